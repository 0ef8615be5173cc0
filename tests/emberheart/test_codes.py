"""Every refusal has a code, and the figures that its sentence needs in any language."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache

import pytest

import firelight
from firelight.engine.errors import Refusal
from firelight.engine.stack import push
from firelight.games.emberheart.content import words as w
from firelight.games.emberheart.rules import decisions
from firelight.games.emberheart.rules.layout import State
from tests.emberheart.refusal_codes import CODES
from tests.emberheart.support import arrange, give_dragon, give_hero, give_preserve, post, start
from tests.emberheart.test_explain import positions
from tests.refusals import in_english, met_in, refuse

Case = Callable[[State], None]

SPACES = [(place, space) for place in range(w.PLACE_COUNT) for space in range(1, w.SPACES + 1)]


def nothing(s: State) -> None:
    pass


def heroes(*numbers: int, active: bool = True) -> Case:
    def prepare(s: State) -> None:
        for hero in numbers:
            give_hero(s, 0, hero, active)

    return prepare


def used_apprentice(s: State) -> None:
    give_hero(s, 0, w.APPRENTICE)
    s.bands[0].apprentice_used = 1


def empty_guild(s: State) -> None:
    give_hero(s, 0, w.APPRENTICE)
    s.guild = [w.NONE] * 3


def no_heroes_left(s: State) -> None:
    give_hero(s, 0, w.BARD)
    s.hero_left = 0


def a_dragon_without_gear(s: State) -> None:
    give_dragon(s, 0, w.RED)
    give_preserve(s, 0, w.RED)


def no_skill(s: State) -> None:
    a_dragon_without_gear(s)
    s.bands[0].skill = w.NO_SKILL


def too_late(s: State) -> None:
    a_dragon_without_gear(s)
    s.bands[0].gear, s.late = 1, 1


def followers(*numbers: int, gear: int = 0) -> Case:
    def prepare(s: State) -> None:
        s.bands[0].followers, s.bands[0].gear = list(numbers), gear

    return prepare


def all_taken(s: State) -> None:
    for place, space in SPACES:
        if place == w.TAVERN:
            post(s, 1, place, space, hirelings=0)


def nowhere_to_send(s: State) -> None:
    followers(1, 0, 0, 0, gear=1)(s)
    for place, space in SPACES:
        s.parties[place * w.SPACES + space - 1].seat = 1


def one_party_away(s: State) -> None:
    nowhere_to_send(s)
    s.parties[w.TAVERN * w.SPACES + 4].seat = 0


def gear_to_resend(s: State) -> None:
    """A warden was called back; only a scout or hireling in her place can go, to space 1 of the Tavern."""
    nowhere_to_send(s)
    followers(0, 0, 0, 1, gear=1)(s)
    s.bands[0].companion_used = 1
    s.parties[w.TAVERN * w.SPACES].seat = w.NONE
    a_dragon_without_gear(s)
    push(s, decisions.RESEND, 0, 0, 0)


def raid_discarded(s: State) -> None:
    s.raid[0] = w.NONE


def on_the_mountain(s: State) -> None:
    post(s, 0, w.MOUNTAIN, 1, hirelings=1)
    s.mountain[:4] = [6, 16, 0, w.NONE]  # red-5-2, blue-5-2, red-3-1


# The decisions that come about seldom, and those of one option, which a game decides by itself.
ARRANGED: dict[str, tuple[Case, str, int, dict[str, int]]] = {
    "apprentice-used": (used_apprentice, "apprentice", decisions.BEFORE, {}),
    "companion-no-flame": (nothing, "effect flame", decisions.COMPANION, {"gear": 1}),
    "hero-pile-empty": (no_heroes_left, "bard", decisions.BEFORE, {}),
    "hero-waits": (heroes(w.PARAGON, active=False), "paragon 2 scouts", decisions.BEFORE, {}),
    "lacks-followers": (followers(1, 0, 0, 0), "exchange up 2", decisions.EXCHANGE, {"specialist": w.SCOUT}),
    "lacks-gear": (a_dragon_without_gear, "with gear", decisions.GEAR, {"dragon": 0, "card": w.HEROES}),
    "lacks-specialists": (followers(3, 0, 1, 0), "discard specialists", decisions.FLAME_CHOICE, {"steps": 2}),
    "lacks-wardens": (on_the_mountain, "take 1", decisions.REWARD, {"place": w.MOUNTAIN, "space": 1}),
    "marshal-waits": (heroes(w.FIRE_MARSHAL, active=False), "station twice", decisions.ACT, {}),
    "mountain-card-gone": (on_the_mountain, "take 4", decisions.CLIMB, {"level": 1, "space": 1}),
    "no-followers": (followers(0, 0, 0, 0, gear=1), "swap", decisions.ACT, {}),
    "no-gear-skill": (no_skill, "with gear", decisions.GEAR, {"dragon": 0, "card": w.HEROES}),
    "no-hero": (nothing, "bard", decisions.BEFORE, {}),
    "no-hero-offered": (empty_guild, "apprentice", decisions.BEFORE, {}),
    "no-new-party": (one_party_away, "call back tavern 5", decisions.CALL_BACK, {}),
    "no-swap-helps": (nowhere_to_send, "swap", decisions.RESEND, {}),
    "one-hero-drawn": (nothing, "keep second hero", decisions.BARD, {"first_hero": 3, "second_hero": w.NONE}),
    "other-colour": (a_dragon_without_gear, "onto red-preserve-1", decisions.ONTO, {"dragon": 10}),
    "other-colour-needs-gear": (a_dragon_without_gear, "without gear", decisions.GEAR, {"dragon": 10, "card": w.HEROES}),
    "paragon-used": (heroes(w.PARAGON), "paragon 2 scouts", decisions.BEFORE, {"paragon_used": 1}),
    "place-full": (all_taken, "go tavern", decisions.ACT, {}),
    "raid-gone": (raid_discarded, "discard raid 1", decisions.DEFEND, {}),
    "resend-impossible": (gear_to_resend, "with gear", decisions.GEAR, {"dragon": 0, "card": w.HEROES}),
    "too-late-for-gear": (too_late, "with gear", decisions.GEAR, {"dragon": 0, "card": w.HEROES}),
    "welcome-lacks-hireling": (followers(0, 1, 0, 0), "welcome scout", decisions.WELCOME, {}),
}


def arranged(code: str) -> Refusal:
    prepare, move, kind, frame = ARRANGED[code]
    s = arrange(players=3, side=1, skills=(w.GEARED_DRAGONS, w.FIRE_WISE, w.WELCOMING))
    prepare(s)
    return refuse(start(s), move, kind, **frame)


@pytest.mark.parametrize("code", ARRANGED)
def test_the_rare_refusals(code: str) -> None:
    refusal = arranged(code)
    assert refusal.code == code, refusal.message
    assert tuple(refusal.args) == CODES[code]


@cache
def met() -> dict[str, Refusal]:
    return met_in(positions(), CODES)


def test_every_code_is_met_or_arranged() -> None:
    assert set(CODES) == set(met()) | set(ARRANGED)


def test_figures_are_keys_and_numbers() -> None:
    """No value is an English phrase: a client uses its own words."""
    for refusal in [*met().values(), *(arranged(code) for code in ARRANGED)]:
        assert not in_english(refusal), refusal


def test_a_finished_game_refuses_with_its_own_code() -> None:
    g = firelight.new("emberheart", players=2, seed=1)
    chance = random.Random(1)
    while not g.over:
        g.play(chance.choice(g.moves()))
    refusal = g.why_not("done")
    assert refusal is not None and (refusal.code, refusal.args) == ("game-over", {})
