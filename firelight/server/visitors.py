"""The addresses at which this process last saw players. They are kept in memory only."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable

from firelight.workers.turns import Account

MOST = 20_000


class Visitors:
    """By player; those seen longest ago are dropped."""

    def __init__(self, most: int = MOST) -> None:
        self.most = most
        self._known: OrderedDict[str, str] = OrderedDict()

    def note(self, player: str, address: str) -> None:
        self._known[player] = address
        self._known.move_to_end(player)
        while len(self._known) > self.most:
            self._known.popitem(last=False)

    def of(self, player: str) -> str:
        """Empty if unknown."""
        return self._known.get(player, "")

    def account(self, player: str) -> Account:
        return Account(self.of(player), player)

    def known_first(self, players: Iterable[str]) -> list[str]:
        """The players in a stable order, those with a known address first."""
        return sorted(players, key=lambda player: (player not in self._known, player))
