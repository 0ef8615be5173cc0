"""The same tournament on a local Ray."""

from __future__ import annotations

import sys

import pytest

from firelight.lab.arena import run
from firelight.lab.ray_pool import RayError
from tests.lab.support import bot, small, timeless

pytestmark = pytest.mark.usefixtures("ray_token")


def test_ray_plays_the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    ray = pytest.importorskip("ray")
    shut_down, told = ray.shutdown, list[str]()
    monkeypatch.setattr(ray, "shutdown", lambda: told.append("shut down"))  # one Ray serves both tournaments
    try:
        tournament = small(bot("First"), "random", games=4)
        on_ray = run(tournament, jobs=2, ray="local")
        assert timeless(on_ray.results) == timeless(run(tournament, jobs=1).results)
        assert len(on_ray.results) == 4 and not on_ray.broken and told == ["shut down"]
        broken = run(small(bot("Killer"), "random", games=2), jobs=2, ray="local")
        assert not broken.results and [trouble.reason for trouble in broken.broken] == ["its process ended (WorkerCrashedError)"] * 2
        assert told == ["shut down"]  # only those who started it shut it down
    finally:
        shut_down()


@pytest.mark.parametrize("address", ["127.0.0.1:1", "nowhere", "host:port"])
def test_a_cluster_that_is_not_there_is_told(address: str) -> None:
    pytest.importorskip("ray")
    with pytest.raises(RayError, match=f"'{address}' cannot be joined"):
        run(small(), ray=address)


def test_without_ray_the_way_to_install_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(RayError, match=r'pip install "firelight\[ray\]"'):
        run(small(), ray="local")
