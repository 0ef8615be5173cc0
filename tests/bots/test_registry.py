"""Bots by name: specs, budgets, known names, and the messages for wrong ones."""

from __future__ import annotations

from pathlib import Path

import pytest

import firelight
from firelight.bots import Budget, known, seat
from firelight.bots.guard_wire import Target
from firelight.bots.registry import BuiltIn, BundledBot, Seated, built_in, read_spec
from firelight.engine.game import Game
from tests.games import TABLES, new_game

FILE = Path(__file__).with_name("bad_bots.py")


@pytest.fixture
def g() -> Game:
    return firelight.new("bonfire", players=2, seed=1)


@pytest.mark.parametrize(
    ("text", "name", "budget"),
    [
        ("random", "random", Budget()),
        (" Random ", "random", Budget()),
        ("search", "search", Budget(seconds=1)),
        ("search:0.20s", "search:0.2s", Budget(seconds=0.2)),
        ("search:.5s", "search:0.5s", Budget(seconds=0.5)),
        ("search:5000", "search:5000", Budget(simulations=5000)),
        ("search:1s:5000", "search:1s:5000", Budget(1, 5000)),
        ("search:5000:1s", "search:1s:5000", Budget(1, 5000)),
        ("tests.bots.bad_bots:First", "tests.bots.bad_bots:First", Budget(seconds=1)),
        ("tests.bots.bad_bots:First:30", "tests.bots.bad_bots:First:30", Budget(simulations=30)),
        (f"{FILE}:First:2s", f"{FILE}:First:2s", Budget(seconds=2)),
    ],
)
def test_specs(text: str, name: str, budget: Budget) -> None:
    spec = read_spec(text)
    assert (str(spec), spec.budget) == (name, budget)
    assert read_spec(str(spec)) == spec


def test_a_file_is_found_from_anywhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(FILE.parent)
    spec = read_spec("./bad_bots.py:First")
    assert str(spec) == "./bad_bots.py:First"
    assert spec.bot == Target(str(FILE), "First", True)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("serch", 'Did you mean "search"?'),
        ("serch:2s", 'Did you mean "search"?'),
        ("", "is not a bot. There are random, greedy, search"),
        ("dragon", "package.module:Class or path/to/file.py:Class"),
        ("no_such_module:Bot", "is not a bot"),
        ("__main__:Bot", "is not a bot"),
        ("../up:Bot", "is not a bot"),
        ("json:", "is not a bot"),
        ("json:9Bot", "is not a bot"),
        ("search:fast", "'fast' is not a budget; a budget is seconds (0.2s), simulations (5000) or both (1s:5000)"),
        ("search:1s:2s", "'1s' is not a budget"),
        ("search:-3", "'-3' is not a budget"),
        ("search:1e9s", "'1e9s' is not a budget"),
        ("search:9999999999", "'9999999999' is not a budget"),
        ("search:0s", "more than 0"),
        ("search:0", "more than 0"),
        ("random:", "'' is not a budget"),
        ("no.py:Bot", "no.py: there is no such file"),
        (str(FILE), "expected the name of a class after the file"),
        (f"{FILE}:My Bot", "expected the name of a class after the file"),
    ],
)
def test_a_wrong_spec_is_told_what_there_is(text: str, told: str, g: Game) -> None:
    with pytest.raises(firelight.OptionError) as refused:
        seat(text, g.edition)
    assert told in str(refused.value) and "\n" not in str(refused.value)


def test_what_is_known() -> None:
    names = known()
    assert list(names)[:3] == ["random", "greedy", "search"]
    assert all(text.endswith(".") and "\n" not in text for text in names.values())
    assert set(built_in()) <= set(names)


def test_a_module_that_is_missing_inside_a_package_is_refused(g: Game) -> None:
    with pytest.raises(firelight.OptionError, match=r"cannot play: ModuleNotFoundError: No module named 'tests\.bots\.none'"):
        seat("tests.bots.none:Bot", g.edition)


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_random_plays_every_game_to_its_end(key: str, players: int) -> None:
    g = new_game(key, players, seed=4)
    bots = [seat("random", g.edition) for _ in range(players)]
    while not g.over:
        choice = bots[g.seat or 0].choose(g, len(g.history))
        assert choice.forfeit is None
        g.play(choice.move)


def test_the_same_seed_gives_the_same_move(g: Game) -> None:
    g.play("keep first tile")
    g.play("as printed")
    first, second = seat("random", g.edition), seat("random", g.edition)
    moves = [first.choose(g, seed).move for seed in range(20)]
    assert [second.choose(g, seed).move for seed in range(20)] == moves
    assert len(set(moves)) > 5


def test_the_game_is_over_nobody_is_asked(g: Game) -> None:
    bot = seat("random", g.edition)
    while not g.over:
        g.play(bot.choose(g, 1).move)
    with pytest.raises(ValueError, match="the game is over"):
        bot.choose(g, 1)


class Breaks:
    """A bot of ours with a mistake in it."""

    budget = Budget()
    text = "Breaks."

    def make(self) -> Breaks:
        return self

    def choose(self, ask: object) -> object:
        return 1 // 0


def test_a_mistake_of_our_own_forfeits_a_move_and_no_more(g: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    bots: dict[str, BuiltIn] = {"breaks": Breaks()}  # type: ignore[dict-item]
    monkeypatch.setattr("firelight.bots.registry.built_in", lambda: bots)
    choice = seat("breaks", g.edition).choose(g, 1)
    assert choice.move in g.moves()
    assert choice.forfeit is not None and choice.forfeit.startswith("ZeroDivisionError: ")


def test_a_forfeited_move_is_made_by_greedy(g: Game) -> None:
    g.play("keep first tile")
    g.play("as printed")
    bot = seat("tests.bots.bad_bots:Raises", g.edition)
    for seed in range(3):
        assert bot.choose(g, seed).move == seat("greedy", g.edition).choose(g, seed).move
    bot.close()


def test_where_greedy_itself_fails_the_first_move_is_made(g: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("firelight.bots.registry.GREEDY", BundledBot("nowhere", "Nobody", Budget()))
    bot = seat("tests.bots.bad_bots:Raises", g.edition)
    choice = bot.choose(g, 1)
    bot.close()
    assert choice.move == g.moves()[0] and choice.forfeit is not None


def test_a_seat_of_ours_needs_no_closing(g: Game) -> None:
    bot: Seated = seat("random", g.edition)
    bot.close()
    assert bot.choose(g, 1).forfeit is None
