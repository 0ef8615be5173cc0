"""Closing, deleting and exporting games, with a running server or with its database alone."""

from __future__ import annotations

from typing import Any

from firelight.server.errors import Refused, not_found
from firelight.server.keeper import Keeper
from firelight.server.room import OVER
from firelight.server.steps import Steps
from firelight.server.store import games, operations


def unknown(game: str) -> Refused:
    return not_found("game", f"{game}: there is no such game. firelight admin games lists them, without a server firelight games")


async def close_game(keeper: Keeper, game: str) -> None:
    """End a game that nobody will finish. It can still be exported."""

    def end(steps: Steps) -> None:
        if steps.room.status == OVER:
            raise Refused("over", f"{game}: this game is over")
        steps.add("close")

    await keeper.do(game, None, None, end)


async def delete_game(keeper: Keeper, game: str) -> None:
    """Delete a game for good."""
    known = await keeper.store.read(lambda connection: games.host_and_holders(connection, game))
    if known is None:
        raise unknown(game)
    await keeper.store.write(game, lambda write: games.remove(write, game))


async def record_of(keeper: Keeper, game: str) -> dict[str, Any]:
    """The record of a game, finished or not: whoever has the database could read it there anyway."""
    room = (await keeper.get(game)).room
    return await keeper.rules(room.game.record)


async def show_game(keeper: Keeper, game: str) -> dict[str, Any]:
    found = await keeper.store.read(lambda connection: operations.one_game(connection, game))
    if found is None:
        raise unknown(game)
    return found
