"""How a game is presented beyond its rules: its face in a terminal, and how hints read its events."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from firelight.engine.game import Event, Game, Move


@dataclass(frozen=True)
class SeriesFace:
    """A series of games in which a setup option changes from game to game."""

    option: str  # the setup option that changes
    players: int
    load: Callable[[Path], Any]  # reads the series in a file; the result has save(path)
    resume: Callable[[Sequence[Mapping[str, Any]]], Any]  # rebuilds the series from stored results
    value: Callable[[Any], int]  # the option's value for the next game
    add: Callable[[Any, Game], tuple[str, dict[str, Any]]]  # adds a finished game; returns the sentence about it, and its result to store


Styles = tuple[tuple[str, str], ...]


class Names(NamedTuple):
    """Names for parts of a table in a terminal."""

    home: str = "table"  # a player's own part, also as a command
    homes: str = "tables"
    brackets: str = "the price"  # what the numbers in brackets mean
    automatic: str = "Plain moves make themselves"  # with auto on
    by_hand: str = "You make every move yourself"  # with auto off


@dataclass(frozen=True)
class Face:
    """How a game shows itself in a terminal."""

    players: int  # how many play by default
    width: int  # columns the board needs
    status: Callable[[Game], str]  # how far away the end is
    shared: Callable[[Game], str]  # what lies between the players
    home: Callable[[Game, int], str]  # a player's own part
    brief: Callable[[Game, int], str]  # the same in one line
    supply: Callable[[Game, int], str]  # what a player can pay with, in one line
    opening: Callable[[Game], bool]  # a turn begins, so the whole table should be shown
    detail: Callable[[Game], str]  # the part of the table that matters for a decision within a turn
    pill: Callable[[Game, int], str]  # the price of a move, as short as possible
    heading: Callable[[Game, int], str]  # the group a move is listed under
    payment: Callable[[Game], Move | None]  # the move that pays with one's own piece, if that is the natural choice
    styles: Callable[[], Styles]  # patterns in the text and how to colour them
    series: SeriesFace | None = None
    names: Callable[[], Names] = Names


Key = tuple[str, str]  # the kind of thing, and which one


@dataclass(frozen=True, slots=True)
class Thing:
    """Something that a line of moves gains or spends: `2 gold`, `a ship at the third island`."""

    kind: str
    name: str
    number: int  # pieces or steps; 1 for a single thing
    text: str = ""  # the same in words


@dataclass(frozen=True, slots=True)
class Wording:
    """How hints read the events and positions of a game."""

    supply: Callable[[Event], tuple[Key, int] | None]  # pieces gained (above 0) or spent
    unwanted: frozenset[str]  # kinds of which fewer are better
    brought: Callable[[Event], tuple[Key, bool] | None]  # a single thing; False if it is gone again
    ready: Callable[[Game, int], tuple[Key, ...]]  # what a seat could now turn into points
    hidden: tuple[str, ...]  # events that reveal hidden things, the most certain sign first


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
    """The face of a game that does not define one."""
    return PLAIN


SILENT = Wording(
    supply=lambda event: None,
    unwanted=frozenset(),
    brought=lambda event: None,
    ready=lambda game, seat: (),
    hidden=(),
)
