"""Plays many random games at full speed and reports lengths, points, stuck games, and which rules fired."""

from __future__ import annotations

import re
import sys
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from firelight.engine import kernels
from firelight.engine.chance import Rng, new_rng
from firelight.engine.stack import MOST_SEATS, RULE_BITS, RULE_WORDS

if TYPE_CHECKING:
    import numpy as np

    from firelight.engine.title import Edition

    Array = np.ndarray[Any, Any]

CHUNK = 100
MOST_OPTIONS = 256


@dataclass(frozen=True)
class Result:
    """Random games with one number of players."""

    players: int
    games: int
    decisions: int
    seconds: float
    length: tuple[float, int, int]  # mean, least and most decisions in a game
    scores: dict[str, tuple[float, float]]  # mean and spread for each seat
    stuck: int
    fired: dict[str, int]  # the number of games in which each rule fired
    silent: list[str]  # rules that never fired


def play_chunk(edition: Edition, players: int, seed: int, first: int, count: int) -> tuple[Array, Array, Array]:
    """Decisions, scores and fired rules of some games, compiled."""
    import numpy as np

    play = edition.program("numba")(kernels.play_games)
    tables = np.zeros(2, edition.title.rules.state.dtype())
    decisions = np.zeros(count, np.int64)
    scores = np.zeros(MOST_SEATS * count, np.int64)
    fired = np.zeros(RULE_WORDS * RULE_BITS, np.int64)
    options = np.array(edition.title.setup_arguments(edition.title.option_values(players, {})), np.int64)
    rngs: Any = np.zeros(1, Rng.dtype())
    out: Any = np.zeros(MOST_OPTIONS, np.int16)
    given: tuple[Any, ...] = (tables, rngs, out, seed, first, count, players, options, decisions, scores, fired)
    play(*given)
    return decisions, scores.reshape(count, MOST_SEATS), fired


def run(edition: Edition, numbers: Sequence[int], games: int, seed: int, jobs: int) -> list[Result]:
    """Play random games for each number of players, with a progress bar on stderr."""
    from rich.console import Console
    from rich.progress import Progress

    console = Console(stderr=True)
    if console.is_terminal:
        console.print("Compiling the rules (only the first time) ...")
    edition.program("numba")(kernels.play_games)
    results = []
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        for players in numbers:
            task = progress.add_task(f"{players} players", total=games)
            results.append(_run(edition, players, games, seed, jobs, lambda count, task=task: progress.advance(task, count)))  # type: ignore[misc]
    return results


def _run(edition: Edition, players: int, games: int, seed: int, jobs: int, done: Callable[[int], None]) -> Result:
    import numpy as np

    begin = time.perf_counter()
    starts = range(0, games, CHUNK)

    def chunk(first: int) -> tuple[Array, Array, Array]:
        count = min(CHUNK, games - first)
        found = play_chunk(edition, players, seed, first, count)
        done(count)
        return found

    with ThreadPoolExecutor(jobs) as pool:
        parts = list(pool.map(chunk, starts))
    seconds = time.perf_counter() - begin
    decisions = np.concatenate([part[0] for part in parts])
    scores = np.concatenate([part[1] for part in parts])
    fired = np.sum([part[2] for part in parts], axis=0)
    state = edition.title.rules.state()
    edition.plain.setup(state, new_rng(seed), players, edition.title.setup_arguments(edition.title.option_values(players, {})))
    names = edition.title.words.seat_names(state)
    rules = [(rule, int(fired[number])) for number, rule in enumerate(edition.title.rules.rulebook) if rule]
    length = np.abs(decisions)
    return Result(
        players,
        games,
        int(length.sum()),
        seconds,
        (float(length.mean()), int(length.min()), int(length.max())),
        {name: (float(scores[:, seat].mean()), float(scores[:, seat].std())) for seat, name in enumerate(names)},
        int((decisions < 0).sum()),
        {rule: count for rule, count in rules if count},
        [rule for rule, count in rules if not count],
    )


def as_data(results: Sequence[Result]) -> list[dict[str, Any]]:
    return [
        {
            "players": r.players,
            "games": r.games,
            "stuck": r.stuck,
            "decisions": r.decisions,
            "decisions-per-second": round(r.decisions / r.seconds) if r.seconds else None,
            "length": {"mean": round(r.length[0], 2), "least": r.length[1], "most": r.length[2]},
            "scores": {name: {"mean": round(mean, 2), "spread": round(spread, 2)} for name, (mean, spread) in r.scores.items()},
            "fired": r.fired,
            "never-fired": r.silent,
        }
        for r in results
    ]


def report(results: Sequence[Result]) -> None:
    """Print the results as tables."""
    from firelight.screen import Screen

    screen = Screen(file=sys.stdout)
    for r in results:
        speed = f"{r.decisions / r.seconds:,.0f}" if r.seconds else "?"
        screen.line(f"{r.players} player{'' if r.players == 1 else 's'}")
        screen.say(f"{r.games:,} games, {r.decisions:,} decisions in {r.seconds:.2f} s ({speed} decisions/s), {r.stuck} stuck")
        screen.say(f"decisions per game: {r.length[0]:.1f} on average, {r.length[1]} to {r.length[2]}")
        screen.say("points: " + ", ".join(f"{name} {mean:.1f} ± {spread:.1f}" for name, (mean, spread) in r.scores.items()))
    if not any(r.fired for r in results):
        return  # rules of a game that does not record them
    heads = ["rule", *(str(r.players) for r in results)]
    rules = [rule for rule in (*results[0].fired, *results[0].silent) if any(rule in r.fired for r in results)]
    order = sorted(rules, key=_natural)
    rows = [[rule, *(r.fired.get(rule, 0) for r in results)] for rule in order]
    screen.table("In how many games each rule fired, by number of players", heads, rows)
    never = [rule for rule in sorted(results[0].silent, key=_natural) if not any(rule in r.fired for r in results)]
    screen.say(f"Never fired (setup, prices and scoring are not counted): {', '.join(never) or 'none'}")


def _natural(rule: str) -> tuple[Any, ...]:
    """Sorts B2 before B10."""
    return tuple((int(part), "") if part.isdecimal() else (-1, part) for part in re.findall(r"\d+|\D+", rule))
