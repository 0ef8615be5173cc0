"""Why a move is not allowed: a code with its values, for every rule that a guard can return."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from firelight.games.bonfire.rules import decisions
from firelight.games.bonfire.rules import rulebook as b
from firelight.games.bonfire.rules.countdown import NOVICES_TO_BEGIN, novices_in_council, turns_left
from firelight.games.bonfire.texts.explain_city import CITY
from firelight.games.bonfire.texts.explain_world import WORLD
from firelight.games.bonfire.texts.reading import Reading
from firelight.reading import Answer

if TYPE_CHECKING:
    from firelight.engine.game import Game


def _wait(r: Reading, action: int) -> Answer:
    """B3.2: the move belongs to another decision."""
    return Answer("other-decision", {"decision": r.g.decision})


def _not_in_a_turn(r: Reading, action: int) -> Answer:
    """B3.1."""
    if r.frame.kind == decisions.AFTER:
        return Answer("action-done")
    if action == decisions.END_TURN:
        return Answer("act-first")
    return _wait(r, action)


def _may_not_give_up(r: Reading, action: int) -> Answer:
    """B3.4."""
    possible = sum(action in ACTS for action in r.g.actions)
    if possible:
        return Answer("can-act", {"possible": possible})
    return Answer("pass-instead")


ACTS = frozenset(  # the three options of a turn
    action
    for first, end in (
        (decisions.FATE, decisions.FIRST),
        (decisions.BUILD, decisions.NO_DEED),
        (decisions.RETRIEVE, decisions.OFFER),
        (decisions.MARCH, decisions.WHO),
        (decisions.TURN_FIRE, decisions.REWARD),
        (decisions.RECRUIT, decisions.PRICE),
        (decisions.IGNITE, decisions.SEND),
    )
    for action in range(first, end)
)


def _may_not_pass(r: Reading, action: int) -> Answer:
    """B12.5, B12.6."""
    s = r.s
    if not s.counting:
        there, needed = novices_in_council(s), NOVICES_TO_BEGIN[s.players]
        return Answer("no-countdown-yet", {"novices": there, "needed": needed})
    if turns_left(s, r.seat) == 0:
        return Answer("countdown-not-here")
    return Answer("bonus-action-taken")


ANSWERS: dict[int, Callable[[Reading, int], Answer]] = {
    **CITY,
    **WORLD,
    b.B3_1: _not_in_a_turn,
    b.B3_2: _wait,
    b.B3_4: _may_not_give_up,
    b.B12_5: _may_not_pass,
    b.B12_6: _may_not_pass,
}


def explain(g: Game, action: int, rule: int) -> Answer:
    """The refusal of a move by a rule."""
    return explain_in(Reading(g), action, rule)


def explain_in(r: Reading, action: int, rule: int) -> Answer:
    """The same for callers who already have a look at the game."""
    return ANSWERS.get(rule, _wait)(r, action)
