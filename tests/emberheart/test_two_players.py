"""The two-player game: blocked spaces and discarded cards (E11)."""

import pytest

from firelight.engine.game import Game
from firelight.games.emberheart.content import words
from firelight.games.emberheart.content.words import BARD, CAMP, GARRISON, GUILD, INNKEEPER, MOUNTAIN, NONE, PRESERVE, TAVERN
from firelight.games.emberheart.rules.layout import NEUTRAL, State
from tests.emberheart.support import (
    arrange,
    band,
    dragons,
    followers,
    give_hero,
    lay,
    number,
    party,
    play,
    post,
    refused,
    start,
    state,
    texts,
    to_phase,
    told,
)

LETTERS = {"G": GUILD, "T": TAVERN, "C": CAMP, "M": MOUNTAIN, "P": PRESERVE, "A": GARRISON}
CARDS = (
    "G4 T1 M2 P1 A5",
    "G2 T3 C3 P1 A4",
    "T3 C1 M4 P2 A5",
    "G3 T4 C2 M2 P5",
    "G4 T4 C3 M1 P3",
    "G5 C4 M3 P3 A1",
    "G3 T5 C5 M1 A1",
    "G1 T5 M5 P2 A2",
    "G2 C2 M4 P5 A3",
    "T1 C4 M5 P4 A2",
    "G5 T2 C1 P4 A3",
    "G1 T2 C5 M3 A4",
)
FREE = ("red-3-1", "blue-3-1", "green-3-1")


def empty_board() -> State:
    """Two players and no blocked space."""
    s = arrange(2)
    for place in range(6):
        for space in range(1, 6):
            party(s, place, space).seat = NONE
    return s


def block(s: State, place: int, *spaces: int) -> None:
    for space in spaces:
        party(s, place, space).seat = NEUTRAL


def blocked(g: Game) -> set[tuple[int, int]]:
    return {(place, space) for place in range(6) for space in range(1, 6) if party(g, place, space).seat == NEUTRAL}


def rewards(s: State) -> Game:
    to_phase(s, "reward")
    return start(s)


# E11.1


@pytest.mark.parametrize("card", range(12))
def test_E11_1_each_card_blocks_exactly_its_five_spaces(card: int) -> None:
    s = arrange(2)
    s.duo_pile[: s.duo_left] = [*(other for other in s.duo_pile[: s.duo_left] if other != card), card][-s.duo_left :]
    to_phase(s, "after-raid")
    g = start(s)
    assert state(g).round == 2
    assert blocked(g) == {(LETTERS[space[0]], int(space[1])) for space in CARDS[card].split()}


def test_E11_1_at_setup_the_first_card_is_turned_up() -> None:
    s = arrange(2)
    assert len(blocked(start(s))) == 5
    assert s.duo_left == 11


@pytest.mark.parametrize("players", [3, 4])
def test_E11_1_only_with_two_players(players: int) -> None:
    s = arrange(players)
    assert (blocked(start(s)), s.duo_left) == (set(), 0)
    to_phase(s, "after-raid")
    assert blocked(start(s)) == set()


def test_E11_1_a_new_card_at_the_end_of_every_reset_and_the_old_crests_come_off() -> None:
    s = arrange(2)
    seen = [blocked(start(s))]
    for round_ in range(2, 6):
        to_phase(s, "after-raid")
        g = start(s)
        s = state(g)
        assert (s.round, s.duo_left) == (round_, 12 - round_)
        seen.append(blocked(g))
    assert [len(spaces) for spaces in seen] == [5] * 5
    assert all(seen[i] != seen[j] for i in range(5) for j in range(i))


def test_E11_1_a_neutral_crest_blocks_the_space() -> None:
    s = empty_board()
    block(s, CAMP, 3)
    g = start(s)
    play(g, "go camp")
    assert refused(g, "space 3") == "E3.2"
    assert refused(g, "space 3 with companion") == "E3.2"
    assert "space 4" in texts(g)


def test_E11_1_it_is_no_party() -> None:
    s = empty_board()
    block(s, CAMP, 3)
    post(s, 0, TAVERN, 1, hirelings=1)
    g = start(s)
    play(g, "aide leader")
    assert refused(g, "call back camp 3") == "E5.1"
    assert texts(g) == ["call back tavern 1", "no call-back"]


def test_E11_1_it_does_not_spoil_the_companions_speed() -> None:
    s = empty_board()
    block(s, CAMP, 1, 2, 4, 5)
    s.bands[0].attributes[words.SPEED] = 1
    g = start(s)
    play(g, "go camp", "space 3 with companion", "effect flame")
    assert band(g).flame == 9


# E11.2


@pytest.mark.parametrize("place", [GUILD, TAVERN, CAMP, MOUNTAIN, PRESERVE])
def test_E11_2_the_leftmost_card_of_the_offer_is_discarded(place: int) -> None:
    s = empty_board()
    lay(s, MOUNTAIN, *dragons(*FREE))
    block(s, place, 5)
    post(s, 0, place, 4, hirelings=4)
    before = list(getattr(s, words.PLACES[place]))
    g = rewards(s)
    assert list(getattr(state(g), words.PLACES[place])) == [NONE, *before[1:]]
    assert texts(g) == ["take 2", "take 3", "take none"]


@pytest.mark.parametrize("place", [GUILD, TAVERN, CAMP, MOUNTAIN, PRESERVE])
def test_E11_2_leftmost_is_the_leftmost_still_there(place: int) -> None:
    s = empty_board()
    lay(s, MOUNTAIN, *dragons(*FREE))
    post(s, 0, place, 5, hirelings=5)
    block(s, place, 4)
    post(s, 1, place, 3, hirelings=3)
    g = rewards(s)
    play(g, "take 1")
    assert texts(g) == ["take 3", "take none"]


def test_E11_2_when_its_spaces_turn_comes() -> None:
    s = empty_board()
    block(s, TAVERN, 2)
    post(s, 0, TAVERN, 3, hirelings=3)
    post(s, 1, TAVERN, 1, hirelings=1)
    g = rewards(s)
    assert texts(g) == ["take 1", "take 2", "take 3", "take none"]
    play(g, "take none")
    assert (g.seat, texts(g)) == (1, ["take 2", "take 3", "take none"])


def test_E11_2_every_neutral_crest_discards_one() -> None:
    s = empty_board()
    block(s, PRESERVE, 5, 4)
    post(s, 0, PRESERVE, 3, hirelings=3)
    assert texts(rewards(s)) == ["take 3", "take none"]


def test_E11_2_nothing_left_nothing_happens() -> None:
    s = empty_board()
    lay(s, PRESERVE, NONE, NONE, NONE)
    block(s, PRESERVE, 5)
    post(s, 0, GARRISON, 1, hirelings=1)
    g = rewards(s)
    assert (g.decision, g.seat) == ("reward", 0)
    assert not any("discarded-card" in event for event in told(g))


def test_E11_2_a_party_that_finds_nothing_comes_back_with_2_gear() -> None:
    s = empty_board()
    block(s, PRESERVE, 5, 4, 3)
    post(s, 0, PRESERVE, 2, hirelings=2)
    post(s, 1, GARRISON, 1, hirelings=1)
    g = rewards(s)
    assert (followers(g), band(g).gear) == ({"hireling": 12}, 2)


def test_E11_2_on_the_mountain_only_a_card_of_the_low_level() -> None:
    s = empty_board()
    lay(s, MOUNTAIN, NONE, NONE, NONE, *dragons(*FREE))
    block(s, MOUNTAIN, 5, 4)
    post(s, 0, GARRISON, 1, hirelings=1)
    g = rewards(s)
    assert state(g).mountain == [NONE, NONE, NONE, *dragons(*FREE)]


def test_E11_2_it_never_climbs() -> None:
    s = empty_board()
    lay(s, MOUNTAIN, *dragons(*FREE, "red-3-2", "red-3-3", "blue-3-2"))
    block(s, MOUNTAIN, 5)
    post(s, 0, MOUNTAIN, 2, specialists=2)
    g = rewards(s)
    play(g, "take 2")
    assert (g.decision, g.seat) == ("climb", 0)
    assert state(g).mountain == [NONE, NONE, *dragons("green-3-1", "red-3-2", "red-3-3", "blue-3-2")]


@pytest.mark.parametrize(
    ("levels", "gone"),
    [((1, 1, 1), 0), ((2, 1, 1), 1), ((2, 2, 1), 2), ((3, 2, 4), 1), ((2, 5, 2), 0), ((0, 4, 4), 1), ((5, 0, 4), 2)],
)
def test_E11_2_at_the_garrison_the_lowest_glory_and_on_a_tie_the_leftmost(levels: tuple[int, ...], gone: int) -> None:
    s = empty_board()
    s.garrison[:] = [colour * 5 + level - 1 if level else NONE for colour, level in enumerate(levels)]
    expected = list(s.garrison)
    expected[gone] = NONE
    block(s, GARRISON, 5)
    post(s, 0, GARRISON, 1, hirelings=1)
    g = rewards(s)
    assert state(g).garrison == expected


def test_E11_2_at_the_garrison_what_is_left_after_others_took() -> None:
    s = empty_board()
    s.garrison[:] = [number("garrison", f"{colour}-garrison-{level}") for colour, level in (("red", 3), ("blue", 1), ("green", 3))]
    post(s, 0, GARRISON, 5, hirelings=5)
    block(s, GARRISON, 4)
    post(s, 1, GARRISON, 1, hirelings=1)
    g = rewards(s)
    play(g, "take 2")
    assert texts(g) == ["take 3", "take none"]


def test_E11_2_the_bards_card_is_not_touched() -> None:
    s = empty_board()
    give_hero(s, 0, BARD)
    lay(s, GUILD, NONE, NONE, NONE)
    s.bard_card, s.bard_seat = INNKEEPER, 0
    block(s, GUILD, 5)
    post(s, 0, GUILD, 1, hirelings=1)
    assert texts(rewards(s)) == ["take 4", "take none"]


def test_E11_2_the_discarded_card_is_in_nobodys_hands() -> None:
    s = empty_board()
    hero = s.guild[0]
    block(s, GUILD, 5)
    post(s, 0, GARRISON, 1, hirelings=1)
    g = rewards(s)
    assert not any(band(g, seat).heroes[hero] for seat in range(2))
    assert hero not in (*state(g).guild, *state(g).hero_pile)
