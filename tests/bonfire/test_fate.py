"""Placing a Fate Tile (B4)."""

import itertools
import random

import pytest

from firelight.engine.game import Game
from firelight.games.bonfire.content import tables, words
from firelight.games.bonfire.rules.fate import STAR_READER, has_room
from tests.bonfire.support import FULL_AREA, arrange, city, give, hire, lay_out, play, refused, resources, start, texts, tiles


def table(*laid: str, top: int = 0, specialist: int = 0, **supply: int) -> Game:
    """Seat 0 with these Fate Tiles laid, that tile on top of the column, and a Specialist."""
    s = arrange()
    c = s.cities[0]
    lay_out(c, *laid)
    if top:
        c.column.remove(top - 1)
        c.column.insert(0, top - 1)
    if specialist:
        hire(c, specialist)
    give(c, **supply)
    return start(s)


def lines(g: Game) -> set[str]:
    return {move.removeprefix("lay ") for move in texts(g)}


def symbols(g: Game) -> dict[tuple[int, int], str]:
    """Symbols by printed row and column."""
    c = city(g)
    cells = [divmod(c.cells[square], words.GRID_COLUMNS) for square in range(c.square_count)]
    return {(row - 1, column - 1): words.KINDS[c.symbols[i]] for i, (row, column) in enumerate(cells)}


# B4.1


def test_B4_1_one_tile_may_be_kept_without_asking() -> None:
    g = table("1", ship=1)
    play(g, "fate top")
    assert g.decision == "fate-line"


def test_B4_1_throw_away_down_to_one_of_your_choice() -> None:
    g = table("1", ship=2, gnome=1, yellow=1)
    play(g, "fate top")
    assert texts(g) == ["keep ship", "keep gnome", "keep yellow"]
    play(g, "keep gnome")
    assert tiles(g) == {"gnome": 1}


def test_B4_1_only_a_tile_that_you_have_can_be_kept() -> None:
    g = table("1", ship=2, gnome=1)
    play(g, "fate top")
    assert refused(g, "keep yellow") == "B4.1"


def test_B4_1_the_surplus_goes_before_the_tile_yields() -> None:
    g = table("1", top=2, ship=1, task=1)
    play(g, "fate top", "keep task", "lay 3,6 down", "as printed")
    assert tiles(g) == {"task": 1, "ship": 1, "path": 1, "gnome": 1}  # the ship tile is the new one


def test_B4_1_what_the_tile_yields_is_kept_whole() -> None:
    g = table("1", top=8)
    play(g, "fate top", "lay 2,3 across", "as printed")
    assert tiles(g) == {"guardian": 1, "great-bonfire": 1, "gnome": 1}


def test_B4_1_specialist_14_keeps_up_to_three() -> None:
    g = table("1", specialist=14, ship=2, gnome=1)
    play(g, "fate top")
    assert g.decision == "fate-line"
    assert tiles(g) == {"ship": 2, "gnome": 1}


def test_B4_1_specialist_14_throws_away_down_to_three() -> None:
    g = table("1", specialist=14, ship=2, gnome=2, yellow=1)
    play(g, "fate top", "keep ship", "keep gnome")
    assert texts(g) == ["keep ship", "keep gnome", "keep yellow"]
    play(g, "keep gnome")
    assert tiles(g) == {"ship": 1, "gnome": 2}


def test_B4_1_specialist_14_cannot_keep_one_tile_twice() -> None:
    g = table("1", specialist=14, ship=3, gnome=2, yellow=1)
    play(g, "fate top", "keep yellow")
    assert refused(g, "keep yellow") == "B4.1"


def test_B4_1_a_yellow_tile_under_specialist_5_is_one_tile() -> None:
    g = table("1", specialist=5, yellow=1)
    play(g, "fate top")
    assert g.decision == "fate-line"
    g = table("1", specialist=5, yellow=2, ship=1)
    play(g, "fate top", "keep yellow")
    assert tiles(g) == {"yellow": 1}


# B4.2


def test_B4_2_the_top_tile() -> None:
    g = table("1")  # tiles 2 to 8 in the column
    play(g, "fate top", "lay 2,3 across", "as printed")
    assert list(symbols(g).values())[3:] == ["ship", "path", "gnome"]
    assert city(g).column == [2, 3, 4, 5, 6, 7, words.NONE]


def test_B4_2_the_bottom_tile() -> None:
    g = table("1")
    play(g, "fate bottom", "lay 2,3 across", "as printed")
    assert list(symbols(g).values())[3:] == ["guardian", "great-bonfire", "gnome"]
    assert city(g).column == [1, 2, 3, 4, 5, 6, words.NONE]


def test_B4_2_impossible_without_a_place_and_the_tile_stays() -> None:
    g = table(*FULL_AREA, ship=1)
    assert not has_room(city(g))
    assert refused(g, "fate top") == refused(g, "fate bottom") == "B4.2"
    assert city(g).column_count == 1


def test_B4_2_tiles_that_are_left_score() -> None:
    g = table(*FULL_AREA, ship=1)
    assert g.score_sheet(0)["fate-tiles"] == 3


def test_B4_2_impossible_without_a_tile() -> None:
    s = arrange()
    s.cities[0].column, s.cities[0].column_count = [words.NONE] * 7, 0
    give(s.cities[0], ship=1)
    assert refused(start(s), "fate top") == "B4.2"


def test_B4_2_specialist_27_finds_a_place_outside() -> None:
    g = table(*FULL_AREA, specialist=27)
    assert "fate top" in texts(g)


# B4.3: where


def test_B4_3_beside_the_first_tile() -> None:
    """Every line inside that touches row 3, columns 3 to 5."""
    g = table("1")
    play(g, "fate top")
    across = {"2,1", "2,2", "2,3", "2,4", "2,5", "4,1", "4,2", "4,3", "4,4", "4,5"}
    down = {"2,2", "1,2", "3,2", "2,6", "1,6", "3,6"}
    # Two free squares above and below the first tile are too few for a line down beside it.
    assert lines(g) == {f"{line} across" for line in across} | {f"{line} down" for line in down}


def test_B4_3_touching_with_a_corner_is_not_enough() -> None:
    g = table("1", "2 at 2,5 across")
    play(g, "fate top")
    assert refused(g, "lay 1,2 across") == "B4.3"  # (1,4) and (2,5) touch at a corner only
    assert "1,3 across" in lines(g)


def test_B4_3_far_away_is_forbidden() -> None:
    g = table("1")
    play(g, "fate top")
    for line in ("1,2 across", "1,3 across", "5,3 across", "2,1 down", "2,7 down"):
        assert refused(g, f"lay {line}") == "B4.3"


def test_B4_3_one_square_beside_another_tile_is_enough() -> None:
    g = table("1")
    play(g, "fate top")
    assert "4,1 across" in lines(g)  # only (4,3) is beside (3,3)
    assert "1,2 down" in lines(g)  # only (3,2) is beside (3,3)


def test_B4_3_not_on_another_tile() -> None:
    g = table("1", "2 at 2,3 across")
    play(g, "fate top")
    for line in ("2,1 across", "2,4 across", "3,2 across", "1,3 down", "2,5 down"):
        assert refused(g, f"lay {line}") == "B4.3"


def test_B4_3_not_beyond_the_edge() -> None:
    g = table("1", "2 at 2,5 across")
    play(g, "fate top")
    assert refused(g, "lay 3,6 across") == "B4.3"  # (3,8) is outside
    assert refused(g, "lay 2,6 across") == "B4.3"
    g = table("1", "2 at 4,3 across")
    play(g, "fate top")
    assert refused(g, "lay 4,2 down") == "B4.3"  # (6,2) is outside
    assert "3,2 down" in lines(g)


def test_B4_3_the_cut_corners_are_outside() -> None:
    g = table("1", "2 at 2,1 across", "3 at 4,1 across", "4 at 2,5 across", "5 at 4,5 across")
    play(g, "fate top")
    for line in ("1,1 across", "1,5 across", "5,1 across", "5,5 across", "1,1 down", "1,7 down", "3,1 down", "3,7 down"):
        assert refused(g, f"lay {line}") == "B4.3"
    assert {"1,2 across", "1,4 across", "5,2 across", "5,4 across"} <= lines(g)


def test_B4_3_the_outer_columns_have_three_squares() -> None:
    g = table("1", "2 at 1,2 down", "3 at 3,6 down")
    play(g, "fate top")
    assert {"2,1 down", "2,7 down"} <= lines(g)


@pytest.mark.parametrize(("way", "shown"), [("as printed", ["ship", "path", "gnome"]), ("turned round", ["gnome", "path", "ship"])])
def test_B4_3_either_way_round(way: str, shown: list[str]) -> None:
    for line in ("2,3 across", "1,2 down"):
        g = table("1")
        play(g, "fate top", f"lay {line}")
        assert texts(g) == ["as printed", "turned round"]
        play(g, way)
        assert list(symbols(g).values())[3:] == shown


def test_B4_3_a_line_lies_from_its_first_square_to_the_right_or_down() -> None:
    g = table("1")
    play(g, "fate top", "lay 3,6 down", "as printed")
    assert list(symbols(g))[3:] == [(3, 6), (4, 6), (5, 6)]
    g = table("1")
    play(g, "fate top", "lay 4,1 across", "as printed")
    assert list(symbols(g))[3:] == [(4, 1), (4, 2), (4, 3)]


INSIDE = {(row, column) for row in range(1, 6) for column in range(1, 8)} - {(1, 1), (1, 7), (5, 1), (5, 7)}


@pytest.mark.parametrize("specialist", [0, 27])
def test_B4_3_every_line_by_a_slow_reading(specialist: int) -> None:
    g = table("1", "2 at 1,2 down", "3 at 4,4 across", "5 at 2,5 across turned", specialist=specialist)
    play(g, "fate top")
    taken = set(symbols(g))
    expected = set()
    for row, column, direction in itertools.product(range(-1, 8), range(-1, 10), ("across", "down")):
        squares = squares_of(f"{row},{column} {direction}")
        inside = sum(square in INSIDE for square in squares)
        if inside >= (1 if specialist else 3) and not taken.intersection(squares) and beside(squares) & taken:
            expected.add(f"{row},{column} {direction}")
    assert lines(g) == expected


def squares_of(line: str) -> list[tuple[int, int]]:
    at, direction = line.split()
    row, column = (int(number) for number in at.split(","))
    return [(row, column + i) if direction == "across" else (row + i, column) for i in range(3)]


def beside(squares: list[tuple[int, int]]) -> set[tuple[int, int]]:
    return {(r + dr, c + dc) for r, c in squares for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0))}


# B4.3: Specialist 27


def test_B4_3_specialist_27_may_stick_out() -> None:
    g = table("1", "2 at 2,5 across", specialist=27)
    play(g, "fate top")
    # To the right, to the left, below and above the area.
    assert {"3,6 across", "3,0 across", "4,5 down", "3,7 down", "-1,6 down"} <= lines(g)


def test_B4_3_specialist_27_one_square_has_to_be_inside() -> None:
    g = table("1", "2 at 2,5 across", "3 at 1,4 across", specialist=27)
    play(g, "fate top")
    # The cut corner (1,7) is outside, and so is all of this line.
    assert refused(g, "lay 1,7 across") == "B4.3"
    assert refused(g, "lay -1,7 down") == "B4.3"


def test_B4_3_specialist_27_with_one_square_in_the_area() -> None:
    g = table("1", "2 at 1,4 across", specialist=27)
    play(g, "fate top")
    assert "-1,3 down" in lines(g)  # (1,3) is beside (1,4)


def test_B4_3_specialist_27_over_a_cut_corner() -> None:
    g = table("1", "2 at 2,5 across", specialist=27)
    play(g, "fate top", "lay 1,6 across", "as printed")  # (1,6) inside, (1,7) and (1,8) outside
    assert list(symbols(g))[6:] == [(1, 6), (1, 7), (1, 8)]


def test_B4_3_specialist_27_may_not_overlap_outside() -> None:
    g = table("1", "2 at 3,6 down", "3 at 4,7 across", specialist=27)  # (4,7) inside, (4,8) and (4,9) outside
    play(g, "fate top")
    assert "3,7 across" in lines(g)
    g = table("1", "2 at 3,6 across", specialist=27)  # (3,8) outside
    play(g, "fate top")
    for line in ("3,7 across", "2,7 down", "3,7 down"):
        assert refused(g, f"lay {line}") == "B4.3"


def test_B4_3_specialist_27_adjacent_by_an_outside_square_alone() -> None:
    # (2,7) of tile 3 sticks out over the cut corner (1,7); the line 1,6 across would overlap it, -1,6 down touches it at (1,6).
    g = table("1", "2 at 3,6 across", "3 at 0,7 down", specialist=27)  # (0,7) and (1,7) outside, (2,7) inside
    play(g, "fate top")
    assert refused(g, "lay 1,6 across") == "B4.3"
    assert "-1,6 down" in lines(g)  # (1,6) and (0,6) are beside squares outside, and beside nothing else


def test_B4_3_specialist_27_outside_squares_belong_to_areas() -> None:
    # (3,6) ship, (3,7) path, (3,8) gnome; then gnome on (4,8).
    g = table("1", "2 at 3,6 across", top=6, specialist=27)
    play(g, "fate top", "lay 4,7 across", "as printed")  # ship (4,7), gnome (4,8), guardian (4,9)
    assert tiles(g) == {"ship": 1, "gnome": 2, "guardian": 1}


def test_B4_3_specialist_27_outside_squares_cover_nothing() -> None:
    g = table("1", "2 at 2,5 across", top=3, specialist=27)
    play(g, "fate top", "lay 1,6 across", "as printed")
    assert resources(g) == {}
    assert tiles(g) == {"path": 2, "task": 1, "great-bonfire": 1}  # path (1,6) above path (2,6)


def test_B4_3_without_specialist_27_the_same_lines_are_refused() -> None:
    g = table("1", "2 at 2,5 across")
    play(g, "fate top")
    assert refused(g, "lay 1,7 down") == refused(g, "lay 0,6 down") == "B4.3"


# B4.4


def test_B4_4_worked_example_fate_gain() -> None:
    """Three white, two purple, one red and one gold."""
    # Task on (3,5); guardians on (4,5) and (5,5).
    g = table("1", "6 at 4,3 across", "8 at 5,3 across turned", top=7)
    play(g, "fate top", "lay 3,6 down", "as printed")  # task, guardian, great-bonfire on a gold square
    assert tiles(g) == {"guardian": 3, "task": 2, "great-bonfire": 1}
    assert resources(g) == {"gold": 1}


def test_B4_4_one_of_each_where_nothing_matches() -> None:
    g = table("1", top=8)  # path ship task; then guardian great-bonfire gnome
    play(g, "fate top", "lay 2,3 across", "as printed")
    assert tiles(g) == {"guardian": 1, "great-bonfire": 1, "gnome": 1}


def test_B4_4_equal_symbols_side_by_side() -> None:
    g = table("1", top=2)  # path ship task in row 3
    play(g, "fate top", "lay 2,2 across", "turned round")  # gnome path ship in columns 2 to 4 of row 2
    assert tiles(g) == {"gnome": 1, "path": 2, "ship": 2}


def test_B4_4_corners_do_not_connect() -> None:
    g = table("1", top=2)
    play(g, "fate top", "lay 2,3 across", "as printed")  # ship (2,3), path (2,4), gnome (2,5)
    assert tiles(g) == {"ship": 1, "path": 1, "gnome": 1}


def test_B4_4_the_whole_area_counts_not_only_neighbours() -> None:
    # guardian: (3,5) by tile 5 turned; (4,5) and (5,5) as in the worked example.
    g = table("5 turned", "6 at 4,3 across", "8 at 5,3 across turned", top=7)
    play(g, "fate top", "lay 3,6 down", "as printed")
    assert tiles(g)["guardian"] == 4


def test_B4_4_a_tile_joins_two_areas() -> None:
    # path on (3,3) by the first tile and on (1,3) by the second; the new path on (2,3) joins them.
    g = table("1", "2 at 1,2 across", top=3)
    play(g, "fate top", "lay 2,1 across", "turned round")  # great-bonfire, task, path (2,3)
    assert symbols(g)[1, 3] == symbols(g)[2, 3] == symbols(g)[3, 3] == "path"
    assert tiles(g) == {"great-bonfire": 1, "task": 1, "path": 3}


def test_B4_4_two_separate_areas_of_one_kind_stay_separate() -> None:
    g = table("1", "2 at 1,4 across", top=3)  # ship (1,4), path (1,5), gnome (1,6); path (3,3)
    play(g, "fate top", "lay 2,3 across", "as printed")  # path (2,3), task (2,4), great-bonfire (2,5)
    assert tiles(g) == {"path": 2, "task": 1, "great-bonfire": 1}


def area(found: dict[tuple[int, int], str], square: tuple[int, int]) -> int:
    """Squares of the connected area of equal symbols."""
    seen, waiting = {square}, [square]
    while waiting:
        more = {near for near in beside([waiting.pop()]) if found.get(near) == found[square]} - seen
        seen |= more
        waiting += more
    return len(seen)


@pytest.mark.parametrize("seed", range(12))
def test_B4_4_whole_fate_areas_by_a_slow_reading(seed: int) -> None:
    """Tile after tile at random, some sticking out."""
    dice = random.Random(seed)
    s = arrange(seed=seed)
    hire(s.cities[0], *dice.sample((14, 16, 27), dice.randrange(4)))
    g = start(s)
    twice = 1 + s.cities[0].gnomes[STAR_READER]
    while g.seat == 0 and "fate top" in texts(g):
        before = symbols(g)
        play(g, dice.choice(["fate top", "fate bottom"]))
        while g.decision == "keep":
            g.play(dice.choice(g.moves()))
        held, gold = dict(tiles(g)), resources(g).get("gold", 0)
        g.play(dice.choice(g.moves()))
        g.play(dice.choice(g.moves()))
        new = [square for square in symbols(g) if square not in before]
        for square in new:
            kind = symbols(g)[square]
            held[kind] = held.get(kind, 0) + area(symbols(g), square)
            if tables.FATE_BONUS[tables.cell(square)] == 2:
                held["yellow"] = held.get("yellow", 0) + twice
            gold += twice * (tables.FATE_BONUS[tables.cell(square)] == 1)
        assert tiles(g) == held
        assert resources(g).get("gold", 0) == gold
        while g.seat == 1:  # seat 1 does something
            g.play(g.moves()[0])


def test_B4_4_other_cities_do_not_count() -> None:
    s = arrange()
    lay_out(s.cities[0], "1")
    lay_out(s.cities[1], "8", "1 at 2,3 across")
    s.cities[0].column = [7, 1, 2, 3, 4, 5, 6]
    g = start(s)
    play(g, "fate top", "lay 2,3 across", "as printed")
    assert tiles(g) == {"guardian": 1, "great-bonfire": 1, "gnome": 1}
    assert tiles(g, 1) == {}


def test_B4_4_added_to_the_tile_that_was_kept() -> None:
    g = table("1", top=8, gnome=1)
    play(g, "fate top", "lay 2,3 across", "as printed")
    assert tiles(g) == {"guardian": 1, "great-bonfire": 1, "gnome": 2}


# B4.5


@pytest.mark.parametrize(
    ("line", "gold", "yellow"),
    [
        ("1,2 down", 1, 0),  # gold (1,2)
        ("4,1 across", 1, 0),  # gold (4,1)
        ("3,6 down", 1, 0),  # gold (5,6)
        ("2,5 across", 1, 0),  # gold (2,7)
        ("2,3 across", 0, 0),
    ],
)
def test_B4_5_covered_symbols_are_gained(line: str, gold: int, yellow: int) -> None:
    g = table("1", top=8)
    play(g, "fate top", f"lay {line}", "as printed")
    assert resources(g).get("gold", 0) == gold
    assert tiles(g).get("yellow", 0) == yellow


@pytest.mark.parametrize(("below", "line"), [("8 at 2,3 across", "1,4 across"), ("8 at 4,3 across", "5,3 across")])
def test_B4_5_a_yellow_symbol(below: str, line: str) -> None:
    g = table("1", below)
    play(g, "fate top", f"lay {line}", "as printed")
    assert tiles(g)["yellow"] == 1
    assert resources(g) == {}


def test_B4_5_gold_and_yellow_with_one_tile() -> None:
    g = table("1", "8 at 1,2 down")
    play(g, "fate top", "lay 2,1 down", "as printed")  # (3,1) yellow and (4,1) gold
    assert tiles(g)["yellow"] == 1
    assert resources(g) == {"gold": 1}


def test_B4_5_two_symbols_in_one_row() -> None:
    g = table("1", "8 at 4,3 across")
    play(g, "fate top", "lay 5,4 across", "as printed")  # (5,4) yellow and (5,6) gold
    assert tiles(g)["yellow"] == 1
    assert resources(g) == {"gold": 1}


def test_B4_5_only_once_when_newly_covered() -> None:
    g = table("1", "8 at 1,2 down", top=2)  # gold (1,2) is covered already
    play(g, "fate top", "lay 2,3 across", "as printed")
    assert resources(g) == {}


def test_B4_5_the_yellow_tile_is_there_for_the_next_turn() -> None:
    g = table("1", "8 at 2,3 across", task=1)
    play(g, "fate top", "lay 1,4 across", "as printed")
    assert sum(tiles(g).values()) > 3  # no throwing away after the gain
    assert g.seat == 1


def test_B4_5_specialist_16_twice() -> None:
    g = table("1", "8 at 1,2 down", specialist=16)
    play(g, "fate top", "lay 2,1 down", "as printed")
    assert tiles(g)["yellow"] == 2
    assert resources(g) == {"gold": 2}


def test_B4_5_the_printed_symbols_are_where_they_should_be() -> None:
    bonus = {(row, column): tables.FATE_BONUS[tables.cell((row, column))] for row in range(1, 6) for column in range(1, 8)}
    assert {square for square, what in bonus.items() if what == 1} == {(1, 2), (2, 7), (4, 1), (5, 6)}
    assert {square for square, what in bonus.items() if what == 2} == {(1, 4), (5, 4), (3, 1), (3, 7)}


def test_B4_3_area_of_31_squares() -> None:
    assert sum(tables.FATE_INSIDE) == 31
    assert list(symbols(table("1"))) == [(3, 3), (3, 4), (3, 5)]
