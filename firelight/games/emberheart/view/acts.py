"""The acts of Emberheart: which decisions belong together, and what is usually chosen in them."""

from __future__ import annotations

from firelight.games.emberheart.rules.decisions import COMPANION, PARTY, SWAP
from firelight.games.emberheart.rules.parties import companion_flame, companion_gear
from firelight.games.emberheart.texts.reading import Reading

INNER = frozenset({"party-space", "party", "companion", "swap", "attach", "onto", "gear", "flame-choice"})

OPENS = frozenset({"go", "to-space", "with-companion", "swap", "attach"})
PAID = frozenset({"make-up", "swap-kinds"})


def usual(r: Reading, actions: list[int]) -> int | None:
    """The largest party that fits, specialists first, since they come back; and everything that the companion brings."""
    return actions[-1] if r.frame.kind in (PARTY, COMPANION) else None


def closes(r: Reading) -> bool:
    """A party has been sent with everything its companion brings, or a follower was swapped."""
    f = r.frame
    if f.kind == PARTY:
        return f.companion == 0 or not (r.rule(companion_gear)(r.b, f.space) or r.rule(companion_flame)(r.s, r.b, f.place))
    return f.kind in (COMPANION, SWAP)
