"""A game as its entries define it: the same entries always give the same room."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

import msgspec

from firelight import api
from firelight.engine.errors import FirelightError
from firelight.engine.game import Game
from firelight.engine.rows import Row
from firelight.server.checks import damaged, set_name
from firelight.server.errors import Refused
from firelight.server.origin import OPENED, Origin, is_attempt, rng_of
from firelight.server.pending import Request, Vote
from firelight.server.shapes import Clock
from firelight.server.store.rows import Entry
from firelight.server.store.schema import WATCHING
from firelight.server.turn_time import TurnTime
from firelight.table import events_data

WAITING, PLAYING, OVER = "waiting", "playing", "over"
HUMAN, BOT, OPEN = "human", "bot", "open"

log = logging.getLogger("firelight.server")


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits at a place. A bot may stand in for a human."""

    kind: str
    name: str
    level: str | None = None
    stand_in: str | None = None

    @property
    def by_bot(self) -> str | None:
        """The level of the bot that plays here; None if a human does."""
        return self.level if self.kind == BOT else self.stand_in

    def data(self) -> dict[str, Any]:
        return {"kind": self.kind, "name": self.name, "level": self.level, "stand_in": self.stand_in}


class Made(NamedTuple):
    """A move that has not been undone, and its consequences."""

    seat: int
    move: str
    by: str  # human, bot, time
    at: float
    begun: int  # how many moves had been made when the seat's turn began
    act: int  # the same for the act that the move belongs to
    sealed: bool
    events: bytes  # JSON
    free: int  # how far this seat can undo without asking: the number of moves that stay
    last: tuple[int, ...]  # for each seat, the number of moves made before its last one; -1: none yet
    last_human: tuple[int, ...]  # the same, counting only moves made by humans


@dataclass(frozen=True, slots=True)
class Facts:
    """What never changes during a game."""

    id: str
    title: str
    options: dict[str, int]
    components: str | None  # the name of the component set
    clock: Clock | None
    hints: bool
    series: bool
    created: float
    branch_of: dict[str, Any] | None
    absence: float | None  # seconds before the others may vote out an absent player


class Room:
    """The game that results from its entries, with the holders of its seats."""

    def __init__(self, row: Mapping[str, Any], holders: Iterable[tuple[int, str]] = ()) -> None:
        self.origin: Origin | None = row["origin"]
        self.game: Game = api.load(row["start"], rng=rng_of(self.origin, 1))
        self.common = False  # other rooms share this `Game` object
        components = self.game.edition.components
        self.facts = Facts(
            row["id"],
            row["title"],
            dict(row["options"]),
            None if self.game.edition.shipped else set_name(components.name),
            Clock(**row["clock"]) if row["clock"] else None,
            row["hints"],
            row["series"],
            row["created"],
            row["branch_of"],
            row["absence"],
        )
        self.host: str = row["host"]
        self.seats = [Seat(**seat) for seat in row["seats"]]
        self.status = WAITING
        self.seq = 0
        self.stamp = 0  # the last entry that changed the position or the players
        self.last_at: float = row["created"]
        self.moved_at: float = row["created"]
        self.made: Row[Made] = Row()
        self.requests: dict[int, Request] = {}
        self.votes: dict[int, Vote] = {}  # votes to replace an absent player, by that player's seat
        self.done: dict[str, int] = {}  # requests carried out, by client id: only written ones, so all forks share them
        self.chat_messages = 0  # number of chat messages
        self.rematch: str | None = None
        self.begun = 0  # how many moves had been made when the current turn began
        self.turn = TurnTime(row["created"])
        self.counted_at: float = row["created"]
        self.spent = [0.0] * len(self.seats)
        self.holders: dict[int, frozenset[str]] = {}  # always replaced as a whole, never changed
        self._seats_of: tuple[dict[int, frozenset[str]], dict[str, frozenset[int]]] = (self.holders, {})
        self.hold(holders)

    def fork(self) -> Room:
        """An independent room at the same point. Both share the game until one of them changes it."""
        twin = Room.__new__(Room)
        self.common = True
        twin.__dict__.update(self.__dict__)
        twin.seats, twin.made, twin.spent = list(self.seats), self.made.copy(), list(self.spent)
        twin.requests, twin.votes = dict(self.requests), dict(self.votes)
        return twin

    # Who may do what.

    def hold(self, holders: Iterable[tuple[int, str]]) -> None:
        """Set who holds which seat."""
        found: dict[int, set[str]] = {}
        for seat, player in holders:
            found.setdefault(seat, set()).add(player)
        self.holders = {seat: frozenset(players) for seat, players in found.items()}

    def seats_of(self, player: str) -> frozenset[int]:
        """The seats a player holds. Asked a dozen times per move, so answers are cached until somebody comes or leaves."""
        if self._seats_of[0] is not self.holders:
            self._seats_of = (self.holders, {})
        known = self._seats_of[1].get(player)
        if known is None:
            known = frozenset(seat for seat, players in self.holders.items() if player in players and seat != WATCHING)
            if known:
                self._seats_of[1][player] = known
        return known

    def may_see(self, player: str) -> bool:
        return player == self.host or any(player in players for players in self.holders.values())

    @property
    def is_kept(self) -> bool:
        """Whether the result counts beyond this game, in a series or daily challenge. Then nothing that was revealed can be undone."""
        return self.facts.series or is_attempt(self.origin)

    @property
    def humans(self) -> frozenset[int]:
        """The human seats, including those with a stand-in."""
        return frozenset(number for number, seat in enumerate(self.seats) if seat.kind == HUMAN)

    @property
    def active_humans(self) -> frozenset[int]:
        """The seats that humans play themselves now."""
        return frozenset(seat for seat in self.humans if self.seats[seat].stand_in is None)

    # Who is to decide.

    @property
    def deciding(self) -> int | None:
        return self.game.seat if self.status == PLAYING else None

    @property
    def awaits(self) -> str | None:
        """Whether a human or a bot is to decide; None if nobody is."""
        seat = self.deciding
        return None if seat is None else BOT if self.seats[seat].by_bot else HUMAN

    @property
    def deadline(self) -> float | None:
        """When the time of the human to decide runs out."""
        clock, seat = self.facts.clock, self.deciding
        if clock is None or seat is None or self.awaits != HUMAN:
            return None
        ends = [] if clock.move is None else [self.turn.since + clock.move]
        if clock.game is not None:
            ends.append(self.counted_at + max(0.0, clock.game - self.spent[seat]))
        return min(ends, default=None)

    def seconds_left(self, seat: int, now: float) -> float | None:
        """The number on the clock of a seat."""
        clock = self.facts.clock
        if seat == self.deciding and (deadline := self.deadline) is not None:
            return max(0.0, deadline - now)
        if clock is None or clock.game is None or self.seats[seat].kind == BOT:
            return None
        return max(0.0, clock.game - self.spent[seat])

    def vote_at(self, seat: int) -> float | None:
        """When voting out this seat's player becomes possible: once their turn has lasted for the agreed time."""
        if self.facts.absence is None or seat != self.deciding or self.awaits != HUMAN or len(self.active_humans) < 2:
            return None
        return self.turn.since + self.facts.absence

    # Applying entries.

    def apply(self, entry: Entry, make: Callable[[Game], Game] | None = None) -> None:
        """Apply the next entry. `make` returns the game after a new move. Unknown kinds change nothing here."""
        if entry.seq != self.seq + 1:
            raise FirelightError(f"entry {entry.seq} follows entry {self.seq}")
        act = getattr(self, f"_on_{entry.kind.replace('-', '_')}", None)
        if entry.kind == "move":
            self._on_move(entry, make)
        elif act is not None:
            act(entry)
        self.seq = entry.seq
        self.last_at = max(self.last_at, entry.at)
        if entry.client_id is not None:
            self.done[entry.client_id] = entry.seq

    def _count(self, entry: Entry) -> None:
        """Charge the human who was to decide for the time used."""
        if self.awaits == HUMAN and self.deciding is not None:
            self.spent[self.deciding] += max(0.0, entry.at - self.counted_at)
        self.counted_at = max(self.counted_at, entry.at)
        self.stamp = entry.seq

    def _own_game(self) -> Game:
        """The game, for changes that no other room may see."""
        if self.common:
            self.game, self.common = self.game.copy(), False
        return self.game

    def _on_chat(self, entry: Entry) -> None:
        self.chat_messages += 1

    def _on_start(self, entry: Entry) -> None:
        self._count(entry)
        self.status = OVER if self.game.over else PLAYING
        self.turn, self.moved_at = TurnTime(entry.at), entry.at

    def _on_move(self, entry: Entry, make: Callable[[Game], Game] | None) -> None:
        seat = self.game.seat
        act = self._act(seat)
        self._count(entry)
        if make is None:
            self._own_game().follow(entry.data["move"], entry.data["shuffles"])
        else:
            self.game, self.common = make(self.game), False
        self.made.append(self._made(entry, seat or 0, act))
        self.requests.clear()
        self.votes.clear()
        self.moved_at = entry.at
        if self.game.over:
            self.status = OVER
        elif self.game.seat != seat or self.game.edition.title.judge.resting(self.game.state):
            self.begun = self.game.moves_made
            begin = self.turn.next_turn if self.game.seat == seat else self.turn.next_player
            self.turn = begin(entry.at, self.begun)

    def _act(self, seat: int | None) -> int:
        """How many moves had been made when the act of the next move began."""
        last = self.made[-1] if self.made else None
        goes_on = last is not None and last.seat == seat and not last.sealed and self.game.decision in self.game.edition.title.view.inner
        return last.act if last is not None and goes_on else len(self.made)

    def _made(self, entry: Entry, seat: int, act: int) -> Made:
        """The move that has just been made."""
        number, before = len(self.made), self.made[-1] if self.made else None
        sealed = self.game.sealed_at == self.game.moves_made
        free = number + 1 if sealed else before.free if before is not None and before.seat == seat else number
        none = (-1,) * len(self.seats)
        last, last_human = (none, none) if before is None else (before.last, before.last_human)
        alike = last == last_human and entry.data["by"] == HUMAN
        last = (*last[:seat], number, *last[seat + 1 :])
        if alike:
            last_human = last  # shared in memory if only humans play
        elif entry.data["by"] == HUMAN:
            last_human = (*last_human[:seat], number, *last_human[seat + 1 :])
        words = msgspec.json.encode(events_data(self.game.edition, self.game.log))
        return Made(seat, entry.data["move"], entry.data["by"], entry.at, self.begun, act, sealed, words, free, last, last_human)

    def _on_undo(self, entry: Entry) -> None:
        if entry.data.get("opened"):
            self._on_opened(entry)
        before = self.game.seat
        self._count(entry)
        to = int(entry.data["to"])
        self.begun, movers = self.made[to].begun, {each.seat for each in self.made[to:]}
        self._own_game().undo_to(to)
        self.made.cut(to)
        self.requests.clear()
        self.votes.clear()
        self.moved_at = entry.at
        if movers != {self.game.seat} or len(self.humans) == 1:
            self.turn = TurnTime(entry.at, to)
        elif self.game.seat != before:
            self.turn = self.turn.taken_back(entry.at)

    def _on_undo_request(self, entry: Entry) -> None:
        assert entry.seat is not None
        self.requests = {seq: request for seq, request in self.requests.items() if request.seat != entry.seat}
        self.requests[entry.seq] = Request(entry.seq, entry.seat, entry.data["to"], tuple(entry.data["needs"]))

    def _on_undo_answer(self, entry: Entry) -> None:
        request = self.requests.get(entry.data["request"])
        if request is not None and entry.seat is not None:
            if entry.data["yes"]:
                self.requests[request.seq] = replace(request, yes=request.yes | {entry.seat})
            else:
                del self.requests[request.seq]

    def _on_seat(self, entry: Entry) -> None:
        assert entry.seat is not None
        self._count(entry)
        names = {"sits": "kind", "name": "name", "level": "level", "stand_in": "stand_in"}
        changed = {names[key]: value for key, value in entry.data.items() if key in names}
        before = self.seats[entry.seat]
        self.seats[entry.seat] = replace(before, **changed)
        self.votes.pop(entry.seat, None)
        sits = self.seats[entry.seat]
        if entry.seat == self.deciding and bool(sits.by_bot) != bool(before.by_bot):
            self.turn = self.turn.bot_takes_over(entry.at) if sits.by_bot else self.turn.human_comes_back(entry.at)

    def _on_vote(self, entry: Entry) -> None:
        assert entry.seat is not None
        seat, needs = entry.data["out"], frozenset(entry.data["needs"])
        before = self.votes.get(seat)
        self.votes[seat] = Vote(seat, needs, (before.yes if before else frozenset()) | {entry.seat})

    def _on_opened(self, entry: Entry) -> None:
        """Somebody with the table to themselves has looked at what is hidden."""
        self.origin = self.origin or OPENED

    def _on_rematch(self, entry: Entry) -> None:
        self.rematch = entry.data["game"]

    def _on_close(self, entry: Entry) -> None:
        self._count(entry)
        self.status = OVER
        self.requests.clear()


def fold(row: Mapping[str, Any], entries: Iterable[Entry], holders: Iterable[tuple[int, str]] = ()) -> Room:
    """The room after all entries of a game. Refused as damaged if they do not fit."""
    try:
        room = Room(row, holders)
    except Exception as reason:
        raise _damaged(row["id"], reason) from reason
    room.rematch = row["rematch"]
    for entry in entries:
        apply_stored(room, entry)
    return room


def apply_stored(room: Room, entry: Entry) -> None:
    """Apply an entry that was written earlier, perhaps by another version."""
    try:
        room.apply(entry)
    except Exception as reason:
        raise _damaged(room.facts.id, reason, entry.seq) from reason


def _damaged(game: str, reason: Exception, seq: int = 0) -> Refused:
    log.error("game %s is damaged at entry %s", game, seq, exc_info=reason)
    return damaged(game, f"entry {seq}, {type(reason).__name__}: {reason}".splitlines()[0][:200])
