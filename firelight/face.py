"""What a person at the terminal is told of a game beyond its rules. Each game has a Face of its own in its face.py."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from firelight.engine.game import Event, Game, Move


@dataclass(frozen=True)
class SeriesFace:
    """A series of games with a moving setup option."""

    option: str  # the setup option it moves
    players: int
    load: Callable[[Path], Any]  # the series of a file; it has save(path)
    value: Callable[[Any], int]  # what the option is for the next game
    note: Callable[[Any, Game], str]  # add a finished game; the sentence about it


@dataclass(frozen=True)
class Face:
    """How a game shows itself in a terminal."""

    players: int  # how many play if nothing is said
    width: int  # columns the board needs
    prompt: Callable[[Game], str]  # what is awaited, in one line
    status: Callable[[Game], str]  # how far the end is away
    shared: Callable[[Game], str]  # what lies between the players
    city: Callable[[Game, int], str]  # one player's own part
    brief: Callable[[Game, int], str]  # the same in one line
    supply: Callable[[Game, int], str]  # what a player can pay with, in one line
    opening: Callable[[Game], bool]  # a turn begins: time for a look at the whole table
    detail: Callable[[Game], str]  # the part of the table that a decision within a turn is about
    pill: Callable[[Game, int], str]  # what a move of a turn costs, as short as can be
    heading: Callable[[Game, int], str]  # the group a move is listed under
    story: Callable[[Game, Sequence[Event], Sequence[str]], list[str]]  # events as sentences, with the names of the seats
    payment: Callable[[Game], Move | None]  # the move that pays with one's own piece, where that is the natural one
    sources: Callable[[str], str]  # a line of the score sheet in words
    styles: tuple[tuple[str, str], ...]  # patterns in the text and how to colour them
    series: SeriesFace | None = None
    home: str = "city"  # what one player's own part is called, as a command too
    homes: str = "cities"
    brackets: str = "tiles to pay"  # what the pills say
    automatic: tuple[str, str] = ("Your own pieces are paid by themselves", "You choose every piece you pay")  # auto on, off


def face_of(key: str) -> Face:
    """The Face of a game; a game that has none yet shows its board and no more."""
    if find_spec(f"firelight.games.{key}.texts.face") is None:
        return PLAIN
    face: Face = import_module(f"firelight.games.{key}.texts.face").FACE
    return face


PLAIN = Face(
    players=2,
    width=100,
    prompt=lambda game: game.decision,
    status=lambda game: f"{len(game.history)} moves so far",
    shared=str,
    city=lambda game, seat: "",
    brief=lambda game, seat: f"{game.seat_names[seat]}: {game.scores()[seat]} points now",
    supply=lambda game, seat: "",
    opening=lambda game: True,
    detail=lambda game: "",
    pill=lambda game, action: "",
    heading=lambda game, action: "",
    story=lambda game, events, names: [f"{event}." for event in events],
    payment=lambda game: None,
    sources=lambda name: name,
    styles=(),
)
