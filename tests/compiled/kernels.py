"""Compiled loops for the tests: games watched after every decision, written down state by state, or played by given moves.

The names left open are bound to a game's functions and to its laws (see bonfire.py and emberheart.py beside this file).
"""

import hashlib
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from firelight.api import shipped_edition
from firelight.engine.chance import Rng, below, seed
from firelight.engine.jit import Ints, Moves, Program, jit
from firelight.engine.kernels import GAME_OVER, LAST_CHANCE, advance, open_name, resolve, score, settle, setup
from firelight.engine.stack import Position, top
from tests.compiled import bonfire, emberheart

MOST_DECISIONS: Final = 2000
SCORE_SHEET: Final = 90
ENDLESS: Final = 91
SOURCE_COUNT = 0  # bound

LAWS: Final[dict[str, ModuleType]] = {"bonfire": bonfire, "emberheart": emberheart}


def law_name(key: str, law: int) -> str:
    names: dict[int, str] = {**LAWS[key].LAWS, SCORE_SHEET: "the score sheet adds up", ENDLESS: "the game ends"}
    return names[law]


@cache
def compiled(key: str, kernel: Any) -> Any:
    """A loop or a law, compiled for one game."""
    return program(key)(kernel)


@cache
def program(key: str) -> Program:
    """The rules of a game together with its laws. The files of this folder name the cache too: a changed one is compiled anew."""
    edition = shipped_edition(key)
    title, laws = edition.title, LAWS[key]
    sources = b"".join(path.read_bytes() for path in (Path(__file__), Path(str(laws.__file__))))
    bind = {
        "guard": title.rules.guard,
        "points_from": title.rules.points_from,
        "SOURCE_COUNT": len(title.rules.sources),
        "broken_law": laws.broken_law,
        "seats": laws.seats,
        "sources of the tests": hashlib.sha256(sources).hexdigest(),
    }
    return edition.program("numba").extended(bind)


@open_name
def guard(s: Position, action: int) -> int:
    raise NotImplementedError


@open_name
def points_from(s: Position, seat: int, source: int) -> int:
    raise NotImplementedError


@open_name
def broken_law(s: Position, start: Position) -> int:
    raise NotImplementedError


@open_name
def seats(s: Position) -> int:
    raise NotImplementedError


@jit
def sheet_adds_up(s: Position) -> bool:
    for seat in range(seats(s)):
        total = 0
        for source in range(SOURCE_COUNT):
            total += points_from(s, seat, source)
        if total != score(s, seat):
            return False
    return True


@jit
def guards_differ(s: Position, out: Moves, n: int, actions: int, differ: Ints) -> None:
    """Ask the guard about every action; count for each how often the answer is not that of the list."""
    for action in range(actions):
        listed = False
        for place in range(n):
            if out[place] == action:
                listed = True
        if listed != (guard(s, action) == 0):
            differ[action] += 1


@jit
def watch_games(
    tables: list[Position],
    rngs: list[Rng],
    out: Moves,
    number: int,
    first: int,
    count: int,
    players: int,
    chosen: Ints,
    decisions: Ints,
    broken: Ints,
    differ: Ints,
    trail: list[Position],
    offered: Moves,
    counts: Ints,
) -> int:
    """Random games with the streams first, first + 1, ... of one seed, looked over at every decision. How many games failed.

    - tables: at play, empty, at the start.
    - decisions, broken: for each game how many decisions it had (negative where it got stuck), and the law it broke, or 0.
    - differ: for each action how often guard and list disagree (empty: they are not compared).
    - trail, offered, counts: the last game written down: the state at every decision and at the end, the options there and how
      many they were (empty: nothing is written).
    """
    rng = rngs[0]
    failed = 0
    for game in range(count):
        seed(rng, number, first + game)
        tables[0] = tables[1]
        s = tables[0]
        setup(s, rng, players, chosen)
        tables[2] = tables[0]
        law = 0
        made = 0
        listed = 0
        n = advance(s, out)
        while top(s).kind != GAME_OVER:
            if n == 0:
                if top(s).kind > LAST_CHANCE:
                    made = -1 - made
                    break
                settle(s, rng)
            else:
                law = broken_law(s, tables[2])
                if made == MOST_DECISIONS:
                    law = ENDLESS
                if law != 0:
                    break
                if len(differ) > 0:
                    guards_differ(s, out, n, len(differ), differ)
                if len(trail) > 0:
                    trail[made] = tables[0]
                    counts[made] = n
                    for place in range(n):
                        offered[listed + place] = out[place]
                    listed += n
                resolve(s, out[below(rng, n)])
                made += 1
            n = advance(s, out)
        if law == 0 and made > 0:
            law = broken_law(s, tables[2])
            if law == 0 and not sheet_adds_up(s):
                law = SCORE_SHEET
            if len(trail) > 0:
                trail[made] = tables[0]
                counts[made] = 0
        decisions[game] = made
        broken[game] = law
        if law != 0 or made < 0:
            failed += 1
    return failed


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
