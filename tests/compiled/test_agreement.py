"""Plain and compiled rules are one: after every decision of random games every byte of the state is the same.

FIRELIGHT_GAMES / 25 games for each number of players, notes included (which rules had an effect, what was sealed).
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from firelight.engine.chance import Rng, below, seed
from firelight.engine.game import MOST_OPTIONS
from firelight.engine.jit import Moves
from firelight.engine.kernels import GAME_OVER
from firelight.engine.records import differences, read, write
from tests.compiled import kernels
from tests.compiled.test_many_games import EDITION, GAMES, Watched
from tests.games import TABLES, decisions, option_sets, packed, packer

pytestmark = pytest.mark.xdist_group("compiled")

STATE = EDITION.title.state
ALL = [(players, options) for key, players in TABLES if key == "bonfire" for options in option_sets("bonfire")]
EACH = max(GAMES // 25 // len(option_sets("bonfire")), 1)


def play_plain(number: int, stream: int, players: int, values: Any) -> tuple[list[bytes], list[int], Rng]:
    """The same random game as kernels.watch_games, in plain Python."""
    rules = EDITION.plain
    state, rng, out = STATE(), Rng(), Moves([0] * MOST_OPTIONS)
    bytes_of = packer(STATE)
    states, offered = [], []
    seed(rng, number, stream)
    rules.setup(state, rng, players, *values)
    n = rules.advance(state, out)
    while n or state.frames[state.depth - 1].kind != GAME_OVER:
        if n == 0:
            rules.settle(state, rng)
        else:
            states.append(bytes_of(state))
            offered += out[:n]
            rules.resolve(state, out[below(rng, n)])
        n = rules.advance(state, out)
    states.append(bytes_of(state))
    return states, offered, rng


@pytest.mark.parametrize(("players", "options"), ALL)
def test_the_whole_state_agrees_after_every_decision(players: int, options: dict[str, int]) -> None:
    watched = Watched(trail=kernels.MOST_DECISIONS + 1)
    values = EDITION.title.option_values(players, options).values()
    number = 17 * players + len(options)
    for stream in range(EACH):
        watched.play(number, stream, 1, players, options)
        written = int(watched.decisions[0]) + 1
        compiled_options = watched.offered[: watched.counts[:written].sum()].tolist()
        states, plain_options, rng = play_plain(number, stream, players, values)
        if b"".join(states) != watched.trail[:written].tobytes():
            for place in range(min(written, len(states))):
                if states[place] != watched.trail[place].tobytes():
                    plain = read(STATE, np.frombuffer(states[place], STATE.dtype()))
                    differ = differences(plain, read(STATE, watched.trail[place]))
                    assert not differ, f"game {stream}, decision {place}, plain / compiled: {differ}"
        assert written == len(states)
        assert compiled_options == plain_options
        assert packed(rng) == watched.rngs.tobytes()


@pytest.mark.parametrize("players", [players for key, players in TABLES if key == "bonfire"])
def test_packed_is_written(players: int) -> None:
    """The quick bytes of these tests are the bytes that records.write makes, and reading them gives the state back."""
    for g in decisions("bonfire", players, 5, every=25):
        array = write(g.state)
        assert packed(g.state) == array.tobytes()
        assert read(STATE, array) == g.state
