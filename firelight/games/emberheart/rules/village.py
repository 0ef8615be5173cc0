"""The village: Warehouse and Fire Station (E4), gear swaps (E2.2), the aides (E5)."""

from firelight.engine.decisions import allowed, nothing
from firelight.engine.jit import jit
from firelight.engine.stack import fire, push, tell
from firelight.games.emberheart.content.tables import PLACE_SPECIALIST
from firelight.games.emberheart.content.words import (
    DEFENDER,
    FIRE_MARSHAL,
    HEALER,
    HIRELING,
    LEADER,
    MERCHANT,
    NONE,
    OUTFITTER,
    OVERSEER,
    PLACE_COUNT,
    SPACES,
    SQUIRE,
    SURVIVALIST,
)
from firelight.games.emberheart.rules.decisions import CALL, CALL_BACK, DEFEND, NO_CALL, OUTFIT, RESEND, SWAP
from firelight.games.emberheart.rules.dragons import is_active
from firelight.games.emberheart.rules.events import CALLED_BACK, CREST_AT, DISCARDED_RAID, TOOK_AIDE
from firelight.games.emberheart.rules.layout import State
from firelight.games.emberheart.rules.parties import come_back
from firelight.games.emberheart.rules.resending import all_followers, can_resend, has_space_for
from firelight.games.emberheart.rules.rulebook import (
    E2_1,
    E2_2,
    E4_1,
    E4_2,
    E5_1,
    E5_2,
    E5_3,
    E5_4,
    E14,
)
from firelight.games.emberheart.rules.supply import (
    gain_followers,
    gain_gear,
    lose_followers,
    lower_flame,
    owe_flame,
    pay_gear,
    swap_follower,
)

AT_WAREHOUSE = 0
AT_STATION = 1


@jit
def crests_at(s: State, where: int) -> int:
    """The number of crests that lie there, of all players."""
    total = 0
    for seat in range(s.players):
        total += s.warehouse[seat] if where == AT_WAREHOUSE else s.station[seat]
    return total


@jit
def may_use_warehouse(s: State, seat: int) -> int:
    return 0 if s.bands[seat].crests > 0 else E2_1


@jit
def use_warehouse(s: State, seat: int) -> None:
    """2 gear at once (E4.1), more with the Merchant and the Overseer."""
    b = s.bands[seat]
    others = crests_at(s, AT_WAREHOUSE)
    b.crests -= 1
    s.warehouse[seat] += 1
    fire(s, E4_1)
    tell(s, CREST_AT, seat, AT_WAREHOUSE, 1, 0)
    gain_gear(s, seat, 2)
    if others > 0 and is_active(b, MERCHANT):
        fire(s, E14 + MERCHANT)
        gain_gear(s, seat, 2)
    if is_active(b, OVERSEER):
        fire(s, E14 + OVERSEER)
        gain_followers(s, seat, HIRELING, 1)


@jit
def may_use_station(s: State, seat: int, crests: int) -> int:
    b = s.bands[seat]
    if crests == 2 and not is_active(b, FIRE_MARSHAL):
        return E14 + FIRE_MARSHAL
    return 0 if b.crests >= crests else E2_1


@jit
def use_station(s: State, seat: int, crests: int) -> None:
    """4 hirelings for a crest and flame up 1 (E4.2), with the Fire Marshal 8 for two crests (E14.12)."""
    b = s.bands[seat]
    helped = crests_at(s, AT_STATION) > 0 and is_active(b, SQUIRE)
    b.crests -= crests
    s.station[seat] += crests
    fire(s, E4_2 if crests == 1 else E14 + FIRE_MARSHAL)
    tell(s, CREST_AT, seat, AT_STATION, crests, 0)
    if helped:
        fire(s, E14 + SQUIRE)
    else:
        owe_flame(s, seat, 1)
    number = 4 * crests + (1 if helped else 0)
    gain_followers(s, seat, HIRELING, number)
    if is_active(b, OUTFITTER):
        push(s, OUTFIT, seat, number, 0)


@OUTFIT.guard
@jit
def may_outfit(hirelings: int, number: int) -> int:
    return 0 if number <= hirelings else E14 + OUTFITTER


@OUTFIT.effect
@jit
def outfit(s: State, seat: int, number: int) -> None:
    """The Outfitter turns hirelings of this activation into gear (E14.4)."""
    if number > 0:
        fire(s, E14 + OUTFITTER)
        lose_followers(s, seat, HIRELING, number)
        gain_gear(s, seat, number)


@jit
def may_swap(s: State, seat: int, given: int, taken: int, sending: int) -> int:
    """1 gear swaps a follower of the supply for another kind, unless a called-back party could then no longer be sent (E5.1)."""
    b = s.bands[seat]
    if given == taken or b.gear == 0 or b.followers[given] == 0:
        return E2_2
    return 0 if sending == 0 or can_resend(s, seat, given, taken, 1) else E5_1


@jit
def may_swap_any(s: State, seat: int, sending: int) -> int:
    for given in range(4):
        for taken in range(4):
            if may_swap(s, seat, given, taken, sending) == 0:
                return 0
    return E2_2


@SWAP.guard
@jit
def may_choose_swap(s: State, seat: int, resending: int, pair: int) -> int:
    return may_swap(s, seat, pair // 4, pair % 4, resending)


@SWAP.effect
@jit
def swap(s: State, seat: int, pair: int) -> None:
    fire(s, E2_2)
    pay_gear(s, seat, 1)
    swap_follower(s, seat, pair // 4, pair % 4)


@jit
def may_take_aide(s: State, aide: int) -> int:
    return 0 if s.aides[aide] == NONE else E2_1


@jit
def take_aide(s: State, seat: int, aide: int) -> None:
    """No crest is needed; each aide once a round (E5)."""
    s.aides[aide] = seat
    tell(s, TOOK_AIDE, seat, aide, 0, 0)
    if aide == LEADER:
        push(s, CALL_BACK, seat, 0, 0)
    elif aide == DEFENDER:
        push(s, DEFEND, seat, 0, 0)
    elif aide == SURVIVALIST:
        fire(s, E5_3)
        gain_gear(s, seat, 1)
    elif aide == HEALER:
        fire(s, E5_4)
        lower_flame(s, seat, 2)


CALL_BACK[NO_CALL].guard(allowed)
CALL_BACK[NO_CALL].effect(nothing)


@CALL_BACK[CALL].guard
@jit
def may_call_back(s: State, seat: int, number: int) -> int:
    """One of the seat's parties, if a new one can be sent once it is back (E5.1). One without the companion always fits its old space."""
    party = s.parties[number]
    if party.seat != seat:
        return E5_1
    b = s.bands[seat]
    most = all_followers(s, seat) + party.followers[0] + party.followers[1] + party.followers[2] + party.followers[3]
    for place in range(PLACE_COUNT):
        expert = PLACE_SPECIALIST[place]
        fitting = b.followers[HIRELING] + b.followers[expert] + party.followers[HIRELING] + party.followers[expert] + b.gear
        if has_space_for(s, place, min(fitting, most)):
            return 0
        if number // SPACES == place and number % SPACES + 1 <= min(fitting, most):
            return 0
    return E5_1


@CALL_BACK[CALL].effect
@jit
def call_back(s: State, seat: int, number: int) -> None:
    """It comes back first; then a new one must be sent (E5.1)."""
    fire(s, E5_1)
    tell(s, CALLED_BACK, seat, number // SPACES, number % SPACES + 1, 0)
    come_back(s, number // SPACES, number % SPACES + 1)
    push(s, RESEND, seat, 0, 0)


@DEFEND.guard
@jit
def may_discard_raid(s: State, card: int) -> int:
    return 0 if s.raid[card] != NONE else E5_2


@DEFEND.effect
@jit
def discard_raid(s: State, seat: int, card: int) -> None:
    """The Defender discards one of the two raid cards (E5.2)."""
    fire(s, E5_2)
    tell(s, DISCARDED_RAID, seat, s.raid[card], 0, 0)
    s.raid_discarded = s.raid[card]
    s.raid[card] = NONE
