"""Bots that need nothing compiled: what plays until the others are ready."""

from __future__ import annotations

from dataclasses import replace

from firelight.bots.base import Ask, Budget
from firelight.bots.greedy import GreedyBot
from firelight.bots.levels import LEVELS
from firelight.engine.errors import OptionError

SEQUENCES = 300
SIMPLE = "greedy"  # what plays for a level that looks ahead


def check_level(level: str) -> None:
    if level not in LEVELS:
        raise OptionError(f"level: found {level!r}; expected one of {', '.join(LEVELS)}")


def plain_choice(ask: Ask, level: str) -> tuple[str, str]:
    """A move without compiled code, and the level it is of. The simple levels are the same either way."""
    bot = LEVELS[level].make()
    simple = isinstance(bot, GreedyBot)
    noise, sequences = (bot.noise, bot.sequences) if isinstance(bot, GreedyBot) else (0.0, SEQUENCES)
    number = GreedyBot(noise, sequences, compiled=False).choose(replace(ask, budget=Budget()))
    return ask.game.edition.notation[number], level if simple else SIMPLE
