"""Plain and compiled rules are one: after every decision of random games every byte of the state is the same.

FIRELIGHT_GAMES / 25 games for each number of players, shared by its options, notes included (which rules had an effect, what was sealed).
"""

from __future__ import annotations

import numpy as np
import pytest

from firelight.api import shipped_edition, titles
from firelight.engine.chance import Rng, below, seed
from firelight.engine.game import MOST_OPTIONS
from firelight.engine.jit import Ints, Moves
from firelight.engine.kernels import GAME_OVER
from firelight.engine.records import differences, read, write
from tests.compiled import kernels
from tests.compiled.test_many_games import ALL, GAMES, Watched
from tests.games import TABLES, decisions, option_sets, packed, packer


def play_plain(key: str, number: int, stream: int, players: int, values: Ints) -> tuple[list[bytes], list[int], Rng]:
    """The same random game as kernels.watch_games, in plain Python."""
    edition = shipped_edition(key)
    rules = edition.plain
    state, rng, out = edition.title.rules.state(), Rng(), Moves([0] * MOST_OPTIONS)
    bytes_of = packer(edition.title.rules.state)
    states, offered = [], []
    seed(rng, number, stream)
    rules.setup(state, rng, players, values)
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


@pytest.mark.parametrize(("key", "players", "options"), ALL)
def test_the_whole_state_agrees_after_every_decision(key: str, players: int, options: dict[str, int]) -> None:
    title = titles()[key]
    watched = Watched(key, trail=kernels.MOST_DECISIONS + 1)
    values = title.setup_arguments(title.option_values(players, options))
    number = 17 * players + len(options)
    for stream in range(max(GAMES // 25 // len(option_sets(key)), 1)):
        watched.play(number, stream, 1, players, options)
        written = int(watched.decisions[0]) + 1
        compiled_options = watched.offered[: watched.counts[:written].sum()].tolist()
        states, plain_options, rng = play_plain(key, number, stream, players, values)
        if b"".join(states) != watched.trail[:written].tobytes():
            for place in range(min(written, len(states))):
                if states[place] != watched.trail[place].tobytes():
                    plain = read(title.rules.state, np.frombuffer(states[place], title.rules.state.dtype()))
                    differ = differences(plain, read(title.rules.state, watched.trail[place]))
                    assert not differ, f"game {stream}, decision {place}, plain / compiled: {differ}"
        assert written == len(states)
        assert compiled_options == plain_options
        assert packed(rng) == watched.rngs.tobytes()


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_packed_is_written(key: str, players: int) -> None:
    """The quick bytes of these tests are the bytes that records.write makes, and reading them gives the state back."""
    for g in decisions(key, players, 5, every=25):
        array = write(g.state)
        assert packed(g.state) == array.tobytes()
        assert read(type(g.state), array) == g.state
