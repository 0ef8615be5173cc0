"""What is printed on the components of Bonfire, in words: everything a board draws that is not in the position."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from firelight.engine.view import deeds_of
from firelight.games.bonfire.content import words as w
from firelight.games.bonfire.content.checks import RING_GIVES
from firelight.games.bonfire.content.components import Components
from firelight.games.bonfire.content.tables import fate_keys, path_keys, task_keys
from firelight.games.bonfire.content.tasks import words as task_words
from firelight.games.bonfire.rules.countdown import NOVICES_TO_BEGIN, TOM_LAST_CARD
from firelight.games.bonfire.texts.reading import COMMON_GOALS

if TYPE_CHECKING:
    from firelight.engine.title import Edition


def components(edition: Edition) -> dict[str, Any]:
    c: Components = edition.components
    return {
        "game": "bonfire",
        "name": c.name,
        "fingerprint": c.fingerprint,
        "kinds": dict(zip(w.KINDS, c.action_colours, strict=True)),
        "area": _area(c),
        "ways": {deed.args["round"]: edition.notation[action] for action, deed in enumerate(deeds_of(edition)) if deed.family == "way"},
        "fate_tiles": {key: [w.KINDS[kind] for kind in tile] for key, tile in zip(fate_keys(c), c.fate_tiles, strict=True)},
        "islands": _islands(c),
        "routes": [[w.ISLANDS[one], w.ISLANDS[other]] for one, other in c.routes],
        "ring": [{"kind": w.KINDS[space.kind], "gives": RING_GIVES[space.gives]} for space in c.ring],
        "path_tiles": _paths(c),
        "offerings": [w.RESOURCES[resource] for resource in c.offerings],
        "boards": {name: [w.PORTALS[shape] for shape in reversed(board)] for name, board in zip(w.BOARDS, c.boards, strict=True)},
        "values": list(c.guardian_values),
        "council": [w.BONUSES[bonus] for bonus in c.council],
        "tom": [{"card": w.TOM_CARDS[card.card], "sign": card.gnome_sign} for card in c.tom_cards],
        "tom_last_card": TOM_LAST_CARD,
        "gnomes": {key: w.RESOURCES[resource] for key, resource in zip(w.GNOME_KEYS, c.gnomes, strict=True)},
        "elders": list(w.ELDER_KEYS),
        "tasks": _tasks(c),
        "commons": dict(zip(w.COMMONS, COMMON_GOALS, strict=True)),
        "countdown": {str(players): novices for players, novices in enumerate(NOVICES_TO_BEGIN) if players},
    }


def _area(c: Components) -> dict[str, Any]:
    """The Fate Area; squares are [row, column], and 1,1 is the top left of the five rows of seven."""
    area = c.fate_area
    ends = (min(column for _, column in area.inside), max(column for _, column in area.inside))
    parts = {
        "inside": area.inside,
        "first_tile": area.first_tile,
        "gold": area.gold,
        "yellow": area.yellow,
        "highlighted": area.highlighted,
        "outer": [square for square in area.inside if square[1] in ends],
    }
    return {name: [list(square) for square in sorted(squares)] for name, squares in parts.items()}


def _islands(c: Components) -> dict[str, Any]:
    beside: dict[int, list[str]] = {island: [] for island in range(w.ISLAND_COUNT)}
    for one, other in c.routes:
        beside[one].append(w.ISLANDS[other])
        beside[other].append(w.ISLANDS[one])
    found = {}
    for island, name in enumerate(w.ISLANDS):
        task = island < w.TASK_ISLANDS
        found[name] = {
            "resource": w.RESOURCES[c.islands[island].resource] if task else None,
            "guardian": None if task else w.GUARDIANS[island - w.TASK_ISLANDS + 1],
            "corner": task and c.islands[island].corner,
            "neighbours": beside[island],
        }
    return found


def _paths(c: Components) -> dict[str, Any]:
    tiles = [*c.path_tiles, (w.NO_CRYSTAL, w.GOLD)]
    return {
        key: {"crystal": None if crystal == w.NO_CRYSTAL else w.FIRES[crystal], "resource": w.RESOURCES[resource]}
        for key, (crystal, resource) in zip(path_keys(c), tiles, strict=True)
    }


def _tasks(c: Components) -> dict[str, Any]:
    """What each Task asks for: the kind of its condition, what it shows, and the number, if it has them."""
    return {
        key: {
            "colour": w.FIRES[task.colour],
            "kind": w.TASK_KINDS[task.kind],
            "shown": task_words(task),
            "number": None if task.number == w.NONE else task.number,
            "points": task.points,
        }
        for key, task in zip(task_keys(c), c.tasks, strict=True)
    }
