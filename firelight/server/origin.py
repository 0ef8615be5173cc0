"""How a game was dealt. A game has an origin if somebody may know what is hidden; a fair deal has none.

Everybody is told the origin before they sit down, and the game keeps it for good.
"""

from __future__ import annotations

import random
import secrets
from datetime import UTC, datetime, timedelta
from typing import Any

from firelight.engine.chance import Rng, SystemRng, new_rng

Origin = dict[str, Any]

POSITION: Origin = {"kind": "position"}  # an imported position
RECORD: Origin = {"kind": "record"}  # an imported record, continued
BRANCH: Origin = {"kind": "branch"}  # continued from a finished game, whose piles are known
OPENED: Origin = {"kind": "opened"}  # begun as a solo or hot-seat game whose hidden piles have been looked at
PUZZLE: Origin = {"kind": "puzzle"}  # the position of a puzzle
DAILY = "daily"  # a challenge of the server: whoever has played it knows the deal
NO_SEED = -1  # in the database: shuffled by the operating system's generator


def chosen_seed(seed: int) -> Origin:
    return {"kind": "seed", "seed": seed}


def daily(day: str, seed: int, counts: bool) -> Origin:
    """The deal of a day's challenge, chosen by the server. `counts`: the attempt that counts, not a practice game."""
    return {"kind": DAILY, "day": day, "seed": seed, "counts": counts}


def ends(day: str) -> float:
    """When a day (UTC) is over."""
    return (datetime.fromisoformat(day).replace(tzinfo=UTC) + timedelta(days=1)).timestamp()


def is_under_way(origin: Origin | None, now: float) -> bool:
    """Whether a game has the deal of a challenge whose day is not over yet."""
    return origin is not None and "day" in origin and now < ends(origin["day"])


def is_attempt(origin: Origin | None) -> bool:
    """Whether a game is the attempt that counts."""
    return origin is not None and bool(origin.get("counts"))


def label(origin: Origin | None) -> Origin | None:
    """What everybody may see: that a seed was chosen, but not which one, since it determines the piles."""
    return None if origin is None else {"kind": origin["kind"]}


def rng_of(origin: Origin | None, stream: int) -> Rng:
    """What shuffles a game: its chosen seed, or else the operating system's generator."""
    return new_rng(origin["seed"], stream) if origin is not None and "seed" in origin else SystemRng()


def bot_seed(origin: Origin | None, moves: int) -> int:
    """The seed of a bot's own randomness: repeatable in games with a chosen seed."""
    if origin is not None and "seed" in origin:
        return random.Random(f"{origin['seed']} {moves}").getrandbits(62)
    return secrets.randbits(62)
