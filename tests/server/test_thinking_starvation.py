"""A real server under attack: whoever keeps it busy from one address does not hold up a visitor from another one."""

from __future__ import annotations

import socket

import pytest

from bench import starvation


def has_two_addresses() -> bool:
    with socket.socket() as probe:
        try:
            probe.bind((starvation.ELSEWHERE, 0))
        except OSError:
            return False
    return True


@pytest.mark.slow
@pytest.mark.skipif(not has_two_addresses(), reason="this machine has only one loopback address")
def test_a_visitor_gets_a_sparks_move_in_time_beside_66_games_of_infernos() -> None:
    found = starvation.run()
    assert found.crowd.refused == "too-many-bot-games"
    assert len(found.crowd.games) + starvation.ALONE == starvation.GAMES and found.crowd.moved == set(found.crowd.games)
    assert len(found.idle.moves) >= 10 and len(found.busy.moves) >= 10
    assert found.crowd.moves > 0, "the infernos think meanwhile"
    assert found.longer <= starvation.BAR, f"idle {found.idle.moves}, busy {found.busy.moves}"
