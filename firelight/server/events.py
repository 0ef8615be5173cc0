"""Security events: attacks and changes of identity that the operator wants to know about. They never contain a secret."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping, MutableMapping
from typing import Any

from firelight.server import metrics
from firelight.server.addresses import address_of
from firelight.server.store.rows import Entry

SECURITY_CODES = frozenset({"banned", "flood", "too-complex", "wrong-origin", "unknown-host"})  # refusals worth a security event
EXPULSIONS = frozenset({"removed", "voted-out"})  # `what` in a `seat` entry
WHO = "firelight.player"  # key in the scope of a request

log = logging.getLogger("firelight.security")


def security(event: str, *, address: str | None = None, player: str | None = None, game: str | None = None, **more: Any) -> None:
    """Write one line to the log and count the event by kind."""
    known = {"event": event, "address": address, "player": player, "game": game, **more}
    metrics.SECURITY.labels(event).inc()
    log.info(event, extra={"fields": {name: value for name, value in known.items() if value is not None}})


def identified(scope: MutableMapping[str, Any], player: str) -> None:
    """Note who sent a request, for later events about it."""
    scope[WHO] = player


def refused(code: str, scope: Mapping[str, Any]) -> None:
    """Count a refusal; some are also security events."""
    metrics.count_refusal(code)
    if code in SECURITY_CODES:
        security(code, address=address_of(scope), player=scope.get(WHO))


def written(game: str, entries: Iterable[Entry]) -> None:
    """Count the moves of a change, and log who lost a seat."""
    for entry in entries:
        if entry.kind == "move":
            metrics.MOVES.labels(entry.data["by"]).inc()
        elif entry.kind == "seat" and entry.data.get("what") in EXPULSIONS:
            security(f"seat-{entry.data['what']}", player=entry.player_id, game=game, seat=entry.seat)
