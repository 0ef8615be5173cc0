"""The messages to and from a bot in its own process."""

from __future__ import annotations

import operator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from firelight.bots.base import Ask, Bot, Budget
from firelight.engine.chance import Rng
from firelight.engine.game import Game, Move
from firelight.engine.packed import pack, unpack
from firelight.workers.errors import one_line

if TYPE_CHECKING:
    from firelight.engine.title import Edition


class Forfeit(Exception):
    """A bot gave no valid move; the message says why in one line."""


@dataclass(frozen=True, slots=True)
class Target:
    """Where to find a bot's class: in a module, or in a file."""

    place: str
    name: str
    is_file: bool

    def __str__(self) -> str:
        return f"{self.place}:{self.name}"


def pack_ask(ask: Ask) -> dict[str, Any]:
    """Everything the other process needs, and nothing the seat cannot know: in an Ask's game everything hidden was dealt again."""
    game = ask.game
    return {
        "state": pack(game.state).hex(),
        "rng": list(game.rng_words),
        "options": game.options,
        "seat": ask.seat,
        "seconds": ask.budget.seconds,
        "simulations": ask.budget.simulations,
        "seed": ask.seed,
        "made": ask.made,
    }


def unpack_ask(data: dict[str, Any], edition: Edition) -> Ask:
    """The same question in the other process."""
    state = unpack(edition.title.rules.state, bytes.fromhex(data["state"]))
    rng = Rng()
    rng.a, rng.b = data["rng"]
    game = Game(edition, state, rng, data["options"])
    return Ask(game, data["seat"], Budget(data["seconds"], data["simulations"]), data["seed"], tuple(data["made"]))


def prepared(bot: Bot, edition: Edition) -> Bot:
    """The bot, after it has done any slow preparation that it has a method for."""
    if hasattr(bot, "prepare"):
        bot.prepare(edition)
    return bot


def plain(answer: object) -> int | str:
    """A bot's answer as a number or a text; Forfeit if it is neither."""
    if isinstance(answer, Move):
        answer = answer.id
    if isinstance(answer, str):
        return str(answer)
    if not isinstance(answer, bool):
        try:
            return operator.index(answer)  # type: ignore[arg-type]
        except TypeError:
            pass
    raise Forfeit(one_line(f"answered {answer!r} ({type(answer).__name__}), which is not a move"))
