"""What the store keeps: players, and the entries of a game, each of which changed something."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Player:
    """An identity: one person, on as many devices as they like."""

    id: str
    name: str
    created: float


@dataclass(frozen=True, slots=True)
class Entry:
    """One change of a game. `client_id` is set on a request's last entry, so that a repeated request is recognised."""

    seq: int
    at: float
    kind: str  # start, move, undo, undo-request, undo-answer, seat, vote, chat, opened, rematch, close
    seat: int | None = None
    player_id: str | None = None
    client_id: str | None = None
    data: dict[str, Any] = field(default_factory=dict)

    def is_chat_of(self, players: frozenset[str]) -> bool:
        return self.kind == "chat" and self.player_id in players

    def shown(self) -> dict[str, Any]:
        """As everybody at the table may see it: without shuffles and identities."""
        public = {name: value for name, value in self.data.items() if name != "shuffles"}
        return {"kind": self.kind, "seat": self.seat, "at": self.at, **public}
