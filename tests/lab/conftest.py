"""What several tests of the lab need."""

from __future__ import annotations

import secrets

import pytest

RAY_TOKEN = secrets.token_hex(32)  # Ray reads it once in a process, so all tests share it


@pytest.fixture
def ray_token(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without one in the environment, Ray writes a token to the home folder."""
    monkeypatch.setenv("RAY_AUTH_TOKEN", RAY_TOKEN)
