"""Bots that need no compiled code. They play until the others are ready."""

from __future__ import annotations

from dataclasses import replace

from firelight.bots.base import Ask, Budget
from firelight.bots.levels import LEVELS, Manner, manners, taste_of
from firelight.engine.errors import OptionError

SIMPLE = "greedy"  # plays for levels that look ahead


def check_level(level: str) -> None:
    if level not in LEVELS:
        raise OptionError(f"level: found {level!r}; expected one of {', '.join(LEVELS)}")


def plain_choice(ask: Ask, level: str) -> tuple[str, str]:
    """A move chosen without compiled code, and its level. The simple levels play the same either way."""
    edition = ask.game.edition
    own = manners(edition.title)[level]
    manner = own if own.is_simple else Manner("greedy")
    number = manner.bot(taste_of(edition, manner.likes), compiled=False).choose(replace(ask, budget=Budget()))
    return edition.notation[number], level if own.is_simple else SIMPLE
