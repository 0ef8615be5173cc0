"""Acts: what a person means by one thing to do is offered, priced, predicted and made as one."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import firelight
from firelight.engine.errors import IllegalMove, UnknownMove
from firelight.engine.game import Game
from firelight.engine.packed import pack
from firelight.table import acts_data, event_data, proposal_data
from tests.games import permuted
from tests.table.support import GAMES, own_table, played, positions

PARTS = {"tile": "tiles", "resource": "resources"}


def families(g: Game) -> list[str]:
    return sorted({option["family"] for option in own_table(g)["options"]})


def made(g: Game, moves: list[str]) -> tuple[Game, list[dict[str, Any]]]:
    """The game after some moves, and all that happened."""
    later, told = g.copy(), []
    for place, move in enumerate(moves):
        assert place == 0 or (later.can_undo and later.seat == g.seat), (moves, "goes on after something came to light")
        told += [event_data(event) for event in later.play(move)]
    return later, told


def paid(events: list[dict[str, Any]], seat: int | None) -> Counter[str]:
    found: Counter[str] = Counter()
    for event in events:
        if event["name"] in ("paid-tiles", "paid-resources") and event["seat"] == seat:
            found[event["args"][0]] += event["args"][1]
    return found


def priced(price: list[dict[str, Any]]) -> Counter[str]:
    return Counter({part["kind"]: part["number"] for part in price})


@pytest.mark.parametrize("key", GAMES)
def test_every_act_can_be_made_as_it_is_offered(key: str) -> None:
    listed = alike = 0
    inner = firelight.new(key, players=2).edition.title.view.inner
    for g in positions(key):
        before = pack(g.state)
        data = acts_data(g, families(g))
        found = data["acts"]
        assert not data["too_many"] or key == "bonfire", "too many acts to list"
        assert pack(g.state) == before
        for act in random.Random(g.moves_made).sample(found, min(len(found), 12)):
            later, told = made(g, act["moves"])
            done = later.over or later.seat != g.seat or later.decision not in inner or not later.can_undo
            alike += done and (key != "bonfire" or paid(told, g.seat) == priced(act["price"]))
            listed += 1
    assert listed > 200 and alike > 0.95 * listed  # the others lead into an act without an alternative


@pytest.mark.parametrize("key", GAMES)
def test_a_proposal_is_what_happens_when_it_is_made(key: str) -> None:
    complete = paying = 0
    for g in positions(key)[::2]:
        for move in g.moves():
            proposal = proposal_data(g, [move.text])
            later, told = made(g, proposal["line"])
            assert proposal["line"][0] == move.text
            assert proposal["seals"] == (not later.can_undo)
            sure = proposal["events"]
            if not proposal["seals"]:
                assert told == sure
            assert proposal["complete"] == (proposal["open"] is None)
            if proposal["open"]:
                assert proposal["open"]["decision"] == later.decision
            if key == "bonfire":
                assert not priced(proposal["price"]) - paid(told, g.seat), proposal
            complete += proposal["complete"]
            paying += bool(proposal["payments"])
    assert complete > 50 and (paying > 20 or key == "emberheart")


def test_every_way_to_pay_can_be_chosen_and_costs_what_it_says() -> None:
    ways = 0
    for g in positions("bonfire")[::9]:
        for move in g.moves():
            proposal = proposal_data(g, [move.text])
            for payment in proposal["payments"]:
                assert payment["ways"][0]["price"] == proposal["price"]
                prices = [priced(way["price"]) for way in payment["ways"]]
                assert not any(one < other for one in prices for other in prices[1:])  # nobody pays more than necessary
                for way in payment["ways"]:
                    again = proposal_data(g, [*proposal["line"][: payment["at"]], *way["moves"]])
                    _, told = made(g, again["line"])
                    if len(proposal["payments"]) == 1:
                        assert not priced(way["price"]) - paid(told, g.seat), way
                    ways += 1
    assert ways > 60


def test_nothing_hidden_shows_in_acts_and_proposals() -> None:
    chance = random.Random(5)
    for g in played(every=61):
        if g.over:
            continue
        other = permuted(g, chance)
        assert acts_data(g, families(g)) == acts_data(other, families(other))
        for move in g.moves():
            assert proposal_data(g, [move.text]) == proposal_data(other, [move.text])


def test_own_pieces_are_paid_first_then_the_wild_one_then_a_pair() -> None:
    g = firelight.new("bonfire", players=2, seed=7)
    while g.decision != "turn":
        g.play(g.moves()[0])
    data = g.position()
    city = data["state"]["cities"][g.seat or 0]

    def held(**tiles: int) -> dict[str, Any]:
        city["tiles"] = {**dict.fromkeys(city["tiles"], 0), **tiles}
        proposal = proposal_data(firelight.load(data), ["build 1"])
        assert proposal["complete"]
        return {part["kind"]: part["number"] for part in proposal["price"]}

    assert held(path=1, yellow=1, ship=4) == {"path": 1}
    assert held(yellow=1, ship=4) == {"yellow": 1}
    assert held(ship=2, gnome=4) == {"gnome": 2}


def test_choices_that_the_rules_leave_no_choice_in_are_part_of_an_act() -> None:
    """A party is reported as a whole, even if there was only one space or one way to make it up."""
    for seed in range(3):
        g = firelight.new("emberheart", players=3, seed=seed)
        chance = random.Random(seed)
        while not g.over:
            if g.decision == "act":
                for act in acts_data(g, ["go"])["acts"]:
                    assert {"place", "space", "followers"} <= act["args"].keys(), act
            g.play(chance.choice(g.moves()))


def test_the_usual_party_for_a_space_is_marked_and_comes_without_the_companion_first() -> None:
    """As many as fit, specialists before hirelings, is how a proposal completes such an act."""
    g, chance, seen = firelight.new("emberheart", players=2, seed=1), random.Random(1), 0
    while not g.over:
        acts = acts_data(g, ["go"])["acts"] if g.decision == "act" else []
        for place, space in {(act["args"]["place"], act["args"]["space"]) for act in acts}:
            there = [act for act in acts if (act["args"]["place"], act["args"]["space"]) == (place, space)]
            alone = [act for act in there if "with-companion" not in act["families"]]
            first = next(act for act in there if act["args"].get("usual"))
            most = max(alone or there, key=lambda act: (sum(act["args"]["followers"].values()), -act["args"]["followers"]["hireling"]))
            assert first["args"]["followers"] == most["args"]["followers"] and (first in alone or not alone)
            begun = [move for move in first["moves"] if not move.startswith(("party", "effects"))]
            line = proposal_data(g, begun)["line"]
            assert [move for move in first["moves"] if move.startswith("party")] == [move for move in line if move.startswith("party")]
            seen += len(there) > 1
        g.play(chance.choice(g.moves()))
    assert seen > 20


def test_a_line_that_is_no_act_is_refused_with_the_reason() -> None:
    g = firelight.new("bonfire", players=2, seed=7)
    while g.decision != "turn":
        g.play(g.moves()[0])
    with pytest.raises(UnknownMove):
        proposal_data(g, ["fly"])
    with pytest.raises(IllegalMove):
        proposal_data(g, ["pay ship"])


def test_too_many_acts_are_not_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    most = 60
    monkeypatch.setattr("firelight.table.acts.MOST_ACTS", most)
    left_out = 0
    for g in positions("bonfire")[::5]:
        found = acts_data(g, families(g))
        numbers = Counter(family for act in found["acts"] for family in act["families"][:1])
        assert max(numbers.values(), default=0) <= most and not set(numbers) & set(found["too_many"])
        left_out += len(found["too_many"])
    assert left_out
    assert acts_data(firelight.new("bonfire", players=2, seed=1), [])["acts"] == []


def test_what_cannot_be_chosen_within_an_act_says_why() -> None:
    g = firelight.new("emberheart", players=2, seed=3)
    while g.decision != "act":
        g.play(g.moves()[0])
    found = acts_data(g, ["go"])
    offered = {(act["args"]["place"], act["args"]["space"]) for act in found["acts"]}
    refused = {(one["args"]["place"], one["args"]["space"]) for one in found["forbidden"] if one["family"] == "to-space"}
    assert refused and all(one["refusal"]["code"] for one in found["forbidden"])
    assert offered | refused >= {(place, space) for place, _ in offered for space in range(1, 6)}


def test_only_those_refusals_are_given_that_are_asked_for() -> None:
    for g in positions("emberheart"):
        everything = acts_data(g, families(g))
        some = acts_data(g, families(g), ["to-space"])
        assert some["acts"] == everything["acts"]
        assert some["forbidden"] == [one for one in everything["forbidden"] if one["family"] == "to-space"]
        assert acts_data(g, families(g), [])["forbidden"] == []


def test_acts_are_followed_as_far_as_is_asked() -> None:
    """The acts' beginnings, each once."""
    found = 0
    for g in positions("bonfire"):
        whole = [act for act in acts_data(g, ["sail"])["acts"] if "task" in act["families"]]
        short = [act["moves"] for act in acts_data(g, ["sail"], upto=["task"])["acts"] if act["families"][-1] == "task"]
        ends = [next(place for place, move in enumerate(act["moves"], 1) if move.startswith("task ")) for act in whole]
        assert set(short) == {act["moves"][:end] for act, end in zip(whole, ends, strict=True)} and len(set(short)) == len(short)
        found += len(short)
    assert found > 50


@pytest.mark.parametrize("key", GAMES)
def test_what_only_opens_a_decision_changes_nothing_else(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The acts are the same if the whole position is copied for every move."""
    found = [(g, pack(g.state), families(g), acts_data(g, families(g))) for g in positions(key)]
    view = found[0][0].edition.title.view
    assert view.opens
    monkeypatch.setitem(view.__dict__, "opens", frozenset())
    for g, before, some, acts in found:
        assert acts_data(g, some) == acts and pack(g.state) == before


def test_throwing_in_another_order_is_no_other_way_to_pay(monkeypatch: pytest.MonkeyPatch) -> None:
    """B5.2: the ways to pay cost the same if every order is tried."""
    monkeypatch.setattr("firelight.table.proposals.MOST_WAYS", 100_000)
    found = [(g, move.text, prices(proposal_data(g, [move.text]))) for g in positions("bonfire")[::4] for move in g.moves()[:4]]
    view = found[0][0].edition.title.view
    monkeypatch.setitem(view.__dict__, "unordered", frozenset())
    assert [prices(proposal_data(g, [move])) for g, move, _ in found] == [ways for _, _, ways in found]
    assert any(len(ways) > 3 for _, _, payments in found for ways in payments)


def prices(proposal: dict[str, Any]) -> list[set[frozenset[tuple[str, int]]]]:
    """The price of every way to make each payment."""
    return [{frozenset(priced(way["price"]).items()) for way in payment["ways"]} for payment in proposal["payments"]]


@pytest.mark.parametrize("key", GAMES)
def test_what_completes_an_act_need_not_be_tried(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The acts are the same if every move is tried."""
    found = [(g, families(g), acts_data(g, families(g))) for g in positions(key)]
    view = found[0][0].edition.title.view
    monkeypatch.setitem(view.__dict__, "closes", lambda look: False)
    for g, some, acts in found:
        assert acts_data(g, some) == acts


def test_payments_that_a_line_leaves_out_are_made_as_usual() -> None:
    found = 0
    for g in positions("bonfire"):
        for act in acts_data(g, ["sail"])["acts"][:3]:
            chosen = [move for move in act["moves"] if move.split()[0] in ("sail", "task", "space", "retrieve", "no")]
            proposal = proposal_data(g, chosen)
            found += chosen != act["moves"]
            assert tuple(proposal["line"][: len(act["moves"])]) == act["moves"]
    assert found > 3


def test_options_say_with_what_they_can_be_paid() -> None:
    """Determined from the usual payment: own pieces, wild ones among them, or more pieces than are owed."""
    seen: Counter[str] = Counter()
    for g in positions("bonfire"):
        for option in own_table(g)["options"]:
            if option["family"] not in ("sail", "turn-fire", "build"):
                continue
            line = proposal_data(g, [option["move"]])["line"]
            pair = any(move.startswith("throw") for move in line)
            wild = any(move == "pay yellow" for move in line)
            seen[option["means"]] += 1
            if option["means"] == "own":
                assert not pair and not wild, (line, option)
            elif option["means"] == "wild":
                assert not pair, (line, option)
    assert {"own", "wild", "pair"} <= set(seen)
