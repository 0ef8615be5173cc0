"""The sentences of a hint: what its line gains, costs and prepares, the expected outcome, and the line itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from firelight.api import title as title_of
from firelight.texts.shell import Shell, decimal
from firelight.texts.teller import signed

if TYPE_CHECKING:
    from firelight.bots.hints import Hint
    from firelight.engine.face import Thing


def sentences(hint: Hint) -> list[str]:
    """The sentences after the hint's move."""
    shell, why = Shell(hint.language), hint.reasons
    source = title_of(hint.title).words.speech.source
    gains = [f"{signed(points)} {source(name, hint.language, 'for')}" for name, points in why.gains.items()]
    outlook = shell.say("hint-exact" if hint.exact else "hint-margin", margin=decimal(hint.margin, hint.language, signed=True))
    told = [
        shell.say("hint-gains", gains=", ".join(gains)) if gains else "",
        shell.say("hint-costs", costs=_listed(shell, why.costs)) if why.costs else "",
        shell.say("hint-prepares", things=_listed(shell, why.prepares)) if why.prepares else "",
        f"{outlook}, {shell.say('hint-win', share=f'{hint.win * 100:.0f}')}.",
        shell.say("hint-line", moves=", ".join(map(str, why.line)), then=why.then or "none"),
    ]
    return list(filter(None, told))


def _listed(shell: Shell, things: Sequence[Thing]) -> str:
    return shell.listed([thing.text for thing in things])
