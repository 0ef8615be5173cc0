"""The contents of a review, and how it is written to a file."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from math import exp
from typing import Any

from firelight.engine.errors import Problem, RecordError
from firelight.engine.events import Event
from firelight.engine.face import Thing
from firelight.engine.files import read_data

VERSION = 2
SCALE = 2.0  # a loss of this many points reduces a decision's accuracy to 37 %
VERDICTS = (("blunder", 6.0), ("mistake", 3.0), ("inaccuracy", 1.0))  # from this many points lost


def verdict(loss: float) -> str:
    """`mistake`, for instance, or nothing if hardly anything was lost."""
    return next((word for word, least in VERDICTS if loss >= least), "")


def accuracy(losses: Sequence[float]) -> float:
    """0 to 100: the mean of exp(-loss / SCALE) over the decisions; 100 if there were none."""
    return 100 * sum(exp(-loss / SCALE) for loss in losses) / len(losses) if losses else 100.0


@dataclass(frozen=True, slots=True)
class Decision:
    """One move of the game and what it was worth. Margins are final points ahead of the best other seat."""

    number: int  # of the move, counted from 1
    seat: int
    decision: str
    move: str
    description: str
    best: str  # the best move found
    margin: float  # expected with the best move
    played: float  # expected with the move made
    loss: float
    verdict: str
    exact: bool  # solved to the end of the game
    revealed: bool  # the move revealed something hidden
    line: tuple[str, ...]  # how play continues after the best move
    luck: tuple[float, ...]  # for each seat: what was revealed, compared with what might have been
    win: float = 0.0  # chance of winning with the best move, 0 to 1
    win_lost: float = 0.0  # how much of it the move made gave away


@dataclass(frozen=True, slots=True)
class Lesson:
    """A move that lost much, with the better line and its reasons."""

    number: int
    move: str
    loss: float
    better: str
    line: tuple[str, ...]
    then: str  # what the last move of the line reveals
    reveals: str  # the same as a code
    gains: dict[str, int]
    costs: tuple[Thing, ...]
    prepares: tuple[Thing, ...]
    text: str  # everything in sentences
    win: float = 0.0  # chance of winning with the better line
    win_lost: float = 0.0  # and how much of it was given away
    events: tuple[Event, ...] = ()  # what is certain to happen along the better line


@dataclass(frozen=True, slots=True)
class SeatReview:
    """How one seat did."""

    name: str
    score: int
    sheet: dict[str, int]
    margins: tuple[float, ...]  # expected before the first move and after every move
    decisions: int
    loss: float
    mean_loss: float
    accuracy: float
    inaccuracies: int
    mistakes: int
    blunders: int
    luck: float
    lessons: tuple[Lesson, ...]  # the moves that gave away most of the chance of winning, worst first
    wins: tuple[float, ...] = ()  # chance of winning before the first move and after every move
    win_lost: float = 0.0  # what all moves together gave away


@dataclass(frozen=True, slots=True)
class Review:
    game: str
    budget: str
    seed: int
    over: bool
    winners: tuple[int, ...]
    seats: tuple[SeatReview, ...]
    moves: tuple[Decision, ...]

    def as_data(self) -> dict[str, Any]:
        """JSON-ready data, for ``Review.read``."""
        return {"firelight": "review", "version": VERSION, **_written(asdict(self))}

    @classmethod
    def read(cls, source: Any) -> Review:
        """A review written earlier: data, JSON text or the path of a JSON file."""
        name, data = read_data(source, RecordError)
        if data.get("firelight") != "review" or data.get("version") != VERSION:
            raise RecordError(name, [Problem("firelight", f"expected a review of version {VERSION}")])
        try:
            return _review({key.replace("-", "_"): value for key, value in data.items() if key not in ("firelight", "version")})
        except (AttributeError, KeyError, TypeError, ValueError) as reason:
            raise RecordError(name, [Problem("the data", f"is not a review: {reason}")]) from reason


FREE_KEYS = ("sheet", "gains")  # objects whose keys are words of the game


def _written(value: Any) -> Any:
    """With hyphens in field names, and lists for tuples."""
    if isinstance(value, dict):
        return {key.replace("_", "-"): part if key in FREE_KEYS else _written(part) for key, part in value.items()}
    return [_written(part) for part in value] if isinstance(value, tuple | list) else value


def _fields(data: dict[str, Any]) -> dict[str, Any]:
    """With field names and tuples as the classes have them."""
    return {key.replace("-", "_"): tuple(value) if isinstance(value, list) else value for key, value in data.items()}


def _lesson(data: dict[str, Any]) -> Lesson:
    things = {key: tuple(Thing(**thing) for thing in data[key]) for key in ("costs", "prepares")}
    events = tuple(Event(event["name"], event["seat"], tuple(event["args"])) for event in data.get("events", ()))
    return Lesson(**{**_fields(data), **things, "events": events})


def _review(data: dict[str, Any]) -> Review:
    seats = [{**_fields(seat), "lessons": tuple(map(_lesson, seat["lessons"]))} for seat in data["seats"]]
    moves = tuple(Decision(**_fields(move)) for move in data["moves"])
    return Review(**{**_fields(data), "seats": tuple(SeatReview(**seat) for seat in seats), "moves": moves})
