"""Where the server keeps its games: SQLite for one process, PostgreSQL for several."""

from firelight.server.store.store import Store, StoreError

__all__ = ["Store", "StoreError"]
