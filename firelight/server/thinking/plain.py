"""Bots that need nothing compiled: what plays until the others are ready."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from firelight import api
from firelight.bots.base import Budget, ask_of
from firelight.bots.greedy import GreedyBot
from firelight.bots.levels import LEVELS
from firelight.engine.errors import OptionError

if TYPE_CHECKING:
    from firelight.engine.game import Game

SEQUENCES = 300
SIMPLE = "greedy"  # what plays for a level that looks ahead


def check_level(level: str) -> None:
    if level not in LEVELS:
        raise OptionError(f"level: found {level!r}; expected one of {', '.join(LEVELS)}")


def plain_choice(g: Game, level: str, seed: int) -> tuple[str, str]:
    """A move without compiled code, and the level it is of. The simple levels are the same either way."""
    bot = LEVELS[level].make()
    simple = isinstance(bot, GreedyBot)
    noise, sequences = (bot.noise, bot.sequences) if isinstance(bot, GreedyBot) else (0.0, SEQUENCES)
    number = GreedyBot(noise, sequences, compiled=False).choose(ask_of(g, Budget(), seed))
    return g.edition.notation[number], level if simple else SIMPLE


def plain_choice_of(record: dict[str, Any], level: str, seed: int) -> tuple[str, str]:
    return plain_choice(api.replay(record, 0), level, seed)
