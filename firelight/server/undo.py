"""Undo: freely back to the last seal, further with the consent of the others."""

from __future__ import annotations

from typing import Any

from firelight.server.errors import Refused, bad_input
from firelight.server.room import HUMAN, OVER, PLAYING, Room
from firelight.server.steps import Steps


def free_to(room: Room, seat: int) -> int:
    """How far a seat may undo without asking: its own last moves, back to the last one that revealed something."""
    return room.made[-1].free if room.made and room.made[-1].seat == seat else len(room.made)


def last_own(room: Room, seats: frozenset[int]) -> int | None:
    """The number of moves before the last act of these seats."""
    places = [room.made[-1].last[seat] for seat in seats] if room.made else []
    last = max((place for place in places if place >= 0), default=None)
    return None if last is None else room.made[last].act


def movers(room: Room, to: int) -> frozenset[int]:
    """The seats whose humans made moves that would be undone."""
    return frozenset(seat for seat, last in enumerate(room.made[-1].last_human) if last >= to) if room.made else frozenset()


def needs(room: Room, mine: frozenset[int], to: int) -> tuple[int, ...]:
    """The seats that must consent: all other humans who play, and everybody whose own moves would be undone, stand-in or not."""
    return tuple(sorted((room.active_humans | movers(room, to)) - mine))


def gone(room: Room, seats: tuple[int, ...]) -> str | None:
    """The name of somebody whose consent is needed but who has left the table for good."""
    return next((room.seats[seat].name for seat in seats if room.seats[seat].kind != HUMAN), None)


def is_free(room: Room, mine: frozenset[int], seat: int, to: int) -> bool:
    if to >= free_to(room, seat):
        return True
    return (room.humans | movers(room, to)) <= mine and not room.is_kept


def undo_state(room: Room, mine: frozenset[int]) -> dict[str, Any]:
    """The `undo` part of a table, for the holder of these seats."""
    to = last_own(room, mine) if room.status == PLAYING else None
    if to is None:
        return {"possible": False, "to": len(room.made), "move": None, "consent": False, "turn_start": None}
    last = room.made[to]
    free = is_free(room, mine, last.seat, to)
    possible = free or _can_be_asked(room, needs(room, mine, to))
    return {"possible": possible, "to": to, "move": last.move, "consent": not free, "turn_start": turn_start(room, mine)}


def _can_be_asked(room: Room, asked: tuple[int, ...]) -> bool:
    return bool(asked) and not room.is_kept and gone(room, asked) is None


def turn_start(room: Room, seats: frozenset[int]) -> int | None:
    """Where the current turn of one of these seats, or the part after its last seal, began; None if there is nothing to undo."""
    seat = room.game.seat
    if room.status != PLAYING or seat not in seats:
        return None
    to = max(room.begun, free_to(room, seat))
    return to if to < len(room.made) else None


def plan_undo(steps: Steps, mine: frozenset[int], seat: int, to: int | None) -> None:
    """Undo down to a number of moves, or the last own act; if consent is needed, ask for it."""
    room = steps.room
    check_playing(room)
    if to is None:
        to = last_own(room, mine)
        if to is None:
            raise Refused("nothing-to-undo", "you have made no move that could be taken back")
    if not 0 <= to < len(room.made):
        raise bad_input("no-such-move", f"found {to}; {len(room.made)} moves were made", found=to, moves=len(room.made))
    if is_free(room, mine, room.made[-1].seat if room.made[-1].seat in mine else seat, to):
        seen = any(made.sealed for made in room.made[to:])  # a card that was revealed and put back is known
        steps.add("undo", seat, to=to, **({"opened": True} if seen else {}))
        return
    asked = needs(room, mine, to)
    if room.is_kept:
        raise Refused("sealed", "the result of this game is kept, so a move that revealed something stands", {"to": free_to(room, seat)})
    if not asked:
        raise Refused("sealed", "the others are away, so nobody can consent", {"to": free_to(room, seat)})
    if (name := gone(room, asked)) is not None:
        raise Refused("sealed", f"{name} has left the table and cannot consent, so their moves stand", {"to": free_to(room, seat)})
    steps.add("undo-request", seat, to=to, needs=list(asked))


def plan_restart(steps: Steps, seat: int) -> None:
    """Undo back to the beginning of the turn, or to the last seal."""
    check_playing(steps.room)
    to = turn_start(steps.room, frozenset([seat]))
    if to is None:
        raise Refused("nothing-to-undo", "nothing of this turn can be taken back")
    steps.add("undo", seat, to=to)


def plan_answer(steps: Steps, seat: int, request: int, yes: bool) -> None:
    """Consent or refuse. The last consent undoes the moves. Whoever asked can withdraw by answering no."""
    check_playing(steps.room)
    asked = steps.room.requests.get(request)
    if asked is None:
        raise Refused("no-request", "this request is settled: a move was made, it was answered or withdrawn", {"request": request})
    if seat not in asked.needs and not (seat == asked.seat and not yes):
        raise Refused("not-asked", "you are not asked to consent to this", {"needs": list(asked.needs)})
    if seat in asked.yes:
        raise Refused("answered", "you have already agreed")
    steps.add("undo-answer", seat, request=request, yes=yes)
    settle_requests(steps)


def settle_requests(steps: Steps) -> None:
    """Undo once everybody who still has to consent has done so. Absent players count only if their own moves are concerned."""
    room = steps.room
    for request in list(room.requests.values()):
        asked = (room.active_humans | movers(room, request.to)) & set(request.needs)
        if request.yes and request.yes >= asked:
            steps.add("undo", request.seat, to=request.to)
            return


def check_playing(room: Room) -> None:
    if room.status == OVER:
        raise Refused("over", "the game is over; start a new game from an earlier position")
    if room.status != PLAYING:
        raise Refused("not-begun", "the game has not begun: a seat is still open")
