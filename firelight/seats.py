"""Who sits where: people and bots."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from firelight.bots.registry import read_spec
from firelight.engine.errors import OptionError
from firelight.texts import YOU as YOU_WORD

if TYPE_CHECKING:
    from firelight.engine.game import Game
    from firelight.engine.title import Title

YOU = "you"
USUAL = "flame"  # the usual opponent


def read_seats(text: str | None, players: int | None, title: Title, usual: int) -> list[str]:
    """Parse seats such as `you,flame`. Missing ones are filled in: you first, then the usual opponents."""
    seats = [_read_seat(seat.strip()) for seat in text.split(",")] if text else []
    number = players if players is not None else len(seats) or usual
    low, high = title.players
    if not low <= number <= high:
        raise OptionError(f"players: found {number}; {title.name} is for {low} to {high} players")
    if len(seats) > number:
        raise OptionError(f"seats: found {len(seats)} seats for {number} players")
    first = [] if seats else [YOU]
    return [*seats, *first, *[USUAL] * (number - len(seats) - len(first))]


def _read_seat(text: str) -> str:
    if text.lower() == YOU:
        return YOU
    try:
        return str(read_spec(text))
    except OptionError as reason:
        raise OptionError(f"seats: found {text!r}; expected {YOU} or a bot. {reason}") from reason


def names_of(game: Game, seats: list[str]) -> tuple[str, ...]:
    """The names of the seats: a person alone among opponents is `You`."""
    names = list(game.seat_names)
    if len(seats) > 1 and seats.count(YOU) == 1:
        names[seats.index(YOU)] = YOU_WORD
    return tuple(names)


def seed_of_move(seed: int, game: Game) -> int:
    """The seed of a bot's next move: the same at the same point of a game."""
    return random.Random(f"{seed} {len(game.history)}").getrandbits(62)
