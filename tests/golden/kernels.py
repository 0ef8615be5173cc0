"""A compiled loop that plays given moves."""

import hashlib
from functools import cache
from pathlib import Path
from typing import Any

from firelight.api import shipped_edition
from firelight.engine.chance import Rng
from firelight.engine.jit import Ints, Moves, Program, jit
from firelight.engine.kernels import GAME_OVER, advance, resolve, settle
from firelight.engine.stack import Position, top


@jit
def follow(tables: list[Position], rngs: list[Rng], out: Moves, moves: Moves, counts: Ints) -> int:
    """Play the moves from tables[0] on, noting how many options there were; how many were made before one was not allowed."""
    s = tables[0]
    n = advance(s, out)
    for made in range(len(moves)):
        counts[made] = n
        allowed = False
        for place in range(n):
            if out[place] == moves[made]:
                allowed = True
        if not allowed:
            return made
        resolve(s, moves[made])
        n = advance(s, out)
        while n == 0 and top(s).kind != GAME_OVER:
            settle(s, rngs[0])
            n = advance(s, out)
    return len(moves)


@cache
def compiled_follow(key: str) -> Any:
    """The loop for one game. This file names the cache too: changed, it is compiled anew."""
    edition = shipped_edition(key)
    source = hashlib.sha256(Path(__file__).read_bytes()).hexdigest()
    bind = {**edition.title.bind, "source of the loop": source}
    return Program("numba", bind, edition.tables, edition.title.rules.shipped_tables)(follow)
