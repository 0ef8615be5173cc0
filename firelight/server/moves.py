"""Making moves, trying them out, and why one may not be made."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from firelight.engine.errors import IllegalMove, UnknownMove
from firelight.server.errors import Refused, bad_input, forbidden
from firelight.server.room import Room
from firelight.server.steps import Steps
from firelight.server.undo import check_playing
from firelight.table import event_data, refusal_data

MOST_AT_ONCE = 64


def check_holds(room: Room, player: str, seat: int) -> None:
    if seat not in room.seats_of(player):
        raise forbidden("not-your-seat", f"you do not hold seat {seat}", seat=seat)


def check_decides(room: Room, player: str, seat: int) -> None:
    check_holds(room, player, seat)
    check_playing(room)
    if room.deciding != seat:
        raise Refused("not-your-turn", f"seat {room.deciding} is to decide", {"deciding": room.deciding})


def plan_moves(steps: Steps, player: str, seat: int, at: int, moves: Sequence[str]) -> None:
    """All or none. Only the last one may bring hidden things to light."""
    room = steps.room
    check_decides(room, player, seat)
    if at != len(room.made):
        raise Refused("out-of-date", f"{len(room.made)} moves were made, not {at}; look at the table again", {"move": len(room.made)})
    if not 1 <= len(moves) <= MOST_AT_ONCE:
        raise bad_input("bad-moves", f"expected 1 to {MOST_AT_ONCE} moves", found=len(moves))
    if room.seats[seat].stand_in is not None:
        steps.add("seat", seat, stand_in=None, what="back")
    for place, move in enumerate(moves):
        if place and steps.room.made[-1].sealed:
            raise Refused("sealed", f"{moves[place - 1]} brings something hidden to light; look at it before {move}", {"made": place})
        if steps.room.deciding != seat:
            raise Refused("not-your-turn", f"after {moves[place - 1]} it is not your decision any more", {"made": place})
        play(steps, move, "human")


def play(steps: Steps, move: str, by: str) -> None:
    try:
        steps.play(move, by)
    except IllegalMove as reason:
        data = refusal_data(steps.room.game, move)
        raise Refused("illegal", str(reason), {"move": reason.refusal.move, "refusal": data}) from reason
    except UnknownMove as reason:
        raise bad_input("unknown-move", str(reason), move=move) from reason


def look(room: Room, player: str, seat: int, line: Sequence[str]) -> tuple[Room, list[dict[str, Any]], int]:
    """The room after some moves of the seat that decides, what they bring, and how many were made: it stops before the first seal."""
    check_decides(room, player, seat)
    if len(line) > MOST_AT_ONCE:
        raise bad_input("bad-moves", f"expected at most {MOST_AT_ONCE} moves", found=len(line))
    steps = Steps(room, player, room.last_at)
    for move in line:
        if steps.room.deciding != seat:
            break
        play(steps, move, "human")
        if steps.room.made[-1].sealed:
            steps.stages.pop()
            break
    if not steps.stages:
        return room, [], 0
    reached = steps.stages[-1][1]
    new = reached.game.moves_made - room.game.moves_made
    events = [event_data(event) for n in range(new) for event in reached.game.at(room.game.moves_made + n + 1).events()]
    return reached, events, new


def why(room: Room, player: str, seat: int, move: str) -> dict[str, Any]:
    check_holds(room, player, seat)
    try:
        return dict(refusal_data(room.game, move))
    except UnknownMove as reason:
        raise bad_input("unknown-move", str(reason), move=move) from reason
