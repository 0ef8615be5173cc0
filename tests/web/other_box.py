"""Component sets in which every composed value differs from the shipped one, as far as the rulebook's counts allow."""

from __future__ import annotations

import copy
import tomllib
from collections.abc import Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import cycle
from typing import Any, TypeVar

Data = dict[str, Any]
Value = TypeVar("Value")

SQUARES = {"-": "Y*", ".": "G*", "*": "Y", "G": ".", "Y": "*", "F": "F"}
CORNERS = ("T2", "T3", "T8", "T9")  # four of the ten, none of them a corner in the shipped set
PATHS = {"blue": (1, 3, 1, 1, 4), "red": (3, 1, 4, 1, 1), "yellow": (1, 1, 1, 3, 2)}
OFFERINGS = (1, 3, 1, 1, 4)
TOM = {"gnome": 2, "path": 1}  # of eight cards, no more than two numbers can differ
BONUSES = (0, 2, 3, 3, 5, 7, 8, 10, 11, 12, 13, 14, 15)  # at 0, 3 and 6 the rulebook says which
GARRISON = ((3, 2, 2), (5, 2, 4), (6, 3, 3), (8, 4, 5), (10, 5, 4))  # glory, dragons, and what else is asked
KINDS = ("hirelings", "scouts", "rangers", "wardens")


def box_file(game: str) -> Traversable:
    return files(f"firelight.games.{game}.content").joinpath("components.toml")


def shipped(game: str) -> Data:
    return tomllib.loads(box_file(game).read_text(encoding="utf-8"))


def other(game: str) -> Data:
    data = copy.deepcopy(shipped(game))
    data["set"]["name"] = "My printing"
    (_bonfire if game == "bonfire" else _emberheart)(data)
    return data


def turned(values: Sequence[Value]) -> list[Value]:
    """The same values in an order in which each has a new place."""
    for by in range(1, len(values)):
        moved = [*values[by:], *values[:by]]
        if all(one != was for one, was in zip(moved, values, strict=True)):
            return moved
    raise ValueError(f"no turn of {values} moves each of them")


def opposite(words: Sequence[str]) -> dict[str, str]:
    """For each word, the one halfway round: the longest way in a list."""
    half = len(words) // 2
    return dict(zip(words, [*words[half:], *words[:half]], strict=True))


def _mapped(text: str, words: dict[str, str], separator: str = " ") -> str:
    return separator.join(words[word] for word in text.split(separator))


def _turn(rows: Sequence[Data], field: str) -> None:
    for row, value in zip(rows, turned([row[field] for row in rows]), strict=True):
        row[field] = value


def _bonfire(data: Data) -> None:
    ring = data["great-bonfire"]["spaces"]
    tiles = data["action-tiles"]
    resources = opposite(list(data["offerings"])[1:])
    kinds = opposite([kind for kind in tiles if kind not in ("mark", "yellow")])
    islands = opposite([name for name in data["islands"] if name != "marks"])
    portals = opposite(data["boards"]["A"].split())
    _turn([tiles[kind] for kind in kinds if "mark" not in tiles[kind]], "colour")
    data["fate-area"]["rows"] = ["  ".join(SQUARES[square] for square in row.split()) for row in data["fate-area"]["rows"]]
    data["fate-tiles"]["symbols"] = [_mapped(tile, kinds) for tile in data["fate-tiles"]["symbols"]]
    for name in islands:
        island = data["islands"][name]
        if "resource" in island:
            island["resource"] = resources[island["resource"]]
            island.pop("corner", None)
            island.update({"corner": True} if name in CORNERS else {})
    data["routes"]["between"] = [_mapped(route, islands, "-") for route in data["routes"]["between"]]
    for field in ("kind", "gives"):
        _turn([space for space in ring if "mark" not in space], field)
    for crystal, counts in PATHS.items():
        data["path-tiles"][crystal] = dict(zip(resources, counts, strict=True))
    data["offerings"].update(zip(resources, OFFERINGS, strict=True))
    for board in "ABCD":
        data["boards"][board] = _mapped(data["boards"][board], portals)
    data["high-council"]["clockwise"] = " ".join(turned(data["high-council"]["clockwise"].split()))
    for card, copies in TOM.items():
        data["tom-cards"][card]["copies"] = copies
    for group in ("specialists", "elders"):
        _turn([gnome for name, gnome in data[group].items() if name != "marks"], "resource")
    _tasks(data["tasks"], resources, kinds)


def _tasks(tasks: Data, resources: dict[str, str], kinds: dict[str, str]) -> None:
    guardians, crystals = opposite(("pink", "grey", "brown", "blue")), opposite(("blue", "red", "yellow"))
    points = {2: 3, 3: 2, 4: 5, 5: 4, 6: 7, 7: 8, 8: 6}
    for colour in crystals:
        for task in tasks[colour]:
            task["points"] = points[task["points"]]
            if "each" in task:
                words = crystals if task["condition"] in ("tasks-of-colour", "crystals") else guardians | resources | kinds
                words = guardians if "guardian" in task["condition"] else words
                task["each"] = [_mapped(shown, words) for shown in task["each"]]


def _emberheart(data: Data) -> None:
    data["flame"].update(start=12, bonus=list(BONUSES), beyond=16)
    boards = [name for name in data["champions"] if name != "mark"]
    data["champions"].update(zip(boards, turned([data["champions"][board] for board in boards]), strict=True))
    for colour in ("red", "blue", "green"):
        for dragon in data["mountain-dragons"][colour]:
            flame, warden = dragon.pop("flame", 0), dragon.pop("warden", False)
            dragon.update({"glory": dragon["glory"] + 1, "flame": flame + 1, **({} if warden else {"warden": True})})
        data["garrison"][colour] = [
            {"glory": glory, "dragons": dragons, ("followers" if "heroes" in card else "heroes"): number}
            for card, (glory, dragons, number) in zip(data["garrison"][colour], GARRISON, strict=True)
        ]
    data["garrison"]["follower-kinds"] = dict(zip(("red", "blue", "green"), ("scout", "ranger", "warden"), strict=True))
    for colour in ("red", "blue", "green", "exotic"):
        data["captive-dragons"][colour] = [glory + 1 for glory in data["captive-dragons"][colour]]
    for card, flame in zip(data["tavern"]["cards"], cycle((3, 2, -3)), strict=False):
        card.update({kind: card.get(kind, 0) + 1 for kind in KINDS}, flame=flame)
    for card in data["raid"]["cards"]:
        card["loses"] = "hirelings" if card["loses"] == "specialists" else "specialists"
    places, numbers = opposite([place for place in data["locations"] if place != "mark"]), opposite("12345")
    data["two-player-cards"]["spaces"] = [
        " ".join(_mapped(space, places | numbers, "-") for space in card.split()) for card in data["two-player-cards"]["spaces"]
    ]
