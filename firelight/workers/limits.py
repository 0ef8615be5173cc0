"""What a worker may use: a worker sets these limits on itself, and the system enforces them."""

from __future__ import annotations

import os
import resource
import sys
from contextlib import suppress
from pathlib import Path

HANDLES = 64


def _pages(field: int) -> int:
    """Bytes; 0 where the system does not tell."""
    with suppress(OSError):
        return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[field]) * os.sysconf("SC_PAGESIZE")
    return 0


def address_space() -> int:
    """Bytes; 0 where the system does not tell."""
    return _pages(0)


def memory_in_use() -> int:
    """Bytes; where the system does not tell, the most there ever were."""
    return _pages(1) or resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * (1 if sys.platform == "darwin" else 1024)


def limit_memory(most: int) -> None:
    """So many bytes of address space more than now; few open files, and none of what was in memory."""
    for which, limit in ((resource.RLIMIT_CORE, 0), (resource.RLIMIT_NOFILE, HANDLES), (resource.RLIMIT_AS, address_space() + most)):
        with suppress(OSError, ValueError):
            resource.setrlimit(which, (limit, limit))


def limit_time(seconds: int) -> None:
    """So many seconds of processor time from now on; the system ends the process after that."""
    used = resource.getrusage(resource.RUSAGE_SELF)
    with suppress(OSError, ValueError):
        _, hard = resource.getrlimit(resource.RLIMIT_CPU)
        resource.setrlimit(resource.RLIMIT_CPU, (int(used.ru_utime + used.ru_stime) + 1 + seconds, hard))
