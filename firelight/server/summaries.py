"""A game in a few lines: for lists, and for processes looking for work."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from firelight.server.origin import label
from firelight.server.room import HUMAN, PLAYING, Room
from firelight.server.seats import shown
from firelight.server.store.schema import WATCHING


def state_of(room: Room, seats: list[dict[str, Any]] | None = None, scores: list[int] | None = None) -> dict[str, Any]:
    """The present state of a game, for its row. Seats and scores are worked out unless given."""
    return {
        "status": room.status,
        "version": room.seq,
        "deciding": room.deciding,
        "awaits": room.awaits,
        "deadline": room.deadline,
        "summary": {
            "seats": [
                {name: seat[name] for name in ("kind", "name", "level", "stand_in")} for seat in seats or shown(room, frozenset(), 0.0)
            ],
            "scores": scores or room.game.scores(),
            "winners": list(room.game.winners()),
            "moves": len(room.made),
            "last_move": room.made[-1].move if room.made else None,
            "moved": room.moved_at,
            **_sheets(room),
        },
        "updated": room.last_at,
    }


def _sheets(room: Room) -> dict[str, Any]:
    """The score sheets, once they are final."""
    return {"sheets": [room.game.score_sheet(seat) for seat in range(len(room.game.seat_names))]} if room.game.over else {}


def row_of(room: Room) -> dict[str, Any]:
    """The row of a game as a list would read it."""
    facts, clock = room.facts, room.facts.clock
    return {
        **state_of(room),
        "id": facts.id,
        "title": facts.title,
        "options": facts.options,
        "series": facts.series,
        "clock": None if clock is None else clock.data(),
        "host": room.host,
        "created": facts.created,
        "rematch": room.rematch,
        "origin": room.origin,
    }


def listed(row: Mapping[str, Any], held: frozenset[int], player: str) -> dict[str, Any]:
    """A game as an item of a player's list."""
    about = row["summary"]
    mine = held - {WATCHING}
    awaiting = row["status"] == PLAYING and row["awaits"] == HUMAN and row["deciding"] in mine
    return {
        "id": row["id"],
        "title": row["title"],
        "status": row["status"],
        "options": row["options"],
        "series": row["series"],
        "clock": row["clock"],
        "host": row["host"] == player,
        "spectator": not mine and row["host"] != player,
        "awaiting": awaiting,
        "deciding": row["deciding"],
        "deadline": row["deadline"],
        "seats": [{"seat": number, **seat, "mine": number in mine} for number, seat in enumerate(about["seats"])],
        "scores": about["scores"],
        "winners": about["winners"],
        "moves": about["moves"],
        "last_move": about["last_move"],
        "moved": about["moved"],
        "created": row["created"],
        "updated": row["updated"],
        "rematch": row["rematch"],
        "origin": label(row["origin"]),
    }
