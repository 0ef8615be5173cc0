"""Fixtures for several tests of the lab."""

from __future__ import annotations

import secrets

import pytest

RAY_TOKEN = secrets.token_hex(32)  # Ray reads it once per process, so all tests share it


@pytest.fixture
def ray_token(monkeypatch: pytest.MonkeyPatch) -> None:
    """Set a token; without one in the environment, Ray would write one to the home folder."""
    monkeypatch.setenv("RAY_AUTH_TOKEN", RAY_TOKEN)
