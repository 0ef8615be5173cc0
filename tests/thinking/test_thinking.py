"""Compiled and plain thinking agree: the same plans, the same trees."""

from __future__ import annotations

import random
from math import exp
from typing import Any

import numpy as np
import pytest

import firelight
from firelight.api import shipped_edition, titles
from firelight.bots.base import Budget, ask_of
from firelight.bots.greedy import GreedyBot, Planner
from firelight.bots.mind import PLANNING, USUAL, Mind, Settings
from firelight.bots.search import SearchBot, Thinker
from firelight.bots.simple import RandomBot
from firelight.engine.chance import new_rng
from firelight.engine.game import MOST_OPTIONS, Game
from firelight.engine.jit import Floats, Ints, Moves, Program
from firelight.engine.records import write, write_into
from firelight.lab.evolve import changes_of, generation, leads, success
from firelight.lab.learn import fit, play, prediction_error
from firelight.thinking import weights
from firelight.thinking.evaluate import END, worth
from firelight.thinking.greedy import LEVELS, ROW
from firelight.thinking.net import Net
from firelight.thinking.search import LONGEST, SEQUENCES, Workspace, plan_root, think
from firelight.thinking.tree import LEAST_WEIGHT, Edge, Node
from tests.games import TABLES, decisions, finish, new_game


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_plans_agree(key: str, players: int) -> None:
    plain, compiled = Planner(shipped_edition(key), compiled=False), Planner(shipped_edition(key), compiled=True)
    for g in decisions(key, players, 5, every=31):
        if g.seat is not None:
            deal = g.determinised(g.seat, 3)
            assert plain.plan(deal, g.seat, 7, 40) == compiled.plan(deal, g.seat, 7, 40)
            assert set(plain.plan(deal, g.seat, 7, 40)) == {move.id for move in g.moves()}


def plain_tree(g: Game, seat: int, simulations: int, settings: Settings) -> dict[int, tuple[int, list[float]]]:
    """The root's edges after a search in plain Python."""
    edition = g.edition
    values = weights.shipped(edition.title)
    nodes, edges = [Node() for _ in range(500)], [Edge() for _ in range(8000)]
    nodes[0].head, nodes[0].promise = -1, -(1 << 30)
    state = edition.title.rules.state
    buffers: tuple[Any, ...] = (
        Ints([1, 0, 0]),
        Ints([0] * (2 * len(edition.notation))),
        Ints([0] * len(edition.notation)),
        Ints([0] * (2 * LONGEST)),
        Moves([0] * MOST_OPTIONS),
        Moves([0] * MOST_OPTIONS),
        Ints(values),
        Ints(weights.plan(edition.title)),
        Ints(weights.plan(edition.title)),
        [Net()],
        Ints([0] * len(values)),
        Floats([0.0] * 4),
        Floats([0.0] * 4),
        Floats(settings),
    )
    tables = [g.state.copy(), *(state() for _ in range(LEVELS + 2))]
    workspace = Workspace._make([tables, nodes, edges, *buffers, [new_rng(9, 8)]])
    plan: Any = edition.program("plain")(plan_root)
    plan(workspace, seat, Moves([0] * (LEVELS + 1) * ROW), Ints([0] * (2 * LEVELS + 4)))
    search: Any = edition.program("plain")(think)
    search(workspace, seat, simulations, 0)
    found, number = {}, nodes[0].head
    while number >= 0:
        found[edges[number].action] = (edges[number].visits, edges[number].points)
        number = edges[number].next
    return found


@pytest.mark.parametrize("settings", [USUAL, PLANNING])
@pytest.mark.parametrize(("key", "players"), [("bonfire", 1), ("bonfire", 3), ("emberheart", 2)])
def test_trees_agree(key: str, players: int, settings: Settings) -> None:
    for g in decisions(key, players, 6, every=61):
        if g.seat is None:
            continue
        deal = g.determinised(g.seat, 3)
        mind = Mind(g.edition, settings)
        write_into(deal.state, mind.tables[0])
        mind.seed(9, 8)
        mind.plan(g.seat)
        assert mind.think(g.seat, 60) == mind.visits
        compiled = {action: (int(edge["visits"]), edge["points"].tolist()) for action, edge in mind.children().items()}
        expected = plain_tree(deal, g.seat, 60, settings)
        assert {action: visits for action, (visits, _) in compiled.items()} == {action: visits for action, (visits, _) in expected.items()}
        for action, (_, points) in compiled.items():
            assert points == pytest.approx(expected[action][1])


def test_whole_turns_say_where_to_look_first() -> None:
    """At the root, the less a move promises than the best one, by the best turn that begins with it, the less weight it has."""
    edition = shipped_edition("bonfire")
    planner, mind = Planner(edition, compiled=True), Mind(edition, PLANNING)
    mind._workspace.turns[:] = weights.shipped(edition.title)  # the planner's weights
    seen = 0
    for g in decisions("bonfire", 3, 5, every=17):
        if g.seat is None or planner.plan(deal := g.determinised(g.seat, 1), g.seat, 1, SEQUENCES) != planner.plan(deal, g.seat, 2):
            continue  # not all turns can be examined
        values = planner.plan(deal, g.seat, 2)
        write_into(deal.state, mind.tables[0])
        mind.seed(1, 8)
        mind.forget()
        for _ in range(2):  # repeating it changes nothing
            mind.plan(g.seat)
            found = {action: float(edge["weight"]) for action, edge in mind.children().items()}
            if len(values) > 1:
                best = max(values.values())
                wanted = {action: max(exp(int(100 * (value - best)) / PLANNING.planned), LEAST_WEIGHT) for action, value in values.items()}
                assert found == pytest.approx(wanted, rel=0.03)
                seen += 1
    assert seen >= 10


def test_a_hasty_search_ends_when_its_choice_is_clear() -> None:
    g = firelight.new("bonfire", 2, seed=4)
    assert g.seat is not None
    found = []
    for settings in (PLANNING._replace(haste=0.0), PLANNING):
        thinker = Thinker(g.edition, 1, settings)
        ask = ask_of(g, Budget(simulations=2000), 3)
        found.append((thinker.choose(ask.game, ask.seat, ask.budget, ask.seed).id, thinker.minds[0].visits, thinker.cut))
    (patient, all_of_them, _), (hasty, some, cut) = found
    assert hasty == patient and some <= all_of_them and cut == ""


def test_a_tree_follows_the_moves() -> None:
    """What was learned about a position is still known when the game reaches it."""
    g = firelight.new("bonfire", 2, seed=4)
    assert g.seat is not None
    deal = g.determinised(g.seat, 1)
    mind = Mind(g.edition)
    write_into(deal.state, mind.tables[0])
    mind.seed(1, 8)
    mind.think(g.seat, 3000)
    best = max(mind.children().items(), key=lambda item: int(item[1]["visits"]))
    line = mind.line(best[0])
    node = int(best[1]["node"])
    before = {action: (int(edge["visits"]), edge["wins"].tolist()) for action, edge in mind.children(node).items()}
    mind.follow((best[0],))
    after = {action: (int(edge["visits"]), edge["wins"].tolist()) for action, edge in mind.children().items()}
    assert after == before and mind.visits == int(best[1]["visits"]) - 1
    assert mind.line(line[1]) == line[1:]
    mind.follow((best[0], 0, 0, 0))
    assert mind.visits == 0 and mind.children() == {}


@pytest.mark.parametrize("key", titles())
def test_worth_is_the_score_once_the_game_is_over(key: str) -> None:
    g = finish(new_game(key, 2, 3))
    values = weights.shipped(g.edition.title)
    judge = g.edition.program("plain")(worth)
    assert [judge(g.state, seat, Ints(values), Ints([0] * len(values))) for seat in range(2)] == [100 * points for points in g.scores()]


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_features_and_progress_agree(key: str, players: int) -> None:
    edition = shipped_edition(key)
    title = edition.title
    plain, compiled = edition.program("plain"), edition.program("numba")
    count = len(title.judge.feature_names)
    for g in decisions(key, players, 8, every=9):
        array = write(g.state)
        for seat in range(len(g.seat_names)):
            mine, other = Ints([77] * count), np.full(count, 99, np.int64)
            plain(title.judge.features)(g.state, seat, mine)
            compiled(title.judge.features)(array[0], seat, other)
            assert other.tolist() == mine
        assert 0 <= plain(title.judge.progress)(g.state) <= END
        assert plain(title.judge.progress)(g.state) == compiled(title.judge.progress)(array[0])


def winner_of(key: str, players: int, seed: int, bots: list[Any]) -> tuple[int, ...]:
    g = firelight.new(key, players, seed=seed)
    while g.seat is not None:
        g.play(bots[g.seat].choose(ask_of(g, Budget(), len(g.history))))
    return g.winners()


@pytest.mark.parametrize("key", titles())
def test_greedy_beats_random(key: str) -> None:
    for seed in range(4):
        seat = seed % 2
        bots: list[Any] = [RandomBot(), RandomBot()]
        bots[seat] = GreedyBot(sequences=300)
        assert winner_of(key, 2, seed, bots) == (seat,)


@pytest.mark.parametrize("key", titles())
def test_the_same_question_gets_the_same_answer(key: str) -> None:
    g = new_game(key, 3, 2)
    chance = random.Random(2)
    for _ in range(40):
        g.play(chance.choice(g.moves()))
    ask = ask_of(g, Budget(simulations=400), 11)
    assert SearchBot().choose(ask) == SearchBot().choose(ask)
    assert SearchBot(threads=2).choose(ask) in g.moves()


def test_two_threads_share_the_simulations() -> None:
    g = firelight.new("emberheart", 2, seed=2)
    assert g.seat is not None
    found = Thinker(g.edition, threads=2).analyse(g.determinised(g.seat, 1), g.seat, Budget(simulations=2000), 1)
    assert 1000 < found.simulations <= 2000
    assert sum(line.visits for line in found.lines) == found.simulations
    assert all(0 <= line.win <= 1 and line.line[0] == line.move for line in found.lines)


def test_learning_finds_what_the_score_is_made_of() -> None:
    """Bad weights predict the scores of new games better after learning."""
    edition = shipped_edition("bonfire")
    start = weights.shipped(edition.title)
    off = [weight if place < 2 else 3 * weight + 100 for place, weight in enumerate(start)]
    games = play(edition, 2, 20, 5, start, start, noise=12)
    new = fit([games], off, [0])
    other = play(edition, 2, 20, 6, start, start, noise=12)
    assert prediction_error([other], new) < prediction_error([other], off) / 1.5
    assert new[:2] == [100, 100]


def test_a_trial_goes_the_way_that_wins() -> None:
    """From weights of zero, one generation finds the way to more points."""
    edition = shipped_edition("bonfire")
    good = np.array(weights.plan(edition.title), float)
    poor = np.zeros_like(good)
    dice = np.random.default_rng(3)
    assert leads(edition, 2, 10, 4, good, poor).mean() > 10
    assert leads(edition, 1, 10, 4, good, poor).shape == (10,)
    way = generation(edition, poor, poor, np.full_like(poor, 60.0), 6, 5, dice)
    assert success(edition, 10, 77, poor + 60 * way, poor) > success(edition, 10, 77, poor - 60 * way, poor)
    assert (changes_of(edition.title, good)[:2] == 0).all()


def test_weights_name_features_and_those_without_one_count_for_nothing() -> None:
    title = titles()["bonfire"]
    text = "".join(f"{name} = [1, 2]\n" for name in title.judge.feature_names[1:])
    assert weights.read(text, title)[:4] == [0, 0, 1, 2]
    assert weights.read(text + "points = [3, 4]\n", title)[:2] == [3, 4]
    with pytest.raises(ValueError, match=r"unknown \['pionts'\]"):
        weights.read("pionts = [3, 4]\n", title)


def test_compiled_functions_live_where_changes_are_noticed() -> None:
    from firelight.bots.search import win_share

    with pytest.raises(ValueError, match=r"may not live in bots/search\.py"):
        Program("numba").twin(win_share)
