"""What a person is told of a game beyond its rules: its face in a terminal, and how hints read its events."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
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
    resume: Callable[[Sequence[Mapping[str, Any]]], Any]  # the series of results that were kept
    value: Callable[[Any], int]  # what the option is for the next game
    add: Callable[[Any, Game], tuple[str, dict[str, Any]]]  # add a finished game; the sentence about it, and its result to keep


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


Key = tuple[str, str]  # what kind of thing, and which one


@dataclass(frozen=True, slots=True)
class Thing:
    """Something that a line of moves brings or takes: `2 gold`, `a ship at the third island`."""

    kind: str
    name: str
    number: int  # pieces or steps; 1 for a single thing
    text: str


@dataclass(frozen=True, slots=True)
class Wording:
    """How the events and positions of a game are read for hints."""

    supply: Callable[[Event], tuple[Key, int] | None]  # pieces that come (above 0) or go
    pieces: Callable[[Key, int], str]  # a number of them in words
    unwanted: frozenset[str]  # kinds of which fewer is better
    brought: Callable[[Game, Event], Thing | None]  # a single thing; number 0 says that it is gone again
    ready: Callable[[Game, int], dict[Key, Thing]]  # what a seat could now turn into points
    hidden: Mapping[str, str]  # events that bring hidden things to light, the surest sign first, and what happens then


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

SILENT = Wording(
    supply=lambda event: None,
    pieces=lambda key, number: "",
    unwanted=frozenset(),
    brought=lambda game, event: None,
    ready=lambda game, seat: {},
    hidden={},
)
