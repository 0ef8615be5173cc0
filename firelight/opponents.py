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
    from firelight.texts.shell import Shell

PATIENCE = 3.0  # seconds beyond the announced time before a person is told more


class Waiting:
    """Messages to a person who waits while somebody thinks."""

    def __init__(self, screen: Screen, shell: Shell) -> None:
        self.screen = screen
        self.shell = shell
        self.explained = False

    @contextmanager
    def during(self, text: str, seconds: float | None) -> Iterator[None]:
        """On a terminal, show what is going on. Anywhere, explain once if it takes longer than these seconds."""
        late = threading.Timer((seconds or 0.0) + PATIENCE, self._explain)
        late.daemon = True
        with ExitStack() as stack:
            if self.screen.console.is_terminal:
                stack.enter_context(self.screen.console.status(text))
            late.start()
            stack.callback(late.cancel)
            yield

    def _explain(self) -> None:
        if not self.explained:
            self.explained = True
            self.screen.say(self.shell.say("terminal-compiling"), "italic")


class Opponents:
    """The bots of one game, by seat. Use it in a with statement."""

    def __init__(self, game: Game, seats: Sequence[str], names: Sequence[str], seed: int, waiting: Waiting) -> None:
        self.names = names
        self.seed = seed
        self.waiting = waiting
        self.bots: dict[int, Seated] = {}
        with ExitStack() as stack:
            for place, spec in enumerate(seats):
                if spec != YOU:
                    with waiting.during(waiting.shell.say("terminal-sits-down", who=names[place], bot=spec), None):
                        self.bots[place] = seat(spec, game.edition)
                    stack.callback(self.bots[place].close)
            self.leaving = stack.pop_all()

    def __enter__(self) -> Opponents:
        return self

    def __exit__(self, *_: object) -> None:
        self.leaving.close()

    def __str__(self) -> str:
        return ", ".join(f"{self.names[place]}: {self.waiting.shell.bot(bot.name)}" for place, bot in self.bots.items())

    def choose(self, game: Game) -> Choice:
        """The move of the bot that is to decide."""
        place = game.seat or 0
        bot = self.bots[place]
        with self.waiting.during(self.waiting.shell.say("terminal-thinks", who=self.names[place], bot=bot.name), bot.budget.seconds):
            return bot.choose(game, seed_of_move(self.seed, game))
