"""Some steps of all games, played by a net, and what came of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from firelight.lab.teacher.model import Answer, Eyes, log_chances
from firelight.lab.teacher.tables import Tables
from firelight.lab.training.fit import torch
from firelight.thinking.evaluate import FAR_AHEAD
from firelight.thinking.inputs import SEATS


@dataclass
class Rollout:
    """Tensors with a row for each step, in each a row for each game. Seats of `won` and `scored` are those of the table."""

    rows: Any
    masks: Any
    who: Any
    chosen: Any
    chances: Any  # of all moves, as logarithms
    likely: Any  # that of the move that was chosen
    better: Any  # by how much it turned out better than expected
    won: Any  # how the win was shared out in the end, as far as is known
    scored: Any
    spread: Any = None  # on a GPU: the inputs as the net takes them

    def batches(self, size: int) -> list[tuple[int, slice]]:
        """All of it in random order: parts of so many games, each at one step."""
        steps, games = self.who.shape
        parts = [(step, slice(first, first + size)) for step in range(steps) for first in range(0, games, size)]
        return [parts[place] for place in torch().randperm(len(parts)).tolist()]


@dataclass(frozen=True)
class Aim:
    """What is learned from a rollout."""

    closeness: float  # how much of the aim is points, not winning
    trust: float = 0.95  # in later judgements rather than in the next one (lambda), for what a move was worth
    patience: float = 0.98  # the same for what wins and scores are to be expected


def by_table(values: Any, who: Any, seats: Any) -> Any:
    """From seats counted from the one that decides to those of the table."""
    t = torch()
    turn = (t.arange(SEATS, device=values.device) - who[:, None]) % seats[:, None]
    return values.gather(1, turn) * (t.arange(SEATS, device=values.device) < seats[:, None])


def by_turn(values: Any, who: Any, seats: Any) -> Any:
    """And back."""
    t = torch()
    seat = (t.arange(SEATS, device=values.device) + who[:, None]) % seats[:, None]
    return values.gather(1, seat) * (t.arange(SEATS, device=values.device) < seats[:, None])


def worth(wins: Any, points: Any, seats: Any, closeness: float) -> Any:
    """What a seat wants: to win, and a little to have more points than the others on the average."""
    ahead = (points * seats[:, None] - points.sum(1, keepdim=True)) / (seats[:, None] - 1)
    return (1 - closeness) * wins + closeness * (0.5 + 0.5 * ahead / FAR_AHEAD)


class Player:
    """Plays all games of some tables by what a net says."""

    def __init__(self, net: Any, eyes: Eyes, tables: Tables, length: int, stray: float = 0.0, keeps: bool = False) -> None:
        """length: steps of a rollout. stray: the part of the moves that are random ones. keeps: on a GPU, the inputs as the net takes them."""
        t = torch()
        self.net, self.eyes, self.tables, self.length, self.stray = net, eyes, tables, length, stray
        self.ended = 0  # games, in the last rollout
        kept = keeps and tables.device.type == "cuda"
        self._spread = t.empty(length, tables.count, eyes.columns, dtype=t.bfloat16, device=tables.device) if kept else None

    def ask(self, step: int) -> Answer:
        """What the net says of every game."""
        t, rows, room = torch(), self.tables.rows, self._spread
        with t.no_grad(), t.autocast("cuda", t.bfloat16, enabled=rows.is_cuda):
            spread = self.eyes.spread(rows, room[step]) if room is not None and step < len(room) else None
            found: Answer = self.net(rows, spread)
        return found

    def choose(self, answer: Answer) -> tuple[Any, Any]:
        """A move for every game, and the logarithms of all chances."""
        t, masks = torch(), self.tables.masks
        chances = log_chances(answer, masks)
        dice = t.empty_like(chances).exponential_().log()
        chosen = (chances - dice).argmax(1)
        if self.stray:
            anything = (masks * t.rand_like(chances)).argmax(1)
            chosen = t.where(t.rand(len(chosen), device=chosen.device) < self.stray, anything, chosen)
        return chosen, chances

    def play(self, aim: Aim) -> Rollout:
        """Some more steps. The next rollout takes the place of this one's inputs."""
        t, tables, length = torch(), self.tables, self.length
        kept: list[tuple[Any, ...]] = []
        judged = []
        for step in range(length + 1):
            answer = self.ask(step)
            wins, points = answer.wins.softmax(1), answer.points
            judged.append((by_table(wins, tables.who, tables.seats), by_table(points, tables.who, tables.seats)))
            if step == length:
                break
            rows, masks, who = tables.rows, tables.masks, tables.who
            chosen, chances = self.choose(answer)
            tables.step(chosen)
            likely = chances.gather(1, chosen[:, None]).squeeze(1)
            kept.append((rows, masks, who, chosen, chances, likely, tables.dones, tables.shares, tables.points))
        rows, masks, who, chosen, chances, likely, dones, shares, points = (t.stack(each) for each in zip(*kept, strict=True))
        self.ended = int(dones.sum())
        won, scored, better = self._look_back(aim, judged, who, dones, shares, points)
        return Rollout(rows, masks, who, chosen, chances, likely, better, won, scored, self._spread)

    def _look_back(self, aim: Aim, judged: list[Any], who: Any, dones: Any, shares: Any, points: Any) -> tuple[Any, Any, Any]:
        """From the last step to the first: what wins and scores were to be expected, and how much better each move was than expected."""
        t, seats = torch(), self.tables.seats
        wins, scores = judged[-1]
        value = worth(wins, scores, seats, aim.closeness)
        won, scored, gained = wins, scores, value
        found: list[tuple[Any, Any, Any]] = []
        for step in reversed(range(len(dones))):
            ended = dones[step][:, None]
            end = worth(shares[step], points[step], seats, aim.closeness)
            won = t.where(ended, shares[step], wins + aim.patience * (won - wins))
            scored = t.where(ended, points[step], scores + aim.patience * (scored - scores))
            gained = t.where(ended, end, value + aim.trust * (gained - value))
            wins, scores = judged[step]
            value = worth(wins, scores, seats, aim.closeness)
            found.append((won, scored, (gained - value).gather(1, who[step][:, None]).squeeze(1)))
        won_all, scored_all, better = (t.stack(each) for each in zip(*reversed(found), strict=True))
        return won_all, scored_all, better
