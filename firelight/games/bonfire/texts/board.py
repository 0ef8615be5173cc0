"""The table as plain text: everything public, nothing hidden, at most 100 columns."""

from __future__ import annotations

from textwrap import wrap
from typing import TYPE_CHECKING

from firelight.games.bonfire.texts.board_city import city_lines
from firelight.games.bonfire.texts.board_world import world_lines
from firelight.games.bonfire.texts.prompt import countdown, prompt
from firelight.games.bonfire.texts.reading import Reading
from firelight.reading import WIDTH

if TYPE_CHECKING:
    from firelight.engine.game import Game

LEGEND = (
    "Tasks: B blue, R red, Y yellow, with points; n: a Novice is there. Portals: (empty notch), < next.",
    "Fate Tiles: P path, S ship, T task, G guardian, F great-bonfire, N gnome.",
    "Fate Area: . free, $ gold, y yellow tile, * highlighted. Path: crystal and resource.",
)


def board(g: Game) -> str:
    """The whole table."""
    r = Reading(g)
    lines = [*wrap(f"Bonfire. {prompt(r)}", WIDTH), *wrap(f"{countdown(r)}.", WIDTH), "", *world_lines(r)]
    for seat in range(len(g.seat_names)):
        lines += ["", *city_lines(r, seat)]
    return "\n".join(line.rstrip() for line in (*lines, "", *LEGEND))


def shared_board(g: Game) -> str:
    """What lies between the players."""
    return "\n".join(line.rstrip() for line in world_lines(Reading(g)))


def city(g: Game, seat: int) -> str:
    """One city with its supply."""
    return "\n".join(line.rstrip() for line in city_lines(Reading(g), seat))
