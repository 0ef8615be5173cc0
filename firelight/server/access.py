"""Who may see a game's secrets. Whatever shows more than lies open on the table asks here, and nowhere else."""

from __future__ import annotations

from firelight.server.errors import Refused, forbidden
from firelight.server.room import OPEN, OVER, Room


def has_table_to_themselves(room: Room, player: str) -> bool:
    """A solo or hot-seat game: no seat is open, and nobody else holds one."""
    if not room.seats_of(player) or any(seat.kind == OPEN for seat in room.seats):
        return False
    return all(room.holders.get(seat) == frozenset([player]) for seat in room.humans)


def may_see_secrets(room: Room, player: str) -> bool:
    """Everybody once the game has ended; before that only somebody who has the table to themselves, and never in a series."""
    return room.status == OVER or (has_table_to_themselves(room, player) and not room.facts.series)


def check_secrets(room: Room, player: str) -> None:
    if not may_see_secrets(room, player):
        raise forbidden("not-over", "this shows what lies hidden, so you can have it when the game is over")


def check_review(room: Room) -> None:
    """A review compares moves with what was hidden, so it is for games that were played to their end."""
    if room.status != OVER or not room.game.over:
        raise Refused("not-over", "a game can be reviewed when it is over")


def check_branch(room: Room, player: str) -> None:
    """Spectators have to wait for the end; those who play get a branch in which everything hidden is dealt again."""
    if room.status != OVER and not room.seats_of(player):
        raise forbidden("not-playing", "only those who play can branch a game before it is over")


def deals_again(room: Room) -> bool:
    """Whether a branch has to deal everything hidden again."""
    return room.status != OVER
