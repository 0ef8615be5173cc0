"""The messages that show a table, encoded once for everybody who sees the same."""

from __future__ import annotations

from functools import cached_property
from typing import Any, NamedTuple

import msgspec

from firelight.server import seats, undo
from firelight.server.origin import label
from firelight.server.room import PLAYING, Room
from firelight.server.store.rows import Entry
from firelight.table import Memory, Picture, table_data

encode = msgspec.json.Encoder().encode


class Viewer(NamedTuple):
    """Everything about viewers that changes what they see."""

    mine: frozenset[int]
    host: bool
    spectator: bool


def viewer_of(room: Room, player: str) -> Viewer:
    mine = room.seats_of(player)
    return Viewer(mine, player == room.host, not mine)


class Scene:
    """A room at one moment, for everybody who looks at it. What viewers see alike is worked out and encoded once.

    `memory`: the one used for the room's earlier scenes.
    """

    def __init__(self, room: Room, now: float, memory: Memory | None = None) -> None:
        self.room = room
        self.now = now
        self.picture = Picture(room.game, memory)

    def at(self, move: int, viewer: Viewer, seat: int | None) -> dict[str, Any]:
        """The table after that many moves, as it could have been seen then."""
        asked = frozenset[int]() if seat is None else frozenset([seat])
        nothing = {"possible": False, "to": move, "move": None, "consent": False, "turn_start": None}
        about = {**self._about(viewer), "undo": nothing, "requests": [], "votes": []}
        return {**about, **table_data(self.room.game.at(move), asked)}

    def table(self, viewer: Viewer) -> dict[str, Any]:
        """The table of docs/protocol.md."""
        return {**self._about(viewer), **self._deciding(table_data(self.room.game, self._asked(viewer)))}

    def _about(self, viewer: Viewer) -> dict[str, Any]:
        """The part of a table that is about the room."""
        return {**self._about_viewer(viewer), **self._about_all()}

    def _about_viewer(self, viewer: Viewer) -> dict[str, Any]:
        return {
            "room": {**self._room_data, "host": viewer.host, "spectator": viewer.spectator},
            "seats": [{**seat, "mine": seat["seat"] in viewer.mine} for seat in self.seats],
            "undo": undo.undo_state(self.room, viewer.mine),
        }

    def _about_all(self) -> dict[str, Any]:
        return {
            "requests": [request.data() for request in self.room.requests.values()],
            "votes": [vote.data() for vote in self.room.votes.values()],
        }

    @cached_property
    def seats(self) -> list[dict[str, Any]]:
        """As seen by somebody without a seat."""
        return seats.shown(self.room, frozenset(), self.now)

    @cached_property
    def _room_data(self) -> dict[str, Any]:
        return room_data(self.room)

    def _asked(self, viewer: Viewer) -> frozenset[int]:
        """The seats the viewer can decide for."""
        return viewer.mine if self.room.status == PLAYING else frozenset()

    def _deciding(self, table: dict[str, Any]) -> dict[str, Any]:
        """Nobody decides before a game begins or after it has been closed."""
        return table if self.room.status == PLAYING else {**table, "deciding": None}

    # Messages.

    def opened(self, viewer: Viewer) -> bytes:
        """The first message to a new follower."""
        return self._with_table({"type": "table", "game": self.room.facts.id, "seq": self.room.seq}, viewer)

    def changed(self, entry: Entry, viewer: Viewer) -> bytes:
        """The message to a follower about the entry that led to this scene."""
        head = change_head(self.room, entry)
        return encode(head) if entry.kind == "chat" else self._with_table(head, viewer)

    def _with_table(self, head: dict[str, Any], viewer: Viewer) -> bytes:
        """A message with the table."""
        own = encode({**head, **self._about_viewer(viewer), **self.picture.own(self._asked(viewer))})
        return b"%b,%b}" % (own[:-1], self._shared)

    @cached_property
    def _shared(self) -> bytes:
        """The members of a table that everybody sees alike, as JSON."""
        return encode({**self._about_all(), **self._deciding(self.picture.shared)})[1:-1]


def change_head(room: Room, entry: Entry) -> dict[str, Any]:
    """The message about an entry, without the table."""
    shown, events = entry.shown(), msgspec.Raw(b"[]")
    if entry.kind == "move":
        made = room.made[-1]
        shown["act"], events = made.act, msgspec.Raw(made.events)
    return {"type": "change", "game": room.facts.id, "seq": entry.seq, "entry": shown, "events": events}


def hidden_chat(game: str, entry: Entry) -> bytes:
    """A chat entry for somebody who ignores its author. It keeps its number, so that none seems to be missing."""
    shown = {"kind": "chat", "seat": entry.seat, "at": entry.at, "ignored": True}
    return encode({"type": "change", "game": game, "seq": entry.seq, "entry": shown, "events": []})


def room_data(room: Room) -> dict[str, Any]:
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
        "branch_of": room.facts.branch_of,
        "rematch": room.rematch,
        "origin": label(room.origin),
        "absence": room.facts.absence,
    }
