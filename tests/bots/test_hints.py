"""Hints find what is provably best and use nothing hidden, and their reasons are what happens."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

import pytest

import firelight
from firelight.api import shipped_edition
from firelight.api import title as title_of
from firelight.bots.base import Budget
from firelight.bots.hints import Hint, hints
from firelight.bots.reasons import reasons
from firelight.engine.errors import OptionError
from firelight.engine.face import Thing
from firelight.engine.game import Event, Game, Move
from firelight.games.bonfire.content.words import NONE
from firelight.games.bonfire.rules.tasks import may_ignite
from firelight.games.bonfire.texts.reading import Reading
from firelight.texts.shell import decimal
from tests.bonfire.support import arrange, give, start
from tests.bots.endgames import TURNS, last_turn, values
from tests.games import TABLES, finish, play_on, somewhere

QUICK = Budget(simulations=60)
SUPPLIES = ("tiles", "resources", "followers", "gear", "flame", "attributes")


# What is provable.


@pytest.mark.parametrize(("key", "players", "seed"), TURNS)
def test_the_first_hint_of_a_last_turn_is_provably_best(key: str, players: int, seed: int) -> None:
    g = last_turn(key, players, seed)
    known = values(g)
    hints = g.hint(count=10, budget=Budget(simulations=500))
    assert known[hints[0].move.text] == max(known.values())
    assert all(hint.exact for hint in hints)
    assert {hint.move.text: hint.margin for hint in hints} == pytest.approx({hint.move.text: known[hint.move.text] for hint in hints})
    assert "Final margin" in str(hints[0])


# What is asked.


def test_hints_are_for_the_seat_to_decide() -> None:
    g = firelight.new("bonfire", players=3, seed=1)
    other = ((g.seat or 0) + 1) % 3
    with pytest.raises(OptionError, match=f"seat: found {other}; only seat {g.seat}"):
        g.hint(other, budget=QUICK)
    with pytest.raises(OptionError, match="count: found 0"):
        g.hint(count=0, budget=QUICK)
    assert g.hint(g.seat, budget=QUICK)


def test_a_finished_game_has_no_hints() -> None:
    g = finish(firelight.new("bonfire", players=2, seed=1))
    with pytest.raises(OptionError, match="the game is over"):
        g.hint()


def test_hints_leave_the_game_alone_and_repeat() -> None:
    g = somewhere("emberheart", 3, 4)
    before = g.record()
    first, second = (g.hint(count=2, budget=QUICK, seed=5) for _ in range(2))
    assert g.record() == before and first == second
    assert len(first) <= 2 and all(hint.line[0] == hint.move for hint in first)


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_reasons_do_not_depend_on_what_is_hidden(key: str, players: int) -> None:
    g = firelight.new(key, players, seed=players + 20)
    revealing = 0
    for made in play_on(g, players):
        if made % 11 == 4:
            seat = g.seat or 0
            one, other = g.determinised(seat, 98), g.determinised(seat, 99)
            line = reasons(one, seat, random_line(one, made)).line
            found = [reasons(deal, seat, line) for deal in (g, one, other)]
            assert found[0] == found[1] == found[2]
            revealing += bool(found[0].then)
    assert revealing or key == "emberheart"


# What the reasons say.


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_the_prose_tells_what_happens(key: str, players: int) -> None:
    g = firelight.new(key, players, seed=players)
    checked = 0
    for made in play_on(g, 7 * players):
        if made % 29 == 5:
            for hint in hints(g, count=2, budget=QUICK, seed=made):
                check(g.determinised(g.seat or 0, made), g.seat or 0, hint)
                checked += 1
    assert checked > 2


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_the_reasons_of_any_line_are_what_happens(key: str, players: int) -> None:
    """Random lines reach what good ones rarely do."""
    g = firelight.new(key, players, seed=players + 40)
    for made in play_on(g, players):
        if made % 7 == 3:
            deal = g.determinised(g.seat or 0, made)
            moves = [Move(move.id, move.text) for move in random_line(deal, made)]
            found = reasons(deal, g.seat or 0, moves, made)
            hint = Hint(moves[0], 0.0, 0.5, (), False, key, deal.describe(moves[0]), found)
            check(deal, g.seat or 0, hint)


def random_line(g: Game, seed: int) -> list[Move]:
    twin = g.copy()
    for _ in play_on(twin, seed, most=12):
        pass
    return twin.history


def check(deal: Game, seat: int, hint: Hint) -> None:
    """Play the line and check that everything the hint names happens on the way."""
    sheet = deal.score_sheet(seat)
    end, events = deal.copy(), list[Event]()
    for place, move in enumerate(hint.line):
        assert end.seat == seat
        events += [event for event in end.play(move) if event.seat == seat]
        assert end.can_undo or (place + 1 == len(hint.line) and hint.reasons.then)
    changes = {source: points - sheet[source] for source, points in end.score_sheet(seat).items() if points != sheet[source]}
    assert hint.gains.items() <= changes.items()
    if not hint.reasons.then:
        assert hint.gains == changes
    for thing in (*hint.costs, *hint.prepares):
        check_thing(end, seat, thing, events)
    check_text(deal.title, hint)


def check_thing(end: Game, seat: int, thing: Thing, events: Sequence[Event]) -> None:
    if thing.kind in SUPPLIES:
        assert thing.number == supplies(events)[thing.name], thing
        assert str(abs(thing.number)) in thing.text
        return
    named = any(thing.name.split()[0] in map(str, event.args) for event in events)
    assert named or thing.kind == "ship" or thing.name in ready_tasks(end, seat), thing


def ready_tasks(g: Game, seat: int) -> set[str]:
    """The Tasks that a seat may ignite."""
    r = Reading(g)
    tasks = [r.s.cities[seat].tasks[space] for space in range(7) if r.rule(may_ignite)(r.s, seat, space) == 0]
    return {r.word("tasks", task) for task in tasks}


def supplies(events: Sequence[Event]) -> Counter[str]:
    """Pieces gained minus pieces spent, counted without the hints' own code."""
    net: Counter[str] = Counter()
    for event in events:
        sign = -1 if event.name.startswith(("paid", "lost", "threw")) else 1
        if re.search("tiles|resources|followers|threw-away|attribute-moved", event.name):
            net[str(event.args[0])] += sign * int(event.args[1] or 0)
        elif event.name.endswith("-gear"):
            net["gear"] += sign * int(event.args[0] or 0)
        elif event.name == "flame-moved":
            net["flame"] += int(event.args[0] or 0)
    return net


def check_text(title: str, hint: Hint) -> None:
    """The sentences name exactly what is in the data."""
    text = str(hint)
    assert text.startswith(f"{hint.move}: {hint.description}") and text.endswith(".") and ".." not in text and "  " not in text
    rest = text.removeprefix(f"{hint.move}: {hint.description}")
    for source, points in hint.gains.items():
        assert f"{points:+} ".replace("-", "−") + title_of(title).words.speech.source(source, form="for") in rest
    assert all(thing.text in rest for thing in (*hint.costs, *hint.prepares))
    assert ", ".join(map(str, hint.line)) in rest
    assert f"margin {decimal(hint.margin, 'en', signed=True)}, chance of winning {hint.win * 100:.0f}%" in rest


# What a line brings, on arranged tables.


def test_a_task_that_the_line_meets_is_named() -> None:
    s = arrange(players=2)
    task = shipped_edition("bonfire").words["tasks"].index("red-gold")
    for island in s.islands:
        island.tasks = [NONE if lying == task else lying for lying in island.tasks]
    s.cities[0].tasks[2] = task
    give(s.cities[0], guardian=1, gold=3)
    g = start(s)
    found = reasons(g, 0, [Move(g.number("procession 1"), "procession 1")])
    assert [thing.text for thing in found.costs] == ["1 guardian tile"]
    assert [thing.text for thing in found.prepares] == [
        "1 gold",
        "your own Guardian",
        "the Task “Have 4 gold”",
    ]
    assert found.gains == {} and found.then == found.reveals == ""


def test_beyond_what_is_hidden_nothing_is_told() -> None:
    s = arrange(players=2)
    give(s.cities[0], path=1)
    g = start(s)
    found = reasons(g, 0, [Move(g.number("build pile"), "build pile"), Move(g.number("end turn"), "end turn")])
    assert [move.text for move in found.line] == ["build pile"]
    assert (found.then, found.reveals) == ("a Path Tile is drawn unseen", "built-path")
    assert not any(thing.kind == "path" for thing in found.prepares)
    assert [thing.text for thing in found.costs] == ["1 path tile"]


@pytest.mark.parametrize(
    ("language", "parts"),
    [
        ("de", ("Erwarteter Vorsprung", "Zugfolge: ")),
        ("nl", ("Verwachte voorsprong", "Zetten: ")),
        ("pl", ("Oczekiwana przewaga", "Ruchy: ")),
    ],
)
def test_hints_speak_four_languages(language: str, parts: tuple[str, ...]) -> None:
    for key in ("bonfire", "emberheart"):
        g = somewhere(key, 2, 4)
        hint = g.hint(count=1, budget=QUICK, language=language)[0]
        assert hint.description == g.describe(hint.move, language)
        assert all(part in str(hint) for part in parts)
