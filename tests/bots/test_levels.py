"""The five levels: what games declare about them, their tastes, their memory, and what they report when they are cut short."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import firelight
from firelight.api import shipped_edition, title, titles
from firelight.bots import mind as minds
from firelight.bots.base import Budget, ask_of
from firelight.bots.levels import LEVELS, MANNERS, Opponent, manners, taste_of
from firelight.bots.search import CLOCK, MEMORY, SearchBot, Thinker, best_thinker
from firelight.server.thinking.plain import plain_choice
from firelight.thinking.nets import net_for
from tests.games import somewhere

MOST_LIKED = 1.0  # points: tastes are weak


@pytest.mark.parametrize("key", titles())
def test_every_level_is_declared_and_likes_moves_that_there_are(key: str) -> None:
    edition, declared = shipped_edition(key), manners(title(key))
    assert list(declared) == list(LEVELS)
    for manner in declared.values():
        assert manner.plays in ("greedy", "search", "learned")
        assert (manner.simulations is None) == manner.is_simple
        assert all(0 < points <= MOST_LIKED for points in manner.likes.values())
        for pattern in manner.likes:
            assert taste_of(edition, {pattern: 0.5}), f"no move is like {pattern}"
    assert declared["inferno"].plays == "learned" and not declared["inferno"].likes
    assert [manner.noise for manner in declared.values()] == sorted((manner.noise for manner in declared.values()), reverse=True)


def test_a_game_that_declares_none_has_the_usual_levels() -> None:
    bare = title("bonfire")
    other = replace(bare, judge=replace(bare.judge, weights=None))
    assert manners(other) == MANNERS


@pytest.mark.parametrize("level", ["spark", "ember"])
def test_simple_levels_play_the_same_without_compiled_code(level: str) -> None:
    for seed in range(3):
        g = somewhere("bonfire", 2, seed)
        ask = ask_of(g, LEVELS[level].budget, seed)
        number = g.number(LEVELS[level].make().choose(ask))
        assert plain_choice(ask, level) == (g.edition.notation[number], level)


def test_a_liking_decides_between_moves_that_are_nearly_as_good_and_no_others() -> None:
    g = somewhere("emberheart", 2, 5)
    assert g.seat is not None
    ask = ask_of(g, Budget(simulations=400), 5)
    found = Thinker(g.edition).analyse(ask.game, g.seat, ask.budget, ask.seed)
    rare = min(found.lines, key=lambda line: line.visits)
    assert rare.visits < found.best.visits / 2
    assert SearchBot(taste={rare.move.id: 50.0}).choose(ask) == SearchBot().choose(ask)
    near = [line.move for line in found.lines if line.visits >= found.best.visits / 2]
    for move in near:
        assert SearchBot(taste={move.id: 50.0}).choose(ask) == move


def test_a_level_makes_its_own_simulations_unless_others_are_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[Budget] = []

    class Bot:
        cut = ""

        def choose(self, ask: Any) -> int:
            seen.append(ask.budget)
            return 0

    level = Opponent("flame")
    g = firelight.new("bonfire", 2, seed=1)
    level.prepare(g.edition)
    monkeypatch.setattr(level, "_bot", Bot())
    for budget in (LEVELS["flame"].budget, Budget(simulations=7)):
        level.choose(ask_of(g, budget, 1))
    own = manners(g.edition.title)["flame"].simulations
    assert seen == [replace(LEVELS["flame"].budget, simulations=own), Budget(simulations=7)]


def test_the_clock_is_a_safety_stop_that_says_so() -> None:
    g = somewhere("emberheart", 2, 3)
    assert g.seat is not None
    thinker, deal = Thinker(g.edition), g.determinised(g.seat, 1)
    assert thinker.analyse(deal, g.seat, Budget(seconds=0.0, simulations=10**6), 1).cut == CLOCK
    assert thinker.analyse(deal, g.seat, Budget(seconds=0.0), 1).cut == ""  # its only budget was the clock
    assert thinker.analyse(deal, g.seat, Budget(simulations=600), 1).cut == ""


def test_a_tree_grows_to_its_bound_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(minds, "NODES", 64)
    g = somewhere("bonfire", 2, 3)
    assert g.seat is not None
    deal, budget = g.determinised(g.seat, 1), Budget(simulations=5000)
    roomy = Thinker(g.edition)
    least = roomy.minds[0].memory
    assert roomy.analyse(deal, g.seat, budget, 1).cut == ""
    assert roomy.minds[0].memory > least
    monkeypatch.setattr(minds, "MOST_NODES", 64)
    full = Thinker(g.edition)
    found = full.analyse(deal, g.seat, budget, 1)
    assert found.cut == MEMORY and found.simulations < 5000
    assert full.minds[0].memory == least


def test_the_room_of_a_large_tree_is_given_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """Small trees are replanted to and fro between two rooms; a large one leaves no second room behind."""
    g = somewhere("bonfire", 2, 3)
    assert g.seat is not None
    held = []
    for most in (minds.NODES, minds.NODES // 2):
        monkeypatch.setattr(minds, "MOST_SPARE", most)
        thinker, least = Thinker(g.edition), Thinker(g.edition).minds[0].memory
        found = thinker.analyse(g.determinised(g.seat, 1), g.seat, Budget(simulations=600), 1)
        thinker.minds[0].follow((found.best.move.id,))
        assert thinker.minds[0].visits > 0
        held.append(thinker.minds[0].memory / least)
    assert held == [2, 1]


def test_the_net_serves_the_tables_it_was_tried_at() -> None:
    edition = shipped_edition("emberheart")
    net = net_for(edition)
    assert net is not None and net.knows(2)
    for players in (2, 3):
        g = firelight.new("emberheart", players, seed=4)
        assert g.seat is not None
        assert bool(best_thinker(edition, players).sources(g, g.seat)) == net.knows(players)
