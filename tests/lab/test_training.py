"""Training games, the integers they become, and the report about them. Training itself needs PyTorch."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from firelight import api
from firelight.api import shipped_edition
from firelight.bots.mind import learned
from firelight.engine.errors import OptionError
from firelight.lab.training import fit, report
from firelight.lab.training.course import Course, Training
from firelight.lab.training.crew import Cluster, Threads
from firelight.lab.training.games import Recipe, Shard, join, play, schedule
from firelight.lab.training.packing import answers, pack, unpacked
from firelight.lab.training.trial import Deal, Played, Trial, main
from firelight.thinking.evaluate import END
from firelight.thinking.harvest import HOPE_ONE, SHARE_ONE
from firelight.thinking.net import POINTS_ONE, SCORE, limited
from firelight.thinking.nets import LearnedNet, empty_net, read_net, write_net

GAMES = 24


@pytest.fixture(scope="module")
def net() -> LearnedNet:
    found, dice = empty_net(shipped_edition("bonfire"), 64, 32), np.random.default_rng(4)
    for values in found.weights.values():
        values[:] = dice.integers(-300, 300, len(values))
    return found


def file_of(net: LearnedNet) -> bytes:
    return write_net(net, len(shipped_edition("bonfire").title.rules.sources))


@pytest.fixture(scope="module")
def shard(net: LearnedNet) -> Shard:
    return play("bonfire", file_of(net), False, Recipe(2, GAMES, 5), Threads(1))


def test_games_do_not_depend_on_the_number_of_threads(net: LearnedNet, shard: Shard) -> None:
    again = play("bonfire", file_of(net), False, Recipe(2, GAMES, 5), Threads(2))
    assert (again.samples == shard.samples).all() and (again.stream == shard.stream).all()


@pytest.mark.usefixtures("ray_token")
def test_a_cluster_plays_the_same_games(net: LearnedNet, shard: Shard) -> None:
    pytest.importorskip("ray")
    cluster = Cluster("local", 2)
    try:
        again = play("bonfire", file_of(net), False, Recipe(2, GAMES, 5), cluster)
    finally:
        cluster.close()
    assert (again.samples == shard.samples).all() and (again.stream == shard.stream).all()


def test_results_come_in_the_order_of_their_tasks() -> None:
    asked: list[int] = []

    def tasks() -> Iterator[int]:
        for number in range(9):
            asked.append(number)
            yield number

    crew, found = Threads(2), list[int]()
    for result in crew.do(lambda number: number * number, tasks()):
        found.append(result)
        assert len(asked) <= len(found) + 2  # no more is requested than can be done
    crew.close()
    assert found == [number * number for number in range(9)]


def test_a_sample_tells_how_its_game_ended(shard: Shard) -> None:
    samples = shard.samples
    assert set(samples["game"]) == set(range(GAMES)) and {0, 1} == set(samples["rest"])
    assert (samples["shares"].sum(axis=1) == SHARE_ONE).all() and (samples["turn"] >= samples["rest"]).all()
    assert (samples["sources"].reshape(len(samples), 4, -1).sum(axis=2) == samples["scores"]).all()
    ahead = samples["scores"][:, 0] > samples["scores"][:, 1]
    assert (samples["shares"][ahead, 0] == SHARE_ONE).all()
    assert (samples["features"].reshape(len(samples), 4, -1)[:, 2:] == 0).all()
    assert samples["late"].min() >= 0 and samples["late"].max() <= END


def test_search_can_play_the_games(net: LearnedNet) -> None:
    recipe = Recipe(2, 1, 5, simulations=4, rests=1, others=1)
    found = play("bonfire", file_of(net), True, recipe, Threads(1))
    samples = found.samples
    assert len(samples) > 60 and samples["scores"][0][:2].min() > 0
    thought = samples[samples["moves"] > 0]
    assert len(thought) > 0.8 * len(samples) and (abs(thought["hoped"][:, :2].sum(axis=1) - HOPE_ONE) <= 200).all()
    for sample in thought[:20]:
        moves, visits = found.stream[sample["first"] + sample["count"] :][: 2 * sample["moves"]].reshape(2, -1)
        assert len(set(moves)) == len(moves) and visits.sum() == 5


def test_shards_are_cut_and_joined(shard: Shard, tmp_path: Path) -> None:
    even = shard.samples["game"] % 2 == 0
    halves = join([shard.only(even), shard.only(~even)])
    assert len(halves.samples) == len(shard.samples) and len(halves.stream) == len(shard.stream)
    for sample in (halves.samples[3], halves.samples[-1]):
        first = shard.samples[(shard.samples["game"] == sample["game"]) & (shard.samples["turn"] == sample["turn"])]
        inputs = halves.stream[sample["first"] : sample["first"] + sample["count"]]
        assert any((shard.stream[one["first"] : one["first"] + one["count"]].tolist() == inputs.tolist()) for one in first)
    halves.save(tmp_path / "games-0.npz")
    assert (Shard.load(tmp_path / "games-0.npz").stream == halves.stream).all()


def test_many_answers_at_once_are_those_of_the_net(net: LearnedNet, shard: Shard) -> None:
    """The report shows the figures that the search will use."""
    w, some = net.weights, shard.only(np.arange(len(shard.samples)) < 7)
    for sample, found in zip(some.samples, answers(net, some), strict=True):
        on = some.stream[sample["first"] : sample["first"] + sample["count"]]
        sums = w["bias"].astype(int) + w["first"].reshape(-1, 64)[on].astype(int).sum(axis=0)
        sums += np.array([limited(int(value)) for value in sample["features"]]) @ w["dense"].reshape(-1, 64).astype(int)
        values = np.clip(sums, 0, 4096) >> 4
        values = np.append(values, np.clip(values @ w["second"].reshape(64, 32).astype(int) + w["second_bias"] >> 10, 0, 256))
        assert ((values @ w["third"].reshape(96, -1).astype(int) + w["third_bias"]) / 2**18).tolist() == found.tolist()


def test_the_report_compares_with_the_readable_weights(shard: Shard) -> None:
    """An untrained net predicts the scores that the weights predict, and the chances that a search uses."""
    nothing = empty_net(shipped_edition("bonfire"), 64, 32)
    compared = report.compare(nothing, shard)
    row = compared["2 players, all"]
    assert row["forecast"]["points-missed"] == row["net"]["points-missed"] and row["positions"] == int(shard.samples["rest"].sum())
    assert row["forecast"]["log-loss"] != row["net"]["log-loss"]
    shard.samples["planned"] = shard.samples["told"]
    compared = report.compare(nothing, shard)
    assert compared["2 players, all"]["forecast"] == compared["2 players, all"]["net"]
    assert 0.1 < row["net"]["log-loss"] < 1 and sum(count for count, _, _ in row["net"]["calibration"]) == 2 * row["positions"]
    nothing.weights["third_bias"][SCORE] = 1 << 18
    off = report.by_net(nothing, shard).scores - report.by_weights(shard.samples).scores
    assert off[:, 0] == pytest.approx(POINTS_ONE) and (off[:, 1:] == 0).all()
    assert "2 players, first third" in report.table(compared)


def test_half_the_games_are_for_two() -> None:
    recipes = schedule(shipped_edition("emberheart"), Recipe(0, 1000, 1), 100)
    assert [recipe.players for recipe in recipes] == [2, 3, 2, 4, 2, 3, 2, 4, 2, 3]
    assert sum(recipe.games for recipe in recipes) == 1000 and any(dict(recipe.options).get("side") for recipe in recipes)
    assert len({recipe.first for recipe in recipes}) == 10
    assert {recipe.players for recipe in schedule(shipped_edition("bonfire"), Recipe(3, 250, 1), 100)} == {3}


def test_a_folder_belongs_to_one_training(tmp_path: Path) -> None:
    quiet: Any = lambda text: None  # noqa: E731
    Training(Course("bonfire", 10), tmp_path, Threads(1), False, quiet)
    with pytest.raises(OptionError, match="already holds a training"):
        Training(Course("bonfire", 10), tmp_path, Threads(1), False, quiet)
    with pytest.raises(OptionError, match="another training"):
        Training(Course("bonfire", 20), tmp_path, Threads(1), True, quiet)
    Training(Course("bonfire", 10), tmp_path, Threads(1), True, quiet)


def test_without_pytorch_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> Any:
        raise ImportError(name)

    monkeypatch.setattr(fit, "import_module", missing)
    with pytest.raises(OptionError, match=r"firelight\[train\]"):
        fit.torch()


def test_a_whole_training(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    told: list[str] = []
    course = Course("bonfire", 80, 2, 40, passes=1, width=64, hidden=32)
    found = Training(course, tmp_path, Threads(1), False, told.append).run()
    net = read_net((tmp_path / "net.bin").read_bytes())
    assert net.fits(shipped_edition("bonfire")) and net.origin["games"] == found["origin"]["games"] == 72
    assert json.loads((tmp_path / "report.json").read_text())["held-out"].keys() == found["held-out"].keys()
    again = Training(course, tmp_path, Threads(1), True, told.append).run()
    assert again == found


def test_a_training_with_another_set_starts_from_the_shipped_net(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[Any, ...]] = []

    def noted(*given: Any) -> Shard:
        asked.append(given)
        return Shard(np.zeros(0), np.zeros(0))

    monkeypatch.setattr("firelight.lab.training.course.play", noted)
    start = str(api.title("emberheart").judge.nets[0])
    course = Course("emberheart", 4, 2, 4, simulations=8, net=start, components="balanced")
    Training(course, tmp_path / "1", Threads(1), False, print).play()
    ((_, file, judges, _, _, components),) = asked
    assert judges and components == "balanced" and read_net(file).fits(api.edition("emberheart", "balanced"))
    with pytest.raises(OptionError, match="other inputs or components"):
        Training(replace(course, game="bonfire"), tmp_path / "2", Threads(1), False, print).play()
    with pytest.raises(OptionError, match="leave out --plan or --components"):
        Training(replace(course, plan=2), tmp_path / "3", Threads(1), False, print).run()


def test_a_net_knows_what_its_training_continued_from(net: LearnedNet, tmp_path: Path) -> None:
    (tmp_path / "net.bin").write_bytes(file_of(replace(net, origin={"games": 7, "trials": {}})))
    for number, start in enumerate((tmp_path / "net.bin", tmp_path)):
        training = Training(Course("bonfire", 40, start=str(start)), tmp_path / str(number), Threads(1), False, print)
        assert training._start_origin() == {"games": 7}


def test_most_units_of_a_new_net_can_learn(shard: Shard) -> None:
    """What is clipped to 0 or 1 has no slope."""
    torch = pytest.importorskip("torch")
    shape = fit.shape_of(shipped_edition("bonfire"), 64, 32)
    samples = fit.Samples([shard], shape.sources, torch.device("cpu"))
    spreads, means = fit.measures_of(samples)
    model = fit.build(shape, spreads, 1, means)
    with torch.no_grad():
        values = model.dense(samples.features.float() * model.scale)
    assert float(((values > 0) & (values < 1)).float().mean()) > 0.6


@pytest.mark.parametrize("values", [0.0, 0.1])
def test_inputs_learn_only_a_share_of_what_is_not_the_policy(shard: Shard, values: float) -> None:
    torch = pytest.importorskip("torch")
    shape = fit.shape_of(shipped_edition("bonfire"), 64, 32)
    samples = fit.Samples([shard], shape.sources, torch.device("cpu"))

    def slopes(values: float, part: int) -> Any:
        model, chosen = fit.build(shape, fit.measures_of(samples)[0], 1, values=values), torch.arange(50)
        fit.losses(model(*samples.inputs(chosen)), samples, chosen)[part].backward()
        assert bool((model.dense.weight.grad != 0).any())
        return model.first.weight.grad

    win, policy = 1, 2
    assert torch.allclose(slopes(values, win), values * slopes(1.0, win), rtol=1e-4, atol=1e-9) and bool((slopes(1.0, win) != 0).any())
    assert torch.equal(slopes(values, policy), slopes(1.0, policy)) and bool((slopes(values, policy) != 0).any())


def test_a_net_is_the_model_that_it_was(net: LearnedNet) -> None:
    """Training can continue from the file of a net."""
    torch = pytest.importorskip("torch")
    edition, spreads = shipped_edition("bonfire"), np.full(net.array(shipped_edition("bonfire"))[0]["dense"].size // 64, 3.0)
    model = fit.build(fit.shape_of(edition, 64, 32), spreads, 1)
    model.load_state_dict({name: torch.from_numpy(values) for name, values in unpacked(net, spreads).items()})
    again = pack(edition, model, {})
    assert all((again.weights[name] == values).all() for name, values in net.weights.items())


@pytest.mark.parametrize(("game", "players"), [("bonfire", 1), ("bonfire", 2), ("emberheart", 3)])
def test_a_trial_takes_the_same_time_for_both(game: str, players: int) -> None:
    told: list[str] = []
    file = api.title(game).judge.nets[0]
    trial, crew = Trial(game, players, file.read_bytes(), 40, seed=2), Threads(1)
    trial.run(crew, 2, told.append)
    crew.close()
    assert len(told) == len(trial.played) == 2 and 0 <= trial.rate <= 1
    first = trial.played[0]
    assert min(first.seconds) > 0 and min(first.points) > 0
    assert trial.data()["deals"] == 2 and trial.data()["verdict"] == "open" and trial.data()["simulations"][1] == 40
    assert trial.own != 40  # chosen by the duration of the first deal


def test_a_trial_with_many_deals_at_a_time_finds_the_simulations_for_the_same_time() -> None:
    """Deals that were begun earlier, with other simulations, do not drive them up or down for ever."""
    trial, begun = Trial("bonfire", 2, b"", 300, own=300.0), list[Deal]()
    for deal in trial._deals(120):
        begun.append(deal)
        if len(begun) > 15:  # a deal returns after fifteen others have begun; half a millisecond goes into planning
            own = begun[len(begun) - 16].simulations[0]
            trial.played.append(Played(0.5, (60.0, 60.0), (0.05 + own * 0.0002, 0.15), (100, 100), own))
            trial.own = trial._for_the_same_time()
    assert trial.milliseconds(0) == pytest.approx(trial.milliseconds(1), rel=0.05)
    assert all(400 < deal.simulations[0] < 600 for deal in begun[60:])


def test_a_net_is_used_where_its_trial_did_not_reject_it(net: LearnedNet) -> None:
    tried = replace(net, origin={"trials": {"2": {"verdict": "accepted"}, "3": {"verdict": "open"}, "4": {"verdict": "rejected"}}})
    assert [tried.knows(players) for players in (1, 2, 3, 4)] == [False, True, True, False]
    assert not net.knows(2)


def test_a_trial_is_kept_in_the_file_of_the_net(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shipped = api.title("bonfire").judge.nets[0]
    file = tmp_path / "net.bin"
    file.write_bytes(shipped.read_bytes())
    options = ["--players", "2", "--simulations", "20", "--deals", "1", "--seed", "4", "--jobs", "1"]
    monkeypatch.setattr("sys.argv", ["trial", str(file), "--set", "planned=90", "--keep", *options])
    main()
    kept = read_net(file.read_bytes())
    assert kept.settings == {**read_net(shipped.read_bytes()).settings, "planned": 90.0} and learned(kept).planned == 90.0
    assert kept.origin["trials"]["2"]["deals"] == 1 and kept.origin["trials"]["2"]["simulations"][1] == 20
    monkeypatch.setattr("sys.argv", ["trial", "bonfire", *options])
    main()
    assert capsys.readouterr().out.count("2 players, 1 deals: ") == 2


def test_a_net_is_tried_only_with_the_set_it_was_made_for(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    net = api.title("bonfire").judge.nets[1]
    monkeypatch.setattr("sys.argv", ["trial", str(net)])
    with pytest.raises(SystemExit):
        main()
    assert "name its component set with --components" in capsys.readouterr().err


def test_all_deals_are_played_after_the_verdict_where_one_wants_them() -> None:
    ways = [Trial("bonfire", 2, b"", 20, verdict="accepted", whole=whole) for whole in (False, True)]
    assert [len(list(way._deals(3))) for way in ways] == [0, 3]
