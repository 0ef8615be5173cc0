"""Positions of Bonfire edited by hand: the stack, every piece, every city; problems are named with their place."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

import firelight
from firelight import PositionError
from firelight.engine.game import Game
from firelight.engine.records import differences
from firelight.engine.stack import FRAMES
from firelight.games.bonfire.position.checks import check
from firelight.games.bonfire.position.frames import SHAPES
from firelight.games.bonfire.rules.decisions import FRAME_NAMES, GAME_OVER, LAST_CHANCE
from tests.games import conserved, new_game, play_on, without_notes


def rich_game(players: int, seed: int, most: int = 400) -> Iterator[Game]:
    """A game in which supplies are topped up now and then, so that rare decisions occur too."""
    g = new_game("bonfire", players, seed)
    chance = random.Random(seed)
    for _ in range(most):
        if g.over:
            return
        if g.decision == "turn" and chance.random() < 0.3:
            data = g.position()
            city = data["state"]["cities"][g.seat or 0]
            for supply in (city["tiles"], city["resources"]):
                for name in supply:
                    supply[name] = max(supply[name], chance.randrange(4))
            g = firelight.load(data, seed=seed)
        yield g
        moves = g.moves()
        for likely in ("pass", "give up", "fate", "point"):
            others = [move for move in moves if not move.text.startswith(likely)]
            moves = others if others and chance.random() < 0.8 else moves
        deeds = [move for move in moves if move.text.startswith(("ignite", "neutral", "recruit", "task", "retrieve"))]
        g.play(chance.choice(deeds if deeds and chance.random() < 0.5 else moves))


@cache
def found_at(decision: str, players: int = 2) -> str:
    """A position at that decision, as text."""
    for seed in range(200):
        for g in rich_game(players, seed):
            if g.decision == decision:
                return json.dumps(g.position())
    raise AssertionError(f"no {decision}")


def position_at(decision: str, players: int = 2) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(found_at(decision, players))
    return data


def problems_of(data: Any) -> dict[str, str]:
    try:
        firelight.load(data)
    except PositionError as error:
        return {problem.place.removeprefix("state."): problem.message for problem in error.problems}
    return {}


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_no_position_of_a_game_is_refused(players: int) -> None:
    decisions = set()
    for seed in range(2):
        for made, g in enumerate(rich_game(players, seed)):
            if made % 3 == 0 or g.decision not in decisions:
                decisions.add(g.decision)
                again = firelight.load(g.position())
                assert differences(again.state, without_notes(g)) == []
                assert conserved(g.state, g.edition) == []
    assert len(decisions) > 12


def test_every_frame_of_a_decision_has_a_shape() -> None:
    assert set(SHAPES) >= set(range(LAST_CHANCE + 1, len(FRAME_NAMES))) | {GAME_OVER}
    for shape in SHAPES.values():
        assert set(shape.on) <= set(SHAPES)


# (the decision, what is done to the top frame f, the one below b, the state s and the deciding city c, the place named)
STACKS = {
    "a frame that runs by itself on top": ("turn", "f['kind'] = 'next-turn'", "frames[1]"),
    "nothing on next-turn": ("turn", "s['frames'].pop()", "frames[0]"),
    "a frame that never lies there": ("turn", "f['kind'] = 'refill-gnomes'", "frames[1].kind"),
    "a bottom with a number": ("turn", "b['a'] = 1", "frames[0].a"),
    "a bottom with an owner": ("turn", "b['seat'] = 0", "frames[0].seat"),
    "a turn with a number": ("turn", "f['b'] = 1", "frames[1].b"),
    "a turn of another seat": ("turn", "f['seat'] = 1 - f['seat']", "frames[1].seat"),
    "a turn of one who passed": ("turn", "c['out'] = 1", "frames[1].seat"),
    "a game that is not over": ("turn", "f.update(kind='game-over', seat=-1)", "frames[1]"),
    "a Bonus Action not noted": ("turn", "f['a'] = 0; s['frames'].append(f | {'kind': 'ship-bonus'})", "frames[1].a"),
    "a first tile too late": ("turn", "s['frames'].append(f | {'kind': 'first-tile'})", "frames[1]"),
    "a first tile left out": ("first-tile", "s['frames'].pop()", "frames[1]"),
    "another tile than the first": ("way-round", "f['a'] = (f['a'] + 1) % 8", "frames[2].a"),
    "a tile where none can lie": ("fate-line", "f.update(kind='way-round', a=top_tile(c, f), d=f['a'], b=first_line())", "frames[2].b"),
    "more kept than allowed": ("keep", "f['a'] += 2", "frames[3].a"),
    "kept tiles that are not there": ("keep", "f['d'] = 1", "frames[3].d"),
    "an end of the turn in the middle of it": ("pay-tiles", "f['kind'] = 'after'", "frames[{top}]"),
    "an island too many": ("offering", "f['a'] = (f['a'] + 1) % 10", "frames[2].a"),
    "an offering pile of nobody": ("task-space", "f['c'] = 2", "frames[2].c"),
    "another island's Task": ("task-space", "f['a'] = (f['a'] + 1) % 10", "frames[2].a"),
    "a payment of nothing": ("pay-tiles", "f.update(b=0, c=0, d=0)", "frames[{top}].d"),
    "a payment of another kind": ("pay-tiles", "f['a'] = (f['a'] + 1) % 6", "frames[{top}].a"),
    "a payment too large": ("pay-tiles", "f.update(b=8, c=8)", "frames[{top}].b"),
    "a payment in another resource": ("pay-resources", "f['a'] = (f['a'] + 1) % 6", "frames[3].a"),
    "a payment in resources of nothing": ("pay-resources", "f.update(b=0, d=0, e=0)", "frames[3].e"),
    "a payment that cannot be made": ("pay-resources", "c['resources'] = dict.fromkeys(c['resources'], 0)", "frames[3]"),
    "a Gnome that lies nowhere": ("gnome-price", "f['a'] = gnome_in_pile(s)", "frames[2].a"),
    "steps without end": ("procession", "f['a'] = 40", "frames[{top}].a"),
    "a Procession of nobody": ("procession", "f['b'] = 0", "frames[{top}].b"),
    "a Novice of another seat": ("council", "f['a'] = 1 - f['seat']", "council"),
    "a bonus without a Novice": ("bonus", "f['a'] = empty_space(s)", "frames[2].a"),
    "a choice without the Gardener": ("rewards", "f.update(kind='yield', b=1)", "frames[2]"),
    "Tom's choice without Tom": ("turn", "f['kind'] = 'tom-tie'", "frames[1]"),
}  # fmt: skip


def top_tile(c: dict[str, Any], f: dict[str, Any]) -> int:
    words = firelight.new("bonfire", 2, seed=0).edition.words["fate"]
    return words.index(c["column"][0 if f["a"] == 0 else -1])


def first_line() -> int:
    from firelight.games.bonfire.content.tables import FIRST_LINE

    return FIRST_LINE[0]


def gnome_in_pile(s: dict[str, Any]) -> int:
    return firelight.new("bonfire", 2, seed=0).edition.words["gnomes"].index(s["gnome_pile"][0])


def empty_space(s: dict[str, Any]) -> int:
    return next(number for number, space in enumerate(s["council"]) if not any(space["novices"].values()))


@pytest.mark.parametrize("name", STACKS)
def test_a_stack_that_cannot_be_played_is_named(name: str) -> None:
    decision, change, place = STACKS[name]
    d = position_at(decision)
    s = d["state"]
    space = {**globals(), "s": s, "f": s["frames"][-1], "b": s["frames"][-2], "c": s["cities"][s["turn"]], "top": len(s["frames"]) - 1}
    exec(change, space)
    found = problems_of(d)
    assert found, "this position was taken"
    assert next(iter(found)).startswith(place.format(**space))


# (players, what is done at a turn, the place named)
PIECES = {
    "a Task too few": (2, "take_task(s)", "tasks"),
    "a Task beside an Offering": (2, "offer(s, 0, 0)", "islands.T1.tasks[0]"),
    "an Offering without an owner": (2, "s['islands']['T1']['offerings'][2] = 'herb'", "islands.T1.owners[2]"),
    "an Offering of nobody": (2, "i = s['islands']['T1']; i['owners'][2], i['offerings'][2] = 3, 'herb'", "islands.T1.owners[2]"),
    "an Elder in the display": (2, "s['gnome_display'][0] = 'elder-of-fate'", "gnomes"),
    "a Specialist lost": (3, "s['gnome_pile'].pop()", "gnomes"),
    "a gap in the display": (2, "s['gnome_pile'].append(s['gnome_display'][2]); s['gnome_display'][2] = None", "gnome_display[2]"),
    "a gap among the paths": (2, "s['path_pile'].append(s['path_display'][1]); s['path_display'][1] = None", "path_display[1]"),
    "discards without Tom": (2, "s['gnome_discard'].append(s['gnome_pile'].pop())", "gnome_discard"),
    "a Neutral Novice lost": (2, "s['neutral']['paths'] = 0", "neutral"),
    "a Novice too many": (4, "s['council'][3]['novices']['seat-1'] += 1", "council"),
    "a lying Novice": (2, "s['council'][3]['novices']['lying'] = 1; s['neutral']['tasks'] = 0", "council"),
    "a Novice of nobody": (2, "s['council'][3]['novices']['seat-3'] = 1", "council"),
    "Tom's Novices without Tom": (2, "s['tom_novices'] = 2", "tom_novices"),
    "Tom's cards without Tom": (2, "s['tom_pile'] = [0, 1]", "tom_pile"),
    "a card of Tom lost": (1, "s['tom_pile'].pop() if s['tom_pile'] else s['tom_discard'].pop()", "tom_pile"),
    "cards that were not played": (1, "s['tom_played'] += 1", "tom_played"),
    "a Novice of Tom lost": (1, "s['tom_novices'] -= 1", "tom_novices"),
    "Tom with a ship": (1, "s['cities'][1]['ship'] = 'T1'", "cities[1].ship"),
    "Tom with tiles": (1, "s['cities'][1]['tiles']['ship'] = 1", "cities[1].tiles"),
    "Tom with a Guardian on the way": (1, "s['cities'][1]['guardians']['own'] = 'path-1'", "cities[1].guardians"),
    "Tom as the first": (1, "s['start'] = 1", "start"),
    "a city of nobody": (3, "s['cities'][3]['resources']['gold'] = 1", "cities[3].resources"),
    "a path of nobody": (2, "s['cities'][2]['paths'] = ['starting-tile']", "cities[2].paths"),
    "a Countdown too early": (2, "s['counting'] = 1", "counting"),
    "a Countdown tile too early": (2, "s['countdown_tile'] = 3", "countdown_pile"),
    "a Countdown pile too small": (2, "s['countdown_pile'] = 0", "countdown_pile"),
    "passing too early": (2, "s['cities'][1 - s['turn']]['passed'] = 1", "cities[{other}].passed"),
    "a turned fire never used": (2, "s.update(fire_used=0, pointer=4)", "fire_used"),
    "portals in a strange order": (2, "c['portals'] = [1, 0, 0, 0, 0, 0, 0]", "cities[{seat}].portals"),
    "too many tiles": (2, "c['tiles']['ship'] = 61", "cities[{seat}].tiles"),
    "too many of a resource": (2, "c['resources']['herb'] = 61", "cities[{seat}].resources.herb"),
    "points of a debt": (2, "c['earned']['elders'] = -1", "cities[{seat}].earned.elders"),
    "a head start too large": (2, "c['earned']['head-start'] = 100", "cities[{seat}].earned.head-start"),
    "a square off its line": (2, "c['cells'][0] = 0", "cells[0]"),
    "a symbol of no tile": (2, "c['symbols'][0:3] = ['yellow'] * 3", "symbols[0]"),
    "two Guardians on one space": (2, "two_on_one(s, c)", "cities[{seat}].guardians"),
}  # fmt: skip


def take_task(s: dict[str, Any]) -> None:
    island = next(island for island in s["islands"].values() if any(island["tasks"]))
    island["tasks"][next(i for i, task in enumerate(island["tasks"]) if task)] = None


def offer(s: dict[str, Any], slot: int, seat: int) -> None:
    island = s["islands"]["T1"]
    island["tasks"][slot] = island["tasks"][slot] or next(task for other in s["islands"].values() for task in other["tasks"] if task)
    for other in list(s["islands"].values())[1:]:
        other["tasks"] = [None if task == island["tasks"][slot] else task for task in other["tasks"]]
    island["owners"][slot], island["offerings"][slot] = seat, "herb"


def two_on_one(s: dict[str, Any], c: dict[str, Any]) -> None:
    for guardian in ("own", "pink"):
        if c["guardians"][guardian] is None:
            s["guardians"][guardian] -= 1
        c["guardians"][guardian] = "path-1"
    c["gnomes"]["crowd-keeper"] = 0


@cache
def early_turn(players: int) -> str:
    """A turn early in a game, before anything rare has happened."""
    g = firelight.new("bonfire", players, seed=3)
    for made in play_on(g, 3):
        if made > 5 and g.decision == "turn":
            return json.dumps(g.position())
    raise AssertionError("no turn")


@pytest.mark.parametrize("name", PIECES)
def test_pieces_that_cannot_lie_so_are_named(name: str) -> None:
    players, change, place = PIECES[name]
    d: dict[str, Any] = json.loads(early_turn(players))
    s = d["state"]
    space = {**globals(), "s": s, "c": s["cities"][s["turn"]], "seat": s["turn"], "other": 1 - s["turn"]}
    assert problems_of(d) == {}
    exec(change, space)
    found = problems_of(d)
    assert found, "this position was taken"
    wanted = place.format(**space)
    first = next(iter(found))
    assert first == wanted or first.endswith(f".{wanted}"), found


@pytest.mark.parametrize("players", [1, 2, 4])
def test_the_check_never_fails_on_any_numbers(players: int) -> None:
    """Every number of a state replaced by any other in its range: an answer, never an exception."""
    g = firelight.new("bonfire", players, seed=1)
    chance = random.Random(players)
    for _ in range(150):
        s: Any = g.state.copy()
        for _ in range(chance.choice([1, 3, 30])):
            record = chance.choice([s, *s.cities, *s.islands, *s.frames, *s.frames[: s.depth]])
            key, field = chance.choice([(key, field) for key, field in type(record).fields.items() if field.code and not field.note])
            words = g.edition.words[field.names] if field.names else ()
            low = 0 if words else field.low if field.low is not None else -128
            high = len(words) - 1 if words else field.high if field.high is not None else 127
            if field.derived or field.counts or field.record is not None:
                continue
            value = chance.randint(low, high)
            if field.length and not field.stack:
                getattr(record, key)[chance.randrange(field.length)] = value
            elif not field.length:
                setattr(record, key, value)
        s.depth = min(s.depth + chance.randrange(2), FRAMES)
        before = s.copy()
        assert isinstance(check(s, g.edition, g.edition.words), list)
        assert differences(before, s) == [], "checking changed the state"
