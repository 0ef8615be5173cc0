"""The daily challenge: one deal a day for everybody on this server.

A player's first attempt counts if it is finished before the day is over; days are in UTC. Until the attempt is over the player cannot
practise the deal, and until the day is over nobody is shown anybody else's game or result.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta
from typing import Any

from sqlalchemy import Connection

from firelight import api
from firelight.server import checks, origin
from firelight.server.bots import Bots
from firelight.server.errors import Refused, bad_input, forbidden, not_found
from firelight.server.invitations import plan_watching
from firelight.server.keeper import Keeper
from firelight.server.making import Making, new_game
from firelight.server.quotas import Quotas
from firelight.server.room import HUMAN, OVER
from firelight.server.shapes import Created, NewGame, NewSeat
from firelight.server.steps import Steps
from firelight.server.store import attempts, people
from firelight.server.store.errors import Conflict
from firelight.server.store.rows import Player
from firelight.server.store.writer import Write

KEY = "daily-key"  # the secret that the deals are derived from, so that nobody can predict them
FIRST_DAY = date(2020, 1, 1)
MOST_RESULTS = 500
SEAT = 0  # where the player sits


def day_of(now: float) -> str:
    return datetime.fromtimestamp(now, UTC).date().isoformat()


def usual_title(day: str) -> str:
    """The game of a day; the games take turns."""
    titles = list(api.titles())
    return titles[date.fromisoformat(day).toordinal() % len(titles)]


def titles_of(connection: Connection, days: Sequence[str]) -> dict[str, str]:
    """The games of some days. A day that somebody has played keeps its game, even if other games are installed later."""
    played = attempts.titles_on(connection, days)
    return {day: title if (title := played.get(day)) in api.titles() and title is not None else usual_title(day) for day in days}


def opponents_of(title: str) -> list[str | None]:
    """The levels of bots to play against, and None for nobody, if the game can be played solo."""
    alone: list[str | None] = [None] if api.title(title).players[0] == 1 else []
    return alone + list(checks.levels())


def seed_of(key: bytes, day: str) -> int:
    return int.from_bytes(hmac.new(key, day.encode(), hashlib.sha256).digest()[:8]) >> 2


def streak_of(days: Sequence[str], today: str) -> int:
    """How many days in a row were played, up to today or yesterday."""
    played = {date.fromisoformat(day) for day in days}
    last = date.fromisoformat(today)
    if last not in played:
        last -= timedelta(days=1)
    length = 0
    while last - timedelta(days=length) in played:
        length += 1
    return length


def plan(steps: Steps) -> None:
    """Record the result of an attempt that its player has finished in time."""
    room = steps.room
    if room.origin is None or not origin.is_attempt(room.origin) or steps.before.status == OVER or not room.game.over:
        return
    if steps.at >= origin.ends(room.origin["day"]) or room.seats[SEAT].kind != HUMAN:
        return
    scores, day, game, at = room.game.scores(), room.origin["day"], room.facts.id, steps.at
    margin = scores[SEAT] - max(scores[:SEAT] + scores[SEAT + 1 :])
    steps.also.append(lambda write: attempts.finish(write, day, game, at, scores[SEAT], margin))


class Daily:
    def __init__(self, keeper: Keeper, quotas: Quotas, bot_players: Bots) -> None:
        self.keeper = keeper
        self.store = keeper.store
        self.quotas = quotas
        self.bot_players = bot_players
        self._key = b""

    # Playing.

    async def play(self, player: Player, day: str, opponent: str | None, practice: bool, address: str) -> Created:
        """Start a game of the challenge, or return the attempt that is under way."""
        now = time.time()
        title, mine = await self.store.read(lambda connection: (self._title(connection, day, now), attempts.of(connection, day, player.id)))
        if opponent not in opponents_of(title):
            raise bad_input("no-opponent", f"found the opponent {opponent!r}; see `opponents`", opponents=opponents_of(title))
        today = now < origin.ends(day)
        if today and mine is not None and not await self._is_over(mine["game_id"]):
            return Created(mine["game_id"], {})
        if practice and today and mine is None:
            raise Refused("attempt-first", "make the attempt that counts first; afterwards you can practise as often as you like")
        if not practice and (mine is not None or not today):
            raise attempt_made()
        await self.store.read(lambda connection: self.quotas.check_open_games(connection, player.id))
        made = await self._make(player, day, title, opponent, practice)
        about = {"day": day, "player_id": player.id, "title": title, "opponent": opponent, "game_id": made.id, "begun": now}
        hidden = hmac.new(await self._secret(), f"{day} {address}".encode(), hashlib.sha256).hexdigest()

        def write_all(write: Write) -> None:
            if not practice:
                attempts.begin(write, about, hidden)
            self.quotas.create(write, made)

        try:
            await self.store.write(made.id, write_all)
        except Conflict as both:
            raise attempt_made() from both
        self.bot_players.consider(await self.keeper.get(made.id))
        return Created(made.id, {})

    async def _make(self, player: Player, day: str, title: str, opponent: str | None, practice: bool) -> Making:
        bots = 0 if opponent is None else max(1, api.title(title).players[0] - 1)
        new = NewGame(title, [NewSeat("me"), *[NewSeat("bot", level=opponent)] * bots], {}, hints=practice)
        deal = origin.daily(day, seed_of(await self._secret(), day), counts=not practice)
        return await self.keeper.rules(lambda: new_game(player, new, {}, deal))

    async def _is_over(self, game: str) -> bool:
        try:
            return (await self.keeper.get(game)).room.status == OVER
        except Refused:  # deleted
            return True

    async def _secret(self) -> bytes:
        if not self._key:
            made = secrets.token_hex(32)
            self._key = (await self.store.write(KEY, lambda write: people.keep_first(write, KEY, made))).encode()
        return self._key

    # Reading.

    def _title(self, connection: Connection, day: str, now: float) -> str:
        if not FIRST_DAY.isoformat() <= day <= day_of(now):
            raise not_found("day", f"found the day {day!r}; there are challenges from {FIRST_DAY} to today, {day_of(now)}")
        return titles_of(connection, [day])[day]

    async def about(self, player: Player, day: str | None) -> dict[str, Any]:
        """The challenge of a day, by default today; with results once the day is over."""
        now = time.time()
        return await self.store.read(lambda connection: self._about(connection, player, day or day_of(now), now))

    def _about(self, connection: Connection, player: Player, day: str, now: float) -> dict[str, Any]:
        title, mine = self._title(connection, day, now), attempts.all_of(connection, player.id)
        own = next((row for row in mine if row["day"] == day), None)
        results = attempts.results(connection, day, MOST_RESULTS) if now >= origin.ends(day) else None
        return {
            "day": day,
            "today": day_of(now),
            "game": title,
            "ends": origin.ends(day),
            "opponents": opponents_of(title),
            "attempts": attempts.number_on(connection, day),
            "streak": streak_of([row["day"] for row in mine if row["finished"] is not None], day_of(now)),
            "mine": None if own is None else {**shown(own), "open": attempts.is_open(connection, own["game_id"])},
            "results": None if results is None else [_result(row, player) for row in results],
        }

    async def days(self, player: Player, before: str | None, limit: int) -> list[dict[str, Any]]:
        """The days before a given one, newest first, each with the player's own attempt."""
        now = time.time()
        return await self.store.read(lambda connection: self._days(connection, player, before or day_of(now), limit, now))

    def _days(self, connection: Connection, player: Player, before: str, limit: int, now: float) -> list[dict[str, Any]]:
        mine = {row["day"]: shown(row) for row in attempts.all_of(connection, player.id)}
        first = min(date.fromisoformat(before), date.fromisoformat(day_of(now)))
        days = [first - timedelta(days=back) for back in range(1, limit + 1)]
        past = [day.isoformat() for day in days if day >= FIRST_DAY]
        return [{"day": day, "game": title, "mine": mine.get(day)} for day, title in titles_of(connection, past).items()]

    async def watch(self, player: Player, day: str, game: str) -> None:
        """Let the player watch an attempt of a past day."""
        if time.time() < origin.ends(day):
            raise forbidden("day-not-over", "games of the daily challenge can be watched when the day is over")
        if not await self.store.read(lambda connection: attempts.is_result(connection, day, game)):
            raise not_found("game", f"found the game {game!r}; it is not a result of that day")
        await self.keeper.do(game, player, None, lambda steps: plan_watching(steps, player), stranger=True)


def attempt_made() -> Refused:
    return Refused("attempt-made", "your attempt at this challenge is made, or its day is over; you can practise it as often as you like")


def shown(row: Any) -> dict[str, Any]:
    """An attempt as shown to its player."""
    return {"id": row["game_id"], **{name: row[name] for name in ("opponent", "finished", "score", "margin", "shared")}}


def _result(row: Any, player: Player) -> dict[str, Any]:
    return {**shown(row), "name": row["name"], "mine": row["player_id"] == player.id}
