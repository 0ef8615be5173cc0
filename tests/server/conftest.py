"""A real PostgreSQL server for all tests that need one, with a separate database for each."""

from __future__ import annotations

import secrets
import tempfile
import warnings
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest


@pytest.fixture(scope="session")
def postgres(testrun_uid: str) -> Iterator[str]:
    """The address of a server shared by all test processes; the last one to leave stops it and deletes its folder.

    The folder is not one of pytest's: if tests run as root, those are closed to the user that the server runs as.
    """
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pgserver.postgres_server import get_server

    folder = Path(tempfile.gettempdir()) / f"firelight-postgres-{testrun_uid}"
    folder.mkdir(exist_ok=True)
    server = get_server(folder, cleanup_mode="delete")
    yield server.get_uri()
    server.cleanup()


@pytest.fixture
def postgres_url(postgres: str) -> Iterator[str]:
    """An empty database."""
    name = f"t{secrets.token_hex(6)}"
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    yield postgres.replace("/postgres?", f"/{name}?")
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'server.sqlite3'}"


@pytest.fixture(params=["sqlite", "postgresql"])
def any_url(request: pytest.FixtureRequest) -> str:
    """Tests with this fixture run on both databases."""
    found: str = request.getfixturevalue("sqlite_url" if request.param == "sqlite" else "postgres_url")
    return found
