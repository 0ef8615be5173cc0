"""The shapes of what rooms are asked and answer."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from msgspec import UNSET, UnsetType

Message = dict[str, Any] | bytes  # bytes: JSON, encoded once for everybody who gets the same message
Deliver = Callable[[Message], None]


@dataclass(frozen=True, slots=True)
class NewSeat:
    """Who is to sit there: `me` (the player who asks), `open`, or `bot` with its level."""

    kind: str = "open"
    name: str | None = None
    level: str | None = None


@dataclass(frozen=True, slots=True)
class Clock:
    """Seconds per turn and for the whole game; None: no limit. When time is up, a bot makes the move."""

    move: float | None = None
    game: float | None = None
    on_time: str = "bot"

    def data(self) -> dict[str, Any]:
        return {"move": self.move, "game": self.game, "on_time": self.on_time}


@dataclass(frozen=True, slots=True)
class NewGame:
    game: str
    seats: list[NewSeat]
    options: dict[str, int] = field(default_factory=dict)
    components: str | dict[str, Any] | None = None  # the name of an additional set, a set as TOML or data, or None for the shipped one
    series: bool = False
    seed: int | None = None
    clock: Clock | None = None
    hints: bool | None = None  # None: allowed in games with one human
    absence: float | UnsetType | None = UNSET  # seconds before the others may vote out an absent player; None: never


@dataclass(frozen=True, slots=True)
class SeatChange:
    """The changes to a seat; UNSET keeps a field as it is."""

    name: str | UnsetType = UNSET
    kind: str | UnsetType = UNSET  # by the host, before the game begins: open, bot, me
    level: str | UnsetType = UNSET
    stand_in: str | UnsetType | None = UNSET  # the level of a bot that takes over; None gives the seat back


@dataclass(frozen=True, slots=True)
class Created:
    """A new game and the secrets of its links, by seat number (as text) and `watch`."""

    game: str
    links: dict[str, str]


class Following:
    """Something that is followed until it is closed. Closing twice is harmless."""

    def __init__(self, end: Callable[[], None]) -> None:
        self._end: Callable[[], None] | None = end

    def close(self) -> None:
        end, self._end = self._end, None
        if end is not None:
            end()
