"""How a teacher begins: it learns to choose and to judge as in games that others have played (`firelight train` keeps such games)."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np

from firelight.lab.teacher.improve import judgement_loss
from firelight.lab.teacher.model import Eyes, log_chances
from firelight.lab.training.fit import torch
from firelight.lab.training.games import Shard
from firelight.thinking.harvest import SHARE_ONE
from firelight.thinking.inputs import SEATS
from firelight.thinking.sight import COUNT, HEAD, LATE, MOST_SEEN, REST, SEATS_THERE

Array = np.ndarray[Any, Any]

WARM_UP = 200  # steps in which the rate rises
TOLD_EVERY = 200


def rows_of(shard: Shard, chosen: Array, features: int) -> Array:
    """Samples as rows, such as thinking/sight.py writes them."""
    samples = shard.samples[chosen]
    first = HEAD + SEATS * features
    rows = np.zeros((len(samples), first + MOST_SEEN), np.int16)
    counts = samples["count"].astype(np.int64)
    rows[:, SEATS_THERE], rows[:, LATE], rows[:, REST], rows[:, COUNT] = samples["seats"], samples["late"], samples["rest"], counts
    rows[:, HEAD:first] = samples["features"]
    there = np.arange(MOST_SEEN) < counts[:, None]
    places = (samples["first"][:, None] + np.arange(MOST_SEEN))[there]
    rows[:, first:][there] = shard.stream[places]
    return rows


def chosen_moves(shard: Shard, chosen: Array, moves: int) -> tuple[Array, Array]:
    """For some samples: what might be chosen, and what part of the looks each move got."""
    samples = shard.samples[chosen]
    masks, wanted = (np.zeros((len(samples), moves), kind) for kind in (np.int8, np.float32))
    counts = samples["moves"].astype(np.int64)
    row = np.repeat(np.arange(len(samples)), counts)
    starts = np.cumsum(counts) - counts
    place = np.repeat(samples["first"] + samples["count"] - starts, counts) + np.arange(counts.sum())
    columns = shard.stream[place]
    masks[row, columns] = 1
    wanted[row, columns] = shard.stream[place + np.repeat(counts, counts)]
    return masks, wanted / np.maximum(wanted.sum(1, keepdims=True), 1)


def batches(folder: Path, eyes: Eyes, size: int, chance: np.random.Generator) -> Iterator[tuple[Array, ...]]:
    """All positions with a choice of the games in a folder, a shard after the other."""
    paths = sorted(folder.glob("games-*.npz"))
    for place in chance.permutation(len(paths)):
        shard = Shard.load(paths[place])
        order = chance.permutation(np.flatnonzero(shard.samples["moves"] > 0))
        for start in range(0, len(order) - size + 1, size):
            chosen = order[start : start + size]
            samples = shard.samples[chosen]
            judged = (samples["shares"].astype(np.float32) / SHARE_ONE, samples["scores"].astype(np.float32))
            yield rows_of(shard, chosen, eyes.features), *chosen_moves(shard, chosen, eyes.moves), *judged


def imitate(
    teacher: Any, eyes: Eyes, folder: Path, device: Any, passes: int, size: int, rate: float, tell: Callable[[str], None], seed: int = 1
) -> None:
    """Learn from the games of a folder."""
    t, began, step = torch(), time.monotonic(), 0
    learner = t.optim.Adam(teacher.parameters(), lr=rate, eps=1e-5)
    chance = np.random.default_rng(seed)
    told: list[Any] = []
    for _ in range(passes):
        for arrays in batches(folder, eyes, size, chance):
            rows, masks, wanted, won, scored = (t.from_numpy(array).to(device) for array in arrays)
            step += 1
            for group in learner.param_groups:
                group["lr"] = rate * min(step / WARM_UP, 1.0)
            with t.autocast("cuda", t.bfloat16, enabled=device.type == "cuda"):
                answer = teacher(rows)
            moves = -(wanted * log_chances(answer, masks).masked_fill(masks == 0, 0.0)).sum(1).mean()
            there = t.arange(SEATS, device=device) < rows[:, SEATS_THERE : SEATS_THERE + 1]
            judged = judgement_loss(answer, won, scored, there, 1.0)
            learner.zero_grad(set_to_none=True)
            (moves + judged).backward()
            t.nn.utils.clip_grad_norm_(teacher.parameters(), 1.0)
            learner.step()
            told.append(t.stack([moves.detach(), judged.detach()]))
            if step % TOLD_EVERY == 0:
                losses = ", ".join(f"{value:.4f}" for value in t.stack(told[-TOLD_EVERY:]).mean(0).tolist())
                tell(f"{time.monotonic() - began:6.1f} s  {step * size:,} positions: moves, judgement {losses}")
