"""One game between bots: repeatable and fully reported; fair schedules."""

from __future__ import annotations

import json
from collections import Counter

import pytest

import firelight
from firelight.engine.errors import OptionError
from firelight.lab.match import Result, play
from firelight.lab.schedule import Tournament, seed_from
from tests.lab.support import bot, result, small, timeless


def test_a_match_is_repeatable_and_its_record_replays() -> None:
    fixture = next(small().fixtures())
    first, second = play(fixture, keep=True), play(fixture)
    assert timeless([first]) == timeless([second]) and second.record is None
    g = firelight.replay(first.record)
    assert g.over and tuple(g.scores()) == first.scores and g.winners() == first.winners
    assert sum(first.moves) == len(g.history) and first.seats == ("random", "random:1")
    assert all(slowest <= total for slowest, total in zip(first.slowest, first.seconds, strict=True))


def test_results_survive_json() -> None:
    played = play(next(small(bot("Cheat"), "random").fixtures()))
    assert played.forfeits
    assert Result.from_data(json.loads(json.dumps(played.data()))) == played


def test_tom_has_a_seat_of_his_own() -> None:
    played = play(next(small("random", game="bonfire", players=1, games=1, options={"handicap": 7}).fixtures()))
    assert played.seats == ("random", "Tom") and played.options["handicap"] == 7
    assert played.moves[1] == 0 and played.margin(0) == -played.margin(1)


def test_forfeits_are_told_with_their_reason() -> None:
    played = play(next(small(bot("Raiser"), bot("Cheat")).fixtures()))
    assert [forfeit.seat for forfeit in played.forfeits].count(0) == 2
    reasons = {forfeit.seat: forfeit.reason for forfeit in played.forfeits}
    assert "no idea" in reasons[0] and "99999" in reasons[1]


def test_shares_margins_and_comparisons() -> None:
    shared = result(0, ("a", "b", "c"), (50, 50, 20))
    assert [shared.share(seat) for seat in range(3)] == [0.5, 0.5, 0]
    assert [shared.margin(seat) for seat in range(3)] == [0, 0, -30]
    assert shared.versus(0, 1) == 0.5 and shared.versus(0, 2) == 1 and shared.versus(2, 1) == 0
    by_tiebreak = result(0, ("a", "b", "c"), (50, 50, 50), winners=(1,))
    assert by_tiebreak.versus(1, 0) == 1 and by_tiebreak.versus(0, 1) == 0 and by_tiebreak.versus(0, 2) == 0.5
    nobody = result(0, ("a", "Tom"), (40, 40), winners=())
    assert nobody.share(0) == nobody.versus(0, 1) == 0.5


@pytest.mark.parametrize(("bots", "players"), [("ab", 2), ("abc", 3), ("abcd", 4), ("abcde", 3), ("ab", 4), ("ab", 3), ("aabb", 4)])
def test_every_bot_sits_in_every_seat_of_every_deal(bots: str, players: int) -> None:
    fixtures = list(small(*bots, game="bonfire", players=players, games=24).fixtures())
    seats: Counter[tuple[int, str, str, int]] = Counter()
    for fixture in fixtures:
        group = "".join(sorted(fixture.seats))
        for seat, name in enumerate(fixture.seats):
            seats[fixture.deal, group, name, seat] += 1
    for (deal, group, name, _), count in seats.items():
        assert [seats[deal, group, name, seat] for seat in range(players)] == [count] * players
    assert len({(fixture.deal, fixture.seats) for fixture in fixtures}) == len(fixtures) == len({f.key for f in fixtures})
    assert len({fixture.seed for fixture in fixtures}) == len({fixture.deal for fixture in fixtures})


def test_two_bots_at_a_large_table_are_one_against_the_rest() -> None:
    tournament = small("a", "b", game="bonfire", players=4, games=10)
    assert tournament.groups == (("a", "b", "b", "b"),) and tournament.fair == 0.25
    assert tournament.deals == 3 and sum(1 for _ in tournament.fixtures()) == 12


def test_who_sits_next_to_whom_changes_from_deal_to_deal() -> None:
    fixtures = small("a", "b", "c", game="bonfire", players=3, games=12).fixtures()
    after_a = Counter(fixture.seats[(fixture.seats.index("a") + 1) % 3] for fixture in fixtures)
    assert after_a["b"] == after_a["c"]


def test_groups_of_more_bots_than_seats() -> None:
    assert small("a", "b", "c", "d").groups == (("a", "b"), ("a", "c"), ("a", "d"), ("b", "c"), ("b", "d"), ("c", "d"))
    assert small("a", "b", "a").groups == (("a", "b"),)
    assert small("a", "a").groups == (("a", "a"),)
    assert [fixture.seats for fixture in small("a", "a", games=3).fixtures()] == [("a", "a")] * 3


def test_more_games_begin_with_the_same_games() -> None:
    few, many = (list(small("a", "b", "c", games=games).fixtures()) for games in (4, 8))
    assert many[: len(few)] == few


def test_seeds_differ_and_stay_in_range() -> None:
    seeds = {seed_from(seed, f"move {number}") for seed in range(20) for number in range(20)}
    assert len(seeds) == 400 and all(0 <= seed < 2**62 for seed in seeds)


@pytest.mark.parametrize(
    ("values", "told"),
    [
        (("chess", 2, ("a", "b")), "no such game"),
        (("bonfire", 5, ("a", "b")), "1 to 4 players"),
        (("bonfire", 4, ("a", "b", "c")), "name 4 or more, or 2: one of the first against 3 of the second"),
        (("bonfire", 2, ("a",)), "name 2 or more"),
        (("bonfire", 2, ("a", "b"), 0), "games"),
        (("bonfire", 2, ("a", "b"), 1, -1), "seed"),
        (("bonfire", 2, ("a", "b"), 1, 1, {"handicap": 500}), "handicap"),
        (("bonfire", 2, ("a", "b"), 1, 1, {"wind": 5}), "no such option"),
        (("bonfire", 2, ("a", "b"), 1, 1, {}, True), "playing solo"),
        (("emberheart", 2, ("a", "b"), 1, 1, {}, True), "playing solo"),
    ],
)
def test_a_tournament_that_cannot_be_is_refused(values: tuple[object, ...], told: str) -> None:
    with pytest.raises(OptionError, match=told):
        Tournament(*values)  # type: ignore[arg-type]
