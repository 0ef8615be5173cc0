"""The messages that show a table, written once for all who see the same."""

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
    """What makes a difference to what somebody sees."""

    mine: frozenset[int]
    host: bool
    spectator: bool


def viewer_of(room: Room, player: str) -> Viewer:
    mine = room.seats_of(player)
    return Viewer(mine, player == room.host, not mine)


class Scene:
    """A room as it stands at one moment, for everybody who looks at it. What they see alike is worked out and written once.

    `memory`: that of the scenes of this room before.
    """

    def __init__(self, room: Room, now: float, memory: Memory | None = None) -> None:
        self.room = room
        self.now = now
        self.picture = Picture(room.game, memory)

    def at(self, move: int, viewer: Viewer, seat: int | None) -> dict[str, Any]:
        """The table after so many moves, as one could have seen it then."""
        asked = frozenset[int]() if seat is None else frozenset([seat])
        nothing = {"possible": False, "to": move, "move": None, "consent": False, "turn_start": None}
        about = {**self._about(viewer), "undo": nothing, "requests": [], "votes": []}
        return {**about, **table_data(self.room.game.at(move), asked)}

    def table(self, viewer: Viewer) -> dict[str, Any]:
        """The table of docs/protocol.md."""
        return {**self._about(viewer), **self._deciding(table_data(self.room.game, self._asked(viewer)))}

    def _about(self, viewer: Viewer) -> dict[str, Any]:
        """What a table says of the room."""
        return {
            "room": {**self._room_data, "host": viewer.host, "spectator": viewer.spectator},
            "seats": [{**seat, "mine": seat["seat"] in viewer.mine} for seat in self.seats],
            "undo": undo.undo_state(self.room, viewer.mine),
            "requests": [request.data() for request in self.room.requests.values()],
            "votes": [vote.data() for vote in self.room.votes.values()],
        }

    @cached_property
    def seats(self) -> list[dict[str, Any]]:
        """As those see them who hold none."""
        return seats.shown(self.room, frozenset(), self.now)

    @cached_property
    def _room_data(self) -> dict[str, Any]:
        return room_data(self.room)

    def _asked(self, viewer: Viewer) -> frozenset[int]:
        """The seats that the viewer can decide for."""
        return viewer.mine if self.room.status == PLAYING else frozenset()

    def _deciding(self, table: dict[str, Any]) -> dict[str, Any]:
        """Nobody decides before a game begins and after it was closed."""
        return table if self.room.status == PLAYING else {**table, "deciding": None}

    # Messages.

    def opened(self, viewer: Viewer) -> bytes:
        """What somebody gets who begins to follow."""
        return encode({"type": "table", "game": self.room.facts.id, "seq": self.room.seq, **self._told(viewer)})

    def changed(self, entry: Entry, viewer: Viewer) -> bytes:
        """What a follower gets when this entry has led here."""
        head = change_head(self.room, entry)
        return encode(head if entry.kind == "chat" else {**head, **self._told(viewer)})

    def _told(self, viewer: Viewer) -> dict[str, Any]:
        """The table, with what others see too as JSON."""
        return {**self._about(viewer), **self._deciding(self.picture.table(self._asked(viewer)))}


def change_head(room: Room, entry: Entry) -> dict[str, Any]:
    """An entry that has led to a room, without the table."""
    shown, events = entry.shown(), msgspec.Raw(b"[]")
    if entry.kind == "move":
        made = room.made[-1]
        shown["act"], events = made.act, msgspec.Raw(made.events)
    return {"type": "change", "game": room.facts.id, "seq": entry.seq, "entry": shown, "events": events}


def hushed(game: str, entry: Entry) -> bytes:
    """A chat entry for somebody who ignores its author: it keeps its number, so that nothing seems to be missing."""
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
