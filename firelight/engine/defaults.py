"""Defaults for a game that does not say otherwise: no chance, nothing hidden, no tiebreak, judged by its score."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from firelight.engine.chance import Rng
from firelight.engine.components import ComponentsError
from firelight.engine.errors import Problem
from firelight.engine.jit import Ints, jit
from firelight.engine.kernels import score
from firelight.engine.stack import Position

if TYPE_CHECKING:
    from firelight.engine.game import Game

HALFWAY = 128

# Rules, in every backend.


@jit
def run(s: Position) -> None:
    return


@jit
def settle(s: Position, rng: Rng) -> None:
    return


@jit
def guard(s: Position, action: int) -> int:
    return 0


@jit
def determinise(s: Position, seat: int, rng: Rng) -> None:
    return


@jit
def points_from(s: Position, seat: int, source: int) -> int:
    """All points come from one source."""
    return score(s, seat)


@jit
def tiebreak(s: Position, seat: int) -> int:
    return 0


@jit
def scoring_seats(s: Position) -> int:
    return s.players  # type: ignore[attr-defined, no-any-return]


# Judgement, in every backend.


@jit
def features(s: Position, seat: int, out: Ints) -> None:
    """A single feature: the current score."""
    out[0] = score(s, seat)


@jit
def progress(s: Position) -> int:
    return HALFWAY


@jit
def resting(s: Position) -> bool:
    """Every decision is a turn of its own."""
    return True


# The rest in Python only.


class NoComponents:
    """The component set of a game without printed values."""

    name = "none"
    fingerprint = ""
    data: dict[str, Any] = {}  # noqa: RUF012 - nobody writes to it


def load_components(path: Any) -> Any:
    return NoComponents() if path is None else components_from(None, str(path))


def components_from(data: Any, source: str = "the component set") -> Any:
    raise ComponentsError(source, [Problem("the set", "this game has no component sets")])


def check(s: Any, edition: Any, words: Any) -> list[Problem]:
    """Every frame belongs to a player or to nobody."""
    wanted = f"this game has {s.players} players"
    strangers = [place for place in range(s.depth) if s.frames[place].seat >= s.players]
    return [Problem(f"frames[{place}].seat", f"found {s.frames[place].seat}; {wanted}") for place in strangers]


def conceal(data: dict[str, Any], s: Any, words: Any) -> None:
    """Sort the contents of fields whose order is hidden."""
    for key, declared in type(s).fields.items():
        if declared.hidden and key in data:
            data[key] = {"count": len(data[key]), "contents": sorted(data[key])}


def seat_name(seat: int) -> str:
    return f"Player {seat + 1}"


def seat_names(s: Any) -> tuple[str, ...]:
    return tuple(map(seat_name, range(s.players)))


def winners(g: Game) -> tuple[int, ...]:
    """Most points, then the tiebreak, then a shared victory."""
    keys = [(points, g.edition.plain.tiebreak(g.state, seat)) for seat, points in enumerate(g.scores())]
    return tuple(seat for seat, key in enumerate(keys) if key == max(keys))


def explain(g: Game, action: int, rule: int) -> tuple[str, dict[str, Any]]:
    return "not-now", {}


def board(g: Game, language: str) -> str:
    """Everything public, field by field."""
    rows = [f"{name}: {value}" for name, value in g.view()["state"].items() if name != "frames"]
    return "\n".join([f"{g.edition.title.name}, move {g.moves_made + 1}", *rows])
