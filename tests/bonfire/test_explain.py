"""Every move is described and every refusal explained, in plain words with numbers."""

from __future__ import annotations

import json
import random
import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

import firelight
from firelight.api import shipped_edition
from firelight.engine.errors import Refusal
from firelight.engine.game import Game
from firelight.engine.view import deeds_of
from firelight.games.bonfire.content import words
from firelight.games.bonfire.rules import rulebook
from firelight.games.bonfire.rules.decisions import ACTIONS
from firelight.games.bonfire.rules.layout import BONFIRE
from firelight.games.bonfire.texts.explain import ANSWERS
from firelight.games.bonfire.texts.reading import Reading
from tests.bonfire.support import arrange, give, hire, play, start

EAGER = {"ignite": 300, "neutral": 100, "task": 60, "retrieve": 60, "fate": 6, "march": 3}


def family(action: int) -> str:
    return deeds_of(shipped_edition("bonfire"))[action].family


def eager_move(g: Game, chance: random.Random) -> int:
    """A random move, but preferring Tasks and Bonfires, so that games get far."""
    moves = [move.id for move in g.moves()]
    return chance.choices(moves, [EAGER.get(family(move), 1) for move in moves])[0]


@cache
def positions() -> tuple[Game, ...]:
    """Many positions of games with 1 to 4 players, and some arranged for rare cases."""
    found: list[Game] = [*rare_positions(), solo_tie()]
    seen = {family(move.id) for g in found for move in g.moves()}
    for seed in range(16):
        g = firelight.new("bonfire", players=1 + seed % 4, seed=seed)
        chance = random.Random(seed)
        while not g.over:
            families = {family(move.id) for move in g.moves()}
            if chance.random() < 0.1 or families - seen:
                found.append(g.copy())
                seen |= families
            g.play(eager_move(g, chance))
    return tuple(found)


def rare_positions() -> list[Game]:
    found = []
    s = arrange(players=2)  # a Neutral Novice may be sent; nothing else is possible
    s.cities[0].portals = [1] * 7
    for space in s.ring:
        space.portals = [0] * 7
    s.cities[0].column_count = 0
    found.append(start(s))
    assert "give up" in [move.text for move in found[-1].moves()]
    s = arrange(players=2)  # after the action a Bonus Action is left
    s.cities[0].portals = [1] * 7
    give(s.cities[0], path=1)
    found.append(start(s))
    play(found[-1], "build 1")
    assert "end turn" in [move.text for move in found[-1].moves()]
    s = arrange(players=2)  # the Countdown
    s.counting, s.countdown_pile = 1, 5
    s.council[0].novices[0] = 1
    found.append(start(s))
    s = arrange(players=2)  # a Guardian before a Bonfire
    c = s.cities[0]
    c.tasks[0], c.lit[0], c.novices[0], c.portals[0] = 0, 1, 0, 1
    c.guardians[words.OWN] = 1
    c.paths[1], c.path_count = 0, 2
    give(c, guardian=2)
    found.append(start(s))
    play(found[-1], "procession 1")
    assert "to bonfire 1" in [move.text for move in found[-1].moves()]
    s = arrange(players=2)  # four crystals of one colour
    s.path_display = [0, 1, 2, 3]
    give(s.cities[0], path=1)
    found.append(start(s))
    assert "new display" in [move.text for move in found[-1].moves()]
    for bonus in words.BONUSES[1:]:  # every bonus of the Council
        s = arrange(players=3)
        c = s.cities[0]
        c.tasks[0] = next(task for task in range(words.TASK_COUNT) if _is_pink(task))
        c.guardians[words.PINK] = 0
        hire(c, "gardener", "portal-smith")
        c.paths[1], c.path_count = 0, 2
        g = start(s)
        play(g, "ignite 1", f"send {bonus}")
        found.append(g.copy())
        if "bonus" in [move.text for move in g.moves()]:
            play(g, "bonus")
            found.append(g.copy())
            for move in THEN.get(bonus, ()):
                play(g, move)
                found.append(g.copy())
    return found


# How some bonuses go on.
THEN = {
    "path": ("build pile",),
    "move": ("move own", "to path 2"),
    "great-bonfire": ("fire 1", "reward tile+portal"),
}


def solo_tie() -> Game:
    """Tom may take one of several Tasks."""
    for seed in range(100):
        g = firelight.new("bonfire", players=1, seed=seed)
        chance = random.Random(seed)
        while not g.over:
            if g.decision == "tom-tie":
                return g
            g.play(chance.choice(g.moves()))
    raise AssertionError("no tie in 100 games")


def _is_pink(task: int) -> bool:
    from firelight.games.bonfire.content.tables import TASK_A, TASK_KIND

    return (TASK_KIND[task], TASK_A[task]) == (words.HAVE_GUARDIAN, words.PINK)


def sound(sentence: str) -> bool:
    return bool(sentence) and not re.search(r"[{}]|  |None(?! of)", sentence)


def test_every_family_of_moves_is_described_where_it_is_legal() -> None:
    seen: set[str] = set()
    for g in positions():
        for move in g.moves():
            text = g.describe(move)
            assert sound(text) and text[0].isupper() and text.endswith("."), (move, text)
            seen.add(family(move.id))
    assert seen == {deed.family for deed in deeds_of(shipped_edition("bonfire"))}


def test_every_one_of_the_moves_is_described_anywhere() -> None:
    for g in positions()[::25]:
        for action in range(ACTIONS):
            assert sound(g.describe(action)), g.edition.notation[action]


@cache
def refusals() -> list[Refusal]:
    """The refusals of all illegal moves in those positions."""
    return [refusal for g in positions() if not g.over for action in range(ACTIONS) if (refusal := g.why_not(action))]


def test_every_refusal_has_a_rule_and_a_message() -> None:
    for refusal in refusals():
        assert refusal.rule and sound(refusal.message), refusal
        assert json.loads(json.dumps(refusal.args)) == refusal.args


def test_every_rule_that_a_guard_answers_with_is_explained() -> None:
    """Each has words of its own: those met in some position, and those that stand in the rules."""
    met = {refusal.rule for refusal in refusals()}
    assert met <= {rulebook.RULES[rule] for rule in ANSWERS}
    folder = Path(rulebook.__file__).parent
    source = "\n".join(path.read_text(encoding="utf-8") for path in folder.glob("*.py"))
    lines = re.findall(r"^ +return .*$", source, re.MULTILINE)
    answered = {getattr(rulebook, name) for line in lines for name in re.findall(r"\bB\d+_\d+[A-Z]?\b", line)}
    specialists = [name.lower().replace("_", "-") for line in lines for name in re.findall(r"\bB7 \+ (\w+)", line)]
    answered |= {rulebook.B7 + words.number_of(key) for key in specialists}
    assert len(answered) > 30
    assert answered <= set(ANSWERS)


def test_B3_2_a_move_of_another_decision_is_told_what_is_awaited() -> None:
    g = firelight.new("bonfire", players=2, seed=3)
    refusal = g.why_not("sail t1")
    assert refusal is not None and refusal.rule == "B3.2"
    assert refusal.message == "You can’t do that now. Keep your first Fate Tile, or swap it for the middle one?"


def test_B6_2b_the_price_of_a_voyage_and_the_supply_are_told() -> None:
    s = arrange(players=2)
    s.cities[0].ship = 0
    give(s.cities[0], ship=1, gnome=1)
    g = start(s)
    refusal = g.why_not("sail t10")
    assert refusal is not None
    assert refusal.message == "You need 3 ship tiles; you have 1 ship tile and 1 other tile"
    assert refusal.args == {"kind": "ship", "needed": 3, "held": {"ship": 1, "yellow": 0, "other": 1}}
    assert g.describe("sail t2").startswith("Sail to fruit island T2 for 1 ship tile. Tasks there: ")


def test_B10_2_a_common_task_that_is_not_met_tells_how_far_it_is() -> None:
    g = start(arrange(players=2))
    refusal = g.why_not("neutral gnomes")
    assert refusal is not None
    assert refusal.args == {"common": "gnomes", "need": 6, "have": 0}
    assert refusal.message == "You don’t fulfil the Common Task “6 Gnomes” yet: you have 0 of 6"


def test_B4_4_a_fate_tile_tells_what_it_yields() -> None:
    g = firelight.new("bonfire", players=2, seed=3)
    play(g, "keep first tile", "as printed", "fate top", "keep yellow")
    for move in g.moves():
        text = g.describe(move)
        later = g.copy()
        later.play(move)
        if later.decision == "way-round":
            for way in later.moves():
                gained = Counter[str]()
                for event in later.copy().play(way):
                    if event.name.startswith("gained"):
                        gained[str(event.args[0])] += int(event.args[1] or 0)
                teller = Reading(g).teller
                assert all(teller.count(piece, number, "count-acc") in text for piece, number in gained.items())


def test_B9_1_an_unmet_task_tells_what_is_there() -> None:
    s = arrange(players=2)
    g = start(s)
    keys = g.edition.words["tasks"]
    s = arrange(players=2)
    s.cities[0].tasks[0] = keys.index("red-portals")
    refusal = start(s).why_not("ignite 1")
    assert refusal is not None
    assert refusal.message == "Not fulfilled yet (0 of 3): “Have 3 portals”"


@pytest.mark.parametrize("task", range(words.TASK_COUNT))
def test_B15_progress_is_told_for_every_task(task: int) -> None:
    s = arrange(players=3)
    s.cities[0].tasks[4] = task
    s.islands[0].tasks = [-1, -1, -1]
    refusal = start(s).why_not("ignite 5")
    assert refusal is None or (re.search(r"\(\d+ of \d+\): ", refusal.message) and sound(refusal.message))


def test_gnomes_are_described_in_words_of_their_own() -> None:
    s = arrange(players=2)
    s.gnome_display = [words.number_of("helmsman"), -1, -1, -1, -1, -1]
    give(s.cities[0], gnome=3, blossom=2)
    hire(s.cities[0], "storyteller")
    g = start(s)
    told = [Reading(g).teller.word(gnome, "help") for gnome in words.GNOME_KEYS]
    assert len(set(told)) == words.GNOMES
    assert g.describe("recruit helmsman").endswith(told[words.number_of("helmsman")])
    assert "Now 3 points." in g.describe("recruit elder-of-paths")  # 1 tile, and 2 points of the Storyteller


def test_a_guardian_at_a_bonfire_is_valued() -> None:
    g = next(g for g in rare_positions() if "to bonfire 1" in [move.text for move in g.moves()])
    assert g.describe("to bonfire 1") == "Go to Bonfire 1. At the end 2 points."
    assert BONFIRE == 7
