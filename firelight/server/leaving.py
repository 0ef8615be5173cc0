"""Taking a game off one's list."""

from __future__ import annotations

from firelight.server.keeper import Keeper
from firelight.server.room import OPEN, WAITING
from firelight.server.shapes import Player
from firelight.server.steps import Steps
from firelight.server.store import games
from firelight.server.store.schema import WATCHING
from firelight.server.store.writer import Write


async def leave(keeper: Keeper, player: Player, game: str) -> None:
    """Seats of a game that has not begun are given up; a game that nobody has begun and nobody keeps is deleted."""

    def plan(steps: Steps) -> None:
        room = steps.room
        mine = room.seats_of(player.id)
        if player.id in room.holders.get(WATCHING, ()):
            steps.let_go(WATCHING, player.id)
        if room.status != WAITING:
            steps.also.append(lambda write: games.hide(write, game, player.id))
        else:
            for seat in sorted(mine):
                steps.let_go(seat, player.id)
                if not steps.room.holders[seat]:
                    steps.add("seat", seat, sits=OPEN, name="", what="left")
            _pass_on(steps, player)
        steps.also.append(delete_if_unused)

    def delete_if_unused(write: Write) -> None:
        if not games.visible_holders(write.connection, game) and not games.has_moves(write.connection, game):
            games.remove(write, game)

    await keeper.do(game, player, None, plan)


def _pass_on(steps: Steps, player: Player) -> None:
    """Somebody else who plays becomes the host."""
    room = steps.room
    heir = next((holder for seat in range(len(room.seats)) for holder in sorted(room.holders.get(seat, ()))), None)
    if room.host == player.id and heir is not None:
        game = room.facts.id
        room.host = heir
        steps.also.append(lambda write: games.set_host(write, game, heir))
