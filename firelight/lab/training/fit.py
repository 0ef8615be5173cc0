"""Fitting a net to games, with PyTorch (the extra `train`): on a GPU where there is one."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import Any

import numpy as np

from firelight.engine.errors import OptionError
from firelight.engine.title import Edition
from firelight.lab.training.games import Shard
from firelight.lab.training.report import spreads
from firelight.thinking.harvest import SHARE_ONE
from firelight.thinking.inputs import SEATS, inputs_of
from firelight.thinking.net import LATE_BINS, POINTS_ONE, SCORE, SOURCES, TURNS, WIN, outputs_of

Array = np.ndarray[Any, Any]

BATCH = 8192  # positions of a step
RATE = 0.002  # of learning, at its highest
SMALLEST_SLOPE = 1e-12  # slopes of single inputs are tiny
WARM_UP = 0.02  # part of the steps in which the rate rises
START = 0.05  # how far the first weights of the features are spread
SCORE_WEIGHT, SOURCE_WEIGHT, TURN_WEIGHT = 4.0, 1.0, 0.5  # of these losses beside that of winning
LARGEST_FIRST = 7.9  # of a weight of the first layer, so that it fits 16 bits
LARGEST_LATER = 31.0


def torch() -> Any:
    """PyTorch; OptionError where it is not installed."""
    try:
        return import_module("torch")
    except ImportError:
        raise OptionError("training needs PyTorch: pip install 'firelight[train]'") from None


@dataclass(frozen=True)
class Shape:
    """The size of a net."""

    inputs: int  # with those for how far the game is
    features: int
    sources: int
    width: int
    hidden: int

    @property
    def outputs(self) -> int:
        return outputs_of(self.sources)


def shape_of(edition: Edition, width: int, hidden: int) -> Shape:
    title = edition.title
    return Shape(inputs_of(edition).count + LATE_BINS + 1, SEATS * len(title.feature_names), len(title.sources), width, hidden)


class Samples:
    """Shards on the device that learns."""

    def __init__(self, shards: list[Shard], sources: int, device: Any) -> None:
        t = torch()

        def column(name: str, kind: Any) -> Any:
            return t.cat([t.from_numpy(np.ascontiguousarray(shard.samples[name])).to(device).to(kind) for shard in shards])

        starts = np.cumsum([0, *(len(shard.stream) for shard in shards[:-1])])
        self.device = device
        self.stream = t.cat([t.from_numpy(shard.stream).to(device) for shard in shards])
        places = [shard.samples["first"] + start for shard, start in zip(shards, starts, strict=True)]
        self.first = t.from_numpy(np.concatenate(places)).to(device)
        self.count = column("count", t.int64)
        self.features = column("features", t.int16)
        self.seats = column("seats", t.int64)
        self.shares = column("shares", t.float32) / SHARE_ONE
        self.scores = column("scores", t.float32) / POINTS_ONE
        told = column("told", t.float32) / 100
        self.told_scores = told / POINTS_ONE
        self.told_chances = told / spreads(column("late", t.float32))[:, None]
        self.turns = column("turn", t.float32) / POINTS_ONE
        self.sources = column("sources", t.int16).reshape(-1, SEATS, sources)

    def __len__(self) -> int:
        return len(self.count)

    def inputs(self, chosen: Any) -> tuple[Any, Any, Any]:
        """The inputs of some samples one after the other, where each sample begins, and the features."""
        t = torch()
        counts = self.count[chosen]
        offsets = t.cumsum(counts, 0) - counts
        places = t.repeat_interleave(self.first[chosen] - offsets, counts) + t.arange(int(counts.sum()), device=self.device)
        return self.stream[places].to(t.int32), offsets.to(t.int32), self.features[chosen].to(t.float32)


def build(shape: Shape, spreads: Array, seed: int) -> Any:
    """A new net. What was never seen has no weight."""
    t = torch()
    t.manual_seed(seed)

    class Model(t.nn.Module):  # type: ignore[misc, name-defined]
        def __init__(self) -> None:
            super().__init__()
            self.first = t.nn.EmbeddingBag(shape.inputs, shape.width, mode="sum")
            self.dense = t.nn.Linear(shape.features, shape.width)
            self.second = t.nn.Linear(shape.width, shape.hidden)
            self.third = t.nn.Linear(shape.hidden, shape.outputs)
            self.register_buffer("scale", t.from_numpy(1.0 / spreads).to(t.float32))
            t.nn.init.zeros_(self.first.weight)
            t.nn.init.normal_(self.dense.weight, std=START)
            t.nn.init.constant_(self.dense.bias, 0.5)

        def forward(self, stream: Any, offsets: Any, features: Any) -> Any:
            first = (self.first(stream, offsets) + self.dense(features * self.scale)).clamp(0, 1)
            return self.third(self.second(first).clamp(0, 1))

    return Model()


def losses(out: Any, samples: Samples, chosen: Any) -> tuple[Any, Any]:
    """The loss to be made small, and that of winning alone, for some samples."""
    t = torch()
    there = t.arange(SEATS, device=samples.device)[None, :] < samples.seats[chosen][:, None]
    chances = (samples.told_chances[chosen] + out[:, WIN : WIN + SEATS]).masked_fill(~there, -1e9).log_softmax(1)
    win = -(samples.shares[chosen] * chances.masked_fill(~there, 0.0)).sum(1).mean()
    seats = there.sum()
    score = ((samples.told_scores[chosen] + out[:, SCORE : SCORE + SEATS] - samples.scores[chosen]) ** 2 * there).sum() / seats
    turns = ((out[:, TURNS] - samples.turns[chosen]) ** 2).mean()
    wanted = samples.sources[chosen].to(t.float32) / POINTS_ONE
    sources = (((out[:, SOURCES:].reshape(wanted.transpose(1, 2).shape).transpose(1, 2) - wanted) ** 2).sum(2) * there).sum() / seats
    return win + SCORE_WEIGHT * score + SOURCE_WEIGHT * sources + TURN_WEIGHT * turns, win


def spreads_of(samples: Samples) -> Array:
    """About how far each feature goes: what it is divided by before it is learned."""
    some = samples.features[: 1 << 20].float()
    found: Array = some.std(0).clamp(min=1.0).cpu().numpy()
    return found


@dataclass(frozen=True)
class Lesson:
    """How a model learns."""

    passes: int
    rate: float
    seed: int
    last_layer: bool = False  # learn that one alone, the others stay
    batch: int = BATCH


def fit(model: Any, samples: Samples, check: Samples, lesson: Lesson, tell: Callable[[str], None]) -> list[tuple[float, float]]:
    """Learn from all samples some times, and keep the model that was best on the check. The log-losses of each pass: learned, check."""
    t = torch()
    model.to(samples.device)
    dice = t.Generator(device="cpu").manual_seed(lesson.seed)
    learner = t.optim.Adam((model.third if lesson.last_layer else model).parameters(), lr=lesson.rate, eps=SMALLEST_SLOPE)
    steps = max(len(samples) // lesson.batch, 1)
    course = t.optim.lr_scheduler.OneCycleLR(learner, lesson.rate, total_steps=lesson.passes * steps + 1, pct_start=WARM_UP)
    found: list[tuple[float, float]] = []
    best: dict[str, Any] = {}
    for number in range(lesson.passes):
        began, total = time.monotonic(), t.zeros((), device=samples.device)
        order = t.randperm(len(samples), generator=dice).to(samples.device)
        for chosen in order.split(lesson.batch)[:steps]:
            loss, win = losses(model(*samples.inputs(chosen)), samples, chosen)
            learner.zero_grad(set_to_none=True)
            loss.backward()
            learner.step()
            course.step()
            _keep_in_range(model)
            total += win.detach()
        learned, unseen = float(total) / steps, checked(model, check)
        found.append((learned, unseen))
        if unseen == min(loss for _, loss in found):
            best = {name: values.clone() for name, values in model.state_dict().items()}
        seconds = time.monotonic() - began
        tell(f"pass {number + 1} of {lesson.passes}: log-loss {learned:.4f}, {unseen:.4f} on the check, {seconds:.0f} s")
    model.load_state_dict(best)
    return found


def checked(model: Any, check: Samples) -> float:
    """The log-loss of winning on samples that are not learned from."""
    t = torch()
    total = 0.0
    with t.no_grad():
        for chosen in t.arange(len(check), device=check.device).split(BATCH):
            total += float(losses(model(*check.inputs(chosen)), check, chosen)[1]) * len(chosen)
    return total / len(check)


def _keep_in_range(model: Any) -> None:
    t = torch()
    with t.no_grad():
        model.first.weight.clamp_(-LARGEST_FIRST, LARGEST_FIRST)
        model.second.weight.clamp_(-LARGEST_LATER, LARGEST_LATER)
        model.third.weight.clamp_(-LARGEST_LATER, LARGEST_LATER)
