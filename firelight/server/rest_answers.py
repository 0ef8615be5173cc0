"""What the answers to REST requests hold, for /api/openapi.json."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field

from firelight import api

Title = Annotated[str, Field(json_schema_extra={"enum": list(api.titles())})]
Status = Literal["waiting", "playing", "over"]
Level = str


class Error(BaseModel):
    code: str
    message: str
    args: dict[str, Any]


class ErrorBody(BaseModel):
    error: Error


class Problem(BaseModel):
    place: str
    message: str


class Me(BaseModel):
    id: str
    name: str
    recovery: bool = Field(description="whether there is a recovery phrase")


class NewlyMe(Me):
    secret: str | None = Field(description="for programs, which send it as a Bearer token; browsers have it in a cookie")


class Device(BaseModel):
    id: str
    label: str = Field(description="such as Firefox on Linux")
    created: float
    used: float = Field(description="when it was last used, to the hour")
    current: bool = Field(description="the device that asks")


class Phrase(BaseModel):
    phrase: str = Field(description="twelve words, shown once")


class SecretAnswer(BaseModel):
    secret: str


class Bots(BaseModel):
    state: Literal["starting", "compiling", "ready", "off"]
    progress: float


class OptionAbout(BaseModel):
    default: int
    low: int
    high: int


class GameAbout(BaseModel):
    game: Title
    name: str
    players: list[int] = Field(min_length=2, max_length=2)
    options: dict[str, OptionAbout]
    series: bool


class About(BaseModel):
    version: str
    games: list[GameAbout]
    levels: list[str]
    bots: Bots


class Live(BaseModel):
    ok: Literal[True]
    version: str


class Health(Live):
    bots: str
    write_ms: float = Field(description="how long the last write to the database took")


class Made(BaseModel):
    id: str
    links: dict[str, str] = Field(description="the secrets of the links, by seat number and `watch`")


class Clock(BaseModel):
    move: float | None
    game: float | None
    on_time: str


class Origin(BaseModel):
    """Somebody may know what lies hidden: why."""

    kind: Literal["seed", "position", "record", "branch", "opened"]


class ListedSeat(BaseModel):
    seat: int
    name: str
    kind: Literal["human", "bot", "open", "tom"]
    level: str | None
    stand_in: str | None
    mine: bool


class Listed(BaseModel):
    """A game in a list."""

    id: str
    title: Title
    status: Status
    options: dict[str, int]
    series: bool
    clock: Clock | None
    host: bool
    spectator: bool
    awaiting: bool = Field(description="one of my seats is to decide")
    deciding: int | None
    deadline: float | None
    seats: list[ListedSeat]
    scores: list[int]
    winners: list[int]
    moves: int
    last_move: str | None
    moved: float
    created: float
    updated: float
    rematch: str | None
    origin: Origin | None = Field(description="null: a fair deal")


class InList(Listed):
    cursor: str = Field(description="where this game is in the list: `after` in the request for the next page")


class SummarySeat(ListedSeat):
    ignored: Literal["mute", "block"] | None


class Summary(Listed):
    components: str | None = Field(description="the name of its set, if it is not the shipped one")
    hints: bool
    branch_of: dict[str, Any] | None
    absence: float | None = Field(description="seconds after which an absent player can be voted out")
    seats: list[SummarySeat]  # type: ignore[assignment]
    here: list[int] = Field(description="seats whose holders are connected")
    watching: int


class Joined(BaseModel):
    id: str
    seat: int | None = Field(description="null: a spectator")


class InvitedSeat(BaseModel):
    seat: int
    name: str
    kind: Literal["human", "bot", "open"]
    level: str | None


class Invitation(BaseModel):
    """What a link leads to."""

    title: Title
    status: Status
    options: dict[str, int]
    components: str | None
    clock: Clock | None
    hints: bool
    series: bool
    absence: float | None
    origin: Origin | None
    host: str
    seats: list[InvitedSeat]
    seat: int | None = Field(description="null: a link to watch")
    used: bool = Field(description="somebody else has sat down by it")
    mine: bool = Field(description="I sit there, or watch, already")


class Ignored(BaseModel):
    id: str
    name: str
    how: Literal["mute", "block"]
    since: float


class Event(BaseModel):
    name: str
    seat: int | None
    args: list[str | int | None]


class LogEntry(BaseModel):
    number: int
    seat: int
    move: str
    by: Literal["human", "bot", "time"]
    at: float
    events: list[Event]


class Table(BaseModel):
    """The table of docs/protocol.md."""

    room: dict[str, Any]
    seats: list[dict[str, Any]]
    move: int
    turn: int
    deciding: int | None
    decision: str
    over: bool
    winners: list[int]
    view: dict[str, Any]
    scores: list[int]
    sheets: list[dict[str, int]]
    options: list[dict[str, Any]]
    forbidden: list[dict[str, Any]]
    facts: dict[str, Any]
    undo: dict[str, Any]
    requests: list[dict[str, Any]]
    votes: list[dict[str, Any]]


class ChatEntry(BaseModel):
    seq: int
    at: float
    seat: int | None
    name: str
    text: str


class NotesAnswer(BaseModel):
    text: str


class Job(BaseModel):
    job: str
    kind: Literal["hint", "review"]
    game: str
    state: Literal["waiting", "running", "done", "failed"]
    progress: float
    result: Any
    error: Error | None = Field(description="why it failed")


class Checked(BaseModel):
    name: str | None = Field(description="of the set; null where there are problems")
    problems: list[Problem]


class SeriesGame(BaseModel):
    game: str
    at: float
    before: int
    you: int
    tom: int
    result: str
    after: int


class Series(BaseModel):
    game: Title
    next: int = Field(description="the handicap of the next game")
    games: list[SeriesGame]


class NotifySettings(BaseModel):
    webhook: str | None
    webhooks: bool = Field(description="whether this server sends any")
    push: bool = Field(description="whether a browser is subscribed")
    push_key: str | None = Field(description="of this server, for subscriptions of browsers")
