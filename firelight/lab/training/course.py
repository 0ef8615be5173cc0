"""A training from beginning to end, in stages that are kept in a folder: play games, fit a net to them, pack and judge it.

    firelight train bonfire build/bonfire --games 200000

An interrupted training goes on with --resume. What a folder holds: course.json (how), games-N.npz, model.pt, net.bin and report.json.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np

from firelight import api
from firelight.engine.errors import OptionError
from firelight.lab.training import fit as fitting
from firelight.lab.training.games import Recipe, Shard, join, play, schedule
from firelight.lab.training.packing import pack
from firelight.lab.training.report import compare, table
from firelight.storage import write_safely
from firelight.thinking.nets import FILE, empty_net, read_net, write_net

REPORTED = 40_000  # beginnings of turns at most, for the report
HELD_OUT = 20  # one game in so many is held out for the report, and one for the choice of the best pass


@dataclass(frozen=True)
class Course:
    """What a training is made of. Two with the same data have the same games."""

    game: str
    games: int = 200_000
    players: int = 0  # 0: all numbers
    shard: int = 2_000
    seed: int = 1
    simulations: int = 0  # of a search for each decision; 0: greedy games
    noise: int = 12  # one move in so many is a random one
    rests: int = 3  # one beginning of a turn in so many is learned from
    others: int = 12  # and one position within a turn
    minutes: float = 0.0  # after which no more games are begun; 0: none are left out
    width: int = 64
    hidden: int = 32
    passes: int = 2
    rate: float = fitting.RATE
    batch: int = fitting.BATCH
    hope: float = 0.0  # how much of the wins to be learned are those that the search foresaw
    net: str = ""  # the file of a net that the search plays with
    start: str = ""  # the folder of a training whose model is learned on
    more: tuple[str, ...] = ()  # folders of trainings whose games are learned from as well


class Training:
    """A course and its folder."""

    def __init__(self, course: Course, folder: Path, jobs: int, resume: bool, tell: Callable[[str], None]) -> None:
        self.course, self.folder, self.jobs, self.tell = course, folder, jobs, tell
        self.edition = api.shipped_edition(course.game)
        about = folder / "course.json"
        if about.exists() and not resume:
            raise OptionError(f"{folder} already holds a training; --resume continues it")
        if about.exists() and json.loads(about.read_text(encoding="utf-8")) != json.loads(json.dumps(asdict(course))):
            raise OptionError(f"{about} is another training: choose another folder, or the options it was started with")
        write_safely(about, json.dumps(asdict(course), indent=1) + "\n")

    def run(self) -> dict[str, Any]:
        """All stages; the report."""
        self.play()
        learned, check, held_out = self.shards()
        model, losses = self.fit(learned, check)
        return self.judge(model, losses, learned, held_out)

    def play(self) -> None:
        """The games, but for those that are there already."""
        course = self.course
        whole = Recipe(course.players, course.games, course.seed, 0, course.simulations, course.noise, course.rests, course.others)
        recipes = schedule(self.edition, whole, course.shard)
        net = read_net(Path(course.net).read_bytes()) if course.net else empty_net(self.edition, course.width, course.hidden)
        if not net.fits(self.edition):
            raise OptionError(f"{course.net}: this net is for other inputs or components")
        began, played = time.monotonic(), 0
        for number, recipe in enumerate(recipes):
            path = self.folder / f"games-{number}.npz"
            if path.exists():
                continue
            if course.minutes and time.monotonic() - began > 60 * course.minutes:
                break
            play(self.edition, net, bool(course.net), recipe, self.jobs).save(path)
            played += recipe.games
            rate = played / (time.monotonic() - began)
            self.tell(f"games {number + 1} of {len(recipes)}: {recipe.games} for {recipe.players} players, {rate:.0f} games/s")

    def shards(self) -> tuple[list[Shard], Shard, Shard]:
        """The samples to learn from, and of this training's own games those for the choice of a pass and for the report."""
        learned, check, held_out = [], [], []
        for folder in (self.folder, *map(Path, self.course.more)):
            for path in sorted(folder.glob("games-*.npz")):
                shard = Shard.load(path)
                part = shard.samples["game"] % HELD_OUT
                learned.append(shard.only(part > 1))
                if folder == self.folder:
                    check.append(shard.only(part == 1))
                    held_out.append(shard.only(part == 0))
        return learned, join(check), join(held_out)

    def fit(self, learned: list[Shard], check: Shard) -> tuple[Any, list[tuple[float, ...]]]:
        """The model, and the losses of each pass."""
        t, course = fitting.torch(), self.course
        path, shape = self.folder / "model.pt", fitting.shape_of(self.edition, course.width, course.hidden)
        device = t.device("cuda" if t.cuda.is_available() else "cpu")
        if path.exists():
            kept = t.load(path, map_location=device, weights_only=False)
            return self._model(shape, kept["state"]), kept["losses"]
        samples = fitting.Samples(learned, shape.sources, device)
        self.tell(f"learning from {len(samples):,} positions on {device}")
        if course.start:
            model = self._model(shape, t.load(Path(course.start) / "model.pt", map_location="cpu", weights_only=False)["state"])
        else:
            model = fitting.build(shape, fitting.spreads_of(samples), course.seed)
        lesson = fitting.Lesson(course.passes, course.rate, course.seed, course.batch, course.hope)
        losses = fitting.fit(model, samples, fitting.Samples([check], shape.sources, device), lesson, self.tell)
        t.save({"state": model.state_dict(), "losses": losses}, path)
        return model, losses

    def _model(self, shape: fitting.Shape, state: dict[str, Any]) -> Any:
        """A model that has learned already."""
        model = fitting.build(shape, state["scale"].reciprocal().cpu().numpy(), self.course.seed)
        model.load_state_dict(state)
        return model

    def judge(self, model: Any, losses: list[tuple[float, ...]], learned: list[Shard], held_out: Shard) -> dict[str, Any]:
        """Pack the net, compare it with the readable weights, and write both files."""
        games = sum(len(np.unique(shard.samples["game"])) for shard in learned)
        positions = sum(len(shard.samples) for shard in learned)
        origin = {"course": asdict(self.course), "games": games, "positions": positions, "passes": losses}
        net = pack(self.edition, model, origin)
        compared = compare(net, held_out.only(np.flatnonzero(held_out.samples["rest"])[:REPORTED]))
        origin["held-out"] = {name: row["net"]["log-loss"] for name, row in compared.items()}
        (self.folder / FILE).write_bytes(write_net(net, len(self.edition.title.rules.sources)))
        report = {"origin": origin, "held-out": compared}
        write_safely(self.folder / "report.json", json.dumps(report, indent=1) + "\n")
        self.tell(table(compared))
        return report
