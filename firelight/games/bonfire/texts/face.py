"""How Bonfire shows itself in a terminal."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING, Any, cast

from firelight.engine.face import Face, SeriesFace
from firelight.games.bonfire.content import words as w
from firelight.games.bonfire.rules import actions as act
from firelight.games.bonfire.rules import frames
from firelight.games.bonfire.rules.countdown import turns_left
from firelight.games.bonfire.rules.great_bonfire import turning_price
from firelight.games.bonfire.rules.path import path_price
from firelight.games.bonfire.rules.ship import sailing_price, task_price
from firelight.games.bonfire.rules.supply import bonfire_count, resource_count, tile_count
from firelight.games.bonfire.series import Result, Series
from firelight.games.bonfire.texts.board import city, shared_board
from firelight.games.bonfire.texts.board_city import commons, fate_lines, space_lines
from firelight.games.bonfire.texts.board_world import council_lines, ring_lines, seat_mark
from firelight.games.bonfire.texts.describe import family
from firelight.games.bonfire.texts.prompt import awaited, countdown
from firelight.games.bonfire.texts.reading import Reading
from firelight.games.bonfire.texts.story import story
from firelight.reading import WIDTH, held

if TYPE_CHECKING:
    from firelight.engine.game import Game, Move

# The groups that the moves of a turn are listed in.
HEADINGS = {
    act.FATE: "Place a Fate Tile",
    act.BUILD: "Build the path",
    act.NEW_DISPLAY: "Build the path",
    act.SAIL: "Move the ship",
    act.TASK_AT: "At the island",
    act.RETRIEVE: "At the island",
    act.MARCH: "Make a Procession",
    act.TURN_FIRE: "Use the Great Bonfire",
    act.RECRUIT: "Recruit a Gnome",
    act.IGNITE: "Ignite a Bonfire",
    act.NEUTRAL_NOVICE: "Bonus Action",
    act.END_TURN: "End the turn",
    act.PASS: "Countdown",
    act.GIVE_UP: "Countdown",
}

SOURCES = {
    "head-start": "Head start",
    "elders": "Elders",
    "council": "High Council",
    "great-bonfire": "Great Bonfire",
    "passing": "Passing",
    "tom": "Tom's cards",
    "bonfires": "Bonfires",
    "guardians": "Guardians at Bonfires",
    "portals": "Portals beside Bonfires",
    "crystals": "Crystals in the colour",
    "common-tasks": "Common Tasks",
    "fate-tiles": "Fate Tiles left",
    "supply": "Tiles and resources left",
}

STYLES = (
    (r"\b(ISLANDS|GREAT BONFIRE|HIGH COUNCIL|PATH TILES|COMMON TASKS|SPECIALISTS|ELDERS|COUNTDOWN)\b", "bold"),
    (r"^── .*$", "bold"),
    (r"\bLIT:", "bold orange1"),
    (r"\bB[23]\b|\bblue\b", "dodger_blue1"),
    (r"\bR[45]\b|\bred\b", "red1"),
    (r"\bY[678]\b|\byellow\b|\bgold\b", "yellow"),
    (r"\b(T\d+|PINK|GREY|BROWN|BLUE)\b", "bold cyan"),
    (r"\bpink\b", "hot_pink"),
    (r"\bgrey\b", "grey62"),
    (r"\bbrown\b", "orange4"),
    (r"\b(blossom|fruit|herb|shell|root)\b", "green"),
    (r"[─│]", "grey42"),
)


def prompt(g: Game) -> str:
    r = Reading(g)
    if g.over:
        return "The game is over."
    left = turns_left(r.s, r.seat)
    return f"{awaited(r)}{f' ({left} turns left)' if left > 1 else ' (your last turn)' if left else ''}"


def status(g: Game) -> str:
    return countdown(Reading(g))


def brief(g: Game, seat: int) -> str:
    """A city in one line."""
    r = Reading(g)
    c = r.s.cities[seat]
    text = f"{seat_mark(r, seat)}: {g.scores()[seat]} points now, {bonfire_count(c)} lit, {commons(c)}"
    return text if r.is_tom(seat) else f"{text}, {tile_count(c)} tiles, {resource_count(c)} resources"


def supply(g: Game, seat: int) -> str:
    c = Reading(g).s.cities[seat]
    return f"You have tiles: {held(c.tiles, w.KINDS)}; resources: {held(c.resources, w.RESOURCES)}"


def opening(g: Game) -> bool:
    """The first decision of a turn, or the choice of the first Fate Tile."""
    f = Reading(g).frame
    return f.kind == frames.FIRST_TILE or (f.kind == frames.TURN and f.a == 0)


def heading(g: Game, action: int) -> str:
    """Only turns have groups; every other decision is about one thing."""
    kind = Reading(g).frame.kind
    return HEADINGS.get(family(action), "") if kind in (frames.TURN, frames.AFTER) else ""


def detail(g: Game) -> str:
    """The Fate Area for a Fate Tile, the path for a Guardian, and so on."""
    r = Reading(g)
    kind = r.frame.kind
    if kind in (frames.FATE_LINE, frames.WAY_ROUND):
        lines = fate_lines(r, r.c)
    elif kind in (frames.TASK_SPACE, frames.PROCESSION, frames.MOVE_WHO, frames.MOVE_TO):
        lines = space_lines(r, r.seat)
    elif kind in (frames.COUNCIL, frames.BONUS):
        lines = council_lines(r)
    elif kind in (frames.FIRE_BONUS, frames.REWARDS, frames.PORTAL):
        lines = ring_lines(r)
    else:
        return ""
    return "\n".join(line.rstrip() for line in lines)


def pill(g: Game, action: int) -> str:
    """The action tiles that a move of a turn costs."""
    r = Reading(g)
    first = family(action)
    if first == act.SAIL:
        return str(r.rule(sailing_price)(r.s, r.seat, action - act.SAIL))
    if first == act.TURN_FIRE:
        return str(r.rule(turning_price)(r.s, r.seat, action - act.TURN_FIRE))
    if first in (act.BUILD, act.NEW_DISPLAY):
        return str(r.rule(path_price)(r.s, r.seat))
    if first == act.TASK_AT:
        return str(r.rule(task_price)(r.s, r.seat, r.c.ship))
    if first == act.MARCH:
        return str(action - act.MARCH + 1)
    return "1" if first == act.RETRIEVE else ""


def payment(g: Game) -> Move | None:
    """Paying with the very piece that is owed, where one has it."""
    r = Reading(g)
    f = r.frame
    if f.kind == frames.PAY_TILES and f.b > 0:
        wanted = act.PAY_TILE + f.a
    elif f.kind == frames.PAY_RESOURCES and (f.b > 0 or f.d > 0):
        owed = f.a if f.b > 0 else f.c
        if owed > w.GOLD:
            return None  # any resource will do: the player chooses
        wanted = act.PAY_RESOURCE + owed
    else:
        return None
    return next((move for move in g.moves() if move.id == wanted), None)


def _add(series: Series, g: Game) -> tuple[str, dict[str, Any]]:
    you, tom = g.scores()
    result = series.add(you, tom)
    return str(result), asdict(result)


FACE = Face(
    players=1,
    width=WIDTH,
    prompt=prompt,
    status=status,
    shared=shared_board,
    city=city,
    brief=brief,
    supply=supply,
    opening=opening,
    detail=detail,
    pill=pill,
    heading=heading,
    story=story,
    payment=payment,
    sources=lambda name: SOURCES.get(name, name),
    styles=STYLES,
    series=SeriesFace(
        option="handicap",
        players=1,
        load=Series.load,
        resume=lambda results: Series([Result(**result) for result in results]),
        value=lambda series: cast(Series, series).handicap,
        add=_add,
    ),
)
