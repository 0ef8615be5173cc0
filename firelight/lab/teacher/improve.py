"""How a teacher learns from what it has played: proximal policy optimisation (Schulman and others, 2017)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from firelight.lab.teacher.model import Answer, log_chances
from firelight.lab.teacher.rollout import Rollout, by_turn
from firelight.lab.training.fit import torch
from firelight.thinking.inputs import SEATS
from firelight.thinking.net import POINTS_ONE


@dataclass(frozen=True)
class Rule:
    """How far a teacher goes in one step."""

    rate: float
    surprise: float  # how much it is to stay open to all moves (entropy)
    batch: int  # positions of a step
    passes: int = 2
    clip: float = 0.2
    score_weight: float = 1.0  # of scores beside wins
    largest_step: float = 1.0


def judgement_loss(answer: Answer, won: Any, scored: Any, there: Any, score_weight: float) -> Any:
    """How far a net is from the wins and scores that were to be expected; all seats counted from the one that decides."""
    win = -(won * answer.wins.log_softmax(1).masked_fill(~there, 0.0)).sum(1).mean()
    missed = ((answer.points - scored) / POINTS_ONE) ** 2 * there
    return win + score_weight * missed.sum() / there.sum()


def improve(net: Any, learner: Any, rollout: Rollout, seats: Any, rule: Rule) -> dict[str, float]:
    """Some passes over a rollout. What is worth telling of them."""
    t = torch()
    for group in learner.param_groups:
        group["lr"] = rule.rate
    told: list[Any] = []
    for _ in range(rule.passes):
        for step, part in rollout.batches(rule.batch):
            masks, who, better, own_seats = rollout.masks[step, part], rollout.who[step, part], rollout.better[step, part], seats[part]
            there = t.arange(SEATS, device=seats.device) < own_seats[:, None]
            with t.autocast("cuda", t.bfloat16, enabled=seats.is_cuda):
                answer = net(rollout.rows[step, part], rollout.spread[step, part] if rollout.spread is not None else None)
            chances = log_chances(answer, masks)
            gains = (better - better.mean()) / (better.std() + 1e-8)
            change = chances.gather(1, rollout.chosen[step, part][:, None]).squeeze(1) - rollout.likely[step, part]
            ratio = change.exp()
            gain = t.minimum(ratio * gains, ratio.clamp(1 - rule.clip, 1 + rule.clip) * gains).mean()
            open_to = -(chances.exp() * chances.masked_fill(masks == 0, 0.0)).sum(1).mean()
            won, scored = (by_turn(values[step, part], who, own_seats) for values in (rollout.won, rollout.scored))
            judged = judgement_loss(answer, won, scored, there, rule.score_weight)
            learner.zero_grad(set_to_none=True)
            (judged - gain - rule.surprise * open_to).backward()
            t.nn.utils.clip_grad_norm_(net.parameters(), rule.largest_step)
            learner.step()
            told.append(t.stack([judged.detach(), open_to.detach(), (ratio - 1 - change).mean().detach()]))
    judged, open_to, moved = t.stack(told).mean(0).tolist()
    return {"judgement": judged, "openness": open_to, "moved": moved}
