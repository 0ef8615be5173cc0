"""Identities: made without an account, carried to another device by a link that is good once."""

from __future__ import annotations

import time

from firelight.server import checks
from firelight.server.errors import Refused
from firelight.server.shapes import Player
from firelight.server.store import people
from firelight.server.store.store import Store
from firelight.server.store.writer import Write

LINK_SECONDS = 3600.0
SEEN_EVERY = 3600.0


class Players:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def new(self, name: str) -> tuple[Player, str]:
        """A new identity and its secret, which is shown once."""
        player = Player(checks.new_id(), checks.name(name), time.time())
        secret = checks.new_secret()

        def add(write: Write) -> None:
            people.add_player(write, player)
            people.add_key(write, checks.hash_of(secret), player.id, people.DEVICE, player.created)

        await self.store.write(player.id, add)
        return player, secret

    async def of(self, secret: str) -> Player | None:
        found = await self.store.read(lambda connection: people.by_key(connection, checks.hash_of(secret)))
        if found is None:
            return None
        player, seen = found
        now = time.time()
        if now - seen > SEEN_EVERY:
            await self.store.write(player.id, lambda write: people.set_seen(write, player.id, now))
        return player

    async def rename(self, player: Player, name: str) -> Player:
        chosen = checks.name(name)
        await self.store.write(player.id, lambda write: people.set_name(write, player.id, chosen))
        return Player(player.id, chosen, player.created)

    async def link(self, player: Player) -> str:
        """A secret that another device becomes the same player with; good once, for an hour."""
        secret, now = checks.new_secret(), time.time()
        found = checks.hash_of(secret)
        await self.store.write(player.id, lambda write: people.add_key(write, found, player.id, people.LINK, now, now + LINK_SECONDS))
        return secret

    async def claim(self, secret: str) -> tuple[Player, str]:
        """Another device: the player and a secret of its own."""
        new, now = checks.new_secret(), time.time()

        def use(write: Write) -> Player | None:
            owner = people.use_link(write, checks.hash_of(secret), now)
            if owner is None:
                return None
            people.add_key(write, checks.hash_of(new), owner, people.DEVICE, now)
            return people.player(write.connection, owner)

        player = await self.store.write("claim", use)
        if player is None:
            raise Refused("no-link", "this link was used or is older than an hour; make a new one on the other device", status=404)
        return player, new
