"""Identities: created without an account, carried to another device by a single-use link, restored by a recovery phrase."""

from __future__ import annotations

import asyncio
import time
from typing import Any

from firelight.server import checks, recovery
from firelight.server.devices import UNKNOWN, label_of
from firelight.server.errors import Refused, not_found
from firelight.server.limits import Buckets, Limits
from firelight.server.sessions import Sessions, expel
from firelight.server.store import people
from firelight.server.store.rows import Player
from firelight.server.store.store import Store
from firelight.server.store.writer import Write

LINK_SECONDS = 3600.0
SEEN_EVERY = 3600.0
REVOKED = Refused("signed-out", "this device was signed out by its player; POST /api/me gives a new identity", status=401)


class Players:
    def __init__(self, store: Store, limits: Limits) -> None:
        self.store = store
        self.sessions = Sessions()
        self.recoveries = Buckets(limits.recoveries)
        self.exports = Buckets(limits.exports)
        self.exporting = asyncio.Lock()

    async def new(self, name: str, agent: str = "") -> tuple[Player, str]:
        """Create an identity; returns it with its secret, which is shown once. `agent` is the browser's User-Agent."""
        player = Player(checks.new_id(), checks.name(name), time.time())
        secret = checks.new_secret()

        def add(write: Write) -> None:
            people.add_player(write, player)
            self._add_device(write, secret, player.id, agent, player.created)

        await self.store.write(player.id, add)
        return player, secret

    def _add_device(self, write: Write, secret: str, player: str, agent: str, now: float) -> None:
        people.add_key(write, checks.hash_of(secret), player, people.DEVICE, now, label=label_of(agent))

    async def of(self, secret: str, agent: str = "") -> Player | None:
        key = checks.hash_of(secret)
        known = await self.store.read(lambda connection: people.by_key(connection, key))
        if known is None:
            return None
        now = time.time()
        if now - min(known.seen, known.used or 0.0) > SEEN_EVERY:
            label = label_of(agent) if agent else known.label or UNKNOWN
            await self.store.write(known.player.id, lambda write: people.set_used(write, key, known.player.id, now, label))
        return known.player

    async def rename(self, player: Player, name: str) -> Player:
        chosen = checks.name(name)
        await self.store.write(player.id, lambda write: people.set_name(write, player.id, chosen))
        return Player(player.id, chosen, player.created)

    # Other devices.

    async def link(self, player: Player) -> str:
        """A secret that makes another device the same player. It works once, within an hour."""
        secret, now = checks.new_secret(), time.time()
        found = checks.hash_of(secret)
        await self.store.write(player.id, lambda write: people.add_key(write, found, player.id, people.LINK, now, now + LINK_SECONDS))
        return secret

    async def claim(self, secret: str, agent: str = "") -> tuple[Player, str]:
        """Sign in another device; returns the player and a secret of its own."""
        new, now = checks.new_secret(), time.time()

        def use(write: Write) -> Player | None:
            owner = people.use_link(write, checks.hash_of(secret), now)
            if owner is None:
                return None
            self._add_device(write, new, owner, agent, now)
            return people.player(write.connection, owner)

        player = await self.store.write("claim", use)
        if player is None:
            raise Refused("no-link", "this link was used or is older than an hour; make a new one on the other device", status=404)
        return player, new

    async def devices(self, player: Player, current: str) -> list[dict[str, Any]]:
        """The player's devices, newest first. `current` is the key of the one that asks."""
        found = await self.store.read(lambda connection: people.devices(connection, player.id))
        return [
            {
                "id": row["id"],
                "label": row["label"] or UNKNOWN,
                "created": row["created"],
                "used": row["used"] or row["created"],
                "current": row["hash"] == current,
            }
            for row in found
        ]

    async def revoke(self, player: Player, device: str) -> None:
        """Sign a device out and close its sockets."""

        def drop(write: Write) -> bool:
            key = people.drop_device(write, player.id, device)
            if key is not None:
                expel(write, player.id, REVOKED, key)
            return key is not None

        if not await self.store.write(player.id, drop):
            raise not_found("device", "there is no such device; GET /api/me/devices lists yours")

    # Recovery.

    async def has_recovery(self, player: Player) -> bool:
        return await self.store.read(lambda connection: people.has_recovery(connection, player.id))

    async def new_recovery(self, player: Player) -> str:
        """A new phrase, shown once. It replaces any earlier one."""
        phrase, now = recovery.new_phrase(), time.time()

        def put(write: Write) -> None:
            people.drop_recovery(write, player.id)
            people.add_key(write, checks.hash_of(phrase), player.id, people.RECOVERY, now)

        await self.store.write(player.id, put)
        return phrase

    async def drop_recovery(self, player: Player) -> None:
        await self.store.write(player.id, lambda write: people.drop_recovery(write, player.id))

    async def recover(self, phrase: str, agent: str = "") -> tuple[Player, str]:
        """Sign in a new device by the recovery phrase, which can be used again."""
        found, new, now = checks.hash_of(recovery.plain(phrase)), checks.new_secret(), time.time()

        def add(write: Write) -> Player | None:
            owner = people.by_recovery(write.connection, found)
            if owner is None:
                return None
            self._add_device(write, new, owner, agent, now)
            return people.player(write.connection, owner)

        player = await self.store.write("recover", add)
        if player is None:
            message = "nobody has this recovery phrase; check its twelve words. A newer phrase replaces an older one"
            raise Refused("no-recovery", message, status=404)
        return player, new
