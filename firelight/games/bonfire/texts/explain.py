"""Why a move may not be made: one sentence with the figures, for every rule that a guard can answer with."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from firelight.games.bonfire.rules import actions as act
from firelight.games.bonfire.rules import frames
from firelight.games.bonfire.rules import rulebook as b
from firelight.games.bonfire.rules.countdown import NOVICES_TO_BEGIN, novices_in_council, turns_left
from firelight.games.bonfire.texts.describe import describe
from firelight.games.bonfire.texts.explain_city import CITY
from firelight.games.bonfire.texts.explain_codes import CODES
from firelight.games.bonfire.texts.explain_world import WORLD
from firelight.games.bonfire.texts.prompt import awaited
from firelight.games.bonfire.texts.reading import Reading
from firelight.reading import Answer, count

if TYPE_CHECKING:
    from firelight.engine.game import Game


def _wait(r: Reading, action: int) -> Answer:
    """B3.2: the move belongs to another decision."""
    awaits = awaited(r)
    return Answer("other-decision", f"this is not what is asked now; now you have to {awaits}", {"decision": r.g.decision})


def _not_in_a_turn(r: Reading, action: int) -> Answer:
    """B3.1."""
    if r.frame.kind == frames.AFTER:
        return Answer("action-done", "you have had your one action in this turn; only Bonus Actions are left, then the turn ends")
    if action == act.END_TURN:
        return Answer("act-first", "you have to act first: place a Fate Tile, use action tiles or ignite a Bonfire")
    return _wait(r, action)


def _may_not_give_up(r: Reading, action: int) -> Answer:
    """B3.4."""
    possible = sum(_is_act(move.id) for move in r.g.moves())
    if possible:
        text = f"only a player who can do nothing is out; you have {count(possible, 'possible action')}"
        return Answer("can-act", text, {"possible": possible})
    return Answer("pass-instead", "in the Countdown you pass instead, for points")


ACTS = (
    (act.FATE, act.FIRST),
    (act.BUILD, act.NO_DEED),
    (act.RETRIEVE, act.OFFER),
    (act.MARCH, act.WHO),
    (act.TURN_FIRE, act.REWARD),
    (act.RECRUIT, act.PRICE),
    (act.IGNITE, act.SEND),
)


def _is_act(action: int) -> bool:
    """One of the three options of a turn."""
    return any(first <= action < end for first, end in ACTS)


def _may_not_pass(r: Reading, action: int) -> Answer:
    """B12.5, B12.6."""
    s = r.s
    if not s.counting:
        there, needed = novices_in_council(s), NOVICES_TO_BEGIN[s.players]
        text = f"the Countdown has not begun: {there} of {needed} Novices are in the Council"
        return Answer("no-countdown-yet", text, {"novices": there, "needed": needed})
    if turns_left(s, r.seat) == 0:
        return Answer("countdown-not-here", "the Countdown tiles have not reached you yet; this is a normal turn")
    return Answer("bonus-action-taken", "passing takes the whole turn, and you have taken a Bonus Action in it")


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
    """The same for whoever has looked at the game already."""
    return ANSWERS.get(rule, _wait)(r, action)


__all__ = ["ANSWERS", "CODES", "describe", "explain", "explain_in"]
