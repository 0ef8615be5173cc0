"""Sending parties, and the companion (E3)."""

import pytest

from firelight.engine.game import Game
from firelight.games.emberheart.content import words
from firelight.games.emberheart.content.words import (
    CAMP,
    GARRISON,
    GUILD,
    HIRELING,
    INNKEEPER,
    MOUNTAIN,
    NONE,
    PRESERVE,
    RANGER,
    SCOUT,
    SENSES,
    SPEED,
    STRENGTH,
    TAVERN,
    WARDEN,
)
from firelight.games.emberheart.rules.layout import NEUTRAL, State
from tests.emberheart.support import (
    arrange,
    band,
    dragons,
    followers,
    give_hero,
    lay,
    party,
    play,
    post,
    refused,
    send,
    start,
    state,
    texts,
    to_phase,
    to_turn_of,
)

ALLOWED = {GUILD: SCOUT, TAVERN: SCOUT, CAMP: SCOUT, PRESERVE: RANGER, GARRISON: RANGER, MOUNTAIN: WARDEN}
EFFECT = [0, 1, 1, 2, 2, 3, 3, 3]  # reached at level 0 to 7
SPACES = [f"space {space}" for space in range(1, 6)]


def companion(strength: int = 0, senses: int = 0, speed: int = 0) -> State:
    """A table where seat 0's companion has these attributes."""
    s = arrange()
    s.bands[0].attributes[:] = [strength, senses, speed]
    return s


def plain_spaces(g: Game) -> list[str]:
    return [move for move in texts(g) if "companion" not in move]


# E3.1, E3.2


@pytest.mark.parametrize("place", range(6))
@pytest.mark.parametrize("space", range(1, 6))
def test_E3_1_each_location_has_five_spaces(place: int, space: int) -> None:
    g = start(arrange())
    play(g, f"go {words.PLACES[place]}")
    assert plain_spaces(g) == SPACES
    play(g, f"space {space}")
    assert party(g, place, space).seat == 0
    assert party(g, place, space).followers == [space, 0, 0, 0]
    assert followers(g) == {"hireling": 10 - space}
    assert band(g).crests == 4


def test_E3_1_one_party_on_each_space() -> None:
    s = arrange()
    post(s, 1, CAMP, 3, hirelings=3)
    g = start(s)
    play(g, "go camp")
    assert refused(g, "space 3") == "E3.2"
    assert refused(g, "space 3 with companion") == "E3.2"
    assert plain_spaces(g) == ["space 1", "space 2", "space 4", "space 5"]


def test_E3_1_a_location_without_a_free_space_takes_no_party() -> None:
    s = arrange(4)
    for space in range(1, 6):
        post(s, 1 + space % 3, CAMP, space, hirelings=space)
    assert refused(start(s), "go camp") == "E3.2"


def test_E3_2_your_own_party_blocks_its_space_too() -> None:
    s = arrange()
    post(s, 0, CAMP, 3, hirelings=3)
    g = start(s)
    play(g, "go camp")
    assert refused(g, "space 3") == "E3.2"


def test_E3_2_as_many_followers_as_the_space_says() -> None:
    s = arrange()
    s.bands[0].followers[:] = [3, 3, 0, 0]
    g = start(s)
    play(g, "go guild", "space 3")
    sizes = ["3 hirelings", "2 hirelings + 1 specialist", "1 hireling + 2 specialists", "3 specialists"]
    assert texts(g) == [f"party {size}" for size in sizes]
    for wrong in ("no followers", "2 hirelings", "1 hireling + 1 specialist", "4 hirelings", "1 hireling + 3 specialists"):
        assert refused(g, f"party {wrong}") == "E3.2"


def test_E3_2_not_with_more_followers_than_you_have() -> None:
    s = arrange()
    s.bands[0].followers[:] = [2, 1, 0, 0]
    g = start(s)
    play(g, "go tavern")
    assert plain_spaces(g) == SPACES[:3]
    assert refused(g, "space 4") == "E3.2"


def test_E3_2_without_followers_no_party() -> None:
    s = arrange()
    s.bands[0].followers[HIRELING] = 0
    g = start(s)
    assert not any(move.startswith("go ") for move in texts(g))
    assert refused(g, "go tavern") == "E3.2"


def test_E3_2_several_own_parties_at_one_location() -> None:
    s = arrange()
    post(s, 0, TAVERN, 5, hirelings=5)
    post(s, 0, TAVERN, 1, hirelings=1)
    g = start(s)
    send(g, "tavern", 3, "3 hirelings")
    assert [party(g, TAVERN, space).seat for space in range(1, 6)] == [0, NONE, 0, NONE, 0]


# E3.3


@pytest.mark.parametrize("kind", [SCOUT, RANGER, WARDEN])
@pytest.mark.parametrize("place", range(6))
def test_E3_3_where_specialists_may_go(place: int, kind: int) -> None:
    s = arrange()
    s.bands[0].followers[:] = [0, 0, 0, 0]
    s.bands[0].followers[kind] = 2
    g = start(s)
    move = f"go {words.PLACES[place]}"
    if ALLOWED[place] != kind:
        assert refused(g, move) == "E3.2"
        return
    send(g, words.PLACES[place], 2, "2 specialists")
    assert party(g, place, 2).followers[kind] == 2


def test_E3_3_hirelings_go_anywhere() -> None:
    g = start(arrange())
    assert [move for move in texts(g) if move.startswith("go ")] == [f"go {place}" for place in words.PLACES]


@pytest.mark.parametrize("place", range(6))
def test_E3_3_kinds_may_mix(place: int) -> None:
    s = arrange()
    s.bands[0].followers[:] = [5, 5, 5, 5]
    g = start(s)
    send(g, words.PLACES[place], 5, "2 hirelings + 3 specialists")
    expected = [2, 0, 0, 0]
    expected[ALLOWED[place]] = 3
    assert party(g, place, 5).followers == expected
    assert band(g).followers == [5 - number for number in expected]


def test_E3_3_specialists_of_another_place_do_not_fill_up() -> None:
    s = arrange()
    s.bands[0].followers[:] = [1, 1, 3, 0]
    g = start(s)
    play(g, "go guild", "space 2")  # 1 hireling and the scout; the rangers stay at home
    assert party(g, GUILD, 2).followers == [1, 1, 0, 0]


def test_E3_3_not_more_of_a_kind_than_you_have() -> None:
    s = arrange()
    s.bands[0].followers[:] = [2, 1, 0, 0]
    g = start(s)
    play(g, "go guild", "space 2")
    assert texts(g) == ["party 2 hirelings", "party 1 hireling + 1 specialist"]
    assert refused(g, "party 2 specialists") == "E3.3"


# E3.4: the companion


def test_E3_4_the_companion_joins_a_party() -> None:
    g = start(companion())
    send(g, "guild", 2, "2 hirelings", companion=True)
    assert (party(g, GUILD, 2).companion, band(g).companion_used) == (1, 1)


def test_E3_4_one_party_a_round() -> None:
    s = companion(strength=1, senses=1, speed=1)
    s.bands[0].companion_used = 1
    g = start(s)
    play(g, "go guild")
    assert texts(g) == SPACES
    for space in range(1, 6):
        assert refused(g, f"space {space} with companion") == "E3.4"


def test_E3_4_the_next_round_it_may_join_again() -> None:
    s = companion()
    post(s, 0, TAVERN, 1, hirelings=1, companion=True)
    to_phase(s, "reward")
    g = start(s)
    play(g, "take none")
    assert state(g).round == 2
    assert band(g).companion_used == 0


def test_E3_4_without_attributes_it_brings_nothing() -> None:
    g = start(companion())
    play(g, "go tavern", "space 3 with companion")
    assert (g.seat, band(g).gear, band(g).flame) == (1, 0, 10)
    assert party(g, TAVERN, 3).followers == [3, 0, 0, 0]


@pytest.mark.parametrize("level", range(8))
def test_E3_4_companion_strength_allows_fewer(level: int) -> None:
    s = companion(strength=level)
    g = start(s)
    play(g, "go tavern", "space 5 with companion")
    if EFFECT[level] == 0:
        assert party(g, TAVERN, 5).followers == [5, 0, 0, 0]
        return
    assert texts(g) == [f"party {size} hirelings" for size in range(5 - EFFECT[level], 6)]
    play(g, f"party {5 - EFFECT[level]} hirelings")
    assert party(g, TAVERN, 5).followers == [5 - EFFECT[level], 0, 0, 0]


def test_E3_4_strength_is_optional() -> None:
    g = start(companion(strength=5))
    send(g, "tavern", 5, "5 hirelings", companion=True)
    assert party(g, TAVERN, 5).followers == [5, 0, 0, 0]


def test_E3_4_not_more_than_the_space_and_not_fewer_than_strength() -> None:
    g = start(companion(strength=1))
    play(g, "go tavern", "space 3 with companion")
    assert texts(g) == ["party 2 hirelings", "party 3 hirelings"]
    assert refused(g, "party 1 hireling") == "E3.2"
    assert refused(g, "party 4 hirelings") == "E3.2"


def test_E3_4_strength_helps_only_the_party_with_the_companion() -> None:
    g = start(companion(strength=5))
    play(g, "go tavern", "space 3")
    assert party(g, TAVERN, 3).followers == [3, 0, 0, 0]


@pytest.mark.parametrize(("level", "spaces"), [(0, []), (1, [1]), (3, [1, 2]), (7, [1, 2, 3])])
def test_E3_4_a_party_may_have_no_followers_at_all(level: int, spaces: list[int]) -> None:
    s = companion(strength=level)
    s.bands[0].followers[:] = [0, 0, 0, 0]
    g = start(s)
    if not spaces:
        assert refused(g, "go camp") == "E3.2"
        return
    play(g, "go camp")
    if g.decision == "party-space":  # a single space is gone to without asking
        assert texts(g) == [f"space {space} with companion" for space in spaces]
        assert refused(g, "space 1") == "E3.2"
        play(g, f"space {spaces[-1]} with companion")
    crew = party(g, CAMP, spaces[-1])
    assert (crew.seat, crew.followers, crew.companion) == (0, [0, 0, 0, 0], 1)


def test_E3_4_a_party_without_followers_takes_cards_as_any_other() -> None:
    s = companion(strength=1)
    lay(s, CAMP, *dragons("captive-red-2-1", "captive-blue-2-1", "captive-green-2-1"))
    post(s, 0, CAMP, 1, companion=True)
    to_phase(s, "reward")
    g = start(s)
    play(g, "take 2")
    assert band(g).dragons[dragons("captive-blue-2-1")[0]] == 1
    assert (band(g).crests, followers(g)) == (5, {"hireling": 10})


def test_E3_4_a_party_without_followers_comes_back_with_two_gear() -> None:
    s = companion(strength=1)
    post(s, 0, CAMP, 1, companion=True)
    to_phase(s, "reward")
    g = start(s)
    play(g, "take none")
    assert band(g).gear == 2


def test_E3_4_a_party_without_followers_is_a_party_for_speed() -> None:
    s = arrange()
    post(s, 0, CAMP, 1, companion=True)
    s.bands[1].attributes[SPEED] = 1
    to_turn_of(s, 1)
    g = start(s)
    send(g, "camp", 2, "2 hirelings", companion=True)
    assert (g.seat, band(g, 1).flame) == (2, 10)


def test_E3_4_a_party_without_followers_triggers_heroes() -> None:
    s = companion(strength=1)
    give_hero(s, 0, INNKEEPER)
    g = start(s)
    send(g, "tavern", 1, "no followers", companion=True)
    assert band(g).gear == 1


def test_E3_4_at_the_mountain_it_takes_only_a_low_card_without_warden_cost() -> None:
    s = companion(strength=1)
    lay(s, MOUNTAIN, *dragons("red-5-2", "blue-3-1", "green-7", "red-3-1", "red-3-2", "red-3-3"))
    post(s, 0, MOUNTAIN, 1, companion=True)
    to_phase(s, "reward")
    g = start(s)
    assert texts(g) == ["take 2", "take none"]
    assert refused(g, "take 1") == "E9.1"
    play(g, "take 2")
    assert state(g).round == 2  # nobody climbs


@pytest.mark.parametrize("level", range(8))
def test_E3_4_senses_find_gear_on_a_space_3(level: int) -> None:
    g = start(companion(senses=level))
    send(g, "tavern", 3, "3 hirelings", companion=True)
    if EFFECT[level]:
        assert texts(g) == ["no effect", "effect gear"]
        play(g, "effect gear")
    assert band(g).gear == EFFECT[level]


@pytest.mark.parametrize("space", [1, 2, 4, 5])
def test_E3_4_senses_find_nothing_elsewhere(space: int) -> None:
    g = start(companion(senses=5))
    send(g, "tavern", space, "", companion=True)
    assert (g.seat, band(g).gear) == (1, 0)


@pytest.mark.parametrize("place", words.PLACES)
def test_E3_4_senses_find_gear_at_every_location(place: str) -> None:
    g = start(companion(senses=1))
    send(g, place, 3, "3 hirelings", companion=True)
    play(g, "effect gear")
    assert band(g).gear == 1


def test_E3_4_the_space_counts_and_not_the_followers() -> None:
    g = start(companion(strength=1, senses=1))
    send(g, "tavern", 4, "3 hirelings", companion=True)
    assert (g.seat, band(g).gear) == (1, 0)


@pytest.mark.parametrize("level", range(8))
def test_E3_4_speed_lowers_the_flame_where_no_other_party_is(level: int) -> None:
    g = start(companion(speed=level))
    send(g, "tavern", 2, "2 hirelings", companion=True)
    if EFFECT[level]:
        assert texts(g) == ["no effect", "effect flame"]
        play(g, "effect flame")
    assert band(g).flame == 10 - EFFECT[level]


@pytest.mark.parametrize("owner", [0, 1])
def test_E3_4_speed_is_of_no_use_where_any_party_is(owner: int) -> None:
    s = companion(speed=5)
    post(s, owner, TAVERN, 4, hirelings=4)
    g = start(s)
    send(g, "tavern", 2, "2 hirelings", companion=True)
    assert (g.seat, band(g).flame) == (1, 10)


def test_E3_4_parties_elsewhere_do_not_matter() -> None:
    s = companion(speed=1)
    post(s, 1, GUILD, 4, hirelings=4)
    g = start(s)
    send(g, "tavern", 2, "2 hirelings", companion=True)
    play(g, "effect flame")
    assert band(g).flame == 9


def test_E3_4_a_party_that_comes_later_does_not_matter() -> None:
    s = companion(speed=1)
    g = start(s)
    send(g, "tavern", 2, "2 hirelings", companion=True)
    play(g, "effect flame")
    send(g, "tavern", 1, "1 hireling")
    assert band(g).flame == 9


def test_E3_4_blocked_spaces_are_not_parties() -> None:
    s = arrange(2)
    for space in range(1, 6):
        party(s, TAVERN, space).seat = NEUTRAL if space != 2 else NONE
    s.bands[0].attributes[SPEED] = 3
    g = start(s)
    send(g, "tavern", 2, "2 hirelings", companion=True)
    play(g, "effect flame")
    assert band(g).flame == 8


def test_E3_4_the_flame_does_not_go_below_0() -> None:
    s = companion(speed=5)
    s.bands[0].flame = 1
    g = start(s)
    send(g, "tavern", 2, "2 hirelings", companion=True)
    play(g, "effect flame")
    assert band(g).flame == 0


@pytest.mark.parametrize(
    ("choice", "gear", "flame"), [("no effect", 0, 10), ("effect gear", 2, 10), ("effect flame", 0, 9), ("effect gear and flame", 2, 9)]
)
def test_E3_4_effects_together_and_each_optional(choice: str, gear: int, flame: int) -> None:
    g = start(companion(senses=3, speed=1))
    send(g, "camp", 3, "3 hirelings", companion=True)
    assert texts(g) == ["no effect", "effect gear", "effect flame", "effect gear and flame"]
    play(g, choice)
    assert (band(g).gear, band(g).flame) == (gear, flame)


def test_E3_4_an_effect_that_does_not_apply_cannot_be_chosen() -> None:
    g = start(companion(senses=1, speed=1))
    send(g, "camp", 4, "4 hirelings", companion=True)
    assert refused(g, "effect gear") == "E3.4"
    assert refused(g, "effect gear and flame") == "E3.4"


def test_E3_4_a_party_without_the_companion_has_no_effects() -> None:
    g = start(companion(strength=5, senses=5, speed=5))
    send(g, "camp", 3, "3 hirelings")
    assert (g.seat, band(g).gear, band(g).flame) == (1, 0, 10)


def test_E3_4_example_the_companion_with_its_three_effects_and_7_glory_from_attributes() -> None:
    s = companion(strength=1, senses=3, speed=4)
    g = start(s)
    send(g, "tavern", 3, "2 hirelings", companion=True)
    assert party(g, TAVERN, 3).followers == [2, 0, 0, 0]
    play(g, "effect gear and flame")
    assert (band(g).gear, band(g).flame) == (2, 8)
    assert g.score_sheet(0)["attributes"] == 0 + 2 + 5


# E3.5


@pytest.mark.parametrize("place", range(6))
def test_E3_5_nothing_is_gained_at_placement(place: int) -> None:
    s = arrange()
    g = start(s)
    offer = list(getattr(state(g), words.PLACES[place]))
    send(g, words.PLACES[place], 3, "3 hirelings")
    b = band(g)
    assert (b.gear, b.flame, b.attributes, followers(g)) == (0, 10, [0, 0, 0], {"hireling": 7})
    assert not any((*b.heroes, *b.dragons, *b.preserves, *b.garrison))
    assert getattr(state(g), words.PLACES[place]) == offer


def test_E3_4_the_levels_of_one_track_do_not_help_another() -> None:
    s = companion()
    s.bands[0].attributes[STRENGTH] = 7
    g = start(s)
    send(g, "camp", 3, "3 hirelings", companion=True)
    assert (g.seat, band(g).gear, band(g).flame) == (1, 0, 10)
    assert band(g).attributes[SENSES] == 0
