"""A schooling from beginning to end: a teacher learns by self-play, then the small nets learn from it."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

from firelight import api
from firelight.envs.gpu import Code
from firelight.lab.teacher.improve import Rule, improve
from firelight.lab.teacher.model import Eyes, build_teacher
from firelight.lab.teacher.pupil import Pupil, Size, lesson
from firelight.lab.teacher.rollout import Aim, Player
from firelight.lab.teacher.tables import Tables, usual_groups
from firelight.lab.training.fit import torch
from firelight.lab.training.packing import pack
from firelight.storage import write_safely
from firelight.thinking.nets import write_net

FIRST_LOOK = 32  # steps from which the features are measured
LESSON = 16  # steps that the small nets learn from at a time
KEPT_EVERY = 60  # seconds between two times that a teacher is kept


@dataclass(frozen=True)
class Schooling:
    """What a schooling is made of."""

    game: str
    minutes: float  # of self-play
    lessons: float = 1.0  # minutes in which the small nets learn
    games: int = 32768  # side by side
    players: int = 0  # 0: all numbers
    length: int = 64  # steps between two times of learning
    width: int = 512
    blocks: int = 2
    batch: int = 8192  # positions of a step of learning
    rate: float = 5e-4
    surprise: tuple[float, float] = (0.01, 0.001)  # at the beginning and at the end
    closeness: tuple[float, float] = (0.5, 0.15)
    stray: float = 0.05  # the part of the moves in lessons that are random ones
    pupils: tuple[tuple[int, int], ...] = ((64, 32), (128, 32))
    seed: int = 1
    start: str = ""  # the file of a teacher that learns on


def at(part: float, ends: tuple[float, float]) -> float:
    """The way from one value to another."""
    return ends[0] + (ends[1] - ends[0]) * part


class School:
    """A schooling, on a device."""

    def __init__(self, schooling: Schooling, folder: Path, device: Any, code: Code | None, tell: Callable[[str], None]) -> None:
        self.schooling, self.folder, self.device, self.tell = schooling, folder, device, tell
        self.edition = api.shipped_edition(schooling.game)
        groups = usual_groups(self.edition, schooling.games, schooling.players)
        self.tables = Tables(groups, device, schooling.seed, code)
        self.eyes = Eyes.of(self.edition, device)
        self.code = code
        t = torch()
        t.manual_seed(schooling.seed)

    def run(self) -> None:
        scale, middle = self.measure()
        t, plan = torch(), self.schooling
        teacher = build_teacher(self.eyes, scale, middle, plan.width, plan.blocks, plan.seed).to(self.device)
        if plan.start:
            teacher.load_state_dict({name: values.float() for name, values in t.load(plan.start, map_location=self.device).items()})
            scale, middle = teacher.scale, teacher.middle
        self.study(teacher)
        self.teach(teacher, scale, middle)

    def keep(self, teacher: Any) -> None:
        """Write the teacher down."""
        t, path = torch(), self.folder / "teacher.pt"
        t.save({name: values.half() for name, values in teacher.state_dict().items()}, path.with_suffix(".new"))
        path.with_suffix(".new").replace(path)

    def measure(self) -> tuple[Any, Any]:
        """How far each feature goes, and its mean, while moves are random ones."""
        t, found = torch(), []
        for _ in range(FIRST_LOOK):
            sight = self.eyes.read(self.tables.rows)
            found.append(sight.features.flatten(1))
            self.tables.step((self.tables.masks * t.rand(self.tables.masks.shape, device=self.device)).argmax(1))
        all_of_them = t.cat(found[FIRST_LOOK // 2 :])
        return all_of_them.std(0).clamp(min=1.0), all_of_them.mean(0)

    def study(self, teacher: Any) -> None:
        """Self-play and learning from it, until the time is over."""
        t, plan = torch(), self.schooling
        learner = t.optim.Adam(teacher.parameters(), lr=plan.rate, eps=1e-5, fused=self.device.type == "cuda")
        player = Player(teacher, self.eyes, self.tables, plan.length, keeps=True)
        began, round_, games, kept = time.monotonic(), 0, 0, 0.0
        while (gone := time.monotonic() - began) < 60 * plan.minutes:
            if gone - kept > KEPT_EVERY:
                self.keep(teacher)
                kept = gone
            part = gone / (60 * plan.minutes)
            rollout = player.play(Aim(at(part, plan.closeness)))
            t.cuda.synchronize() if self.device.type == "cuda" else None
            played = time.monotonic() - began - gone
            rule = Rule(plan.rate * max(1 - part, 0.02), at(part, plan.surprise), plan.batch)
            found = improve(teacher, learner, rollout, self.tables.seats, rule)
            games += int(player.ended)
            round_ += 1
            if round_ % 10 == 1:
                decisions = round_ * plan.length * self.tables.count
                found["played"], found["all"] = played, time.monotonic() - began - gone
                told = ", ".join(f"{name} {value:.4f}" for name, value in found.items())
                self.tell(f"{gone:6.1f} s  round {round_}: {decisions / 1e6:.1f} M decisions, {games} games, {told}, points {self.scores()}")

        self.keep(teacher)

    def scores(self) -> str:
        """The mean points of the games that ended last, in each group."""
        first, told = 0, []
        for group in self.tables.groups:
            points = self.tables.points[first : first + group.games]
            over = points.abs().sum(1) > 0
            seats = int(self.tables.seats[first])
            told.append(f"{group.terms.players}p " + "/".join(f"{value:.1f}" for value in (points[over][:, :seats].mean(0)).tolist()))
            first += group.games
        return " ".join(told)

    def teach(self, teacher: Any, scale: Any, middle: Any) -> None:
        """Lessons of the small nets, until the time is over."""
        plan = self.schooling
        pupils = [Pupil(self.edition, self.eyes, Size(*size), scale, middle, self.device, plan.seed, 2e-3) for size in plan.pupils]
        player = Player(teacher, self.eyes, self.tables, LESSON, plan.stray, keeps=True)
        began, round_ = time.monotonic(), 0
        while (gone := time.monotonic() - began) < 60 * plan.lessons:
            part = gone / (60 * plan.lessons)
            rate = min(part / 0.02, 1.0) * max(1 - part, 0.01)
            found = lesson(pupils, player.play(Aim(plan.closeness[1])), self.tables.seats, plan.batch, rate)
            round_ += 1
            if round_ % 10 == 1:
                self.tell(f"{gone:6.1f} s  lesson {round_}: " + ", ".join(f"{name} {value:.4f}" for name, value in found.items()))
        for pupil in pupils:
            origin = {"schooling": asdict(plan), "trials": {}, "planned": 0.0}
            net = pack(self.edition, pupil.model, origin)
            path = self.folder / f"net-{pupil.size}.bin"
            path.write_bytes(write_net(net, len(self.edition.title.rules.sources)))


def run(schooling: Schooling, folder: Path, code: Code | None, tell: Callable[[str], None]) -> School:
    t = torch()
    folder.mkdir(parents=True, exist_ok=True)
    write_safely(folder / "schooling.json", json.dumps(asdict(schooling), indent=1) + "\n")
    school = School(schooling, folder, t.device("cuda" if t.cuda.is_available() else "cpu"), code, tell)
    school.run()
    return school


__all__ = ["School", "Schooling", "replace", "run"]
