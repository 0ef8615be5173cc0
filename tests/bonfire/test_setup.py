"""Setup (B2): what every player count gets, and the first Fate Tile."""

from collections import Counter
from functools import cache

import pytest

import firelight
from firelight.engine.chance import new_rng
from firelight.engine.game import Game
from firelight.engine.jit import Ints
from firelight.games.bonfire.content import tables, words
from firelight.games.bonfire.rules.layout import PLACES, START, State
from firelight.games.bonfire.rules.setup import setup
from tests.bonfire.support import city, play, refused, resources, texts, tiles

COUNTS = [1, 2, 3, 4]
SEEDS = range(40)
EVERY_FATE_TILE = list(range(8))


@cache
def deal(players: int, seed: int, first_game: int = 0, handicap: int = 0) -> State:
    """A fresh table, before anybody decides anything. It is only looked at."""
    s = State()
    setup(s, new_rng(seed, 0), players, Ints([first_game, handicap]))
    return s


def new(players: int = 2, seed: int = 1) -> Game:
    return firelight.new("bonfire", players=players, seed=seed)


def tasks_on(s: State) -> list[int]:
    """Number of Tasks island by island."""
    return [sum(task >= 0 for task in island.tasks) for island in s.islands]


# B2.1, B2.2: Tasks.


def test_B2_1_four_players_three_tasks_on_each_island() -> None:
    assert tasks_on(deal(4, 1)) == [3] * 10


def test_B2_1_three_players_two_tasks_on_the_corners() -> None:
    assert tasks_on(deal(3, 1)) == [2, 3, 3, 2, 3, 3, 2, 3, 3, 2]


@pytest.mark.parametrize("players", [1, 2])
def test_B2_1_one_or_two_players_two_tasks_on_each_island(players: int) -> None:
    assert tasks_on(deal(players, 1)) == [2] * 10


@pytest.mark.parametrize("players", COUNTS)
def test_B2_1_no_task_lies_there_twice_and_none_is_in_a_city(players: int) -> None:
    for seed in SEEDS:
        s = deal(players, seed)
        found = [task for island in s.islands for task in island.tasks if task >= 0]
        assert len(set(found)) == len(found)
        assert all(c.tasks == [words.NONE] * 7 for c in s.cities)


def dealt_somewhere(players: int, first_game: int = 0) -> set[int]:
    return {task for seed in range(80) for island in deal(players, seed, first_game).islands for task in island.tasks if task >= 0}


def test_B2_1_three_offerings_on_one_island_is_removed_with_two_players() -> None:
    removed = tables.THREE_ON_ONE[0]
    assert dealt_somewhere(2) == set(range(66)) - {removed}
    assert removed not in dealt_somewhere(2, first_game=1)


def test_B2_1_three_offerings_on_one_island_is_removed_with_one_player() -> None:
    assert tables.THREE_ON_ONE[0] not in dealt_somewhere(1)


@pytest.mark.parametrize("players", [3, 4])
def test_B2_1_every_task_can_come_with_more_players(players: int) -> None:
    assert dealt_somewhere(players) == set(range(66))


def test_B2_1_no_offerings_lie_on_the_islands() -> None:
    for players in COUNTS:
        s = deal(players, 1)
        assert all(island.owners == island.offerings == [words.NONE] * 3 for island in s.islands)


def colours(s: State) -> list[list[int]]:
    return [[tables.TASK_COLOUR[task] for task in island.tasks if task >= 0] for island in s.islands]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_B2_2_first_game_gives_every_island_different_colours(players: int) -> None:
    for seed in SEEDS:
        s = deal(players, seed, first_game=1)
        assert tasks_on(s) == tasks_on(deal(players, seed))
        assert all(len(set(found)) == len(found) for found in colours(s))


def test_B2_2_otherwise_colours_may_be_equal() -> None:
    for players in (2, 3, 4):
        assert any(len(set(found)) < len(found) for seed in SEEDS for found in colours(deal(players, seed)))


def test_B2_2_every_pair_of_colours_is_as_likely() -> None:
    """Colours are drawn per island first."""
    pairs = Counter(frozenset(found) for seed in range(120) for found in colours(deal(2, seed, first_game=1)))
    assert len(pairs) == 3
    assert all(300 < number < 500 for number in pairs.values())  # 400 each, give or take


def test_B2_2_every_order_of_colours_comes() -> None:
    orders = {tuple(found) for seed in SEEDS for found in colours(deal(4, seed, first_game=1))}
    assert len(orders) == 6


# B2.3 to B2.6: the board.


@pytest.mark.parametrize("players", COUNTS)
def test_B2_3_four_guardians_of_each_colour_on_their_islands(players: int) -> None:
    assert deal(players, 1).guardians == [4] * 4


@pytest.mark.parametrize("players", COUNTS)
def test_B2_3_each_player_has_one_guardian_on_start(players: int) -> None:
    s = deal(players, 1)
    for c in s.cities[: s.seats]:
        assert c.guardians == [START, *[words.NONE] * 4]


@pytest.mark.parametrize(("players", "each"), [(1, 3), (2, 3), (3, 4), (4, 4)])
def test_B2_4_portals(players: int, each: int) -> None:
    for seed in SEEDS:
        s = deal(players, seed)
        assert [sum(space.portals) for space in s.ring] == [each] * 7  # the same number on each space
        assert [sum(space.portals[shape] for space in s.ring) for shape in range(7)] == [each] * 7  # all shapes


def test_B2_4_portals_are_shuffled() -> None:
    assert len({str(deal(4, seed).ring) for seed in SEEDS}) == len(SEEDS)


@pytest.mark.parametrize("players", COUNTS)
def test_B2_4_the_great_bonfire_points_at_its_start_space_and_is_unused(players: int) -> None:
    s = deal(players, 1)
    assert (s.pointer, s.fire_used) == (0, 0)


@pytest.mark.parametrize("players", COUNTS)
def test_B2_5_four_path_tiles_face_up_and_24_in_the_pile(players: int) -> None:
    s = deal(players, 1)
    assert s.path_left == 24
    assert sorted(s.path_display + s.path_pile[:24]) == list(range(28))


def test_B2_5_the_path_pile_is_shuffled_and_nobody_knows_it() -> None:
    assert len({tuple(deal(2, seed).path_pile) for seed in SEEDS}) == len(SEEDS)
    seen = new().view(0)["state"]["path_pile"]
    assert seen["count"] == 24
    assert seen["contents"] == sorted(seen["contents"])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_B2_6_six_specialists_face_up_and_the_rest_in_the_pile(players: int) -> None:
    s = deal(players, 1)
    assert s.gnome_left == words.SPECIALISTS - 6
    assert sorted(s.gnome_display + s.gnome_pile[: s.gnome_left]) == list(range(words.SPECIALISTS))


@pytest.mark.parametrize("players", COUNTS)
def test_B2_6_six_elders_face_up(players: int) -> None:
    assert deal(players, 1).elders == [1] * 6


# B2.7 to B2.9, B2.12: the players.


@pytest.mark.parametrize("players", COUNTS)
def test_B2_7_boards_all_different(players: int) -> None:
    for seed in SEEDS:
        s = deal(players, seed)
        boards = [c.board for c in s.cities[: s.seats]]
        assert len(set(boards)) == len(boards)


def test_B2_7_every_board_comes_to_every_seat() -> None:
    assert {(seat, deal(2, seed).cities[seat].board) for seed in SEEDS for seat in (0, 1)} == {(i, b) for i in (0, 1) for b in range(4)}


@pytest.mark.parametrize("players", COUNTS)
def test_B2_7_a_starting_tile_and_seven_novices_each(players: int) -> None:
    for c in deal(players, 1).cities[:players]:
        assert (c.path_count, c.paths[0]) == (1, words.STARTING_TILE)
        assert c.novices == [1] * 7


@pytest.mark.parametrize("players", [2, 3, 4])
def test_B2_7_anybody_may_be_drawn_to_start(players: int) -> None:
    assert {deal(players, seed).start for seed in SEEDS} == set(range(players))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_B2_7_play_goes_clockwise_from_the_starting_player(players: int) -> None:
    for seed in range(8):
        g = new(players, seed)
        first = g.state.start  # type: ignore[attr-defined]
        order = []
        for _ in range(2 * players):
            if g.decision == "first-tile":
                play(g, "keep first tile", "as printed")
            order.append(g.seat)
            some_turn(g)
        assert order == [(first + i) % players for i in range(2 * players)]


def some_turn(g: Game) -> None:
    """Whatever comes first, until it is somebody else's turn."""
    seat = g.seat
    while g.seat == seat and not g.over:
        g.play(g.moves()[0])


@pytest.mark.parametrize("players", COUNTS)
def test_B2_8_two_piles_of_five_offerings(players: int) -> None:
    for c in deal(players, 1).cities[:players]:
        assert (c.left_count, c.right_count) == (5, 5)
        assert sorted(c.left_offerings + c.right_offerings) == sorted(tables.OFFERING_RESOURCE)


def test_B2_8_offerings_are_shuffled_over_both_piles() -> None:
    assert {c.left_offerings[0] for seed in SEEDS for c in deal(2, seed).cities[:2]} == set(range(5))
    assert len({tuple(deal(2, seed).cities[0].left_offerings) for seed in SEEDS}) > 30


def test_B2_8_only_the_top_of_each_pile_is_open() -> None:
    g = new()
    c = city(g, 0)
    seen = g.view(1)["state"]["cities"][0]["offerings"]
    assert seen["left"] == {"count": 5, "open": words.RESOURCES[c.left_offerings[4]]}
    assert seen["right"] == {"count": 5, "open": words.RESOURCES[c.right_offerings[4]]}
    assert seen["face-down"] == sorted(seen["face-down"])


@pytest.mark.parametrize("players", COUNTS)
def test_B2_9_seven_fate_tiles_in_the_column_and_one_in_front(players: int) -> None:
    for seed in SEEDS:
        for c in deal(players, seed).cities[:players]:
            assert c.column_count == 7
            assert sorted([*c.column, c.first_tile]) == EVERY_FATE_TILE


def test_B2_9_fate_tiles_are_shuffled() -> None:
    assert {deal(2, seed).cities[0].first_tile for seed in SEEDS} == set(EVERY_FATE_TILE)
    assert {deal(2, seed).cities[0].column[0] for seed in SEEDS} == set(EVERY_FATE_TILE)


def test_B2_9_the_column_is_open_to_all() -> None:
    g = new()
    assert g.view(1)["state"]["cities"][0]["column"] == g.position()["state"]["cities"][0]["column"]


# B2.10, B2.11: the first tile.


def symbols_at(g: Game, seat: int) -> dict[tuple[int, int], str]:
    """Symbols by printed row and column."""
    c = city(g, seat)
    found = {}
    for square in range(c.square_count):
        row, column = divmod(c.cells[square], words.GRID_COLUMNS)
        found[row - 1, column - 1] = words.KINDS[c.symbols[square]]
    return found


def shown_on(tile: int) -> list[str]:
    return [words.KINDS[kind] for kind in tables.FATE_SYMBOLS[3 * tile : 3 * tile + 3]]


def test_B2_10_keep_the_tile_in_front() -> None:
    g = new()
    seat = g.seat or 0
    front, column = city(g, seat).first_tile, list(city(g, seat).column)
    assert texts(g) == ["keep first tile", "swap first tile"]
    play(g, "keep first tile", "as printed")
    assert city(g, seat).column == column
    assert symbols_at(g, seat) == dict(zip([(3, 3), (3, 4), (3, 5)], shown_on(front), strict=True))
    assert city(g, seat).first_tile == words.NONE


def test_B2_10_swap_it_with_the_middle_one_of_the_column() -> None:
    g = new()
    seat = g.seat or 0
    front, column = city(g, seat).first_tile, list(city(g, seat).column)
    play(g, "swap first tile", "as printed")
    assert city(g, seat).column == [*column[:3], front, *column[4:]]
    assert list(symbols_at(g, seat).values()) == shown_on(column[3])


def test_B2_10_either_way_round() -> None:
    g = new()
    seat = g.seat or 0
    front = city(g, seat).first_tile
    play(g, "keep first tile")
    assert texts(g) == ["as printed", "turned round"]
    play(g, "turned round")
    assert list(symbols_at(g, seat).values()) == shown_on(front)[::-1]


def test_B2_10_nothing_else_comes_before_it() -> None:
    g = new()
    assert refused(g, "fate top") != ""
    assert refused(g, "fire 1") != ""


@pytest.mark.parametrize("players", [2, 3, 4])
def test_B2_10_each_directly_before_the_own_first_turn_in_turn_order(players: int) -> None:
    g = new(players)
    first = g.seat or 0
    for place in range(players):
        seat = (first + place) % players
        assert (g.seat, g.decision) == (seat, "first-tile")
        assert city(g, seat).square_count == 0
        # The earlier players have laid their first tile and taken their turn already.
        assert all(city(g, (first + earlier) % players).square_count > 0 for earlier in range(place))
        play(g, "keep first tile", "as printed")
        assert (g.seat, g.decision) == (seat, "turn")
        some_turn(g)
    assert g.decision == "turn"  # nobody lays a first tile twice


def test_B2_10_solo_player_too() -> None:
    assert new(1).decision == "first-tile"


def test_B2_11_one_of_each_resource_and_five_action_tiles() -> None:
    for seed in range(8):
        g = new(seed=seed)
        seat = g.seat or 0
        front = city(g, seat).first_tile
        play(g, "keep first tile", "as printed")
        assert resources(g, seat) == dict.fromkeys(words.RESOURCES, 1)
        assert tiles(g, seat) == {"yellow": 2, **dict.fromkeys(shown_on(front), 1)}
        assert sum(city(g, seat).tiles) == 5


def test_B2_11_the_tiles_shown_on_the_chosen_tile() -> None:
    g = new()
    seat = g.seat or 0
    middle = city(g, seat).column[3]
    play(g, "swap first tile", "turned round")
    assert tiles(g, seat) == {"yellow": 2, **dict.fromkeys(shown_on(middle), 1)}


def test_B2_11_seats_that_wait_have_their_resources_and_no_symbols_yet() -> None:
    g = new()
    other = 1 - (g.seat or 0)
    assert resources(g, other) == dict.fromkeys(words.RESOURCES, 1)
    assert tiles(g, other) == {"yellow": 2}


@pytest.mark.parametrize("players", COUNTS)
def test_B2_12_ships_at_the_landing_stage_and_no_points(players: int) -> None:
    for c in deal(players, 1).cities:
        assert c.ship == words.NONE
        assert c.earned == [0] * 6


def test_B2_12_a_handicap_is_a_head_start() -> None:
    assert [sum(c.earned) for c in deal(1, 1, handicap=5).cities[:2]] == [0, 5]
    assert [sum(c.earned) for c in deal(1, 1, handicap=-10).cities[:2]] == [10, 0]


def test_B2_7_nobody_has_gnomes_portals_or_bonfires_yet() -> None:
    for c in deal(4, 1).cities:
        assert sum(c.gnomes) == sum(c.portals) == sum(c.lit) == 0
        assert PLACES[c.guardians[words.OWN]] == "start"
