"""The rules of Spice Stalls. Their numbers are those of the rules in title.py."""

from __future__ import annotations

from firelight.engine.chance import Rng, roll, shuffle
from firelight.engine.jit import Ints, Moves, jit
from firelight.engine.kernels import GAME_OVER
from firelight.engine.stack import pop, push, seal, tell, top
from spices.layout import DICE, JARS, MOST_STALLS, NO_JAR, PRICES, SIDES, SPICES, State

ROLL, TRADE = 2, 3  # frames: one of chance, one decision
AGAIN, REST = JARS, JARS + 1  # actions; those below take the jar of that number
NOT_ON_A_STALL, LACKS_COINS, NO_COIN = 1, 2, 3  # why not
ROLLED, TOOK, RESTED = 0, 1, 2  # events
NOWHERE, WAGE = -1, 3


@jit
def setup(s: State, rng: Rng, players: int, chosen: Ints) -> None:
    """Rule 1."""
    s.players = players
    s.rounds_left = chosen[0]
    s.stall_count = chosen[1]
    for seat in range(players):
        s.merchants[seat].coins = chosen[2]
    for jar in range(JARS):
        s.sack[jar] = jar
    s.in_sack = JARS
    shuffle(rng, s.sack, 0, JARS)
    for stall in range(MOST_STALLS):
        fill(s, stall, stall < s.stall_count)
    push(s, ROLL, 0, 0, 0)


@jit
def fill(s: State, stall: int, in_use: bool) -> None:
    s.stalls[stall] = NO_JAR
    if in_use and s.in_sack > 0:
        s.in_sack -= 1
        s.stalls[stall] = s.sack[s.in_sack]
        s.sack[s.in_sack] = NO_JAR
        seal(s)


@jit
def settle(s: State, rng: Rng) -> None:
    """Rule 2."""
    seat = top(s).seat
    pop(s)
    roll(rng, s.dice, 0, DICE, SIDES)
    seal(s)
    tell(s, ROLLED, seat, s.dice[0], s.dice[1], 0)
    push(s, TRADE, seat, 0, 0)


@jit
def stall_of(s: State, jar: int) -> int:
    for stall in range(s.stall_count):
        if s.stalls[stall] == jar:
            return stall
    return NOWHERE


@jit
def cost(s: State, jar: int) -> int:
    """Coins to pay beside the dice (rule 3)."""
    return max(0, PRICES[jar % len(PRICES)] - s.dice[0] - s.dice[1])


@jit
def guard(s: State, action: int) -> int:
    """0, or the reason why not (rules 3 and 4)."""
    coins = s.merchants[top(s).seat].coins
    if action >= AGAIN:
        return NO_COIN if action == AGAIN and coins == 0 else 0
    if stall_of(s, action) == NOWHERE:
        return NOT_ON_A_STALL
    return 0 if cost(s, action) <= coins else LACKS_COINS


@jit
def options(s: State, out: Moves) -> int:
    count = 0
    for action in range(REST + 1):
        if guard(s, action) == 0:
            out[count] = action
            count += 1
    return count


@jit
def resolve(s: State, action: int) -> None:
    """Rules 3 to 6."""
    seat = top(s).seat
    merchant = s.merchants[seat]
    pop(s)
    if action == AGAIN:
        merchant.coins -= 1
        push(s, ROLL, seat, 0, 0)
        return
    if action == REST:
        merchant.coins += WAGE
        tell(s, RESTED, seat, WAGE, 0, 0)
    else:
        merchant.coins -= cost(s, action)
        merchant.jars[action // len(PRICES)] += 1
        tell(s, TOOK, seat, action, cost(s, action), 0)
        fill(s, stall_of(s, action), True)
    if seat + 1 == s.players:
        s.rounds_left -= 1
    if s.rounds_left == 0:
        push(s, GAME_OVER, -1, 0, 0)
    else:
        push(s, ROLL, (seat + 1) % s.players, 0, 0)


@jit
def points_from(s: State, seat: int, spice: int) -> int:
    """Rule 6."""
    jars = s.merchants[seat].jars[spice]
    return jars * (jars + 1) // 2


@jit
def score(s: State, seat: int) -> int:
    points = 0
    for spice in range(len(SPICES)):
        points += points_from(s, seat, spice)
    return points


@jit
def tiebreak(s: State, seat: int) -> int:
    return s.merchants[seat].coins


@jit
def determinise(s: State, seat: int, rng: Rng) -> None:
    """Nobody knows the order of the sack."""
    shuffle(rng, s.sack, 0, s.in_sack)
