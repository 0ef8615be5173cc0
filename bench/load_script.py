"""What people do in the games of `bench.server_load`, and how browsers send it.

Scripts are made from seeds before anything is measured, so every server gets the same games with the same decisions. A person
points at one thing after another and does it, with the usual payments. How that becomes messages depends on the browser:

- `acts`: the present one. At the start of a turn it asks once for the acts that a board shows as one, in Emberheart also
  for what the warehouse and the station would bring; later for each act that is pointed at. When that is clicked, its
  proposal is already known, and all its decisions are sent together.
- `moves`: that of version 0.1.0. It sends most decisions separately. In Emberheart it looks at what every place and every
  dragon would lead to at the start of a turn, and again at each decision about a party; in Bonfire at a tile held over a space.
- `single`: no browser, but the least that every server understands: each decision separately, and no questions.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import firelight
from firelight.engine.game import Game
from firelight.table import Picture, acts_data, proposal_data

Ask = dict[str, Any]

STYLES = ("acts", "moves", "single")
TAKEN_AS_ONE = {  # families of moves, as listed in web/src/games/*/index.ts
    "bonfire": frozenset({"fate", "sail", "lay", "reward"}),
    "emberheart": frozenset({"go", "to-space", "with-companion", "make-up", "attach", "dragon", "swap", "swap-kinds"}),
}
BARRED = {"bonfire": (), "emberheart": ("to-space",)}  # families for which a board says why one cannot be chosen
UPTO = {"bonfire": ("lay", "task", "no-deed", "retrieve"), "emberheart": ()}  # families after which it does not matter how an act goes on
FORESEEN = frozenset({"warehouse", "station"})  # families whose proposals a board shows as soon as they are on offer
LOOKED_AT = frozenset({"go", "attach"})  # by the old browser, as soon as they are on offer
SENT_TOGETHER = {  # by the old browser: what may follow the first family
    "go": ("to-space", "with-companion", "make-up", "effects"),
    "to-space": ("make-up", "effects"),
    "with-companion": ("make-up", "effects"),
    "make-up": ("effects",),
    "swap": ("swap-kinds",),
    "attach": ("dragon", "onto-hero", "onto-preserve"),
    "lay": ("way",),
    "reward": ("portal",),
}


class Step(NamedTuple):
    """One message that changes a game."""

    seat: int
    at: int  # moves made before it
    moves: tuple[str, ...]
    on_arrival: tuple[Ask, ...] = ()  # asked as soon as the table is there
    before: tuple[Ask, ...] = ()  # asked one after the other when the player points at it


class Decision(NamedTuple):
    """A small decision, as it was offered."""

    at: int
    move: str
    family: str
    looked_at: tuple[str, ...]


@dataclass(frozen=True)
class Act:
    """One thing that a person does."""

    title: str
    seat: int
    families: tuple[str, ...]  # of the acts offered as one
    foreseen: tuple[str, ...]  # the moves whose outcome the board shows
    chosen: tuple[str, ...]  # the person's own choices
    by_itself: bool  # a payment without alternatives
    line: tuple[Decision, ...]

    def steps(self, style: str) -> tuple[Step, ...]:
        return getattr(self, f"_{style}")()  # type: ignore[no-any-return]

    def _acts(self) -> tuple[Step, ...]:
        foreseen = sorted(FORESEEN) if self.foreseen else []
        question = {
            "families": list(self.families),
            "refusals": list(BARRED[self.title]),
            "upto": list(UPTO[self.title]),
            "foreseen": foreseen,
        }
        arrival = ({"do": "acts", **question},) if self.families or foreseen else ()
        is_known = self.by_itself or (len(self.chosen) == 1 and self.chosen[0] in self.foreseen)
        asked = () if is_known else ({"do": "propose", "line": list(self.chosen)},)
        return (Step(self.seat, self.line[0].at, tuple(each.move for each in self.line), arrival, asked),)

    def _moves(self) -> tuple[Step, ...]:
        found = []
        for part in parts(self.line):
            moves = tuple(each.move for each in part)
            arrival = tuple({"do": "look", "line": [move]} for move in part[0].looked_at)
            found.append(Step(self.seat, part[0].at, moves, arrival, tuple(self._looks(part))))
        return tuple(found)

    def _looks(self, part: Sequence[Decision]) -> Iterator[Ask]:
        first, moves = part[0].family, [each.move for each in part]
        if first == "lay":
            yield {"do": "look", "line": moves}
        elif first in TAKEN_AS_ONE["emberheart"]:
            for end in range(1, len(moves) + 1):
                if end > 1 or first not in LOOKED_AT:
                    yield {"do": "look", "line": moves[:end]}

    def _single(self) -> tuple[Step, ...]:
        return tuple(Step(self.seat, each.at, (each.move,)) for each in self.line)


def parts(line: Sequence[Decision]) -> Iterator[list[Decision]]:
    """Splits an act into what the old browser sends together."""
    part = [line[0]]
    for each in line[1:]:
        if each.family in SENT_TOGETHER.get(part[0].family, ()):
            part.append(each)
        else:
            yield part
            part = [each]
    yield part


class Script(NamedTuple):
    """A game, starting from its seed."""

    title: str
    players: int
    seed: int
    acts: list[Act]


def write(title: str, players: int, seed: int, decisions: int) -> Script:
    """Write at least this many decisions, or a whole game."""
    chance, game = random.Random(seed), firelight.new(title, players=players, seed=seed)
    found: list[Act] = []
    while not game.over and game.moves_made < decisions:
        found.append(_act(title, game, chance))
    return Script(title, players, seed, found)


def _act(title: str, game: Game, chance: random.Random) -> Act:
    """What somebody does at this position. Plays the game on."""
    options, seat = Picture(game).options, game.seat
    assert seat is not None
    families = tuple(sorted({option["family"] for option in options} & TAKEN_AS_ONE[title]))
    foreseen = tuple(option["move"] for option in options if option["family"] in FORESEEN)
    natural = [option["move"] for option in options if option["natural"]]
    if len(natural) == 1:
        chosen = line = tuple(natural)
    else:
        chosen = _choice(game, chance.choice(options), families, chance)
        line = tuple(proposal_data(game, chosen)["line"])
    return Act(title, seat, families, foreseen, chosen, len(natural) == 1, tuple(_play(game, line)))


def _choice(game: Game, option: dict[str, Any], families: Sequence[str], chance: random.Random) -> tuple[str, ...]:
    acts = acts_data(game, [option["family"]])["acts"] if option["family"] in families else []
    fitting = [act["moves"] for act in acts if act["moves"][0] == option["move"]]
    return tuple(chance.choice(fitting)) if fitting else (option["move"],)


def _play(game: Game, line: Sequence[str]) -> Iterator[Decision]:
    for move in line:
        options = Picture(game).options
        family = next(option["family"] for option in options if option["move"] == move)
        looked_at = tuple(option["move"] for option in options if option["family"] in LOOKED_AT)
        yield Decision(game.moves_made, move, family, looked_at)
        game.play(move)
