"""How Emberheart shows itself in a terminal."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from firelight.engine.face import Face, Styles
from firelight.engine.view import deeds_of
from firelight.games.emberheart.content import words as w
from firelight.games.emberheart.rules import decisions
from firelight.games.emberheart.rules.dragons import can_attach, dragon_count
from firelight.games.emberheart.rules.garrison import hero_count
from firelight.games.emberheart.rules.parties import party_at
from firelight.games.emberheart.texts import board_band
from firelight.games.emberheart.texts.board import band, progress, shared_board
from firelight.games.emberheart.texts.board_band import card_lines
from firelight.games.emberheart.texts.board_world import guild_lines, place_lines, raid_lines, space_lines
from firelight.games.emberheart.texts.reading import Reading
from firelight.games.emberheart.texts.words import WORDS
from firelight.reading import drawn, face_of
from firelight.texts.catalogue import catalogue

if TYPE_CHECKING:
    from firelight.engine.game import Move

# The groups that the moves of a turn are listed in.
HEADINGS = {
    "go": "party",
    "warehouse": "village",
    "station": "village",
    "aide": "aide",
    "swap": "besides",
    "attach": "besides",
    "use-apprentice": "hero",
    "use-bard": "hero",
    "use-paragon": "hero",
    "done": "on",
}
GROUPED = (decisions.ACT, decisions.RESEND, decisions.BEFORE)
# Words of the game and how they are coloured.
COLOURS = {
    "red1": ("red", "strength"),
    "dodger_blue1": ("blue", "senses"),
    "green3": ("green", "speed"),
    "magenta": ("exotic",),
    "orange1": ("flame",),
}
TITLES = ("locations", "village", "aides", "raid", "flames")


def styles(language: str) -> Styles:
    texts = catalogue(language, WORDS.folder)
    names = {key: texts.text(f"word-emberheart-{key}") or key for key in (*w.PLACES, *(key for keys in COLOURS.values() for key in keys))}
    titles = "|".join(texts.text(f"board-emberheart-{name}") or name for name in TITLES)
    return (
        (rf"\b({titles})\b", "bold"),
        (rf"^\d ({'|'.join(names[place] for place in w.PLACES)})\b", "bold"),
        (r"^── .*$", "bold"),
        *((rf"\b({'|'.join(names[key] for key in keys)})\b", colour) for colour, keys in COLOURS.items()),
        (r"●", "green3"),
        (r"─", "grey42"),
    )


def brief(r: Reading, seat: int) -> str:
    """A band in one line."""
    b = r.s.bands[seat]
    text = r.label(
        "brief",
        who=r.name(seat),
        glory=r.g.scores()[seat],
        flame=b.flame,
        levels=levels_text(r, seat),
        active=sum(dragon != w.NONE for dragon in b.hero_dragons),
        heroes=hero_count(b),
        dragons=dragon_count(b),
    )
    return f"{text}; {board_band.supply(r, seat)}"


def levels_text(r: Reading, seat: int) -> str:
    """`Strength 1, Senses 0 and Speed 2`."""
    levels = zip(w.ATTRIBUTES, r.s.bands[seat].attributes, strict=True)
    return r.teller.listed([f"{r.teller.word(name)} {level}" for name, level in levels])


def supply(r: Reading, seat: int) -> str:
    b = r.s.bands[seat]
    have = board_band.supply(r, seat)
    return r.label("supply", have=have, placed=bool(b.companion_used), levels=levels_text(r, seat), flame=b.flame)


def opening(r: Reading) -> bool:
    """The first decision of a turn or a round."""
    f = r.frame
    if f.kind == decisions.ACT and f.acted == 0:
        begun = any(event.name == "turn-began" for event in r.g.events())
        return begun or not r.g.history
    return f.kind == decisions.FIRST_ATTRIBUTE or (f.kind == decisions.BEFORE and f.bard_drew == f.paragon_used == 0)


def detail(r: Reading) -> str:
    """The location for a party, one's cards for a dragon, and so on."""
    kind = r.frame.kind
    if kind in (decisions.PARTY_SPACE, decisions.PARTY, decisions.REWARD):
        lines = place_lines(r, r.frame.place)
    elif kind in (decisions.CLIMB, decisions.TIE):
        lines = place_lines(r, w.MOUNTAIN)
    elif kind in (decisions.CALL_BACK, decisions.RESEND):
        lines = [line for place in range(w.PLACE_COUNT) for line in space_lines(r, place)]
    elif kind == decisions.APPRENTICE:
        lines = guild_lines(r)
    elif kind in (decisions.DEFEND, decisions.MESSENGER, decisions.SAGE, decisions.LOSE):
        lines = raid_lines(r)
    elif kind in (decisions.WINDOW, decisions.ATTACH, decisions.ONTO, decisions.TRAIN):
        lines = card_lines(r, r.seat)
    else:
        return ""
    return drawn(lines)


def pill(r: Reading, action: int) -> str:
    """The free spaces of a location, or the crests that a visit to the village takes."""
    family, args = deeds_of(r.g.edition)[action]
    if family == "go":
        return " ".join(str(n) for n in range(1, w.SPACES + 1) if r.rule(party_at)(r.s, action - decisions.GO, n).seat == w.NONE)
    return r.teller.count("crest", args.get("times", 1)) if family in ("warehouse", "station") else ""


def payment(r: Reading) -> Move | None:
    """Automatic moves: everything that the companion brings, and the end of a turn if that gives nothing up."""
    if r.frame.kind == decisions.COMPANION:
        return r.g.moves()[-1]
    if r.frame.kind != decisions.ACT or not r.frame.acted or r.rule(can_attach)(r.s, r.seat) or not _another_turn(r):
        return None
    return next(move for move in r.g.moves() if move.id == decisions.DONE)


def _another_turn(r: Reading) -> bool:
    """Whether the seat is sure of another turn in this phase, in which it could swap just as well."""
    s = r.s
    free = sum(holder == w.NONE for holder in s.aides)
    before_shield = (s.shield - r.seat - 1) % s.players
    return free > before_shield and (r.b.crests > 0 or free >= s.players)


def face(language: str) -> Face:
    """The face of Emberheart in a language."""
    parts: dict[str, Callable[..., Any]] = {
        "status": progress,
        "shared": shared_board,
        "home": band,
        "brief": brief,
        "supply": supply,
        "opening": opening,
        "detail": detail,
        "pill": pill,
        "payment": payment,
    }
    return face_of(WORDS, language, Reading, HEADINGS, GROUPED, parts, players=2, styles=partial(styles, language))
