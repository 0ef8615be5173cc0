"""The table: a position as data for a client that has no rules."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from firelight.bonfire.reading import Reading as BonfireReading
from firelight.emberheart.reading import Reading as EmberheartReading
from firelight.face import face_of
from firelight.table import (
    bonfire_components,
    bonfire_facts,
    bonfire_moves,
    bonfire_sought,
    emberheart_components,
    emberheart_facts,
    emberheart_moves,
    emberheart_sought,
)
from firelight.table.parts import Deed, Parts, turn_began
from firelight.table.previews import Preview, Previews
from firelight.table.view import view_data

if TYPE_CHECKING:
    from firelight.engine.errors import Refusal
    from firelight.engine.game import Event, Game, Move
    from firelight.engine.title import Edition

Data = dict[str, Any]

PARTS = {
    "bonfire": Parts(
        look=BonfireReading,
        deeds=bonfire_moves.deeds,
        fill=bonfire_moves.FILL,
        price=bonfire_moves.price,
        other_price=bonfire_moves.other_price,
        sought=bonfire_sought.sought,
        facts=bonfire_facts.facts,
        components=bonfire_components.components,
    ),
    "emberheart": Parts(
        look=EmberheartReading,
        deeds=emberheart_moves.deeds,
        fill=emberheart_moves.FILL,
        price=emberheart_moves.price,
        sought=emberheart_sought.sought,
        facts=emberheart_facts.facts,
        components=emberheart_components.components,
    ),
}


_face_of = lru_cache(face_of)


@lru_cache(maxsize=16)
def deeds_of(edition: Edition) -> tuple[Deed, ...]:
    return PARTS[edition.title.key].deeds(edition)


@lru_cache(maxsize=16)
def components_data(edition: Edition) -> Data:
    """All that is printed on the components in play: what a board draws and no table repeats."""
    return PARTS[edition.title.key].components(edition)


def deed_of(game: Game, action: int, look: Any = None) -> Deed:
    """A move in parts, as it stands here."""
    parts = PARTS[game.title]
    deed = deeds_of(game.edition)[action]
    fill = parts.fill.get(deed.family)
    return Deed(deed.family, fill(look or parts.look(game), deed.args)) if fill else deed


def table_data(game: Game, mine: frozenset[int], previews: bool = True, like: Data | None = None) -> Data:
    """The table as the holder of these seats may see it (none: a spectator). Options are there where one of them decides.

    `like`: the table of the same position for somebody else, where there is one; what everybody sees is taken from it.
    """
    parts = PARTS[game.title]
    look = parts.look(game)
    decides = game.seat is not None and game.seat in mine
    shown_to = game.seat if decides else min(mine, default=None)
    public = _seen_by_all(game) if like is None else like
    return {
        "move": game.moves_made,
        "turn": public["turn"],
        "deciding": game.seat,
        "decision": game.decision,
        "over": game.over,
        "winners": public["winners"],
        "view": public["view"],
        "scores": public["scores"],
        "sheets": public["sheets"],
        "options": _options(game, parts, look, previews) if decides else [],
        "forbidden": _forbidden(game, parts, look) if decides else [],
        "facts": parts.facts(look, look.seat if shown_to is None else shown_to, None if like is None else like["facts"]),
    }


def _seen_by_all(game: Game) -> Data:
    sheets = [game.score_sheet(seat) for seat in range(len(game.seat_names))]
    return {
        "turn": turn_of(game)[0],
        "winners": list(game.winners()),
        "view": view_data(game),
        "scores": [sum(sheet.values()) for sheet in sheets],
        "sheets": sheets,
    }


def _options(game: Game, parts: Parts, look: Any, previews: bool) -> list[Data]:
    natural = _face_of(game.title).payment(game)
    tried = Previews(game) if previews else None
    found = []
    for move in game.moves():
        deed = deed_of(game, move.id, look)
        preview = tried.of(move.id) if tried else Preview(False, False, [])
        option: Data = {
            "move": move.text,
            "family": deed.family,
            "args": deed.args,
            "price": parts.price(look, move.id, deed),
            "seals": preview.seals,
            "ends": preview.ends,
            "natural": natural is not None and natural.id == move.id,
            "events": [event_data(event) for event in preview.events],
        }
        if other := parts.other_price(look, move.id, deed):
            option["or"] = other
        found.append(option)
    return found


def _forbidden(game: Game, parts: Parts, look: Any) -> list[Data]:
    found = []
    possible = {move.id for move in game.moves()}
    for action in parts.sought(look):
        refusal = None if action in possible else game.why_not(action)
        if refusal is not None:
            deed = deed_of(game, action, look)
            found.append({"move": refusal.move, "family": deed.family, "args": deed.args, "refusal": _refusal(refusal)})
    return found


def _refusal(refusal: Refusal) -> Data:
    return {"rule": refusal.rule, "code": refusal.code, "args": refusal.args}


def event_data(event: Event) -> Data:
    """Something that happened."""
    return {"name": event.name, "seat": event.seat, "args": list(event.args)}


def refusal_data(game: Game, move: Move | str | int) -> Data:
    """Why a move may not be made (code `possible`: it may). A text that is no move at all raises UnknownMove."""
    refusal = game.why_not(move)
    return {"rule": "", "code": "possible", "args": {}} if refusal is None else _refusal(refusal)


def turn_of(game: Game) -> tuple[int, int]:
    """Which turn it is, counted from 1, and how many moves were made before it began."""
    begins = turn_began(game.edition)
    turns, start = 0, 0
    logs = [*(past.events for past in game._past), game._log]
    for made, log in enumerate(logs):
        for told in log:
            if told[0] == begins:
                turns, start = turns + 1, made
    return max(turns, 1), start
