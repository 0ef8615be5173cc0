"""The reset phase (E10.2)."""

import pytest

from firelight.engine.game import Game
from firelight.games.emberheart.content.words import BARD, DEFENDER, GREEN, HEALER, LEADER, NONE, RED, SURVIVALIST, TAVERN
from firelight.games.emberheart.rules.layout import State
from tests.emberheart.support import (
    arrange,
    band,
    give_garrison,
    give_hero,
    lay,
    number,
    own,
    play,
    post,
    start,
    state,
    strike,
    texts,
    to_phase,
    told,
)

OFFERS = ("guild", "tavern", "camp", "mountain", "preserve")
PILE_OF = {"guild": "hero_pile", "tavern": "tavern_pile", "camp": "captive_pile", "mountain": "mountain_pile", "preserve": "preserve_pile"}


def reset(s: State) -> Game:
    """End the round and go straight to the next one."""
    to_phase(s, "after-raid")
    return start(s)


@pytest.mark.parametrize("offer", OFFERS)
def test_E10_2_what_is_left_is_discarded_and_new_cards_come_left_to_right(offer: str) -> None:
    s = arrange()
    pile = getattr(s, PILE_OF[offer])
    coming = [card for card in reversed(pile) if card != NONE]
    old = list(getattr(s, offer))
    g = reset(s)
    new = getattr(state(g), offer)
    assert list(new) == coming[: len(new)]
    assert not set(old) & {*new, *getattr(state(g), PILE_OF[offer])}


@pytest.mark.parametrize("offer", OFFERS)
def test_E10_2_empty_spaces_are_filled_too(offer: str) -> None:
    s = arrange()
    getattr(s, offer)[0] = NONE
    assert NONE not in getattr(state(reset(s)), offer)


def test_E10_2_the_garrison_keeps_its_cards_and_an_empty_colour_gets_its_next() -> None:
    s = arrange()
    give_garrison(s, 0, GREEN)
    g = reset(s)
    assert state(g).garrison == [number("garrison", card) for card in ("red-garrison-1", "blue-garrison-1", "green-garrison-2")]


def test_E10_2_the_third_garrison_card_follows_the_second() -> None:
    s = arrange()
    give_garrison(s, 0, RED)
    second = state(reset(s))
    give_garrison(second, 1, RED, 2)
    assert state(reset(second)).garrison[RED] == number("garrison", "red-garrison-3")


def test_E10_2_a_spent_colour_stays_empty() -> None:
    s = arrange()
    s.garrison[RED] = NONE
    s.garrison_next[RED] = 5
    assert state(reset(s)).garrison[RED] == NONE


def test_E10_2_the_shield_goes_to_the_leaders_holder_who_begins() -> None:
    s = arrange()
    s.aides[:] = [2, 0, 1, 0]
    g = reset(s)
    assert state(g).shield == 2
    assert (g.seat, g.decision) == (2, "act")


def test_E10_2_the_shield_stays_with_a_leader_who_holds_it() -> None:
    s = arrange()
    s.aides[LEADER] = 0
    assert state(reset(s)).shield == 0


def test_E10_2_the_aides_come_back() -> None:
    s = arrange()
    s.aides[:] = [2, 0, 1, 0]
    g = reset(s)
    assert [state(g).aides[aide] for aide in (LEADER, DEFENDER, SURVIVALIST, HEALER)] == [NONE] * 4
    assert {f"aide {aide}" for aide in ("leader", "defender", "survivalist", "healer")} <= set(texts(g))


def test_E10_2_both_raid_cards_go_and_2_new_ones_come() -> None:
    s = arrange()
    coming = [card for card in reversed(s.raid_pile) if card != NONE][:2]
    s.raid_discarded = s.raid[0]
    s.raid[0] = NONE
    g = reset(s)
    assert (state(g).raid, state(g).raid_discarded) == (coming, NONE)


def test_E10_2_the_next_round_begins() -> None:
    s = arrange()
    s.round = 3
    g = reset(s)
    assert state(g).round == 4
    assert any(event.startswith("new-round 4") for event in told(g))


def test_E10_2_the_flame_stays() -> None:
    s = arrange()
    for seat, flame in enumerate((4, 17, 0)):
        band(s, seat).flame = flame
    g = reset(s)
    assert [band(g, seat).flame for seat in range(3)] == [4, 17, 0]


def test_E10_2_gear_crests_and_dragons_stay() -> None:
    s = arrange()
    band(s).gear = 4
    own(s, 0, "red-7")
    b = band(reset(s))
    assert (b.gear, b.crests, b.dragons[9]) == (4, 5, 1)


def test_E10_2_the_companion_may_go_out_again() -> None:
    s = arrange()
    band(s).companion_used = 1
    g = reset(s)
    play(g, "go tavern")
    assert "space 1 with companion" in texts(g)


def test_E10_2_the_bards_card_is_discarded() -> None:
    s = arrange()
    give_hero(s, 0, BARD, active=False)
    s.bard_card = s.hero_pile[s.hero_left - 1]
    s.hero_pile[s.hero_left - 1] = NONE
    s.hero_left -= 1
    s.bard_seat = 0
    card = s.bard_card
    g = reset(s)
    assert (state(g).bard_card, state(g).bard_seat) == (NONE, NONE)
    assert card not in state(g).guild


def test_E10_2_no_reset_after_round_5() -> None:
    s = arrange()
    s.round = 5
    offers = [list(getattr(s, offer)) for offer in OFFERS]
    g = reset(s)
    assert g.over
    assert [list(getattr(state(g), offer)) for offer in OFFERS] == offers


def test_E10_2_an_offer_is_not_refilled_before_the_reset() -> None:
    s = arrange()
    lay(s, TAVERN, number("taverns", "6-hirelings"))
    post(s, 0, TAVERN, 2, hirelings=2)
    post(s, 1, TAVERN, 1, hirelings=1)
    to_phase(s, "reward")
    g = start(s)
    play(g, "take 1")
    assert (g.seat, texts(g)) == (1, ["take 2", "take 3", "take none"])


def test_E10_2_comes_after_the_raid() -> None:
    s = arrange()
    strike(s, "hireling-per-scout")
    names = [event.name for event in start(s).events()]
    assert names.index("new-round") > max(i for i, name in enumerate(names) if name == "raided")
