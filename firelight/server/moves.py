"""Making moves, trying them out, and explaining why one is not allowed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from firelight.engine.errors import IllegalMove, UnknownMove
from firelight.engine.view import deeds_of
from firelight.server.errors import Refused, bad_input, forbidden
from firelight.server.room import Room
from firelight.server.steps import Steps
from firelight.server.undo import check_playing
from firelight.table import acts_data, proposal_data, refusal_data

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
    """Make all of the moves or none. Only the last one may reveal something hidden."""
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
            raise Refused("sealed", f"{moves[place - 1]} reveals something; look at it before {move}", {"made": place})
        if steps.room.deciding != seat:
            raise Refused("not-your-turn", f"after {moves[place - 1]} it is not your decision any more", {"made": place})
        play(steps, move, "human")


def play(steps: Steps, move: str, by: str) -> None:
    with _refusing(move):
        steps.play(move, by)


@contextmanager
def _refusing(move: str) -> Iterator[None]:
    """Turn what the rules forbid into a refusal with the reason."""
    try:
        yield
    except IllegalMove as reason:
        refusal = reason.refusal
        data = {"rule": refusal.rule, "code": refusal.code, "args": dict(refusal.args)}
        raise Refused("illegal", str(reason), {"move": refusal.move, "refusal": data}) from reason
    except UnknownMove as reason:
        raise bad_input("unknown-move", str(reason), move=move) from reason


def propose(room: Room, player: str, seat: int, line: Sequence[str]) -> dict[str, Any]:
    """The act that begins with these moves, completed in the usual way."""
    check_decides(room, player, seat)
    with _refusing(", ".join(line)):
        return proposal_data(room.game, line)


def acts(
    room: Room,
    player: str,
    seat: int,
    families: Sequence[str],
    refusals: Sequence[str] | None,
    upto: Sequence[str],
    foreseen: Sequence[str],
) -> dict[str, Any]:
    """Every act that begins with a move of these families (see `acts_data`), and how the moves in `foresee` would be made."""
    check_decides(room, player, seat)
    game = room.game
    deeds, notation = deeds_of(game.edition), game.edition.notation
    texts = [notation[action] for action in game.actions if deeds[action].family in foreseen] if foreseen else []
    return {**acts_data(game, families, refusals, upto), "proposals": [proposal_data(game, [text]) for text in texts]}


def why(room: Room, player: str, seat: int, move: str) -> dict[str, Any]:
    check_holds(room, player, seat)
    try:
        return dict(refusal_data(room.game, move))
    except UnknownMove as reason:
        raise bad_input("unknown-move", str(reason), move=move) from reason
