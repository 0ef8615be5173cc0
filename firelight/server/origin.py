"""How a game was dealt. A game has an origin where somebody may know what lies hidden; a fair deal has none.

Everybody is told the origin before they sit down, and it stays on the game for good.
"""

from __future__ import annotations

import random
import secrets
from datetime import UTC, datetime, timedelta
from typing import Any

from firelight.engine.chance import Rng, SystemRng, new_rng

Origin = dict[str, Any]

POSITION: Origin = {"kind": "position"}  # an imported position
RECORD: Origin = {"kind": "record"}  # an imported record that is played on
BRANCH: Origin = {"kind": "branch"}  # played on from a finished game, whose piles are known
OPENED: Origin = {"kind": "opened"}  # begun as a solo or hot-seat game whose hidden piles were looked at
PUZZLE: Origin = {"kind": "puzzle"}  # the position of a puzzle
DAILY = "daily"  # a challenge of the server: who has played it knows the deal
NO_SEED = -1  # in the database: the operating system's generator shuffles


def chosen_seed(seed: int) -> Origin:
    return {"kind": "seed", "seed": seed}


def daily(day: str, seed: int, counts: bool) -> Origin:
    """The deal of a day's challenge, which the server chose. `counts`: the attempt that counts, not a game to practise."""
    return {"kind": DAILY, "day": day, "seed": seed, "counts": counts}


def ends(day: str) -> float:
    """When a day of UTC is over."""
    return (datetime.fromisoformat(day).replace(tzinfo=UTC) + timedelta(days=1)).timestamp()


def is_under_way(origin: Origin | None, now: float) -> bool:
    """Whether a game has the deal of a challenge whose day is not over."""
    return origin is not None and "day" in origin and now < ends(origin["day"])


def is_attempt(origin: Origin | None) -> bool:
    """Whether a game is an attempt at a challenge that counts."""
    return origin is not None and bool(origin.get("counts"))


def label(origin: Origin | None) -> Origin | None:
    """What everybody may see: that a seed was chosen, but not which one, since the piles follow from it."""
    return None if origin is None else {"kind": origin["kind"]}


def rng_of(origin: Origin | None, stream: int) -> Rng:
    """What shuffles a game: the seed that was chosen for it, or else the operating system."""
    return new_rng(origin["seed"], stream) if origin is not None and "seed" in origin else SystemRng()


def bot_seed(origin: Origin | None, moves: int) -> int:
    """What a bot rolls its dice with: repeatable in games with a chosen seed."""
    if origin is not None and "seed" in origin:
        return random.Random(f"{origin['seed']} {moves}").getrandbits(62)
    return secrets.randbits(62)
