"""Attaching between the Leader's call-back and the new party (E8.1, E5.1)."""

from __future__ import annotations

import random
from copy import deepcopy
from functools import cache

import pytest

import firelight
from firelight import PositionError
from firelight.engine.game import Game
from firelight.games.emberheart.content.words import (
    BLUE,
    CAMP,
    FURTHER_STEPS,
    GEARED_DRAGONS,
    GREEN,
    MOUNTAIN,
    NO_SKILL,
    RED,
    SPACES,
    SPY,
    STRENGTH,
    TAVERN,
    WELCOMING,
)
from firelight.games.emberheart.rules.decisions import RESEND
from firelight.games.emberheart.rules.layout import ATTACHED, State
from tests.emberheart.support import (
    arrange,
    attach,
    band,
    followers,
    give_dragon,
    give_garrison,
    give_hero,
    give_preserve,
    muster,
    number,
    party,
    play,
    post,
    refused,
    send,
    start,
    state,
    texts,
)
from tests.games import packed


def called_back(skill: int = NO_SKILL, dragon: int = RED, gear: int = 0, hirelings: int = 0, specialists: int = 0) -> State:
    """Seat 0 has nobody but a party on space 1 of the Mountain, if any, a dragon and a red Preserve. Its companion was placed."""
    s = arrange(side=int(skill != NO_SKILL), skills=(skill, NO_SKILL, NO_SKILL))
    muster(s)
    s.bands[0].gear = gear
    s.bands[0].companion_used = 1
    give_preserve(s, 0, RED)
    give_dragon(s, 0, dragon)
    if hirelings or specialists:
        post(s, 0, MOUNTAIN, 1, hirelings, specialists)
    return s


def only_there(s: State, *open_places: int) -> None:
    """Leave no free space anywhere else."""
    for at, there in enumerate(s.parties):
        if at // SPACES not in open_places and there.seat < 0:
            there.seat = 1


def resending(s: State) -> Game:
    g = start(s)
    play(g, "aide leader", "call back mountain 1")
    return g


def test_E8_1_a_called_back_party_sent_after_attaching_uses_what_was_won() -> None:
    s = called_back(hirelings=1)
    give_hero(s, 0, SPY, active=False)
    only_there(s, MOUNTAIN, CAMP)
    give_dragon(s, 0, BLUE)
    g = resending(s)
    attach(g, "blue-3-1", "spy")
    assert (g.decision, texts(g)) == ("resend", ["go camp", "go mountain", "attach"])
    send(g, "camp", 1, "1 hireling")
    assert followers(g) == {"hireling": 1}  # the Spy, awake since a moment
    assert (party(g, CAMP, 1).seat, texts(g)) == (0, ["attach", "done"])


def test_E8_1_several_may_be_attached_before_a_called_back_party_is_sent() -> None:
    s = called_back(hirelings=1)
    give_preserve(s, 0, RED)
    give_dragon(s, 0, RED)
    g = resending(s)
    attach(g, "red-3-1", "red-preserve-1")
    attach(g, "red-3-2", "red-preserve-2")
    assert (g.decision, band(g).attributes[0]) == ("resend", 4)
    assert refused(g, "attach") == "E8.1"


def test_E8_1_a_called_back_party_with_one_way_to_go_is_still_a_decision() -> None:
    s = called_back(specialists=1)
    g = resending(s)
    assert (g.decision, texts(g)) == ("resend", ["go mountain", "attach"])


@pytest.mark.parametrize("dragon", [GREEN, None])
def test_E8_1_with_nothing_to_attach_a_single_way_to_go_is_taken_unasked(dragon: int | None) -> None:
    s = called_back(specialists=1, dragon=GREEN)
    if dragon is None:
        s.bands[0].dragons = [0] * len(s.bands[0].dragons)
    g = resending(s)
    assert (party(g, MOUNTAIN, 1).seat, g.seat) == (0, 1)


def test_E8_1_with_nothing_to_attach_it_is_not_offered() -> None:
    g = resending(called_back(dragon=GREEN, hirelings=1))
    assert g.decision == "resend" and "attach" not in texts(g)
    assert refused(g, "attach") == "E8.1"


def test_E8_1_only_whoever_called_back_attaches() -> None:
    s = called_back(dragon=GREEN, hirelings=1)
    give_preserve(s, 1, RED)
    give_dragon(s, 1, RED)
    assert "attach" not in texts(resending(s))


def test_E8_1_attaching_does_not_end_the_call_back() -> None:
    g = resending(called_back(hirelings=1))
    attach(g, "red-3-1", "red-preserve-1")
    for move in ("done", "warehouse", "aide healer"):
        assert refused(g, move) == "E2.1"
    refusal = g.why_not("done")
    assert refusal is not None and refusal.code == "resend-first"


# Nothing attached may make the new party impossible (E5.1).


def stranded(skill: int, dragon: int, gear: int) -> Game:
    """A warden and the companion are called back from space 2 of the Mountain. Only space 1 of the Tavern is left for her, after a swap."""
    s = called_back(skill, dragon, gear)
    s.bands[0].attributes[STRENGTH] = 1
    s.parties[MOUNTAIN * SPACES].seat = 1
    post(s, 0, MOUNTAIN, 2, specialists=1, companion=True)
    only_there(s, TAVERN)
    g = start(s)
    play(g, "aide leader", "call back mountain 2")
    return g


def test_E5_1_gear_to_spare_may_go_on_a_dragon() -> None:
    g = stranded(GEARED_DRAGONS, GREEN, gear=2)
    assert texts(g) == ["swap", "attach"]
    play(g, "attach")
    assert (g.decision, band(g).gear, band(g).attributes[STRENGTH]) == ("swap", 1, 3)


def test_E5_1_gear_that_the_new_party_needs_stays_off_dragons() -> None:
    g = stranded(GEARED_DRAGONS, GREEN, gear=1)
    assert g.decision == "swap"  # nothing else can be done
    play(g, "swap warden for scout")
    assert party(g, TAVERN, 1).followers == [0, 1, 0, 0]
    g = stranded(GEARED_DRAGONS, RED, gear=1)
    play(g, "attach")
    assert (band(g).gear, band(g).dragons[number("dragons", "red-3-1")]) == (1, ATTACHED)  # nobody was asked about gear


def test_E5_1_a_hireling_that_the_new_party_needs_is_not_swapped_by_the_skill() -> None:
    s = called_back(WELCOMING, hirelings=1)
    only_there(s, MOUNTAIN, TAVERN)
    for space in range(2, SPACES + 1):
        party(s, MOUNTAIN, space).seat = 1
    g = resending(s)
    attach(g, "red-3-1", "red-preserve-1")
    assert texts(g) == ["welcome hireling", "welcome scout", "welcome warden", "welcome nobody"]
    refusal = g.why_not("welcome ranger")
    assert refusal is not None and (refusal.rule, refusal.code) == ("E5.1", "resend-impossible")
    play(g, "welcome scout")
    assert party(g, TAVERN, 1).followers == [0, 1, 0, 0]  # nowhere else to go


def test_E5_1_gear_that_the_new_party_needs_moves_no_attribute() -> None:
    g = stranded(FURTHER_STEPS, RED, gear=1)
    play(g, "attach")
    assert (g.decision, band(g).gear, band(g).attributes[STRENGTH]) == ("swap", 1, 3)
    g = stranded(FURTHER_STEPS, RED, gear=2)
    play(g, "attach")
    assert (g.decision, texts(g)) == ("further", ["further", "no further"])
    play(g, "further")
    assert (g.decision, band(g).gear, band(g).attributes[STRENGTH]) == ("swap", 1, 4)


def test_E5_1_outside_a_call_back_gear_is_free() -> None:
    s = called_back(FURTHER_STEPS, RED, 1, specialists=1)
    give_garrison(s, 0, RED)
    only_there(s, TAVERN)
    g = start(s)
    attach(g, "red-3-1", "red-preserve-1")
    assert g.decision == "further"


# Positions and records, of games that were played.


@cache
def met() -> tuple[Game, ...]:
    """Games at a call-back with something to attach; in the last one there is only one option."""
    found = []
    for seed in range(2000):
        g, chance = firelight.new("emberheart", players=2 + seed % 3, seed=seed, side=seed % 2), random.Random(seed)
        while not g.over:
            moves = g.moves()
            calls = [move for move in moves if move.text.startswith("call back")]
            later = [move for move in moves if move.text != "attach"]
            if g.decision == "resend" and len(later) < len(moves):
                found.append(g.copy())
                if len(later) == 1 and later[0].text.startswith("go"):
                    return tuple(found)
            g.play(chance.choice(calls or later))
    raise AssertionError("nobody had a single way to go")


def test_a_position_at_every_step_of_it_is_read_back() -> None:
    for met_once in met():
        g, chance = met_once.copy(), random.Random(1)
        g.play("attach")
        while RESEND in [frame.kind for frame in g.state.frames]:
            assert firelight.load(g.position()).position() == g.position()
            g.play(chance.choice(g.moves()))


def test_a_position_from_which_no_party_can_be_sent_is_refused() -> None:
    g = met()[-1].copy()
    muster(state(g), g.seat or 0)
    band(g, g.seat or 0).gear = 0
    band(g, g.seat or 0).companion_used = 1
    with pytest.raises(PositionError, match="no party can be sent for the one that was called back"):
        firelight.load(g.position())


def test_records_of_version_1_replay_as_they_were_played() -> None:
    """Version 1 skipped decisions with one option, so the move is not in its records."""
    g = met()[-1].copy()
    asked, made = g.moves()[0], g.moves_made
    g.play(asked)
    while g.decision != "act":
        g.play(g.moves()[0])
    g.play("attach")
    record = deepcopy(g.record())
    record["version"] = 1
    assert record["moves"].pop(made) == asked.text
    again = firelight.replay(record)
    assert (again.record(), packed(again.state)) == (record, packed(g.state))
    assert firelight.replay(g.record()).record() == g.record()


def test_a_game_begun_in_version_1_goes_on_as_it_began() -> None:
    """Otherwise its record would mean something else when it is replayed."""
    before = met()[-1]
    position, last = before.at(before.moves_made - 1).position(), before.history[-1]
    g = firelight.load({**position, "version": 1})
    g.play(last)
    assert RESEND not in [frame.kind for frame in g.state.frames]
    assert g.copy().version == g.at(1).version == 1
    g = firelight.load(position)
    g.play(last)
    assert (g.decision, g.version) == ("resend", 2)
