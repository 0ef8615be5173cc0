"""Who sits where: people, and opponents that choose for themselves."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import TYPE_CHECKING

from firelight.engine.errors import OptionError

if TYPE_CHECKING:
    from firelight.engine.game import Game, Move
    from firelight.engine.title import Title

YOU = "you"


def at_random(game: Game, seed: int) -> Move:
    """Any move, the same one for the same seed at the same point of a game."""
    return random.Random(f"{seed} {len(game.history)}").choice(game.moves())


OPPONENTS: dict[str, Callable[[Game, int], Move]] = {"random": at_random}


def read_seats(text: str | None, players: int | None, title: Title, usual: int) -> list[str]:
    """The seats from what was said, such as `you,random`. What is not said is filled in: you first, then random opponents."""
    known = (YOU, *OPPONENTS)
    seats = [seat.strip().lower() for seat in text.split(",")] if text else []
    for seat in seats:
        if seat not in known:
            raise OptionError(f"seats: found {seat!r}; expected {', '.join(known)}, with commas between them")
    number = players if players is not None else len(seats) or usual
    low, high = title.players
    if not low <= number <= high:
        raise OptionError(f"players: found {number}; {title.name} is for {low} to {high} players")
    if len(seats) > number:
        raise OptionError(f"seats: found {len(seats)} seats for {number} players")
    first = [] if seats else [YOU]
    return [*seats, *first, *["random"] * (number - len(seats) - len(first))]


def names_of(game: Game, seats: list[str]) -> tuple[str, ...]:
    """How the seats are called: a person alone among opponents is `You`."""
    names = list(game.seat_names)
    if len(seats) > 1 and seats.count(YOU) == 1:
        names[seats.index(YOU)] = "You"
    return tuple(names)
