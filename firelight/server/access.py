"""Who may see a game's secrets. Everything that shows more than the open table asks here, and nowhere else."""

from __future__ import annotations

from firelight.server.errors import Refused, forbidden
from firelight.server.origin import is_under_way
from firelight.server.room import OPEN, OVER, Room


def has_table_to_themselves(room: Room, player: str) -> bool:
    """A solo or hot-seat game: no seat is open, and nobody else holds one."""
    if not room.seats_of(player) or any(seat.kind == OPEN for seat in room.seats):
        return False
    return all(room.holders.get(seat) == frozenset([player]) for seat in room.humans)


def may_see_secrets(room: Room, player: str) -> bool:
    """True for everybody once the game is over; before that, only for somebody with the table to themselves, unless the result is kept."""
    return room.status == OVER or (has_table_to_themselves(room, player) and not room.is_kept)


def check_secrets(room: Room, player: str) -> None:
    if not may_see_secrets(room, player):
        raise forbidden("not-over", "this shows hidden things, so you can have it when the game is over")


def check_review(room: Room) -> None:
    """A review compares moves with what was hidden, so the game must have been played to its end."""
    if room.status != OVER or not room.game.over:
        raise Refused("not-over", "a game can be reviewed when it is over")


def may_read_set(owner: str, shared: bool, player: str) -> bool:
    """Its owner may always read a component set; once it is shared, so may everybody who knows its link."""
    return shared or owner == player


def check_own_set(owner: str, player: str) -> None:
    if owner != player:
        raise forbidden("not-your-set", "this component set is somebody else's; copy it to change it")


def check_guest(room: Room, player: str, now: float) -> None:
    """Until the day is over, only those who play a challenge may see its game."""
    if is_under_way(room.origin, now) and not room.seats_of(player):
        raise forbidden("day-not-over", "games of the daily challenge can be watched when the day is over")


def check_branch(room: Room, player: str, now: float) -> None:
    """Spectators wait for the end of the game; players get a branch in which everything hidden is dealt again."""
    if is_under_way(room.origin, now):
        raise forbidden("day-not-over", "games of the daily challenge can be branched when the day is over")
    if room.status != OVER and not room.seats_of(player):
        raise forbidden("not-playing", "only those who play can branch a game before it is over")


def deals_again(room: Room) -> bool:
    """Whether everything hidden must be dealt again in a branch."""
    return room.status != OVER
