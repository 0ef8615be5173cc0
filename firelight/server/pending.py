"""Requests that wait for the consent of others: taking moves back, replacing somebody with a bot."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Request:
    """Somebody asks the others to take moves back."""

    seq: int
    seat: int
    to: int
    needs: tuple[int, ...]  # seats that have to consent
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
