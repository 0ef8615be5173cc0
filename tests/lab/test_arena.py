"""Whole tournaments: pools, crashes, the journal, the report."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import firelight
from firelight.lab.arena import Observer, entrants, run
from firelight.lab.journal import Journal, JournalError
from firelight.lab.match import Result, play
from firelight.lab.pool import ProcessPool
from firelight.lab.standings import standings
from firelight.lab.worker import FailedGame, Terms
from tests.lab.bots import STRUCK
from tests.lab.support import bot, result, small, timeless


class Notes(Observer):
    """Records what it is told, and can interrupt after some games."""

    def __init__(self, most: int | None = None) -> None:
        self.notes: list[str] = []
        self.games = 0
        self.most = most

    def note(self, text: str) -> None:
        self.notes.append(text)

    def game(self, result: Result) -> None:
        self.games += 1
        if self.games == self.most:
            raise KeyboardInterrupt


def test_a_tournament_on_two_cores_has_the_games_of_its_schedule() -> None:
    tournament = small(games=6)
    tally = run(tournament, jobs=2)
    assert timeless(tally.results) == timeless([play(fixture) for fixture in tournament.fixtures()])
    assert not (tally.broken or tally.missing or tally.interrupted)


def test_greedy_is_above_random() -> None:
    tally = run(small("random", "greedy", games=4), jobs=1)
    best = tally.standings.bots[0]
    assert (best.bot, best.forfeits) == ("greedy", 0) and best.wins.mean > tally.tournament.fair


# The journal.


def test_a_tournament_that_was_interrupted_goes_on(tmp_path: Path) -> None:
    tournament, journal = small(games=6), tmp_path / "journal"
    whole = run(tournament, jobs=1)
    part = run(tournament, jobs=1, journal=journal, observer=Notes(most=2))
    assert part.interrupted and len(part.results) == 2 and part.missing == 4
    assert part.data()["complete"] is False
    observer = Notes()
    rest = run(tournament, jobs=1, journal=journal, observer=observer)
    assert observer.games == 4 and not observer.notes
    assert timeless(rest.results) == timeless(whole.results) and rest.data()["complete"] is True
    again = Notes()
    assert run(tournament, jobs=1, journal=journal, observer=again).results == rest.results
    assert again.games == 0


def test_a_torn_last_line_is_played_again_and_told(tmp_path: Path) -> None:
    tournament, journal = small(games=4), tmp_path / "journal"
    whole = run(tournament, jobs=1, journal=journal)
    text = journal.read_text(encoding="utf-8")
    journal.write_text(text[:-20], encoding="utf-8")
    observer = Notes()
    assert timeless(run(tournament, jobs=1, journal=journal, observer=observer).results) == timeless(whole.results)
    assert observer.games == 1 and "last line was incomplete" in observer.notes[0]
    assert [line[:20] for line in journal.read_text(encoding="utf-8").splitlines()] == [line[:20] for line in text.splitlines()]


def test_a_tournament_can_be_made_longer(tmp_path: Path) -> None:
    run(small(games=2), jobs=1, journal=tmp_path / "journal")
    observer = Notes()
    longer = run(small(games=4), jobs=1, journal=tmp_path / "journal", observer=observer)
    assert observer.games == 2 and len(longer.results) == 4


def test_the_journal_of_another_tournament_is_refused(tmp_path: Path) -> None:
    journal = tmp_path / "journal"
    with Journal(journal, small()):
        pass
    before = journal.read_bytes()
    with pytest.raises(JournalError, match=r"another tournament \(seed: 1 there, 2 here\)"):
        run(small(seed=2), jobs=1, journal=journal)
    with pytest.raises(JournalError, match="bots: random random:1 there, random random here"):
        run(small("random", "random"), jobs=1, journal=journal)
    assert journal.read_bytes() == before


def test_a_bot_that_was_changed_is_another_bot(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    for text in ("class Mine: pass\n", "class Mine: asked = 0\n"):
        file.write_text(text, encoding="utf-8")
        tournament = small(f"{file}:Mine", "random")
        if "asked" not in text:
            Journal(tmp_path / "journal", tournament).__exit__(None, None, None)
    with pytest.raises(JournalError, match="sources"):
        Journal(tmp_path / "journal", tournament)


@pytest.mark.parametrize("text", ["{}", "hello", "hello\n", '{"firelight": "record"}\n', "[1]\n"])
def test_a_file_that_is_no_journal_is_refused_and_left_alone(tmp_path: Path, text: str) -> None:
    (tmp_path / "file").write_text(text, encoding="utf-8")
    with pytest.raises(JournalError):
        Journal(tmp_path / "file", small())
    assert (tmp_path / "file").read_text(encoding="utf-8") == text


@pytest.mark.parametrize("line", ["nonsense", '{"key": "d0-g0-r0"}'])
def test_a_broken_line_is_named(tmp_path: Path, line: str) -> None:
    path = tmp_path / "journal"
    with Journal(path, small()) as journal:
        journal.add(play(next(small().fixtures())))
    path.write_text(f"{path.read_text(encoding='utf-8')}{line}\n", encoding="utf-8")
    with pytest.raises(JournalError, match="line 3"):
        Journal(path, small())


def test_two_arenas_do_not_write_to_one_journal(tmp_path: Path) -> None:
    with Journal(tmp_path / "journal", small()), pytest.raises(JournalError, match="another arena"):
        Journal(tmp_path / "journal", small())


# Bots that misbehave.


def test_a_worker_that_dies_once_plays_its_game_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(STRUCK, str(tmp_path / "struck"))
    observer = Notes()
    tally = run(small(bot("KillerOnce"), "random", games=2), jobs=1, observer=observer)
    assert len(tally.results) == 2 and not tally.broken
    assert len(observer.notes) == 1 and "signal SIGKILL" in observer.notes[0] and "once more" in observer.notes[0]


def test_a_game_that_kills_its_worker_twice_is_given_up_and_the_others_are_played() -> None:
    tally = run(small(bot("Killer"), "random", bot("First"), games=2), jobs=2)
    assert len(tally.results) == 2 and tally.missing == 0
    assert [trouble.reason for trouble in tally.broken] == ["its process ended (signal SIGKILL)"] * 4
    assert {standing.bot for standing in tally.standings.bots} == {"random", bot("First")}


def test_a_worker_that_hangs_is_ended(capfd: pytest.CaptureFixture[str]) -> None:
    pool = ProcessPool(1, Terms(patience=1.0))
    outcomes = list(pool.play(list(small(bot("Sleeper", ":1000s"), "random").fixtures())[:1]))
    pool.close()
    assert [isinstance(outcome, FailedGame) and outcome.last for outcome in outcomes] == [False, True]
    assert "Timeout" in capfd.readouterr().err


def test_a_bot_that_cannot_even_sit_down_breaks_only_its_games(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text("class Mine:\n    def choose(self, ask): return 0\n", encoding="utf-8")
    tournament = small(f"{file}:Mine", "random", games=2)
    file.write_text("", encoding="utf-8")
    tally = run(tournament, jobs=1)
    assert not tally.results and len(tally.broken) == 2 and "cannot play" in tally.broken[0].reason
    assert tally.standings.bots == []


def test_forfeits_are_counted_for_each_bot() -> None:
    tally = run(small(bot("Raiser"), bot("First"), games=2), jobs=1)
    bots = {standing.bot: standing for standing in tally.standings.bots}
    assert bots[bot("First")].forfeits == 0
    assert bots[bot("Raiser")].forfeits == 4 and "no idea" in next(iter(bots[bot("Raiser")].reasons))


# Results.


def test_records_are_written_and_replay(tmp_path: Path) -> None:
    tally = run(small(games=2), jobs=1, records=tmp_path / "records")
    for played in tally.results:
        g = firelight.replay(tmp_path / "records" / f"{played.key}.json")
        assert g.over and tuple(g.scores()) == played.scores


def test_everything_survives_json() -> None:
    tally = run(small(games=4), jobs=1)
    data = json.loads(json.dumps(tally.data(), allow_nan=False))
    again = [Result.from_data(row) for row in data["games"]]
    assert again == tally.results
    assert standings(again, tally.tournament.bots).data() == data["standings"]
    assert data["tournament"] == tally.tournament.data() and data["versions"]["python"]
    single = run(small(games=2), jobs=1).data()
    assert json.dumps(single, allow_nan=False) and single["standings"]["bots"][0]["wins"]["interval"] == [None, None]


def test_standings_of_one_against_the_rest() -> None:
    games = [
        result(0, ("a", "b", "b"), (30, 20, 10)),
        result(0, ("b", "a", "b"), (10, 30, 20)),
        result(1, ("a", "b", "b"), (10, 10, 5)),
        result(1, ("b", "a", "b"), (40, 10, 5)),
    ]
    found = standings(games, ["a", "b"])
    first, second = found.bots
    assert (first.bot, first.games, first.wins.mean) == ("a", 4, 0.625)
    assert (second.bot, second.games, second.wins.mean) == ("b", 4, 0.1875)
    assert first.wins.mean + 2 * second.wins.mean == 1
    assert first.points.mean == 20 and first.margin.mean == (10 + 10 + 0 - 30) / 4
    before = {(pair.bot, pair.other): (pair.before, pair.comparisons) for pair in found.pairs}
    assert before["a", "b"] == (6.5 / 8, 8) and before["b", "a"] == (1.5 / 8, 8)
    assert [place.wins for place in found.seats] == [(1 + 0 + 0.5 + 1) / 4, (0 + 1 + 0.5 + 0) / 4, 0]


def test_entrants_have_one_name_each() -> None:
    assert entrants(["Random", "random:5", bot("First")], "bonfire") == ("random", "random:5", bot("First"))
    with pytest.raises(firelight.OptionError, match="cannot play"):
        entrants([bot("Nobody")], "bonfire")
