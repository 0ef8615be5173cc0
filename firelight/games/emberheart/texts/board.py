"""The table as plain text: everything public, nothing hidden, at most 100 columns."""

from __future__ import annotations

from textwrap import wrap
from typing import TYPE_CHECKING

from firelight.games.emberheart.texts.board_band import band_lines
from firelight.games.emberheart.texts.board_world import world_lines
from firelight.games.emberheart.texts.prompt import progress, prompt
from firelight.games.emberheart.texts.reading import Reading
from firelight.reading import WIDTH

if TYPE_CHECKING:
    from firelight.engine.game import Game

LEGEND = (
    "Followers: h hireling, s scout, r ranger, w warden; +c with the companion. Heroes: ● works, ○ waits.",
    "Dragons: colour and glory, as in red 5 or red-5-2; in brackets what they cost.",
)


def board(g: Game) -> str:
    """The whole table."""
    r = Reading(g)
    lines = [*wrap(f"Emberheart. {prompt(r)}", WIDTH), *wrap(f"{progress(r)}.", WIDTH), "", *world_lines(r)]
    for seat in range(r.s.players):
        lines += ["", *band_lines(r, seat)]
    return "\n".join(line.rstrip() for line in (*lines, "", *LEGEND))


def shared_board(g: Game) -> str:
    """What lies between the players."""
    return "\n".join(line.rstrip() for line in world_lines(Reading(g)))


def band(g: Game, seat: int) -> str:
    """One band with its cards."""
    return "\n".join(line.rstrip() for line in band_lines(Reading(g), seat))
