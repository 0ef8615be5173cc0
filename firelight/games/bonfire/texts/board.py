"""The table as plain text: everything public, nothing hidden, at most 100 columns."""

from __future__ import annotations

from textwrap import wrap
from typing import TYPE_CHECKING

from firelight.engine.speech import ENGLISH
from firelight.games.bonfire.rules.countdown import NOVICES_TO_BEGIN, TOM_LAST_CARD, novices_in_council
from firelight.games.bonfire.texts.board_city import city_lines
from firelight.games.bonfire.texts.board_world import world_lines
from firelight.games.bonfire.texts.reading import Reading
from firelight.games.bonfire.texts.speech import SPEECH
from firelight.reading import WIDTH, drawn

if TYPE_CHECKING:
    from firelight.engine.game import Game


def board(g: Game, language: str = ENGLISH) -> str:
    """The whole table."""
    r = Reading(g, language)
    lines = [
        *wrap(f"{r.teller.say('game-bonfire')}. {SPEECH.headline(g, language)}", WIDTH),
        *wrap(f"{countdown(r)}.", WIDTH),
        "",
        *world_lines(r),
    ]
    for seat in range(len(g.seat_names)):
        lines += ["", *city_lines(r, seat)]
    legend = [line for part in ("tasks", "fate", "area") for line in wrap(r.label(f"legend-{part}"), WIDTH)]
    return drawn((*lines, "", *legend))


def countdown(r: Reading) -> str:
    """How far away the end is."""
    s = r.s
    if s.counting:
        text = r.label("counting", tile=s.countdown_tile or 0, pile=s.countdown_pile or 0)
    else:
        text = r.label("countdown", goal=NOVICES_TO_BEGIN[s.players], there=novices_in_council(s))
    return f"{text}; {r.label('tom-played', played=s.tom_played, last=TOM_LAST_CARD)}" if s.players == 1 else text


def shared_board(r: Reading) -> str:
    """What lies between the players."""
    return drawn(world_lines(r))


def city(r: Reading, seat: int) -> str:
    """One city with its supply."""
    return drawn(city_lines(r, seat))
