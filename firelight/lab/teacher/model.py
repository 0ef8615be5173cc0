"""The teacher: a net of plain floats, much larger than the one that is shipped, which sees the same."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from firelight.engine.title import Edition
from firelight.lab.training.fit import shape_of, torch
from firelight.lab.training.report import mixed_points, spreads
from firelight.thinking.evaluate import END
from firelight.thinking.inputs import SEATS
from firelight.thinking.net import POINTS_ONE
from firelight.thinking.sight import COUNT, HEAD, LATE, MOST_SEEN, SEATS_THERE
from firelight.thinking.weights import plan, shipped

EVEN = 64  # columns are filled up to a multiple of this, so that a GPU multiplies them quickly
NEVER = -1e9
FIRST_SPREAD = 0.05  # of a teacher's first weights


class Sight(NamedTuple):
    """Rows as thinking/sight.py writes them, taken apart."""

    there: Any  # for each seat: does it score in this game?
    late: Any
    features: Any  # of each seat


class Answer(NamedTuple):
    """What a net says: how it likes each move, and for each seat how likely it is to win (not yet shared out) and its final score."""

    moves: Any
    wins: Any
    points: Any


def log_chances(answer: Answer, masks: Any) -> Any:
    """How likely each move is to be chosen, as logarithms."""
    return answer.moves.masked_fill(masks == 0, NEVER).log_softmax(1)


@dataclass(frozen=True)
class Eyes:
    """How rows of one edition are read."""

    inputs: int
    features: int  # of one seat
    moves: int
    weights: Any  # of forecast and plan, early and late

    @classmethod
    def of(cls, edition: Edition, device: Any) -> Eyes:
        t, shape = torch(), shape_of(edition, 1, 1)
        weights = np.array([shipped(edition.title), plan(edition.title)], np.float32).reshape(2, -1, 2) / 100
        return cls(shape.inputs, shape.features // SEATS, shape.moves, t.from_numpy(weights).to(device))

    def read(self, rows: Any) -> Sight:
        """All but the inputs."""
        t = torch()
        features = rows[:, HEAD : HEAD + SEATS * self.features].float().reshape(-1, SEATS, self.features)
        there = t.arange(SEATS, device=rows.device) < rows[:, SEATS_THERE : SEATS_THERE + 1]
        return Sight(there, rows[:, LATE].float(), features)

    def listed(self, rows: Any) -> Any:
        """The inputs that are on; behind the last one, the number after the highest."""
        first, places = HEAD + SEATS * self.features, torch().arange(MOST_SEEN, device=rows.device)
        return rows[:, first:].long().masked_fill(places >= rows[:, COUNT : COUNT + 1], self.inputs)

    @property
    def columns(self) -> int:
        """How many inputs a GPU works with: filled up so that it multiplies them quickly, and none where there is no more."""
        return -(-(self.inputs + 1) // EVEN) * EVEN

    def spread(self, rows: Any, room: Any = None) -> Any:
        """The inputs as rows of zeros and ones, for a GPU. `room`: where to write them."""
        t = torch()
        found = t.zeros(len(rows), self.columns, dtype=t.bfloat16, device=rows.device) if room is None else room.zero_()
        found.scatter_(1, self.listed(rows), 1.0)
        found[:, self.inputs] = 0
        return found

    def forecast(self, sight: Sight) -> tuple[Any, Any]:
        """What the readable weights say of each seat: how likely it is to win, as a search with a net begins with, and its final score."""
        part = (sight.late / END)[:, None]
        early, later = (torch().einsum("bsf,wf->wbs", sight.features, self.weights[..., place]) for place in (0, 1))
        told, planned = early * (1 - part) + later * part
        return mixed_points(told, planned) / spreads(sight.late)[:, None], told

    def answer(self, sight: Sight, moves: Any, wins: Any, points: Any) -> Answer:
        """What a net makes of the forecast."""
        hopes, told = self.forecast(sight)
        likely = (hopes + wins.float()).masked_fill(~sight.there, NEVER)
        return Answer(moves.float(), likely, (told + POINTS_ONE * points.float()) * sight.there)


def build_teacher(eyes: Eyes, scale: Any, middle: Any, width: int, blocks: int, seed: int) -> Any:
    """A new teacher. scale, middle: how far each feature goes, and its mean."""
    t = torch()
    t.manual_seed(seed)
    nn = t.nn

    class Block(nn.Module):  # type: ignore[misc, name-defined]
        def __init__(self) -> None:
            super().__init__()
            self.norm, self.inner, self.outer = nn.LayerNorm(width), nn.Linear(width, width), nn.Linear(width, width)
            nn.init.zeros_(self.outer.weight)

        def forward(self, seen: Any) -> Any:
            return seen + self.outer(t.relu(self.inner(self.norm(seen))))

    class Teacher(nn.Module):  # type: ignore[misc, name-defined]
        def __init__(self) -> None:
            super().__init__()
            self.first = nn.Parameter(t.randn(eyes.columns, width) * FIRST_SPREAD)
            self.dense = nn.Linear(SEATS * eyes.features, width)
            self.blocks = nn.Sequential(*(Block() for _ in range(blocks)), nn.LayerNorm(width))
            self.moves, self.wins, self.points = nn.Linear(width, eyes.moves), nn.Linear(width, SEATS), nn.Linear(width, SEATS)
            for head in (self.moves, self.wins, self.points):
                nn.init.zeros_(head.weight)
                nn.init.zeros_(head.bias)
            self.register_buffer("scale", scale)
            self.register_buffer("middle", middle)

        def forward(self, rows: Any, spread: Any = None) -> Answer:
            """`spread`: the inputs as eyes.spread gives them, where they are at hand."""
            sight = eyes.read(rows)
            measured = (sight.features.flatten(1) - self.middle) / self.scale
            if rows.is_cuda:
                inputs = (eyes.spread(rows) if spread is None else spread) @ self.first.bfloat16()
            else:
                inputs = nn.functional.embedding_bag(eyes.listed(rows), self.first, mode="sum", padding_idx=eyes.inputs)
            seen = self.blocks(t.relu(inputs + self.dense(measured)))
            return eyes.answer(sight, self.moves(seen), self.wins(seen), self.points(seen))

    return Teacher()
