"""Metrics of the database. The server registers them with its own."""

from __future__ import annotations

from typing import Final

from prometheus_client import Counter, Histogram

FAST = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)

COMMIT_SECONDS: Final = Histogram("firelight_commit_seconds", "Time of a database transaction that writes", registry=None, buckets=FAST)
DATABASE_FAULTS: Final = Counter("firelight_database_faults", "Failed database operations, by code", ["code"], registry=None)
