"""One game between bots, and its result."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import asdict, dataclass, field
from typing import Any

from firelight import api
from firelight.bots import registry
from firelight.bots.analysis import margin_of
from firelight.lab.schedule import Fixture, seed_from


@dataclass(frozen=True, slots=True)
class Forfeit:
    """A move that a bot left to greedy, with the reason."""

    seat: int
    move: int
    reason: str


@dataclass(frozen=True, slots=True)
class Result:
    """A finished game. Lists have one entry per seat; Tom comes last."""

    key: str
    deal: int
    seed: int
    options: dict[str, int]
    seats: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    moves: tuple[int, ...]
    seconds: tuple[float, ...]  # thinking time
    slowest: tuple[float, ...]  # the longest for one move
    forfeits: tuple[Forfeit, ...] = ()
    record: dict[str, Any] | None = field(default=None, compare=False)

    def share(self, seat: int) -> float:
        """The seat's part of the win: winners share it; if nobody won, everybody does."""
        winners = self.winners or range(len(self.seats))
        return 1 / len(winners) if seat in winners else 0.0

    def margin(self, seat: int) -> int:
        """Points ahead of the best other seat."""
        return int(margin_of(self.scores, seat))

    def versus(self, seat: int, other: int) -> float:
        """1 if the seat came before the other, 0.5 if level, 0 if behind."""
        mine, theirs = ((place in self.winners, self.scores[place]) for place in (seat, other))
        if mine[0] and theirs[0]:
            return 0.5
        return 0.5 + 0.5 * ((mine > theirs) - (mine < theirs))

    def data(self) -> dict[str, Any]:
        """Ready for JSON, without the record."""
        data = asdict(self)
        del data["record"]
        return data

    @classmethod
    def from_data(cls, data: dict[str, Any]) -> Result:
        lists: dict[str, Any] = {name: tuple(data[name]) for name in ("seats", "scores", "winners", "moves", "seconds", "slowest")}
        forfeits = tuple(Forfeit(**forfeit) for forfeit in data["forfeits"])
        return cls(data["key"], data["deal"], data["seed"], data["options"], forfeits=forfeits, **lists)


def play(fixture: Fixture, keep: bool = False, tick: Callable[[], None] = lambda: None) -> Result:
    """Play a game to its end. `tick` is called before every move; with `keep` the result includes the record.

    A bot's move depends only on the game's seed and the number of the move, not on where and when it is played (unless it thinks by the
    clock).
    """
    edition = api.edition(fixture.game, fixture.components)
    g = api.new(fixture.game, len(fixture.seats), fixture.seed, fixture.components, **fixture.options)
    names = (*fixture.seats, *g.seat_names[len(fixture.seats) :])
    moves, seconds, slowest = [0] * len(names), [0.0] * len(names), [0.0] * len(names)
    forfeits = []
    with ExitStack() as stack:
        seated = []
        for spec in fixture.seats:
            seated.append(registry.seat(spec, edition))
            stack.callback(seated[-1].close)
        number = 0
        while (seat := g.seat) is not None:
            tick()
            choice = seated[seat].choose(g, seed_from(fixture.seed, f"move {number}"))
            moves[seat] += 1
            seconds[seat] += choice.seconds
            slowest[seat] = max(slowest[seat], choice.seconds)
            if choice.forfeit is not None:
                forfeits.append(Forfeit(seat, number, choice.forfeit))
            g.play(choice.move)
            number += 1
    return Result(
        fixture.key,
        fixture.deal,
        fixture.seed,
        fixture.options,
        names,
        tuple(g.scores()),
        g.winners(),
        tuple(moves),
        tuple(round(value, 6) for value in seconds),
        tuple(round(value, 6) for value in slowest),
        tuple(forfeits),
        g.record() if keep else None,
    )
