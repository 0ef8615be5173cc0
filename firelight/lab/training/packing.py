"""From the numbers that were learned to the integers of a net's file, and what those integers say, many positions at once."""

from __future__ import annotations

from typing import Any

import numpy as np

from firelight.engine.title import Edition
from firelight.lab.training.games import Shard
from firelight.thinking.inputs import inputs_of
from firelight.thinking.net import FIRST_ONE, ONE, OUTPUT_ONE, SHIFT, WEIGHT_ONE, WEIGHT_SHIFT
from firelight.thinking.nets import LearnedNet

Array = np.ndarray[Any, Any]

AT_ONCE = 4096


def _whole(values: Array, one: float, kind: str) -> Array:
    limits = np.iinfo(kind)
    found: Array = np.clip(np.round(values * one), limits.min, limits.max).astype(kind)
    return found


def pack(edition: Edition, model: Any, origin: dict[str, Any]) -> LearnedNet:
    """The net of integers that a model becomes."""
    state = {name: values.detach().cpu().double().numpy() for name, values in model.state_dict().items()}
    weights = {
        "first": _whole(state["first.weight"].ravel(), FIRST_ONE, "<i2"),
        "dense": _whole((state["dense.weight"] * state["scale"]).T.ravel(), FIRST_ONE, "<i2"),
        "bias": _whole(state["dense.bias"], FIRST_ONE, "<i4"),
        "second": _whole(state["second.weight"].T.ravel(), WEIGHT_ONE, "<i2"),
        "second_bias": _whole(state["second.bias"], ONE * WEIGHT_ONE, "<i4"),
        "third": _whole(state["third.weight"].T.ravel(), WEIGHT_ONE, "<i2"),
        "third_bias": _whole(state["third.bias"], ONE * WEIGHT_ONE, "<i4"),
        "policy": _whole(state["policy.weight"].ravel(), WEIGHT_ONE, "<i2"),
        "policy_bias": _whole(state["policy.bias"], ONE * WEIGHT_ONE, "<i4"),
    }
    width, hidden = len(state["dense.bias"]), len(state["second.bias"])
    return LearnedNet(edition.title.key, inputs_of(edition).digest, width, hidden, weights, origin)


def unpacked(net: LearnedNet, spreads: Array) -> dict[str, Array]:
    """The state of a model that a net of integers was, as nearly as they say. spreads: what it divides the features by."""
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
    """What the net of integers says about every sample, output by output, exactly as thinking/net.py works it out.

    Whole numbers of this size are exact in floats, and their products are quicker.
    """
    w, width = net.weights, net.width
    first, dense = w["first"].reshape(-1, width).astype(float), w["dense"].reshape(-1, width).astype(float)
    second, third = w["second"].reshape(width, -1).astype(float), w["third"].reshape(width + net.hidden, -1).astype(float)
    found = []
    for start in range(0, len(shard.samples), AT_ONCE):
        some = shard.samples[start : start + AT_ONCE]
        counts = some["count"].astype(np.int64)
        offsets = np.cumsum(counts) - counts
        on = shard.stream[np.repeat(some["first"] - offsets, counts) + np.arange(counts.sum())]
        sums = np.add.reduceat(first[on], offsets, axis=0)
        sums += w["bias"] + some["features"].astype(float) @ dense
        values = np.clip(sums, 0, FIRST_ONE) // (1 << SHIFT)
        later = np.clip((values @ second + w["second_bias"]) // (1 << WEIGHT_SHIFT), 0, ONE)
        found.append((np.concatenate([values, later], axis=1) @ third + w["third_bias"]) / OUTPUT_ONE)
    return np.concatenate(found)
