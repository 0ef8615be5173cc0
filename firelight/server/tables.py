"""The messages that show a table, written once for all who see the same."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec

from firelight.server import seats, undo
from firelight.server.entries import Entry
from firelight.server.origin import label
from firelight.server.room import PLAYING, Room
from firelight.table import table_data

encode = msgspec.json.Encoder().encode


@dataclass(frozen=True, slots=True)
class Viewer:
    """What makes a difference to what somebody sees."""

    mine: frozenset[int]
    host: bool
    spectator: bool


def viewer_of(room: Room, player: str) -> Viewer:
    mine = room.seats_of(player)
    return Viewer(mine, player == room.host, not mine)


class Scene:
    """A room as it stands at one moment, for everybody who looks at it."""

    def __init__(self, room: Room, now: float, previews: bool = True) -> None:
        self.room = room
        self.now = now
        self.previews = previews
        self._tables: dict[frozenset[int], dict[str, Any]] = {}
        self._written: dict[str, msgspec.Raw] = {}  # what everybody sees

    def at(self, move: int, viewer: Viewer, seat: int | None) -> dict[str, Any]:
        """The table after so many moves, as one could have seen it then."""
        asked = frozenset[int]() if seat is None else frozenset([seat])
        nothing = {"possible": False, "to": move, "move": None, "consent": False, "turn_start": None}
        return {
            "room": room_data(self.room, viewer),
            "seats": seats.shown(self.room, viewer.mine, self.now),
            **table_data(self.room.game.at(move), asked, self.previews),
            "undo": nothing,
            "requests": [],
            "votes": [],
        }

    def table(self, viewer: Viewer) -> dict[str, Any]:
        """The table of docs/protocol.md."""
        room = self.room
        return {
            "room": room_data(room, viewer),
            "seats": seats.shown(room, viewer.mine, self.now),
            **self._rules(viewer.mine),
            "undo": undo.undo_state(room, viewer.mine),
            "requests": [request.data() for request in room.requests.values()],
            "votes": [vote.data() for vote in room.votes.values()],
        }

    def _rules(self, mine: frozenset[int]) -> dict[str, Any]:
        asked = mine if self.room.status == PLAYING else frozenset[int]()
        if asked not in self._tables:
            found = table_data(self.room.game, asked, self.previews, like=next(iter(self._tables.values()), None))
            if self.room.status != PLAYING:
                found["deciding"] = None
            self._tables[asked] = found
        return self._tables[asked]

    def opened(self, viewer: Viewer) -> bytes:
        """What somebody gets who begins to follow."""
        return encode({"type": "table", "game": self.room.facts.id, "seq": self.room.seq, **self._told(viewer)})

    def changed(self, entry: Entry, viewer: Viewer) -> bytes:
        """What a follower gets when this entry has led here."""
        head = {"type": "change", "game": self.room.facts.id, "seq": entry.seq, "entry": entry.shown()}
        if entry.kind == "chat":
            return encode({**head, "events": []})
        events = msgspec.Raw(self.room.made[-1].events) if entry.kind == "move" else []
        return encode({**head, "events": events, **self._told(viewer)})

    def _told(self, viewer: Viewer) -> dict[str, Any]:
        """The table, with the parts that are the same for everybody in JSON already."""
        table = self.table(viewer)
        if not self._written:
            self._written = {name: msgspec.Raw(encode(table[name])) for name in ("view", "sheets")}
        return {**table, **self._written}


def hushed(game: str, entry: Entry) -> bytes:
    """A chat entry for somebody who ignores its author: it keeps its number, so that nothing seems to be missing."""
    shown = {"kind": "chat", "seat": entry.seat, "at": entry.at, "ignored": True}
    return encode({"type": "change", "game": game, "seq": entry.seq, "entry": shown, "events": []})


def room_data(room: Room, viewer: Viewer) -> dict[str, Any]:
    clock = room.facts.clock
    return {
        "id": room.facts.id,
        "title": room.facts.title,
        "status": room.status,
        "options": room.facts.options,
        "components": room.facts.components,
        "clock": None if clock is None else {**clock.data(), "deadline": room.deadline},
        "series": room.facts.series,
        "hints": room.facts.hints,
        "host": viewer.host,
        "spectator": viewer.spectator,
        "branch_of": room.facts.branch_of,
        "rematch": room.rematch,
        "origin": label(room.origin),
        "absence": room.facts.absence,
    }
