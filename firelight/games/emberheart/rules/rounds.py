"""Rounds: phases in order (E1.5), the action phase (E2), reset (E10.2), two-player blockers (E11)."""

from firelight.engine.jit import Cards, jit
from firelight.engine.stack import fire, pop, push, seal, tell
from firelight.games.emberheart.content.tables import DUO_PLACE, DUO_SPACE
from firelight.games.emberheart.content.words import DUO_SPACES, GUILD, LEADER, NONE, PLACE_COUNT, ROUNDS, SPACES
from firelight.games.emberheart.rules.decisions import (
    ACT,
    AFTER_RAID,
    BEFORE,
    EACH,
    GAME_OVER,
    NEXT_ACTION,
    NEXT_REWARD,
    RAID,
    RESET,
    ROUND,
    TRAIN,
    WINDOW,
    Frame,
)
from firelight.games.emberheart.rules.events import BLOCKED, ENDED, NEW_ROUND, TURN_BEGAN
from firelight.games.emberheart.rules.heroes import draw_hero
from firelight.games.emberheart.rules.layout import NEUTRAL, State
from firelight.games.emberheart.rules.parties import clear_party, party_at
from firelight.games.emberheart.rules.rulebook import E2_3, E5_1, E10_2, E11_1


@ROUND.effect
@jit
def next_phase(s: State, f: Frame) -> None:
    """The bottom of the stack: one phase after the other."""
    step = f.step
    f.step += 1
    if step == 0:
        push(s, EACH, NONE, BEFORE, 0)
    elif step == 1:
        push(s, NEXT_ACTION, NONE, 0, 1)
        s.turn = s.shield
    elif step == 2:
        push(s, NEXT_REWARD, NONE, GUILD, SPACES)
    elif step == 3:
        push(s, EACH, NONE, WINDOW, 0)  # window (c)
    elif step == 4:
        push(s, EACH, NONE, TRAIN, 0)
    elif step == 5:
        push(s, EACH, NONE, WINDOW, 0)  # window (d)
    elif step == 6:
        if s.round == ROUNDS:
            s.late = 1
        push(s, EACH, NONE, RAID, 0)
    elif step == 7:
        push(s, EACH, NONE, WINDOW, 0)  # window (e)
    elif step == 8:
        push(s, EACH, NONE, AFTER_RAID, 0)
    elif s.round == ROUNDS:
        push(s, GAME_OVER, NONE, 0, 0)
        tell(s, ENDED, NONE, 0, 0, 0)
    else:
        f.step = 0
        push(s, RESET, NONE, 0, 0)


@EACH.effect
@jit
def each_player(s: State, f: Frame) -> None:
    """Push the same frame for every player, in turn order from the shield."""
    if f.done == s.players:
        pop(s)
        return
    seat = (s.shield + f.done) % s.players
    f.done += 1
    push(s, f.laid, seat, 0, 0)


@jit
def any_aide(s: State) -> bool:
    for aide in range(4):
        if s.aides[aide] == NONE:
            return True
    return False


@NEXT_ACTION.effect
@jit
def next_action(s: State, f: Frame) -> None:
    """Whose turn is next; the phase ends once the aides are gone and the shield holder would follow (E2.3)."""
    if f.is_first == 1:
        f.is_first = 0
    else:
        s.turn = (s.turn + 1) % s.players
        if not any_aide(s) and s.turn == s.shield:
            fire(s, E2_3)
            pop(s)
            return
    if s.bands[s.turn].crests > 0 or any_aide(s):
        tell(s, TURN_BEGAN, s.turn, s.round, 0, 0)
        push(s, ACT, s.turn, 0, 0)


@jit
def fill_up(offer: Cards, slots: int, pile: Cards, left: int) -> int:
    """Fill the empty slots of an offer from the top of a pile; returns how many cards the pile has left."""
    for slot in range(slots):
        if offer[slot] == NONE and left > 0:
            left -= 1
            offer[slot] = pile[left]
            pile[left] = NONE
    return left


@jit
def refill(s: State) -> None:
    """Empty spaces of all offers, left to right in draw order (E1.3)."""
    seal(s)
    for slot in range(3):
        if s.guild[slot] == NONE:
            s.guild[slot] = draw_hero(s)
    s.tavern_left = fill_up(s.tavern, 3, s.tavern_pile, s.tavern_left)
    s.captive_left = fill_up(s.camp, 3, s.captive_pile, s.captive_left)
    s.mountain_left = fill_up(s.mountain, 6, s.mountain_pile, s.mountain_left)
    s.preserve_left = fill_up(s.preserve, 3, s.preserve_pile, s.preserve_left)
    for colour in range(3):
        if s.garrison[colour] == NONE and s.garrison_next[colour] < 5:
            s.garrison[colour] = colour * 5 + s.garrison_next[colour]
            s.garrison_next[colour] += 1
    s.raid_left = fill_up(s.raid, 2, s.raid_pile, s.raid_left)


@jit
def block_spaces(s: State) -> None:
    """Two players: neutral crests on the spaces of a new card (E11.1)."""
    if s.players != 2 or s.duo_left == 0:
        return
    s.duo_left -= 1
    card = s.duo_pile[s.duo_left]
    s.duo_pile[s.duo_left] = NONE
    fire(s, E11_1)
    tell(s, BLOCKED, NONE, card, 0, 0)
    for i in range(DUO_SPACES):
        party_at(s, DUO_PLACE[card * DUO_SPACES + i], DUO_SPACE[card * DUO_SPACES + i]).seat = NEUTRAL


@jit
def clear_board(s: State) -> None:
    """Remove all offers except those of the Garrison, all parties and all aides."""
    s.bard_card = NONE
    s.bard_seat = NONE
    for slot in range(3):
        s.guild[slot] = NONE
        s.tavern[slot] = NONE
        s.camp[slot] = NONE
        s.preserve[slot] = NONE
    for slot in range(6):
        s.mountain[slot] = NONE
    s.raid[0] = NONE
    s.raid[1] = NONE
    s.raid_discarded = NONE
    for space in range(PLACE_COUNT * SPACES):
        clear_party(s.parties[space])
    for aide in range(4):
        s.aides[aide] = NONE


@RESET.effect
@jit
def reset(s: State) -> None:
    """Clear the offers, shield to the Leader's holder, aides back, new cards (E10.2)."""
    fire(s, E10_2)
    if s.aides[LEADER] != NONE:
        fire(s, E5_1)
        s.shield = s.aides[LEADER]
    clear_board(s)
    for seat in range(s.players):
        s.bands[seat].companion_used = 0
    s.round += 1
    s.turn = s.shield
    tell(s, NEW_ROUND, NONE, s.round, 0, 0)
    refill(s)
    block_spaces(s)
