"""The small net as a pupil of the teacher: it learns from what the teacher would play, and from how the teacher's games end."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from firelight.engine.title import Edition
from firelight.lab.teacher.improve import judgement_loss
from firelight.lab.teacher.model import Answer, Eyes, log_chances
from firelight.lab.teacher.rollout import Rollout, by_turn
from firelight.lab.training.fit import FEATURES_RATE, INPUTS_RATE, SCORE_WEIGHT, build, keep_in_range, shape_of, torch
from firelight.thinking.inputs import SEATS
from firelight.thinking.net import SCORE, WIN

FIRST_SPREAD = 0.02  # of the first weights of inputs


@dataclass(frozen=True)
class Size:
    width: int
    hidden: int

    def __str__(self) -> str:
        return f"{self.width}-{self.hidden}"


class Pupil:
    """A small net that learns, and how it does."""

    def __init__(self, edition: Edition, eyes: Eyes, size: Size, scale: Any, middle: Any, device: Any, seed: int, rate: float) -> None:
        t = torch()
        self.eyes, self.size = eyes, size
        shape = shape_of(edition, size.width, size.hidden)
        self.model = model = build(shape, scale.cpu().double().numpy(), seed, middle.cpu().double().numpy()).to(device)
        t.nn.init.normal_(model.first.weight, std=FIRST_SPREAD)
        later = [*model.second.parameters(), *model.third.parameters(), *model.policy.parameters()]
        parts = ((list(model.first.parameters()), INPUTS_RATE), (list(model.dense.parameters()), FEATURES_RATE), (later, 1.0))
        self.rates = [part * rate for _, part in parts]
        self.learner = t.optim.Adam([{"params": weights} for weights, _ in parts], lr=rate, eps=1e-8)

    def answer(self, rows: Any, spread: Any = None) -> Answer:
        t, sight, model = torch(), self.eyes.read(rows), self.model
        weight = model.first.weight
        if spread is not None:  # two matrices of 16-bit floats say as much as one of 32 bits
            high = weight.bfloat16()
            low = (weight - high.float()).detach().bfloat16()
            on = spread[:, : self.eyes.inputs]
            inputs = (on @ high).float() + (on @ low).float()
        else:
            padded = t.cat([weight, weight.new_zeros(1, weight.shape[1])])
            inputs = t.nn.functional.embedding_bag(self.eyes.listed(rows), padded, mode="sum", padding_idx=self.eyes.inputs)
        seen = model.layers(inputs + model.dense(sight.features.flatten(1) * model.scale))
        out = model.third(seen)
        return self.eyes.answer(sight, model.policy(seen), out[:, WIN : WIN + SEATS], out[:, SCORE : SCORE + SEATS])

    def learn(self, answer: Answer, masks: Any, wanted: Any, won: Any, scored: Any, there: Any, pace: float) -> tuple[Any, Any]:
        """One step. `wanted`: the chances that the teacher gives each move. The losses of the moves and of the judgement."""
        for group, rate in zip(self.learner.param_groups, self.rates, strict=True):
            group["lr"] = pace * rate
        moves = -(wanted * log_chances(answer, masks).masked_fill(masks == 0, 0.0)).sum(1).mean()
        judged = judgement_loss(answer, won, scored, there, SCORE_WEIGHT)
        self.learner.zero_grad(set_to_none=True)
        (moves + judged).backward()
        self.learner.step()
        keep_in_range(self.model)
        return moves.detach(), judged.detach()


def lesson(pupils: list[Pupil], rollout: Rollout, seats: Any, batch: int, pace: float) -> dict[str, float]:
    """Every pupil learns once from a rollout of the teacher's. What is worth telling of it."""
    t = torch()
    told: dict[str, list[Any]] = {}
    for step, part in rollout.batches(batch):
        who, masks, own_seats = rollout.who[step, part], rollout.masks[step, part], seats[part]
        there = t.arange(SEATS, device=who.device) < own_seats[:, None]
        won, scored = (by_turn(values[step, part], who, own_seats) for values in (rollout.won, rollout.scored))
        wanted = rollout.chances[step, part].exp()
        spread = rollout.spread[step, part] if rollout.spread is not None else None
        for pupil in pupils:
            answer = pupil.answer(rollout.rows[step, part], spread)
            moves, judged = pupil.learn(answer, masks, wanted, won, scored, there, pace)
            told.setdefault(f"{pupil.size} moves", []).append(moves)
            told.setdefault(f"{pupil.size} judgement", []).append(judged)
    return {name: float(t.stack(values).mean()) for name, values in told.items()}
