"""What the answers to REST requests hold, for /api/openapi.json."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field

from firelight import api
from firelight.server.socket_answers import BranchOf, Event, Origin, SeatKind, Status, TableClock

Title = Annotated[str, Field(json_schema_extra={"enum": list(api.titles())})]
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
    secret: str | None = Field(description="for programs, which send it as a Bearer token; browsers get a cookie instead")


class Device(BaseModel):
    id: str
    label: str = Field(description="such as Firefox on Linux")
    created: float
    used: float = Field(description="when it was last used, to the nearest hour")
    current: bool = Field(description="this is the device that sent the request")


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
    help: str


class GameAbout(BaseModel):
    game: Title
    name: str
    about: str
    players: list[int] = Field(min_length=2, max_length=2)
    options: dict[str, OptionAbout]
    series: bool
    sets: list[str] = Field(description="names of further component sets that come with the game")


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


class ListedSeat(BaseModel):
    seat: int
    name: str
    kind: SeatKind
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
    clock: TableClock | None
    host: bool
    spectator: bool
    awaiting: bool = Field(description="it is the turn of one of my seats")
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
    cursor: str = Field(description="the game's place in the list; send it as `after` to get the next page")


class SummarySeat(ListedSeat):
    ignored: Literal["mute", "block"] | None


class Summary(Listed):
    components: str | None = Field(description="the name of its set, if it is not the shipped one")
    hints: bool
    branch_of: BranchOf | None
    absence: float | None = Field(description="seconds after which an absent player can be voted out")
    seats: list[SummarySeat]  # type: ignore[assignment]
    here: list[int] = Field(description="seats whose players are connected")
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
    clock: TableClock | None
    hints: bool
    series: bool
    absence: float | None
    origin: Origin | None
    host: str
    seats: list[InvitedSeat]
    seat: int | None = Field(description="null for a link to watch")
    used: bool = Field(description="somebody else has already sat down with it")
    mine: bool = Field(description="I sit there, or watch, already")


class Ignored(BaseModel):
    id: str
    name: str
    how: Literal["mute", "block"]
    since: float


class LogEntry(BaseModel):
    number: int
    act: int = Field(description="the number of moves made before the act it belongs to")
    seat: int
    move: str
    by: Literal["human", "bot", "time"]
    at: float
    events: list[Event]


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


class Fix(BaseModel):
    place: str
    value: Any = Field(description="the right value; null: there should be none")


class SetProblem(Problem):
    code: str = Field(description="identifies the sentence; empty if there is only `message`")
    args: dict[str, Any]
    rule: str = Field(description="the number of the rule behind it, or empty")
    fix: Fix | None = Field(description="if there is only one way to fix it")


class Asked(BaseModel):
    """What may stand at a place of a component set. Fields that do not apply to the kind are empty."""

    kind: Literal["table", "list", "words", "word", "number", "flag", "text"]
    mark: str = Field(description="where the value comes from: R, S, D or C")
    required: list[str] = Field(description="for a table: the names it must have")
    optional: list[str] = Field(description="and those it may have")
    count: int | None = Field(description="for a list: the number of entries; null: any number")
    least: int = Field(description="for a number, or for the number of words in a text")
    most: int
    separator: str = Field(description="what separates the words of a text")
    words: list[str] = Field(description="the allowed words")


class Form(BaseModel):
    kinds: list[Asked]
    places: dict[str, int] = Field(description="the number of each place's kind")


class Box(BaseModel):
    """A component set for an editor."""

    name: str | None = Field(description="the set's name; null if there are problems")
    data: dict[str, Any] | None = Field(description="null if the text is not TOML")
    problems: list[SetProblem]
    form: Form | None


class ListedSet(BaseModel):
    id: str
    game: Title
    name: str
    sound: bool = Field(description="false: a draft with problems, which cannot be played")
    shared: bool = Field(description="everybody who has its link may read it")
    updated: float


class ComponentSet(ListedSet):
    by: str = Field(description="its owner's name")
    mine: bool
    text: str = Field(description="TOML")


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


class Played(BaseModel):
    """A finished game in figures."""

    id: str
    game: Title
    at: float
    players: int
    options: dict[str, int]
    seat: int
    score: int
    lead: int = Field(description="ahead of the best opponent; negative: behind")
    won: bool
    shared: bool = Field(description="the win was shared")
    opponents: list[str] = Field(description="a level, or human; tom for an opponent that belongs to the game")
    sources: dict[str, int] | None = Field(description="where the points came from; null for games of older versions")


class Attempt(BaseModel):
    """A counting attempt at a daily challenge."""

    id: str = Field(description="the id of its game")
    opponent: str | None = Field(description="the level of the bots; null: alone")
    finished: float | None = Field(description="null: not finished, or not before the day was over")
    score: int | None
    margin: int | None = Field(description="ahead of the best opponent")
    shared: bool = Field(description="another player at the same address had started earlier")


class MyAttempt(Attempt):
    open: bool = Field(description="it can still be continued")


class Result(Attempt):
    name: str
    mine: bool


class Challenge(BaseModel):
    """The challenge of a day."""

    day: str
    today: str
    game: Title
    ends: float = Field(description="when the day is over")
    opponents: list[str | None] = Field(description="levels of bots; null: alone")
    attempts: int = Field(description="how many players have started")
    streak: int = Field(description="how many days in a row I have finished the challenge")
    mine: MyAttempt | None
    results: list[Result] | None = Field(description="null until the day is over; grouped by opponent, best first")


class ChallengeDay(BaseModel):
    day: str
    game: Title
    mine: Attempt | None


class Standing(BaseModel):
    """How many games I have played against an opponent, and how many I have won."""

    game: Title
    opponent: str = Field(description="a level, or the kind of seat for an opponent that belongs to the game")
    played: int
    won: int


class NotifySettings(BaseModel):
    webhook: str | None
    webhooks: bool = Field(description="whether this server sends any")
    push: bool = Field(description="whether a browser is subscribed")
    push_key: str | None = Field(description="this server's public key, for browsers' subscriptions")
