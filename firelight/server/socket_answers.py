"""A table as its viewers receive it. The browser's types are generated from these models (`make types`)."""

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
    price: list[Price] = Field(description="what will have to be paid")
    means: Literal["own", "wild", "pair"] = Field(description="what can pay it: the pieces themselves, wild ones too, or only pairs")
    natural: bool = Field(description="made automatically if automatic payments are on")


class Refusal(BaseModel):
    rule: str
    code: str
    args: dict[str, Any]


class Forbidden(BaseModel):
    """A move that a player would look for, but that is not allowed."""

    move: str
    family: str
    args: dict[str, Any]
    refusal: Refusal


class Act(BaseModel):
    """What a person means by one thing to do. It consists of several moves."""

    moves: list[str]
    families: list[str]
    args: dict[str, Any] = Field(description="all its choices")
    price: list[Price] = Field(description="what is paid")


class Way(BaseModel):
    """One way to pay."""

    price: list[Price] = Field(description="the price of the whole act if paid this way")
    moves: list[str]


class Payment(BaseModel):
    """A place in an act where something is paid."""

    at: int = Field(description="index of its first move in the line")
    count: int = Field(description="how many moves it takes")
    natural: bool = Field(description="paid with exactly the pieces owed")
    ways: list[Way] = Field(description="the chosen one first")


class Open(BaseModel):
    """Choices left to make."""

    decision: str
    options: list[Option]
    forbidden: list[Forbidden]


class Proposal(BaseModel):
    """An act as it would be made."""

    move: int
    line: list[str]
    seals: bool = Field(description="it reveals something hidden, so it cannot be undone")
    ends: bool = Field(description="the turn ends, or somebody else decides next")
    events: list[Event] = Field(description="what is sure to happen")
    complete: bool
    price: list[Price]
    payments: list[Payment]
    open: Open | None


class Acts(BaseModel):
    """The acts that begin with some moves, and the choices on the way that are forbidden."""

    move: int
    acts: list[Act]
    forbidden: list[Forbidden]
    too_many: list[str] = Field(description="families with too many acts to list")
    proposals: list[Proposal] = Field(description="how each of the requested moves would be made")


class Seat(BaseModel):
    seat: int
    name: str
    kind: SeatKind
    level: str | None
    mine: bool
    stand_in: str | None
    seconds: float | None = Field(description="seconds left on the clock")
    vote_at: float | None = Field(description="when the others can begin to vote this player out (seconds since 1970)")


class TableClock(BaseModel):
    move: float | None
    game: float | None
    on_time: str
    deadline: float | None = Field(default=None, description="when the deciding player's time is up (seconds since 1970)")


class Origin(BaseModel):
    """Why somebody may know what is hidden."""

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
    hints: bool = Field(description="whether hints are allowed")
    host: bool
    spectator: bool
    branch_of: BranchOf | None
    rematch: str | None
    origin: Origin | None = Field(description="null: a fair deal")
    absence: float | None = Field(description="seconds after which an absent player can be voted out")


class Undo(BaseModel):
    possible: bool
    to: int = Field(description="how many moves are left afterwards")
    move: str | None
    consent: bool = Field(description="the others must agree")
    turn_start: int | None


class UndoRequest(BaseModel):
    request: int
    seat: int
    to: int
    needs: list[int]


class Vote(BaseModel):
    """A vote on somebody who is away."""

    seat: int
    yes: list[int]
    needs: list[int]


class Table(BaseModel):
    """A position with everything a board shows of it. `view` and `facts` depend on the game."""

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
    then: str = Field(description="what the last move of the line reveals, or empty")
    sources: dict[str, int] = Field(description="the seat's expected final points, by line of the score sheet")
    events: list[Event] = Field(description="what is certain to happen along the line")


ON_THE_SOCKET: tuple[type[BaseModel], ...] = (Acts, Proposal, Hint)  # sent on the socket only
