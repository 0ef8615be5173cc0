"""The rooms of a server: everything about games that is not HTTP. Answers have the shapes of docs/protocol.md."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec

from firelight.server import access, checks, daily, making, messages, moves, renaming, seats, series, undo, votes
from firelight.server.bans import Bans
from firelight.server.bots import Bots, is_out_of_time
from firelight.server.daily import Daily
from firelight.server.errors import Refused, bad_input, forbidden, not_found
from firelight.server.home import Home
from firelight.server.ignoring import Ignoring
from firelight.server.invitations import Invitations
from firelight.server.jobs import Jobs
from firelight.server.keeper import Keeper
from firelight.server.leaving import leave_game, take_off_list
from firelight.server.making import Making
from firelight.server.notices import Notices
from firelight.server.parsing import Parsers
from firelight.server.players import Players
from firelight.server.presence import Presence
from firelight.server.puzzles import Puzzles
from firelight.server.quotas import Quotas
from firelight.server.room import HUMAN, OVER
from firelight.server.sets import Sets
from firelight.server.settings import Settings
from firelight.server.shapes import Clock, Created, Deliver, Following, Message, NewGame, NewSeat, SeatChange
from firelight.server.steps import Steps
from firelight.server.store import games, lists
from firelight.server.store.rows import Player
from firelight.server.store.store import Store
from firelight.server.summaries import listed, row_of
from firelight.server.tables import Scene, viewer_of
from firelight.server.visitors import Visitors
from firelight.table import components_data

if TYPE_CHECKING:
    from firelight.server.thinking.thinkers import Thinkers

__all__ = ["Clock", "Created", "Deliver", "Following", "Message", "NewGame", "NewSeat", "Player", "Rooms", "SeatChange"]

STATES = ("awaiting", "playing", "waiting", "over")
GAMES_AT_ONCE = 50
MOST_SAID = 2000  # chat messages per game


class Rooms:
    """Every method takes the requesting player first. What is not allowed raises Refused and changes nothing."""

    def __init__(self, store: Store, thinkers: Thinkers | None, settings: Settings) -> None:
        self.store = store
        self.thinkers = thinkers
        self.settings = settings
        self.keeper = Keeper(store)
        self.keeper.extras += [series.plan, daily.plan]
        self.players = Players(store, settings.limits)
        self.bans = Bans(store)
        self.parsers = Parsers()
        self.home = Home(self.keeper)
        self.ignoring = Ignoring(self.keeper)
        self.sets = Sets(store, self.parsers, settings.limits)
        self.invitations = Invitations(self.keeper, self.ignoring)
        self.presence = Presence(self.keeper, self.ignoring)
        self.visitors = Visitors()
        self.quotas = Quotas(settings.limits, self.visitors)
        self.bot_players = Bots(self.keeper, thinkers, self.visitors)
        self.daily = Daily(self.keeper, self.quotas, self.bot_players)
        self.puzzles = Puzzles(self.keeper, self.quotas, settings.puzzles_dir)
        self.jobs = Jobs(self.keeper, self.home, thinkers, self.quotas)
        self.notices = Notices(self.keeper, settings, self.visitors)
        self._unsubscribe: list[Callable[[], None]] = []

    async def start(self) -> None:
        """Open the database, start listening and thinking, and resume what was under way."""
        await self.store.start()
        await self.bans.load()
        self.keeper.start()
        for handle in (
            self.home.on_bus_message,
            self.jobs.on_bus_message,
            self.presence.on_bus_message,
            self.ignoring.on_bus_message,
            self.bans.on_bus_message,
            partial(renaming.on_bus_message, self.keeper),
            self.players.sessions.on_bus_message,
        ):
            self._unsubscribe.append(self.store.bus.subscribe(handle))
        if self.thinkers is not None:
            self._unsubscribe.append(self.thinkers.watch(lambda state, progress: self.home.tell_all({"type": "bots", **self.bots()})))
            await self.thinkers.start()
        self.presence.start()
        await self.bot_players.start()
        await self.jobs.start()
        self.keeper.spawn(self.notices.run())

    async def stop(self) -> None:
        for unsubscribe in self._unsubscribe:
            unsubscribe()
        await self.keeper.stop()
        self.notices.stop()
        await self.parsers.stop()
        if self.thinkers is not None:
            await self.thinkers.stop()
        await self.store.stop()

    def bots(self) -> dict[str, Any]:
        """The state of the bots."""
        if self.thinkers is None:
            return {"state": "off", "progress": 0.0}
        return {"state": self.thinkers.state, "progress": self.thinkers.progress}

    # New games.

    async def create(self, player: Player, new: NewGame, address: str = "") -> Created:
        options = dict(new.options)
        if new.series:
            series.check(new)
            options |= await self.store.read(lambda connection: series.next_option(connection, player.id, new.game))
        if isinstance(new.components, str) and (named := making.named_set(new.game, new.components)) is not None:
            new = replace(new, components=named)
        elif isinstance(new.components, str):
            new = replace(new, components=await self.parsers.components(new.game, new.components, address or player.id))
        return await self._make(player, lambda: making.new_game(player, new, options))

    async def branch(self, player: Player, game: str, move: int, seats: Sequence[NewSeat]) -> Created:
        room = (await self.keeper.open(player, game)).room
        access.check_branch(room, player.id, time.time())
        return await self._make(player, lambda: making.branch(player, room, move, seats))

    async def import_record(self, player: Player, record: Any, seats: Sequence[NewSeat] | None, address: str = "") -> Created:
        found = await self.parsers.game(record, address or player.id)
        return await self._make(player, lambda: making.imported(player, found, seats))

    async def _make(self, player: Player, make: Callable[[], Making]) -> Created:
        await self.store.read(lambda connection: self.quotas.check_open_games(connection, player.id))
        made = await self.keeper.rules(make)
        await self.store.write(made.id, lambda write: self.quotas.create(write, made))
        self.bot_players.consider(await self.keeper.get(made.id))
        return made.created

    async def rematch(self, player: Player, game: str) -> Created:
        """The same table again; whoever asks second gets the game that the first request created."""
        live = await self.keeper.open(player, game)
        room = live.room
        if not room.seats_of(player.id) and player.id != room.host:
            raise forbidden("not-playing", "only those who played can ask for a rematch")
        if room.status != OVER:
            raise Refused("not-over", "a rematch is played when the game is over")
        if room.rematch is None:
            await self.ignoring.check_rematch(room)
            options = dict(room.facts.options)
            if room.facts.series:
                options |= await self.store.read(lambda connection: series.next_option(connection, room.host, room.game.title))
            made = await self.keeper.rules(lambda: making.rematch(room, options))

            def plan(steps: Steps) -> None:
                if steps.room.rematch is None:
                    steps.add("rematch", None, game=made.id)
                    steps.also += [lambda write: self.quotas.create(write, made), lambda write: games.set_rematch(write, game, made.id)]

            await self.keeper.do(game, player, None, plan)
        rematch = live.room.rematch
        assert rematch is not None
        self.bot_players.consider(await self.keeper.get(rematch))
        return Created(rematch, {})

    # Lists and links.

    async def list_games(
        self, player: Player, state: str | None = None, after: str | None = None, limit: int = GAMES_AT_ONCE
    ) -> list[dict[str, Any]]:
        """One page of the player's games. `after`: the `cursor` of the last one on the previous page."""
        if state is not None and state not in STATES:
            raise bad_input("bad-state", f"found the state {state!r}; expected one of {', '.join(STATES)}", states=list(STATES))
        cursor = checks.cursor(after)
        found = await self.store.read(lambda connection: lists.my_games(connection, player.id, state, cursor, limit))
        return [{**listed(row.columns, row.held, player.id), "cursor": str(row.cursor)} for row in found]

    async def summary(self, player: Player, game: str) -> dict[str, Any]:
        live = await self.keeper.open(player, game)
        room = live.room
        about = listed(await self.keeper.rules(lambda: row_of(room)), room.seats_of(player.id), player.id)
        here, watching = live.presence()
        ignored = await self.ignoring.by_seat(player, room)
        about["seats"] = [{**seat, "ignored": ignored.get(seat["seat"])} for seat in about["seats"]]
        facts = {"components": room.facts.components, "hints": room.facts.hints, "branch_of": room.facts.branch_of}
        return {**about, **facts, "absence": room.facts.absence, "here": list(here), "watching": watching}

    async def components(self, player: Player, game: str) -> dict[str, Any]:
        """What is printed on the components of a game."""
        live = await self.keeper.open(player, game)
        edition = live.room.game.edition
        return {"title": edition.title.key, **await self.keeper.rules(lambda: components_data(edition))}

    async def leave(self, player: Player, game: str) -> None:
        """Take a game off the player's list."""
        await take_off_list(self.keeper, player, game)

    async def leave_game(self, player: Player, game: str) -> None:
        """Give up the player's seats for good."""
        await leave_game(self.keeper, player, game)

    async def change_seat(self, player: Player, game: str, seat: int, change: SeatChange) -> dict[str, Any]:
        def plan(steps: Steps) -> None:
            out_of_time = 0 <= seat < len(steps.room.seats) and is_out_of_time(steps.room, seat, time.time())
            takes = seats.plan_change(steps, player, seat, change, out_of_time)
            if takes or steps.room.seats[seat].kind != HUMAN:
                for holder in steps.room.holders.get(seat, ()):
                    steps.let_go(seat, holder)
            if takes:
                steps.hold(seat, player.id)
            self.quotas.plan(steps)

        await self.keeper.do(game, player, None, plan)
        return await self.summary(player, game)

    async def vote_out(self, player: Player, game: str, seat: int) -> dict[str, Any]:
        live = await self.keeper.open(player, game)
        here, _ = live.presence()
        await self.keeper.do(game, player, None, lambda steps: votes.plan_vote(steps, player, seat, here, time.time()))
        return await self.summary(player, game)

    # Looking back.

    async def log(self, player: Player, game: str, first: int = 0, last: int | None = None) -> list[dict[str, Any]]:
        """The moves with these numbers (a game's first move is 1) and their events."""
        live = await self.keeper.open(player, game)
        made = live.room.made[max(0, first - 1) : last]
        return [
            {
                "number": number,
                "act": each.act,
                "seat": each.seat,
                "move": each.move,
                "by": each.by,
                "at": each.at,
                "events": msgspec.json.decode(each.events),
            }
            for number, each in enumerate(made, max(1, first))
        ]

    async def table_at(self, player: Player, game: str, move: int, seat: int | None = None) -> dict[str, Any]:
        """The table after that many moves; for one's own seat also with its options then."""
        live = await self.keeper.open(player, game)
        room = live.room
        if not 0 <= move <= len(room.made):
            raise not_found("move", f"found move {move}; {len(room.made)} were made")
        if seat is not None:
            moves.check_holds(room, player.id, seat)
        return await self.keeper.rules(lambda: Scene(room, time.time()).at(move, viewer_of(room, player.id), seat))

    async def record(self, player: Player, game: str) -> dict[str, Any]:
        room = (await self.keeper.open(player, game)).room
        access.check_secrets(room, player.id)
        if room.status != OVER and room.origin is None:
            await self.keeper.do(game, player, None, self._note_opened)
        return await self.keeper.rules(room.game.record)

    def _note_opened(self, steps: Steps) -> None:
        """Make sure that whoever sits down later is told that somebody knows what is hidden."""
        if steps.room.status != OVER and steps.room.origin is None:
            steps.add("opened")

    async def notes(self, player: Player, game: str) -> str:
        await self.keeper.open(player, game)
        return await self.store.read(lambda connection: games.notes_of(connection, game, player.id))

    async def set_notes(self, player: Player, game: str, text: str) -> None:
        await self.keeper.open(player, game)
        kept = checks.notes(text)
        await self.store.write(game, lambda write: games.write_notes(write, game, player.id, kept))

    async def series(self, player: Player) -> dict[str, Any]:
        return await self.store.read(lambda connection: series.data(connection, player.id))

    # Thinking.

    async def hint(self, player: Player, game: str, seat: int) -> dict[str, Any]:
        return await self.jobs.hint(player, game, seat)

    async def review(self, player: Player, game: str) -> dict[str, Any]:
        return await self.jobs.review(player, game)

    async def job(self, player: Player, job: str) -> dict[str, Any]:
        return await self.jobs.get(player, job)

    # Notifications.

    async def notify_settings(self, player: Player) -> dict[str, Any]:
        return await self.notices.settings_of(player)

    async def set_notify(self, player: Player, wanted: dict[str, Any]) -> dict[str, Any]:
        return await self.notices.set(player, wanted)

    async def drop_notify(self, player: Player, kind: str | None = None) -> None:
        await self.notices.drop(player, kind)

    # Playing.

    async def move(self, player: Player, game: str, client_id: str, seat: int, at: int, moves_: Sequence[str]) -> int:
        return await self._do(player, game, client_id, lambda steps: moves.plan_moves(steps, player.id, seat, at, moves_))

    async def undo(self, player: Player, game: str, client_id: str, seat: int, to: int | None = None) -> int:
        def plan(steps: Steps) -> None:
            moves.check_holds(steps.room, player.id, seat)
            undo.plan_undo(steps, steps.room.seats_of(player.id), seat, to)

        return await self._do(player, game, client_id, plan)

    async def restart(self, player: Player, game: str, client_id: str, seat: int) -> int:
        def plan(steps: Steps) -> None:
            moves.check_holds(steps.room, player.id, seat)
            undo.plan_restart(steps, seat)

        return await self._do(player, game, client_id, plan)

    async def answer(self, player: Player, game: str, client_id: str, seat: int, request: int, yes: bool) -> int:
        def plan(steps: Steps) -> None:
            moves.check_holds(steps.room, player.id, seat)
            undo.plan_answer(steps, seat, request, yes)

        return await self._do(player, game, client_id, plan)

    async def chat_before(self, player: Player, game: str, before: int | None, limit: int) -> list[dict[str, Any]]:
        """The chat messages before an entry, oldest first, except those of players whom this one ignores."""
        await self.keeper.open(player, game)
        ignored = await self.ignoring.by(player.id)
        return await self.store.read(lambda connection: lists.chat(connection, game, before, limit, list(ignored)))

    async def chat(self, player: Player, game: str, client_id: str, text: str) -> int:
        said = checks.chat(text)

        def plan(steps: Steps) -> None:
            mine = sorted(steps.room.seats_of(player.id))
            if not mine and player.id != steps.room.host:
                raise forbidden("spectator", "those who watch cannot write")
            if steps.room.chat_messages >= MOST_SAID:
                raise Refused("chat-full", f"this game has reached the limit of {MOST_SAID} messages", {"most": MOST_SAID})
            name = steps.room.seats[mine[0]].name if mine else player.name
            steps.add("chat", mine[0] if mine else None, name=name, text=said)

        return await self._do(player, game, client_id, plan)

    async def _do(self, player: Player, game: str, client_id: str, plan: Callable[[Steps], None]) -> int:
        return await self.keeper.do(game, player, checks.client_id(client_id), plan)

    # Questions about a game in memory.

    def has(self, game: str) -> bool:
        """Whether the game is in memory, so that these questions can be answered."""
        return game in self.keeper.live_rooms

    def propose(self, player: Player, game: str, seat: int, line: Sequence[str]) -> dict[str, Any]:
        return moves.propose(self.keeper.opened(player, game).room, player.id, seat, line)

    def acts(self, player: Player, asked: messages.Acts) -> dict[str, Any]:
        room = self.keeper.opened(player, asked.game).room
        return moves.acts(room, player.id, asked.seat, asked.families, asked.refusals, asked.upto, asked.foreseen)

    def why(self, player: Player, game: str, seat: int, move: str) -> dict[str, Any]:
        return moves.why(self.keeper.opened(player, game).room, player.id, seat, move)

    # Following.

    async def follow(self, player: Player, game: str, since: int | None, deliver: Deliver) -> Following:
        return await self.presence.follow(player, game, since, deliver)

    async def at_home(self, player: Player, deliver: Deliver) -> Following:
        return await self.home.follow(player, deliver)
