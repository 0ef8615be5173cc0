"""Prices: what an option is said to cost is what is owed once it is chosen."""

from __future__ import annotations

from collections import Counter
from typing import Any, cast

import pytest

from firelight.engine.game import Game
from firelight.engine.stack import Position, pop
from firelight.games.bonfire.content import words as w
from firelight.games.bonfire.rules import decisions
from firelight.games.bonfire.rules.layout import State
from firelight.games.bonfire.rules.paying import ANY
from firelight.games.emberheart.content import words as ew
from firelight.games.emberheart.rules import decisions as decisions_of
from firelight.games.emberheart.rules import game
from firelight.games.emberheart.view.moves import PRICES
from firelight.table import proposal_data
from tests.bonfire.support import arrange, give, hire, start
from tests.emberheart import support as ember
from tests.table.support import own_table, positions

Debt = Counter[tuple[str, str]]


def asked(price: list[dict[str, Any]]) -> Debt:
    found = Debt()
    for part in price:
        found[part["what"], part["kind"]] += part["number"]
    return found


# Bonfire: debts stay on the stack until they are paid piece by piece.


def owed(state: Position) -> Debt:
    """All debts on the stack."""
    found = Debt()
    for f in cast(State, state).frames[: state.depth]:
        if f.kind == decisions.PAY_TILES:
            found["tile", w.KINDS[f.tile]] += f.owed
        elif f.kind == decisions.PAY_RESOURCES:
            for kind, number in ((f.resource, f.owed), (f.second, f.second_owed)):
                if number:
                    found["resource", "any" if kind == ANY else w.RESOURCES[kind]] += number
    return found


def owed_after(g: Game, *moves: str) -> Debt:
    """What is owed right after some moves, before any of it is paid."""
    state = g.state.copy()
    for move in moves:
        g.edition.plain.resolve(state, g.number(move))
    return owed(state)


def rich(**more: int) -> Game:
    """A turn in which nearly everything is affordable."""
    s = arrange(players=2)
    give(s.cities[0], **dict.fromkeys(("path", "ship", "task", "guardian", "great_bonfire", "gnome", "yellow"), 4), gold=4)
    give(s.cities[0], **dict.fromkeys(w.RESOURCES[: w.BASIC], 3), **more)
    s.cities[0].ship = 0
    return start(s)


def options(g: Game, *families: str) -> list[dict[str, Any]]:
    return [option for option in own_table(g)["options"] if option["family"] in families]


@pytest.mark.parametrize("specialist", ["", "helmsman", "fire-turner", "envoy", "gift-bearer"])
def test_deeds_of_a_turn_cost_what_they_say(specialist: str) -> None:
    g = rich()
    if specialist:
        hire(g.state.cities[0], specialist)  # type: ignore[attr-defined]
    found = options(g, "sail", "turn-fire", "build", "march", "retrieve")
    assert len(found) > 25
    for option in found:
        assert asked(option["price"]) == owed_after(g, option["move"]), option


def test_B6_3_a_task_names_its_offering_or_leaves_it_open() -> None:
    g = rich()
    for option in options(g, "task"):
        tiles, *goods = option["price"]
        assert tiles == {"what": "tile", "kind": "task", "number": 1}
        either = [owed_after(g, option["move"], pile) for pile in ("offer left", "offer right")]
        total = sum(part["number"] for part in goods)
        assert total == 2
        if "offering" in [part["kind"] for part in goods]:
            assert either[0] != either[1]
        else:
            assert asked(option["price"]) in either
    g.play("task 1")
    for option in options(g, "offer"):
        assert asked(option["price"]) == owed_after(g, option["move"])


@pytest.mark.parametrize("haggler", [False, True])
def test_B6_7a_a_gnome_names_one_way_to_pay_and_offers_both(haggler: bool) -> None:
    g = rich()
    if haggler:
        hire(g.state.cities[0], "haggler")  # type: ignore[attr-defined]
    found = options(g, "recruit")
    assert len(found) == 12
    for option in found:
        ways = [owed_after(g, option["move"], way) for way in ("with 2 tiles", "with 1 tile")]
        assert asked(option["price"]) == ways[0]
        payments = proposal_data(g, [option["move"]])["payments"]
        paid = {sum(part["number"] for part in way["price"] if part["what"] == "tile") for way in payments[0]["ways"]}
        assert {1, 2} <= paid
    g.play(found[0]["move"])
    for option in options(g, "price"):
        assert asked(option["price"]) == owed_after(g, option["move"])


def test_B6_7a_a_gnome_that_can_be_paid_in_one_way_names_that() -> None:
    s = arrange(players=2)
    give(s.cities[0], gnome=1, gold=2)
    for option in options(start(s), "recruit"):
        assert [part["number"] for part in option["price"]] == [1, 2]


def test_bonuses_of_the_council_are_free() -> None:
    free = [g for g in positions("bonfire") if g.decision in ("path-bonus", "fire-bonus", "specialist-bonus", "ship-bonus")]
    assert len({g.decision for g in free}) == 4
    for g in free:
        for option in own_table(g)["options"]:
            assert option["price"] == []
            assert owed_after(g, option["move"]) == Debt()


def test_pieces_paid_are_prices() -> None:
    for g in positions("bonfire"):
        if g.decision in ("pay-tiles", "pay-resources"):
            for option in own_table(g)["options"]:
                later = g.copy()
                paid = [event for event in later.play(option["move"]) if event.name in ("paid-tiles", "paid-resources")]
                if option["price"]:
                    assert paid[0].args[0] == option["price"][0]["kind"]
                else:
                    assert option["family"].startswith("replace")


def test_the_natural_payment_is_the_piece_itself() -> None:
    natural = 0
    for g in positions("bonfire"):
        for option in own_table(g)["options"] if g.decision == "pay-tiles" else []:
            if option["natural"]:
                natural += 1
                assert option["args"]["kind"] == w.KINDS[cast(State, g.state).frames[g.state.depth - 1].tile]
    assert natural > 0


# Emberheart: everything is paid at once.


# Choices made before something else is paid, and left open here.
# Automatic frames on the way to a result.
AUTOMATIC = (
    decisions_of.CHECK,
    decisions_of.RAISE,
    decisions_of.FLAME_UP,
    decisions_of.TAVERN_FLAME,
    decisions_of.PARAGON_SWAP,
    decisions_of.BOARD_COST,
)
OPEN = (decisions_of.WINDOW, decisions_of.WRANGLE, decisions_of.CLIMBER, decisions_of.OUTFIT, decisions_of.FLAME_CHOICE)

# Families that are steps towards something, or are paid in a later choice.
NOT_AT_ONCE = ("go", "to-space", "with-companion", "swap", "discard-instead", "onto-hero", "onto-preserve")

# Families that bring something in exchange.
EXCHANGES = ("exchange", "swap-kinds", "use-paragon", "welcome", "into-gear", "flame-rises")


def wardens_away(state: Any, seat: int) -> int:
    return sum(party.followers[ew.WARDEN] for party in state.parties if party.seat == seat)


def lost(g: Game, option: dict[str, Any]) -> Debt:
    """What the seat loses by the move, and how far its flame rises."""
    state: Any = g.state.copy()
    seat = g.seat or 0
    before, away, flame = state.bands[seat].copy(), wardens_away(state, seat), 0
    g.edition.plain.resolve(state, g.number(option["move"]))
    run = g.edition.program("plain")(game.run)
    while (frame := state.frames[state.depth - 1]).kind in (*AUTOMATIC, *OPEN):
        if frame.kind in AUTOMATIC:
            run(state)
        else:
            flame += frame.a if frame.kind == decisions_of.FLAME_CHOICE else 0
            pop(state)
    now = state.bands[seat]
    found = Debt({("follower", name): before.followers[kind] - now.followers[kind] for kind, name in enumerate(ew.FOLLOWERS)})
    found["gear", "gear"] = before.gear - now.gear
    found["crest", "crest"] = before.crests - now.crests
    found["flame", "flame"] = now.flame - before.flame + flame
    if option["family"] == "take":
        found["follower", "warden"] += away - wardens_away(state, seat)
    return Debt({key: number for key, number in found.items() if number > 0})


def test_every_price_of_emberheart_is_paid_at_once() -> None:
    compared = Counter[str]()
    for g in positions("emberheart"):
        for option in own_table(g)["options"]:
            if option["family"] not in PRICES:
                assert option["price"] == []
            if option["family"] in NOT_AT_ONCE or option["family"] not in PRICES:
                continue
            price, found = asked(option["price"]), lost(g, option)
            if option["family"] in EXCHANGES:
                found = Debt({key: number for key, number in found.items() if key in price})
            assert price == found, (g.decision, option)
            compared[option["family"]] += bool(price)
    wanted = {"make-up", "warehouse", "station", "swap-kinds", "with-gear", "take", "welcome", "exchange", "use-paragon"}
    assert wanted | {"go-further", "lose", "flame-rises", "use-sage", "into-gear"} <= {family for family, n in compared.items() if n}


def test_steps_towards_a_party_say_what_it_will_need() -> None:
    s = ember.arrange()
    s.bands[0].attributes = [3, 0, 0]
    g = ember.start(s)
    assert all(option["price"] == [{"what": "crest", "kind": "crest", "number": 1}] for option in options(g, "go"))
    g.play("go camp")
    for option in options(g, "to-space", "with-companion"):
        fewer = 2 if option["family"] == "with-companion" else 0
        assert sum(part["number"] for part in option["price"]) == max(option["args"]["space"] - fewer, 0)


def test_E12_1_a_dragon_of_another_colour_costs_gear() -> None:
    s = ember.arrange(players=2, side=1, skills=(ew.GEARED_DRAGONS, ew.FIRE_WISE))
    ember.give_preserve(s, 0, ew.RED)
    ember.give_hero(s, 0, ew.SPY, active=False)
    ember.give_dragon(s, 0, ew.RED)
    s.bands[0].gear = 1
    g = ember.start(s)
    g.play("attach")
    prices = {option["move"]: option["price"] for option in options(g, "onto-hero", "onto-preserve")}
    assert prices == {"onto spy": [{"what": "gear", "kind": "gear", "number": 1}], "onto red-preserve-1": []}
