"""Thousands of games side by side for a net to play: some for each number of players, on a GPU where there is one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from firelight.engine.title import Edition
from firelight.envs.batch import BatchEnv, Group
from firelight.envs.gpu import Code, GpuBatchEnv
from firelight.envs.terms import Terms
from firelight.lab.training.fit import torch
from firelight.thinking.inputs import SEATS, inputs_of
from firelight.thinking.sight import sight_room, sight_width, write_sight

FOR_TWO = 0.4  # of all games; the rest are for the other numbers of players


@dataclass(frozen=True)
class SightTerms(Terms):
    """Terms on which what a net sees is observed."""

    @property
    def feature_count(self) -> int:
        return len(self.edition.title.judge.feature_names)

    @property
    def width(self) -> int:
        return sight_width(self.feature_count)

    @property
    def room(self) -> int:
        return sight_room(self.feature_count)

    @property
    def observer(self) -> tuple[str, dict[str, Any]]:
        inputs = inputs_of(self.edition)
        return "sight", {"observe": write_sight, "gather": inputs.gather, "NET_INPUTS": inputs.count}


def usual_groups(edition: Edition, games: int, players: int = 0) -> list[Group]:
    """So many games, for one number of players or for all of them, with the setup options that nets learn with."""
    title = edition.title
    low, high = title.players
    tables = [players] if players else list(range(low, high + 1))
    others = [n for n in tables if n != 2]
    found = []
    for number in tables:
        part = 1.0 if len(tables) == 1 else FOR_TWO if number == 2 else (1 - FOR_TWO * (2 in tables)) / len(others)
        practice = title.judge.practice(number)
        found += [Group(SightTerms(title.key, number, options=each), max(round(games * part / len(practice)), 1)) for each in practice]
    return found


class Tables:
    """All games of some groups. What they show are tensors with a row for each game; a step writes them again."""

    def __init__(self, groups: list[Group], device: Any, seed: int = 0, code: Code | None = None) -> None:
        t = torch()
        self.device, self.groups = device, groups
        on_gpu = device.type == "cuda"
        self._batch: Any = GpuBatchEnv.of(groups, seed, code) if on_gpu else BatchEnv.of(groups, seed)
        self._tensor = t.from_dlpack if on_gpu else t.from_numpy
        step, batch = self._batch.reset(), self._batch
        self._shown = [self._tensor(each) for each in (step.observations, step.masks, batch.seats, step.dones.view(np.int8))]
        self._ends = [self._tensor(each) for each in (step.rewards, batch.scores)]
        self.count = batch.batch
        self.seats = t.cat([t.full((games,), terms.scoring) for terms, games in groups]).to(device)  # that score, in each game
        self._show()

    def step(self, actions: Any) -> None:
        """Carry out an action in every game."""
        own = actions.to(torch().int16)
        self._batch.step(own if self.device.type == "cuda" else own.numpy())
        self._show()

    def _show(self) -> None:
        t = torch()
        rows, masks, who, dones = self._shown
        self.rows, self.masks = rows.clone().view(t.int16), masks.clone()
        self.who, self.dones = who.long(), dones.bool()
        rewards, scores = (t.nn.functional.pad(each.float(), (0, SEATS - each.shape[1])) for each in self._ends)
        self.points = scores  # of the game that ended last
        # What a game of n is worth to each seat is (n * share of the win - 1) / (n - 1).
        there = t.arange(SEATS, device=self.device) < self.seats[:, None]
        self.shares = (rewards * (self.seats - 1)[:, None] + 1) / self.seats[:, None] * there
