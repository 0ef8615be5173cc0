"""A player's data: export all of it, or delete all of it. What belongs to others stays as it was."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection

from firelight.server.errors import Refused
from firelight.server.renaming import RENAMED
from firelight.server.room import OVER
from firelight.server.security import too_many
from firelight.server.sessions import expel
from firelight.server.steps import Steps
from firelight.server.store import attempts, games, ignoring, people, puzzle_tries, sets, traces
from firelight.server.store.rows import Player
from firelight.server.store.traces import GUEST, Traces
from firelight.server.store.writer import Write

if TYPE_CHECKING:
    from firelight.server.rooms import Rooms

MOST_RECORDS = 100  # in one export; more can be fetched game by game
GONE = Refused("signed-out", "this player was deleted; POST /api/me gives a new identity", status=401)


class Privacy:
    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.store = rooms.store

    # Export.

    async def export(self, player: Player, key: str) -> dict[str, Any]:
        """Everything about a player, without secrets: neither theirs nor those of running games. `key` is that of the device that asks."""
        players = self.rooms.players
        wait = players.exports.take(player.id)
        if wait:
            raise too_many(wait)
        async with players.exporting:  # one at a time: it reads the whole database
            return await self._exported(player, key)

    async def _exported(self, player: Player, key: str) -> dict[str, Any]:
        about = await self.store.read(lambda connection: self._read(connection, player))
        records = [row for row in about["games"] if row["seats"] or row["host"]][:MOST_RECORDS]
        for row in records:
            row["record"] = await self._record(player, row["id"])
        identity = {"id": player.id, "name": player.name, "created": player.created}
        return {"player": identity, "devices": await self.rooms.players.devices(player, key), **about}

    def _read(self, connection: Connection, player: Player) -> dict[str, Any]:
        found = {each.game: each for each in traces.traces_of(connection, player.id)}
        notes = traces.notes_by(connection, player.id)
        return {
            "recovery": people.has_recovery(connection, player.id),
            "games": [
                {
                    "id": row["id"],
                    "title": row["title"],
                    "status": row["status"],
                    "created": row["created"],
                    "updated": row["updated"],
                    "host": row["host"] == player.id,
                    "seats": sorted(found[row["id"]].seats),
                    "names": sorted(found[row["id"]].names),
                    "notes": notes.get(row["id"], ""),
                    **_made(traces.moves_and_chat(connection, row["id"], player.id)),
                    "record": None,
                }
                for row in traces.games_of(connection, found.values())
            ],
            "series": [
                {"game": row["game_id"], "title": row["title"], "at": row["at"], "result": row["result"]}
                for row in people.all_series(connection, player.id)
            ],
            "attempts": [
                {"day": row["day"], "game": row["game_id"], "finished": row["finished"], "score": row["score"], "margin": row["margin"]}
                for row in attempts.all_of(connection, player.id)
            ],
            "puzzles": [
                {"puzzle": row["puzzle"], "game": row["title"], "opened": row["opened"], "tries": row["tries"], **_ended(row)}
                for row in puzzle_tries.all_of(connection, player.id)
            ],
            "sets": [
                {"title": row["title"], "name": row["name"], "text": row["text"], "shared": row["shared"], "created": row["created"]}
                for row in sets.all_of(connection, player.id)
            ],
            "notify": [
                {"kind": row["kind"], "target": row["target"], "created": row["created"]} for row in people.targets(connection, player.id)
            ],
            "ignored": ignoring.ignored_list(connection, player.id),
            "reports": [
                {"game": row["game_id"], "seat": row["seat"], "text": row["text"], "created": row["created"]}
                for row in traces.reports_by(connection, player.id)
            ],
        }

    async def _record(self, player: Player, game: str) -> dict[str, Any] | None:
        """The record of a finished game. That of a running solo game is left out: it would have to be marked as opened."""
        try:
            room = (await self.rooms.keeper.open(player, game)).room
        except Refused:
            return None
        return await self.rooms.record(player, game) if room.status == OVER else None

    # Deletion.

    async def forget(self, player: Player) -> None:
        """Leave all games, delete what the player wrote, then the player. If it is interrupted, calling it again finishes the work."""
        for found in await self._traces(player):
            await self._leave(player, found)
        await self.store.write(player.id, lambda write: self._drop(write, player))
        for late in await self._traces(player):  # what another device wrote meanwhile
            await self.store.write(late.game, partial(traces.scrub, traces=late))

    async def _traces(self, player: Player) -> list[Traces]:
        return await self.store.read(lambda connection: traces.traces_of(connection, player.id))

    def _drop(self, write: Write, player: Player) -> None:
        traces.drop_player(write, player.id)
        expel(write, player.id, GONE)

    async def _leave(self, player: Player, found: Traces) -> None:
        """Bots take over in a running game, as when a player leaves. A game that nobody else sees is deleted."""
        game, keeper = found.game, self.rooms.keeper
        try:
            room = (await keeper.get(game)).room
            if room.status != OVER:
                if room.may_see(player.id):
                    await self.rooms.leave_game(player, game)
                await keeper.do(game, None, None, lambda steps: _take_names(steps, found))
        except Refused as refused:
            if refused.status == 503:
                raise  # a damaged or deleted game needs no leaving

        def clear(write: Write) -> None:
            heir = traces.heir_of(write.connection, game, player.id)
            if heir is None:
                games.remove(write, game)
                return
            known = games.host_and_holders(write.connection, game)
            if known is not None and known[0] == player.id:
                games.set_host(write, game, heir)
            traces.scrub(write, found)
            games.let_go(write, game, player.id)
            write.tell({"t": RENAMED, "game": game, "seats": sorted(found.seats), "names": sorted(found.names)})

        await self.store.write(game, clear)


def _ended(row: Any) -> dict[str, Any]:
    return {"ended": row["ended"], "solved": row["solved"]}


def _made(rows: list[Any]) -> dict[str, Any]:
    """A player's moves and chat in a game."""
    moves = [row for row in rows if row["kind"] == "move"]
    said = [row for row in rows if row["kind"] == "chat"]
    return {
        "moves": [{"number": row["data"]["number"], "seat": row["seat"], "move": row["data"]["move"], "at": row["at"]} for row in moves],
        "chat": [{"seq": row["seq"], "at": row["at"], "text": row["data"]["text"]} for row in said],
    }


def _take_names(steps: Steps, found: Traces) -> None:
    """Replace the player's names in a running game, for everybody who follows it."""
    for number in sorted(found.seats):
        if steps.room.seats[number].name in found.names:
            steps.add("seat", number, name=GUEST, what="renamed")
