"""Every move is described and every refusal explained, in plain words with figures."""

from __future__ import annotations

import json
import random
import re
from functools import cache
from pathlib import Path

import firelight
from firelight.api import shipped_edition
from firelight.engine.errors import Refusal
from firelight.engine.game import Game
from firelight.engine.view import deeds_of
from firelight.games.emberheart.content import words as w
from firelight.games.emberheart.rules import rulebook
from firelight.games.emberheart.rules.decisions import ACTIONS
from firelight.games.emberheart.rules.layout import State
from firelight.games.emberheart.texts.explain import ANSWERS
from firelight.games.emberheart.texts.reading import Reading
from tests.emberheart.support import (
    arrange,
    band,
    dragons,
    give_dragon,
    give_garrison,
    give_hero,
    give_preserve,
    lay,
    number,
    play,
    post,
    send,
    start,
    texts,
    to_phase,
)


def family(action: int) -> str:
    return deeds_of(shipped_edition("emberheart"))[action].family


@cache
def positions() -> tuple[Game, ...]:
    """Many positions of games with 2 to 4 players on both sides, and some arranged for rare cases."""
    found = rare_positions()
    seen = {family(move.id) for g in found for move in g.moves()}
    for seed in range(10):
        g = firelight.new("emberheart", players=2 + seed % 3, seed=seed, side=seed % 2)
        chance = random.Random(seed)
        while not g.over:
            families = {family(move.id) for move in g.moves()}
            if chance.random() < 0.05 or families - seen:
                found.append(g.copy())
                seen |= families
            g.play(chance.choice(g.moves()))
    return tuple(found)


def rare_positions() -> list[Game]:
    return [*in_the_village(), *before_the_action(), *with_rewards(), *on_the_mountain(), *in_the_raid(), *attaching()]


def in_the_village() -> list[Game]:
    s = arrange()
    for hero in (w.FIRE_MARSHAL, w.OUTFITTER, w.MASTER_SCOUT):
        give_hero(s, 0, hero)
    s.bands[0].followers = [6, 2, 0, 0]
    twice = start(s)
    assert "station twice" in texts(twice)
    outfit = twice.copy()
    play(outfit, "station")
    exchange = twice.copy()
    send(exchange, "guild", 4, "4 hirelings")
    assert {"exchange down 1", "exchange up 2"} <= set(texts(exchange))
    s = arrange(players=2)  # the Leader's call-back
    post(s, 0, w.TAVERN, 2, hirelings=2)
    s.bands[0].gear = 2
    call = start(s)
    play(call, "aide leader")
    resend = call.copy()
    play(resend, "call back tavern 2")
    swap = resend.copy()
    play(swap, "swap")
    s = arrange()  # the companion's effects
    s.bands[0].attributes = [1, 1, 1]
    companion = start(s)
    send(companion, "camp", 3, "2 hirelings", companion=True)
    s = arrange()
    defend = start(s)
    play(defend, "aide defender")
    found = [twice, outfit, exchange, call, resend, swap, companion, defend]
    assert [g.decision for g in found] == ["act", "outfit", "exchange", "call-back", "resend", "swap", "companion", "defend"]
    return found


def before_the_action() -> list[Game]:
    s = arrange()
    for hero in (w.APPRENTICE, w.BARD, w.PARAGON):
        give_hero(s, 0, hero)
    to_phase(s, "before")
    before = start(s)
    apprentice, bard = before.copy(), before.copy()
    play(apprentice, "apprentice")
    play(bard, "bard")
    after = bard.copy()
    play(after, "keep first hero")
    assert [g.decision for g in (before, apprentice, bard, after)] == ["before", "apprentice", "bard", "before"]
    return [before, apprentice, bard, after]


def with_rewards() -> list[Game]:
    s = arrange()
    give_hero(s, 0, w.MENTOR)
    give_hero(s, 1, w.BARD)
    s.bard_card, s.bard_seat = s.guild[0], 1
    lay(s, w.TAVERN, number("taverns", "2-scouts-2-rangers"))
    post(s, 0, w.TAVERN, 3, hirelings=3)
    post(s, 0, w.GUILD, 3, hirelings=3)
    to_phase(s, "reward")
    guild = start(s)
    mentor = guild.copy()
    play(mentor, "take none", "take 1")
    s = arrange()
    give_hero(s, 0, w.DRAGON_TRAINER)
    give_dragon(s, 0, w.EXOTIC)
    to_phase(s, "train")
    train = start(s)
    exotic = train.copy()
    play(exotic, next(text for text in texts(train) if text.startswith("dragon exotic")))
    s = arrange()
    give_hero(s, 0, w.DRAGON_KNIGHT)
    give_garrison(s, 0, w.BLUE, 2)
    s.bands[0].followers[w.SCOUT], s.bands[0].gear = 2, 1
    knight = start(s)
    play(knight, "swap", "swap hireling for scout")
    assert [g.decision for g in (guild, mentor, train, exotic, knight)] == ["reward", "mentor", "train", "train-exotic", "knight"]
    return [guild, mentor, train, exotic, knight]


def climbing() -> State:
    """Two parties of two players with 3 wardens each, and a third without."""
    s = arrange()
    lay(s, w.MOUNTAIN, *dragons("red-5-1", "red-5-2", "red-3-1", "blue-5-2", "blue-3-1", "green-3-1"))
    post(s, 0, w.MOUNTAIN, 3, specialists=3)
    post(s, 1, w.MOUNTAIN, 4, hirelings=1, specialists=3)
    post(s, 2, w.MOUNTAIN, 1, hirelings=1)
    s.bands[1].attributes = [7, 0, 0]
    to_phase(s, "reward")
    return s


def on_the_mountain() -> list[Game]:
    s = climbing()
    give_hero(s, 1, w.WRANGLER)
    low = start(s)
    wrangle = low.copy()
    play(wrangle, "take 1")
    tie = tied()
    climb = tie.copy()
    play(climb, "first 4")
    s = climbing()  # nobody else: up to the top
    for space in (1, 3):
        s.parties[w.MOUNTAIN * w.SPACES + space - 1].seat = w.NONE
        s.parties[w.MOUNTAIN * w.SPACES + space - 1].followers = [0] * 4
    top = start(s)
    play(top, "take 1", "take 5")
    step = top.copy()
    play(step, "take 6")
    found = [low, wrangle, tie, climb, top, step]
    assert [g.decision for g in found] == ["reward", "wrangle", "tie", "climb", "climb", "climber"]
    return found


def tied() -> Game:
    g = start(climbing())
    play(g, "take 1", "take 3")
    while g.decision == "reward":
        play(g, "take none")
    assert g.decision == "tie"
    return g


def test_E9_4_the_top_of_the_mountain_tells_all_it_costs() -> None:
    g = on_the_mountain()[4]
    assert g.describe("take 6") == "Take the green dragon (3). You discard 1 warden. Your flame rises by 1."


def in_the_raid() -> list[Game]:
    s = arrange(side=1, skills=(3, 1, 2))
    s.raid = [number("raids", "hireling-per-highest-attribute"), w.NONE]
    s.raid_discarded = number("raids", "specialist-per-hero")
    s.bands[0].attributes = [7, 0, 0]
    s.bands[0].followers = [5, 1, 2, 1]
    give_hero(s, 0, w.MESSENGER)
    give_hero(s, 0, w.FIRE_SAGE)
    to_phase(s, "raid")
    messenger = start(s)
    sage = messenger.copy()
    play(sage, "remaining raid")
    flame = sage.copy()
    play(flame, "fire sage")
    lose = messenger.copy()
    play(lose, "discarded raid", "no fire sage")
    assert [g.decision for g in (messenger, sage, flame, lose)] == ["messenger", "sage", "flame-choice", "lose"]
    return [messenger, sage, flame, lose]


def attaching() -> list[Game]:
    found = []
    for skill in (1, 2, 4):
        s = arrange(players=2, side=1, skills=(skill, 3))
        give_preserve(s, 0, w.RED)
        give_hero(s, 0, w.SPY, active=False)
        give_hero(s, 0, w.SQUIRE)
        give_dragon(s, 0, w.RED)
        give_dragon(s, 0, w.BLUE)
        give_dragon(s, 0, w.GREEN)
        s.bands[0].gear = 2
        g = start(s)
        play(g, "attach")
        onto = g.copy()
        play(onto, "dragon red-3-1")
        if onto.decision == "onto":
            gear = onto.copy()
            play(gear, "onto red-preserve-1")
            found.append(gear)
        found += [g, onto]
    decisions = {g.decision for g in found}
    assert {"attach", "onto", "gear", "further", "welcome"} <= decisions
    return found


def sound(sentence: str) -> bool:
    return bool(sentence) and not re.search(r"[{}]|  |None(?! of)", sentence)


def test_every_family_of_moves_is_described_where_it_is_legal() -> None:
    seen: set[str] = set()
    for g in positions():
        for move in g.moves():
            text = g.describe(move)
            assert sound(text) and (text[0].isupper() or text[0].isdigit()) and text.endswith("."), (move, text)
            seen.add(family(move.id))
    assert seen == {deed.family for deed in deeds_of(shipped_edition("emberheart"))}


def test_every_one_of_the_moves_is_described_anywhere() -> None:
    for g in positions()[::4]:
        for action in range(ACTIONS):
            assert sound(g.describe(action)), g.edition.notation[action]


@cache
def refusals() -> list[Refusal]:
    """The refusals of all illegal moves in those positions."""
    return [refusal for g in positions() for action in range(ACTIONS) if (refusal := g.why_not(action))]


def test_every_refusal_has_a_rule_and_a_message() -> None:
    for refusal in refusals():
        assert refusal.rule and sound(refusal.message), refusal
        assert json.loads(json.dumps(refusal.args)) == refusal.args


def test_every_rule_that_a_guard_answers_with_is_explained() -> None:
    """Each has words of its own: those met in some position, and those that stand in the rules."""
    met = {refusal.rule for refusal in refusals()}
    assert met <= {rulebook.RULES[rule] for rule in ANSWERS}
    assert len(met) > 20
    folder = Path(rulebook.__file__).parent
    source = "\n".join(path.read_text(encoding="utf-8") for path in folder.glob("*.py"))
    lines = re.findall(r"^ +(?:return|rule =) .*$", source, re.MULTILINE)
    answered = {getattr(rulebook, name) for line in lines for name in re.findall(r"\bE\d+_\d+\b", line)}
    answered |= {rulebook.E14 + getattr(w, hero) for line in lines for hero in re.findall(r"\bE14 \+ (?:THE_)?(\w+)", line)}
    assert len(answered) > 25
    assert answered <= set(ANSWERS)


def why(g: Game, move: str) -> str:
    refusal = g.why_not(move)
    assert refusal is not None
    return refusal.message


def test_a_move_of_another_decision_is_told_what_is_awaited() -> None:
    g = firelight.new("emberheart", players=2, seed=3)
    assert why(g, "aide healer") == "You can’t do that now. Which attribute should start at 1?"


def test_E2_1_an_aide_that_is_gone_and_crests_that_are_lacking() -> None:
    s = arrange(players=2)
    s.aides[w.HEALER] = 1
    s.bands[0].crests = 0
    g = start(s)
    assert why(g, "aide healer") == "Player 2 has already taken the Healer this round"
    assert why(g, "warehouse") == "You need 1 crest; you have none"
    assert why(g, "done").startswith("Take your action first")


def test_E3_2_a_space_tells_its_order_and_what_it_takes() -> None:
    s = arrange()
    s.bands[0].followers = [2, 1, 0, 0]
    s.bands[0].attributes = [0, 1, 1]
    post(s, 1, w.TAVERN, 5, hirelings=5)
    g = start(s.copy())
    play(g, "go tavern")
    assert why(g, "space 4") == "Space 4 takes 4 followers; you have only 3 who can go"
    assert why(g, "space 5") == "Player 2 already has a party on space 5 at the Tavern"
    assert g.describe("space 3") == "Take space 3. Followers: 3. 1 party picks before yours; at least 2 of 3 cards will be left."
    g = start(s.copy())
    play(g, "go camp")
    assert g.describe("space 3").endswith("Your party picks first for now; at least 3 of 3 cards will be left.")


def test_E3_3_a_party_tells_whom_it_needs_and_who_is_there() -> None:
    s = arrange()
    s.bands[0].followers = [4, 1, 0, 0]
    g = start(s)
    play(g, "go tavern", "space 3")
    refusal = g.why_not("party 1 hireling + 2 specialists")
    assert refusal is not None
    assert refusal.args == {"party": {"hireling": 1, "scout": 2}, "fitting": {"hireling": 4, "scout": 1}}
    assert refusal.message == "You need 1 hireling and 2 scouts for this party; you have 4 hirelings and 1 scout"


def test_E4_2_the_station_tells_what_it_brings() -> None:
    s = arrange()
    assert start(s).describe("station") == "Lay a crest at the Fire Station. You gain 4 hirelings. Your flame rises by 1."
    give_hero(s, 0, w.SQUIRE)
    s.station[1] = 1
    assert start(s).describe("station") == "Lay a crest at the Fire Station. You gain 5 hirelings."


def test_E7_5_a_swap_that_completes_a_card_says_so() -> None:
    s = arrange()
    give_garrison(s, 0, w.BLUE, 2)
    give_dragon(s, 0, w.BLUE)
    band(s).followers, band(s).gear = [5, 2, 0, 0], 1
    g = start(s)
    play(g, "swap")
    assert g.describe("swap hireling for scout").endswith("You complete blue Garrison card 2. You raise Senses by 1.")


def test_E7_7_a_dragon_of_another_colour() -> None:
    s = arrange()
    give_hero(s, 0, w.SPY, active=False)
    give_preserve(s, 0, w.RED)
    give_dragon(s, 0, w.RED)
    give_dragon(s, 0, w.BLUE)
    g = start(s)
    play(g, "attach")
    assert g.describe("dragon red-3-1").startswith("Choose the red dragon (3).")
    assert why(g, "dragon red-7") == "You don’t have the red dragon (7)"


def test_E9_1_a_dragon_that_costs_a_warden() -> None:
    s = climbing()
    s.parties[w.MOUNTAIN * w.SPACES].followers = [1, 0, 0, 0]
    g = start(s)
    play(g, "take none", "take none")
    assert g.seat == 2
    assert why(g, "take 2") == "The red dragon (5) costs 1 warden; your party on space 1 has none"
    assert g.describe("take 1").startswith("Take the red dragon (5).") and "Your flame rises by 1." in g.describe("take 1")


def test_E14_heroes_are_described_in_words_of_their_own() -> None:
    s = arrange()
    lay(s, w.GUILD, w.SPY)
    post(s, 0, w.GUILD, 2, hirelings=2)
    to_phase(s, "reward")
    g = start(s)
    teller = Reading(g).teller
    assert len({teller.word(hero, "help") for hero in w.HERO_KEYS}) == w.HEROES
    help, glory = teller.word("spy", "help"), teller.word("spy", "glory")
    assert g.describe("take 1").startswith(f"Take the Spy. {help} Glory: {glory}; for you now 7.")


def test_E14_12_the_marshal_at_work_is_needed() -> None:
    s = arrange()
    give_hero(s, 0, w.FIRE_MARSHAL, active=False)
    assert why(start(s), "station twice") == "You need an active Fire Marshal to lay 2 crests at once; yours has no dragon yet"
