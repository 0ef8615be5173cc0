"""Leaving a game for good, or only taking it off one's list."""

from __future__ import annotations

from firelight.server.keeper import Keeper
from firelight.server.room import OPEN, PLAYING, WAITING
from firelight.server.seats import give_to_bot, pass_host_on
from firelight.server.steps import Steps
from firelight.server.store import games
from firelight.server.store.rows import Player
from firelight.server.store.schema import WATCHING
from firelight.server.store.writer import Write
from firelight.server.undo import settle_requests


async def take_off_list(keeper: Keeper, player: Player, game: str) -> None:
    """In a running game the player keeps their seats. Before the start they give them up."""

    def plan(steps: Steps) -> None:
        _stop_watching(steps, player.id)
        if steps.room.status == WAITING:
            _give_up_seats(steps, player.id)
        else:
            steps.also.append(lambda write: games.hide(write, game, player.id))
        steps.also.append(lambda write: _delete_if_unused(write, game))

    await keeper.do(game, player, None, plan)


async def leave_game(keeper: Keeper, player: Player, game: str) -> None:
    """Hand the player's seats to bots for the rest of the game. When the last human leaves, the game is closed."""

    def plan(steps: Steps) -> None:
        _stop_watching(steps, player.id)
        if steps.room.status == WAITING:
            _give_up_seats(steps, player.id)
        elif steps.room.status == PLAYING:
            _hand_over_seats(steps, player.id)
        else:
            steps.also.append(lambda write: games.hide(write, game, player.id))
        steps.also.append(lambda write: _delete_if_unused(write, game))

    await keeper.do(game, player, None, plan)


def _stop_watching(steps: Steps, player: str) -> None:
    if player in steps.room.holders.get(WATCHING, ()):
        steps.let_go(WATCHING, player)


def _give_up_seats(steps: Steps, player: str) -> None:
    """Before the start: open the seats again."""
    for seat in sorted(steps.room.seats_of(player)):
        steps.let_go(seat, player)
        if not steps.room.holders[seat]:
            steps.add("seat", seat, sits=OPEN, name="", what="left")
    if steps.room.host == player:
        pass_host_on(steps)


def _hand_over_seats(steps: Steps, player: str) -> None:
    """During the game: let bots play on, unless somebody else also holds the seat."""
    for seat in sorted(steps.room.seats_of(player)):
        if steps.room.holders[seat] == {player}:
            give_to_bot(steps, seat, "left")
        else:
            steps.let_go(seat, player)
    if steps.room.host == player:
        pass_host_on(steps)
    if not steps.room.humans:
        steps.add("close")
    else:
        settle_requests(steps)


def _delete_if_unused(write: Write, game: str) -> None:
    """Delete a game without moves that neither its host nor a player has on their list."""
    if not games.kept_by(write.connection, game) and not games.has_moves(write.connection, game):
        games.remove(write, game)
