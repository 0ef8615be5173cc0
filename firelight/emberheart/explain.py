"""Why a move may not be made: one sentence with the figures, for every rule that a guard can answer with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from firelight.emberheart.describe import describe
from firelight.emberheart.explain_band import BAND
from firelight.emberheart.explain_party import PARTY, Explainer, wait
from firelight.emberheart.reading import Reading

if TYPE_CHECKING:
    from firelight.engine.game import Game

ANSWERS: dict[int, Explainer] = {**PARTY, **BAND}


def explain(g: Game, action: int, rule: int) -> tuple[str, dict[str, Any]]:
    """The refusal of a move by a rule: the message and its figures."""
    return ANSWERS.get(rule, wait)(Reading(g), action)


__all__ = ["ANSWERS", "describe", "explain"]
