"""What the operator can do to a running server. Callers have already shown the admin token."""

from __future__ import annotations

import asyncio
import ipaddress
import time
from typing import Any

from firelight import __version__
from firelight.server import admin_games, logs, push
from firelight.server.bans import ADDRESS, Ban, network_of
from firelight.server.errors import bad_input, not_found
from firelight.server.events import security
from firelight.server.notices import KEY
from firelight.server.privacy import Privacy
from firelight.server.pruning import Pruning
from firelight.server.rooms import Rooms
from firelight.server.settings import Settings
from firelight.server.store import operations, people
from firelight.server.store.operations import DAY
from firelight.server.store.writer import Write

OWN = ("127.0.0.1", "::1")
BUS_MESSAGES = frozenset({"banned", "log-level", KEY})  # bus messages that every process handles


def cursor_of(updated: float, name: str) -> str:
    return f"{updated!r}-{name}"


def place_of(cursor: str | None) -> tuple[float, str] | None:
    if cursor is None:
        return None
    updated, _, name = cursor.partition("-")
    try:
        return float(updated), name
    except ValueError:
        raise bad_input("bad-cursor", f"found the cursor {cursor[:40]!r}; expected one that a list gave") from None


class Admin:
    """The actions behind `/api/admin`. Every change is logged."""

    def __init__(self, rooms: Rooms, settings: Settings) -> None:
        self.rooms = rooms
        self.settings = settings
        self.store = rooms.store
        self.began = time.time()

    # Games.

    async def games(self, state: str | None, idle: float | None, after: str | None, most: int) -> list[dict[str, Any]]:
        """`idle`: only games in which nothing has happened for that many days."""
        since = None if idle is None else time.time() - idle * DAY
        place = place_of(after)
        found = await self.store.read(lambda connection: operations.listed_games(connection, state, since, place, most))
        return [{**row, "cursor": cursor_of(row["updated"], row["id"])} for row in found]

    async def show(self, game: str) -> dict[str, Any]:
        return await admin_games.show_game(self.rooms.keeper, game)

    async def close(self, game: str) -> None:
        await admin_games.close_game(self.rooms.keeper, game)
        security("admin", action="close", game=game)

    async def delete(self, game: str) -> None:
        await admin_games.delete_game(self.rooms.keeper, game)
        security("admin", action="delete", game=game)

    async def record(self, game: str) -> dict[str, Any]:
        found = await admin_games.record_of(self.rooms.keeper, game)
        security("admin", action="export", game=game)
        return found

    async def prune(self, days: dict[str, float], dry_run: bool) -> dict[str, int]:
        if not days:
            raise bad_input("nothing-to-prune", "say what to prune and after how many days: over, idle, waiting, guests or jobs")
        pruning = Pruning(self.store, days)
        if dry_run:
            return await pruning.count()
        gone = await pruning.prune()
        security("admin", action="prune", gone=gone)
        return gone

    # Players.

    async def players(self, name: str | None, after: str | None, most: int) -> list[dict[str, Any]]:
        place = place_of(after)
        found = await self.store.read(lambda connection: operations.listed_players(connection, name, place, most))
        banned = self.rooms.bans.is_banned_player
        return [{**row, "banned": banned(row["id"]) is not None, "cursor": cursor_of(row["seen"], row["id"])} for row in found]

    async def delete_player(self, player: str) -> None:
        """Delete a player as if they had asked for it themselves."""
        found = await self.store.read(lambda connection: people.player(connection, player))
        if found is None:
            raise not_found("player", f"{player}: there is no such player. firelight admin players lists them")
        await Privacy(self.rooms).forget(found)
        security("admin", action="delete-player", player=player)

    async def reports(self, settled: bool, most: int) -> list[dict[str, Any]]:
        return await self.store.read(lambda connection: operations.listed_reports(connection, settled, most))

    async def settle(self, report: str) -> None:
        if not await self.store.write(report, lambda write: operations.settle(write, report, time.time())):
            raise not_found("report", f"{report}: there is no such report. firelight admin reports lists them")
        security("admin", action="settle", report=report)

    # Bans.

    async def bans(self) -> list[dict[str, Any]]:
        return [shown(ban) for ban in await self.rooms.bans.list()]

    async def ban(self, kind: str, value: str, reason: str, days: float | None) -> dict[str, Any]:
        """Add a ban. Sockets it applies to are closed at once."""
        if kind == ADDRESS:
            self._check_foreign(value)
        elif await self.store.read(lambda connection: people.player(connection, value)) is None:
            raise not_found("player", f"{value}: there is no such player. firelight admin players lists them")
        until = None if days is None else time.time() + days * DAY
        ban = await self.rooms.bans.add(kind, value, reason, until)
        await self.store.write("bans", lambda write: write.tell({"t": "banned"}))
        security("admin", action="ban", kind=kind, value=ban.value, until=until)
        return shown(ban)

    def _check_foreign(self, value: str) -> None:
        """Refuse to ban this machine or its proxy: that would ban everybody, the operator included."""
        try:
            network = network_of(value)
        except ValueError:
            return  # `Bans` explains what is expected
        own = [ipaddress.ip_network(text, strict=False) for text in (*OWN, *self.settings.trust_proxy)]
        if any(network.version == each.version and network.overlaps(each) for each in own):
            raise bad_input("own-address", f"{value}: this is the server itself or its proxy; nobody could reach it")

    async def unban(self, kind: str, value: str) -> None:
        if not await self.rooms.bans.remove(kind, value):
            raise not_found("ban", f"{value}: there is no such ban. firelight admin bans lists them")
        security("admin", action="unban", kind=kind, value=value)

    # The server.

    async def jobs(self, state: str | None, most: int) -> list[dict[str, Any]]:
        return await self.store.read(lambda connection: operations.listed_jobs(connection, state, most))

    async def rotate_push_key(self) -> dict[str, Any]:
        """Make a new push key. Browsers subscribed with the old one have to subscribe again."""
        made = await asyncio.to_thread(push.new_key)

        def put(write: Write) -> int:
            people.keep(write, KEY, made)
            write.tell({"t": KEY})
            return operations.drop_subscriptions(write)

        dropped = await self.store.write(KEY, put)
        security("admin", action="push-key", dropped=dropped)
        return {"push_key": push.public(await asyncio.to_thread(push.read_key, made)), "dropped": dropped}

    async def set_log_level(self, level: str) -> None:
        """Set the level in all processes, until they restart."""
        await self.store.write("log-level", lambda write: write.tell({"t": "log-level", "level": level}))
        security("admin", action="log-level", level=level)

    def stats_here(self) -> dict[str, Any]:
        """Statistics of this process."""
        return {
            "version": __version__,
            "began": self.began,
            "sockets": len(self.rooms.players.sessions),
            "games_in_memory": len(self.rooms.keeper.live_rooms),
            "transactions": self.store.transactions,
            "bots": self.rooms.bots()["state"],
        }

    async def stats(self) -> dict[str, Any]:
        return {**self.stats_here(), **await self.store.read(operations.figures)}

    # Messages for every process.

    async def on_bus_message(self, message: dict[str, Any]) -> None:
        """Handle one of `BUS_MESSAGES`."""
        match message["t"]:
            case "banned":
                await self.rooms.bans.load()
                self.rooms.players.sessions.end_banned(self.rooms.bans)
            case "log-level":
                logs.set_level(message["level"])
            case _:
                self.rooms.notices.forget_key()


def shown(ban: Ban) -> dict[str, Any]:
    whom = {"kind": ban.kind, "value": ban.value, "reason": ban.reason}
    return {**whom, "created": ban.created, "until": ban.until, "holds": ban.holds}
