"""Voting an absent player out, after the time that was agreed when the game was created."""

from __future__ import annotations

from collections.abc import Container

from firelight.server.errors import Refused, forbidden
from firelight.server.seats import check_seat, give_to_bot
from firelight.server.steps import Steps
from firelight.server.store.rows import Player
from firelight.server.store.schema import WATCHING
from firelight.server.undo import check_playing, settle_requests


def plan_vote(steps: Steps, player: Player, absent: int, here: Container[int], now: float) -> None:
    """Vote, with the player's seats, for a bot to take the seat over. `here`: the seats whose players are connected."""
    room = steps.room
    check_playing(room)
    check_seat(room, absent)
    mine = (room.seats_of(player.id) & room.active_humans) - {absent}
    if not mine or absent in room.seats_of(player.id):
        raise forbidden("not-playing", "only the other players can vote somebody out", seat=absent)
    _check_absent(steps, absent, here, now)
    needs = {seat for seat in room.active_humans - {absent} if seat in here} | mine
    for seat in sorted(mine):
        steps.add("vote", seat, out=absent, needs=sorted(needs))
    vote = steps.room.votes[absent]
    if vote.yes >= vote.needs:
        for holder in room.holders.get(absent, ()):
            steps.hold(WATCHING, holder)
        give_to_bot(steps, absent, "voted-out")
        settle_requests(steps)


def _check_absent(steps: Steps, seat: int, here: Container[int], now: float) -> None:
    room = steps.room
    name, vote_at = room.seats[seat].name, room.vote_at(seat)
    if vote_at is None:
        agreed = "can be voted out only while it is their turn" if room.facts.absence is not None else "cannot be voted out of this game"
        raise Refused("not-absent", f"{name} {agreed}", {"seat": seat, "vote_at": None})
    if now < vote_at:
        raise Refused("not-absent", f"{name} still has time: the agreed absence is not over yet", {"seat": seat, "vote_at": vote_at})
    if seat in here:
        raise Refused("not-absent", f"{name} is here", {"seat": seat, "vote_at": vote_at})
