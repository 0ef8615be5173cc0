"""What a position is worth: features on arranged tables, and on random games in plain and compiled form."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest

from firelight.api import shipped_edition
from firelight.engine.jit import Ints
from firelight.engine.records import write
from firelight.games.emberheart.bot import evaluation
from firelight.games.emberheart.bot.cards import HERO_GLORY_TENTHS, HERO_HELP_TENTHS
from firelight.games.emberheart.content import words
from firelight.games.emberheart.content.words import (
    BLUE,
    CAMP,
    EXOTIC,
    GARRISON,
    GREEN,
    GUILD,
    HEROES,
    LEADER,
    MOUNTAIN,
    NONE,
    OVERSEER,
    PRESERVE,
    RED,
    TAVERN,
)
from firelight.games.emberheart.rules.layout import State
from firelight.thinking import weights
from firelight.thinking.evaluate import worth
from tests.emberheart.support import (
    arrange,
    dragons,
    give_dragon,
    give_garrison,
    give_hero,
    give_preserve,
    lay,
    muster,
    number,
    own,
    party,
    play,
    post,
    rewards,
    start,
    state,
    texts,
    to_phase,
    to_turn_of,
)
from tests.games import decisions, finish, new_game


def counted(s: State, seat: int = 0) -> dict[str, int]:
    """The features of a seat that are not 0."""
    out = Ints([0] * evaluation.FEATURE_COUNT)
    evaluation.features(s, seat, out)
    return {name: value for name, value in zip(evaluation.FEATURES, out, strict=True) if value}


def gained(s: State, before: dict[str, int], seat: int = 0) -> dict[str, int]:
    """The features that have changed, and by how much."""
    after = counted(s, seat)
    return {name: after.get(name, 0) - before.get(name, 0) for name in evaluation.FEATURES if after.get(name, 0) != before.get(name, 0)}


def no_raid(s: State) -> State:
    s.raid[:] = [NONE, NONE]
    return s


def test_names_and_weights() -> None:
    title = shipped_edition("emberheart").title
    assert len(evaluation.FEATURES) == evaluation.FEATURE_COUNT == len(set(evaluation.FEATURES))
    assert len(weights.shipped(title)) == 2 * evaluation.FEATURE_COUNT
    assert len(HERO_GLORY_TENTHS) == len(HERO_HELP_TENTHS) == HEROES


def test_the_start() -> None:
    s = no_raid(arrange(players=3))
    start_of_all = {"hirelings": 10, "flame": 10, "crests": 5, "manned-crests": 5, "companion": 1, "first-followers": 9, "three-players": 1}
    assert counted(s, 1) == start_of_all
    assert counted(s, 0) == start_of_all | {"leading": 1}


def test_the_leader_leads() -> None:
    s = arrange()
    s.aides[LEADER] = 2
    assert [counted(s, seat).get("leading", 0) for seat in range(3)] == [0, 0, 1]
    s.round = 5
    assert "leading" not in counted(s, 2)


def test_a_dragon_for_a_hero_and_one_for_a_preserve() -> None:
    s = no_raid(arrange())
    give_hero(s, 0, OVERSEER, active=False)
    give_preserve(s, 0, GREEN)
    waiting = counted(s)
    assert (waiting["waiting-green-heroes"], waiting["waiting-green-preserves"]) == (1, 1)
    own(s, 0, "green-5-1", "green-3-1")
    ready = counted(s)
    assert "waiting-green-heroes" not in ready and "waiting-green-preserves" not in ready and "free-green-dragons" not in ready
    assert (ready["to-attach"], ready["dragon-points"], ready["speed"], ready["attribute-points"]) == (2, 8, 2, 2)
    assert ready["hero-points"] == 4  # two different values of dragons
    assert ready["hero-prospects"] == HERO_GLORY_TENTHS[OVERSEER]


def test_an_exotic_dragon_goes_where_one_is_missing() -> None:
    s = no_raid(arrange())
    give_preserve(s, 0, BLUE)
    give_dragon(s, 0, RED)
    give_dragon(s, 0, EXOTIC)
    found = counted(s)
    assert (found["free-red-dragons"], found["senses"], found["to-attach"]) == (1, 2, 1)
    assert "free-exotic-dragons" not in found and "waiting-blue-preserves" not in found


def test_gear_on_a_dragon_of_the_wrong_colour() -> None:
    s = no_raid(arrange(side=1, skills=(words.GEARED_DRAGONS, 2, 3)))
    give_preserve(s, 0, BLUE)
    own(s, 0, "red-3-1")
    s.bands[0].gear = 2
    found = counted(s)
    assert (found["senses"], found["gear"], found["dragon-points"]) == (2, 1, 4)
    s.late = 1
    assert counted(s)["waiting-blue-preserves"] == 1


def test_open_garrison_cards_by_what_they_lack() -> None:
    s = no_raid(arrange())
    give_garrison(s, 0, RED, 1)
    give_garrison(s, 0, BLUE, 2)
    found = counted(s)
    assert (found["garrison-cards"], found["garrison-lacking-2"], found["garrison-lacking-more"]) == (2, 3, 4)
    give_dragon(s, 0, RED)
    assert counted(s)["garrison-lacking-1"] == 3
    give_hero(s, 0, OVERSEER, active=False)
    done = counted(s)
    assert (done["garrison-points"], done["strength"]) == (3, 1)
    assert "garrison-lacking-1" not in done


def test_a_party_at_the_camp_brings_its_best_dragon() -> None:
    s = no_raid(arrange())
    lay(s, CAMP, *dragons("captive-red-3", "captive-blue-4", "exotic-1"))
    before = counted(s)
    post(s, 0, CAMP, 2, hirelings=2)
    found = gained(s, before)
    assert (found["dragon-points"], found["free-blue-dragons"]) == (4, 1)
    assert "hirelings" not in found  # two more on the board, both lost with the card
    give_preserve(s, 0, RED)
    assert gained(s, before)["dragon-points"] == 3  # now the red one is wanted


def test_whoever_stands_higher_chooses_first() -> None:
    s = no_raid(arrange())
    lay(s, CAMP, *dragons("captive-red-2-1", "captive-blue-4", "captive-green-3"))
    post(s, 0, CAMP, 2, hirelings=2)
    post(s, 1, CAMP, 4, hirelings=4)
    assert counted(s)["dragon-points"] == 3
    assert counted(s, 1)["dragon-points"] == 4


def test_a_neutral_crest_takes_the_leftmost_card() -> None:
    s = no_raid(arrange(players=2))
    for space in range(1, 6):
        party(s, CAMP, space).seat = NONE
    lay(s, CAMP, *dragons("captive-blue-4", "captive-red-2-1", "captive-green-2-1"))
    party(s, CAMP, 5).seat = 4
    post(s, 0, CAMP, 1, hirelings=1)
    assert counted(s)["dragon-points"] == 2


def test_a_party_without_a_card_comes_back_with_gear() -> None:
    s = no_raid(arrange())
    s.camp[:] = [NONE, NONE, NONE]
    before = counted(s)
    post(s, 0, CAMP, 3, hirelings=3)
    found = gained(s, before)
    assert (found["gear"], found["hirelings"]) == (2, 3)


def test_others_can_still_come_before_a_party() -> None:
    s = no_raid(arrange())
    lay(s, CAMP, *dragons("captive-red-2-1", "captive-blue-4", "captive-green-3"))
    post(s, 0, CAMP, 3, specialists=3)
    low = counted(s)["exposed"]
    s.camp[2] = NONE
    assert counted(s)["exposed"] > low > 0
    to_phase(s, "reward")
    assert "exposed" not in counted(state(start(s)))


def test_guild_tavern_preserve_and_garrison() -> None:
    s = no_raid(arrange())
    s.guild[:] = [NONE, OVERSEER, NONE]
    lay(s, TAVERN, number("taverns", "8-hirelings"), NONE, NONE)
    s.preserve[1:] = [NONE, NONE]
    before = counted(s)
    post(s, 0, GUILD, 1, specialists=1)
    post(s, 0, TAVERN, 1, specialists=1)
    post(s, 0, PRESERVE, 1, specialists=1)
    post(s, 0, GARRISON, 1, specialists=1)
    found = gained(s, before)
    assert (found["heroes"], found["waiting-green-heroes"], found["preserves"], found["garrison-cards"]) == (1, 1, 1, 1)
    assert (found["hirelings"], found["flame"]) == (8, 2)
    assert (found["scouts"], found["rangers"]) == (2, 2)  # specialists come back
    assert found["crests"] == -4


def test_wardens_climb_the_mountain() -> None:
    s = no_raid(arrange())
    lay(s, MOUNTAIN, *dragons("red-3-1", "blue-3-1", "green-3-1", "red-4-1", "blue-5-2", "green-7"))
    s.round = 5
    before = counted(s)
    post(s, 0, MOUNTAIN, 4, hirelings=1, specialists=3)
    found = gained(s, before)
    assert (found["dragon-points"], found["flame"], found["strength"]) == (3 + 5 + 7, 3, 1)
    assert "wardens" not in found  # 5 costs one and one for the board, 7 the last one and two flame
    s.mountain[1:] = [NONE] * 5
    found = gained(s, before)
    assert (found["dragon-points"], found["wardens"]) == (3, 3)


def test_whoever_is_done_with_the_middle_climbs_to_the_top() -> None:
    s = no_raid(arrange())
    lay(s, MOUNTAIN, *dragons("red-3-1", "blue-3-1", "green-3-1", "red-5-2", "blue-5-2", "green-6-1"))
    s.round = 5
    post(s, 0, MOUNTAIN, 5, specialists=5)
    post(s, 1, MOUNTAIN, 2, specialists=2)
    g = rewards(s)
    expected = counted(state(g))["dragon-points"]
    assert expected == 3 + 5 + 6
    while g.decision in ("reward", "climb", "window", "climber"):
        assert counted(state(g))["dragon-points"] == expected
        play(
            g,
            next(
                move for move in ("take 6", "take 5", "take 4", "take 3", "take 2", "take 1", "done", "raise nothing") if move in texts(g)
            ),
        )


def test_a_party_with_its_card_takes_no_second_one() -> None:
    s = no_raid(arrange())
    post(s, 0, CAMP, 3, hirelings=3)
    party(s, CAMP, 3).took = 1
    to_phase(s, "reward")
    found = counted(s)
    assert "dragon-points" not in found
    assert found["hirelings"] == 10  # those with the party are as good as gone


def test_the_raid_takes_what_is_there() -> None:
    s = arrange()
    s.raid[:] = [NONE, number("raids", "hireling-per-red-dragon")]
    own(s, 0, "red-3-1", "red-3-2", "red-5-1")
    muster(s, hirelings=2)
    found = counted(s)
    assert (found["raid-hirelings"], found["raid-flame"]) == (4, 2)
    s.raid[:] = [number("raids", "specialist-per-hero"), number("raids", "hireling-per-red-dragon")]
    give_hero(s, 0, OVERSEER, active=False)
    found = counted(s)
    assert (found["raid-hirelings"], found["raid-flame"]) == (2, 2)


def test_crests_without_a_turn_are_worth_nothing() -> None:
    s = arrange()
    s.aides[:] = [0, 1, 2, 0]
    to_turn_of(s, 1)
    assert [counted(s, seat).get("crests", 0) for seat in range(3)] == [0, 1, 1]
    s.frames[s.depth - 1].acted = 1
    assert [counted(s, seat).get("crests", 0) for seat in range(3)] == [0, 0, 1]


def test_progress_goes_on() -> None:
    for players in (2, 3, 4):
        seen = [0]
        for g in decisions("emberheart", players, seed=players, every=5):
            if evaluation.resting(state(g)) and g.decision in ("act", "reward"):
                seen.append(evaluation.progress(state(g)))
        assert all(0 <= part <= 256 for part in seen)
        assert all(later - sooner >= -evaluation.A_ROUND // 2 for sooner, later in pairwise(seen))
        assert seen[-1] > 200


def test_worth_is_the_score_at_the_end() -> None:
    g = finish(new_game("emberheart", 3, seed=4), seed=4)
    edition = shipped_edition("emberheart")
    found = Ints([0] * evaluation.FEATURE_COUNT)
    by_weights = Ints(weights.shipped(edition.title))
    plain = edition.program("plain")(worth)
    assert [plain(g.state, seat, by_weights, found) for seat in range(3)] == [100 * points for points in g.scores()]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_plain_and_compiled_agree_and_stay_in_bounds(players: int) -> None:
    edition = shipped_edition("emberheart")
    compiled = edition.program("numba")(edition.title.judge.features)
    array = np.zeros(evaluation.FEATURE_COUNT + 1, np.int64)
    array[-1] = 77
    for seed in range(4):
        for g in decisions("emberheart", players, seed, every=3):
            for seat in range(players):
                plain = Ints([0] * evaluation.FEATURE_COUNT)
                evaluation.features(state(g), seat, plain)
                compiled(write(g.state)[0], seat, array)
                assert array[:-1].tolist() == plain and array[-1] == 77
                assert all(abs(value) < 1000 for value in plain)
