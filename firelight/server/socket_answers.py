"""A table as those who look at it are told of it. The types of the browser are made from these (`make types`)."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, Field

Status = Literal["waiting", "playing", "over"]
SeatKind = Literal["human", "bot", "open", "tom"]


class Event(BaseModel):
    name: str
    seat: int | None
    args: list[str | int | None]


class Price(BaseModel):
    what: str
    kind: str
    number: int


class Option(BaseModel):
    """A move on offer."""

    move: str
    family: str
    args: dict[str, Any]
    price: list[Price] = Field(description="what will be owed")
    means: Literal["own", "wild", "pair"] = Field(description="what pays that: own pieces, wild ones too, or only pairs instead")
    natural: bool = Field(description="it is made by itself where payments are automatic")


class Refusal(BaseModel):
    rule: str
    code: str
    args: dict[str, Any]


class Forbidden(BaseModel):
    """A move that a player would look for and that may not be made."""

    move: str
    family: str
    args: dict[str, Any]
    refusal: Refusal


class Act(BaseModel):
    """What a person means by one thing to do, made of several moves."""

    moves: list[str]
    families: list[str]
    args: dict[str, Any] = Field(description="its choices as one")
    price: list[Price] = Field(description="what is laid down")


class Way(BaseModel):
    """One way to pay."""

    price: list[Price] = Field(description="what the whole act costs with it")
    moves: list[str]


class Payment(BaseModel):
    """Where an act pays something."""

    at: int = Field(description="the first of its moves in the line")
    count: int = Field(description="how many moves it is")
    natural: bool = Field(description="with the very pieces that are owed")
    ways: list[Way] = Field(description="the chosen one first")


class Open(BaseModel):
    """What is left to choose."""

    decision: str
    options: list[Option]
    forbidden: list[Forbidden]


class Proposal(BaseModel):
    """An act as it would be made."""

    move: int
    line: list[str]
    seals: bool = Field(description="hidden things come to light, so that it cannot be taken back")
    ends: bool = Field(description="the turn passes on, or somebody else decides next")
    events: list[Event] = Field(description="what is sure to happen")
    complete: bool
    price: list[Price]
    payments: list[Payment]
    open: Open | None


class Acts(BaseModel):
    """The acts that begin with some moves, and what cannot be chosen on the way."""

    move: int
    acts: list[Act]
    forbidden: list[Forbidden]
    too_many: list[str] = Field(description="families whose acts are too many to list")
    proposals: list[Proposal] = Field(description="how the moves would be made that were to be foreseen")


class Seat(BaseModel):
    seat: int
    name: str
    kind: SeatKind
    level: str | None
    mine: bool
    stand_in: str | None
    seconds: float | None = Field(description="what is left on the clock")
    vote_at: float | None = Field(description="from when on the others can vote this player out (seconds since 1970)")


class TableClock(BaseModel):
    move: float | None
    game: float | None
    on_time: str
    deadline: float | None = Field(default=None, description="when the time of who decides is up (seconds since 1970)")


class Origin(BaseModel):
    """Somebody may know what lies hidden: why."""

    kind: Literal["seed", "position", "record", "branch", "opened", "daily", "puzzle"]


class BranchOf(BaseModel):
    game: str
    move: int


class Room(BaseModel):
    id: str
    title: str
    status: Status
    options: dict[str, int]
    components: str | None = Field(description="the name of its set, if it is not the shipped one")
    clock: TableClock | None
    series: bool
    hints: bool = Field(description="whether hints may be asked for")
    host: bool
    spectator: bool
    branch_of: BranchOf | None
    rematch: str | None
    origin: Origin | None = Field(description="null: a fair deal")
    absence: float | None = Field(description="seconds after which an absent player can be voted out")


class Undo(BaseModel):
    possible: bool
    to: int = Field(description="how many moves stand afterwards")
    move: str | None
    consent: bool = Field(description="the others have to agree")
    turn_start: int | None


class UndoRequest(BaseModel):
    request: int
    seat: int
    to: int
    needs: list[int]


class Vote(BaseModel):
    """The others vote about somebody who is away."""

    seat: int
    yes: list[int]
    needs: list[int]


class Table(BaseModel):
    """One position with all that a board shows of it. `view` and `facts` depend on the game."""

    room: Room
    seats: list[Seat]
    move: int
    turn: int
    deciding: int | None
    decision: str
    over: bool
    winners: list[int]
    view: dict[str, Any]
    scores: list[int]
    sheets: list[dict[str, int]]
    options: list[Option]
    forbidden: list[Forbidden]
    facts: dict[str, Any]
    undo: Undo
    requests: list[UndoRequest]
    votes: list[Vote]


class Thing(BaseModel):
    kind: str
    name: str
    number: int


class Hint(BaseModel):
    move: str
    margin: float
    win: float
    scores: list[float]
    exact: bool
    line: list[str]
    gains: dict[str, int]
    costs: list[Thing]
    prepares: list[Thing]
    then: str = Field(description="what comes to light with the last move of the line, or nothing")
    sources: dict[str, int] = Field(description="where the seat's final points will probably come from, by lines of the score sheet")
    events: list[Event] = Field(description="what is sure to happen along the line")


ON_THE_SOCKET: tuple[type[BaseModel], ...] = (Acts, Proposal, Hint)  # told there only
