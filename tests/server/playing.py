"""A process that plays in a game until it is stopped or killed: `python -m tests.server.playing URL SECRET GAME MOVES`.

For each of its acknowledged moves it prints the number of moves made before it.
"""

from __future__ import annotations

import asyncio
import os
import random
import sys

from firelight.server.errors import Refused
from firelight.server.rooms import Rooms
from firelight.server.settings import Settings
from firelight.server.store import Store


async def play(url: str, secret: str, game: str, most: int) -> None:
    rooms = Rooms(Store(url), None, Settings(database=url))
    await rooms.start()
    player = await rooms.players.of(secret)
    assert player is not None
    chance = random.Random(os.getpid())
    print("ready", flush=True)
    while True:
        live = await rooms.keeper.get(game)
        room = live.room
        if room.deciding is None or len(room.made) >= most:
            break
        move = chance.choice(room.game.moves()).text
        try:
            await rooms.move(player, game, f"{os.getpid()} {len(room.made)}", room.deciding, len(room.made), [move])
            print(len(room.made), move, sep="\t", flush=True)
        except Refused as refused:
            if refused.code not in ("out-of-date", "not-your-turn", "illegal"):
                raise
    await rooms.stop()


if __name__ == "__main__":
    asyncio.run(play(sys.argv[1], sys.argv[2], sys.argv[3], int(sys.argv[4])))
