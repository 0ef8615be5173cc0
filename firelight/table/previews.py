"""What an option is sure to do, tried on a copy in which all that is hidden is dealt anew."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from firelight.engine.game import Event, Game, told
from firelight.engine.jit import Moves
from firelight.engine.kernels import GAME_OVER
from firelight.table.parts import turn_began

if TYPE_CHECKING:
    from firelight.engine.stack import Position

Told = tuple[int, int, int, int, int]


class Preview(NamedTuple):
    seals: bool
    ends: bool
    events: list[Event]


class _SureLog(list[Told]):
    """A log that keeps what is told until something hidden comes to light, and notes whether a turn began at all."""

    def __init__(self, state: Position, begins: int) -> None:
        super().__init__()
        self.state = state
        self.begins = begins
        self.begun = False

    def append(self, told: Told) -> None:
        self.begun = self.begun or told[0] == self.begins
        if not self.state.sealed:
            super().append(told)


class Previews:
    """Tries the options of a game one by one. The game itself is left alone."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.seat = game.seat
        self.twin = game.determinised(game.seat or 0, 0)
        self.out = Moves([0] * len(self.twin._out))
        self.begins = turn_began(game.edition)

    def of(self, action: int) -> Preview:
        rules = self.game.edition.plain
        state = self.twin.state.copy()
        log = _SureLog(state, self.begins)
        state.log, state.sealed = log, 0
        rules.resolve(state, action)
        count = rules.advance(state, self.out)
        while count == 0 and state.frames[state.depth - 1].kind != GAME_OVER:
            rules.settle(state, self.twin._rng.copy())
            count = rules.advance(state, self.out)
        passes = count == 0 or state.frames[state.depth - 1].seat != self.seat
        turned = log.begun or state.turn != self.twin.state.turn  # type: ignore[attr-defined]
        return Preview(state.sealed == 1, passes or turned, told(self.game.edition, log))
