"""The review of a game: losses that can be proved, luck, figures, files, the page and the command."""

from __future__ import annotations

import argparse
import json
import re
from functools import cache
from html.parser import HTMLParser
from math import exp
from pathlib import Path

import pytest

import firelight
from firelight import cli_review
from firelight.bots.base import Budget
from firelight.engine.errors import OptionError, RecordError
from firelight.engine.game import Game
from firelight.lab.review import margins_of, review
from firelight.lab.review_data import SCALE, Review, accuracy, verdict
from firelight.lab.review_page import page
from tests.bots.endgames import TURNS, last_turn, values
from tests.games import finish, play_on

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
        losses = sorted((decision.loss for decision in own if decision.verdict), reverse=True)
        assert [lesson.loss for lesson in seat.lessons] == losses[:5]
    for decision in found.moves:
        assert decision.loss >= 0 and decision.loss == pytest.approx(decision.margin - decision.played, abs=0.01)
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
    assert "If the game ended here" in page(found)
    none = review(firelight.new("bonfire", 2, seed=1), QUICK)
    assert none.moves == () and '<svg class="graph' not in page(none)


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


# The page.


class Page(HTMLParser):
    """Checks that tags close in order, and notes links and names."""

    VOID = ("meta", "br", "img", "input", "hr", "link")

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.links: list[str] = []
        self.ids: list[str] = []
        self.outside: list[str] = []
        self.text = ""
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in self.VOID:
            self.open.append(tag)
        self.note(tag, dict(attrs))

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.note(tag, dict(attrs))

    def note(self, tag: str, attrs: dict[str, str | None]) -> None:
        self.outside += [name for name in attrs if name in ("src", "srcset", "action", "data") or name.startswith("on")]
        self.outside += [tag] if tag in ("script", "link", "iframe", "object", "embed") else []
        self.links += [attrs["href"] or ""] if "href" in attrs else []
        self.ids += [attrs["id"] or ""] if "id" in attrs else []

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


@pytest.mark.parametrize(("key", "players"), [("bonfire", 1), ("bonfire", 2), ("emberheart", 3)])
def test_the_page_stands_alone(key: str, players: int) -> None:
    _, found = reviewed(key, players)
    text = page(found)
    seen = Page(text)
    assert seen.open == [] and seen.outside == []
    assert not re.search(r"https?://|@import|url\(", text)
    assert len(set(seen.ids)) == len(seen.ids)
    assert seen.links and {link.removeprefix("#") for link in seen.links} == set(seen.ids)
    marked = {f"move-{decision.number}" for decision in found.moves if decision.verdict}
    assert marked == set(seen.ids)
    for seat in found.seats:
        assert seat.name in seen.text and (f"{seat.accuracy:.1f}" if seat.decisions else "took no decisions") in seen.text
        assert all(lesson.text in seen.text for lesson in seat.lessons)


def test_names_on_the_page_are_text() -> None:
    g, _ = reviewed("emberheart", 2, 12)
    name = "<script>alert('&')</script>"
    text = page(review(g, QUICK, 1, names=[name, 'Ben "B"']))
    assert "<script" not in text and name in Page(text).text


# The command.


def command(*line: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    cli_review.add(parser.add_subparsers())
    return parser.parse_args(["review", *line])


def test_the_command_writes_data_and_a_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    g, _ = reviewed("emberheart", 2, 12)
    record, data, html = tmp_path / "game.json", tmp_path / "review.json", tmp_path / "review.html"
    record.write_text(json.dumps(g.record()), encoding="utf-8")
    args = command(str(record), "--simulations", "40", "--json", str(data), "--html", str(html), "--names", "Ada, Ben", "--jobs", "2")
    assert args.do(args) == 0
    found = Review.read(data)
    assert found == review(g, QUICK, 1, names=["Ada", "Ben"])
    assert html.read_text(encoding="utf-8") == page(found)
    out = capsys.readouterr().out
    assert "Ada" in out and "accuracy" in out and f"Written: {html}" in out


def test_the_command_refuses_what_it_cannot_read(tmp_path: Path) -> None:
    (tmp_path / "broken.json").write_text("{", encoding="utf-8")
    for name in ("broken.json", "missing.json"):
        args = command(str(tmp_path / name))
        with pytest.raises(RecordError, match=name):
            args.do(args)
    for flag, value in (("seed", "-1"), ("json", str(tmp_path)), ("html", str(tmp_path))):
        args = command(str(tmp_path / "broken.json"), f"--{flag}", value)
        with pytest.raises(OptionError, match=f"^{flag}: "):
            args.do(args)


@pytest.mark.parametrize("line", [["--simulations", "0"], ["--seconds", "x"], ["--seconds", "0"], ["--simulations", "9", "--seconds", "1"]])
def test_the_command_refuses_wrong_budgets(line: list[str]) -> None:
    with pytest.raises(SystemExit):
        command("game.json", *line)
