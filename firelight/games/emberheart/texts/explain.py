"""Why a move is not allowed: a code with its values, for every rule that a guard can return."""

from __future__ import annotations

from typing import TYPE_CHECKING

from firelight.games.emberheart.texts.explain_band import BAND
from firelight.games.emberheart.texts.explain_party import PARTY, Explainer, wait
from firelight.games.emberheart.texts.reading import Reading
from firelight.reading import Answer

if TYPE_CHECKING:
    from firelight.engine.game import Game

ANSWERS: dict[int, Explainer] = {**PARTY, **BAND}


def explain(g: Game, action: int, rule: int) -> Answer:
    """The refusal of a move by a rule."""
    return explain_in(Reading(g), action, rule)


def explain_in(r: Reading, action: int, rule: int) -> Answer:
    """The same for callers who already have a look at the game."""
    return ANSWERS.get(rule, wait)(r, action)
