"""Banned addresses, networks and players. Every process keeps the list in memory and hears of changes over the bus."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from firelight.server.errors import Refused, bad_input, forbidden
from firelight.server.store import bans as rows
from firelight.server.store.store import Store

ADDRESS, PLAYER = "address", "player"
REASON_LENGTH = 200
HOUSEHOLD = 64  # bits of an IPv6 address; the household chooses the rest

Network = ipaddress.IPv4Network | ipaddress.IPv6Network

log = logging.getLogger("firelight.server")


@dataclass(frozen=True)
class Ban:
    kind: str
    value: str  # a network or the id of a player
    reason: str
    created: float
    until: float | None = None  # None: for ever

    @property
    def holds(self) -> bool:
        return self.until is None or self.until > time.time()

    def refusal(self) -> Refused:
        whom = "this address is" if self.kind == ADDRESS else "you are"
        end = "" if self.until is None else f" until {time.strftime('%Y-%m-%d %H:%M', time.gmtime(self.until))} UTC"
        reason = f": {self.reason}" if self.reason else ""
        return forbidden("banned", f"{whom} banned from this server{end}{reason}", reason=self.reason, until=self.until)


def network_of(text: str) -> Network:
    """Parse an address or network. An IPv6 network is widened to a whole household. Raises ValueError for anything else."""
    network = ipaddress.ip_network(text, strict=False)
    if isinstance(network, ipaddress.IPv4Network):
        return network
    mapped = network.network_address.ipv4_mapped
    if mapped is not None and network.prefixlen >= 96:
        return ipaddress.ip_network((mapped, network.prefixlen - 96), strict=False)
    return network if network.prefixlen <= HOUSEHOLD else network.supernet(new_prefix=HOUSEHOLD)


class Bans:
    """`is_banned_address` and `is_banned_player` answer from memory."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._players: dict[str, Ban] = {}
        self._networks: dict[tuple[int, int], dict[int, Ban]] = {}  # by version and length, then by leading bits
        self._loading: set[asyncio.Task[None]] = set()

    async def load(self) -> None:
        """Read the bans from the database."""
        found = [Ban(**row) for row in await self.store.read(rows.listed)]
        self._players = {ban.value: ban for ban in found if ban.kind == PLAYER}
        self._networks = {}
        for ban in found:
            if ban.kind == ADDRESS:
                network = ipaddress.ip_network(ban.value)
                self._networks.setdefault((network.version, network.prefixlen), {})[_first_bits(network, network.prefixlen)] = ban

    def on_bus_message(self, message: Mapping[str, Any]) -> None:
        """Handle a bus message."""
        if message["t"] in (rows.CHANGED["t"], "lost"):
            task = asyncio.get_running_loop().create_task(self._load_again())
            self._loading.add(task)
            task.add_done_callback(self._loading.discard)

    async def _load_again(self) -> None:
        try:
            await self.load()
        except SQLAlchemyError as reason:
            log.warning("could not reload the list of bans: %s", type(reason).__name__)

    # Asking.

    def is_banned_address(self, address: str) -> Ban | None:
        """`address` is as `address_of` returns it: an IPv4 address or an IPv6 network."""
        if not self._networks:
            return None
        try:
            network = network_of(address)
        except ValueError:
            return None
        for (version, length), known in self._networks.items():
            if version == network.version and length <= network.prefixlen:
                ban = known.get(_first_bits(network, length))
                if ban is not None and ban.holds:
                    return ban
        return None

    def is_banned_player(self, player_id: str) -> Ban | None:
        ban = self._players.get(player_id)
        return ban if ban is not None and ban.holds else None

    def check(self, address: str) -> None:
        """Refuse a banned address."""
        ban = self.is_banned_address(address)
        if ban is not None:
            raise ban.refusal()

    def check_player(self, player_id: str) -> None:
        """Refuse a banned player."""
        ban = self.is_banned_player(player_id)
        if ban is not None:
            raise ban.refusal()

    # Changing.

    async def add(self, kind: str, value: str, reason: str = "", until: float | None = None) -> Ban:
        """Ban an address, a network or a player, or update the reason and end of an existing ban. It is in force when this returns."""
        ban = Ban(kind, _named(kind, value), " ".join(reason.split())[:REASON_LENGTH], time.time(), until)
        await self.store.write(ban.value, lambda write: rows.put(write, kind, ban.value, ban.reason, ban.created, until))
        await self.load()
        return ban

    async def remove(self, kind: str, value: str) -> bool:
        """Lift a ban. Returns whether there was one."""
        name = _named(kind, value)
        found = await self.store.write(name, lambda write: rows.drop(write, kind, name))
        await self.load()
        return found

    async def list(self) -> list[Ban]:
        """All bans, including expired ones, oldest first."""
        return [Ban(**row) for row in await self.store.read(rows.listed)]


def _named(kind: str, value: str) -> str:
    """A value in the form in which it is stored."""
    if kind == PLAYER:
        return value
    try:
        return str(network_of(value.strip()))
    except ValueError:
        raise bad_input("bad-address", f"found {value[:60]!r}; expected an address or a network such as 203.0.113.0/24") from None


def _first_bits(network: Network, length: int) -> int:
    return int(network.network_address) >> (network.max_prefixlen - length)
