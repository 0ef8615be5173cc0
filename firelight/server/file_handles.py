"""File handles: every connection needs one, so raise the system's limit and fit our own limits to it."""

from __future__ import annotations

import logging
from dataclasses import replace

from firelight.server.limits import Limits

OTHERS = 128  # for the database, webhooks and files
OF_PROCESS = 4  # for each thinking process
LEAST_CONNECTIONS = 16
WANTED = (1 << 20, 1 << 16, 10_240)  # some systems report no limit, yet refuse large numbers

log = logging.getLogger("firelight.server")


def raise_file_limit() -> int | None:
    """Raise this process's limit on open files as far as the system allows. Returns the limit, or None where there is none of this kind."""
    try:
        import resource
    except ImportError:
        return None
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    for number in WANTED:
        wanted = number if hard == resource.RLIM_INFINITY else min(number, hard)
        if soft == resource.RLIM_INFINITY or soft >= wanted:
            return None if soft == resource.RLIM_INFINITY else soft
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        except (OSError, ValueError):
            continue
        return wanted
    return soft


def fit_limits(limits: Limits, handles: int | None, processes: int = 0) -> Limits:
    """Lower the limits, with a warning, if they need more handles than there are."""
    others = OTHERS + OF_PROCESS * processes
    if handles is None or limits.connections + others <= handles:
        return limits
    most = max(LEAST_CONNECTIONS, handles - others)
    lowered = replace(
        limits,
        connections=most,
        connections_of_address=min(limits.connections_of_address, most // 2),
        sockets=min(limits.sockets, most),
        sockets_of_address=min(limits.sockets_of_address, most // 2),
    )
    log.warning(
        "this process may open only %d files; connections are limited to %d, of one address to %d. Raise it with LimitNOFILE or ulimit -n",
        handles,
        lowered.connections,
        lowered.connections_of_address,
    )
    return lowered
