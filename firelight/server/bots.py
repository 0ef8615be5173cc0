"""Bots at the table: they play their own seats, and stand in for players who are away or out of time."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from firelight.bots.base import Ask, ask_of
from firelight.bots.levels import LEVELS
from firelight.engine.game import Game
from firelight.server.checks import USUAL_LEVEL
from firelight.server.errors import Refused
from firelight.server.keeper import Keeper
from firelight.server.leases import held
from firelight.server.live import LiveRoom
from firelight.server.moves import play
from firelight.server.origin import bot_seed
from firelight.server.quotas import is_bot_game
from firelight.server.room import BOT, HUMAN, PLAYING, Room
from firelight.server.steps import Steps
from firelight.server.store import games, work
from firelight.server.thinking.thinkers import Thinkers, Urgency
from firelight.server.thinking_task import Stale, ThinkingTask
from firelight.server.visitors import Visitors
from firelight.workers.turns import Account, Gate

LEASE = 12.0  # seconds before another process takes over from one that has died
SWEEP = 5.0  # seconds between searches for games that wait for a bot and that no process has claimed
GIVE_UP = 3600.0
BOT_GAMES_AT_ONCE = 4  # games of bots alone that are thought about at the same time

log = logging.getLogger("firelight.server")


def bot_to_move(room: Room, now: float) -> tuple[str, str] | None:
    """The level of the bot that is to move now, and on whose account it moves: `bot` or `time`."""
    if room.status != PLAYING or room.deciding is None:
        return None
    level = room.seats[room.deciding].by_bot
    if level is not None:
        return level, "bot"
    deadline = room.deadline
    return (USUAL_LEVEL, "time") if deadline is not None and deadline <= now else None


class Bots:
    """Plays for bots. Every decision is queued separately; with several processes, the one that holds the lease thinks about it."""

    def __init__(self, keeper: Keeper, thinkers: Thinkers | None, visitors: Visitors) -> None:
        self.keeper = keeper
        self.thinkers = thinkers
        self.visitors = visitors
        self.playing: dict[str, ThinkingTask] = {}
        self._simple = Thinkers(processes=0)
        self._gate = Gate(BOT_GAMES_AT_ONCE)
        self._wake = asyncio.Event()
        self._sleeps_until = 0.0
        self._given_up: dict[str, float] = {}  # unreadable games, and when to try them again
        keeper.on_change.append(self.consider)

    async def start(self) -> None:
        if not self.keeper.store.shared:
            await self.keeper.store.write("leases", work.end_all_leases)
        self.keeper.spawn(self._watch())

    def consider(self, live: LiveRoom) -> None:
        """Start playing if it is a bot's turn; otherwise note when the human's time is up."""
        room = live.room
        task = self.playing.get(room.facts.id)
        if task is not None:
            if task.stamp != room.stamp:
                task.cancel()
        elif bot_to_move(room, time.time()) is not None:
            self._begin(room.facts.id, room.stamp, room.host if is_bot_game(room) else None)
        elif room.deadline is not None and room.deadline < self._sleeps_until:
            self._wake.set()

    def _begin(self, game: str, stamp: int | None, alone: str | None) -> None:
        """`alone`: the host, if only bots play this game."""
        self.playing[game] = ThinkingTask(game, stamp)
        self.keeper.spawn(self._play(game, alone))

    async def _watch(self) -> None:
        """Claim games that wait for a bot: after a start, when time runs out, or when another process has died."""
        while True:
            now = time.time()
            try:
                for due in await self.keeper.store.read(lambda connection: work.waiting_for_bots(connection, now)):  # noqa: B023
                    if due.game not in self.playing and self._given_up.get(due.game, 0.0) < now:
                        await self._take_on(due)
                following = await self.keeper.store.read(lambda connection: games.next_deadline(connection, now))  # noqa: B023
                self.keeper.live_rooms.trim()
            except Exception as problem:
                log.error("could not look for games that wait for bots", exc_info=problem)
                following = None
            self._sleeps_until = min(now + SWEEP, following or now + SWEEP)
            self._wake.clear()
            with suppress(TimeoutError):
                async with asyncio.timeout(max(0.01, self._sleeps_until - time.time())):
                    await self._wake.wait()

    async def _take_on(self, due: work.Due) -> None:
        """Claim a game. A game of bots alone is not even loaded before its turn in the queue."""
        if due.alone:
            self._begin(due.game, None, due.host)
            return
        with self._giving_up(due.game):
            self.consider(await self.keeper.get(due.game))

    @contextmanager
    def _giving_up(self, game: str) -> Iterator[None]:
        """Leave a game that cannot be read alone for a while. Other failures are retried soon."""
        try:
            yield
        except Refused as reason:
            if reason.code == "damaged":
                self._given_up[game] = time.time() + GIVE_UP
                log.warning("game %s waits for a bot and cannot be played: it is damaged", game)

    # Playing.

    async def _play(self, game: str, alone: str | None) -> None:
        """Play until a human is to decide or the game is over."""
        task = self.playing[game]
        try:
            with self._giving_up(game):
                while True:
                    mine = True
                    with suppress(Stale):
                        mine = await (self._moves(game, task) if alone is None else self._next_act(game, task, alone))
                    live = await self.keeper.get(game)
                    if not mine:
                        await asyncio.sleep(1.0)
                        await self.keeper.catch_up(live)
                    if bot_to_move(live.room, time.time()) is None:
                        return
                    task.stamp, alone = live.room.stamp, live.room.host if is_bot_game(live.room) else None
        finally:
            del self.playing[game]

    async def _next_act(self, game: str, task: ThinkingTask, host: str) -> bool:
        """Make one act of a game of bots alone, once its turn in the queue has come. Returns whether this process may go on."""
        await task.wait(self._gate.enter(Urgency.SPARE, self.visitors.account(host)))
        try:
            return await self._moves(game, task, once=True)
        finally:
            self._gate.leave()

    async def _moves(self, game: str, task: ThinkingTask, once: bool = False) -> bool:
        """Make the bots' acts up to a human's next decision, or a single act. Returns whether this process may go on."""
        live = await self.keeper.get(game)
        async with held(self.keeper.store, f"bot:{game}", LEASE) as mine:
            if mine and self.keeper.store.shared:
                await self.keeper.catch_up(live)
            while mine and (wanted := bot_to_move(live.room, time.time())) is not None:
                await self._act(live.room, task, *wanted)
                live = await self.keeper.get(game)
                if once or is_bot_game(live.room):
                    break
        return mine

    async def _act(self, room: Room, task: ThinkingTask, level: str, by: str) -> None:
        """Think, then make all moves of an act together. Raises Stale if something else happens meanwhile."""
        task.stamp = stamp = room.stamp
        game, account = room.facts.id, self.visitors.account(self._on_behalf_of(room))
        urgency = Urgency.SPARE if is_bot_game(room) else Urgency.OPPONENT
        moves: list[str] = []
        reached = room.game
        while not moves or goes_on(room.game, reached):
            ask = ask_of(reached, LEVELS[level].budget, bot_seed(room.origin, len(room.made) + len(moves)))
            move = await task.wait(self._choose(ask, level, game, account, urgency))
            if reached.why_not(move) is not None:
                log.error("a bot of level %s chose %r, which may not be made", level, move)
                move = reached.moves()[0].text
            moves.append(move)
            reached = reached.after(move)

        def plan(steps: Steps) -> None:
            if steps.room.stamp != stamp:
                raise Stale
            for move in moves:
                play(steps, move, by)

        await self.keeper.do(game, None, f"bot:{stamp}", plan)

    async def _choose(self, ask: Ask, level: str, game: str, account: Account, urgency: Urgency) -> str:
        """Ask the thinkers for a move; if they fail, use a bot that needs only the rules."""
        for thinkers in (self.thinkers, self._simple):
            if thinkers is not None:
                try:
                    return (await thinkers.choose(ask, level, game, account, urgency)).move
                except Exception as problem:
                    log.error("a bot of level %s could not think", level, exc_info=problem)
        return ask.game.moves()[0].text

    def _on_behalf_of(self, room: Room) -> str:
        """The human who moved last, or the host."""
        if not is_bot_game(room):
            seat = next((made.seat for made in reversed(room.made) if made.by == HUMAN), None)
            if seat is not None and room.holders.get(seat):
                return self.visitors.known_first(room.holders[seat])[0]
        return room.host


def goes_on(before: Game, reached: Game) -> bool:
    """Whether the act begun in `before` is still incomplete in `reached`, with nothing hidden revealed since."""
    seen = reached.sealed_at == reached.moves_made
    return reached.seat == before.seat and not seen and reached.decision in before.edition.title.view.inner


def is_out_of_time(room: Room, seat: int, now: float) -> bool:
    """Whether the seat is to decide and has run out of time, for this turn or for the game."""
    clock = room.facts.clock
    if clock is None or room.seats[seat].kind == BOT:
        return False
    if room.deciding == seat and room.awaits == HUMAN and room.deadline is not None:
        return room.deadline <= now
    return clock.game is not None and room.spent[seat] >= clock.game
