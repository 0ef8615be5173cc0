"""Tables of docs/protocol.md: complete, sound, and the same whatever is hidden."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from typing import Any

import pytest

import firelight
from firelight.api import titles
from firelight.engine.errors import UnknownMove
from firelight.engine.view import deed_of, deeds_of
from firelight.games.bonfire.rules import decisions as bonfire_decisions
from firelight.games.emberheart.rules import decisions as emberheart_decisions
from firelight.table import event_data, refusal_data, table_data
from tests.games import TABLES, decisions, new_game, permuted, play_on, shipped_edition
from tests.table.support import GAMES, own_table, pieces, played, positions

PROTOCOL = Path(__file__).parents[2] / "docs" / "protocol.md"
KEYS = ["move", "turn", "deciding", "decision", "over", "winners", "view", "scores", "sheets", "options", "forbidden", "facts"]
DECISIONS = {
    "bonfire": bonfire_decisions.FRAME_NAMES[bonfire_decisions.LAST_CHANCE + 1 :],
    "emberheart": emberheart_decisions.FRAME_NAMES[emberheart_decisions.LAST_CHANCE + 1 :],
}


def families_of_the_protocol(key: str) -> dict[str, set[str]]:
    """The families with the names of their arguments, as listed in the document; `?` marks an optional one."""
    text = PROTOCOL.read_text(encoding="utf-8")
    part = text.split(f"### {titles()[key].name}: families and arguments")[1].split("\n\n")[0]
    found = {}
    for family, args in re.findall(r"`([a-z-]+)(?: \{(.*?)\})?`", re.sub(r": \{[^}]*\}", "", part)):
        names = re.sub(r":[^,]*(\[.*\])?", "", re.sub(r"\[.*\]", "", args))
        found[family] = {name.strip() for name in names.split(",") if name.strip()}
    return found


@pytest.mark.parametrize("key", GAMES)
def test_every_action_has_the_family_and_arguments_of_the_protocol(key: str) -> None:
    wanted = families_of_the_protocol(key)
    g = positions(key)[0]
    deeds = deeds_of(shipped_edition(key))
    assert len(deeds) == len(g.edition.notation)
    assert {deed.family for deed in deeds} == set(wanted)
    for number in range(len(deeds)):
        deed = deed_of(g, number)
        always = {name for name in wanted[deed.family] if not name.endswith("?")}
        assert always <= set(deed.args) <= {name.rstrip("?") for name in wanted[deed.family]}, deed


@pytest.mark.parametrize("key", GAMES)
def test_no_two_options_of_a_decision_are_alike(key: str) -> None:
    seen = set()
    for g in positions(key):
        told = [json.dumps([deed.family, deed.args]) for deed in (deed_of(g, move.id) for move in g.moves())]
        assert len(set(told)) == len(told), (g.decision, told)
        for deed in (deed_of(g, move.id) for move in g.moves()):
            assert None not in deed.args.values(), (g.decision, deed)
        seen.add(g.decision)
    assert seen >= set(DECISIONS[key]) - {"council"}


def check(g: firelight.Game, table: dict[str, Any]) -> None:
    assert list(table) == KEYS
    assert json.loads(json.dumps(table)) == table
    assert table["move"] == len(g.history)
    assert table["deciding"] == g.seat
    assert table["decision"] == g.decision
    assert table["over"] == g.over
    assert table["scores"] == g.scores()
    assert [sum(sheet.values()) for sheet in table["sheets"]] == table["scores"]
    assert table["view"] == pieces(g)
    assert table["winners"] == list(g.winners())


@pytest.mark.parametrize("key", GAMES)
def test_every_decision_gives_a_sound_table(key: str) -> None:
    for g in positions(key):
        table = own_table(g)
        check(g, table)
        options = table["options"]
        assert [option["move"] for option in options] == [move.text for move in g.moves()]
        assert sum(option["natural"] for option in options) <= 1
        for option in options:
            assert set(option) == {"move", "family", "args", "price", "natural", "means"}
            for part in [*option["price"], *option.get("or", [])]:
                assert list(part) == ["what", "kind", "number"] and part["number"] > 0
        possible = {option["move"] for option in options}
        for forbidden in table["forbidden"]:
            assert forbidden["move"] not in possible
            assert list(forbidden) == ["move", "family", "args", "refusal"]
            assert forbidden["refusal"] == refusal_data(g, forbidden["move"])
        moves = [forbidden["move"] for forbidden in table["forbidden"]]
        assert len(set(moves)) == len(moves)


def test_random_games_give_sound_tables_to_everybody() -> None:
    for g in played(every=17):
        for mine in (frozenset[int](), frozenset({0}), frozenset(range(g.players))):
            table = table_data(g, mine)
            check(g, table)
            assert bool(table["options"]) == (g.seat in mine)
            assert table["options"] or not table["forbidden"]


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_nothing_hidden_changes_a_table(key: str, players: int) -> None:
    chance = random.Random(players)
    changed = 0
    for g in decisions(key, players, 2, every=5):
        other = permuted(g, chance)
        changed += other.state != g.state
        for mine in (frozenset[int](), frozenset(range(players))):
            assert json.dumps(table_data(other, mine)) == json.dumps(table_data(g, mine))
        for number in range(0, len(g.edition.notation), 11):
            assert refusal_data(other, number) == refusal_data(g, number)
    assert changed > 0


@pytest.mark.parametrize("key", GAMES)
def test_a_table_leaves_the_game_alone(key: str) -> None:
    for g in positions(key)[::9]:
        before = (json.dumps(g.position()), g.record(), g.events(), g.moves())
        own_table(g)
        assert (json.dumps(g.position()), g.record(), g.events(), g.moves()) == before


def test_why_says_why_and_that_a_move_is_possible() -> None:
    g = firelight.new("bonfire", players=2, seed=3)
    assert refusal_data(g, "sail t1") == {"rule": "B3.2", "code": "other-decision", "args": {"decision": "first-tile"}}
    assert refusal_data(g, "Keep  FIRST tile") == {"rule": "", "code": "possible", "args": {}}
    with pytest.raises(UnknownMove):
        refusal_data(g, "sail t11")


def test_events_are_data() -> None:
    g = firelight.new("bonfire", players=2, seed=3)
    told = [event_data(event) for event in [*g.play("keep first tile"), *g.play("as printed")]]
    assert {"name": "placed-fate", "seat": 0, "args": [told[0]["args"][0], "3,3 across", 0]} in told
    assert json.loads(json.dumps(told)) == told


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_turns_are_counted_from_one(key: str, players: int) -> None:
    g = new_game(key, players, 6)
    turn, start = g.turn
    assert (turn, start) == (1, 0)
    began = 0
    for made in play_on(g, 6):
        if made:
            began += sum(event.name == "turn-began" for event in g.events())
        now, since = g.turn
        assert now in (max(began, 1), began + 1)
        assert turn <= now and start <= since <= made
        turn, start = now, since
    assert turn > 2 * players
