"""What an option is certain to do, found by trying it on a copy in which everything hidden is dealt again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from firelight.engine.chance import new_rng
from firelight.engine.jit import Moves
from firelight.engine.kernels import GAME_OVER
from firelight.engine.past import LoggedEvent
from firelight.table.scratch import same_hidden, scratch, take_over

if TYPE_CHECKING:
    from firelight.engine.game import Game
    from firelight.engine.stack import Position
    from firelight.table.acts import Waypoint


class Preview(NamedTuple):
    seals: bool
    ends: bool
    log: list[LoggedEvent]


class _Several(Exception):
    """The decision has more than one option."""


class _FirstMove(Moves):
    """Accepts one option; the second one proves that there is something to decide, which is all we want to know."""

    def __setitem__(self, place: Any, action: Any) -> None:
        if place > 0:
            raise _Several
        super().__setitem__(place, action)


class _SureLog(list[LoggedEvent]):
    """A log that keeps events until something hidden is revealed, and notes whether a turn has begun."""

    def __init__(self, state: Position, begins: int) -> None:
        super().__init__()
        self.state = state
        self.begins = begins
        self.begun = False

    def append(self, event: LoggedEvent) -> None:
        if event[0] == self.begins:
            self.begun = True
        if not self.state.sealed:
            super().append(event)


class Previews:
    """Tries the options of a game one by one, without changing the game.

    Most options do not touch what is hidden, so its real order does not matter; it is dealt again before the first one that does touch it.
    """

    def __init__(self, game: Game | Waypoint) -> None:
        self.rules = game.edition.plain
        self.seat = game.seat or 0
        self.start: Position = game.state
        self.same_hidden = same_hidden(type(self.start))
        self.dealt = False
        self.state: Position = scratch(type(self.start))
        self.take_over = take_over(type(self.start))
        self.begins = game.edition.title.rules.turn_began
        self.out = _FirstMove([0])

    def of(self, action: int) -> Preview:
        found = self._tried(action)
        if self.dealt or (not found.seals and self.same_hidden(self.state, self.start)):
            return found
        self.start, self.dealt = self.start.copy(), True
        self.rules.determinise(self.start, self.seat, new_rng(0, 2))
        return self._tried(action)

    def _tried(self, action: int) -> Preview:
        state = self.state
        self.take_over(state, self.start)
        log = _SureLog(state, self.begins)
        state.log, state.sealed = log, 0
        self.rules.resolve(state, action)
        over = not self._goes_on(state)
        state.log = None  # otherwise they would refer to each other
        turned = log.begun or getattr(state, "turn", None) != getattr(self.start, "turn", None)
        ends = over or turned or state.frames[state.depth - 1].seat != self.seat
        return Preview(state.sealed == 1, ends, log)

    def _goes_on(self, state: Position) -> bool:
        """Advance to the next decision. False if the game is over."""
        rng = None
        try:
            self.rules.advance(state, self.out)
            while state.frames[state.depth - 1].kind != GAME_OVER:
                rng = rng or new_rng(0, 3)
                self.rules.settle(state, rng)
                self.rules.advance(state, self.out)
        except _Several:
            return True
        return False
