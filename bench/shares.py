"""Where the time goes: which decisions occur, how many options they have, and what listing them costs."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from bench.speed import SEED, default_options
from firelight.engine.chance import below, new_rng
from firelight.engine.game import MOST_OPTIONS
from firelight.engine.jit import Moves, jit
from firelight.engine.kernels import GAME_OVER, advance, options, resolve, settle
from firelight.engine.records import write_into
from firelight.engine.stack import Position, top
from firelight.engine.title import Edition

GAMES = 12


@jit
def list_again(tables: list[Position], first: int, count: int, times: int, out: Moves) -> int:
    """List the options of tables[first : first + count] many times over; returns how many there were."""
    total = 0
    for _ in range(times):
        for place in range(first, first + count):
            total += options(tables[place], out)
    return total


@dataclass
class Kind:
    """One kind of decision in random games."""

    decisions: int = 0
    options: int = 0
    plain_seconds: float = 0.0
    listing: float = 0.0  # microseconds to list the options, compiled
    states: list[Any] = field(default_factory=list)


def sample(edition: Edition, players: int) -> dict[int, Kind]:
    """Random games in plain Python with every decision recorded. A decision's time includes listing the next one's options."""
    program = edition.program("plain")
    begin, go_on = program(edition.title.rules.setup), program(advance)
    choose, chance = program(resolve), program(settle)
    out = Moves([0] * MOST_OPTIONS)
    kinds: dict[int, Kind] = {}
    for game in range(GAMES):
        s, rng = edition.title.rules.state(), new_rng(SEED, game)
        begin(s, rng, players, *default_options(edition))
        n = go_on(s, out)
        while top(s).kind != GAME_OVER:
            if n == 0:
                chance(s, rng)
                n = go_on(s, out)
                continue
            kind = kinds.setdefault(top(s).kind, Kind())
            kind.decisions += 1
            kind.options += n
            if game % 3 == 0:
                kind.states.append(s.copy())
            action = out[below(rng, n)]
            before = time.perf_counter()
            choose(s, action)
            n = go_on(s, out)
            kind.plain_seconds += time.perf_counter() - before
    return kinds


def time_listing(edition: Edition, kinds: dict[int, Kind]) -> None:
    """Fill in the cost of compiled listing."""
    listing: Any = edition.program("numba")(list_again)
    out = np.zeros(MOST_OPTIONS, np.int16)
    for kind in kinds.values():
        if not kind.states:
            continue
        tables = np.zeros(len(kind.states), edition.title.rules.state.dtype())
        for place, state in enumerate(kind.states):
            write_into(state, tables[place])
        times = 1 + 20000 // len(tables)
        best = float("inf")
        for _ in range(3):
            before = time.process_time()
            listing(tables, 0, len(tables), times, out)
            best = min(best, time.process_time() - before)
        kind.listing = 1e6 * best / (times * len(tables))


def shares(edition: Edition, players: int, speed: float) -> list[dict[str, Any]]:
    """Print and return the table of kinds, most frequent first. `speed`: compiled decisions per second."""
    kinds = sample(edition, players)
    time_listing(edition, kinds)
    total = sum(kind.decisions for kind in kinds.values())
    plain = sum(kind.plain_seconds for kind in kinds.values())
    rows: list[dict[str, Any]] = []
    for number, kind in sorted(kinds.items(), key=lambda pair: -pair[1].decisions):
        rows.append(
            {
                "kind": edition.title.rules.frames[number],
                "decisions": kind.decisions / total,
                "options": kind.options / kind.decisions,
                "plain-time": kind.plain_seconds / plain,
                "listing-us": kind.listing,
            }
        )
    print(f"  {'decision':<20}{'of all':>9}{'options':>9}{'of plain time':>15}{'listing, compiled':>20}")
    for row in rows[:12]:
        print(f"  {row['kind']:<20}{row['decisions']:>9.1%}{row['options']:>9.1f}{row['plain-time']:>15.1%}{row['listing-us']:>17.3f} us")
    if rows[12:]:
        print(f"  {len(rows) - 12} more kinds{sum(row['decisions'] for row in rows[12:]):>19.1%}")
    listing = sum(row["decisions"] * row["listing-us"] for row in rows)
    whole = 1e6 / speed
    print(f"  A compiled decision takes {whole:.3f} us: {listing:.3f} us to list its options, {whole - listing:.3f} us for all else")
    print("  (carrying it out, forced moves and automatic frames up to the next decision, setup and scoring).", flush=True)
    return rows
