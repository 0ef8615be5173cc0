"""The printed values of the shipped box, and the tables the rules read."""

import copy
from collections import Counter
from typing import Any

import pytest

from firelight.engine.components import read
from firelight.games.emberheart.content import tables, words
from firelight.games.emberheart.content.components import Components, from_data, load
from firelight.games.emberheart.content.words import SHIPPED

SIZES = {
    "DRAGON_COLOUR": 45, "DRAGON_GLORY": 45, "DRAGON_FLAME": 45, "DRAGON_WARDEN": 45, "HERO_COLOUR": words.HEROES, "PRESERVE_COLOUR": 15,
    "GARRISON_COLOUR": 15, "GARRISON_GLORY": 15, "GARRISON_DRAGONS": 15, "GARRISON_ASKED": 15, "GARRISON_NUMBER": 15,
    "GARRISON_FOLLOWER": 3, "TAVERN_FOLLOWERS": 60, "TAVERN_FLAME": 15, "RAID_COUNTS": 10, "RAID_LOSES": 10, "DUO_PLACE": 60,
    "DUO_SPACE": 60, "PLACE_SPECIALIST": 6, "FLAME_BONUS": 14, "ATTRIBUTE_GLORY": 8, "COMPANION_LEVEL": 8, "BOARD_SKILL": 4,
    "START_HIRELINGS": 1, "START_GEAR": 1, "START_CRESTS": 1, "START_FLAME": 1,
}  # fmt: skip

# (glory, flame, wardens)
MOUNTAIN = [(3, 0, 0)] * 3 + [(4, 1, 0)] * 2 + [(5, 1, 0), (5, 0, 1), (6, 2, 0), (6, 0, 1), (7, 1, 1)]

# key: (hirelings, scouts, rangers, wardens), flame
TAVERN = {
    "8-hirelings": ((8, 0, 0, 0), 2), "7-hirelings": ((7, 0, 0, 0), 1), "6-hirelings": ((6, 0, 0, 0), 0),
    "5-hirelings": ((5, 0, 0, 0), -1), "3-hirelings": ((3, 0, 0, 0), -2), "2-scouts-1-hireling": ((1, 2, 0, 0), 0),
    "2-rangers-1-hireling": ((1, 0, 2, 0), 0), "2-wardens-1-hireling": ((1, 0, 0, 2), 0), "3-scouts": ((0, 3, 0, 0), 1),
    "3-rangers": ((0, 0, 3, 0), 1), "3-wardens": ((0, 0, 0, 3), 1), "1-scout-1-ranger-1-warden": ((0, 1, 1, 1), 0),
    "2-scouts-2-rangers": ((0, 2, 2, 0), 2), "2-wardens-3-hirelings": ((3, 0, 0, 2), 1), "1-scout-1-warden": ((0, 1, 0, 1), -1),
}  # fmt: skip

DUO = """
    G4 T1 M2 P1 A5 - G2 T3 C3 P1 A4 - T3 C1 M4 P2 A5 - G3 T4 C2 M2 P5 - G4 T4 C3 M1 P3 - G5 C4 M3 P3 A1 - G3 T5 C5 M1 A1 -
    G1 T5 M5 P2 A2 - G2 C2 M4 P5 A3 - T1 C4 M5 P4 A2 - G5 T2 C1 P4 A3 - G1 T2 C5 M3 A4
"""

ROUND_OFFERS = {"tavern": 3, "captives": 3, "preserves": 3, "mountain": 6, "raid": 2}


@pytest.fixture(scope="module")
def box() -> Components:
    return load()


def test_sizes(box: Components) -> None:
    built = tables.build(box)
    assert {name: len(table) for name, table in built.items()} == SIZES
    assert all(type(number) is int for table in built.values() for number in table)
    assert all(getattr(tables, name) == table for name, table in built.items())


def test_E1_2_start_supply() -> None:
    assert (tables.START_HIRELINGS, tables.START_GEAR, tables.START_CRESTS) == ((10,), (2,), (5,))


def test_E1_3_five_rounds_use_up_the_decks(box: Components) -> None:
    assert {name: len(getattr(box, name)) for name in ROUND_OFFERS} == {name: 5 * offer for name, offer in ROUND_OFFERS.items()}


def test_E1_3_garrison_stacks_lie_in_the_order_red_blue_green_lowest_first() -> None:
    assert tables.GARRISON_COLOUR == (words.RED,) * 5 + (words.BLUE,) * 5 + (words.GREEN,) * 5
    assert tables.GARRISON_GLORY == (3, 4, 5, 7, 9) * 3


def test_E1_4_flames_start_on_the_start_space() -> None:
    assert tables.START_FLAME == (words.FLAME_START,)


def test_E3_3_who_may_go_where() -> None:
    places = {name: words.FOLLOWERS[kind] for name, kind in zip(words.PLACES, tables.PLACE_SPECIALIST, strict=True)}
    assert places == {
        "guild": "scout", "tavern": "scout", "camp": "scout", "mountain": "warden", "preserve": "ranger", "garrison": "ranger",
    }  # fmt: skip


def test_E3_4_companion_effects_at_levels_1_3_and_5() -> None:
    assert tables.COMPANION_LEVEL == (0, 1, 1, 2, 2, 3, 3, 3)


def test_E7_5_garrison_cards() -> None:
    heroes, followers = words.HEROES_ASKED, words.FOLLOWERS_ASKED
    assert tables.GARRISON_DRAGONS == (1, 1, 2, 3, 4) * 3
    assert list(tables.GARRISON_ASKED) == [heroes, followers, heroes, followers, heroes] * 3
    assert tables.GARRISON_NUMBER == (1, 3, 2, 4, 3) * 3
    assert tables.GARRISON_FOLLOWER == (words.WARDEN, words.SCOUT, words.RANGER)


def test_E9_1_mountain_dragons_and_their_cost() -> None:
    dragons = list(zip(tables.DRAGON_GLORY, tables.DRAGON_FLAME, tables.DRAGON_WARDEN, strict=True))
    assert dragons[: words.FIRST_CAPTIVE] == MOUNTAIN * 3
    assert tables.DRAGON_COLOUR[: words.FIRST_CAPTIVE] == (words.RED,) * 10 + (words.BLUE,) * 10 + (words.GREEN,) * 10
    assert {glory for glory, _, _ in MOUNTAIN} >= {5, 7}


def test_captive_dragons_cost_nothing_and_the_exotic_ones_come_last() -> None:
    captives = slice(words.FIRST_CAPTIVE, words.DRAGONS)
    assert tables.DRAGON_GLORY[captives] == (2, 2, 3, 4) * 3 + (1, 2, 3)
    assert tables.DRAGON_COLOUR[captives] == (words.RED,) * 4 + (words.BLUE,) * 4 + (words.GREEN,) * 4 + (words.EXOTIC,) * 3
    assert set(tables.DRAGON_FLAME[captives]) == set(tables.DRAGON_WARDEN[captives]) == {0}
    assert max(tables.DRAGON_GLORY[captives]) < max(tables.DRAGON_GLORY)


def test_preserves_five_of_each_colour() -> None:
    assert tables.PRESERVE_COLOUR == (words.RED,) * 5 + (words.BLUE,) * 5 + (words.GREEN,) * 5


def test_E7_2_tavern_cards(box: Components) -> None:
    followers = [tables.TAVERN_FOLLOWERS[i : i + 4] for i in range(0, 60, 4)]
    cards = zip(followers, tables.TAVERN_FLAME, strict=True)
    assert dict(zip(tables.tavern_keys(box), cards, strict=True)) == TAVERN


def test_E10_1_raid_cards() -> None:
    cards = dict(zip(tables.RAID_COUNTS, tables.RAID_LOSES, strict=True))
    assert sorted(cards) == list(range(len(words.COUNTED)))
    assert [words.COUNTED[thing] for thing, lost in cards.items() if lost == words.LOSE_SPECIALISTS] == ["hero", "garrison-card"]


def test_E10_3_attribute_glory_reached() -> None:
    assert tables.ATTRIBUTE_GLORY == (0, 0, 2, 2, 5, 5, 8, 12)


def test_E10_3_flame_bonus() -> None:
    assert tables.FLAME_BONUS == (0, 1, 2, 3, 4, 6, 8, 9, 10, 11, 12, 13, 14, 14)


def test_E11_1_two_player_cards() -> None:
    letters = dict(zip("GTCMPA", range(words.PLACE_COUNT), strict=True))
    printed = [(letters[word[0]], int(word[1])) for card in DUO.split(" - ") for word in card.replace("-", "").split()]
    shown = list(zip(tables.DUO_PLACE, tables.DUO_SPACE, strict=True))
    assert shown == printed
    assert Counter(shown) == {(place, space): 2 for place in range(words.PLACE_COUNT) for space in range(1, words.SPACES + 1)}
    assert all(len(set(tables.DUO_PLACE[i : i + 5])) == 5 for i in range(0, 60, 5))


def test_every_board_has_a_skill_of_its_own() -> None:
    assert tables.BOARD_SKILL == (words.GEARED_DRAGONS, words.FURTHER_STEPS, words.FIRE_WISE, words.WELCOMING)


def test_heroes_nine_of_each_colour() -> None:
    assert tables.HERO_COLOUR == (words.RED,) * 9 + (words.BLUE,) * 9 + (words.GREEN,) * 9
    colours = {words.HERO_KEYS[hero]: words.COLOURS[colour] for hero, colour in enumerate(tables.HERO_COLOUR)}
    assert (colours["wrangler"], colours["flame-tamer"], colours["quartermaster"]) == ("red", "blue", "blue")
    assert (colours["dragon-nurse"], colours["tactician"]) == ("green", "green")


def test_keys_are_unique(box: Components) -> None:
    for keys, count in (
        (tables.dragon_keys(box), words.DRAGONS),
        (tables.preserve_keys(box), words.PRESERVES),
        (tables.garrison_keys(box), words.GARRISONS),
        (tables.tavern_keys(box), words.TAVERNS),
        (tables.raid_keys(box), words.RAIDS),
        (tables.duo_keys(box), words.DUO_CARDS),
    ):
        assert len(set(keys)) == len(keys) == count
        assert all(key.replace("-", "").isalnum() and key == key.lower() for key in keys)


def test_keys_are_readable(box: Components) -> None:
    dragons = tables.dragon_keys(box)
    assert dragons[:10] == ("red-3-1", "red-3-2", "red-3-3", "red-4-1", "red-4-2", "red-5-1", "red-5-2", "red-6-1", "red-6-2", "red-7")
    assert dragons[34:38] == ("captive-blue-2-1", "captive-blue-2-2", "captive-blue-3", "captive-blue-4")
    assert dragons[-3:] == ("exotic-1", "exotic-2", "exotic-3")
    assert tables.preserve_keys(box)[4:6] == ("red-preserve-5", "blue-preserve-1")
    assert tables.garrison_keys(box)[4:6] == ("red-garrison-5", "blue-garrison-1")
    assert tables.raid_keys(box)[:4] == (
        "specialist-per-hero",
        "specialist-per-garrison-card",
        "hireling-per-preserve",
        "hireling-per-highest-attribute",
    )
    assert tables.duo_keys(box)[0] == "g4-t1-m2-p1-a5"


def test_keys_stay_unique_where_cards_are_alike() -> None:
    data: dict[str, Any] = copy.deepcopy(read(SHIPPED))
    data["captive-dragons"]["exotic"] = [1, 1, 2]
    data["tavern"]["cards"][0] = {"hirelings": 7, "flame": 2}
    data["two-player-cards"]["spaces"] = [" ".join(f"{place}-{number}" for number in range(1, 6)) for place in words.PLACES] * 2
    box = from_data(data)
    assert tables.dragon_keys(box)[-3:] == ("exotic-1-1", "exotic-1-2", "exotic-2")
    assert tables.tavern_keys(box)[:3] == ("7-hirelings-1", "7-hirelings-2", "6-hirelings")
    assert tables.duo_keys(box)[5:7] == ("a1-a2-a3-a4-a5-1", "g1-g2-g3-g4-g5-2")


def test_another_set_has_other_tables() -> None:
    data: dict[str, Any] = copy.deepcopy(read(SHIPPED))
    data["mountain-dragons"]["green"][0] = {"glory": 9, "flame": 4, "warden": True}
    data["captive-dragons"].update(red=[8, 1], exotic=[1, 1, 1, 1, 1])
    data["flame"].update(start=12, beyond=20)
    built = tables.build(from_data(data))
    assert (built["DRAGON_GLORY"][20], built["DRAGON_FLAME"][20], built["DRAGON_WARDEN"][20]) == (9, 4, 1)
    assert built["DRAGON_COLOUR"][words.FIRST_CAPTIVE :] == (0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 3)
    assert (built["START_FLAME"], built["FLAME_BONUS"][13]) == ((12,), 20)
    assert built["HERO_COLOUR"] == tables.HERO_COLOUR
