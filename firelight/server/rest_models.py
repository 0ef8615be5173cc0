"""What REST requests may contain, with tight bounds: they make /api/openapi.json exact."""

from __future__ import annotations

from datetime import date
from typing import Annotated, Any, Literal

from fastapi import Path
from msgspec import UNSET
from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field, model_validator

from firelight import api
from firelight.server import rest_answers
from firelight.server.bounds import COMPONENTS
from firelight.server.checks import NAME_LENGTH, NOTES_BYTES
from firelight.server.messages import GAME_PATTERN, MOST_MOVES, MOST_SEATS, NO_NUL
from firelight.server.shapes import Clock as RoomClock
from firelight.server.shapes import NewGame as RoomNewGame
from firelight.server.shapes import NewSeat as RoomNewSeat
from firelight.server.shapes import SeatChange as RoomSeatChange

SECRET_PATTERN = r"^[A-Za-z0-9_-]{16,128}$"
DAY_PATTERN = r"^20[0-9][0-9]-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"
PRINTABLE = r"^[^\x00-\x1F\x7F]*$"


def _digits(text: object) -> object:
    """In a URL a number has digits only."""
    if isinstance(text, str) and not (text.isascii() and text.isdecimal() and len(text) <= 16):
        raise ValueError("expected a whole number")
    return text


def _known_game(key: str) -> str:
    if key not in api.titles():
        raise ValueError(f"expected one of {', '.join(api.titles())}")
    return key


def real_day(day: str) -> str:
    date.fromisoformat(day)
    return day


Digits = BeforeValidator(_digits)
Name = Annotated[str, Field(min_length=1, max_length=NAME_LENGTH, pattern=PRINTABLE)]
Level = Annotated[str, Field(min_length=1, max_length=40, pattern=r"^[a-z0-9:._-]+$")]
Secret = Annotated[str, Field(pattern=SECRET_PATTERN)]
Title = Annotated[rest_answers.Title, AfterValidator(_known_game)]
SeatNumber = Annotated[int, Field(ge=0, lt=MOST_SEATS)]
MoveNumber = Annotated[int, Field(ge=0, le=MOST_MOVES)]
Seconds = Annotated[float, Field(ge=1, le=366 * 24 * 3600)]
Absence = Annotated[float, Field(ge=60, le=366 * 24 * 3600)]
GameId = Annotated[str, Path(pattern=GAME_PATTERN)]
PlayerId = Annotated[str, Path(pattern=GAME_PATTERN)]
JobId = Annotated[str, Path(pattern=GAME_PATTERN)]
Day = Annotated[str, Path(pattern=DAY_PATTERN), AfterValidator(real_day)]
DeviceId = Annotated[str, Path(pattern=r"^[0-9a-f]{16}$")]
SeatPath = Annotated[int, Path(ge=0, lt=MOST_SEATS), Digits]
MovePath = Annotated[int, Path(ge=0, le=MOST_MOVES), Digits]


class Strict(BaseModel):
    """Base class of requests: no unknown fields, no numbers in quotes."""

    model_config = ConfigDict(extra="forbid", strict=True, allow_inf_nan=False)


class NewMe(Strict):
    name: Name | None = None


class Rename(Strict):
    name: Name


class Recover(Strict):
    phrase: Annotated[str, Field(min_length=1, max_length=400, pattern=NO_NUL)]


class SecretBody(Strict):
    secret: Secret


class Join(SecretBody):
    accepts: Annotated[bool, Field(description="I was told that somebody may know what is hidden in this game")] = False
    seat: Annotated[SeatNumber | None, Field(description="an open seat other than the link's")] = None
    watch: Annotated[bool, Field(description="watch only, though the link is for a seat")] = False


class NewSeat(Strict):
    kind: Literal["me", "open", "bot"]
    name: Name | None = None
    level: Level | None = None

    def for_rooms(self) -> RoomNewSeat:
        return RoomNewSeat(self.kind, self.name, self.level)


class Clock(Strict):
    move: Seconds | None = None
    game: Seconds | None = None
    on_time: Literal["bot"] = "bot"

    def for_rooms(self) -> RoomClock:
        return RoomClock(self.move, self.game, self.on_time)


Seats = Annotated[list[NewSeat], Field(min_length=1, max_length=MOST_SEATS)]
OptionName = Annotated[str, Field(pattern=r"^[a-z_]{1,40}$")]
OptionValue = Annotated[int, Field(ge=-1000, le=1000)]
ComponentText = Annotated[str, Field(pattern=NO_NUL, json_schema_extra={"maxLength": COMPONENTS.size})]  # longer texts are too-large


class NewGame(Strict):
    game: Title
    options: Annotated[dict[OptionName, OptionValue], Field(max_length=20)] = {}
    components: ComponentText | None = None
    series: bool = False
    seed: Annotated[int, Field(ge=0, lt=2**62)] | None = None
    seats: Seats
    clock: Clock | None = None
    hints: Annotated[bool | None, Field(description="null: allowed if one human plays alone")] = None
    absence: Annotated[Absence | None, Field(description="seconds after which an absent player can be voted out; null: never")] = Field(
        default_factory=lambda: None
    )

    def for_rooms(self) -> RoomNewGame:
        return RoomNewGame(
            game=self.game,
            seats=[seat.for_rooms() for seat in self.seats],
            options=dict(self.options),
            components=self.components,
            series=self.series,
            seed=self.seed,
            clock=None if self.clock is None else self.clock.for_rooms(),
            hints=self.hints,
            absence=self.absence if "absence" in self.model_fields_set else UNSET,
        )


class LinkOf(Strict):
    seat: SeatNumber | None


class SeatChange(Strict):
    """Omitted fields stay unchanged."""

    model_config = ConfigDict(json_schema_extra={"minProperties": 1})

    name: Name = Field(default_factory=str)
    kind: Literal["me", "open", "bot"] = Field(default_factory=lambda: "open")
    level: Level = Field(default_factory=str)
    stand_in: Level | None = Field(default_factory=lambda: None)

    @model_validator(mode="after")
    def _something(self) -> SeatChange:
        if not self.model_fields_set:
            raise ValueError("expected name, kind, level or stand_in")
        return self

    def for_rooms(self) -> RoomSeatChange:
        return RoomSeatChange(**self.model_dump(exclude_unset=True))


class VoteOut(Strict):
    out: Literal[True]


class Ignore(Strict):
    how: Literal["mute", "block"] | None


class Report(Strict):
    seat: SeatNumber | None = None
    text: Annotated[str, Field(min_length=1, max_length=1000, pattern=NO_NUL)]


class Branch(Strict):
    move: MoveNumber
    seats: Seats


class Import(Strict):
    record: dict[str, Any]
    seats: Seats | None = None


class NewAttempt(Strict):
    opponent: Level | None = Field(default=None, description="the level of the bots; null: solo, if the game allows it")
    practice: bool = False


class HintFor(Strict):
    seat: SeatNumber


class Notes(Strict):
    text: Annotated[str, Field(max_length=NOTES_BYTES, pattern=NO_NUL)]


class PushKeys(Strict):
    p256dh: Annotated[str, Field(min_length=1, max_length=200, pattern=r"^[A-Za-z0-9_=+/-]+$")]
    auth: Annotated[str, Field(min_length=1, max_length=100, pattern=r"^[A-Za-z0-9_=+/-]+$")]


Url = Annotated[str, Field(max_length=1000, pattern=r"^https?://[^\x00-\x20\x7F]+$")]


class PushSubscription(Strict):
    endpoint: Url
    keys: PushKeys
    expirationTime: float | None = None  # noqa: N815 - the browser's word


class Notify(Strict):
    webhook: Url | None = None
    push: PushSubscription | None = None


class Components(Strict):
    game: Title
    text: ComponentText


class SetChange(Strict):
    """Omitted fields stay unchanged."""

    text: ComponentText | None = None
    shared: bool | None = None
