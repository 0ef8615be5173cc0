"""The acts of Emberheart: which decisions belong together, and what is usually chosen in them."""

from __future__ import annotations

from firelight.games.emberheart.rules.decisions import COMPANION, PARTY, SWAP
from firelight.games.emberheart.texts.reading import Reading

INNER = frozenset({"party-space", "party", "companion", "swap", "attach", "onto", "gear", "flame-choice"})

PAID = frozenset({"make-up", "swap-kinds"})


def usual(r: Reading, actions: list[int]) -> int | None:
    """As large a party as fits, specialists first, since they come back; and all that the companion brings."""
    return actions[-1] if r.frame.kind in (PARTY, COMPANION) else None


def closes(r: Reading, action: int) -> bool:
    """A party has gone with all that its companion brings, a follower was swapped."""
    return r.frame.kind in (COMPANION, SWAP) or (r.frame.kind == PARTY and r.frame.companion == 0)
