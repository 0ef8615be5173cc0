"""Faults of the database and the disk: the sentences for players, and one log line when a fault begins and one when it ends."""

from __future__ import annotations

import errno
import logging
import sqlite3
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass

from sqlalchemy.exc import DBAPIError, DisconnectionError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from firelight.server.store import metrics

DISK_FULL, NO_DATABASE = "disk-full", "no-database"
MESSAGES = {
    DISK_FULL: "the server's disk is full; nothing was changed. Tell the operator",
    NO_DATABASE: "the database does not respond; try again in a moment",
}
FULL = frozenset({errno.ENOSPC, errno.EDQUOT, errno.EFBIG})
SQLITE_FULL = frozenset(
    {
        sqlite3.SQLITE_FULL,
        sqlite3.SQLITE_IOERR_WRITE,
        sqlite3.SQLITE_IOERR_FSYNC,
        sqlite3.SQLITE_IOERR_SHMSIZE,
        sqlite3.SQLITE_IOERR_TRUNCATE,
    }
)
POSTGRES_FULL = "53100"
POSTGRES_READ_ONLY = "25006"
LOST = frozenset({"OperationalError", "InterfaceError"})  # the same names in every driver
REMIND = 10.0  # seconds between two log lines about a lasting fault
QUIET = 1.0  # seconds without a failure before a fault is over

log = logging.getLogger("firelight.database")


def code_of(error: BaseException) -> str | None:
    """The code of a full disk or a database that does not respond; None for any other error."""
    if isinstance(error, (PoolTimeout, DisconnectionError)):
        return NO_DATABASE
    if isinstance(error, DBAPIError):
        inner = None if error.orig is None else code_of(error.orig)
        return inner or (NO_DATABASE if error.connection_invalidated else None)
    if isinstance(error, OSError) and error.errno in FULL:
        return DISK_FULL
    if isinstance(error, sqlite3.Error):
        return _sqlite_code(error)
    state = getattr(error, "sqlstate", None)
    if state == POSTGRES_FULL:
        return DISK_FULL
    if type(error).__module__.partition(".")[0] != "psycopg":
        return None
    return NO_DATABASE if state == POSTGRES_READ_ONLY or LOST & {kind.__name__ for kind in type(error).__mro__} else None


def _sqlite_code(error: sqlite3.Error) -> str | None:
    """A mistake in our own SQL has the code SQLITE_ERROR, which is not a fault of the database."""
    number = getattr(error, "sqlite_errorcode", None)
    if number in SQLITE_FULL:
        return DISK_FULL
    return NO_DATABASE if isinstance(error, sqlite3.OperationalError) and number != sqlite3.SQLITE_ERROR else None


@dataclass
class Outage:
    """A fault that has not ended yet."""

    began: float
    last: float  # time of the last failure
    logged: float  # when it was last logged
    failed: int = 0
    unlogged: int = 0


class Outages:
    """The faults of this process. During an outage a busy server fails thousands of requests, but logs only a few lines."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.current: dict[str, Outage] = {}
        self._lock = threading.Lock()

    def failed(self, error: BaseException) -> None:
        """Count a failure of the store, if it is a fault."""
        code = code_of(error)
        if code is None:
            return
        metrics.DATABASE_FAULTS.labels(code).inc()
        with self._lock:
            now = self.clock()
            outage = self._begun(code, error, now)
            outage.failed += 1
            outage.unlogged += 1
            if now - outage.logged >= REMIND:
                log.warning("%s: %d more requests failed in the last %.0f s", code, outage.unlogged, now - outage.logged)
                outage.logged, outage.unlogged = now, 0

    def explains(self, error: BaseException) -> bool:
        """Whether an error is a fault, which needs no traceback in the log. A new fault starts an outage."""
        code = code_of(error)
        if code is None:
            return False
        with self._lock:
            self._begun(code, error, self.clock())
        return True

    def _begun(self, code: str, error: BaseException, now: float) -> Outage:
        outage = self.current.get(code)
        if outage is None:
            detail = str(getattr(error, "orig", None) or error).strip().splitlines() or [type(error).__name__]
            log.error("%s begins: %s (%s)", code, MESSAGES[code].partition(";")[0], detail[0][:200])
            outage = self.current[code] = Outage(now, now, now)
        outage.last = now
        return outage

    def written(self) -> None:
        """`Health` has really written something: faults that have not occurred since are over."""
        with self._lock:
            now = self.clock()
            for code, outage in list(self.current.items()):
                if now - outage.last >= QUIET:
                    del self.current[code]
                    log.warning("%s is over after %.0f s; %d requests failed", code, now - outage.began, outage.failed)


OUTAGES = Outages()
