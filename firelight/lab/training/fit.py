"""Fits a net to games with PyTorch (the extra `train`), on a GPU if there is one."""

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

BATCH = 512  # positions per step
RATE = 0.002  # peak learning rate
INPUTS_RATE, FEATURES_RATE = 0.2, 0.5  # factors of it: each unit adds up hundreds of these weights and would soon be clipped
SMALLEST_SLOPE = 1e-8
WARM_UP = 0.02  # share of the steps in which the rate rises
START = 0.05  # standard deviation of the initial feature weights; most units then begin between 0 and 1
SCORE_WEIGHT, SOURCE_WEIGHT, TURN_WEIGHT, POLICY_WEIGHT = 4.0, 1.0, 0.5, 1.0  # of these losses; winning has 1
VALUES = 0.1  # share of all losses but the policy's in what the inputs learn
LARGEST_FIRST = 7.9  # limit of a weight in the first layer, so that it fits 16 bits
LARGEST_LATER = 31.0  # limit of a weight in the later layers


def torch() -> Any:
    """Import PyTorch; raises OptionError if it is not installed."""
    try:
        return import_module("torch")
    except ImportError:
        raise OptionError("training needs PyTorch: pip install 'firelight[train]'") from None


@dataclass(frozen=True)
class Shape:
    """The size of a net."""

    inputs: int  # including those for the progress of the game
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
    """Shards as tensors on the training device."""

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
        self.forecast_scores = told / POINTS_ONE
        self.forecast_chances = mixed_points(told, planned) / spreads(column("late", t.float32))[:, None]
        self.turns = column("turn", t.float32) / POINTS_ONE
        self.sources = column("sources", t.int16).reshape(-1, SEATS, sources)

    def __len__(self) -> int:
        return len(self.count)

    def inputs(self, chosen: Any) -> tuple[Any, Any, Any]:
        """The concatenated inputs of the chosen samples, the offset of each sample in them, and the features."""
        t = torch()
        places, offsets = self._slices(self.first[chosen], self.count[chosen])
        return self.stream[places].to(t.int32), offsets.to(t.int32), self.features[chosen].to(t.float32)

    def _slices(self, first: Any, counts: Any) -> tuple[Any, Any]:
        """The indices of some slices of the stream, concatenated, and the offset of each slice in them."""
        t = torch()
        offsets = t.cumsum(counts, 0) - counts
        return t.repeat_interleave(first - offsets, counts) + t.arange(int(counts.sum()), device=self.device), offsets

    def policy(self, chosen: Any, moves: int) -> tuple[Any, Any]:
        """For the chosen samples and all moves: which moves are legal, and the share of the visits that each move got."""
        t = torch()
        counts = self.moves[chosen]
        places, _ = self._slices(self.first[chosen] + self.count[chosen], counts)
        rows = t.repeat_interleave(t.arange(len(chosen), device=self.device), counts)
        columns = self.stream[places].to(t.int64)
        legal = t.zeros(len(chosen), moves, dtype=t.bool, device=self.device)
        wanted = t.zeros(len(chosen), moves, device=self.device)
        legal[rows, columns] = True
        wanted[rows, columns] = self.stream[places + t.repeat_interleave(counts, counts)].to(t.float32)
        return legal, wanted / wanted.sum(1, keepdim=True).clamp(min=1)


def build(shape: Shape, spreads: Array, seed: int, means: Array | None = None, values: float = VALUES) -> Any:
    """A new model. Input weights start at 0; with `means`, average features leave all units in the middle of their range.

    The inputs learn mostly from the policy loss. All positions of a game have the same result, so the chances would overfit through them;
    `values` is the share of all other losses in what the inputs learn.
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
            partly = values * inputs + (1 - values) * inputs.detach()
            return self.third(self.layers(partly + dense)), self.policy(self.layers(inputs + dense))

        def layers(self, sums: Any) -> Any:
            first = sums.clamp(0, 1)
            return t.cat([first, self.second(first).clamp(0, 1)], 1)

    model = Model()
    if means is not None:
        with t.no_grad():
            model.dense.bias -= model.dense.weight @ t.from_numpy(means / spreads).to(t.float32)
    return model


def losses(answers: tuple[Any, Any], samples: Samples, chosen: Any, hope: float = 0.0) -> tuple[Any, Any, Any]:
    """The total loss on the chosen samples, and the losses of winning and of the policy in it.

    hope: weight of the search's predicted wins in the target, for samples that have them.
    """
    t = torch()
    out, logits = answers
    in_play = t.arange(SEATS, device=samples.device)[None, :] < samples.seats[chosen][:, None]
    chances = (samples.forecast_chances[chosen] + out[:, WIN : WIN + SEATS]).masked_fill(~in_play, -1e9).log_softmax(1)
    part = (hope * samples.is_hoped[chosen])[:, None]
    shares = (1 - part) * samples.shares[chosen] + part * samples.hoped[chosen]
    win = -(shares * chances.masked_fill(~in_play, 0.0)).sum(1).mean()
    seats = in_play.sum()
    score = ((samples.forecast_scores[chosen] + out[:, SCORE : SCORE + SEATS] - samples.scores[chosen]) ** 2 * in_play).sum() / seats
    turns = ((out[:, TURNS] - samples.turns[chosen]) ** 2).mean()
    wanted = samples.sources[chosen].to(t.float32) / POINTS_ONE
    sources = (((out[:, SOURCES:].reshape(wanted.transpose(1, 2).shape).transpose(1, 2) - wanted) ** 2).sum(2) * in_play).sum() / seats
    legal, visits = samples.policy(chosen, logits.shape[1])
    policy = -(visits * logits.masked_fill(~legal, -1e9).log_softmax(1).masked_fill(~legal, 0.0)).sum()
    policy = policy / (samples.moves[chosen] > 0).sum().clamp(min=1)
    return win + SCORE_WEIGHT * score + SOURCE_WEIGHT * sources + TURN_WEIGHT * turns + POLICY_WEIGHT * policy, win, policy


def measures_of(samples: Samples) -> tuple[Array, Array]:
    """Standard deviation (at least 1) and mean of each feature; the features are divided by the former."""
    some = samples.features[: 1 << 20].float()
    return some.std(0).clamp(min=1.0).cpu().numpy(), some.mean(0).cpu().numpy()


@dataclass(frozen=True)
class Lesson:
    """The settings of `fit`."""

    passes: int
    rate: float
    seed: int
    batch: int = BATCH
    hope: float = 0.0  # weight of the search's predicted wins in the target


def fit(model: Any, samples: Samples, check: Samples, lesson: Lesson, tell: Callable[[str], None]) -> list[tuple[float, ...]]:
    """Train for some passes over all samples, and keep the weights that did best on the check samples.

    Returns the losses of each pass: winning in training, then winning and policy on the check samples.
    """
    t = torch()
    model.to(samples.device)
    generator = t.Generator(device="cpu").manual_seed(lesson.seed)
    later = [*model.second.parameters(), *model.third.parameters(), *model.policy.parameters()]
    parts = ((model.first.parameters(), INPUTS_RATE), (model.dense.parameters(), FEATURES_RATE), (later, 1.0))
    groups = [{"params": list(weights), "lr": part * lesson.rate} for weights, part in parts]
    optimizer = t.optim.Adam(groups, eps=SMALLEST_SLOPE)
    steps = max(len(samples) // lesson.batch, 1)
    rates, total_steps = [group["lr"] for group in groups], lesson.passes * steps + 1
    schedule = t.optim.lr_scheduler.OneCycleLR(optimizer, rates, total_steps=total_steps, pct_start=WARM_UP)
    found: list[tuple[float, ...]] = []
    best: dict[str, Any] = {}
    for number in range(lesson.passes):
        began, total = time.monotonic(), t.zeros((), device=samples.device)
        order = t.randperm(len(samples), generator=generator).to(samples.device)
        for chosen in order.split(lesson.batch)[:steps]:
            loss, win, _ = losses(model(*samples.inputs(chosen)), samples, chosen, lesson.hope)
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            optimizer.step()
            schedule.step()
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
    """The losses of winning and of the policy on samples that are not trained on."""
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
