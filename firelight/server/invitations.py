"""Links that give one player a seat each, and links to watch."""

from __future__ import annotations

import time
from typing import Any

from firelight.server import access, checks, seats
from firelight.server.errors import Refused, forbidden
from firelight.server.ignoring import Ignoring
from firelight.server.keeper import Keeper
from firelight.server.origin import label
from firelight.server.steps import Steps
from firelight.server.store import games
from firelight.server.store.games import Link
from firelight.server.store.rows import Player
from firelight.server.store.schema import WATCHING
from firelight.server.store.writer import Write

MOST_HOLDERS = 20  # per seat
MOST_WATCHERS = 500


class Invitations:
    def __init__(self, keeper: Keeper, ignoring: Ignoring) -> None:
        self.keeper = keeper
        self.ignoring = ignoring

    async def preview(self, player: Player, secret: str) -> dict[str, Any]:
        """What somebody may know about a game before sitting down."""
        link = await self._find(secret)
        room = (await self.keeper.get(link.game)).room
        await self.ignoring.check_not_blocked(player, room)
        host = await self.keeper.store.read(lambda connection: games.names_of(connection, [room.host]))
        clock = room.facts.clock
        return {
            "title": room.facts.title,
            "status": room.status,
            "options": room.facts.options,
            "components": room.facts.components,
            "clock": None if clock is None else clock.data(),
            "hints": room.facts.hints,
            "series": room.facts.series,
            "absence": room.facts.absence,
            "origin": label(room.origin),
            "host": host.get(room.host, ""),
            "seats": [
                {"seat": number, "name": seat.name, "kind": seat.kind, "level": seat.level} for number, seat in enumerate(room.seats)
            ],
            "seat": link.seat,
            "used": link.used_by not in (None, player.id),
            "mine": player.id in room.holders.get(WATCHING if link.seat is None else link.seat, ()),
        }

    async def join(
        self, player: Player, secret: str, accepts: bool = False, seat: int | None = None, watch: bool = False
    ) -> dict[str, Any]:
        """Sit down at the seat of the link or another open one, or watch.

        `accepts`: the player was told that somebody may know what is hidden.
        """
        link = await self._find(secret)
        await self.ignoring.check_not_blocked(player, (await self.keeper.get(link.game)).room)
        wanted = None if watch or link.seat is None else link.seat if seat is None or link.used_by == player.id else seat

        def plan(steps: Steps) -> None:
            access.check_guest(steps.room, player.id, time.time())
            if wanted is None:
                plan_watching(steps, player)
            elif player.id not in steps.room.holders.get(wanted, ()):
                if wanted != link.seat:
                    seats.check_open(steps.room, wanted)
                self._sit_down(steps, player, link, wanted, accepts)
            else:
                steps.hold(wanted, player.id)  # put the game back on the player's list

        await self.keeper.do(link.game, player, None, plan, stranger=True)
        return {"id": link.game, "seat": wanted}

    def _sit_down(self, steps: Steps, player: Player, link: Link, seat: int, accepts: bool) -> None:
        room = steps.room
        if link.used_by not in (None, player.id):
            raise link_used()
        if room.origin is not None and not accepts:
            message = "somebody may know what is hidden in this game; send accepts: true to sit down anyway"
            raise Refused("known-deal", message, {"origin": label(room.origin)})
        if len(room.holders.get(seat, ())) >= MOST_HOLDERS:
            raise Refused("full", f"{MOST_HOLDERS} people share this seat already")
        seats.plan_join(steps, player, seat)
        steps.hold(seat, player.id)
        steps.also.append(lambda write: self._use(write, link, player, seat))

    def _use(self, write: Write, link: Link, player: Player, seat: int) -> None:
        if not games.use_link(write, link, player.id):
            raise link_used()
        if link.seat is not None and link.seat != seat:
            games.swap_links(write, link.game, link.seat, seat)

    async def renew(self, player: Player, game: str, seat: int | None) -> str:
        """Make a new link; the old one stops working."""
        room = (await self.keeper.open(player, game)).room
        mine = room.seats_of(player.id)
        if seat is None:
            allowed = bool(mine) or player.id == room.host
        else:
            seats.check_seat(room, seat)
            if room.seats[seat].kind == "bot":
                raise Refused("no-human", "a bot sits there", {"seat": seat})
            allowed = seat in mine or (player.id == room.host and not room.holders.get(seat))
        if not allowed:
            raise forbidden("not-your-seat", "only the player of a seat can renew its link; that of an open seat, the host", seat=seat)
        secret = checks.new_secret()
        await self.keeper.store.write(game, lambda write: games.set_link(write, game, seat, checks.hash_of(secret)))
        return secret

    async def _find(self, secret: str) -> Link:
        found = await self.keeper.store.read(lambda connection: games.find_link(connection, checks.hash_of(secret)))
        if found is None:
            raise Refused("no-link", "this link leads nowhere: it was renewed, or the game was deleted. Ask for a new one", status=404)
        return found


def plan_watching(steps: Steps, player: Player) -> None:
    """Make the player a watcher, unless they play."""
    watching = steps.room.holders.get(WATCHING, frozenset())
    if player.id not in watching and len(watching) >= MOST_WATCHERS:
        raise Refused("full", f"{MOST_WATCHERS} people watch this game already; try again later")
    if not steps.room.seats_of(player.id):
        steps.hold(WATCHING, player.id)


def link_used() -> Refused:
    return Refused("link-used", "somebody else has sat down with this link; ask the host for a new one")
