"""Entries in the making: tried out on a separate room, so that nothing has happened until they are written."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from firelight.engine.game import Game
from firelight.server.errors import Refused
from firelight.server.room import Room
from firelight.server.store import games
from firelight.server.store.rows import Entry
from firelight.server.store.writer import Write

MOST_ENTRIES = 10_000  # of a game; a long one has some 1,000. Each costs a quarter of a millisecond when a game is loaded
ALWAYS = ("move", "start", "close", "opened", "rematch")  # entries that a full game takes, so that it can be played to its end
LEAVING = ("left", "voted-out", "removed")  # `what` in `seat` entries that it takes

Also = Callable[[Write], None]


class Steps:
    """What a request does to a room. `stages` holds each entry with the room after it; all moves are made in one game."""

    def __init__(self, room: Room, player: str | None, now: float) -> None:
        self.before = room
        self.room = room.fork()
        self.player = player
        self.at = max(now, room.last_at)
        self.stages: list[tuple[Entry, Room]] = []
        self.also: list[Also] = []  # further changes in the same transaction
        self.state: dict[str, Any] = {}  # the new values of the game's row

    @property
    def entries(self) -> list[Entry]:
        return [entry for entry, _ in self.stages]

    def add(self, kind: str, seat: int | None = None, /, **data: Any) -> Entry:
        self._keep_stage()
        entry = Entry(self.room.seq + 1, self.at, kind, seat, self.player, None, data)
        self.room.apply(entry)
        self.stages.append((entry, self.room))
        return entry

    def play(self, move: str, by: str) -> None:
        """Make a move for the seat that is to decide."""
        self._keep_stage()
        game = self.room.game
        text = game.edition.notation[game.number(move)]
        data: dict[str, Any] = {"move": text, "number": game.moves_made + 1, "by": by, "shuffles": []}
        entry = Entry(self.room.seq + 1, self.at, "move", game.seat, self.player, None, data)

        def make(before: Game) -> Game:
            """Only the first move copies the game: stages before the last one are only asked for their moves."""
            known = before.shuffle_count
            after = before.after(text) if before is self.before.game else before
            if after is before:
                after.play(text)
            data["shuffles"] = after.shuffles_from(known)
            return after

        self.room.apply(entry, make)
        self.stages.append((entry, self.room))

    def hold(self, seat: int, player: str) -> None:
        """Let the player hold the seat (or watch)."""
        held = self.room.holders
        self.room.holders = {**held, seat: held.get(seat, frozenset()) | {player}}
        game = self.room.facts.id
        self.also.append(lambda write: games.hold(write, game, seat, player))

    def let_go(self, seat: int, player: str) -> None:
        held = self.room.holders
        self.room.holders = {**held, seat: held.get(seat, frozenset()) - {player}}
        game = self.room.facts.id
        self.also.append(lambda write: games.let_go(write, game, player, seat))

    def void_link(self, seat: int) -> None:
        """Make the seat's old link useless."""
        game = self.room.facts.id
        self.also.append(lambda write: games.drop_link(write, game, seat))

    def check_length(self) -> None:
        """Refuse entries that could be added for ever, such as taking the same move back again and again."""
        goes_on = any(entry.kind in ALWAYS or entry.data.get("what") in LEAVING for entry in self.entries)
        if self.stages and not goes_on and self.room.seq > MOST_ENTRIES:
            message = f"this game has reached the limit of {MOST_ENTRIES} entries: all that can be done is to play or to leave"
            raise Refused("game-too-long", message, {"most": MOST_ENTRIES})

    def finish(self, client_id: str | None) -> None:
        """Put the request's id on its last entry."""
        if client_id is not None and self.stages:
            entry, room = self.stages[-1]
            self.stages[-1] = (replace(entry, client_id=client_id), room)

    def change(self) -> Also:
        """All changes, to be written in one transaction."""
        entries = [games.appending(self.room.facts.id, self.entries, self.state)] if self.stages else []
        changes = [*entries, *self.also]

        def write_all(write: Write) -> None:
            for change in changes:
                change(write)

        return write_all

    def written(self) -> None:
        """Mark the request as carried out."""
        if self.stages and (client_id := self.stages[-1][0].client_id) is not None:
            self.room.done[client_id] = self.room.seq

    def _keep_stage(self) -> None:
        if self.stages:
            self.stages[-1] = (self.stages[-1][0], self.room.fork())
