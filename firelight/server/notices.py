"""Notifying players outside the site that it is their turn, by webhook or web push if they have set one up."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from sqlalchemy import RowMapping

from firelight.server.errors import Refused, bad_input
from firelight.server.keeper import Keeper
from firelight.server.outgoing import Unreachable, check_address, post
from firelight.server.settings import Settings
from firelight.server.store import games, people, work
from firelight.server.store.rows import Player
from firelight.server.store.writer import Write
from firelight.server.visitors import Visitors
from firelight.workers.turns import Gate

MOST_BROWSERS = 10
ADDRESS_LENGTH = 1000
KINDS = ("webhook", "push")
AT_ONCE = 500  # notices under way at the same time
AT_ONCE_OF_PLAYER = 5
THREADS = 8
LATE = 120.0  # seconds before a notice whose sending was interrupted is sent again
PAUSES = (2.0, 10.0)  # seconds before each retry
KEY = "push-key"

log = logging.getLogger("firelight.server")


class Notices:
    """Sends due notices. With several processes, each notice is sent by one of them."""

    def __init__(
        self, keeper: Keeper, settings: Settings, visitors: Visitors, every: float = 2.0, pauses: tuple[float, ...] = PAUSES
    ) -> None:
        self.keeper = keeper
        self.settings = settings
        self.visitors = visitors
        self.every = every
        self.pauses = pauses
        self._key: Any = None
        self._under_way: Counter[str] = Counter()  # by player
        self._gate = Gate(THREADS)
        self._threads = ThreadPoolExecutor(THREADS, "firelight-notices")

    async def run(self) -> None:
        while True:
            await asyncio.sleep(self.every)
            try:
                for notice in await self._claim():
                    self.keeper.spawn(self._send(notice))
            except Exception as problem:
                log.error("notices could not be sent", exc_info=problem)

    async def send_due(self) -> None:
        """Send what is due, and wait until it is sent."""
        await asyncio.gather(*(self._send(notice) for notice in await self._claim()))

    async def _claim(self) -> list[RowMapping]:
        now = time.time()
        free = AT_ONCE - self._under_way.total()
        if free <= 0:
            return []
        sending = Counter(self._under_way)
        return await self.keeper.store.write(
            "notices", lambda write: work.claim_due(write, now, LATE, free, Counter(sending), AT_ONCE_OF_PLAYER)
        )

    async def _send(self, notice: RowMapping) -> None:
        store = self.keeper.store
        player: str = notice["player_id"]
        self._under_way[player] += 1
        try:
            targets = await store.read(lambda connection: people.targets(connection, notice["player_id"]))
            told = await asyncio.gather(*(self._tell(target, notice) for target in targets))
            state = work.SENT if any(told) else work.FAILED
            await store.write("notices", lambda write: work.note_sent(write, notice, state))
        finally:
            self._under_way -= Counter([player])

    async def _tell(self, target: RowMapping, notice: RowMapping) -> bool:
        """Try three times. A browser subscription that no longer exists is deleted."""
        for pause in (*self.pauses, None):
            try:
                message = await self._message(notice)
                async with self._gate.turn(0, self.visitors.account(notice["player_id"])):  # many addresses never answer
                    await self._post(target, message)
                return True
            except Unreachable as reason:
                log.info("a notice by %s was not delivered: %s", target["kind"], reason)
                if reason.gone and target["kind"] == "push":
                    await self.keeper.store.write(target["player_id"], lambda write: people.drop_target(write, target))
                    return False
            if pause is not None:
                await asyncio.sleep(pause)
        return False

    async def _message(self, notice: RowMapping) -> dict[str, Any]:
        game = notice["game_id"]
        about = await self.keeper.store.read(lambda connection: games.about(connection, game))
        base = self.settings.base_url
        address = f"{base}/game/{game}" if base else None
        return {"type": "turn", "game": game, "seat": notice["seat"], "seq": notice["seq"], **about, "url": address}

    async def _post(self, target: RowMapping, message: dict[str, Any]) -> None:
        body = json.dumps(message, ensure_ascii=False).encode()
        url, private = target["target"], self.settings.allow_private_webhooks
        if target["kind"] == "webhook":
            if not self.settings.allow_webhooks:
                raise Unreachable("webhooks are switched off")
            await self._thread(post, url, body, {"Content-Type": "application/json"}, private)
            return
        from firelight.server import push

        key = await self._push_key()
        content, headers = await asyncio.to_thread(push.sealed, key, target["data"], body, self._contact)
        await self._thread(post, url, content, headers, private)

    async def _thread(self, act: Callable[..., None], *args: Any) -> None:
        await asyncio.get_running_loop().run_in_executor(self._threads, act, *args)

    def stop(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    @property
    def _contact(self) -> str:
        base = self.settings.base_url
        return base if base and base.startswith("https:") else "mailto:host@localhost.invalid"

    # Players' settings.

    async def settings_of(self, player: Player) -> dict[str, Any]:
        from firelight.server import push

        found = await self.keeper.store.read(lambda connection: people.targets(connection, player.id))
        return {
            "webhook": next((target["target"] for target in found if target["kind"] == "webhook"), None),
            "push": any(target["kind"] == "push" for target in found),
            "push_key": push.public(await self._push_key()),
            "webhooks": self.settings.allow_webhooks,
        }

    async def set(self, player: Player, wanted: dict[str, Any]) -> dict[str, Any]:
        """`webhook`: an address to call; `push`: a browser's subscription. None removes the current one."""
        webhook, subscription = wanted.get("webhook"), wanted.get("push")
        if not wanted or set(wanted) - set(KINDS):
            raise bad_input("bad-notify", "expected a webhook, or the subscription of a browser as push")
        for kind in KINDS:
            if kind in wanted and wanted[kind] is None:
                await self.drop(player, kind)
        if webhook is not None:
            if not self.settings.allow_webhooks:
                raise Refused("no-webhooks", "this server sends no webhooks", status=403)
            check_address(webhook, self.settings.allow_private_webhooks)
            await self._add(player, "webhook", webhook, {})
        if subscription is not None:
            found = await asyncio.to_thread(_checked, subscription)
            check_address(found["endpoint"], self.settings.allow_private_webhooks, secure=True)
            await self._add(player, "push", found["endpoint"], found)
        return await self.settings_of(player)

    async def _add(self, player: Player, kind: str, target: str, data: dict[str, Any]) -> None:
        if len(target) > ADDRESS_LENGTH:
            raise bad_input("bad-address", f"an address may have {ADDRESS_LENGTH} characters")

        def add(write: Write) -> None:
            people.add_target(write, player.id, kind, target, data, time.time(), MOST_BROWSERS)

        await self.keeper.store.write(player.id, add)

    async def drop(self, player: Player, kind: str | None = None) -> None:
        await self.keeper.store.write(player.id, lambda write: people.drop_targets(write, player.id, kind))

    # The key that signs pushes.

    def forget_key(self) -> None:
        """Read the key from the database again next time."""
        self._key = None

    async def _push_key(self) -> Any:
        from firelight.server import push

        if self._key is None:
            made = await asyncio.to_thread(push.new_key)
            kept = await self.keeper.store.write(KEY, lambda write: people.keep_first(write, KEY, made))
            self._key = await asyncio.to_thread(push.read_key, kept)
        return self._key


def _checked(subscription: dict[str, Any]) -> dict[str, Any]:
    """A subscription in the form that browsers give it, if it can be encrypted for."""
    from firelight.server import push

    endpoint, keys = subscription.get("endpoint"), subscription.get("keys")
    if not isinstance(endpoint, str) or not isinstance(keys, dict) or not all(isinstance(keys.get(key), str) for key in push.KEYS):
        raise bad_input("bad-notify", "push: expected a subscription with endpoint, keys.p256dh and keys.auth")
    found = {"endpoint": endpoint, "keys": {key: keys[key] for key in push.KEYS}}
    push.check(found)
    return found
