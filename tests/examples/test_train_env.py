"""The example that learns from scratch runs: some updates, then a game against a bot."""

from __future__ import annotations

import math
import runpy
from pathlib import Path

import pytest

pytest.importorskip("torch")
pytest.importorskip("gymnasium")

EXAMPLE = Path(__file__).parents[2] / "examples" / "train_env" / "ppo.py"


def test_it_learns_and_plays() -> None:
    example = runpy.run_path(str(EXAMPLE))
    settings = example["Settings"]("emberheart", players=3, batch=8, steps=16, updates=2, minibatch=64, width=16, device="cpu")
    player = example["learn"](settings)
    assert all(bool(weights.isfinite().all()) for weights in player.parameters())
    reward, lead = example["match"](settings, player, "random", games=1)
    assert -1 <= reward <= 1 and math.isfinite(lead)
