"""Whose turn it is: the most urgent class first; addresses take turns within it, and so do the players of an address, oldest first."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, defaultdict, deque
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")


class Account(NamedTuple):
    """The player and address for whom work is done."""

    address: str  # empty if unknown: all of those share one
    player: str


NOBODY = Account("", "")


class FairQueue(Generic[T]):
    """Waiting items, in fair order. The lowest class number is the most urgent."""

    def __init__(self) -> None:
        self._classes: dict[int, OrderedDict[str, OrderedDict[str, deque[T]]]] = defaultdict(OrderedDict)

    def __len__(self) -> int:
        return sum(self.waiting(urgency) for urgency in self._classes)

    def waiting(self, urgency: int) -> int:
        return sum(len(queue) for players in self._classes[urgency].values() for queue in players.values())

    def add(self, urgency: int, account: Account, item: T, first: bool = False) -> None:
        """`first`: ahead of everything else that waits for the same player, such as something that was interrupted."""
        queue = self._classes[urgency].setdefault(account.address, OrderedDict()).setdefault(account.player, deque())
        if first:
            queue.appendleft(item)
        else:
            queue.append(item)

    def heads(self) -> Iterator[T]:
        """For the most urgent waiting class, the next item of each address, in the order of their turns."""
        for _, addresses in sorted(self._classes.items()):
            if addresses:
                for players in addresses.values():
                    yield next(iter(players.values()))[0]
                return

    def take(self, urgency: int, account: Account, item: T) -> None:
        """The item's turn has come, so others come next."""
        self.remove(urgency, account, item)
        addresses = self._classes[urgency]
        if account.address in addresses:
            players = addresses[account.address]
            if account.player in players:
                players.move_to_end(account.player)
            addresses.move_to_end(account.address)

    def remove(self, urgency: int, account: Account, item: T) -> None:
        """Remove an item, if it is waiting."""
        addresses = self._classes[urgency]
        players = addresses.get(account.address, OrderedDict())
        queue = players.get(account.player, deque())
        if item in queue:
            queue.remove(item)
            if not queue:
                del players[account.player]
            if not players:
                del addresses[account.address]


class Gate:
    """Lets in a limited number at the same time, in fair order."""

    def __init__(self, most: int) -> None:
        self._free = most
        self._waiting: FairQueue[_Place] = FairQueue()

    @asynccontextmanager
    async def turn(self, urgency: int, account: Account) -> AsyncIterator[None]:
        """Wait for a turn, and hold it until the block ends."""
        await self.enter(urgency, account)
        try:
            yield
        finally:
            self.leave()

    async def enter(self, urgency: int, account: Account) -> None:
        place = _Place(urgency, account)
        self._waiting.add(urgency, account, place)
        self._let_in()
        try:
            await place.open
        except asyncio.CancelledError:
            if place.open.cancelled():
                self._waiting.remove(urgency, account, place)
            else:  # let in at that very moment
                self.leave()
            raise

    def leave(self) -> None:
        self._free += 1
        self._let_in()

    def _let_in(self) -> None:
        while self._free and (place := next(self._waiting.heads(), None)) is not None:
            self._waiting.take(place.urgency, place.account, place)
            if not place.open.done():
                self._free -= 1
                place.open.set_result(None)


class _Place:
    """Somebody waiting at a gate."""

    def __init__(self, urgency: int, account: Account) -> None:
        self.urgency = urgency
        self.account = account
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
