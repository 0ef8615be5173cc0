"""Paying (B5): own pieces, the wild one, and any two for one that is lacking."""

import itertools
import random
from collections.abc import Iterator

import pytest

from firelight.engine.game import Game
from firelight.games.bonfire.content import words
from firelight.games.bonfire.rules.layout import State
from tests.bonfire.support import arrange, city, give, hire, pave, place_of, play, refused, resources, show_gnomes, start, texts, tiles

T2 = words.ISLANDS.index("T2")  # shows fruit


def supplied(*specialists: int, **supply: int) -> State:
    s = arrange()
    hire(s.cities[0], *specialists)
    give(s.cities[0], **supply)
    return s


def sailor(*specialists: int, **supply: int) -> Game:
    """Seat 0 at GREY: T1 costs 1, T2 costs 2, T3 costs 3 ship tiles."""
    s = supplied(*specialists, **supply)
    s.cities[0].ship = words.ISLANDS.index("GREY")
    return start(s)


def gnomes(shown: int, *specialists: int, **supply: int) -> Game:
    """Seat 0 with enough gnome tiles before the Specialist of that number."""
    s = supplied(*specialists, gnome=2, **supply)
    show_gnomes(s, shown)
    return start(s)


def bearer(offering: str, **supply: int) -> Game:
    """Seat 0 at T2 (fruit) with one open Offering of that resource and a task tile."""
    s = supplied(task=1, **supply)
    c = s.cities[0]
    c.ship = T2
    c.right_count = 0
    c.right_offerings = [words.NONE] * 5
    c.left_offerings[c.left_count - 1] = words.RESOURCES.index(offering)
    return start(s)


def _ends(g: Game) -> Iterator[Game]:
    """Every way to go on until the payment is done."""
    if g.decision not in ("pay-tiles", "pay-resources"):
        yield g
        return
    for move in g.moves():
        twin = g.copy()
        twin.play(move)
        yield from _ends(twin)


def _paid(before: list[int], after: list[int], names: tuple[str, ...]) -> str:
    return " ".join(name for name, b, a in zip(names, before, after, strict=True) for _ in range(b - a))


def tile_ways(g: Game, move: str) -> set[str]:
    """All that can be paid for a move in action tiles: {"ship yellow", "task task ship"}. Empty if it is refused."""
    if refused(g, move):
        return set()
    before = list(city(g).tiles)
    g.play(move)
    return {_paid(before, city(end).tiles, words.KINDS) for end in _ends(g)}


def resource_ways(g: Game, move: str, price: str = "") -> set[str]:
    """All that can be paid for a move in resources."""
    if refused(g, move):
        return set()
    before = list(city(g).resources)
    g.play(move)
    if price and g.decision == "gnome-price":
        if refused(g, price):
            return set()
        g.play(price)
    return {_paid(before, city(end).resources, words.RESOURCES) for end in _ends(g)}


# B5.1: yellow


def test_B5_1_yellow_stands_for_one_tile() -> None:
    assert tile_ways(sailor(yellow=1), "sail t1") == {"yellow"}


def test_B5_1_yellow_may_be_used_while_own_tiles_are_left() -> None:
    assert tile_ways(sailor(ship=1, yellow=1), "sail t1") == {"ship", "yellow"}


def test_B5_1_own_and_yellow_together() -> None:
    assert tile_ways(sailor(ship=1, yellow=1), "sail t2") == {"ship yellow"}


def test_B5_1_yellow_counts_once() -> None:
    assert refused(sailor(yellow=1), "sail t2") == "B6.2b"


@pytest.mark.parametrize("move", ["build 1", "sail t1", "task 1", "procession 1", "fire 2", "recruit crowd-keeper"])
def test_B5_1_yellow_stands_for_any_kind(move: str) -> None:
    s = supplied(yellow=1, blossom=2, fruit=2, herb=2, shell=2, root=2)
    show_gnomes(s, 1)
    s.cities[0].ship = T2
    assert move in texts(start(s))


def test_B5_1_specialist_5_yellow_stands_for_two_equal_ones() -> None:
    assert tile_ways(sailor(5, yellow=1), "sail t2") == {"yellow"}


def test_B5_1_specialist_5_not_for_three() -> None:
    assert refused(sailor(5, yellow=1), "sail t3") == "B6.2b"


def test_B5_1_specialist_5_two_yellow_for_three() -> None:
    assert tile_ways(sailor(5, yellow=2), "sail t3") == {"yellow yellow"}


def test_B5_1_specialist_5_one_own_and_one_yellow_for_three() -> None:
    assert tile_ways(sailor(5, ship=1, yellow=1), "sail t3") == {"ship yellow"}


def test_B5_1_specialist_5_worth_is_not_split_between_ship_and_island() -> None:
    g = start(supplied(5, yellow=1))
    play(g, "sail pink")  # covers the cost of 1; nothing is left for the Guardian
    assert tiles(g) == {}
    assert place_of(g, "pink") is None
    assert g.seat == 1


def test_B5_1_specialist_5_two_yellow_for_ship_and_island() -> None:
    g = start(supplied(5, yellow=2))
    play(g, "sail pink", "retrieve")
    assert tiles(g) == {}
    assert place_of(g, "pink") == "start"


def test_B5_1_specialist_5_yellow_is_one_tile_for_scoring() -> None:
    assert start(supplied(5, yellow=2)).score_sheet(0)["supply"] == 1


# B5.2: any two tiles


def test_B5_2_two_tiles_for_one_that_is_lacking() -> None:
    assert tile_ways(sailor(task=1, path=1), "sail t1") == {"path task"}


def test_B5_2_the_player_chooses_the_two() -> None:
    assert tile_ways(sailor(path=1, task=1, gnome=2), "sail t1") == {"path task", "path gnome", "task gnome", "gnome gnome"}


def test_B5_2_one_tile_is_not_enough() -> None:
    assert refused(sailor(task=1), "sail t1") == "B6.2b"


def test_B5_2_two_equal_tiles_will_do() -> None:
    assert tile_ways(sailor(task=2), "sail t1") == {"task task"}


def test_B5_2_no_pair_while_own_tiles_are_left() -> None:
    assert tile_ways(sailor(ship=1, task=2, path=2), "sail t1") == {"ship"}
    assert tile_ways(sailor(ship=2, task=2, path=2), "sail t2") == {"ship ship"}


def test_B5_2_own_tiles_go_first_then_a_pair() -> None:
    assert tile_ways(sailor(ship=1, task=2), "sail t2") == {"ship task task"}


def test_B5_2_replacing_is_refused_while_own_tiles_are_left() -> None:
    g = sailor(ship=1, yellow=1, task=2)
    play(g, "sail t1")
    assert refused(g, "replace tile") == "B5.2"


def test_B5_2_yellow_is_not_having_the_kind() -> None:
    assert tile_ways(sailor(yellow=1, task=2), "sail t1") == {"yellow", "task task", "task yellow"}


def test_B5_2_yellow_among_the_two() -> None:
    assert tile_ways(sailor(yellow=1, task=1), "sail t1") == {"yellow", "task yellow"}


def test_B5_2_two_yellow_for_one() -> None:
    assert tile_ways(sailor(yellow=2), "sail t1") == {"yellow", "yellow yellow"}


def test_B5_2_yellow_does_not_spare_own_tiles_when_a_pair_is_paid() -> None:
    assert tile_ways(sailor(ship=1, yellow=1, task=2), "sail t2") == {"ship yellow", "ship task task", "ship task yellow"}


def test_B5_2_two_pairs() -> None:
    assert tile_ways(sailor(task=2, path=1, gnome=1), "sail t2") == {"path task task gnome"}


def test_B5_2_two_pairs_need_four() -> None:
    assert refused(sailor(task=2, path=1), "sail t2") == "B6.2b"


def test_B5_2_three_pairs() -> None:
    assert tile_ways(sailor(task=6), "sail t3") == {"task task task task task task"}


def test_B5_2_specialist_5_no_yellow_in_a_pair() -> None:
    assert tile_ways(sailor(5, yellow=1, task=1), "sail t1") == {"yellow"}
    assert tile_ways(sailor(5, yellow=2), "sail t1") == {"yellow"}
    assert tile_ways(sailor(5, yellow=1, task=2), "sail t1") == {"yellow", "task task"}


def test_B5_2_specialist_5_throwing_yellow_is_refused() -> None:
    g = sailor(5, yellow=1, task=2, path=2)
    play(g, "sail t1", "replace tile")
    assert texts(g) == ["throw path", "throw task"]
    assert refused(g, "throw yellow") == "B5.2"


def test_B5_2_specialist_5_yellow_and_a_pair_for_three() -> None:
    assert tile_ways(sailor(5, yellow=1, task=2), "sail t3") == {"task task yellow"}


def ways_by_the_rule(supply: list[int], owed: int, twin: bool) -> set[str]:
    """B5.1, B5.2 and B5.5 by brute force, for ship tiles: all subsets of the supply that pay the price."""
    found = set()
    for paid in itertools.product(*[range(n + 1) for n in supply]):
        own, yellow, pieces = paid[words.SHIP], paid[words.YELLOW], sum(paid)
        for pairs in range(owed + 1):
            if pairs and own < supply[words.SHIP]:
                continue  # only once none is left
            thrown_yellow = range(1) if twin else range(min(yellow, 2 * pairs) + 1)
            for thrown in thrown_yellow:
                if pieces - own - yellow + thrown != 2 * pairs:
                    continue
                worth = own + pairs + (yellow - thrown) * (2 if twin else 1)
                if worth == owed or (twin and worth == owed + 1 and yellow):
                    found.add(_paid(supply, [n - m for n, m in zip(supply, paid, strict=True)], words.KINDS))
    return found


@pytest.mark.parametrize("twin", [False, True])
def test_B5_2_all_ways_and_no_others(twin: bool) -> None:
    dice = random.Random(5)
    for _ in range(80):
        supply = {"ship": dice.randrange(3), "yellow": dice.randrange(3), "task": dice.randrange(4), "gnome": dice.randrange(3)}
        owed = dice.randrange(1, 4)
        g = sailor(*[5] * twin, **supply)
        expected = ways_by_the_rule(list(city(g).tiles), owed, twin)
        assert tile_ways(g, f"sail t{owed}") == expected, (supply, owed)


# B5.3: one kind of resource owed (a Gnome for 2 tiles and 1, or 1 tile and 2)

ONE = "with 2 tiles"
TWO = "with 1 tile"


def test_B5_3_gold_stands_for_a_resource() -> None:
    assert resource_ways(gnomes(1, gold=1), "recruit crowd-keeper") == {"gold"}


def test_B5_3_gold_may_be_used_while_own_pieces_are_left() -> None:
    assert resource_ways(gnomes(1, blossom=1, gold=1), "recruit crowd-keeper", ONE) == {"blossom", "gold"}


def test_B5_3_two_resources_for_one_that_is_lacking() -> None:
    assert resource_ways(gnomes(1, herb=1, root=1), "recruit crowd-keeper") == {"herb root"}


def test_B5_3_the_player_chooses_the_two() -> None:
    assert resource_ways(gnomes(1, herb=2, root=1), "recruit crowd-keeper") == {"herb herb", "herb root"}


def test_B5_3_one_other_resource_is_not_enough() -> None:
    assert refused(gnomes(1, herb=1), "recruit crowd-keeper") == "B6.7a"


def test_B5_3_no_pair_while_own_pieces_are_left() -> None:
    assert resource_ways(gnomes(1, blossom=1, herb=2), "recruit crowd-keeper", ONE) == {"blossom"}


def test_B5_3_own_piece_then_a_pair() -> None:
    assert resource_ways(gnomes(1, blossom=1, herb=2), "recruit crowd-keeper", TWO) == {"blossom herb herb"}


def test_B5_3_gold_in_a_pair() -> None:
    assert resource_ways(gnomes(1, gold=1, herb=1), "recruit crowd-keeper") == {"gold", "herb gold"}


def test_B5_3_replacing_is_refused_while_own_pieces_are_left() -> None:
    g = gnomes(1, blossom=1, gold=1, herb=2)
    play(g, "recruit crowd-keeper", ONE)
    assert refused(g, "replace resource") == "B5.3"


def test_B5_3_gold_that_is_lacking_can_be_replaced_too() -> None:
    assert resource_ways(gnomes(23, herb=1, root=1), "recruit fire-steward") == {"herb root"}  # shows gold


def test_B5_3_no_pair_for_gold_while_gold_is_left() -> None:
    assert resource_ways(gnomes(23, gold=1, herb=2), "recruit fire-steward", ONE) == {"gold"}


def test_B5_3_one_resource_does_not_stand_for_gold() -> None:
    assert refused(gnomes(23, herb=1), "recruit fire-steward") == "B6.7a"


def test_B5_3_two_gold_owed_one_held() -> None:
    assert resource_ways(gnomes(23, gold=1, herb=2), "recruit fire-steward", TWO) == {"herb herb gold"}


def test_B5_3_two_pairs() -> None:
    assert resource_ways(gnomes(1, herb=2, root=2), "recruit crowd-keeper", TWO) == {"herb herb root root"}


# B5.3: two kinds owed (a Task: the Offering's resource and the island's, here fruit)


def test_B5_3_two_kinds_owed() -> None:
    assert resource_ways(bearer("herb", herb=1, fruit=1), "task 1") == {"fruit herb"}


def test_B5_3_two_kinds_gold_for_either() -> None:
    assert resource_ways(bearer("herb", herb=1, fruit=1, gold=1), "task 1") == {"fruit herb", "fruit gold", "herb gold"}
    assert resource_ways(bearer("herb", gold=2), "task 1") == {"gold gold"}


def test_B5_3_two_kinds_one_piece_is_not_used_twice() -> None:
    assert refused(bearer("herb", herb=1), "task 1") == "B6.3b"
    assert refused(bearer("herb", gold=1), "task 1") == "B6.3b"
    assert refused(bearer("herb", gold=1, root=1), "task 1") == "B6.3b"


def test_B5_3_two_kinds_an_own_piece_is_no_part_of_a_pair() -> None:
    """Fruit is lacking; the herb, owed too, goes for itself."""
    assert refused(bearer("herb", herb=1, root=1), "task 1") == "B6.3b"
    assert resource_ways(bearer("herb", herb=1, root=1, shell=1), "task 1") == {"herb shell root"}
    assert refused(bearer("herb", fruit=1, root=1), "task 1") == "B6.3b"
    assert resource_ways(bearer("herb", fruit=1, root=1, shell=1), "task 1") == {"fruit shell root"}


@pytest.mark.parametrize(("held", "lacking"), [("herb", "fruit"), ("fruit", "herb")])
def test_B5_3_two_kinds_own_pieces_of_both_go_before_any_pair(held: str, lacking: str) -> None:
    """Gold may stand for the held piece only if no pair is paid for the lacking one."""
    ways = resource_ways(bearer("herb", **{held: 1}, gold=1, root=2), "task 1")
    assert ways == {f"{held} gold", f"{held} root root", f"{held} root gold"}


def test_B5_3_a_surplus_piece_may_be_in_a_pair() -> None:
    """Two herbs, one owed: the other one is free to go with the root for the fruit."""
    assert resource_ways(bearer("herb", herb=2, root=1), "task 1") == {"herb herb root"}


def test_B5_3_equal_kinds_are_one_debt_of_two() -> None:
    assert resource_ways(bearer("fruit", fruit=2), "task 1") == {"fruit fruit"}
    assert resource_ways(bearer("fruit", fruit=1, root=2), "task 1") == {"fruit root root"}
    assert refused(bearer("fruit", fruit=1, root=1), "task 1") == "B6.3b"


def test_B5_3_both_lacking_two_pairs() -> None:
    assert refused(bearer("herb", root=3), "task 1") == "B6.3b"
    assert resource_ways(bearer("herb", root=4), "task 1") == {"root root root root"}
    assert resource_ways(bearer("herb", root=2, gold=1), "task 1") == {"root root gold"}


def resource_ways_by_the_rule(supply: list[int], first: int, second: int) -> set[str]:
    """B5.3 and B5.5 by brute force, for one piece each of two different basic resources."""
    found = set()
    for paid in itertools.product(*[range(n + 1) for n in supply]):
        for how in itertools.product(("own", "gold", "pair"), repeat=2):
            left = list(paid)
            for kind, way in zip((first, second), how, strict=True):
                if way != "pair":
                    left[kind if way == "own" else words.GOLD] -= 1
            spared = any(supply[kind] and way != "own" for kind, way in zip((first, second), how, strict=True))
            if min(left) < 0 or sum(left) != 2 * how.count("pair") or ("pair" in how and spared):
                continue
            found.add(_paid(supply, [n - m for n, m in zip(supply, paid, strict=True)], words.RESOURCES))
    return found


def test_B5_3_two_kinds_all_ways_and_no_others() -> None:
    dice = random.Random(6)
    for _ in range(90):
        names = ("herb", "fruit", "gold", "root", "shell")
        supply = {name: dice.randrange(3) for name in names}
        g = bearer("herb", **supply)
        expected = resource_ways_by_the_rule(list(city(g).resources), words.HERB, words.FRUIT)
        assert resource_ways(g, "task 1") == expected, supply


# B5.4: having


def with_task(name: str, **supply: int) -> Game:
    s = supplied(**supply)
    number = start(s).edition.words["tasks"].index(name)
    for island in s.islands:
        island.tasks = [words.NONE if dealt == number else dealt for dealt in island.tasks]
    s.cities[0].tasks[0] = number
    return start(s)


def test_B5_4_gold_does_not_count_as_the_resource_of_a_task() -> None:
    assert refused(with_task("red-resource-herb", herb=2, gold=5), "ignite 1") == "B9.1"
    assert "ignite 1" in texts(with_task("red-resource-herb", herb=3))


def test_B5_4_two_resources_do_not_count_as_one() -> None:
    assert refused(with_task("red-gold", gold=3, herb=4), "ignite 1") == "B9.1"
    assert "ignite 1" in texts(with_task("red-gold", gold=4))


def test_B5_4_yellow_does_not_count_as_a_kind() -> None:
    held = {"path": 1, "ship": 1, "task": 1, "great_bonfire": 1}
    assert refused(with_task("yellow-hold-tiles-1", **held, yellow=5), "ignite 1") == "B9.1"
    assert "ignite 1" in texts(with_task("yellow-hold-tiles-1", **held, guardian=1))


# B5.5: choice, exactness, worth


def test_B5_5_every_way_is_offered() -> None:
    assert tile_ways(sailor(ship=2, yellow=2), "sail t2") == {"ship ship", "ship yellow", "yellow yellow"}


def test_B5_5_a_single_way_is_not_asked() -> None:
    g = sailor(ship=2)
    play(g, "sail t2")
    assert tiles(g) == {}


def test_B5_5_nothing_is_overpaid() -> None:
    assert tile_ways(sailor(ship=3), "sail t1") == {"ship"}
    assert resource_ways(gnomes(1, blossom=3), "recruit crowd-keeper", ONE) == {"blossom"}


def test_B5_5_no_choice_leads_nowhere() -> None:
    """Replacing the herb would leave too little for the fruit."""
    g = bearer("herb", gold=1, root=2)
    play(g, "task 1")
    while g.decision == "pay-resources":
        assert g.moves()
        g.play(g.moves()[-1])
    assert resources(g) == {}


def test_B5_5_specialist_5_may_cover_a_remaining_cost_of_1() -> None:
    assert tile_ways(sailor(5, ship=1, yellow=1), "sail t1") == {"ship", "yellow"}
    assert tile_ways(sailor(5, ship=2, yellow=1), "sail t2") == {"ship ship", "ship yellow", "yellow"}


def test_B5_5_specialist_5_never_two_yellow_for_two() -> None:
    assert tile_ways(sailor(5, yellow=2), "sail t2") == {"yellow"}


def test_B5_5_worth_counts_for_a_procession() -> None:
    s = supplied(5, yellow=1)
    pave(s, 0, "herb", "root")
    g = start(s)
    assert refused(g, "procession 3") == "B6.5a"
    play(g, "procession 2", "to path 2")
    assert tiles(g) == {}
    assert resources(g) == {"herb": 1}


def test_B5_5_a_procession_of_1_paid_with_worth_2_is_of_1_step() -> None:
    s = supplied(5, yellow=1)
    pave(s, 0, "herb", "root")
    g = start(s)
    play(g, "procession 1")
    assert place_of(g, "own") == "path-1"
    assert tiles(g) == {}


def test_B5_5_a_pair_is_worth_1() -> None:
    s = supplied(task=2)
    pave(s, 0, "herb", "root")
    g = start(s)
    assert refused(g, "procession 2") == "B6.5a"
    play(g, "procession 1")
    assert place_of(g, "own") == "path-1"


def test_B5_5_worth_counts_for_the_great_bonfire() -> None:
    s = supplied(5, yellow=1)
    s.fire_used = 1
    assert [move for move in texts(start(s)) if move.startswith("fire")] == ["fire 2", "fire 3"]


def test_B5_5_where_any_resources_will_do_nothing_is_replaced() -> None:
    """Specialist 9."""
    ways = resource_ways(gnomes(23, 9, herb=1, root=2), "recruit fire-steward", TWO)
    assert ways == {"herb root", "root root"}
