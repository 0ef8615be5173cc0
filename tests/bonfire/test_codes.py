"""Every refusal has a code, and the values for its sentence in any language."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache

import pytest

import firelight
from firelight.engine.errors import Refusal
from firelight.games.bonfire.content import words as w
from firelight.games.bonfire.content.tables import COUNCIL_BONUS, NOTCH_SHAPE
from firelight.games.bonfire.rules import decisions
from firelight.games.bonfire.rules.layout import NEUTRAL, State
from firelight.games.bonfire.rules.tasks import missing
from firelight.games.bonfire.texts.reading import Reading
from tests.bonfire.refusal_codes import CODES
from tests.bonfire.support import arrange, give, hire, kindle, pave, stand, start
from tests.bonfire.test_explain import positions, rare_positions
from tests.refusals import in_english, met_in, refuse

Case = Callable[[State], None]

THIRD = w.BONUSES[COUNCIL_BONUS[2]]
OTHER_SHAPE = next(shape for number, shape in enumerate(w.PORTALS) if number != NOTCH_SHAPE[5])


def nothing(s: State) -> None:
    pass


def path_of(*resources: str) -> Case:
    return lambda s: pave(s, 0, *resources)


def with_pieces(**pieces: int) -> Case:
    return lambda s: give(s.cities[0], **pieces)


def two_on_the_path(s: State) -> None:
    pave(s, 0, "herb", "root")
    stand(s, 0, own="path-1", pink="path-2")


def two_at_start(s: State) -> None:
    stand(s, 0, own="start", pink="start")


def shut_in(s: State) -> None:
    two_at_start(s)
    stand(s, 0, grey="path-1")


def nothing_to_do(s: State) -> None:
    counting(0)(s)
    all_portals(s)
    s.cities[0].column_count = 0


def dyer(s: State) -> None:
    hire(s.cities[0], "twin-dyer")
    give(s.cities[0], yellow=1)


def at_a_bonfire(s: State) -> None:
    pave(s, 0, "herb", "root")
    kindle(s, 0, 2)
    stand(s, 0, own="path-1", pink="bonfire-2")


def everywhere_taken(s: State) -> None:
    stand(s, 0, own="path-1", pink="start")


def counting(tile: int, turn: int = 0) -> Case:
    def prepare(s: State) -> None:
        s.counting, s.countdown_pile, s.countdown_tile = 1, 5 - turn, tile
        s.start = turn

    return prepare


def no_portals(s: State) -> None:
    for space in s.ring:
        space.portals = [0] * 7


def one_portal(s: State) -> None:
    no_portals(s)
    s.ring[s.pointer].portals = [1] * 7
    s.cities[0].board = 0
    s.cities[0].portals = [0, 0, 0, 0, 0, 0, 1]


def smith(s: State) -> None:
    no_portals(s)
    hire(s.cities[0], "portal-smith")


def all_portals(s: State) -> None:
    s.cities[0].portals = [1] * 7


def portals_met(s: State) -> None:
    all_portals(s)
    s.neutral[w.COMMON_PORTALS] = 0


def long_path(s: State) -> None:
    pave(s, 0, "herb", "root", "shell", "fruit", "blossom", "herb")


def no_pile(s: State) -> None:
    s.path_left = 0
    give(s.cities[0], path=2)


def gap_in_display(s: State) -> None:
    s.path_display[2] = w.NONE
    give(s.cities[0], path=2)


def same_crystals(s: State) -> None:
    s.path_display = [0, 1, 2, 3]
    give(s.cities[0], path=1)


def full_city(s: State) -> None:
    kindle(s, 0, *range(1, 8))
    s.cities[0].ship = 0


def at_island(island: int, **pieces: int) -> Case:
    def prepare(s: State) -> None:
        s.cities[0].ship = island
        give(s.cities[0], **pieces)

    return prepare


def none_left(s: State) -> None:
    at_island(w.TASK_ISLANDS, guardian=1)(s)
    s.guardians[0] = 0


def gifts(s: State) -> None:
    at_island(0, task=1)(s)
    hire(s.cities[0], "gift-bearer")


def no_offerings(s: State) -> None:
    s.cities[0].left_count = s.cities[0].right_count = 0


def council_taken(owner: int) -> Case:
    def prepare(s: State) -> None:
        s.council[2].novices[owner] = 1

    return prepare


def many_gnomes(s: State) -> None:
    hire(s.cities[0], "crowd-keeper", "pacemaker", "gift-bearer", "storyteller", "twin-dyer", "gardener")
    give(s.cities[0], gnome=2, gold=2)


# The rare decisions, and those with a single option, which a game resolves by itself.
ARRANGED: dict[str, tuple[Case, str, int, dict[str, int]]] = {
    "all-paths-shown": (same_crystals, "new display", decisions.PATH_CHOICE, {"shown": 24, "pile_before": 20}),
    "any-resource-will-do": (with_pieces(herb=2), "replace resource", decisions.PAY_RESOURCES, {"resource": 6, "owed": 2, "second": -1}),
    "bonfire-taken": (at_a_bonfire, "to bonfire 2", decisions.PROCESSION, {"steps": 3, "waiting": 1}),
    "bonus-action-taken": (counting(0), "pass", decisions.TURN, {"bonus_taken": 1}),
    "bonus-impossible": (long_path, "bonus", decisions.BONUS, {"space": 1}),
    "choose-guardian-first": (two_at_start, "to path 1", decisions.PROCESSION, {"steps": 1, "waiting": 3}),
    "countdown-not-here": (counting(0, turn=1), "pass", 0, {}),
    "furthest-first": (two_at_start, "move grey", decisions.PROCESSION, {"steps": 1, "waiting": 3}),
    "gnomes-full": (many_gnomes, "recruit elder-of-paths", 0, {}),
    "guardian-cannot-step": (shut_in, "move pink", decisions.PROCESSION, {"steps": 1, "waiting": 3}),
    "guardian-in-the-way": (two_on_the_path, "to path 2", decisions.PROCESSION, {"steps": 1, "waiting": 1}),
    "guardian-nowhere-to-go": (everywhere_taken, "move pink", decisions.MOVE_WHO, {}),
    "kept-already": (with_pieces(ship=1), "keep ship", decisions.KEEP, {"to_keep": 1, "first_kept": w.SHIP + 1}),
    "lacks-any-resources": (gifts, "task 1", 0, {}),
    "lacks-this-price": (with_pieces(gnome=1), "with 2 tiles", decisions.GNOME_PRICE, {"gnome": 0}),
    "neutral-novice-gone": (portals_met, "neutral portals", 0, {}),
    "neutral-there-already": (council_taken(NEUTRAL), f"send {THIRD}", decisions.COUNCIL, {"owner": NEUTRAL}),
    "next-portal-not-there": (no_portals, "reward tile+portal", decisions.REWARDS, {}),
    "no-guardian-left": (none_left, "retrieve", 0, {}),
    "no-notch-for-portal": (smith, "reward tile+portal", decisions.REWARDS, {}),
    "no-offering-left": (no_offerings, "offer left", decisions.OFFERING, {}),
    "no-pair-of-resources": (
        with_pieces(herb=1),
        "replace resource",
        decisions.PAY_RESOURCES,
        {"resource": w.ROOT, "owed": 1, "second": -1},
    ),
    "no-pair-of-tiles": (with_pieces(gnome=1), "replace tile", decisions.PAY_TILES, {"tile": w.SHIP, "owed": 1}),
    "no-path-tile-there": (gap_in_display, "build 3", 0, {}),
    "no-point-here": (nothing, "point", decisions.BONUS, {"space": 0}),
    "not-in-pile": (no_pile, "dig red herb", decisions.PILE_BONUS, {}),
    "notches-filled": (all_portals, "reward tile+portal", decisions.REWARDS, {}),
    "novice-there-already": (council_taken(0), f"send {THIRD}", decisions.COUNCIL, {"owner": 0}),
    "other-portal-next": (one_portal, f"portal {OTHER_SHAPE}", decisions.PORTAL, {}),
    "pass-instead": (nothing_to_do, "give up", 0, {}),
    "path-complete": (long_path, "build 1", 0, {}),
    "path-pile-empty": (no_pile, "build pile", 0, {}),
    "path-space-taken": (two_on_the_path, "to path 2", decisions.MOVE_TO, {"guardian": w.OWN}),
    "rest-unpaid": (
        with_pieces(herb=1, gold=1),
        "pay gold",
        decisions.PAY_RESOURCES,
        {"resource": w.HERB, "owed": 1, "second": w.ROOT, "second_owed": 1},
    ),
    "ship-must-leave": (at_island(4), "sail t5", decisions.SHIP_BONUS, {}),
    "stands-there-already": (two_on_the_path, "to path 1", decisions.MOVE_TO, {"guardian": w.OWN}),
    "tasks-full": (full_city, "task 1", 0, {}),
    "yellow-no-pair": (dyer, "throw yellow", decisions.PAY_TILES, {"to_throw": 2}),
}


def arranged(code: str) -> Refusal:
    prepare, move, kind, frame = ARRANGED[code]
    s = arrange(players=2)
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


def test_codes_are_short_words() -> None:
    for code in CODES:
        assert code == code.lower() and " " not in code and len(code) < 32


def test_figures_are_keys_and_numbers() -> None:
    """No value is an English phrase: a client uses its own words."""
    for refusal in [*met().values(), *(arranged(code) for code in ARRANGED)]:
        assert not in_english(refusal), refusal


def test_a_finished_game_refuses_with_its_own_code() -> None:
    g = firelight.new("bonfire", players=2, seed=1)
    chance = random.Random(1)
    while not g.over:
        g.play(chance.choice(g.moves()))
    refusal = g.why_not("pass")
    assert refusal is not None and (refusal.code, refusal.args) == ("game-over", {})


def test_B15_every_kind_of_task_is_met_and_not_met_somewhere() -> None:
    """In many positions, required and available amounts agree with the rules' own counts."""
    seen: set[tuple[int, bool]] = set()
    for g in [*positions()[::3], *rare_positions()]:
        r = Reading(g)
        for seat in range(r.s.players):
            for task in range(w.TASK_COUNT):
                need, have = r.progress(seat, task)
                assert need >= 1 and have >= 0
                assert max(need - have, 0) == r.rule(missing)(r.s, seat, task), (g.edition.words["tasks"][task], need, have)
                seen.add((r.tables["TASK_KIND"][task], have >= need))
    assert len(seen) > 50 and {kind for kind, _ in seen} == set(range(len(w.TASK_KINDS)))
