"""Recruiting Gnomes (B6.7)."""

import pytest

from firelight.engine.game import Game
from firelight.games.bonfire.content import tables, words
from firelight.games.bonfire.rules.layout import State
from tests.bonfire.support import (
    arrange,
    city,
    give,
    hire,
    kindle,
    pave,
    play,
    points,
    refused,
    resources,
    show_gnomes,
    stand,
    start,
    texts,
    tiles,
)

SHOWN = (1, 2, 3, 25, 10, 23)  # blossom, fruit, herb, shell, root, gold
KEYS = ("crowd-keeper", "pacemaker", "gift-bearer", "portal-smith", "pink-acolyte", "fire-steward")
ELDERS = words.ELDER_KEYS


def market(*specialists: int, **supply: int) -> State:
    """One Specialist of each resource face up; seat 0 has these Specialists (none of the six) and this supply."""
    s = arrange()
    show_gnomes(s, *SHOWN)
    for number in specialists:
        place = s.gnome_pile.index(number - 1)
        s.gnome_left -= 1
        s.gnome_pile[place], s.gnome_pile[s.gnome_left] = s.gnome_pile[s.gnome_left], words.NONE
    hire(s.cities[0], *specialists)
    give(s.cities[0], **supply)
    return s


def gnomes(g: Game, seat: int = 0) -> list[str]:
    return [key for key, held in zip(words.GNOME_KEYS, city(g, seat).gnomes, strict=True) if held]


def display(g: Game) -> list[str]:
    return [words.GNOME_KEYS[gnome] for gnome in g.state.gnome_display if gnome != words.NONE]  # type: ignore[attr-defined]


def recruits(g: Game) -> list[str]:
    return [move.removeprefix("recruit ") for move in texts(g) if move.startswith("recruit ")]


# B6.7


@pytest.mark.parametrize("having", [5, 6])
def test_B6_7_fewer_than_six(having: int) -> None:
    s = market(gnome=2, blossom=2, gold=2)
    hire(s.cities[0], *range(11, 11 + having))
    g = start(s)
    assert refused(g, "recruit crowd-keeper") == ("" if having == 5 else "B6.7")
    assert refused(g, "recruit elder-of-paths") == ("" if having == 5 else "B6.7")


def test_B6_7_elders_count_among_the_six() -> None:
    s = market(gnome=2, blossom=2)
    hire(s.cities[0], "grey-acolyte", "brown-acolyte", "blue-acolyte", "elder-of-fate", "elder-of-portals", "elder-of-tasks")
    s.elders[1] = s.elders[2] = s.elders[3] = 0
    assert refused(start(s), "recruit crowd-keeper") == "B6.7"


# a.


def test_B6_7a_two_tiles_and_one_resource() -> None:
    g = start(market(gnome=2, blossom=2))
    play(g, "recruit crowd-keeper")
    assert texts(g) == ["with 2 tiles", "with 1 tile"]
    play(g, "with 2 tiles")
    assert tiles(g) == {}
    assert resources(g) == {"blossom": 1}
    assert gnomes(g) == ["crowd-keeper"]


def test_B6_7a_one_tile_and_two_resources() -> None:
    g = start(market(gnome=2, blossom=2))
    play(g, "recruit crowd-keeper", "with 1 tile")
    assert tiles(g) == {"gnome": 1}
    assert resources(g) == {}
    assert gnomes(g) == ["crowd-keeper"]


@pytest.mark.parametrize(("key", "resource"), list(zip(KEYS, words.RESOURCES, strict=True)))
def test_B6_7a_the_resource_that_the_gnome_shows(key: str, resource: str) -> None:
    g = start(market(gnome=2, **{resource: 1}))
    assert key in recruits(g)
    play(g, f"recruit {key}")
    assert resources(g) == {}
    assert tiles(g) == {}


def test_B6_7a_only_the_price_that_can_be_paid() -> None:
    g = start(market(gnome=1, blossom=2))
    play(g, "recruit crowd-keeper")
    assert (tiles(g), resources(g)) == ({}, {})
    g = start(market(gnome=2, blossom=1))
    play(g, "recruit crowd-keeper")
    assert (tiles(g), resources(g)) == ({}, {})


def test_B6_7a_one_tile_and_one_resource_are_too_little() -> None:
    assert refused(start(market(gnome=1, blossom=1)), "recruit crowd-keeper") == "B6.7a"


def test_B6_7a_without_tiles_or_without_resources() -> None:
    assert refused(start(market(blossom=5)), "recruit crowd-keeper") == "B6.7a"
    assert refused(start(market(gnome=5)), "recruit crowd-keeper") == "B6.7a"


def test_B6_7a_a_price_out_of_reach_is_not_offered() -> None:
    g = start(market(gnome=1, ship=1, blossom=3))  # there are no two gnome tiles
    play(g, "recruit crowd-keeper")
    assert resources(g) == {"blossom": 1}
    assert tiles(g) == {"ship": 1}


def test_B6_7a_a_gnome_that_shows_gold() -> None:
    g = start(market(gnome=2, gold=2))
    play(g, "recruit fire-steward", "with 2 tiles")
    assert resources(g) == {"gold": 1}


def test_B6_7a_elders_cost_the_same() -> None:
    for elder, key in enumerate(ELDERS):
        resource = words.RESOURCES[tables.GNOME_RESOURCE[words.FIRST_ELDER + elder]]
        g = start(market(gnome=1, **{resource: 2}))
        play(g, f"recruit {key}")
        assert (tiles(g), resources(g)) == ({}, {})
        assert gnomes(g) == [key]


def test_B6_7a_specialist_9_any_resource() -> None:
    g = start(market(9, gnome=2, root=1))
    play(g, "recruit crowd-keeper")
    assert resources(g) == {}


def test_B6_7a_specialist_9_two_different_ones() -> None:
    g = start(market(9, gnome=1, root=1, herb=1))
    play(g, "recruit crowd-keeper", "pay herb")
    assert resources(g) == {}


def test_B6_7a_specialist_9_for_a_gnome_that_shows_gold() -> None:
    g = start(market(9, gnome=2, root=1))
    play(g, "recruit fire-steward")
    assert resources(g) == {}
    assert "fire-steward" in gnomes(g)


def test_B6_7a_specialist_9_does_not_spare_resources() -> None:
    assert refused(start(market(9, gnome=1, root=1)), "recruit crowd-keeper") == "B6.7a"
    assert refused(start(market(9, gnome=2)), "recruit crowd-keeper") == "B6.7a"


# b.


def test_B6_7b_a_face_up_specialist_and_refill() -> None:
    s = market(gnome=2, herb=1)
    following = words.GNOME_KEYS[s.gnome_pile[s.gnome_left - 1]]
    left = s.gnome_left
    g = start(s)
    play(g, "recruit gift-bearer")
    assert gnomes(g) == ["gift-bearer"]
    assert display(g) == [*KEYS[:2], following, *KEYS[3:]]
    assert g.state.gnome_left == left - 1  # type: ignore[attr-defined]
    assert not g.can_undo


def test_B6_7b_only_face_up_ones() -> None:
    s = market(gnome=2, gold=2)
    hidden = words.GNOME_KEYS[s.gnome_pile[0]]
    assert refused(start(s), f"recruit {hidden}") == "B6.7b"


def test_B6_7b_no_refill_when_the_pile_is_empty() -> None:
    s = market(gnome=2, herb=1)
    s.gnome_pile, s.gnome_left = [words.NONE] * words.SPECIALISTS, 0
    g = start(s)
    play(g, "recruit gift-bearer")
    assert display(g) == [key for key in KEYS if key != "gift-bearer"]


def test_B6_7b_an_elder_is_gone_and_not_replaced() -> None:
    s = market(gnome=2, blossom=1)
    left = s.gnome_left
    g = start(s)
    play(g, "recruit elder-of-paths")
    assert g.state.elders == [0, 1, 1, 1, 1, 1]  # type: ignore[attr-defined]
    assert g.state.gnome_left == left  # type: ignore[attr-defined]
    assert display(g) == list(KEYS)


def test_B6_7b_an_elder_of_another_player_is_out_of_reach() -> None:
    s = market(gnome=2, blossom=1)
    hire(s.cities[1], "elder-of-paths")
    s.elders[0] = 0
    assert refused(start(s), "recruit elder-of-paths") == "B6.7b"


def crowded() -> State:
    """Something to count for every Elder."""
    s = market(gnome=2, blossom=1, fruit=1, herb=1, shell=1, root=1, gold=1)
    pave(s, 0, "herb", "root")
    kindle(s, 0, 1, 2, portals=False)
    s.cities[0].tasks[6] = next(t for t in range(66) if not any(t in i.tasks for i in s.islands) and t not in s.cities[0].tasks)
    s.cities[0].portals = [0, 0, 0, 1, 1, 1, 1]
    stand(s, 0, pink="start")
    hire(s.cities[0], "grey-acolyte", "brown-acolyte")
    return s


@pytest.mark.parametrize(("elder", "number"), [("paths", 3), ("fate", 1), ("portals", 4), ("tasks", 3), ("guardians", 2), ("gnomes", 3)])
def test_B6_7b_an_elder_gives_points_at_once(elder: str, number: int) -> None:
    g = start(crowded())
    play(g, f"recruit elder-of-{elder}")
    while g.decision in ("pay-resources", "gnome-price"):
        g.play(g.moves()[0])
    assert points(g) == number


def test_B6_7b_a_specialist_gives_no_points() -> None:
    g = start(market(gnome=2, blossom=1))
    play(g, "recruit crowd-keeper")
    assert points(g) == 0


def test_B6_7b_specialist_9_does_not_cheapen_its_own_recruiting() -> None:
    s = market(gnome=2, root=1)
    show_gnomes(s, 9)
    assert refused(start(s), "recruit haggler") == "B6.7a"  # it shows a shell


def test_B6_7b_specialist_5_does_not_cheapen_its_own_recruiting() -> None:
    s = market(yellow=1, gold=1)
    show_gnomes(s, 5)
    assert refused(start(s), "recruit twin-dyer") == "B6.7a"  # one yellow tile is not two yet


def test_B6_7b_one_gnome_per_action() -> None:
    g = start(market(gnome=4, blossom=2, fruit=2))
    play(g, "recruit crowd-keeper", "with 2 tiles")
    assert g.seat == 1


# c.


def test_B6_7c_specialist_15_itself_included() -> None:
    s = market(gnome=2, gold=1)
    show_gnomes(s, 15)
    g = start(s)
    play(g, "recruit recruiter")
    assert tiles(g) == {"yellow": 1}


def test_B6_7c_specialist_15_for_a_specialist() -> None:
    g = start(market(15, gnome=2, blossom=1))
    play(g, "recruit crowd-keeper")
    assert tiles(g) == {"yellow": 1}


def test_B6_7c_specialist_15_for_an_elder() -> None:
    g = start(market(15, gnome=2, blossom=1))
    play(g, "recruit elder-of-paths")
    assert tiles(g) == {"yellow": 1}


def test_B6_7c_specialist_15_for_a_free_specialist() -> None:
    """B11.5."""
    s = market(15)
    s.cities[0].portals = [1] * 7
    g = start(s)
    play(g, "neutral portals", "send specialist", "bonus", "recruit crowd-keeper")
    assert tiles(g) == {"yellow": 1}


def test_B6_7c_specialist_15_does_not_pay_for_itself() -> None:
    s = market(gnome=1, gold=1)
    show_gnomes(s, 15)
    assert refused(start(s), "recruit recruiter") == "B6.7a"


def test_B6_7c_specialist_15_only_for_your_own_gnomes() -> None:
    s = market(gnome=2, blossom=1)
    hire(s.cities[1], "recruiter")
    g = start(s)
    play(g, "recruit crowd-keeper")
    assert tiles(g) == tiles(g, 1) == {}


def test_B6_7c_specialist_4_two_points_more_for_an_elder() -> None:
    g = start(market(4, gnome=2, blossom=1))
    play(g, "recruit elder-of-paths")
    assert points(g) == 3  # the Starting Tile and 2 more


def test_B6_7c_specialist_4_nothing_for_a_specialist() -> None:
    g = start(market(4, gnome=2, blossom=1))
    play(g, "recruit crowd-keeper")
    assert points(g) == 0
