"""A net sees only what its seat may see, gives the same result plain and compiled, and is not used where it does not fit."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, cast

import numpy as np
import pytest

from firelight.api import edition, shipped_edition, titles
from firelight.bots.base import Budget, ask_of
from firelight.bots.mind import LEARNED, USUAL, Mind, learned
from firelight.bots.search import LearnedBot
from firelight.engine.chance import new_rng
from firelight.engine.game import MOST_OPTIONS, Game
from firelight.engine.jit import Floats, Ints, Moves
from firelight.engine.records import write, write_into
from firelight.engine.title import Edition
from firelight.thinking import weights
from firelight.thinking.greedy import LEVELS, ROW
from firelight.thinking.inputs import inputs_of
from firelight.thinking.net import MOST_ACTIVE, SCORE, TURNS, answer, expect_by_net, inclination, see
from firelight.thinking.nets import LearnedNet, NetError, empty_net, net_for, read_net, write_net
from firelight.thinking.search import LONGEST, Workspace, plan_root, think
from firelight.thinking.tree import Edge, Node
from tests.games import TABLES, decisions, new_game


def some_net(edition: Edition, seed: int = 1) -> LearnedNet:
    """A net in which everything has an effect. It is as large as the shipped ones, so that their compiled code serves here too."""
    net, dice = empty_net(edition, 64, 32), np.random.default_rng(seed)
    for name, values in net.weights.items():
        values[:] = dice.integers(-400, 400, len(values)) if "bias" not in name else dice.integers(-4000, 4000, len(values))
    return net


def other_edition(key: str) -> Edition:
    """The game with one printed value changed."""
    shipped = shipped_edition(key)
    tables = dict(shipped.title.rules.tables(shipped.components))
    name = next(name for name, table in sorted(tables.items()) if len(table) > 1)
    tables[name] = (tables[name][0] + 1, *tables[name][1:])
    rules = replace(shipped.title.rules, tables=lambda _: tables)
    return Edition(replace(shipped.title, rules=rules), shipped.components, False)


def listed(g: Game, seat: int) -> list[int]:
    inputs = inputs_of(g.edition)
    out = [0] * MOST_ACTIVE
    return out[: g.edition.program("plain")(inputs.gather)(g.state, seat, out)]


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_nothing_hidden_is_an_input(key: str, players: int) -> None:
    for g in decisions(key, players, 3, every=11):
        for seat in range(len(g.seat_names)):
            seen = listed(g, seat)
            assert len(set(seen)) == len(seen)
            assert all(0 <= number < inputs_of(g.edition).count for number in seen)
            assert all(listed(g.determinised(seat, deal), seat) == seen for deal in range(3))


@pytest.mark.parametrize("key", titles())
def test_an_input_can_be_named(key: str) -> None:
    inputs = inputs_of(shipped_edition(key))
    hidden = [name for name, declared in titles()[key].rules.state.fields.items() if declared.hidden or declared.derived or declared.note]
    assert hidden and not {path.partition(".")[0] for path, _ in inputs.groups} & set(hidden)
    assert inputs.describe(0).endswith("+ 0") and inputs.describe(inputs.count - 1).split(" ")[0] == inputs.groups[-1][0]


def test_seats_are_counted_from_the_one_that_is_asked_about() -> None:
    """Two seats in the same situation see the same; only whose turn it is differs by their own place."""
    g = new_game("emberheart", 3, 0)
    inputs = inputs_of(g.edition)
    first = dict(inputs.groups)["turn"]
    for seat in range(3):
        turn = [number - first for number in listed(g, seat) if first <= number < first + 4]
        assert turn == [(g.state.turn - seat) % 3]  # type: ignore[attr-defined]


@pytest.mark.parametrize("key", titles())
def test_a_net_answers_the_same_plain_and_compiled(key: str) -> None:
    edition = shipped_edition(key)
    net = some_net(edition)
    record, array = net.plain(edition), net.array(edition)
    plain, compiled = net.program(edition, "plain"), net.program(edition, "numba")
    features, moves = len(edition.title.judge.feature_names), range(0, len(edition.notation), 7)
    outputs = len(record.out)  # type: ignore[attr-defined]
    for g in decisions(key, 3, 8, every=37):
        for seat in range(3):
            plain(see)(g.state, seat, record, Ints([0] * features))  # type: ignore[arg-type]
            compiled(see)(write(g.state)[0], seat, array[0], np.zeros(features, np.int64))  # type: ignore[arg-type]
            plain(answer)(record, outputs)  # type: ignore[arg-type]
            compiled(answer)(array[0], outputs)
            assert array[0]["out"].tolist() == record.out  # type: ignore[attr-defined]
            assert len({*record.out[:TURNS]}) > 2  # type: ignore[attr-defined]
            promised = [plain(inclination)(record, move) for move in moves]  # type: ignore[arg-type]
            assert [compiled(inclination)(array[0], move) for move in moves] == promised
            assert len({*promised}) > 9


def expected(g: Game, net: LearnedNet) -> tuple[list[float], list[float]]:
    """The expected points and chances of all seats."""
    title = g.edition.title
    points, hopes = Floats([0.0] * 4), Floats([0.0] * 4)
    told, plan = Ints(weights.shipped(title)), Ints(weights.plan(title))
    run: Any = net.program(g.edition, "plain")(expect_by_net)
    run(g.state, [net.plain(g.edition)], told, plan, Ints([0] * len(told)), Floats(LEARNED), points, hopes)
    return points[: len(g.seat_names)], hopes[: len(g.seat_names)]


@pytest.mark.parametrize("key", titles())
def test_chances_of_all_seats_make_one(key: str) -> None:
    for g in decisions(key, 3, 4, every=41):
        points, hopes = expected(g, some_net(g.edition))
        assert sum(hopes) == pytest.approx(1.0) and all(0 <= hope <= 1 for hope in hopes)
        if g.over:
            assert points == g.scores()


def test_what_a_net_adds_goes_to_the_seat_it_is_meant_for() -> None:
    """Output SCORE + 1 is for the seat after the one that decides."""
    g = new_game("bonfire", 3, 0)
    assert g.seat is not None
    net = empty_net(g.edition, 64, 32)
    before = expected(g, net)[0]
    net.weights["third_bias"][SCORE + 1] = 1 << 18
    after = expected(g, net)[0]
    assert [round(b - a, 6) for a, b in zip(before, after, strict=True)] == [50.0 if seat == (g.seat + 1) % 3 else 0.0 for seat in range(3)]


def test_trees_with_a_net_agree() -> None:
    edition = shipped_edition("bonfire")
    net = replace(some_net(edition), origin={"settings": {"planned": 150.0}})
    for g in decisions("bonfire", 2, 6, every=150):
        if g.seat is None:
            continue
        deal = g.determinised(g.seat, 3)
        mind = Mind(edition, learned(net), net)
        write_into(deal.state, mind.tables[0])
        mind.seed(9, 8)
        mind.plan(g.seat)
        mind.think(g.seat, 40)
        found = {action: int(edge["visits"]) for action, edge in mind.children().items()}
        assert found == plain_visits(deal, g.seat, net, 40)


def plain_visits(g: Game, seat: int, net: LearnedNet, simulations: int) -> dict[int, int]:
    edition = g.edition
    values = weights.shipped(edition.title)
    nodes, edges = [Node() for _ in range(500)], [Edge() for _ in range(8000)]
    nodes[0].head, nodes[0].promise = -1, -(1 << 30)
    state = edition.title.rules.state
    program = net.program(edition, "plain")
    run, plan = cast(Any, program(think)), cast(Any, program(plan_root))
    workspace = Workspace._make((
        [g.state.copy(), *(state() for _ in range(LEVELS + 2))], nodes, edges, Ints([1, 0, 0]), Ints([0] * (2 * len(edition.notation))),
        Ints([0] * len(edition.notation)),
        Ints([0] * (2 * LONGEST)), Moves([0] * MOST_OPTIONS), Moves([0] * MOST_OPTIONS), Ints(values),
        *(Ints(weights.plan(edition.title)) for _ in range(2)),
        [net.plain(edition)], Ints([0] * len(values)), Floats([0.0] * 4), Floats([0.0] * 4), Floats(learned(net)), [new_rng(9, 8)],
    ))  # fmt: skip
    plan(workspace, seat, Moves([0] * (LEVELS + 1) * ROW), Ints([0] * (2 * LEVELS + 4)))
    run(workspace, seat, simulations, 0)
    found, number = {}, nodes[0].head
    while number >= 0:
        found[edges[number].action] = edges[number].visits
        number = edges[number].next
    return found


def test_a_file_holds_the_net() -> None:
    edition = shipped_edition("emberheart")
    net = replace(some_net(edition), origin={"games": 3})
    data = write_net(net, len(edition.title.rules.sources))
    again = read_net(data)
    assert (again.game, again.digest, again.width, again.hidden, again.origin) == ("emberheart", net.digest, 64, 32, {"games": 3})
    assert all((again.weights[name] == values).all() for name, values in net.weights.items())
    assert again.fits(edition) and not again.fits(shipped_edition("bonfire"))
    with pytest.raises(NetError, match="not a net"):
        read_net(b"something else")
    with pytest.raises(NetError, match="damaged"):
        read_net(data[:-9])


@pytest.mark.parametrize("key", titles())
def test_another_component_set_falls_back_to_the_readable_weights(key: str) -> None:
    shipped, other = shipped_edition(key), other_edition(key)
    assert some_net(shipped).fits(shipped) and not some_net(shipped).fits(other)
    assert net_for(other) is None


@pytest.mark.parametrize(("key", "name"), [(key, name) for key, title in titles().items() for name in (None, *title.rules.other_sets)])
def test_a_net_comes_with_every_set_of_a_game(key: str, name: str | None) -> None:
    chosen = edition(key, name)
    net = net_for(chosen)
    assert net is not None and net.fits(chosen)
    assert all(net.knows(players) for players in range(titles()[key].players[0], titles()[key].players[1] + 1))
    assert len(write_net(net, len(titles()[key].rules.sources))) < 1_500_000
    assert net.origin["games"] > 0 and net.origin["held-out"]


def test_a_net_is_asked_only_where_it_has_been_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    """With other numbers of players, the learned bot is a plain search."""
    net = net_for(shipped_edition("emberheart"))
    assert net is not None
    for_two = replace(net, origin={**net.origin, "trials": {"2": {"verdict": "accepted"}}})
    monkeypatch.setattr("firelight.thinking.nets.net_for", lambda edition: for_two)
    bot = LearnedBot()
    for players, settings in ((2, learned(for_two)), (3, USUAL)):
        g = new_game("emberheart", players, 4)
        assert bot.choose(ask_of(g, Budget(simulations=60), 3)) in g.moves()
        assert bot._thinker is not None and bot._thinker.minds[0].settings == settings


def test_the_learned_bot_plays_without_a_net(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("firelight.thinking.nets.net_for", lambda edition: None)
    g = new_game("bonfire", 2, 4)
    bot = LearnedBot()
    assert bot.choose(ask_of(g, Budget(simulations=60), 3)) in g.moves()
    assert bot._thinker is not None and bot._thinker.minds[0].settings == USUAL
