"""A party the Leader called back must be sent again, so nothing done in between may make that impossible (E5.1)."""

from firelight.engine.jit import jit
from firelight.games.emberheart.content.tables import COMPANION_LEVEL, PLACE_SPECIALIST
from firelight.games.emberheart.content.words import HIRELING, NONE, PLACE_COUNT, SPACES, STRENGTH
from firelight.games.emberheart.rules.decisions import RESEND
from firelight.games.emberheart.rules.layout import State


@jit
def has_space_for(s: State, place: int, size: int) -> bool:
    """Whether a space of that place is free for a party of at most that size."""
    for space in range(1, SPACES + 1):
        if s.parties[place * SPACES + space - 1].seat == NONE and space <= size:
            return True
    return False


@jit
def all_followers(s: State, seat: int) -> int:
    """Everybody in the supply."""
    b = s.bands[seat]
    return b.followers[0] + b.followers[1] + b.followers[2] + b.followers[3]


@jit
def can_resend(s: State, seat: int, given: int, taken: int, gear: int) -> bool:
    """Whether a party could be sent after paying `gear` and swapping `given` for `taken` (NONE: no swap). Spare gear can pay for swaps."""
    b = s.bands[seat]
    lacking = COMPANION_LEVEL[b.attributes[STRENGTH]] if b.companion_used == 0 else 0
    for place in range(PLACE_COUNT):
        expert = PLACE_SPECIALIST[place]
        fitting = b.followers[HIRELING] + b.followers[expert] + b.gear - gear
        if given == HIRELING or given == expert:
            fitting -= 1
        if taken == HIRELING or taken == expert:
            fitting += 1
        if has_space_for(s, place, min(fitting, all_followers(s, seat)) + lacking):
            return True
    return False


@jit
def may_spend(s: State, seat: int, given: int, taken: int, gear: int) -> bool:
    """False only if the seat has a called-back party to send and could not send it afterwards."""
    for place in range(s.depth):
        if s.frames[place].kind == RESEND and s.frames[place].seat == seat:
            return can_resend(s, seat, given, taken, gear)
    return True
