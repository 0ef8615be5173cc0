"""Games of `search` against itself, recorded move by move: run by `bench.old_search` on the packages of two commits.

It uses only what both packages have. One line for each game: its moves, scores, decisions and processor time in seconds.
"""

from __future__ import annotations

import json
import sys
import time
from itertools import islice

from firelight.lab.match import play
from firelight.lab.schedule import Tournament


def main(game: str, players: int, games: int, simulations: int, seed: int) -> None:
    play(next(Tournament(game, players, ("search:1",) * players, 1, seed).fixtures()))  # compiles
    for fixture in islice(Tournament(game, players, (f"search:{simulations}",) * players, games, seed).fixtures(), games):
        began = time.process_time()
        result = play(fixture, keep=True)
        seconds = time.process_time() - began
        assert result.record is not None
        line = {"moves": result.record["moves"], "scores": result.scores, "decisions": sum(result.moves), "seconds": seconds}
        print(json.dumps(line), flush=True)


if __name__ == "__main__":
    main(sys.argv[1], *(int(argument) for argument in sys.argv[2:]))
