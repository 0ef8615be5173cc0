"""The table as plain text: everything public, nothing hidden, at most 100 columns."""

from __future__ import annotations

from textwrap import wrap
from typing import TYPE_CHECKING

from firelight.engine.speech import ENGLISH
from firelight.games.emberheart.content import words as w
from firelight.games.emberheart.rules.decisions import ROUND
from firelight.games.emberheart.texts.board_band import band_lines
from firelight.games.emberheart.texts.board_world import world_lines
from firelight.games.emberheart.texts.reading import Reading
from firelight.games.emberheart.texts.speech import SPEECH
from firelight.reading import WIDTH, drawn

if TYPE_CHECKING:
    from firelight.engine.game import Game

# The phases by the step that the round has reached.
PHASES = ("setup", "before", "action", "reward", "rewarded", "rewarded", "before-raid", "raid", "raided", "raided")


def board(g: Game, language: str = ENGLISH) -> str:
    """The whole table."""
    r = Reading(g, language)
    lines = [
        *wrap(f"{r.teller.say('game-emberheart')}. {SPEECH.headline(g, language)}", WIDTH),
        *wrap(f"{progress(r)}.", WIDTH),
        "",
        *world_lines(r),
    ]
    for seat in range(r.s.players):
        lines += ["", *band_lines(r, seat)]
    return drawn((*lines, "", *wrap(r.label("legend-worth"), WIDTH)))


def progress(r: Reading) -> str:
    """`Round 2 of 5, action phase`."""
    s = r.s
    step = s.frames[0].a if s.frames[0].kind == ROUND else 0
    phase = PHASES[min(step, len(PHASES) - 1)]
    text = r.label("round", round=s.round, rounds=w.ROUNDS, phase=r.label(f"phase-{phase}"))
    if phase != "action":
        return text
    left = sum(holder == w.NONE for holder in s.aides)
    until = r.label("aides-left", left=left, aides=len(s.aides), seat=s.shield)
    return f"{text}{until}" if until.startswith(":") else f"{text} {until}"


def shared_board(r: Reading) -> str:
    """What lies between the players."""
    return drawn(world_lines(r))


def band(r: Reading, seat: int) -> str:
    """One band with its cards."""
    return drawn(band_lines(r, seat))
