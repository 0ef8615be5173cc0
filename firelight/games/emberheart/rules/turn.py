"""The decisions with several kinds of options: before the action phase (E13.2) and the action turn (E2)."""

from firelight.engine.decisions import allowed, nothing
from firelight.engine.jit import Moves, jit
from firelight.engine.stack import fire, pop, push, tell
from firelight.games.emberheart.content.words import PLACE_COUNT
from firelight.games.emberheart.rules.decisions import (
    ACT,
    AIDE,
    ATTACH,
    ATTACH_DRAGON,
    BEFORE,
    CLIMB,
    DONE,
    FIRST_ATTRIBUTE,
    GO,
    MESSENGER,
    RESEND,
    REWARD,
    SAGE,
    STATION,
    STATION_TWICE,
    SWAP,
    SWAP_GEAR,
    TO_SPACE,
    USE_APPRENTICE,
    USE_BARD,
    USE_PARAGON,
    WAREHOUSE,
    WINDOW,
    Frame,
)
from firelight.games.emberheart.rules.dragons import can_attach
from firelight.games.emberheart.rules.events import ATTRIBUTE_MOVED
from firelight.games.emberheart.rules.heroes import may_use_apprentice, may_use_bard, may_use_paragon, use_apprentice, use_bard, use_paragon
from firelight.games.emberheart.rules.layout import State
from firelight.games.emberheart.rules.parties import go_to, may_go_to
from firelight.games.emberheart.rules.rulebook import E1_2, E2_1, E8_1, E13_1, E13_2
from firelight.games.emberheart.rules.village import (
    may_swap_any,
    may_take_aide,
    may_use_station,
    may_use_warehouse,
    take_aide,
    use_station,
    use_warehouse,
)


@WINDOW[ATTACH_DRAGON].guard
@REWARD[ATTACH_DRAGON].guard
@CLIMB[ATTACH_DRAGON].guard
@MESSENGER[ATTACH_DRAGON].guard
@SAGE[ATTACH_DRAGON].guard
@jit
def may_window(s: State, seat: int) -> int:
    """Whether there is something to attach."""
    return 0 if can_attach(s, seat) else E8_1


@WINDOW[ATTACH_DRAGON].effect
@REWARD[ATTACH_DRAGON].effect
@CLIMB[ATTACH_DRAGON].effect
@MESSENGER[ATTACH_DRAGON].effect
@SAGE[ATTACH_DRAGON].effect
@jit
def attach_meanwhile(s: State, f: Frame) -> None:
    """Dragons may be attached before the decision is made (E8.1)."""
    push(s, ATTACH, f.seat, 0, 0)


@REWARD.lister
@CLIMB.lister
@MESSENGER.lister
@SAGE.lister
@jit
def list_attaching(out: Moves, n: int) -> int:
    """Attaching is listed last, and only beside a real choice."""
    return 1 if n == 2 and out[1] == ATTACH_DRAGON else n


WINDOW[DONE].guard(allowed)
WINDOW[DONE].effect(nothing)


@BEFORE.guard
@jit
def may_before(s: State, f: Frame, action: int) -> int:
    """Before the action phase: attach, Apprentice, Bard, Paragon, in any order; the Bard must draw (E13.1)."""
    if action == ATTACH_DRAGON:
        return may_window(s, f.seat)
    if action == USE_APPRENTICE:
        return may_use_apprentice(s, f.seat)
    if action == USE_BARD:
        return may_use_bard(s, f)
    if USE_PARAGON <= action < USE_PARAGON + 3:
        return may_use_paragon(s, f)
    if action == DONE:
        return 0 if may_use_bard(s, f) != 0 else E13_1
    return E13_2


@BEFORE.lister
@jit
def list_before(s: State, f: Frame, out: Moves) -> int:
    n = _add_before(s, f, out, 0, ATTACH_DRAGON, 1)
    n = _add_before(s, f, out, n, USE_APPRENTICE, USE_BARD + 1 - USE_APPRENTICE)
    n = _add_before(s, f, out, n, USE_PARAGON, 3)
    return _add_before(s, f, out, n, DONE, 1)


@jit
def _add_before(s: State, f: Frame, out: Moves, n: int, first: int, count: int) -> int:
    for action in range(first, first + count):
        if may_before(s, f, action) == 0:
            out[n] = action
            n += 1
    return n


@BEFORE.effect
@jit
def before(s: State, f: Frame, action: int) -> None:
    if action == ATTACH_DRAGON:
        push(s, ATTACH, f.seat, 0, 0)
    elif action == USE_APPRENTICE:
        fire(s, E13_2)
        use_apprentice(s, f.seat)
    elif action == USE_BARD:
        fire(s, E13_2)
        use_bard(s, f)
    elif action == DONE:
        pop(s)
    else:
        fire(s, E13_2)
        use_paragon(s, f, action - USE_PARAGON)


@ACT.guard
@RESEND.guard
@jit
def may_act(s: State, f: Frame, action: int) -> int:
    """One action, with swaps and attaching before and after it and before a called-back party is sent (E2.1, E2.2, E8.1)."""
    seat = f.seat
    if action == SWAP_GEAR:
        return may_swap_any(s, seat, 1 if f.kind == RESEND else 0)
    if GO <= action < TO_SPACE:
        return may_go_to(s, seat, action - GO) if f.acted == 0 else E2_1
    if action == ATTACH_DRAGON:
        return may_window(s, seat)
    if f.kind == RESEND:
        return E2_1
    if action == DONE:
        return 0 if f.acted == 1 else E2_1
    if f.acted == 1:
        return E2_1
    if action == WAREHOUSE:
        return may_use_warehouse(s, seat)
    if action == STATION or action == STATION_TWICE:
        return may_use_station(s, seat, action - STATION + 1)
    if AIDE <= action < AIDE + 4:
        return may_take_aide(s, action - AIDE)
    return E2_1


@ACT.lister
@RESEND.lister
@jit
def list_act(s: State, f: Frame, out: Moves) -> int:
    n = 0
    if f.acted == 0:
        n = _add_acts(s, f, out, 0, GO, PLACE_COUNT)
        n = _add_acts(s, f, out, n, WAREHOUSE, AIDE + 4 - WAREHOUSE)
    n = _add_acts(s, f, out, n, SWAP_GEAR, 1)
    n = _add_acts(s, f, out, n, ATTACH_DRAGON, 1)
    return _add_acts(s, f, out, n, DONE, 1)


@jit
def _add_acts(s: State, f: Frame, out: Moves, n: int, first: int, count: int) -> int:
    for action in range(first, first + count):
        if may_act(s, f, action) == 0:
            out[n] = action
            n += 1
    return n


@ACT.effect
@RESEND.effect
@jit
def act(s: State, f: Frame, action: int) -> None:
    seat = f.seat
    if action == SWAP_GEAR:
        push(s, SWAP, seat, 1 if f.kind == RESEND else 0, 0)
        return
    if action == ATTACH_DRAGON:
        push(s, ATTACH, seat, 0, 0)
        return
    if action == DONE:
        pop(s)
        return
    fire(s, E2_1)
    if f.kind == ACT:
        f.acted = 1
    else:
        pop(s)
    if action < TO_SPACE:
        go_to(s, seat, action - GO)
    elif action == WAREHOUSE:
        use_warehouse(s, seat)
    elif action < AIDE:
        use_station(s, seat, action - STATION + 1)
    else:
        take_aide(s, seat, action - AIDE)


FIRST_ATTRIBUTE.guard(allowed)


@FIRST_ATTRIBUTE.effect
@jit
def choose_first_attribute(s: State, seat: int, attribute: int) -> None:
    """One marker of the player's choice to 1; the skill of E12.2 does not apply (E1.2)."""
    s.bands[seat].attributes[attribute] = 1
    tell(s, ATTRIBUTE_MOVED, seat, attribute, 1, 0)
    fire(s, E1_2)
