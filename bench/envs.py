"""Steps of the batched environment with observation and mask, next to other engines: one run, one core.

python -m bench.envs            both games, with Pgx and OpenSpiel if installed
python -m bench.envs --check    the same, and exit with 1 if a bar is missed
"""

from __future__ import annotations

import argparse
import os
import platform
import sys
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from bench.__main__ import use_one_core
from bench.results import Report
from bench.speed import best_rate

BAR = 1_000_000
BATCH = 256
STEPS = 400
PEER = "backgammon"  # a game of chance in both of them


def firelight_rate(title: str, players: int) -> float:
    """Steps per second with random legal actions, including choosing them."""
    from firelight.envs.batch import BatchEnv

    env = BatchEnv(title, players, BATCH, seed=1)
    env.reset()

    def work(_: int) -> int:
        for _ in range(STEPS):
            env.step(env.sample())
        return STEPS * BATCH

    return best_rate(work, 3)


def pgx_rate() -> float:
    """The same in Pgx: a batch of games that restart by themselves, compiled by XLA."""
    jax: Any = import_module("jax")
    pgx: Any = import_module("pgx")
    env = pgx.make(PEER)
    reset = jax.jit(jax.vmap(env.init))
    step_all = jax.vmap(import_module("pgx.experimental").auto_reset(env.step, env.init))

    def forward(state: Any, key: Any) -> tuple[Any, Any]:
        key, choice, chance = jax.random.split(key, 3)
        logits = jax.numpy.where(state.legal_action_mask, 0.0, -1e9)
        actions = jax.random.categorical(choice, logits)
        return step_all(state, actions, jax.random.split(chance, BATCH)), key

    def many(state: Any, key: Any) -> tuple[Any, Any]:
        return jax.lax.fori_loop(0, STEPS // 10, lambda _, pair: forward(*pair), (state, key))  # type: ignore[no-any-return]

    compiled = jax.jit(many)
    state, key = reset(jax.random.split(jax.random.PRNGKey(1), BATCH)), jax.random.PRNGKey(2)

    def work(_: int) -> int:
        nonlocal state, key
        state, key = jax.block_until_ready(compiled(state, key))
        return STEPS // 10 * BATCH

    return best_rate(work, 3)


def openspiel_rate() -> float:
    """The same in OpenSpiel: its C++ game from Python, one state, with observation tensor and mask for every decision."""
    import random

    pyspiel: Any = import_module("pyspiel")
    game, chance = pyspiel.load_game(PEER), random.Random(1)

    def decisions() -> Iterator[None]:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(outcomes, weights)[0])
                continue
            state.observation_tensor()
            state.legal_actions_mask()
            state.apply_action(chance.choice(state.legal_actions()))
            yield

    return best_rate(lambda _: sum(1 for game in range(3) for _ in decisions()), 3)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.envs", description="Measure the environments for research.")
    parser.add_argument("--check", action="store_true", help="exit with 1 if a bar is missed")
    arguments = parser.parse_args()
    os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
    print(f"{platform.machine()}, Python {platform.python_version()}, {use_one_core()}")
    from firelight.api import titles

    report = Report()
    for key, title in titles().items():
        report.section(f"{title.name}: batches of {BATCH}, random legal actions, with observation and mask")
        for players in range(title.players[0], title.players[1] + 1):
            report.add(f"{players} players", firelight_rate(key, players), "steps/s", BAR)
    report.section(f"Peers: {PEER}, random legal actions, with observation and mask")
    if find_spec("pgx"):
        report.add(f"Pgx, batches of {BATCH}", pgx_rate(), "steps/s")
    if find_spec("pyspiel"):
        report.add("OpenSpiel from Python, one game", openspiel_rate(), "steps/s")
    return 1 if arguments.check and report.missed else 0


if __name__ == "__main__":
    sys.exit(main())
