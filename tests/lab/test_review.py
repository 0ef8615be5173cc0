"""The review of a game: provable losses, luck, figures, files and the command."""

from __future__ import annotations

import argparse
import base64
import json
import zlib
from functools import cache
from math import exp
from pathlib import Path

import pytest

import firelight
from firelight.bots.base import Budget
from firelight.cli import review as cli_review
from firelight.engine.errors import OptionError, RecordError
from firelight.engine.game import Game
from firelight.lab.review import margins_of, review
from firelight.lab.review_data import SCALE, Review, accuracy, verdict
from tests.bots.endgames import TURNS, last_turn, values
from tests.games import finish, play_on
from tests.server.serving import Serving

QUICK = Budget(simulations=40)


@cache
def reviewed(key: str, players: int, moves: int = 100_000) -> tuple[Game, Review]:
    g = firelight.new(key, players, seed=3)
    for _ in play_on(g, 3, most=moves):
        pass
    return g, review(g.record(), QUICK, 1)


# What is provable.


@pytest.mark.parametrize(("key", "players", "seed"), TURNS)
def test_the_loss_of_a_last_turn_is_exact(key: str, players: int, seed: int) -> None:
    g = last_turn(key, players, seed)
    known = values(g)
    worst = min(known, key=lambda move: known[move])
    g.play(worst)
    made = [finish(g, seed).history[0].text]
    found = review(g, Budget(simulations=500), 1)
    first = found.moves[0]
    assert (first.move, first.exact, made) == (worst, True, [worst])
    assert (first.margin, first.played) == pytest.approx((max(known.values()), known[worst]))
    assert first.loss == pytest.approx(max(known.values()) - known[worst])
    assert known[first.best] == max(known.values()) and first.line[0] == first.best
    assert first.verdict == verdict(first.loss)


@pytest.mark.parametrize(("key", "players", "seed"), TURNS)
def test_there_is_no_luck_where_nothing_that_matters_comes_to_light(key: str, players: int, seed: int) -> None:
    found = review(finish(last_turn(key, players, seed), seed), QUICK, 1)
    assert all(points == 0 for decision in found.moves for points in decision.luck)
    assert all(seat.luck == 0 for seat in found.seats)


# The figures.


def test_accuracy_is_the_mean_of_what_losses_leave() -> None:
    assert accuracy([]) == 100
    assert accuracy([0, 0]) == 100
    assert accuracy([0, SCALE]) == pytest.approx(50 + 50 * exp(-1))


def test_verdicts() -> None:
    assert [verdict(loss) for loss in (0, 0.9, 1, 3, 6, 60)] == ["", "", "inaccuracy", "mistake", "blunder", "blunder"]


def test_margins_are_points_ahead_of_the_best_other_seat() -> None:
    assert margins_of([10, 7, 12.5]) == (-2.5, -5.5, 2.5)


@pytest.mark.parametrize(("key", "players"), [("bonfire", 1), ("bonfire", 2), ("emberheart", 3)])
def test_a_review_adds_up(key: str, players: int) -> None:
    g, found = reviewed(key, players)
    assert [decision.move for decision in found.moves] == [move.text for move in g.history]
    assert [decision.number for decision in found.moves] == list(range(1, len(g.history) + 1))
    assert found.over and found.winners == g.winners()
    assert tuple(seat.margins[-1] for seat in found.seats) == margins_of(g.scores())
    for number, seat in enumerate(found.seats):
        own = [decision for decision in found.moves if decision.seat == number]
        assert seat.decisions == len(own) and len(seat.margins) == len(found.moves) + 1
        assert seat.sheet == g.score_sheet(number) and seat.score == g.scores()[number]
        assert seat.loss == pytest.approx(sum(decision.loss for decision in own), abs=0.01)
        assert seat.accuracy == pytest.approx(accuracy([decision.loss for decision in own]), abs=0.06)
        assert seat.luck == pytest.approx(sum(decision.luck[number] for decision in found.moves), abs=0.01)
        marks = [decision.verdict for decision in own]
        assert (seat.inaccuracies, seat.mistakes, seat.blunders) == tuple(map(marks.count, ("inaccuracy", "mistake", "blunder")))
        lost = sorted((decision.win_lost for decision in own if decision.verdict), reverse=True)
        assert [lesson.win_lost for lesson in seat.lessons] == lost[:5]
        assert len(seat.wins) == len(seat.margins) and all(0 <= win <= 1 for win in seat.wins)
        assert seat.wins[-1] == (1 / len(g.winners()) if number in g.winners() else 0)
        assert seat.win_lost == pytest.approx(sum(decision.win_lost for decision in own), abs=0.01)
    for decision in found.moves:
        assert decision.loss >= 0 and decision.loss == pytest.approx(decision.margin - decision.played, abs=0.01)
        assert 0 <= decision.win_lost <= decision.win <= 1
        assert decision.revealed or not any(decision.luck)
    assert any(decision.revealed and any(decision.luck) for decision in found.moves)


def test_lessons_tell_the_better_line() -> None:
    _, found = reviewed("bonfire", 2)
    lessons = [lesson for seat in found.seats for lesson in seat.lessons]
    assert lessons
    for lesson in lessons:
        assert lesson.line[0] == lesson.better == found.moves[lesson.number - 1].best
        assert lesson.text.startswith(f"{lesson.better}: ")
        assert all(thing.text in lesson.text for thing in (*lesson.costs, *lesson.prepares))
        assert bool(lesson.reveals) == bool(lesson.then)


def test_tom_takes_no_decisions() -> None:
    _, found = reviewed("bonfire", 1)
    tom = found.seats[1]
    assert (tom.name, tom.decisions, tom.loss, tom.accuracy, tom.lessons) == ("Tom", 0, 0, 100, ())


def test_an_unfinished_game_is_reviewed_up_to_its_last_move() -> None:
    _, found = reviewed("emberheart", 2, 12)
    assert not found.over and found.winners == () and len(found.moves) == 12
    assert all(len(seat.margins) == 13 for seat in found.seats)
    none = review(firelight.new("bonfire", 2, seed=1), QUICK)
    assert none.moves == ()


def test_several_jobs_find_the_same() -> None:
    g, _ = reviewed("emberheart", 2, 12)
    told: list[tuple[int, int]] = []
    one, two = review(g, QUICK, 5, lambda done, total: told.append((done, total))), review(g, QUICK, 5, jobs=2)
    assert one == two
    assert told == [(done, len(told)) for done in range(1, len(told) + 1)]


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_review_can_be_ended(jobs: int) -> None:
    told: list[int] = []

    def enough() -> None:
        if len(told) == 3:
            raise InterruptedError

    with pytest.raises(InterruptedError):
        review(reviewed("emberheart", 2, 12)[0], QUICK, 5, lambda done, _: told.append(done), jobs=jobs, between=enough)
    assert told == [1, 2, 3]


def test_wrong_names_are_refused() -> None:
    with pytest.raises(OptionError, match="names: found 1; this game has 2 seats"):
        review(firelight.new("bonfire", 2, seed=1), QUICK, names=["Ada"])


# Files.


def test_the_data_is_read_back(tmp_path: Path) -> None:
    _, found = reviewed("bonfire", 2)
    text = json.dumps(found.as_data())
    assert Review.read(text) == found
    assert json.loads(text)["version"] == 2
    (tmp_path / "review.json").write_text(text, encoding="utf-8")
    assert Review.read(tmp_path / "review.json") == found


@pytest.mark.parametrize(
    "data", [{}, {"firelight": "record"}, {"firelight": "review", "version": 2}, {"firelight": "review", "version": 3}]
)
def test_what_is_no_review_is_refused(data: dict[str, object]) -> None:
    with pytest.raises(RecordError):
        Review.read(data)


# The command.


def command(*line: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    cli_review.add(parser.add_subparsers())
    return parser.parse_args(["review", *line])


def test_the_command_writes_data_and_tells_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    g, _ = reviewed("emberheart", 2, 12)
    record, data = tmp_path / "game.json", tmp_path / "review.json"
    record.write_text(json.dumps(g.record()), encoding="utf-8")
    args = command(str(record), "--simulations", "40", "--json", str(data), "--names", "Ada, Ben", "--jobs", "2")
    assert args.do(args) == 0
    found = Review.read(data)
    assert found == review(g, QUICK, 1, names=["Ada", "Ben"])
    out = capsys.readouterr().out
    assert "Ada" in out and "accuracy" in out and f"Saved: {data}" in out


def test_the_command_refuses_what_it_cannot_read(tmp_path: Path) -> None:
    (tmp_path / "broken.json").write_text("{", encoding="utf-8")
    for name in ("broken.json", "missing.json"):
        args = command(str(tmp_path / name))
        with pytest.raises(RecordError, match=name):
            args.do(args)
    for flag, value in (("seed", "-1"), ("json", str(tmp_path))):
        args = command(str(tmp_path / "broken.json"), f"--{flag}", value)
        with pytest.raises(OptionError, match=f"^{flag}: "):
            args.do(args)


@pytest.mark.parametrize("line", [["--simulations", "0"], ["--seconds", "x"], ["--seconds", "0"], ["--simulations", "9", "--seconds", "1"]])
def test_the_command_refuses_wrong_budgets(line: list[str]) -> None:
    with pytest.raises(SystemExit):
        command("game.json", *line)


# At the table.


def test_the_address_of_the_import_page_holds_the_whole_record() -> None:
    record = reviewed("bonfire", 2)[0].record()
    page, _, packed = cli_review.import_page(record).partition("#")
    assert page == "/import" and len(packed) < 20_000
    assert json.loads(zlib.decompress(base64.urlsafe_b64decode(packed + "=" * (-len(packed) % 4)))) == record


def test_open_is_for_finished_games_and_for_screens(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "WSL_DISTRO_NAME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("sys.platform", "linux")
    for (key, players, moves), problem in {
        ("emberheart", 2, 12): "is not finished",
        ("bonfire", 2, 100_000): "no browser can be opened here",
    }.items():
        (tmp_path / "game.json").write_text(json.dumps(reviewed(key, players, moves)[0].record()), encoding="utf-8")
        args = command(str(tmp_path / "game.json"), "--open")
        with pytest.raises(OptionError, match=f"^open: .*{problem}"):
            args.do(args)


def test_a_table_that_runs_already_is_handed_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    monkeypatch.setenv("DISPLAY", ":0")
    record = reviewed("bonfire", 2)[0].record()
    (tmp_path / "game.json").write_text(json.dumps(record), encoding="utf-8")
    with Serving(tmp_path) as server:
        monkeypatch.setenv("FIRELIGHT_PORT", server.address.rpartition(":")[2])
        args = command(str(tmp_path / "game.json"), "--open")
        assert args.do(args) == 0
        assert opened == [f"{server.address}{cli_review.import_page(record)}"]
