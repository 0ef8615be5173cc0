"""Converts a trained model to the integers of a net file, and evaluates those integers on many positions at once."""

from __future__ import annotations

from typing import Any

import numpy as np

from firelight.engine.title import Edition
from firelight.lab.training.games import Shard
from firelight.thinking.inputs import inputs_of
from firelight.thinking.net import FIRST_ONE, ONE, OUTPUT_ONE, SHIFT, WEIGHT_ONE, WEIGHT_SHIFT
from firelight.thinking.nets import LearnedNet

Array = np.ndarray[Any, Any]

CHUNK = 4096


def _quantised(values: Array, one: float, kind: str) -> Array:
    limits = np.iinfo(kind)
    found: Array = np.clip(np.round(values * one), limits.min, limits.max).astype(kind)
    return found


def pack(edition: Edition, model: Any, origin: dict[str, Any]) -> LearnedNet:
    """The integer net for a model."""
    state = {name: values.detach().cpu().double().numpy() for name, values in model.state_dict().items()}
    weights = {
        "first": _quantised(state["first.weight"].ravel(), FIRST_ONE, "<i2"),
        "dense": _quantised((state["dense.weight"] * state["scale"]).T.ravel(), FIRST_ONE, "<i2"),
        "bias": _quantised(state["dense.bias"], FIRST_ONE, "<i4"),
        "second": _quantised(state["second.weight"].T.ravel(), WEIGHT_ONE, "<i2"),
        "second_bias": _quantised(state["second.bias"], ONE * WEIGHT_ONE, "<i4"),
        "third": _quantised(state["third.weight"].T.ravel(), WEIGHT_ONE, "<i2"),
        "third_bias": _quantised(state["third.bias"], ONE * WEIGHT_ONE, "<i4"),
        "policy": _quantised(state["policy.weight"].ravel(), WEIGHT_ONE, "<i2"),
        "policy_bias": _quantised(state["policy.bias"], ONE * WEIGHT_ONE, "<i4"),
    }
    width, hidden = len(state["dense.bias"]), len(state["second.bias"])
    return LearnedNet(edition.title.key, inputs_of(edition).digest, width, hidden, weights, origin)


def unpacked(net: LearnedNet, spreads: Array) -> dict[str, Array]:
    """The state of the model behind an integer net, up to rounding. `spreads`: what the model divides the features by."""
    w, width, hidden = net.weights, net.width, net.hidden
    later, seen = float(ONE * WEIGHT_ONE), width + hidden
    found = {
        "first.weight": w["first"].reshape(-1, width) / FIRST_ONE,
        "dense.weight": w["dense"].reshape(-1, width).T * spreads / FIRST_ONE,
        "dense.bias": w["bias"] / FIRST_ONE,
        "second.weight": w["second"].reshape(width, hidden).T / WEIGHT_ONE,
        "second.bias": w["second_bias"] / later,
        "third.weight": w["third"].reshape(seen, -1).T / WEIGHT_ONE,
        "third.bias": w["third_bias"] / later,
        "policy.weight": w["policy"].reshape(-1, seen) / WEIGHT_ONE,
        "policy.bias": w["policy_bias"] / later,
        "scale": 1.0 / spreads,
    }
    return {name: np.ascontiguousarray(values, np.float32) for name, values in found.items()}


def answers(net: LearnedNet, shard: Shard) -> Array:
    """All outputs of the integer net for every sample, exactly as thinking/net.py computes them.

    Integers of this size are exact as floats, and float products are faster.
    """
    w, width = net.weights, net.width
    first, dense = w["first"].reshape(-1, width).astype(float), w["dense"].reshape(-1, width).astype(float)
    second, third = w["second"].reshape(width, -1).astype(float), w["third"].reshape(width + net.hidden, -1).astype(float)
    found = []
    for start in range(0, len(shard.samples), CHUNK):
        some = shard.samples[start : start + CHUNK]
        counts = some["count"].astype(np.int64)
        offsets = np.cumsum(counts) - counts
        on = shard.stream[np.repeat(some["first"] - offsets, counts) + np.arange(counts.sum())]
        sums = np.add.reduceat(first[on], offsets, axis=0)
        sums += w["bias"] + some["features"].astype(float) @ dense
        values = np.clip(sums, 0, FIRST_ONE) // (1 << SHIFT)
        later = np.clip((values @ second + w["second_bias"]) // (1 << WEIGHT_SHIFT), 0, ONE)
        found.append((np.concatenate([values, later], axis=1) @ third + w["third_bias"]) / OUTPUT_ONE)
    return np.concatenate(found)
