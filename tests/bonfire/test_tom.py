"""Solo against Tom (B14)."""

from __future__ import annotations

from collections import Counter

import pytest

from firelight.engine.game import Game
from firelight.engine.stack import push
from firelight.games.bonfire.content import words
from firelight.games.bonfire.content.tables import GNOME_RESOURCE, TASK_COLOUR, TOM_CARD
from firelight.games.bonfire.content.words import NONE
from firelight.games.bonfire.rules import decisions
from firelight.games.bonfire.rules.countdown import turns_left
from firelight.games.bonfire.rules.layout import LYING, START, State
from tests.bonfire.pieces import (
    NEUTRAL,
    TASKS,
    can_ignite,
    earned,
    face_up,
    fate_column,
    fill_council,
    has,
    light,
    open_portals,
    pave,
    place_of,
    put_task,
    shape_of,
    show_gnomes,
    show_paths,
    space_of,
    state,
    station,
    stock,
    tasks_at,
)
from tests.bonfire.support import arrange, city, firelight, give, play, refused, resources, start, texts, tiles

TOM = 1
SEVEN_FIRES = ("red-gold", "red-portals", "red-gnomes", "yellow-portals", "yellow-gnomes", "yellow-elders", "red-guardians")
SIX_PATHS = ("blue-herb-1", "red-root-1", "blue-fruit-1", "red-shell-1", "blue-blossom-1", "red-fruit-1")
BLOSSOM, FRUIT, HERB = 16, 22, 24  # Specialists that show these resources


def solo(*cards: str) -> State:
    """The human has ship tiles for the whole game; these cards come next."""
    s = arrange(1)
    give(s.cities[0], ship=40)
    coming(s, *cards)
    return s


def coming(s: State, *cards: str) -> None:
    """These cards on top of Tom's pile, the first one first."""
    pile = [card for card in s.tom_pile if card != NONE]
    chosen = []
    for name in cards:
        card = next(card for card in pile if words.TOM_CARDS[TOM_CARD[card]] == name)
        pile.remove(card)
        chosen.append(card)
    s.tom_pile = [*pile, *reversed(chosen), *[NONE] * (8 - s.tom_left)]


def toms(s: State, *gnomes: int) -> None:
    """Specialists of Tom's, without their abilities."""
    for number in gnomes:
        s.cities[TOM].gnomes[number - 1] = 2


def go(g: Game) -> Game:
    """A turn of the human's that changes little; then Tom's card."""
    play(g, "sail t2" if city(g).ship == 0 else "sail t1")
    return g


# Setup

SETUPS = [firelight.new("bonfire", players=1, seed=seed) for seed in range(12)]


@pytest.mark.parametrize("g", SETUPS)
def test_B14_1_7_blue_7_red_6_yellow_tasks_two_colours_on_each_island(g: Game) -> None:
    islands = [[task for task in island.tasks if task >= 0] for island in state(g).islands]
    assert all(len({TASK_COLOUR[task] for task in tasks}) == len(tasks) == 2 for tasks in islands)
    assert Counter(TASK_COLOUR[task] for tasks in islands for task in tasks) == {0: 7, 1: 7, 2: 6}
    assert len({task for tasks in islands for task in tasks}) == 20
    assert TASKS.index("yellow-offerings-on-one") not in {task for tasks in islands for task in tasks}


@pytest.mark.parametrize("g", SETUPS)
def test_B14_1_the_portals_on_one_space_differ(g: Game) -> None:
    assert all(sorted(space.portals) == [0, 0, 0, 0, 1, 1, 1] for space in state(g).ring)
    assert [sum(space.portals[shape] for space in state(g).ring) for shape in range(7)] == [3] * 7


@pytest.mark.parametrize("g", SETUPS)
def test_B14_1_no_specialists_that_show_gold(g: Game) -> None:
    s = state(g)
    there = [*s.gnome_display, *s.gnome_pile[: s.gnome_left]]
    assert len(set(there)) == 24
    assert words.GOLD not in {GNOME_RESOURCE[gnome] for gnome in there}


@pytest.mark.parametrize("g", SETUPS)
def test_B14_1_the_human_starts(g: Game) -> None:
    assert (g.seat, state(g).start) == (0, 0)


def test_B14_1_toms_board_is_random_and_differs_from_yours() -> None:
    boards = [tuple(c.board for c in state(g).cities[:2]) for g in SETUPS]
    assert all(mine != his for mine, his in boards)
    assert len({his for _, his in boards}) > 2


def test_B14_2_what_tom_has_and_has_not() -> None:
    g = SETUPS[0]
    tom, s = city(g, TOM), state(g)
    assert (tom.paths[:2], tom.path_count) == ([words.STARTING_TILE, NONE], 1)
    assert tom.guardians == [START, NONE, NONE, NONE, NONE]
    assert (s.tom_novices, s.tom_left) == (4, 8)
    assert sorted(s.tom_pile) == list(range(8))
    assert (tiles(g, TOM), resources(g, TOM)) == ({}, {})
    assert (tom.column_count, tom.left_count, tom.right_count, tom.ship) == (0, 0, 0, NONE)


def test_B14_2_he_never_uses_specialists() -> None:
    s = solo("path")
    toms(s, 8, 19)
    pave(s, TOM, *SIX_PATHS[:5])
    show_gnomes(s, pile=(BLOSSOM,))
    show_paths(s, "red-blossom-1", "red-herb-1", "red-root-2", "red-fruit-2")
    g = go(start(s))
    assert city(g, TOM).path_count == 7
    assert (tiles(g, TOM), resources(g, TOM)) == ({}, {})


def test_B14_2_no_gold_of_the_usher_for_his_novices() -> None:
    s = task_card("task-2", *MIXED)
    toms(s, 7)
    g = go(start(s))
    assert s.tom_novices == 3
    assert resources(g, TOM) == {}


def test_B14_2_he_makes_no_procession() -> None:
    s = solo("guardian")
    toms(s, 17)
    g = go(start(s))
    assert g.seat == 0
    assert (place_of(g, "own", TOM), place_of(g, "pink", TOM)) == ("start", "start")


# Cards


def test_B14_3_one_card_after_each_human_turn() -> None:
    g = start(solo("guardian", "great-bonfire", "great-bonfire"))
    assert state(g).tom_played == 0
    for played in (1, 2, 3):
        go(g)
        assert (g.seat, state(g).tom_played, state(g).tom_left, state(g).tom_discarded) == (0, played, 8 - played, played)


def test_B14_3_an_empty_pile_is_shuffled_anew() -> None:
    s = solo()
    s.tom_discard = list(range(8))
    s.tom_pile = [NONE] * 8
    s.tom_left, s.tom_discarded = 0, 8
    show_gnomes(s)
    told = [event.name for event in start(s).play("sail t1")]
    assert told.index("shuffled") < told.index("tom-turned-up")
    assert (s.tom_left, s.tom_discarded) == (7, 1)
    assert sorted([*s.tom_pile[:7], s.tom_discard[0]]) == list(range(8))


@pytest.mark.parametrize("card", ["gnome", "path", "task-1", "task-2"])
def test_B14_3_a_gnome_sign_turns_up_the_next_gnome(card: str) -> None:
    s = solo(card)
    show_gnomes(s, pile=(BLOSSOM, FRUIT))
    told = [str(event) for event in start(s).play("sail t1")]
    assert f"seat 1 tom-showed-gnome {words.GNOME_KEYS[BLOSSOM - 1]} blossom" in told
    assert s.gnome_discard[: s.discard_count] == [BLOSSOM - 1]


@pytest.mark.parametrize("card", ["guardian", "great-bonfire"])
def test_B14_3_no_gnome_without_the_sign(card: str) -> None:
    s = solo(card)
    show_gnomes(s, 1, 2, 3, 4, 6, 7, pile=(BLOSSOM, FRUIT))
    go(start(s))
    assert (s.gnome_left, s.discard_count) == (2, 0)


def test_B14_3_an_empty_gnome_pile_its_discards_are_shuffled() -> None:
    s = solo("path")
    show_gnomes(s, 1, 2, 3, 4, 6, 7, pile=())
    s.gnome_discard[:3] = [8, 9, 10]
    s.discard_count = 3
    told = [event.name for event in start(s).play("sail t1")]
    assert told.index("shuffled") < told.index("tom-showed-gnome")
    assert (s.gnome_left, s.discard_count) == (2, 1)


def test_B14_3_for_the_display_too() -> None:
    s = solo("guardian")
    show_gnomes(s, 21, 2, 3, 4, 6, 7, pile=())
    s.gnome_discard[:2] = [8, 9]
    s.discard_count = 2
    give(s.cities[0], gnome=2, blossom=1)
    g = start(s)
    play(g, "recruit helmsman")
    assert face_up(g)[0] in {9, 10}
    assert (s.gnome_left, s.discard_count) == (1, 0)


def test_B14_4_gnome_takes_all_face_up_that_show_it_then_refills() -> None:
    s = solo("gnome")
    show_gnomes(s, 1, 2, 6, 3, 11, 4, pile=(BLOSSOM, 21, 7, 8))
    g = go(start(s))
    assert [number for number in range(1, 34) if has(g, number, TOM)] == [1, 6, 11]
    assert face_up(g) == [21, 2, 7, 3, 8, 4]  # 21 shows it too but is turned up only now


def test_B14_4_gnome_from_left_to_right_until_he_has_six() -> None:
    s = solo("gnome")
    toms(s, 2, 3, 4, 7)
    show_gnomes(s, 8, 1, 6, 11, 9, 12, pile=(BLOSSOM,))
    g = go(start(s))
    assert [has(g, number, TOM) for number in (1, 6, 11)] == [True, True, False]


def test_B14_4_gnome_never_an_elder() -> None:
    s = solo("gnome")
    show_gnomes(s, 2, 3, pile=(BLOSSOM,))
    g = go(start(s))
    assert city(g, TOM).gnome_count == 0
    assert s.elders == [1] * 6


def test_B14_4_path_takes_all_face_up_that_show_it_then_refills() -> None:
    s = solo("path")
    show_gnomes(s, pile=(HERB,))
    show_paths(s, "red-herb-1", "blue-root-1", "blue-herb-1", "red-root-1", pile=("yellow-herb-1", "red-fruit-1", "red-shell-1"))
    g = go(start(s))
    assert [g.edition.words["paths"][tile] for tile in city(g, TOM).paths[:4] if tile >= 0] == [
        "starting-tile",
        "red-herb-1",
        "blue-herb-1",
    ]
    shown = [g.edition.words["paths"][tile] for tile in s.path_display]
    assert shown == ["yellow-herb-1", "blue-root-1", "red-fruit-1", "red-root-1"]  # the new herb is not taken


def test_B14_4_path_until_he_has_six() -> None:
    s = solo("path")
    pave(s, TOM, *SIX_PATHS[:5])
    show_gnomes(s, pile=(HERB,))
    show_paths(s, "blue-root-1", "red-herb-1", "blue-herb-2", "red-root-2")
    g = go(start(s))
    assert city(g, TOM).path_count == 7
    assert g.edition.words["paths"][city(g, TOM).paths[6]] == "red-herb-1"
    assert "blue-herb-2" in [g.edition.words["paths"][tile] for tile in s.path_display]


def task_card(card: str, first: tuple[str, ...], second: tuple[str, ...]) -> State:
    """The card comes with herb; these Tasks lie on the two islands of herb."""
    s = solo(card)
    show_gnomes(s, pile=(HERB,))
    tasks_at(s, "T3", *first)
    tasks_at(s, "T7", *second)
    return s


MIXED = (("red-gold", "blue-have-guardian-pink"), ("red-portals", "yellow-gnomes"))


def toms_tasks(g: Game) -> list[str]:
    return [TASKS[task] for task in city(g, TOM).tasks if task >= 0]


def test_B14_5_task_1_takes_the_highest_value_lit() -> None:
    s = task_card("task-1", *MIXED)
    g = go(start(s))
    assert toms_tasks(g) == ["yellow-gnomes"]
    assert city(g, TOM).lit == [1, 0, 0, 0, 0, 0, 0]
    assert (earned(g, TOM), s.tom_novices) == ({}, 4)  # no Novice


def test_B14_5_no_offering_is_left() -> None:
    s = task_card("task-1", *MIXED)
    go(start(s))
    assert s.islands[6].tasks == [TASKS.index("red-portals"), NONE, NONE]
    assert s.islands[6].owners == s.islands[6].offerings == [NONE] * 3


def test_B14_5_task_2_takes_the_lowest_value_and_sends_a_novice_for_a_point() -> None:
    s = task_card("task-2", *MIXED)
    g = go(start(s))
    assert toms_tasks(g) == ["blue-have-guardian-pink"]
    assert (earned(g, TOM), s.tom_novices) == ({"tom": 1}, 3)
    assert sum(space.novices[TOM] for space in s.council) == 1


@pytest.mark.parametrize(("card", "tied"), [("task-1", "red-gnomes"), ("task-2", "red-portals")])
def test_B14_5_the_human_chooses_among_equals(card: str, tied: str) -> None:
    other = "blue-have-guardian-pink" if card == "task-1" else "yellow-gnomes"
    s = task_card(card, ("red-gold", other), (tied,))
    g = go(start(s))
    assert (g.seat, g.decision, texts(g)) == (0, "tom-tie", ["tom 1.1", "tom 2.1"])
    assert refused(g, "tom 1.2") == "B14.5"
    play(g, "tom 2.1")
    assert toms_tasks(g) == [tied]
    assert g.decision == "turn"


def test_B14_5_the_next_free_space_from_1_to_7() -> None:
    s = task_card("task-1", ("yellow-gnomes",), ())
    light(s, TOM, "red-gold", "red-portals", "red-gnomes")
    g = go(start(s))
    assert TASKS[city(g, TOM).tasks[3]] == "yellow-gnomes"
    assert city(g, TOM).lit == [1, 1, 1, 1, 0, 0, 0]


def test_B14_5_only_the_two_islands_of_the_resource() -> None:
    s = task_card("task-1", ("blue-have-guardian-pink",), ("blue-have-guardian-grey",))
    tasks_at(s, "T2", "yellow-bonfires", "yellow-portals")
    g = go(start(s))
    assert g.decision == "tom-tie"


def test_B14_6_guardian_of_a_colour_he_lacks_to_start() -> None:
    s = solo("guardian")
    station(s, TOM, pink="start", brown="start", blue="start")
    g = go(start(s))
    assert place_of(g, "grey", TOM) == "start"
    assert s.guardians == [3, 3, 3, 3]


def ring(s: State, *spaces: int) -> str:
    """The portal Tom needs next lies on these spaces only."""
    needed = shape_of(s.cities[TOM], 7)
    for space in range(1, 8):
        stock(s, space, *([needed] if space in spaces else []))
    return needed


def test_B14_6_great_bonfire_clockwise_to_the_next_space_with_his_portal() -> None:
    s = solo("great-bonfire")
    s.pointer = 3
    ring(s, 2, 3, 4)  # it points at space 4
    go(start(s))
    assert s.pointer == 1
    assert s.cities[TOM].portals == [0, 0, 0, 0, 0, 0, 1]
    assert sum(s.ring[1].portals) == 0


def test_B14_6_the_present_space_last() -> None:
    s = solo("great-bonfire")
    s.pointer = 3
    ring(s, 4)
    go(start(s))
    assert s.pointer == 3
    assert s.cities[TOM].portals[6] == 1


def test_B14_6_he_gets_nothing_but_the_portal() -> None:
    s = solo("great-bonfire")
    ring(s, 2)
    g = go(start(s))
    assert (tiles(g, TOM), resources(g, TOM), earned(g, TOM)) == ({}, {}, {})


def test_B14_6_it_counts_as_a_use() -> None:
    s = solo("great-bonfire")
    ring(s, 2)
    give(s.cities[0], great_bonfire=1)
    s.cities[0].tiles[words.SHIP] = 1
    g = start(s)
    assert refused(g, "fire 5") == ""
    go(g)
    assert s.fire_used == 1
    assert refused(g, "fire 3") == ""
    assert refused(g, "fire 5") == "B6.6b"


def test_B14_6_his_portals_go_from_notch_7_to_1() -> None:
    s = solo("great-bonfire")
    toms(s, 25)
    open_portals(s, TOM, 7, 6)
    for space in range(1, 8):
        stock(s, space, *([shape_of(s.cities[TOM], 5)] if space == 6 else [shape_of(s.cities[TOM], 1)]))
    go(start(s))
    assert s.cities[TOM].portals == [0, 0, 0, 0, 1, 1, 1]
    assert s.pointer == 5


# Common Tasks


def five_guardians() -> State:
    """Tom's next card brings his fifth Guardian."""
    s = solo("guardian")
    station(s, TOM, pink="start", brown="start", blue="start")
    return s


def test_B14_7_a_common_task_sends_the_neutral_novice_lying_for_a_point() -> None:
    s = five_guardians()
    g = go(start(s))
    assert s.neutral == [1, 1, 1, 0, 1]
    assert sum(space.novices[LYING] for space in s.council) == 1
    assert sum(space.novices[NEUTRAL] for space in s.council) == 0
    assert earned(g, TOM) == {"tom": 1}
    assert s.tom_novices == 4


def test_B14_7_only_if_the_neutral_novice_is_there() -> None:
    s = five_guardians()
    s.neutral[3] = 0
    g = go(start(s))
    assert earned(g, TOM) == {}
    assert sum(space.novices[LYING] for space in s.council) == 0


def test_B14_7_lying_novices_do_not_block_neutral_ones() -> None:
    s = solo("guardian")
    s.council[space_of("path")].novices[LYING] = 1
    open_portals(s, 0, *range(1, 8))
    g = start(s)
    play(g, "neutral portals", "send path", "point")
    assert s.council[space_of("path")].novices[NEUTRAL] == 1


def test_B14_7_toms_novices_do_not_block_yours() -> None:
    s = solo("guardian")
    can_ignite(s)
    s.council[space_of("path")].novices[TOM] = 1
    g = start(s)
    play(g, "ignite 7")
    assert "send path" in texts(g)


@pytest.mark.parametrize("common", words.COMMONS)
def test_B14_7_each_of_the_five(common: str) -> None:
    cards = {"tasks": "task-1", "portals": "great-bonfire", "paths": "path", "guardians": "guardian", "gnomes": "gnome"}
    s = solo(cards[common])
    show_gnomes(s, 1, pile=(BLOSSOM,))
    show_paths(s, "red-blossom-1")
    if common == "tasks":
        light(s, TOM, *SEVEN_FIRES[:6])
        tasks_at(s, "T1", "red-guardians")
        tasks_at(s, "T6")
    elif common == "portals":
        open_portals(s, TOM, *range(2, 8))
    elif common == "paths":
        pave(s, TOM, *SIX_PATHS[:4], "red-fruit-2")
        s.path_display[:1] = [10]  # red-blossom-1
    elif common == "guardians":
        station(s, TOM, pink="start", grey="start", brown="start")
    else:
        toms(s, 2, 3, 4, 7, 9)
    g = go(start(s))
    assert s.neutral[words.COMMONS.index(common)] == 0
    assert earned(g, TOM) == {"tom": 1}


def done(common: str) -> State:
    """Tom has met that Common Task."""
    s = solo({"tasks": "task-2", "portals": "great-bonfire", "paths": "path", "guardians": "guardian", "gnomes": "gnome"}[common])
    s.neutral = [0] * 5
    if common == "tasks":
        light(s, TOM, *SEVEN_FIRES)
    elif common == "portals":
        open_portals(s, TOM, *range(1, 8))
    elif common == "paths":
        pave(s, TOM, *SIX_PATHS)
    elif common == "guardians":
        station(s, TOM, pink="start", grey="start", brown="start", blue="start")
    else:
        toms(s, 2, 3, 4, 7, 9, 10)
    show_gnomes(s, 1, 6, 11, 12, 13, 14, pile=(BLOSSOM,))
    return s


@pytest.mark.parametrize("common", words.COMMONS)
def test_B14_8_three_points_where_he_has_met_the_common_task(common: str) -> None:
    s = done(common)
    g = go(start(s))
    assert earned(g, TOM) == {"tom": 3}


@pytest.mark.parametrize("common", ["tasks", "paths", "gnomes"])
def test_B14_8_the_gnome_sign_is_still_resolved(common: str) -> None:
    s = done(common)
    go(start(s))
    assert (s.gnome_left, s.discard_count) == (0, 1)


def test_B14_8_instead_of_the_whole_card() -> None:
    s = done("tasks")
    before = [list(island.tasks) for island in s.islands]
    go(start(s))
    assert s.tom_novices == 4  # Task II sends no Novice then
    assert [list(island.tasks) for island in s.islands] == before


@pytest.mark.parametrize("card", ["task-1", "task-2", "gnome", "path", "great-bonfire"])
def test_B14_8_nothing_at_all_for_another_reason(card: str) -> None:
    s = solo(card)
    show_gnomes(s, 2, 3, pile=(BLOSSOM,))
    show_paths(s, "red-herb-1", "red-root-1")
    tasks_at(s, "T1")
    tasks_at(s, "T6")
    ring(s)
    told = [event.name for event in start(s).play("sail t1")]
    assert "tom-idle" in told
    assert s.cities[TOM].earned == [0] * 6
    assert s.tom_novices == 4
    assert s.pointer == 0
    assert s.fire_used == 0


def test_B14_8_nothing_without_a_gnome_to_turn_up() -> None:
    s = solo("task-1")
    show_gnomes(s, 1, 2, pile=())
    told = [event.name for event in start(s).play("sail t1")]
    assert "tom-idle" in told


# End


def test_B14_9_countdown_at_the_7th_novice_begun_by_the_human() -> None:
    s = solo("guardian", "great-bonfire")
    can_ignite(s)
    fill_council(s, 6)
    g = start(s)
    play(g, "ignite 7", "send path", "point")
    assert turns_left(s, 0) == 4


def test_B14_9_countdown_begun_by_tom() -> None:
    s = task_card("task-2", *MIXED)
    s.council[3].novices[0] = 6
    g = go(start(s))
    assert s.counting == 1
    assert turns_left(s, 0) == 5
    play(g, "pass")
    assert earned(g) == {"passing": 5}


def test_B14_9_countdown_begun_by_a_lying_novice() -> None:
    s = five_guardians()
    s.council[3].novices[0] = 6
    go(start(s))
    assert s.counting == 1


def test_B14_9_the_end_comes_with_the_1() -> None:
    s = solo("guardian", "great-bonfire")
    s.counting, s.countdown_pile = 1, 2
    g = go(start(s))
    assert (g.over, turns_left(s, 0)) == (False, 1)
    go(g)
    assert g.over
    assert s.tom_played == 2


def test_B14_9_the_end_right_after_the_32nd_card() -> None:
    s = five_guardians()
    s.tom_played = 31
    g = go(start(s))
    assert g.over
    assert (s.tom_played, place_of(g, "grey", TOM)) == (32, "start")
    assert earned(g, TOM) == {"tom": 1}  # his Common Task is still seen to


def test_B14_9_not_after_the_31st() -> None:
    s = solo("guardian")
    s.tom_played = 30
    assert not go(start(s)).over


def test_B14_9_who_has_passed_watches_tom_play_one_card_a_round() -> None:
    s = solo("guardian", "great-bonfire", "great-bonfire")
    s.counting, s.countdown_pile = 1, 3
    g = start(s)
    play(g, "pass")
    assert g.over
    assert earned(g) == {"passing": 3}
    assert s.tom_played == 3


def test_B14_9_who_is_out_watches_tom_to_the_32nd_card() -> None:
    s = solo("guardian", "great-bonfire", "great-bonfire")
    fate_column(s.cities[0])
    s.cities[0].tiles = [0] * 7
    s.tom_played = 29
    g = start(s)
    assert g.over
    assert (s.tom_played, s.cities[0].out, earned(g)) == (32, 1, {})


def test_B14_9_who_is_out_passes_by_himself_in_the_countdown() -> None:
    s = task_card("task-2", *MIXED)
    coming(s, "task-2", "guardian", "great-bonfire", "great-bonfire")
    s.council[3].novices[0] = 6
    fate_column(s.cities[0])
    s.cities[0].tiles = [0] * 7
    s.tom_played = 28
    g = start(s)
    assert g.over
    assert earned(g) == {"passing": 5}
    assert s.tom_played == 32


def ended(s: State) -> Game:
    push(s, decisions.GAME_OVER, NONE, 0, 0)
    return start(s)


def test_B14_9_what_tom_scores() -> None:
    s = solo()
    light(s, TOM, "red-gold", "yellow-portals")  # 4 + 6
    pave(s, TOM, "yellow-root-1", *SIX_PATHS[:5])  # a yellow crystal beside the yellow Bonfire; 7 Path Tiles
    open_portals(s, TOM, 7, 6, 2)  # one of them beside a Bonfire
    station(s, TOM, pink="bonfire-1")
    toms(s, 18)
    s.cities[TOM].earned[5] = 5
    sheet = {source: points for source, points in ended(s).score_sheet(TOM).items() if points}
    assert sheet == {"tom": 5, "bonfires": 10, "portals": 2, "crystals": 2, "common-tasks": 4}


def test_B14_9_seven_bonfires_bring_tom_seven() -> None:
    s = solo()
    light(s, TOM, *SEVEN_FIRES)
    assert ended(s).score_sheet(TOM)["common-tasks"] == 7


@pytest.mark.parametrize(("mine", "his", "winners"), [(6, 5, (0,)), (5, 6, (1,)), (5, 5, ())])
def test_B14_9_more_points_than_tom_and_no_tiebreak(mine: int, his: int, winners: tuple[int, ...]) -> None:
    s = solo()
    s.cities[0].tiles = [0] * 7
    fate_column(s.cities[0])
    put_task(s, 0, 1, "red-gold", lit=True)  # more Bonfires do not help
    s.cities[0].earned[2] = mine - 4
    s.cities[TOM].earned[5] = his
    g = ended(s)
    assert g.scores() == [mine, his]
    assert g.winners() == winners


def test_B14_10_a_positive_handicap_is_toms_head_start() -> None:
    g = firelight.new("bonfire", players=1, seed=3, handicap=15)
    assert (earned(g), earned(g, TOM)) == ({}, {"head-start": 15})
    assert g.scores()[TOM] == 15


def test_B14_10_a_negative_one_is_yours() -> None:
    g = firelight.new("bonfire", players=1, seed=3, handicap=-10)
    plain = firelight.new("bonfire", players=1, seed=3)
    assert (earned(g), earned(g, TOM)) == ({"head-start": 10}, {})
    assert [one - other for one, other in zip(g.scores(), plain.scores(), strict=True)] == [10, 0]


def test_B14_10_no_handicap_no_head_start() -> None:
    g = firelight.new("bonfire", players=1, seed=3)
    assert (earned(g), earned(g, TOM)) == ({}, {})
