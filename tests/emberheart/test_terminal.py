"""Whole games of Emberheart through the terminal."""

from __future__ import annotations

import io
import random
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import pytest

import firelight
from firelight.api import title
from firelight.engine.game import Event, Game
from firelight.games.emberheart.content import words as w
from firelight.saved_games import SavedGame, new_file
from firelight.screen import Screen
from firelight.terminal import TerminalSession
from tests.emberheart.support import arrange, give_hero, play, post, start

FACE = title("emberheart").words.face
story = title("emberheart").words.speech.story


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("FIRELIGHT_DATA_DIR", str(tmp_path / "data"))
    return tmp_path


def seated(game: Game, lines: Iterable[str] | Callable[[TerminalSession], str], people: int = 1) -> tuple[TerminalSession, io.StringIO]:
    """A table where the first players type these lines, or what a function returns; then the input ends."""
    out = io.StringIO()
    typed: Iterator[str] = iter(()) if callable(lines) else iter(lines)
    seats = ["you" if seat < people else "random" for seat in range(game.players)]

    def read(prompt: str) -> str:
        line = lines(table) if callable(lines) else next(typed, None)
        if line is None:
            raise EOFError
        out.write(f"{prompt}{line}\n")
        return line

    table = TerminalSession(game, SavedGame(new_file("emberheart"), seats, 5), Screen(FACE.styles(), 100, out), read)
    return table, out


def any_move(seed: int) -> Callable[[TerminalSession], str]:
    """A move by its text, sometimes by its number."""
    chance = random.Random(seed)

    def choose(table: TerminalSession) -> str:
        moves = table.game.moves()
        number = chance.randrange(len(moves))
        return str(number + 1) if chance.random() < 0.5 else moves[number].text

    return choose


@pytest.mark.parametrize(("players", "side", "people"), [(2, 0, 1), (4, 1, 1), (2, 1, 2)])
def test_a_whole_game(players: int, side: int, people: int) -> None:
    table, out = seated(firelight.new("emberheart", players=players, seed=7, side=side), any_move(3), people)
    assert table.run()
    text = out.getvalue()
    assert table.game.over
    for part in ("LOCATIONS", "RAID", "What happened", "Round 5 begins", "Final score", "Total", "Below the highest flame"):
        assert part in text
    assert firelight.replay(table.saved.path).scores() == table.game.scores()
    assert all(len(line.rstrip()) <= 100 or "/" in line for line in text.splitlines())
    assert ("Neutral crests block these spaces: " in text) == (players == 2)


def test_commands_speak_of_bands() -> None:
    typed = ["help", "band 2", "band 9", "why space 1", "help go guild", "auto", "auto off", "auto", "moves", "score", "board"]
    table, out = seated(start(arrange(players=2)), [*typed, "quit"])
    assert not table.run()
    text = out.getvalue()
    for part in (
        "one player’s band (no N: your own)",
        "── Player 2",
        "The bands are numbered 1 to 2: You, Player 2.",
        "space 1: You can’t do that now. Your turn: send a party",
        "Send a party to the Heroes’ Guild. ",
        "The companion does all it can",
        "You choose what the companion does",
        "Take an aide",
        "Emberheart. It is Player 1’s turn.",
    ):
        assert part in text, part


def test_a_low_screen_folds_the_moves() -> None:
    table, out = seated(start(arrange()), ["quit"])
    table.screen.height = 30
    table.run()
    assert "go guild (1 2 3 4 5)" in out.getvalue()
    assert "In brackets: free spaces, or crests to lay. More about them: moves, moves party" in out.getvalue()


def test_turns_end_by_themselves_where_nothing_is_lost() -> None:
    s = arrange(players=2)
    s.bands[0].gear = 2
    g = start(s)
    play(g, "warehouse")
    move = FACE.payment(g)
    assert move is not None and move.text == "done"
    for aide in (w.LEADER, w.SURVIVALIST, w.HEALER):
        g.state.aides[aide] = 1  # type: ignore[attr-defined]
    assert FACE.payment(g) is None  # the other one may take the last aide, and the phase would be over
    s = arrange(players=2)
    s.bands[0].attributes = [0, 1, 1]
    g = start(s)
    play(g, "go camp", "space 3 with companion")
    while g.decision == "party":
        play(g, "party 3 hirelings")
    move = FACE.payment(g)
    assert move is not None and move.text == "effect gear and flame"


def test_a_turn_opens_with_the_whole_table_once() -> None:
    s = arrange(players=2)
    s.bands[0].gear = 2
    g = start(s)
    assert FACE.opening(g)
    play(g, "swap", "swap hireling for scout")
    assert g.decision == "act" and not FACE.opening(g)
    assert FACE.detail(g) == ""
    play(g, "go guild")
    assert "Heroes’ Guild (hireling, scout)" in FACE.detail(g) and not FACE.opening(g)


def test_every_event_is_told() -> None:
    """In many games, no event is without a sentence."""
    met: set[str] = set()
    for seed in range(6):
        g = firelight.new("emberheart", players=2 + seed % 3, seed=seed, side=seed % 2)
        chance = random.Random(seed)
        while not g.over:
            events = g.play(chance.choice(g.moves()))
            met |= {event.name for event in events}
            for sentence in story(g, events, g.seat_names):
                assert sentence.endswith(".") and "None" not in sentence and "{" not in sentence and "  " not in sentence
    assert len(met) > 20


def test_the_story_of_a_turn() -> None:
    s = arrange(players=2)
    s.bands[0].gear = 2
    give_hero(s, 0, w.INNKEEPER)
    post(s, 1, w.CAMP, 1, hirelings=1)
    g = start(s)
    names = ("You", "Player 2")
    play(g, "swap")
    assert story(g, g.play("swap hireling for scout"), names) == ["You lose 1 gear and 1 hireling and gain 1 scout."]
    play(g, "go tavern")
    told = []
    while g.decision in ("party-space", "party"):
        told += story(g, g.play(g.moves()[-1]), names)
    assert any(sentence.startswith("You send a party to space ") for sentence in told)
    assert told[-2:] == ["You use the Innkeeper.", "You gain 1 gear."]


def test_the_story_calls_a_preserve_by_its_colour() -> None:
    """Attached to a Preserve: described as when it is taken, not by its key."""
    g = firelight.new("emberheart", 2, seed=1)
    attached = Event("attached-dragon", 0, ("red-3-1", "red-preserve-1"))
    assert story(g, [attached], ("You", "Player 2")) == ["You attach the red dragon (3) to a red Preserve."]
