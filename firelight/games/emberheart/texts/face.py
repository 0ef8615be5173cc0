"""How Emberheart shows itself in a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from firelight.engine.face import Face
from firelight.games.emberheart.content import words as w
from firelight.games.emberheart.rules import actions as act
from firelight.games.emberheart.rules import frames
from firelight.games.emberheart.rules.dragons import can_attach, dragon_count
from firelight.games.emberheart.rules.garrison import hero_count
from firelight.games.emberheart.rules.parties import party_at
from firelight.games.emberheart.texts.board import band, shared_board
from firelight.games.emberheart.texts.board_band import card_lines
from firelight.games.emberheart.texts.board_world import guild_lines, place_lines, raid_lines, space_line
from firelight.games.emberheart.texts.describe import family
from firelight.games.emberheart.texts.prompt import awaited, progress
from firelight.games.emberheart.texts.reading import SHORT, Reading, people
from firelight.games.emberheart.texts.story import story
from firelight.reading import WIDTH, count

if TYPE_CHECKING:
    from firelight.engine.game import Game, Move

# The groups that the moves of a turn are listed in.
HEADINGS = {
    act.GO: "Send a party",
    act.WAREHOUSE: "Lay a crest in the village",
    act.STATION: "Lay a crest in the village",
    act.STATION_TWICE: "Lay a crest in the village",
    act.AIDE: "Take an aide",
    act.SWAP_GEAR: "Besides the action",
    act.ATTACH_DRAGON: "Besides the action",
    act.USE_APPRENTICE: "Use a hero",
    act.USE_BARD: "Use a hero",
    act.USE_PARAGON: "Use a hero",
    act.DONE: "Go on",
}
GROUPED = (frames.ACT, frames.RESEND, frames.BEFORE)

SOURCES = {
    "dragons": "Dragons",
    "attributes": "Attributes",
    "heroes": "Heroes at work",
    "garrison": "Garrison cards completed",
    "flame": "Distance to the highest flame",
}

STYLES = (
    (r"\b(LOCATIONS|VILLAGE|AIDES|RAID|FLAME)\b", "bold"),
    (r"^\d (Heroes' Guild|Tavern|Poachers' Camp|Mountain|Preserve|Garrison)\b", "bold"),
    (r"^── .*$", "bold"),
    (r"\bred\b|\bStrength\b", "red1"),
    (r"\bblue\b|\bSenses\b", "dodger_blue1"),
    (r"\bgreen\b|\bSpeed\b", "green3"),
    (r"\bexotic\b", "magenta"),
    (r"\bP\d\b", "bold cyan"),
    (r"\bblocked\b", "grey62"),
    (r"\bflame\b", "orange1"),
    (r"●", "green3"),
    (r"─", "grey42"),
)


def prompt(g: Game) -> str:
    return "The game is over." if g.over else awaited(Reading(g))


def status(g: Game) -> str:
    return progress(Reading(g))


def brief(g: Game, seat: int) -> str:
    """A band in one line."""
    r = Reading(g)
    b = r.s.bands[seat]
    active = sum(dragon != w.NONE for dragon in b.hero_dragons)
    crowd = " ".join(f"{n}{SHORT[kind]}" for kind, n in enumerate(b.followers) if n) or "nobody"
    return (
        f"{r.mark(seat)}: {g.scores()[seat]} glory, flame {b.flame}, attributes {levels_text(b.attributes)}, "
        f"{active} of {count(hero_count(b), 'hero')} at work, {count(dragon_count(b), 'dragon')}; "
        f"{crowd}, {b.gear} gear, {count(b.crests, 'crest')}"
    )


def levels_text(attributes: Sequence[int]) -> str:
    return "/".join(str(level) for level in attributes)


def supply(g: Game, seat: int) -> str:
    r = Reading(g)
    b = r.s.bands[seat]
    companion = "placed" if b.companion_used else "ready"
    have = f"{people(b.followers)}, {b.gear} gear, {count(b.crests, 'crest')}"
    return f"You have {have}; companion {companion}; attributes {levels_text(b.attributes)}; flame {b.flame}"


def opening(g: Game) -> bool:
    """The first decision of a turn or a round."""
    r = Reading(g)
    f = r.frame
    if f.kind == frames.ACT and f.a == 0:
        begun = any(event.name == "turn-began" for event in g.events())
        return begun or not g.history
    return f.kind == frames.FIRST_ATTRIBUTE or (f.kind == frames.BEFORE and f.a == f.b == 0)


def heading(g: Game, action: int) -> str:
    """Only turns have groups; every other decision is about one thing."""
    return HEADINGS.get(family(action), "") if Reading(g).frame.kind in GROUPED else ""


def detail(g: Game) -> str:
    """The location for a party, one's cards for a dragon, and so on."""
    r = Reading(g)
    kind = r.frame.kind
    if kind in (frames.PARTY_SPACE, frames.PARTY, frames.REWARD):
        lines = place_lines(r, r.frame.a)
    elif kind in (frames.CLIMB, frames.TIE):
        lines = place_lines(r, w.MOUNTAIN)
    elif kind in (frames.CALL_BACK, frames.RESEND):
        lines = [space_line(r, place) for place in range(w.PLACE_COUNT)]
    elif kind == frames.APPRENTICE:
        lines = guild_lines(r)
    elif kind in (frames.DEFEND, frames.MESSENGER, frames.SAGE, frames.LOSE):
        lines = raid_lines(r)
    elif kind in (frames.WINDOW, frames.ATTACH, frames.ONTO, frames.TRAIN):
        lines = card_lines(r, r.seat)
    else:
        return ""
    return "\n".join(line.rstrip() for line in lines)


def pill(g: Game, action: int) -> str:
    """The free spaces of a location, or the crests that a visit in the village takes."""
    r = Reading(g)
    first = family(action)
    if first == act.GO:
        return " ".join(str(n) for n in range(1, w.SPACES + 1) if r.rule(party_at)(r.s, action - act.GO, n).seat == w.NONE)
    if first in (act.WAREHOUSE, act.STATION):
        return "1 crest"
    return "2 crests" if first == act.STATION_TWICE else ""


def payment(g: Game) -> Move | None:
    """Moves that make themselves: all that the companion brings, and the end of a turn where nothing is given up by it."""
    r = Reading(g)
    if r.frame.kind == frames.COMPANION:
        return g.moves()[-1]
    if r.frame.kind != frames.ACT or not r.frame.a or r.rule(can_attach)(r.s, r.seat) or not _another_turn(r):
        return None
    return next(move for move in g.moves() if move.id == act.DONE)


def _another_turn(r: Reading) -> bool:
    """Whatever the others do, the seat has one more turn in this phase, where it may swap as well as now."""
    s = r.s
    free = sum(holder == w.NONE for holder in s.aides)
    before_shield = (s.shield - r.seat - 1) % s.players
    return free > before_shield and (r.b.crests > 0 or free >= s.players)


FACE = Face(
    players=2,
    width=WIDTH,
    prompt=prompt,
    status=status,
    shared=shared_board,
    city=band,
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
    home="band",
    homes="bands",
    brackets="free spaces, or crests to lay",
    automatic=(
        "The companion brings all it can, and turns end by themselves where nothing is lost by it",
        "You choose what the companion brings and end every turn yourself",
    ),
)
