"""Whole games through the terminal, with everything a person may type."""

from __future__ import annotations

import io
import json
import re
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import pytest
from rich.console import Console

import firelight
from firelight import cli
from firelight.api import titles
from firelight.engine.face import PLAIN
from firelight.engine.game import Game
from firelight.opponents import Waiting
from firelight.saved_games import SavedGame, last_unfinished, new_file, open_saved
from firelight.screen import Screen
from firelight.seats import names_of, read_seats
from firelight.terminal import TerminalSession, series_file
from firelight.texts import system_language
from firelight.texts.shell import Shell
from tests.bonfire.support import arrange, give, start
from tests.games import within


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("FIRELIGHT_DATA_DIR", str(tmp_path / "data"))
    return tmp_path


def seated(
    players: int,
    seats: list[str],
    lines: Iterable[str] | Callable[[TerminalSession], str],
    seed: int = 5,
    handicap: int = 0,
    language: str = "en",
) -> tuple[TerminalSession, io.StringIO]:
    """A table where a person types these lines, or what a function returns; then the input ends."""
    out = io.StringIO()
    game = firelight.new("bonfire", players=players, seed=seed, handicap=handicap)
    tables: list[TerminalSession] = []
    typed: Iterator[str] = iter(()) if callable(lines) else iter(lines)

    def read(prompt: str) -> str:
        out.write(prompt)
        line = lines(tables[0]) if callable(lines) else next(typed, None)
        if line is None:
            raise EOFError
        out.write(f"{line}\n")
        return line

    table = TerminalSession(
        game, SavedGame(new_file("bonfire"), seats, seed), Screen(game.edition.title.words.face.styles(), 100, out), read, language=language
    )
    tables.append(table)
    return table, out


def last_number(table: TerminalSession) -> str:
    return str(len(table.game.moves()))


def test_a_whole_solo_game() -> None:
    table, out = seated(1, ["you"], last_number)
    assert table.run()
    text = out.getvalue()
    assert table.game.over
    for part in ("ISLANDS", "What happened", "Tom’s card ", "Final score", "Total", "The record of this game is"):
        assert part in text
    assert "win" in text
    again = firelight.replay(table.saved.path)
    assert again.scores() == table.game.scores()
    assert all(len(line.rstrip()) <= 100 or "/" in line for line in text.splitlines())


@pytest.mark.parametrize("seats", [["you", "random", "random"], ["random", "you", "random"], ["random", "random", "random"], ["you"] * 3])
def test_a_whole_game_of_three(seats: list[str]) -> None:
    table, out = seated(3, seats, lambda _: "1")
    assert table.run()
    text = out.getvalue()
    assert "Final score" in text
    if seats.count("you") == 1:
        assert "You: " in text and "Player 3 " in text
    sheet = sum(table.game.score_sheet(0).values())
    assert sheet == table.game.scores()[0]


def test_a_solo_game_with_undo_why_and_help_on_the_way() -> None:
    commands = ["undo", "redo", "undo", "why pass", "help", "help 1", "score", "city 2", "log", "moves", "board", "", "999", "nonsense"]
    asked: list[int] = []

    def type_on(table: TerminalSession) -> str:
        asked.append(1)
        if len(asked) % 3 == 0 and len(asked) < 90:
            return commands[(len(asked) // 3) % len(commands)]
        return "1"

    table, out = seated(1, ["you"], type_on)
    assert table.run()
    assert "Undone." in out.getvalue()
    firelight.replay(json.dumps(table.game.record()))


TYPED = """undo
redo
keep first tile
undo
redo
1
why sail t3
why ignite 1
why
help sail t3
help ignite 1
sail
sial t3
sail t99
ignite 1
city 9
city
moves ship
moves nothing
auto
auto off
auto maybe
events"""


def test_commands_say_what_they_do() -> None:
    table, out = seated(
        1,
        ["you"],
        TYPED.splitlines(),
    )
    assert not table.run()
    text = out.getvalue()
    for part in (
        "There is no move to undo.",
        "There is no move to redo.",
        "Undone.",
        "Redone: keep first tile.",
        "This move is possible now.",
        "ignite 1: There is no Task on space 1 (B9.1).",
        "Say which move",
        "Sail to herb island T3 for 1 ship tile",
        "Not possible now: There is no Task on space 1 (B9.1).",
        "“sail” could be sail t1, sail t2",
        'Did you mean "sail t3"?',
        "Not possible now: ignite 1: There is no Task",
        "The cities are numbered 1 to 2: You, Tom.",
        "There is no group of moves called “nothing”",
        "Obvious payments are made for you (auto on).",
        "You choose every piece you pay (auto off).",
        "Type auto on or auto off.",
        "Goodbye. The game is saved in",
        "--resume",
    ):
        assert part in text, part


def test_a_move_may_be_typed_in_short() -> None:
    table, _ = seated(1, ["you"], ["keep f", "AS  printed"])
    table.run()
    assert [move.text for move in table.game.history] == ["keep first tile", "as printed"]


@pytest.mark.parametrize("ending", [EOFError, KeyboardInterrupt])
def test_leaving_is_polite(ending: type[BaseException]) -> None:
    def type_on(table: TerminalSession) -> str:
        if table.game.history:
            raise ending
        return "1"

    table, out = seated(1, ["you"], type_on)
    assert not table.run()
    assert "Goodbye." in out.getvalue()
    assert last_unfinished("bonfire") == table.saved.path


def test_leaving_at_once_keeps_nothing() -> None:
    table, out = seated(1, ["you"], ["quit"])
    assert not table.run()
    assert out.getvalue().endswith("Goodbye.\n")
    assert last_unfinished("bonfire") is None


def test_a_kept_game_goes_on(own_folder: Path) -> None:
    table, _ = seated(3, ["random", "you", "random"], ["1", "1", "1", "quit"])
    table.run()
    path = last_unfinished("bonfire")
    assert path is not None
    game = firelight.replay(path)
    assert [move.text for move in game.history] == [move.text for move in table.game.history]
    saved = open_saved(path, 3)
    assert (saved.seats, saved.seed) == (["random", "you", "random"], 5)
    path.with_suffix(".seats").write_text("broken", encoding="utf-8")
    assert open_saved(path, 3).seats == ["you", "flame", "flame"]


def test_own_pieces_are_paid_by_themselves() -> None:
    def payments(auto: bool) -> int:
        asked: list[str] = []

        def type_on(table: TerminalSession) -> str:
            if table.game.decision.startswith("pay"):
                asked.append(table.game.decision)
            return "1"

        table, _ = seated(1, ["you"], type_on)
        table.auto = auto
        table.run()
        return len(asked)

    assert payments(True) < payments(False)


def test_undo_takes_back_what_paid_by_itself() -> None:
    s = arrange(players=2)
    give(s.cities[0], ship=1, yellow=1, task=1, blossom=1, fruit=1, herb=1, shell=1, root=1, gold=1)
    table, out = seated(2, ["you", "random"], ["sail t3", "undo", "redo", "undo"])
    table.game = start(s)
    before = table.game.position()
    table.run()
    assert table.game.position() == before
    text = out.getvalue()
    assert text.count("Undone.") == 2 and "Redone: sail t3." in text
    assert "You pay 1 ship tile." in text and "You: Pay 1 ship tile" not in text


def test_saving_a_record_and_a_position(tmp_path: Path) -> None:
    record, position = tmp_path / "record.json", tmp_path / "here" / "position.json"
    table, out = seated(1, ["you"], ["1", f"save {record}", f"position {position}", "save", f"save {tmp_path}", "quit"])
    table.run()
    assert firelight.replay(record).history == table.game.history
    assert str(firelight.load(position)) == str(table.game)
    assert "Say where to" in out.getvalue() and "can’t be saved" in out.getvalue()


def test_a_series_game_moves_the_handicap() -> None:
    table, out = seated(1, ["you"], lambda _: "1", handicap=-10)
    table.saved.series = True
    assert table.run()
    games = json.loads(series_file("bonfire").read_text(encoding="utf-8"))["games"]
    assert len(games) == 1 and games[0]["before"] == -10
    assert "Series: " in out.getvalue()


def test_output_without_colour_is_plain(monkeypatch: pytest.MonkeyPatch) -> None:
    table, out = seated(1, ["you"], ["1", "quit"])
    table.run()
    assert "\x1b" not in out.getvalue()


def test_a_low_screen_folds_the_moves() -> None:
    table, out = seated(1, ["you"], ["1", "1", "quit"])
    table.screen.height = 40
    table.run()
    assert "In brackets: tiles to pay." in out.getvalue()
    assert "sail t3 (1)" in out.getvalue()


def test_seats_are_read() -> None:
    title = firelight.new("bonfire", players=2, seed=1).edition.title
    assert read_seats(None, None, title, 1) == ["you"]
    assert read_seats(None, 3, title, 1) == ["you", "flame", "flame"]
    assert read_seats("random, You", None, title, 1) == ["random", "you"]
    assert read_seats("Search:0.20s,you", 3, title, 1) == ["search:0.2s", "you", "flame"]
    for seats, players in (("me", None), ("you,you", 1), (None, 9), ("you,search:fast", None), ("you,", None)):
        with pytest.raises(firelight.OptionError, match=r"^(seats|players): "):
            read_seats(seats, players, title, 1)
    g = firelight.new("bonfire", players=2, seed=1)
    assert names_of(g, ["random", "you"]) == ("Player 1", "You")
    assert names_of(g, ["you", "you"]) == ("Player 1", "Player 2")


def test_opponents_of_ones_own_sit_at_the_table(tmp_path: Path) -> None:
    """A bot that fails is reported, and the game continues."""
    path = tmp_path / "odd.py"
    path.write_text(
        "class Odd:\n    def choose(self, ask):\n        return ask.game.moves()[0] if len(ask.made) % 2 else 1 // 0\n", encoding="utf-8"
    )
    table, out = seated(2, ["you", f"{path}:Odd"], lambda _: "1")
    assert table.run()
    text = " ".join(out.getvalue().split())
    assert f"Opponents: Player 2: {path}:Odd." in text
    reason = "ZeroDivisionError: integer division or modulo by zero (odd.py, line 3)"
    assert f"Player 2 forfeits a move: {reason}. The bot greedy moves instead." in text


def test_an_opponent_that_cannot_play_is_refused_at_once(tmp_path: Path) -> None:
    path = tmp_path / "odd.py"
    path.write_text("class Odd: pass\n", encoding="utf-8")
    table, out = seated(2, ["you", f"{path}:Odd"], lambda _: "1")
    with pytest.raises(firelight.OptionError, match="Odd is not a bot"):
        table.run()
    assert out.getvalue() == ""


def test_a_terminal_says_who_thinks() -> None:
    table, out = seated(2, ["you", "random"], ["quit"])
    table.screen.console = Console(file=out, force_terminal=True, width=100)
    table.run()
    assert "Player 2 (random) is thinking…" in out.getvalue()


def test_what_takes_longer_than_it_should_is_explained(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("firelight.opponents.PATIENCE", 0.01)
    out = io.StringIO()
    waiting = Waiting(Screen((), 200, out), Shell("en"))
    with within(60), waiting.during("Somebody thinks ...", 0.01):
        while waiting.shell.say("terminal-compiling") not in out.getvalue():
            time.sleep(0.01)
    told = out.getvalue()
    with waiting.during("Somebody thinks ...", None):
        time.sleep(0.1)
    with Waiting(waiting.screen, waiting.shell).during("Somebody thinks ...", 1000):
        pass
    assert out.getvalue() == told


def test_levels_play_and_hints_are_given() -> None:
    """Undo and redo skip a level's whole turn."""
    table, out = seated(2, ["you", "flame"], ["hint 2", "hint x", "1", "undo", "redo", "hint", "1", "quit"])
    table.run()
    text = out.getvalue()
    assert "Opponents: Player 2: Flame." in text and "forfeits" not in text
    assert " ".join(text.split()).count(" margin ") == 3 and "Type hint, or how many: hint 1 to hint 5." in text
    assert "opponent" in table.makers
    saved = open_saved(table.saved.path, 2)
    assert saved.seats == ["you", "flame"]


def test_undo_in_a_game_that_goes_on_leads_to_ones_own_move() -> None:
    """Not into the opponents' turns that followed."""
    for typed in range(1, 9):
        table, _ = seated(2, ["random", "you"], ["1"] * typed + ["quit"])
        table.run()
        game = firelight.replay(table.saved.path)
        again = TerminalSession(game, open_saved(table.saved.path, 2), table.screen, table.read)
        assert again.makers == ["person" if maker == "auto" else maker for maker in table.makers]
        again.undo("")
        assert game.seat == 1


def test_a_game_without_a_face_can_be_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(titles()["bonfire"].words.__dict__, "load_face", lambda language: PLAIN)
    table, out = seated(2, ["you", "random"], lambda _: "1")
    assert table.run()
    assert "Final score" in out.getvalue()


def test_every_event_is_told() -> None:
    """In many games, no event is without a sentence."""
    import random

    story = titles()["bonfire"].words.speech.story
    told: set[str] = set()
    for seed in range(8):
        g: Game = firelight.new("bonfire", players=1 + seed % 4, seed=seed)
        chance = random.Random(seed)
        while not g.over:
            events = g.play(chance.choice(g.moves()))
            told |= {event.name for event in events}
            for sentence in story(g, events, g.seat_names):
                assert sentence.endswith(".") and "None" not in sentence and "{" not in sentence and "  " not in sentence
    assert len(told) > 20


@pytest.mark.parametrize(
    ("language", "parts"),
    [
        (
            "de",
            (
                "Person 2",
                "Du: Du bist am Zug",
                "INSELN",
                "Was passiert ist",
                "Jetzt nicht möglich: Auf Feld 1",
                "Kräuterinsel",
                "Bis bald",
            ),
        ),
        ("nl", ("Speler 2", "Jij: Jouw beurt", "EILANDEN", "Wat er is gebeurd", "Nu niet mogelijk: ", "kruideneiland", "Tot ziens")),
        ("pl", ("Gracz 2", "Ty: Twoja tura", "WYSPY", "Co się wydarzyło", "Teraz niemożliwe: ", "wysp", "Do zobaczenia")),
    ],
)
def test_the_terminal_speaks_four_languages(language: str, parts: tuple[str, ...]) -> None:
    typed = ["1", "1", "help", "help sail t3", "help ignite 1", "moves", "score", "board", "log", "sail t3", "nonsense", "auto", "quit"]
    table, out = seated(2, ["you", "random"], typed, language=language)
    table.run()
    text = " ".join(out.getvalue().split())
    assert all(part in text for part in parts), text
    assert not re.search(r"\b(terminal|board|note|heading|face)-[a-z]+-?[a-z]*\b", text)


def test_the_language_is_that_of_the_system_or_english() -> None:
    assert system_language({"LANG": "de_AT.UTF-8"}) == "de"
    assert system_language({"LC_ALL": "pl_PL", "LANG": "de_DE"}) == "pl"
    assert system_language({"LANG": "C.UTF-8"}) == system_language({}) == system_language({"LANG": "fr_FR"}) == "en"


def test_an_unknown_language_names_the_four() -> None:
    g = firelight.new("bonfire", players=2, seed=1)
    with pytest.raises(firelight.OptionError, match="language: found 'fr'; expected one of en, de, nl, pl"):
        g.describe(g.moves()[0], "fr")
    assert cli.main(["play", "bonfire", "--language", "fr"]) == 1
