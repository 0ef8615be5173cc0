"""Runs a whole training in stages that are kept in a folder: play games, fit a net to them, pack it, judge it, try it.

    firelight train bonfire build/bonfire --games 200000 --trial 500

--resume continues an interrupted training. The folder holds course.json (the settings), plan-N.toml for each number of players whose plan
was learned, games-N.npz, model.pt, net.bin and report.json.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np

from firelight import api
from firelight.engine.errors import OptionError
from firelight.lab.training import fit as fitting
from firelight.lab.training.crew import Crew
from firelight.lab.training.games import Recipe, Shard, join, play, schedule
from firelight.lab.training.packing import pack, unpacked
from firelight.lab.training.planning import learn_plan
from firelight.lab.training.report import compare, table
from firelight.lab.training.trial import Trial
from firelight.storage import write_safely
from firelight.thinking import weights as weighing
from firelight.thinking.inputs import inputs_of
from firelight.thinking.nets import FILE, LearnedNet, empty_net, read_net, write_net

REPORTED = 40_000  # most beginnings of turns in the report
HELD_OUT = 20  # one game in this many is held out for the report, and another for choosing the best pass


@dataclass(frozen=True)
class Course:
    """The settings of a training. The same settings give the same games."""

    game: str
    games: int = 200_000
    players: int = 0  # 0: every number
    shard: int = 2_000
    seed: int = 1
    simulations: int = 0  # of the search for each decision that is learned from; 0: greedy
    quick: int = 0  # and for each other decision
    noise: int = 12  # one move in this many is random
    rests: int = 3  # one beginning of a turn in this many is learned from
    others: int = 12  # and one position within a turn
    minutes: float = 0.0  # after which no more games are started; 0: no limit
    width: int = 64
    hidden: int = 32
    passes: int = 1
    rate: float = fitting.RATE
    batch: int = fitting.BATCH
    hope: float = 0.0  # weight of the search's predicted wins in the target
    values: float = fitting.VALUES  # share of all losses but the policy's in what the inputs learn
    net: str = ""  # the file of a net that the search plays with
    start: str = ""  # the folder of a training, or the file of a net, to continue from
    plan: int = 0  # rounds in which the plan for each number of players is learned first; 0: no plans
    planned: float = 0.0  # scale of what whole turns promise in the search with the net, in hundredths of a point; 0: not used
    more: tuple[str, ...] = ()  # folders of other trainings whose games are learned from as well
    trial: int = 0  # simulations of the readable search that the net is tried against; 0: no trial
    deals: int = 400  # most deals of a trial
    components: str | None = None  # a component set by name or file; None: the shipped one


class Training:
    """A course and its folder."""

    def __init__(self, course: Course, folder: Path, crew: Crew[Any], resume: bool, tell: Callable[[str], None]) -> None:
        self.course, self.folder, self.crew, self.tell = course, folder, crew, tell
        self.edition = api.edition(course.game, course.components)
        self.plans: dict[int, list[int]] = {}
        about = folder / "course.json"
        if about.exists() and not resume:
            raise OptionError(f"{folder} already holds a training; --resume continues it")
        if about.exists() and json.loads(about.read_text(encoding="utf-8")) != json.loads(json.dumps(asdict(course))):
            raise OptionError(f"{about} belongs to another training: choose another folder, or the options it was started with")
        write_safely(about, json.dumps(asdict(course), indent=1) + "\n")

    def run(self) -> dict[str, Any]:
        """Run all stages. Returns the report."""
        self.plan()
        self.play()
        learned, check, held_out = self.shards()
        model, losses = self.fit(learned, check)
        net, report = self.judge(model, losses, learned, held_out)
        self.keep(net, report)
        for players in self.tables() if self.course.trial else []:
            self.try_out(net, players)
            self.keep(net, report)
        return report

    def plan(self) -> None:
        """Learn the plans that are not in the folder yet."""
        title, course = self.edition.title, self.course
        if course.plan and not self.edition.shipped:
            raise OptionError("plans are learned with the shipped component set only: leave out --plan or --components")
        for players in self.tables():
            path = self.folder / f"plan-{players}.toml"
            if course.plan and not path.exists():
                found = learn_plan(self.edition, players, course.plan, course.seed, self.crew, self.tell)
                weighing.write(path, title, found, weighing.PLANNED)
            if path.exists():
                self.plans[players] = weighing.read(path.read_text(encoding="utf-8"), title)

    def play(self) -> None:
        """Play the games that are not in the folder yet."""
        course = self.course
        whole = Recipe(
            course.players, course.games, course.seed, 0, course.simulations, course.quick, course.noise, course.rests, course.others
        )
        recipes = schedule(self.edition, whole, course.shard)
        net = self._playing_net()
        self.plans = self.plans or net.plans
        file = self._file(replace(net, plans=self.plans))
        began, played = time.monotonic(), 0
        for number, recipe in enumerate(recipes):
            path = self.folder / f"games-{number}.npz"
            if path.exists():
                continue
            if course.minutes and time.monotonic() - began > 60 * course.minutes:
                break
            play(course.game, file, bool(course.net), recipe, self.crew, course.components).save(path)
            played += recipe.games
            rate = played / (time.monotonic() - began)
            self.tell(f"games {number + 1} of {len(recipes)}: {recipe.games} for {recipe.players} players, {rate:.0f} games/s")

    def _playing_net(self) -> LearnedNet:
        """The net that plays: one that has learned nothing, or the one in a file. That of the shipped set may play with other sets."""
        course = self.course
        if not course.net:
            return empty_net(self.edition, course.width, course.hidden)
        net = read_net(Path(course.net).read_bytes())
        if not any(net.fits(edition) for edition in (self.edition, api.shipped_edition(course.game))):
            raise OptionError(f"{course.net}: this net is for other inputs or components")
        return replace(net, digest=inputs_of(self.edition).digest)

    def shards(self) -> tuple[list[Shard], Shard, Shard]:
        """The samples to learn from and, of this training's own games, those for choosing the best pass and for the report."""
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
        model = self._begin(shape, *fitting.measures_of(samples))
        lesson = fitting.Lesson(course.passes, course.rate, course.seed, course.batch, course.hope)
        losses = fitting.fit(model, samples, fitting.Samples([check], shape.sources, device), lesson, self.tell)
        t.save({"state": model.state_dict(), "losses": losses}, path)
        return model, losses

    def _begin(self, shape: fitting.Shape, spreads: Any, means: Any) -> Any:
        """A new model, or the one to continue from."""
        course = self.course
        if not course.start:
            return fitting.build(shape, spreads, course.seed, means, course.values)
        t, start = fitting.torch(), Path(course.start)
        if start.is_file():
            numbers = unpacked(read_net(start.read_bytes()), spreads)
            return self._model(shape, {name: t.from_numpy(values) for name, values in numbers.items()})
        return self._model(shape, t.load(start / "model.pt", map_location="cpu", weights_only=False)["state"])

    def _start_origin(self) -> dict[str, Any]:
        """How the net was made that this training continues from."""
        start = Path(self.course.start)
        origin = read_net((start if start.is_file() else start / FILE).read_bytes()).origin
        return {name: value for name, value in origin.items() if name not in ("trials", "settings")}

    def _model(self, shape: fitting.Shape, state: dict[str, Any]) -> Any:
        """A model with weights that were learned before."""
        model = fitting.build(shape, state["scale"].reciprocal().cpu().numpy(), self.course.seed, values=self.course.values)
        model.load_state_dict(state)
        return model

    def judge(
        self, model: Any, losses: list[tuple[float, ...]], learned: list[Shard], held_out: Shard
    ) -> tuple[LearnedNet, dict[str, Any]]:
        """Pack the net and compare it with the readable weights."""
        games = sum(len(np.unique(shard.samples["game"])) for shard in learned)
        positions = sum(len(shard.samples) for shard in learned)
        origin = {"course": asdict(self.course), "games": games, "positions": positions, "passes": losses, "trials": {}}
        if self.course.start:
            origin["start"] = self._start_origin()
        if self.course.planned:
            origin["settings"] = {"planned": self.course.planned}
        net = replace(pack(self.edition, model, origin), plans=self.plans)
        compared = compare(net, held_out.only(np.flatnonzero(held_out.samples["rest"])[:REPORTED]))
        origin["held-out"] = {name: row["net"]["log-loss"] for name, row in compared.items()}
        self.tell(table(compared))
        return net, {"origin": origin, "held-out": compared}

    def tables(self) -> list[int]:
        """The numbers of players to learn from."""
        low, high = self.edition.title.players
        return [self.course.players] if self.course.players else list(range(low, high + 1))

    def try_out(self, net: LearnedNet, players: int) -> None:
        """Let the net play against the readable weights, and keep the result with the net."""
        trial = Trial(self.course.game, players, self._file(net), self.course.trial, self.course.seed, components=self.course.components)
        trial.run(self.crew, self.course.deals, self.tell)
        net.origin["trials"][str(players)] = trial.data()

    def keep(self, net: LearnedNet, report: dict[str, Any]) -> None:
        """Write the net and its report."""
        (self.folder / FILE).write_bytes(self._file(net))
        write_safely(self.folder / "report.json", json.dumps(report, indent=1) + "\n")

    def _file(self, net: LearnedNet) -> bytes:
        return write_net(net, len(self.edition.title.rules.sources))
