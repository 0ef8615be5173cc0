"""How Bonfire shows itself in a terminal."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, replace
from functools import partial
from typing import TYPE_CHECKING, Any, cast

from firelight.engine.face import Face, SeriesFace, Styles
from firelight.engine.speech import ENGLISH
from firelight.engine.view import deed_of
from firelight.games.bonfire.content import words as w
from firelight.games.bonfire.rules import decisions
from firelight.games.bonfire.rules.supply import bonfire_count, resource_count, tile_count
from firelight.games.bonfire.series import Result, Series
from firelight.games.bonfire.texts.board import city, countdown, shared_board
from firelight.games.bonfire.texts.board_city import commons, fate_lines, space_lines
from firelight.games.bonfire.texts.board_world import council_lines, ring_lines
from firelight.games.bonfire.texts.reading import Reading
from firelight.games.bonfire.texts.words import WORDS
from firelight.games.bonfire.view.moves import price
from firelight.reading import drawn, face_of
from firelight.texts.catalogue import Values, catalogue

if TYPE_CHECKING:
    from firelight.engine.game import Game, Move

# The groups that the moves of a turn are listed in.
HEADINGS = {
    "fate": "fate",
    "build": "path",
    "new-display": "path",
    "sail": "ship",
    "task": "island",
    "retrieve": "island",
    "march": "procession",
    "turn-fire": "fire",
    "recruit": "gnome",
    "ignite": "ignite",
    "neutral": "bonus",
    "end-turn": "end",
    "pass": "countdown",
    "give-up": "countdown",
}
GROUPED = (decisions.TURN, decisions.AFTER)
# Words of the game and how they are coloured.
COLOURS = {
    "dodger_blue1": ("blue",),
    "red1": ("red",),
    "yellow": ("yellow", "gold"),
    "hot_pink": ("pink",),
    "grey62": ("grey",),
    "orange4": ("brown",),
    "green": ("blossom", "fruit", "herb", "shell", "root"),
}
TITLES = ("islands", "ring", "council", "specialists", "elders")
NO_FIGURES: Values = {"used": "no", "there": 0, "goal": 0, "pile": 0}


def styles(language: str) -> Styles:
    texts = catalogue(language, WORDS.folder)
    names = {key: texts.text(f"word-bonfire-{key}") or key for keys in COLOURS.values() for key in keys}
    colours = "|".join(names[key].upper() for key in ("pink", "grey", "brown", "blue"))
    titles = [(texts.text(f"board-bonfire-{name}", NO_FIGURES) or name).split(" (")[0] for name in TITLES]
    return (
        (rf"^({'|'.join(titles)})\b", "bold"),
        (r"^── .*$", "bold"),
        (rf"{texts.text('board-bonfire-lit')}", "bold orange1"),
        (r"\bB[23]\b", "dodger_blue1"),
        (r"\bR[45]\b", "red1"),
        (r"\bY[678]\b", "yellow"),
        (rf"\b(T\d+|{colours})\b", "bold cyan"),
        *((rf"\b({'|'.join(names[key] for key in keys)})\b", colour) for colour, keys in COLOURS.items()),
        (r"[─│]", "grey42"),
    )


def brief(r: Reading, seat: int) -> str:
    """A city in one line."""
    c = r.s.cities[seat]
    text = r.label("brief", who=r.name(seat), points=r.g.scores()[seat], lit=bonfire_count(c), counts=commons(r, c))
    return text if r.is_tom(seat) else f"{text}; {r.label('brief-supply', tiles=tile_count(c), resources=resource_count(c))}"


def supply(r: Reading, seat: int) -> str:
    c = r.s.cities[seat]
    return r.label("supply", tiles=r.held(c.tiles, w.KINDS), resources=r.held(c.resources, w.RESOURCES))


def opening(r: Reading) -> bool:
    """The first decision of a turn, or the choice of the first Fate Tile."""
    f = r.frame
    return f.kind == decisions.FIRST_TILE or (f.kind == decisions.TURN and f.bonus_taken == 0)


def detail(r: Reading) -> str:
    """The Fate Area for a Fate Tile, the path for a Guardian, and so on."""
    kind = r.frame.kind
    if kind in (decisions.FATE_LINE, decisions.WAY_ROUND):
        lines = fate_lines(r, r.c)
    elif kind in (decisions.TASK_SPACE, decisions.PROCESSION, decisions.MOVE_WHO, decisions.MOVE_TO):
        lines = space_lines(r, r.seat)
    elif kind in (decisions.COUNCIL, decisions.BONUS):
        lines = council_lines(r)
    elif kind in (decisions.FIRE_BONUS, decisions.REWARDS, decisions.PORTAL):
        lines = ring_lines(r)
    else:
        return ""
    return drawn(lines)


def pill(r: Reading, action: int) -> str:
    """The action tiles that a move of a turn costs."""
    deed = deed_of(r.g, action, r)
    paid = price(r, action, deed) if deed.family in PRICED else []
    return str(paid[0]["number"]) if paid else ""


PRICED = ("sail", "turn-fire", "build", "new-display", "task", "march", "retrieve")


def payment(r: Reading) -> Move | None:
    """Paying with exactly the piece that is owed, if the player has it."""
    f = r.frame
    if f.kind == decisions.PAY_TILES and f.owed > 0:
        wanted = decisions.PAY_TILE + f.tile
    elif f.kind == decisions.PAY_RESOURCES and (f.owed > 0 or f.second_owed > 0):
        owed = f.resource if f.owed > 0 else f.second
        if owed > w.GOLD:
            return None  # any resource is accepted, so the player chooses
        wanted = decisions.PAY_RESOURCE + owed
    else:
        return None
    return next((move for move in r.g.moves() if move.id == wanted), None)


def _add(language: str, series: Series, g: Game) -> tuple[str, dict[str, Any]]:
    you, tom = g.scores()
    result = asdict(series.add(you, tom))
    return Reading(g, language).teller.say("series-bonfire", **result), result


def face(language: str) -> Face:
    """The face of Bonfire in a language."""
    parts: dict[str, Callable[..., Any]] = {
        "status": countdown,
        "shared": shared_board,
        "home": city,
        "brief": brief,
        "supply": supply,
        "opening": opening,
        "detail": detail,
        "pill": pill,
        "payment": payment,
    }
    series = replace(SERIES, add=partial(_add, language))
    return face_of(WORDS, language, Reading, HEADINGS, GROUPED, parts, players=1, styles=partial(styles, language), series=series)


SERIES = SeriesFace(
    option="handicap",
    players=1,
    load=Series.load,
    resume=lambda results: Series([Result(**result) for result in results]),
    value=lambda series: cast(Series, series).handicap,
    add=partial(_add, ENGLISH),
)
