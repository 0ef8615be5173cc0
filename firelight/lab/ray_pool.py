"""Plays many games at once on a cluster of machines, with Ray."""

from __future__ import annotations

import os
import socket
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from importlib import import_module
from typing import Any

import firelight
from firelight.engine.errors import FirelightError
from firelight.lab.match import Result
from firelight.lab.schedule import Fixture
from firelight.lab.worker import Pool, Terms, play_watched

LOCAL, AUTO = "local", "auto"
SECONDS_TO_REACH = 10.0


class RayError(FirelightError):
    """Ray is missing, cannot be reached, or its machines cannot play."""


class RayPool(Pool[Any]):
    """Games as Ray tasks, one CPU each. `address`: local, auto or host:port."""

    def __init__(self, address: str, jobs: int | None, terms: Terms) -> None:
        self._ray, self._own = join_ray(address, jobs)
        self._terms = terms
        self.most = jobs or 2 * max(1, int(self._ray.cluster_resources().get("CPU", 1)))
        self._task = self._ray.remote(num_cpus=1, max_retries=0)(_play)

    def begin(self, fixture: Fixture) -> Any:
        return self._task.remote(fixture, self._terms, Place.here())

    def wait(self, games: list[Any]) -> Iterable[Any]:
        done: list[Any] = self._ray.wait(games)[0]
        return done

    def cancel(self, game: Any) -> None:
        self._ray.cancel(game, force=True)

    def result(self, game: Any) -> Result | str:
        """A game's result, or how its process was lost."""
        errors = self._ray.exceptions
        try:
            found: Result | str = self._ray.get(game)
            return found
        except (errors.RayTaskError, errors.RuntimeEnvSetupError) as reason:
            cause = getattr(reason, "cause", None) or reason
            raise RayError(
                f"ray: a game could not be started on the cluster: {cause}. Install the same Firelight and bots on every machine"
            ) from None
        except errors.RayError as reason:
            return f"its process ended ({type(reason).__name__})"

    def close(self) -> None:
        if self._own:
            self._ray.shutdown()


def join_ray(address: str, jobs: int | None) -> tuple[Any, bool]:
    """Ray connected to a cluster, and whether this call connected it. `address`: local, auto or host:port."""
    ray = _load(address)
    if ray.is_initialized():
        return ray, False
    own: dict[str, Any] = {"num_cpus": jobs, "include_dashboard": False} if address == LOCAL else {}
    try:
        if address not in (LOCAL, AUTO):
            host, _, port = address.rpartition(":")
            socket.create_connection((host, int(port)), SECONDS_TO_REACH).close()
        ray.init(address=address, log_to_driver=False, logging_level="error", **own)
    except (ValueError, RuntimeError, OSError, ray.exceptions.RayError) as reason:
        wanted = "local, auto or host:port of a running cluster (one with a token needs RAY_AUTH_MODE and RAY_AUTH_TOKEN here too)"
        raise RayError(f"ray: {address!r} cannot be joined ({reason}); expected {wanted}") from reason
    return ray, True


def _load(address: str) -> Any:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    if address != LOCAL:  # Ray would spend a quarter of an hour trying to reach a lost cluster
        os.environ.setdefault("RAY_NUM_REDIS_GET_RETRIES", "2")
    try:
        return import_module("ray")
    except ImportError as reason:
        raise RayError('ray is not installed. Install it with: pip install "firelight[ray]"') from reason


@dataclass(frozen=True)
class Place:
    """Where a task comes from, so that another machine can work in the same folder with the same modules."""

    folder: str
    paths: tuple[str, ...]
    version: str

    @classmethod
    def here(cls) -> Place:
        return cls(os.getcwd(), tuple(sys.path), firelight.__version__)

    def go_there(self) -> None:
        if self.version != firelight.__version__:
            raise RayError(f"this machine has Firelight {firelight.__version__}, not {self.version}")
        if os.path.isdir(self.folder):
            os.chdir(self.folder)
        sys.path += [path for path in self.paths if path not in sys.path]


def _play(fixture: Fixture, terms: Terms, place: Place) -> Result | str:
    """Play a game on any machine as if it were the one that asked."""
    place.go_there()
    return play_watched(fixture, terms)
