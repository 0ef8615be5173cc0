"""What a person is told of a game beyond its rules: its face in a terminal, and how hints read its events."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from firelight.engine.game import Event, Game, Move


@dataclass(frozen=True)
class SeriesFace:
    """A series of games with a moving setup option."""

    option: str  # the setup option it moves
    players: int
    load: Callable[[Path], Any]  # the series of a file; it has save(path)
    resume: Callable[[Sequence[Mapping[str, Any]]], Any]  # the series of results that were kept
    value: Callable[[Any], int]  # what the option is for the next game
    add: Callable[[Any, Game], tuple[str, dict[str, Any]]]  # add a finished game; the sentence about it, and its result to keep


Styles = tuple[tuple[str, str], ...]


class Names(NamedTuple):
    """What parts of a table are called in a terminal."""

    home: str = "table"  # one player's own part, as a command too
    homes: str = "tables"
    brackets: str = "the price"  # what the pills say
    automatic: str = "Plain moves make themselves"  # auto on
    by_hand: str = "You make every move yourself"  # auto off


@dataclass(frozen=True)
class Face:
    """How a game shows itself in a terminal."""

    players: int  # how many play if nothing is said
    width: int  # columns the board needs
    status: Callable[[Game], str]  # how far the end is away
    shared: Callable[[Game], str]  # what lies between the players
    home: Callable[[Game, int], str]  # one player's own part
    brief: Callable[[Game, int], str]  # the same in one line
    supply: Callable[[Game, int], str]  # what a player can pay with, in one line
    opening: Callable[[Game], bool]  # a turn begins: time for a look at the whole table
    detail: Callable[[Game], str]  # the part of the table that a decision within a turn is about
    pill: Callable[[Game, int], str]  # what a move of a turn costs, as short as can be
    heading: Callable[[Game, int], str]  # the group a move is listed under
    payment: Callable[[Game], Move | None]  # the move that pays with one's own piece, where that is the natural one
    styles: Callable[[], Styles]  # patterns in the text and how to colour them
    series: SeriesFace | None = None
    names: Callable[[], Names] = Names


Key = tuple[str, str]  # what kind of thing, and which one


@dataclass(frozen=True, slots=True)
class Thing:
    """Something that a line of moves brings or takes: `2 gold`, `a ship at the third island`."""

    kind: str
    name: str
    number: int  # pieces or steps; 1 for a single thing
    text: str = ""  # the same in words


@dataclass(frozen=True, slots=True)
class Wording:
    """How the events and positions of a game are read for hints."""

    supply: Callable[[Event], tuple[Key, int] | None]  # pieces that come (above 0) or go
    unwanted: frozenset[str]  # kinds of which fewer is better
    brought: Callable[[Event], tuple[Key, bool] | None]  # a single thing; False says that it is gone again
    ready: Callable[[Game, int], tuple[Key, ...]]  # what a seat could now turn into points
    hidden: tuple[str, ...]  # events that bring hidden things to light, the surest sign first


PLAIN = Face(
    players=2,
    width=100,
    status=lambda game: f"{len(game.history)} moves so far",
    shared=str,
    home=lambda game, seat: "",
    brief=lambda game, seat: f"{game.seat_names[seat]}: {game.scores()[seat]} points now",
    supply=lambda game, seat: "",
    opening=lambda game: True,
    detail=lambda game: "",
    pill=lambda game, action: "",
    heading=lambda game, action: "",
    payment=lambda game: None,
    styles=lambda: (),
)


def plain_face(language: str) -> Face:
    """What a game has that brings no face of its own."""
    return PLAIN


SILENT = Wording(
    supply=lambda event: None,
    unwanted=frozenset(),
    brought=lambda event: None,
    ready=lambda game, seat: (),
    hidden=(),
)
