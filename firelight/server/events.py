"""Security events: what a host wants to know of attacks and of changes to who is who. Never a secret."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping, MutableMapping
from typing import Any

from firelight.server import metrics
from firelight.server.addresses import address_of
from firelight.server.store.rows import Entry

TELLING = frozenset({"banned", "flood", "too-complex", "wrong-origin", "unknown-host"})  # codes of refusals that hosts want to hear of
EXPULSIONS = frozenset({"removed", "voted-out"})  # what a `seat` entry says
WHO = "firelight.player"  # in the scope of a request

log = logging.getLogger("firelight.security")


def security(event: str, *, address: str | None = None, player: str | None = None, game: str | None = None, **more: Any) -> None:
    """One line of the log, counted by kind."""
    known = {"event": event, "address": address, "player": player, "game": game, **more}
    metrics.SECURITY.labels(event).inc()
    log.info(event, extra={"fields": {name: value for name, value in known.items() if value is not None}})


def identified(scope: MutableMapping[str, Any], player: str) -> None:
    """Who asks, for what may be noted about this request later."""
    scope[WHO] = player


def refused(code: str, scope: Mapping[str, Any]) -> None:
    """Count a refusal; some are security events."""
    metrics.count_refusal(code)
    if code in TELLING:
        security(code, address=address_of(scope), player=scope.get(WHO))


def written(game: str, entries: Iterable[Entry]) -> None:
    """Count the moves of a change, and note who lost a seat."""
    for entry in entries:
        if entry.kind == "move":
            metrics.MOVES.labels(entry.data["by"]).inc()
        elif entry.kind == "seat" and entry.data.get("what") in EXPULSIONS:
            security(f"seat-{entry.data['what']}", player=entry.player_id, game=game, seat=entry.seat)
