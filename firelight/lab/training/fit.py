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
from firelight.lab.training.report import mixed_points, spreads
from firelight.thinking.harvest import SHARE_ONE
from firelight.thinking.inputs import SEATS, inputs_of
from firelight.thinking.net import LATE_BINS, POINTS_ONE, SCORE, SOURCES, TURNS, WIN, outputs_of

Array = np.ndarray[Any, Any]

BATCH = 512  # positions of a step
RATE = 0.002  # of learning, at its highest
INPUTS_RATE, FEATURES_RATE = (
    0.2,
    0.5,
)  # parts of it: hundreds of these weights are added up in each unit, which would soon be clipped
SMALLEST_SLOPE = 1e-8
WARM_UP = 0.02  # part of the steps in which the rate rises
START = 0.05  # how far the first weights of the features are spread: so that most units begin between 0 and 1
SCORE_WEIGHT, SOURCE_WEIGHT, TURN_WEIGHT, POLICY_WEIGHT = 4.0, 1.0, 0.5, 1.0  # of these losses beside that of winning
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
    moves: int

    @property
    def outputs(self) -> int:
        return outputs_of(self.sources)


def shape_of(edition: Edition, width: int, hidden: int) -> Shape:
    title = edition.title
    inputs, features = inputs_of(edition).count + LATE_BINS + 1, SEATS * len(title.judge.feature_names)
    return Shape(inputs, features, len(title.rules.sources), width, hidden, len(edition.notation))


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
        self.moves = column("moves", t.int64)
        self.shares = column("shares", t.float32) / SHARE_ONE
        hoped = column("hoped", t.float32).clamp(min=0)
        self.is_hoped = hoped.sum(1) > 0
        self.hoped = hoped / hoped.sum(1, keepdim=True).clamp(min=1)
        self.scores = column("scores", t.float32) / POINTS_ONE
        told, planned = column("told", t.float32) / 100, column("planned", t.float32) / 100
        self.told_scores = told / POINTS_ONE
        self.told_chances = mixed_points(told, planned) / spreads(column("late", t.float32))[:, None]
        self.turns = column("turn", t.float32) / POINTS_ONE
        self.sources = column("sources", t.int16).reshape(-1, SEATS, sources)

    def __len__(self) -> int:
        return len(self.count)

    def inputs(self, chosen: Any) -> tuple[Any, Any, Any]:
        """The inputs of some samples one after the other, where each sample begins, and the features."""
        t = torch()
        places, offsets = self._places(self.first[chosen], self.count[chosen])
        return self.stream[places].to(t.int32), offsets.to(t.int32), self.features[chosen].to(t.float32)

    def _places(self, first: Any, counts: Any) -> tuple[Any, Any]:
        """The places of some stretches of the stream, and where each of them begins among these."""
        t = torch()
        offsets = t.cumsum(counts, 0) - counts
        return t.repeat_interleave(first - offsets, counts) + t.arange(int(counts.sum()), device=self.device), offsets

    def policy(self, chosen: Any, moves: int) -> tuple[Any, Any]:
        """For some samples and all moves: which may be made, and what part of the looks each of them got."""
        t = torch()
        counts = self.moves[chosen]
        places, _ = self._places(self.first[chosen] + self.count[chosen], counts)
        rows = t.repeat_interleave(t.arange(len(chosen), device=self.device), counts)
        columns = self.stream[places].to(t.int64)
        legal = t.zeros(len(chosen), moves, dtype=t.bool, device=self.device)
        wanted = t.zeros(len(chosen), moves, device=self.device)
        legal[rows, columns] = True
        wanted[rows, columns] = self.stream[places + t.repeat_interleave(counts, counts)].to(t.float32)
        return legal, wanted / wanted.sum(1, keepdim=True).clamp(min=1)


def build(shape: Shape, spreads: Array, seed: int, means: Array | None = None) -> Any:
    """A new net. What was never seen has no weight; features that are as usual (their means) leave all units in the middle.

    The inputs learn from the policy alone. The positions of a game share one end, and chances would be learned by heart through them.
    """
    t = torch()
    t.manual_seed(seed)

    class Model(t.nn.Module):  # type: ignore[misc, name-defined]
        def __init__(self) -> None:
            super().__init__()
            self.first = t.nn.EmbeddingBag(shape.inputs, shape.width, mode="sum")
            self.dense = t.nn.Linear(shape.features, shape.width)
            self.second = t.nn.Linear(shape.width, shape.hidden)
            self.third = t.nn.Linear(shape.width + shape.hidden, shape.outputs)
            self.policy = t.nn.Linear(shape.width + shape.hidden, shape.moves)
            self.register_buffer("scale", t.from_numpy(1.0 / spreads).to(t.float32))
            t.nn.init.zeros_(self.first.weight)
            t.nn.init.normal_(self.dense.weight, std=START)
            t.nn.init.constant_(self.dense.bias, 0.5)

        def forward(self, stream: Any, offsets: Any, features: Any) -> tuple[Any, Any]:
            inputs, dense = self.first(stream, offsets), self.dense(features * self.scale)
            return self.third(self.layers(inputs.detach() + dense)), self.policy(self.layers(inputs + dense))

        def layers(self, sums: Any) -> Any:
            first = sums.clamp(0, 1)
            return t.cat([first, self.second(first).clamp(0, 1)], 1)

    model = Model()
    if means is not None:
        with t.no_grad():
            model.dense.bias -= model.dense.weight @ t.from_numpy(means / spreads).to(t.float32)
    return model


def losses(answers: tuple[Any, Any], samples: Samples, chosen: Any, hope: float = 0.0) -> tuple[Any, Any, Any]:
    """For some samples: the loss to be made small, and of it those of winning and of the policy.

    hope: how much of the wins to be learned are those that the search foresaw, where one did.
    """
    t = torch()
    out, inclined = answers
    there = t.arange(SEATS, device=samples.device)[None, :] < samples.seats[chosen][:, None]
    chances = (samples.told_chances[chosen] + out[:, WIN : WIN + SEATS]).masked_fill(~there, -1e9).log_softmax(1)
    part = (hope * samples.is_hoped[chosen])[:, None]
    shares = (1 - part) * samples.shares[chosen] + part * samples.hoped[chosen]
    win = -(shares * chances.masked_fill(~there, 0.0)).sum(1).mean()
    seats = there.sum()
    score = ((samples.told_scores[chosen] + out[:, SCORE : SCORE + SEATS] - samples.scores[chosen]) ** 2 * there).sum() / seats
    turns = ((out[:, TURNS] - samples.turns[chosen]) ** 2).mean()
    wanted = samples.sources[chosen].to(t.float32) / POINTS_ONE
    sources = (((out[:, SOURCES:].reshape(wanted.transpose(1, 2).shape).transpose(1, 2) - wanted) ** 2).sum(2) * there).sum() / seats
    legal, looked_at = samples.policy(chosen, inclined.shape[1])
    policy = -(looked_at * inclined.masked_fill(~legal, -1e9).log_softmax(1).masked_fill(~legal, 0.0)).sum()
    policy = policy / (samples.moves[chosen] > 0).sum().clamp(min=1)
    return win + SCORE_WEIGHT * score + SOURCE_WEIGHT * sources + TURN_WEIGHT * turns + POLICY_WEIGHT * policy, win, policy


def measures_of(samples: Samples) -> tuple[Array, Array]:
    """About how far each feature goes, which it is divided by before it is learned, and its mean."""
    some = samples.features[: 1 << 20].float()
    return some.std(0).clamp(min=1.0).cpu().numpy(), some.mean(0).cpu().numpy()


@dataclass(frozen=True)
class Lesson:
    """How a model learns."""

    passes: int
    rate: float
    seed: int
    batch: int = BATCH
    hope: float = 0.0  # how much of the wins to be learned are those that the search foresaw


def fit(model: Any, samples: Samples, check: Samples, lesson: Lesson, tell: Callable[[str], None]) -> list[tuple[float, ...]]:
    """Learn from all samples some times, and keep the model that was best on the check.

    The losses of each pass: of winning as learned, then of winning and of the policy on the check.
    """
    t = torch()
    model.to(samples.device)
    dice = t.Generator(device="cpu").manual_seed(lesson.seed)
    later = [*model.second.parameters(), *model.third.parameters(), *model.policy.parameters()]
    parts = ((model.first.parameters(), INPUTS_RATE), (model.dense.parameters(), FEATURES_RATE), (later, 1.0))
    groups = [{"params": list(weights), "lr": part * lesson.rate} for weights, part in parts]
    learner = t.optim.Adam(groups, eps=SMALLEST_SLOPE)
    steps = max(len(samples) // lesson.batch, 1)
    rates, total_steps = [group["lr"] for group in groups], lesson.passes * steps + 1
    course = t.optim.lr_scheduler.OneCycleLR(learner, rates, total_steps=total_steps, pct_start=WARM_UP)
    found: list[tuple[float, ...]] = []
    best: dict[str, Any] = {}
    for number in range(lesson.passes):
        began, total = time.monotonic(), t.zeros((), device=samples.device)
        order = t.randperm(len(samples), generator=dice).to(samples.device)
        for chosen in order.split(lesson.batch)[:steps]:
            loss, win, _ = losses(model(*samples.inputs(chosen)), samples, chosen, lesson.hope)
            learner.zero_grad(set_to_none=True)
            loss.backward()
            learner.step()
            course.step()
            _keep_in_range(model)
            total += win.detach()
        found.append((float(total) / steps, *checked(model, check)))
        if sum(found[-1][1:]) == min(sum(each[1:]) for each in found):
            best = {name: values.clone() for name, values in model.state_dict().items()}
        learned, win, policy = found[-1]
        seconds = time.monotonic() - began
        tell(f"pass {number + 1} of {lesson.passes}: log-loss {learned:.4f}, on the check {win:.4f}, policy {policy:.4f}, {seconds:.0f} s")
    model.load_state_dict(best)
    return found


def checked(model: Any, check: Samples) -> tuple[float, float]:
    """The losses of winning and of the policy on samples that are not learned from."""
    t = torch()
    wins = policies = 0.0
    with t.no_grad():
        for chosen in t.arange(len(check), device=check.device).split(BATCH):
            _, win, policy = losses(model(*check.inputs(chosen)), check, chosen)
            wins += float(win) * len(chosen)
            policies += float(policy) * len(chosen)
    return wins / len(check), policies / len(check)


def _keep_in_range(model: Any) -> None:
    t = torch()
    with t.no_grad():
        model.first.weight.clamp_(-LARGEST_FIRST, LARGEST_FIRST)
        model.second.weight.clamp_(-LARGEST_LATER, LARGEST_LATER)
        model.third.weight.clamp_(-LARGEST_LATER, LARGEST_LATER)
        model.policy.weight.clamp_(-LARGEST_LATER, LARGEST_LATER)
