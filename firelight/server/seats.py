"""Who sits where: opening, filling and naming seats, and stand-in bots."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from msgspec import UNSET

from firelight.server import checks
from firelight.server.errors import Refused, bad_input, forbidden, not_found
from firelight.server.origin import PUZZLE, is_attempt
from firelight.server.room import BOT, HUMAN, OPEN, OVER, WAITING, Room, Seat
from firelight.server.shapes import NewSeat, SeatChange
from firelight.server.steps import Steps
from firelight.server.store import games
from firelight.server.store.rows import Player
from firelight.server.undo import settle_requests

ME = "me"


def first_seats(player: Player, seats: Sequence[NewSeat], players: tuple[int, int], game: str) -> list[Seat]:
    """Check the requested seats of a new game and create them."""
    low, high = players
    if not low <= len(seats) <= high:
        raise bad_input(
            "bad-seats", f"found {len(seats)} seats; {game} is for {low} to {high} players", found=len(seats), low=low, high=high
        )
    found: list[Seat] = []
    for seat in seats:
        if seat.kind not in (ME, OPEN, BOT):
            raise bad_input("bad-seats", f"found a seat of kind {seat.kind!r}; expected me, open or bot", found=seat.kind)
        if seat.level is not None and seat.kind != BOT:
            raise bad_input("bad-seats", "only the seat of a bot has a level")
        level = checks.level(seat.level) if seat.kind == BOT else None
        name = checks.name(seat.name) if seat.name else _usual_name(player, seat.kind, level, found)
        found.append(Seat(HUMAN if seat.kind == ME else seat.kind, name, level))
    return found


def _usual_name(player: Player, kind: str, level: str | None, others: list[Seat]) -> str:
    """The player's own name, or that of the level, numbered if it is taken."""
    if kind == OPEN:
        return ""
    base = player.name if kind == ME else (level or "").capitalize()
    taken = {seat.name for seat in others}
    return base if base not in taken else next(name for n in range(2, 9) if (name := f"{base[: checks.NAME_LENGTH - 2]} {n}") not in taken)


def start_if_full(steps: Steps) -> None:
    """Begin the game once no seat is open."""
    if steps.room.status == WAITING and all(seat.kind != OPEN for seat in steps.room.seats):
        steps.add("start")


def check_seat(room: Room, seat: int) -> None:
    if not 0 <= seat < len(room.seats):
        raise not_found("seat", f"found seat {seat}; this game has the seats 0 to {len(room.seats) - 1}")


def check_open(room: Room, seat: int) -> None:
    check_seat(room, seat)
    if room.seats[seat].kind != OPEN:
        raise Refused("seat-taken", "somebody sits there now; choose another seat", {"seat": seat})


def plan_join(steps: Steps, player: Player, seat: int) -> None:
    """Seat somebody who opened the link of a seat."""
    room = steps.room
    check_seat(room, seat)
    sitting = room.seats[seat]
    if sitting.kind == BOT:
        raise Refused("seat-taken", "a bot sits there now; ask the host for another seat", {"seat": seat})
    if player.id in room.holders.get(seat, ()):
        return
    if sitting.kind == OPEN:
        name = sitting.name or _usual_name(player, ME, None, room.seats)
        steps.add("seat", seat, sits=HUMAN, name=name, what="joined")
        start_if_full(steps)
    else:
        steps.add("seat", seat, name=sitting.name, what="joined")


def plan_change(steps: Steps, player: Player, seat: int, change: SeatChange, out_of_time: bool) -> bool:
    """Apply what the host or a holder asks for. Returns whether the player is to hold the seat afterwards."""
    room = steps.room
    check_seat(room, seat)
    host, holds = player.id == room.host, seat in room.seats_of(player.id)
    if not host and not room.seats_of(player.id):
        raise forbidden("not-host", "only those who play can change seats")
    if is_attempt(room.origin) and (change.level is not UNSET or change.stand_in not in (UNSET, None)):
        raise Refused("attempt", "this game counts: you play it yourself, and its opponents stay as they are")
    takes = False
    if change.kind is not UNSET:
        takes = _change_kind(steps, player, seat, change)
    elif change.level is not UNSET:
        _change_level(steps, player, seat, change.level)
    if change.name is not UNSET:
        if not (holds or takes or (host and room.seats[seat].kind != HUMAN)):
            raise forbidden("not-your-seat", "a seat is named by its player; the host names those of bots and open ones", seat=seat)
        steps.add("seat", seat, name=checks.name(change.name), what="renamed")
    if change.stand_in is not UNSET:
        _stand_in(steps, seat, change.stand_in, holds, out_of_time)
    start_if_full(steps)
    settle_requests(steps)
    return takes


def _change_kind(steps: Steps, player: Player, seat: int, change: SeatChange) -> bool:
    room = steps.room
    if player.id != room.host:
        raise forbidden("not-host", "only the host fills seats")
    if room.status != WAITING:
        raise Refused("begun", "the game has begun: seats stay as they are. A bot can stand in for somebody who is away")
    removed = room.seats[seat].kind == HUMAN and bool(room.holders.get(seat, frozenset()) - {player.id})
    if removed:
        steps.void_link(seat)
    name = None if change.name is UNSET else checks.name(change.name)
    others = [other for number, other in enumerate(room.seats) if number != seat]
    if change.kind == BOT:
        level = checks.level(None if change.level is UNSET else change.level)
        steps.add("seat", seat, sits=BOT, level=level, name=name or _usual_name(player, BOT, level, others), what=_what(BOT, removed))
    elif change.kind in (OPEN, ME):
        kind = OPEN if change.kind == OPEN else HUMAN
        named = name or _usual_name(player, str(change.kind), None, others)
        steps.add("seat", seat, sits=kind, level=None, name=named, what=_what(str(change.kind), removed))
    else:
        raise bad_input("bad-seats", f"found the kind {change.kind!r}; expected me, open or bot", found=change.kind)
    return change.kind == ME


def _what(kind: str, removed: bool) -> str:
    """The `what` of the entry."""
    return "removed" if removed else kind


def _change_level(steps: Steps, player: Player, seat: int, level: str) -> None:
    room = steps.room
    if player.id != room.host:
        raise forbidden("not-host", "only the host chooses the level of a bot")
    if room.seats[seat].kind != BOT:
        raise Refused("no-bot", "no bot sits there", {"seat": seat})
    if room.status == OVER:
        raise Refused("over", "the game is over")
    steps.add("seat", seat, level=checks.level(level), what="level")


def _stand_in(steps: Steps, seat: int, level: str | None, holds: bool, out_of_time: bool) -> None:
    """Let a bot play for somebody until they come back, at their own wish or because their time is up."""
    room = steps.room
    sitting = room.seats[seat]
    if sitting.kind != HUMAN:
        raise Refused("no-human", "a bot can only stand in for a human", {"seat": seat})
    if room.status != "playing":
        raise Refused("not-playing", "a bot can only stand in while the game is running")
    if level is None:
        if not holds:
            raise forbidden("not-your-seat", "only the player of this seat can take it back", seat=seat)
        if sitting.stand_in is not None:
            steps.add("seat", seat, stand_in=None, what="back")
        return
    if not holds and not out_of_time:
        message = f"this seat is {sitting.name}'s: a bot can stand in when they wish it, or when their time is up"
        raise forbidden("still-theirs", message, seat=seat)
    if sitting.stand_in != level:
        steps.add("seat", seat, stand_in=checks.level(level), what="stand-in")


def give_to_bot(steps: Steps, seat: int, what: str) -> None:
    """Give this seat to a bot for good. It keeps its name, so that the log stays clear."""
    gone = steps.room.holders.get(seat, frozenset())
    for holder in gone:
        steps.let_go(seat, holder)
    steps.add("seat", seat, sits=BOT, level=checks.USUAL_LEVEL, stand_in=None, what=what)
    if steps.room.host in gone:
        pass_host_on(steps)


def pass_host_on(steps: Steps) -> None:
    """If the host has no seat any more, make somebody who has one the host."""
    room = steps.room
    heir = next((holder for seat in range(len(room.seats)) for holder in sorted(room.holders.get(seat, ()))), None)
    if heir is not None and not room.seats_of(room.host):
        room.host = heir
        steps.also.append(lambda write: games.set_host(write, room.facts.id, heir))


def _seen(room: Room, seat: Seat) -> Seat:
    """In a puzzle the other seats are shown as the bots that played there, though none moves."""
    return replace(seat, kind=BOT) if room.origin == PUZZLE and seat.level else seat


def shown(room: Room, mine: frozenset[int], now: float) -> list[dict[str, Any]]:
    """The `seats` of a table: everybody who scores."""
    found: list[dict[str, Any]] = []
    for number, seat in enumerate(room.seats):
        left = room.seconds_left(number, now)
        found.append(
            {
                "seat": number,
                **_seen(room, seat).data(),
                "mine": number in mine,
                "seconds": None if left is None else round(left, 1),
                "vote_at": room.vote_at(number),
            }
        )
    for number in range(len(room.seats), len(room.game.seat_names)):
        name = room.game.seat_names[number]
        found.append(
            {"seat": number, "kind": "tom", "name": name, "level": None, "stand_in": None, "mine": False, "seconds": None, "vote_at": None}
        )
    return found
