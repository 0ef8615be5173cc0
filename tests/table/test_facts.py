"""Facts of a table, and what is printed on the components."""

from __future__ import annotations

import json
from typing import Any

import pytest

import firelight
from firelight.api import edition_from_data, shipped_edition
from firelight.engine.game import Game
from firelight.games.bonfire.content import words as w
from firelight.games.bonfire.view.asked import ASKED
from firelight.games.emberheart.content import words as ew
from firelight.games.emberheart.view.asked import ASKED as EMBERHEART_ASKED
from firelight.table import components_data, table_data
from firelight.texts.catalogue import Catalogue
from tests.bonfire.support import arrange, give, hire, kindle, pave, play, stand, start
from tests.emberheart import support as ember
from tests.table.support import GAMES, own_table, positions


def facts(g: Game) -> dict[str, Any]:
    found: dict[str, Any] = own_table(g)["facts"]
    return found


# Values in the question of a decision.


@pytest.mark.parametrize(("key", "asked"), [("bonfire", ASKED), ("emberheart", EMBERHEART_ASKED)])
def test_every_prompt_with_figures_has_them(key: str, asked: dict[int, Any]) -> None:
    words = shipped_edition(key).title.words.speech.words  # type: ignore[attr-defined]
    texts = Catalogue("en", (words.folder,))
    frames = shipped_edition(key).title.rules.frames
    with_figures = {kind for kind, name in enumerate(frames) if texts.text(f"ask-{key}-{name}", {}, "figures") is not None}
    assert with_figures and with_figures <= set(asked)


@pytest.mark.parametrize("key", GAMES)
def test_the_figures_of_a_decision_are_the_same_for_everybody(key: str) -> None:
    for g in positions(key)[::5]:
        asked = facts(g)["asked"]
        assert table_data(g, frozenset())["facts"]["asked"] == asked
        for seat in range(g.players):
            assert table_data(g, frozenset({seat}))["facts"]["asked"] == asked


def test_B5_a_debt_says_what_is_left_of_it() -> None:
    s = arrange(players=2)
    s.cities[0].ship = 0
    give(s.cities[0], ship=1, yellow=1, path=2, gnome=2)
    g = start(s)
    play(g, "sail t10")
    assert facts(g)["asked"] == {"kind": "ship", "owed": 3, "replaced": 0, "throw": 0}
    play(g, "pay ship", "pay yellow")
    assert facts(g)["asked"] == {"kind": "ship", "owed": 0, "replaced": 0, "throw": 2}


# Bonfire.


def test_B6_5a_everybody_sees_who_may_go_next_in_a_procession() -> None:
    s = arrange(players=2)
    pave(s, 0, "fruit", "root")
    give(s.cities[0], guardian=2)
    stand(s, 0, own="path-1", brown="start", pink="start")
    g = start(s.copy())
    play(g, "procession 1")  # the own Guardian, furthest along, had no choice
    tied = table_data(g, frozenset())["facts"]["asked"]
    assert (tied["guardian"], tied["guardians"]) == (None, ["pink", "brown"])
    g = start(s)
    play(g, "procession 2")
    alone = table_data(g, frozenset())["facts"]["asked"]
    assert (alone["guardian"], alone["guardians"]) == ("own", ["own"])


def test_prices_are_those_of_the_one_who_looks() -> None:
    s = arrange(players=3)
    s.cities[0].ship, s.cities[1].ship = 0, 9
    hire(s.cities[1], "helmsman")
    g = start(s)
    mine = facts(g)
    assert mine["seat"] == 0
    assert "T1" not in mine["prices"]["sail"] and mine["prices"]["sail"]["T10"] == 3
    other = table_data(g, frozenset({1}))["facts"]
    assert other["seat"] == 1
    assert "T10" not in other["prices"]["sail"] and other["prices"]["sail"]["T9"] == 1
    assert table_data(g, frozenset())["facts"]["seat"] == 0
    assert table_data(g, frozenset({1, 2}))["facts"]["seat"] == 1
    assert table_data(g, frozenset({0, 2}))["facts"]["seat"] == 0


def test_B15_tasks_are_measured_for_their_owner() -> None:
    s = arrange(players=2)
    keys = start(arrange(players=2)).edition.words["tasks"]
    portals, gold = keys.index("red-portals"), keys.index("red-gold")
    for island in s.islands:
        island.tasks = [-1, -1, -1]
    s.islands[3].tasks[0] = gold
    s.cities[1].tasks[2] = portals
    s.cities[1].portals = [0, 0, 0, 0, 1, 1, 1]
    give(s.cities[0], gold=2)
    found = facts(start(s))["tasks"]
    assert set(found) == {"red-portals", "red-gold"}
    assert found["red-portals"]["have"] == found["red-portals"]["need"] == 3
    assert found["red-portals"]["fulfilled"]
    assert found["red-gold"]["have"] == 2 and not found["red-gold"]["fulfilled"]


def test_B6_6d_portals_that_fit() -> None:
    s = arrange(players=2)
    s.cities[0].portals = [0, 0, 0, 0, 0, 1, 1]
    s.cities[1].portals = [1] * 7
    g = start(s)
    boards = components_data(g.edition)["boards"]
    shapes = boards[w.BOARDS[s.cities[0].board]]
    assert facts(g)["notch"] == [5, None]
    assert facts(g)["portals"] == [[shapes[4]], []]
    hire(g.state.cities[0], "portal-smith")  # type: ignore[attr-defined]
    assert set(facts(g)["portals"][0]) == set(shapes[:5])


def test_B12_how_far_the_end_is() -> None:
    s = arrange(players=2)
    assert facts(start(s.copy()))["round_left"] is None
    s.counting, s.countdown_pile = 1, 4
    kindle(s, 0, 1)
    found = facts(start(s))
    assert found["round_left"] == 4
    assert (found["novices"], found["countdown_at"]) == (0, 7)


def test_B8_elders_say_what_they_would_bring() -> None:
    s = arrange(players=2)
    give(s.cities[0], gnome=2, gold=2)
    hire(s.cities[0], "storyteller")
    g = start(s)
    for elder, points in facts(g)["elders"].items():
        later = g.copy()
        play(later, f"recruit {elder}", "with 2 tiles")
        gained = [event.args[0] for event in later.events() if event.name == "gained-points"]
        while later.decision in ("pay-tiles", "pay-resources"):
            gained += [event.args[0] for event in later.play(later.moves()[0]) if event.name == "gained-points"]
        assert sum(int(number or 0) for number in gained) == points


def test_a_turn_lists_all_that_a_player_would_look_for() -> None:
    g = start(arrange(players=2))
    table = own_table(g)
    listed = {(entry["family"], str(list(entry["args"].values()))) for part in ("options", "forbidden") for entry in table[part]}
    families = [family for family, _ in listed]
    assert families.count("sail") == 14
    assert families.count("turn-fire") == 7
    assert families.count("build") == 5
    assert families.count("recruit") == 12
    assert families.count("neutral") == 5
    assert families.count("march") == 1
    assert {"fate", "new-display", "pass", "give-up", "end-turn"} <= set(families)


# Emberheart.


def test_E6_1_the_order_of_a_place() -> None:
    s = ember.arrange()
    ember.post(s, 1, ew.CAMP, 2, hirelings=2)
    ember.post(s, 0, ew.CAMP, 4, hirelings=4)
    found = facts(ember.start(s))
    assert found["order"]["camp"] == [[0, 4], [1, 2]]
    assert found["order"]["guild"] == []
    assert "camp" not in found["companion"]["alone"]
    assert (found["phase"], found["step"]) == ("action", "action")


def test_E10_1_raids_tell_what_they_would_take_from_everybody() -> None:
    s = ember.arrange()
    s.raid = [ember.number("raids", "hireling-per-scout"), ember.number("raids", "specialist-per-hero")]
    for hero in (ew.SPY, ew.BARD):
        ember.give_hero(s, 1, hero)
    s.bands[1].followers = [1, 3, 0, 0]
    found = facts(ember.start(s))["raid"]
    assert [raid["state"] for raid in found] == ["open", "open"]
    assert found[0]["loss"][1] == {"hireling": 3, "flame": 2}
    assert found[1]["loss"][1] == {"specialist": 2, "flame": 0}


def test_E2_2_swaps_that_are_possible() -> None:
    s = ember.arrange()
    s.bands[0].followers, s.bands[0].gear = [2, 0, 1, 0], 1
    found = facts(ember.start(s))["swaps"]
    assert found == {"hireling": ["scout", "ranger", "warden"], "ranger": ["hireling", "scout", "warden"]}
    s.bands[0].gear = 0
    assert facts(ember.start(s))["swaps"] == {}


def test_E9_the_line_on_the_mountain() -> None:
    found = [facts(g)["climb"] for g in positions("emberheart") if g.decision in ("climb", "tie")]
    assert all(climb["level"] in ("middle", "top") for climb in found)
    line = next(climb["line"] for climb in found if len(climb["line"]) > 1)
    assert [party["wardens"] for party in line] == sorted((party["wardens"] for party in line), reverse=True)


def test_E7_5_garrison_cards_tell_how_far_they_are() -> None:
    s = ember.arrange()
    ember.give_garrison(s, 0, ew.BLUE, 2)
    ember.give_dragon(s, 0, ew.BLUE)
    s.bands[0].followers[ew.SCOUT] = 1
    found = facts(ember.start(s))["garrison"]
    assert list(found[0]) == ["blue-garrison-2"]
    assert found[0]["blue-garrison-2"]["dragons"] == 1
    assert (found[0]["blue-garrison-2"]["asked"], found[0]["blue-garrison-2"]["have"]) == ("scout", 1)


# Components.


@pytest.mark.parametrize("key", GAMES)
def test_components_name_every_piece_that_a_view_can_show(key: str) -> None:
    edition = shipped_edition(key)
    data = components_data(edition)
    assert json.loads(json.dumps(data)) == data
    named = {
        "bonfire": {
            "tasks": "tasks",
            "paths": "path_tiles",
            "fate": "fate_tiles",
            "gnomes": "gnomes",
            "islands": "islands",
            "boards": "boards",
        },
        "emberheart": {
            "dragons": "dragons",
            "preserves": "preserves",
            "garrison": "garrison",
            "taverns": "tavern",
            "raids": "raid",
            "duos": "duo",
            "heroes": "heroes",
            "places": "places",
        },
    }
    for vocabulary, name in named[key].items():
        assert list(data[name]) == list(edition.words[vocabulary])


def test_components_of_bonfire_are_those_of_the_print() -> None:
    data = components_data(shipped_edition("bonfire"))
    assert data["area"]["first_tile"] == [[3, 3], [3, 4], [3, 5]]
    assert len(data["ring"]) == 7 and data["ring"][0] == {"kind": "yellow", "gives": "2 points"}
    pink = data["islands"]["PINK"]
    assert (pink["guardian"], pink["resource"]) == ("pink", None) and pink["neighbours"]
    assert data["tasks"]["red-portals"] == {"colour": "red", "kind": "portals", "shown": [], "number": 3, "points": 4}
    assert data["path_tiles"]["starting-tile"] == {"crystal": None, "resource": "gold"}
    g = firelight.new("bonfire", players=2, seed=1)
    assert facts(g)["island"]["T1"] == {"offering": data["islands"]["T1"]["resource"], "neighbours": data["islands"]["T1"]["neighbours"]}


def test_another_component_set_has_its_own_values() -> None:
    shipped = shipped_edition("bonfire")
    data = json.loads(json.dumps(shipped.components.data))
    data["great-bonfire"]["spaces"][1]["gives"], data["great-bonfire"]["spaces"][2]["gives"] = "shell", "blossom"
    other = edition_from_data("bonfire", data)
    assert not other.shipped
    assert components_data(other)["ring"][1]["gives"] == "shell"
    assert components_data(shipped)["ring"][1]["gives"] == "blossom"


def test_an_unattached_dragon_tells_which_cards_wait_for_it() -> None:
    s = ember.arrange()
    ember.give_hero(s, 0, ew.MERCHANT, active=False)
    ember.give_hero(s, 0, ew.RECRUITER)
    blue, red = ember.give_dragon(s, 0, ew.BLUE), ember.give_dragon(s, 0, ew.RED)
    g = ember.start(s)
    names = components_data(g.edition)["dragons"]
    wakes = facts(g)["wakes"]
    assert wakes[0] == {list(names)[blue]: ["merchant"], list(names)[red]: []}
    assert wakes[1] == {}


def test_no_hero_brings_more_than_the_most_that_is_told() -> None:
    most = components_data(shipped_edition("emberheart"))["hero_most"]
    assert set(most) == set(ew.HERO_KEYS)
    for g in positions("emberheart"):
        for heroes in facts(g)["heroes"]:
            assert all(glory <= most[hero] for hero, glory in heroes.items())
