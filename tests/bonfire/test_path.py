"""Building the path (B6.1)."""

import pytest

from firelight.engine.game import Game
from firelight.games.bonfire.content import words
from firelight.games.bonfire.rules.layout import State
from tests.bonfire.support import arrange, city, give, hire, pave, play, refused, resources, show_paths, start, texts, tiles

SIX = ("blossom", "fruit", "herb", "shell", "root", "blossom")
BLUE_FOUR = ("blue-blossom-1", "blue-fruit-1", "blue-herb-1", "blue-shell-1")


def builder(built: int = 0, **supply: int) -> State:
    """Seat 0 with that many Path Tiles built."""
    s = arrange()
    pave(s, 0, *SIX[:built])
    give(s.cities[0], **supply)
    return s


def mixed(s: State) -> State:
    show_paths(s, "blue-herb-1", "red-herb-1", "blue-root-1", "yellow-shell-1")
    return s


def names(g: Game, numbers: list[int]) -> list[str]:
    return [g.edition.words["paths"][number] for number in numbers if number != words.NONE]


def path_of(g: Game, seat: int = 0) -> list[str]:
    return names(g, city(g, seat).paths)


def display(g: Game) -> list[str]:
    return names(g, g.state.path_display)  # type: ignore[attr-defined]


def pile(g: Game) -> list[str]:
    """From the top."""
    return names(g, g.state.path_pile[::-1])  # type: ignore[attr-defined]


def stack(s: State, *keys: str) -> None:
    """The pile is just these tiles, the first one on top; all others leave the table."""
    every = start(s).edition.words["paths"]
    s.path_pile = [every.index(key) for key in reversed(keys)] + [words.NONE] * (28 - len(keys))
    s.path_left = len(keys)


# a.


@pytest.mark.parametrize(("built", "price"), [(0, 1), (1, 1), (2, 1), (3, 2), (4, 2), (5, 2)])
def test_B6_1a_price(built: int, price: int) -> None:
    g = start(mixed(builder(built, path=2)))
    play(g, "build 1")
    assert tiles(g).get("path", 0) == 2 - price
    assert city(g).path_count == built + 2  # with the Starting Tile


@pytest.mark.parametrize("built", [3, 4, 5])
def test_B6_1a_one_tile_is_too_little_for_the_last_three(built: int) -> None:
    assert refused(start(mixed(builder(built, path=1))), "build 1") == "B6.1a"


def test_B6_1a_nothing_without_a_tile() -> None:
    assert refused(start(mixed(builder(0, ship=1))), "build 1") == "B6.1a"


def test_B6_1a_at_most_six() -> None:
    g = start(mixed(builder(6, path=3)))
    assert refused(g, "build 1") == refused(g, "build pile") == "B6.1a"


def test_B6_1a_one_per_action() -> None:
    g = start(mixed(builder(0, path=3)))
    play(g, "build 1")
    assert g.seat == 1
    assert len(path_of(g)) == 2


# b.


def test_B6_1b_a_face_up_tile_goes_on_the_next_space() -> None:
    g = start(mixed(builder(2, path=1)))
    play(g, "build 3")
    assert path_of(g)[3] == "blue-root-1"
    assert len(path_of(g)) == 4


def test_B6_1b_the_display_is_refilled_from_the_top_of_the_pile() -> None:
    g = start(mixed(builder(0, path=1)))
    top = pile(g)[0]
    play(g, "build 2")
    assert display(g) == ["blue-herb-1", top, "blue-root-1", "yellow-shell-1"]
    assert top not in pile(g)


def test_B6_1b_the_top_of_the_pile() -> None:
    g = start(mixed(builder(0, path=1)))
    top, shown = pile(g)[0], display(g)
    play(g, "build pile")
    assert path_of(g) == ["starting-tile", top]
    assert display(g) == shown


def test_B6_1b_the_top_of_the_pile_is_unseen_until_taken() -> None:
    """It can no longer be taken back, and its order is hidden from all."""
    g = start(mixed(builder(0, path=1)))
    seen = g.view(0)["state"]["path_pile"]["contents"]
    assert seen == sorted(seen)
    play(g, "build pile")
    assert not g.can_undo


def test_B6_1b_no_tile_from_an_empty_pile() -> None:
    s = mixed(builder(0, path=1))
    stack(s)
    g = start(s)
    assert refused(g, "build pile") == "B6.1b"
    play(g, "build 1")
    assert display(g) == ["red-herb-1", "blue-root-1", "yellow-shell-1"]  # nothing to refill with


def test_B6_1b_no_tile_from_an_empty_place() -> None:
    s = mixed(builder(0, path=1))
    stack(s)
    s.path_display[1] = words.NONE
    g = start(s)
    assert refused(g, "build 2") == "B6.1b"
    assert "build 1" in texts(g)


def test_B6_1b_path_tiles_are_not_put_elsewhere() -> None:
    g = start(mixed(builder(0, path=1)))
    play(g, "build 1")
    assert city(g).paths[2:] == [words.NONE] * 5


# c.


def blue(s: State) -> State:
    show_paths(s, *BLUE_FOUR)
    return s


def test_B6_1c_offered_when_all_four_have_one_colour() -> None:
    assert "new display" in texts(start(blue(builder(0, path=1))))


def test_B6_1c_not_with_different_colours() -> None:
    assert refused(start(mixed(builder(0, path=1))), "new display") == "B6.1c"


def test_B6_1c_the_resource_does_not_matter() -> None:
    s = builder(0, path=1)
    show_paths(s, "blue-herb-1", "red-herb-1", "blue-herb-2", "red-herb-2")
    assert refused(start(s), "new display") == "B6.1c"


def test_B6_1c_not_with_fewer_than_four() -> None:
    s = blue(builder(0, path=1))
    stack(s)
    s.path_display[3] = words.NONE
    assert refused(start(s), "new display") == "B6.1c"


def test_B6_1c_not_with_an_empty_pile() -> None:
    s = blue(builder(0, path=1))
    stack(s)
    assert refused(start(s), "new display") == "B6.1c"


def test_B6_1c_not_without_the_means_to_build() -> None:
    assert refused(start(blue(builder(3, path=1))), "new display") == "B6.1a"
    assert refused(start(blue(builder(6, path=2))), "new display") == "B6.1a"


def test_B6_1c_under_the_pile_in_display_order_and_four_new_ones() -> None:
    g = start(blue(builder(0, path=1)))
    before = pile(g)
    play(g, "new display")
    assert display(g) == before[:4]
    assert pile(g) == [*before[4:], *BLUE_FOUR]


def test_B6_1c_all_know_what_lies_under_the_pile() -> None:
    g = start(blue(builder(0, path=1)))
    play(g, "new display", "build 1")
    assert g.view(1)["state"]["path_pile"]["bottom"] == list(reversed(BLUE_FOUR))
    assert pile(g.determinised(0, seed=5))[-4:] == list(BLUE_FOUR)


def test_B6_1c_it_commits_to_building() -> None:
    g = start(blue(builder(0, path=1)))
    play(g, "new display")
    assert [move for move in texts(g) if not move.startswith(("build", "new display"))] == []
    assert refused(g, "end turn") == "B3.2"
    assert not g.can_undo
    play(g, "build 2")
    assert len(path_of(g)) == 2
    assert tiles(g) == {}
    assert g.seat == 1


def test_B6_1c_the_pile_may_be_chosen_afterwards() -> None:
    g = start(blue(builder(0, path=1)))
    play(g, "new display")
    top = pile(g)[0]
    play(g, "build pile")
    assert path_of(g)[1] == top


def test_B6_1c_it_is_voluntary() -> None:
    g = start(blue(builder(0, path=1)))
    play(g, "build 1")
    assert path_of(g)[1] == "blue-blossom-1"


def test_B6_1c_not_again_with_different_colours() -> None:
    s = blue(builder(0, path=1))
    stack(s, "red-herb-1", "blue-herb-2", "red-root-1", "red-shell-1", "red-blossom-1")
    g = start(s)
    play(g, "new display")
    assert refused(g, "new display") == "B6.1c"


def test_B6_1c_again_while_it_holds() -> None:
    s = blue(builder(0, path=1))
    stack(s, "red-herb-1", "red-herb-2", "red-root-1", "red-shell-1", "yellow-herb-1", "red-fruit-1", "blue-herb-2", "blue-root-1")
    g = start(s)
    play(g, "new display", "new display")
    assert display(g) == ["yellow-herb-1", "red-fruit-1", "blue-herb-2", "blue-root-1"]
    assert pile(g) == [*BLUE_FOUR, "red-herb-1", "red-herb-2", "red-root-1", "red-shell-1"]


def test_B6_1c_at_most_until_every_tile_has_been_shown_once() -> None:
    """Eight in the pile: after two times all twelve have been seen."""
    s = blue(builder(0, path=1))
    stack(s, "red-herb-1", "red-herb-2", "red-root-1", "red-shell-1", "yellow-herb-1", "yellow-root-1", "yellow-shell-1", "yellow-fruit-1")
    g = start(s)
    play(g, "new display", "new display")
    assert display(g)[0] == "yellow-herb-1"
    assert refused(g, "new display") == "B6.1c"


@pytest.mark.parametrize("left", [1, 2, 3, 4])
def test_B6_1c_once_with_a_pile_of_up_to_four(left: int) -> None:
    """The display is filled up with the first ones of those put under; all have been shown then."""
    s = blue(builder(0, path=1))
    extra = ("blue-herb-2", "blue-root-1", "blue-root-2", "blue-shell-2")[:left]
    stack(s, *extra)
    g = start(s)
    play(g, "new display")
    assert display(g) == [*extra, *BLUE_FOUR[: 4 - left]]
    assert pile(g) == list(BLUE_FOUR[4 - left :])
    assert refused(g, "new display") == "B6.1c"


def test_B6_1c_again_while_a_tile_of_the_pile_is_unseen() -> None:
    s = blue(builder(0, path=1))
    stack(s, "red-herb-1", "red-herb-2", "red-root-1", "red-shell-1", "red-fruit-1")
    g = start(s)
    play(g, "new display")
    assert "new display" in texts(g)
    play(g, "new display")
    assert display(g) == ["red-fruit-1", *BLUE_FOUR[:3]]
    assert refused(g, "new display") == "B6.1c"


def test_B6_1c_a_later_action_may_do_it_again() -> None:
    s = blue(builder(0, path=1))
    give(s.cities[1], path=1)
    stack(s, "red-herb-1", "red-herb-2", "red-root-1", "red-shell-1", "red-blossom-1")
    g = start(s)
    play(g, "new display", "build 1")
    assert g.seat == 1
    assert "new display" in texts(g)


# d.


@pytest.mark.parametrize(("move", "resource"), [("build 1", "herb"), ("build 3", "root"), ("build 4", "shell")])
def test_B6_1d_specialist_8_gains_the_resource_of_the_tile(move: str, resource: str) -> None:
    s = mixed(builder(0, path=1))
    hire(s.cities[0], "pavior")
    g = start(s)
    play(g, move)
    assert resources(g) == {resource: 1}


def test_B6_1d_from_the_pile_too() -> None:
    s = mixed(builder(0, path=1))
    hire(s.cities[0], "pavior")
    g = start(s)
    resource = pile(g)[0].split("-")[1]
    play(g, "build pile")
    assert resources(g) == {resource: 1}


def test_B6_1d_nothing_without_specialist_8() -> None:
    s = mixed(builder(0, path=1))
    hire(s.cities[1], "pavior")
    g = start(s)
    play(g, "build 1")
    assert resources(g) == resources(g, 1) == {}
