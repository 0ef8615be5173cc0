"""What a game is made of here: entries in a row, each of which changed something."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Entry:
    """One change of a game. `client_id` is set on the last entry of a request, so that a repeated request is found."""

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


@dataclass(frozen=True, slots=True)
class Request:
    """Somebody asks the others to take moves back."""

    seq: int
    seat: int
    to: int
    needs: tuple[int, ...]  # seats whose consent is asked
    yes: frozenset[int] = frozenset()

    def data(self) -> dict[str, Any]:
        return {"request": self.seq, "seat": self.seat, "to": self.to, "needs": [seat for seat in self.needs if seat not in self.yes]}


@dataclass(frozen=True, slots=True)
class Vote:
    """The others want a bot to play for somebody who is absent."""

    seat: int  # of the absent player
    needs: frozenset[int]  # seats that have to agree
    yes: frozenset[int]

    def data(self) -> dict[str, Any]:
        return {"seat": self.seat, "yes": sorted(self.yes), "needs": sorted(self.needs - self.yes)}
