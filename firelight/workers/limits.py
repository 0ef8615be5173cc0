"""What a worker may use. A worker sets these limits on itself, and the system enforces them."""

from __future__ import annotations

import os
import resource
import sys
from contextlib import suppress
from pathlib import Path

HANDLES = 64


def _pages(field: int) -> int:
    """Bytes; 0 if the system does not say."""
    with suppress(OSError):
        return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[field]) * os.sysconf("SC_PAGESIZE")
    return 0


def address_space() -> int:
    """Bytes; 0 if the system does not say."""
    return _pages(0)


def memory_in_use() -> int:
    """Bytes; if the system does not say, the peak."""
    return _pages(1) or resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * (1 if sys.platform == "darwin" else 1024)


def limit_memory(most: int) -> None:
    """Allow this much more address space than now, only a few open files, and no core dump."""
    for which, limit in ((resource.RLIMIT_CORE, 0), (resource.RLIMIT_NOFILE, HANDLES), (resource.RLIMIT_AS, address_space() + most)):
        with suppress(OSError, ValueError):
            resource.setrlimit(which, (limit, limit))


def limit_time(seconds: int) -> None:
    """Allow this much more processor time; then the system ends the process."""
    used = resource.getrusage(resource.RUSAGE_SELF)
    with suppress(OSError, ValueError):
        _, hard = resource.getrlimit(resource.RLIMIT_CPU)
        resource.setrlimit(resource.RLIMIT_CPU, (int(used.ru_utime + used.ru_stime) + 1 + seconds, hard))
