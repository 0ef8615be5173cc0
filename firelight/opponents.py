"""The bots at a table in the terminal: they take their seats, think while the person waits, and leave."""

from __future__ import annotations

import threading
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from typing import TYPE_CHECKING

from firelight.bots.registry import seat
from firelight.seats import YOU, seed_of_move

if TYPE_CHECKING:
    from firelight.bots.registry import Choice, Seated
    from firelight.engine.game import Game
    from firelight.screen import Screen

PATIENCE = 3.0  # seconds beyond what was announced after which a person is told more
COMPILING = "The first time this takes longer: the thinking is compiled for this machine, about 20 seconds, once."


class Opponents:
    """The bots of one game, by seat. Use it in a with statement."""

    def __init__(self, game: Game, seats: Sequence[str], names: Sequence[str], seed: int, screen: Screen) -> None:
        self.names = names
        self.seed = seed
        self.screen = screen
        self.bots: dict[int, Seated] = {}
        with ExitStack() as stack:
            for place, spec in enumerate(seats):
                if spec != YOU:
                    self.bots[place] = seat(spec, game.edition)
                    stack.callback(self.bots[place].close)
            self.leaving = stack.pop_all()

    def __enter__(self) -> Opponents:
        return self

    def __exit__(self, *_: object) -> None:
        self.leaving.close()

    def __str__(self) -> str:
        return ", ".join(f"{self.names[place]}: {bot.name}" for place, bot in self.bots.items())

    def choose(self, game: Game) -> Choice:
        """The move of the bot that is to decide."""
        place = game.seat or 0
        bot = self.bots[place]
        with busy(self.screen, f"{self.names[place]} ({bot.name}) thinks ...", bot.budget.seconds or 0.0):
            return bot.choose(game, seed_of_move(self.seed, game))


@contextmanager
def busy(screen: Screen, text: str, seconds: float) -> Iterator[None]:
    """Say on a terminal what goes on, and everywhere why it takes longer than these seconds if it does."""
    late = threading.Timer(seconds + PATIENCE, screen.say, [COMPILING, "italic"])
    late.daemon = True
    with ExitStack() as stack:
        if screen.console.is_terminal:
            stack.enter_context(screen.console.status(text))
        late.start()
        stack.callback(late.cancel)
        yield
