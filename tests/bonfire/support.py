"""A table to try one rule on: a plain state to arrange by hand, then a game to play from it."""

from __future__ import annotations

from typing import Any

import firelight
from firelight.bonfire import frames, words
from firelight.bonfire.layout import City, State
from firelight.bonfire.position import derive
from firelight.bonfire.setup import setup
from firelight.bonfire.fate import lay_squares
from firelight.bonfire.tables import FIRST_LINE
from firelight.engine.chance import new_rng
from firelight.engine.game import Game
from firelight.engine.stack import push
from firelight.api import shipped_edition


def arrange(players: int = 2, seed: int = 1, **options: int) -> State:
    """A state at the first turn of seat 0 (who is the starting player), first Fate Tiles laid, supplies empty."""
    s = State()
    setup(s, new_rng(seed, 0), players, options.get("first_game", 0), options.get("handicap", 0))
    s.start = 0
    for seat in range(players):
        c = s.cities[seat]
        lay_squares(c, c.first_tile, FIRST_LINE[0], 0)
        c.first_tile = words.NONE
        c.tiles = [0] * 7
        c.resources = [0] * 6
    to_turn_of(s, 0)
    return s


def to_turn_of(s: State, seat: int) -> None:
    """It is that seat's turn, before any action."""
    while s.depth > 0:
        s.depth -= 1
        s.frames[s.depth].kind = s.frames[s.depth].seat = s.frames[s.depth].a = s.frames[s.depth].b = 0
        s.frames[s.depth].c = s.frames[s.depth].d = s.frames[s.depth].e = s.frames[s.depth].f = 0
    push(s, frames.NEXT_TURN, words.NONE, 0, 0)
    push(s, frames.TURN, seat, 0, 0)
    s.turn = seat


def give(c: City, **pieces: int) -> None:
    """Put action tiles and resources into a supply by name: give(c, ship=2, great_bonfire=1, gold=1)."""
    for name, number in pieces.items():
        word = name.replace("_", "-")
        if word in words.KINDS:
            c.tiles[words.KINDS.index(word)] += number
        else:
            c.resources[words.RESOURCES.index(word)] += number


def hire(c: City, *numbers: int) -> None:
    """Specialists by the number of the rulebook (1 to 27), Elders as 28 to 33."""
    for number in numbers:
        c.gnomes[number - 1] = 1


def start(s: State) -> Game:
    """The game from the arranged state."""
    derive(s)
    return Game(shipped_edition("bonfire"), s, new_rng(1, 1))


def texts(g: Game) -> list[str]:
    """The moves that may be made now."""
    return [move.text for move in g.moves()]


def play(g: Game, *moves: str) -> None:
    for move in moves:
        g.play(move)


def city(g: Game, seat: int = 0) -> City:
    found: Any = g.state
    return found.cities[seat]  # type: ignore[no-any-return]


def tiles(g: Game, seat: int = 0) -> dict[str, int]:
    """The action tiles of a seat, without the kinds it has none of."""
    return {kind: n for kind, n in zip(words.KINDS, city(g, seat).tiles, strict=True) if n}


def resources(g: Game, seat: int = 0) -> dict[str, int]:
    return {kind: n for kind, n in zip(words.RESOURCES, city(g, seat).resources, strict=True) if n}


def refused(g: Game, move: str) -> str:
    """The number of the rule that forbids a move now ('' if it is allowed)."""
    refusal = g.why_not(move)
    return refusal.rule if refusal else ""


__all__ = ["arrange", "city", "firelight", "give", "hire", "play", "refused", "resources", "start", "texts", "tiles", "to_turn_of"]
