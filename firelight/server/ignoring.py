"""Players who mute or block each other, and reports to the operator."""

from __future__ import annotations

import asyncio
import time
from typing import Any

from firelight.server import checks, events
from firelight.server.errors import Refused, bad_input, forbidden
from firelight.server.keeper import Keeper
from firelight.server.room import Room
from firelight.server.seats import check_seat
from firelight.server.store import games, ignoring
from firelight.server.store.rows import Player

MOST_IGNORED = 1000
REPORT_LENGTH = 1000


class Ignoring:
    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper
        self.changes = 0  # how often this process has heard of a change
        self._refreshing = asyncio.Lock()  # so that reads are applied in order

    async def set(self, player: Player, game: str, seat: int, how: str | None) -> None:
        """Mute or block whoever holds a seat, or stop ignoring them."""
        room = (await self.keeper.open(player, game)).room
        check_seat(room, seat)
        others = room.holders.get(seat, frozenset()) - {player.id}
        if not others:
            raise Refused("nobody-there", "nobody else sits there", {"seat": seat})
        await self._write(player, others, how)

    async def drop(self, player: Player, other: str) -> None:
        await self._write(player, frozenset([other]), None)

    async def _write(self, player: Player, others: frozenset[str], how: str | None) -> None:
        if how is not None and len(await self.by(player.id)) >= MOST_IGNORED:
            message = f"you ignore {MOST_IGNORED} players already; remove some in the settings"
            raise Refused("too-many-ignored", message, {"most": MOST_IGNORED})
        now = time.time()
        await self.keeper.store.write(player.id, lambda write: ignoring.set_ignored(write, player.id, others, how, now))
        await self.refresh(player.id)

    async def list(self, player: Player) -> list[dict[str, Any]]:
        return await self.keeper.store.read(lambda connection: ignoring.ignored_list(connection, player.id))

    async def by(self, player: str) -> dict[str, str]:
        """Whom a player ignores, and how."""
        return await self.keeper.store.read(lambda connection: ignoring.ignored_by(connection, player))

    async def by_seat(self, player: Player, room: Room) -> dict[int, str]:
        """The seats of a game that the player ignores, and how."""
        found = await self.by(player.id) if len(room.humans) > 1 else {}
        return {seat: found[holder] for seat in room.humans for holder in sorted(room.holders.get(seat, ())) if holder in found}

    async def check_not_blocked(self, player: Player, room: Room) -> None:
        """Refuse if somebody at the table has blocked the player."""
        company = {room.host, *(holder for seat in room.humans for holder in room.holders.get(seat, ()))} - {player.id}
        if await self.keeper.store.read(lambda connection: ignoring.is_blocked(connection, company, [player.id])):
            raise forbidden("blocked", "you cannot join this table")

    async def check_rematch(self, room: Room) -> None:
        """Refuse if one of the players has blocked another."""
        table = {holder for seat in room.humans for holder in room.holders.get(seat, ())}
        if len(table) > 1 and await self.keeper.store.read(lambda connection: ignoring.is_blocked(connection, table, table)):
            raise forbidden("blocked", "this table cannot meet again; start a new game")

    # Followers do not see the chat of players they ignore.

    def on_bus_message(self, message: dict[str, Any]) -> None:
        """Handle a bus message: every process keeps its followers' ignore lists up to date."""
        if message["t"] == "ignored":
            self.keeper.spawn(self.refresh(message["player"]))

    async def refresh(self, player: str) -> None:
        """Reload what a player's followers ignore."""
        self.changes += 1
        async with self._refreshing:
            ignores = frozenset(await self.by(player))
            for live in list(self.keeper.live_rooms.values()):
                for follower in live.followers:
                    if follower.player == player:
                        follower.ignores = ignores

    # Reports.

    async def report(self, player: Player, game: str, seat: int | None, text: str) -> None:
        """Tell the operator about somebody at a table, or about the table."""
        room = (await self.keeper.open(player, game)).room
        if seat is not None:
            check_seat(room, seat)
        said = checks.chat(text)
        if len(said) > REPORT_LENGTH:
            raise bad_input("bad-text", f"a report has 1 to {REPORT_LENGTH} characters", most=REPORT_LENGTH, found=len(said))
        about = sorted(room.holders.get(seat, ())) if seat is not None else []
        names = await self.keeper.store.read(lambda connection: games.names_of(connection, about))
        report = {
            "id": checks.new_id(),
            "game_id": game,
            "player_id": player.id,
            "seat": seat,
            "about": [{"id": other, "name": names.get(other, "")} for other in about],
            "text": said,
            "created": time.time(),
        }
        await self.keeper.store.write(game, lambda write: ignoring.add_report(write, report))
        events.security("report", player=player.id, game=game)
