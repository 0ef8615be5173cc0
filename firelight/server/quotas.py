"""How much thinking one player, one address and the whole server may have under way."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection

from firelight.server.errors import Refused
from firelight.server.limits import Limits
from firelight.server.making import Making
from firelight.server.room import PLAYING, Room
from firelight.server.steps import Steps
from firelight.server.store import games, work
from firelight.server.store.writer import Write
from firelight.server.visitors import Visitors

WAIT = "wait until one of them is over"


def is_bot_game(room: Room) -> bool:
    """Whether bots play on every seat, as bots or as stand-ins."""
    return room.status == PLAYING and not room.active_humans


class Quotas:
    """Counts within the transaction that would add one more, and refuses what is too much."""

    def __init__(self, limits: Limits, visitors: Visitors) -> None:
        self.limits = limits
        self.visitors = visitors

    def check_job(self, connection: Connection, kind: str, player: str) -> None:
        """Refuse if the player may not ask for another hint or review."""
        most = {
            "hint": (self.limits.hints_of_player, self.limits.hints_of_address),
            "review": (self.limits.reviews_of_player, self.limits.reviews_of_address),
        }
        self._check(f"{kind}s", work.who_asked(connection, kind), player, *most[kind])

    def check_open_games(self, connection: Connection, player: str) -> None:
        """Refuse if the player may not begin or enter another game."""
        most = self.limits.open_games
        if games.open_games(connection, player) >= most:
            raise Refused("too-many-games", f"you have {most} games that are not over; finish or leave some", {"most": most}, 429)

    def create(self, write: Write, made: Making) -> None:
        """Write a new game, unless only bots play it and enough of those are running."""
        if made.row["status"] == PLAYING and work.is_bot_game(made.row["summary"]["seats"]):
            self._check_bot_games(write.connection, made.row["host"])
        made.write(write)

    def plan(self, steps: Steps) -> None:
        """The same for a change after which only bots play. Nobody is kept from leaving, though."""
        left = any(entry.data.get("what") in ("left", "voted-out") for entry in steps.entries)
        if is_bot_game(steps.room) and not is_bot_game(steps.before) and not left:
            host = steps.room.host
            steps.also.append(lambda write: self._check_bot_games(write.connection, host))

    def _check_bot_games(self, connection: Connection, host: str) -> None:
        hosts = work.bot_games(connection)
        self._check("bot-games", hosts, host, self.limits.bot_games_of_player, self.limits.bot_games_of_address)
        if len(hosts) >= self.limits.bot_games:
            raise _refused("bot-games", f"{len(hosts)} games of bots alone are running on this server", self.limits.bot_games)

    def _check(self, what: str, players: Sequence[str], player: str, of_player: int, of_address: int) -> None:
        """`players`: the owner of each thing that is under way."""
        named = what.replace("bot-games", "games of bots alone")
        own, address = players.count(player), self.visitors.of(player)
        if own >= of_player:
            raise _refused(what, f"{own} {named} of the same player are under way", of_player)
        near = sum(self.visitors.of(other) == address for other in players) if address else 0
        if near >= of_address:
            raise _refused(what, f"{near} {named} of players at the same address are under way", of_address)


def _refused(what: str, found: str, most: int) -> Refused:
    return Refused(f"too-many-{what}", f"{found}, which is the limit; {WAIT}", {"most": most}, 429)
