"""The Countdown (B12), passing, and being out (B3.4)."""

from firelight.engine.jit import jit
from firelight.engine.stack import fire, push, tell
from firelight.games.bonfire.content.words import NONE
from firelight.games.bonfire.rules.decisions import GAME_OVER
from firelight.games.bonfire.rules.events import COUNTDOWN_BEGAN, COUNTDOWN_TILE, ENDED, PASSED, WENT_OUT
from firelight.games.bonfire.rules.layout import FROM_PASSING, State
from firelight.games.bonfire.rules.rulebook import B3_4, B12_1, B12_2, B12_3, B12_5, B12_6, B12_7, B14_9
from firelight.games.bonfire.rules.supply import gain_points

NOVICES_TO_BEGIN = (0, 7, 7, 10, 13)
FULL_PILE = 5
TOM_LAST_CARD = 32


@jit
def novices_in_council(s: State) -> int:
    """All that stand or lie there (B12.1)."""
    total = 0
    for space in range(8):
        for owner in range(6):
            total += s.council[space].novices[owner]
    return total


@jit
def check_countdown(s: State) -> None:
    if s.counting == 0 and novices_in_council(s) >= NOVICES_TO_BEGIN[s.players]:
        fire(s, B12_1)
        s.counting = 1
        s.countdown_pile = FULL_PILE
        tell(s, COUNTDOWN_BEGAN, NONE, 0, 0, 0)


@jit
def turns_left(s: State, seat: int) -> int:
    """The Countdown number in front of a seat whose turn it is, or 0 (B12.4, B12.6)."""
    if s.counting == 0:
        return 0
    return s.countdown_pile if seat == s.start else s.countdown_tile


@jit
def send_tile_round(s: State) -> None:
    """The starting player's turn is over: the highest tile goes to the next player (B12.2)."""
    if s.counting == 1:
        fire(s, B12_2)
        s.countdown_tile = s.countdown_pile
        s.countdown_pile -= 1
        tell(s, COUNTDOWN_TILE, s.start, s.countdown_tile, 0, 0)


@jit
def pass_for_good(s: State, seat: int) -> None:
    """Points equal to the number in front (B12.5)."""
    fire(s, B12_5)
    s.cities[seat].passed = 1
    tell(s, PASSED, seat, turns_left(s, seat), 0, 0)
    gain_points(s, seat, FROM_PASSING, turns_left(s, seat))


@jit
def go_out(s: State, seat: int) -> None:
    fire(s, B3_4)
    s.cities[seat].out = 1
    tell(s, WENT_OUT, seat, 0, 0, 0)


@jit
def nobody_left(s: State) -> bool:
    """Whether all players (not Tom) have passed or are out."""
    for seat in range(s.players):
        if s.cities[seat].out == 0 and s.cities[seat].passed == 0:
            return False
    return True


@jit
def end_game(s: State) -> None:
    push(s, GAME_OVER, NONE, 0, 0)
    tell(s, ENDED, NONE, 0, 0, 0)


@jit
def end_early(s: State) -> None:
    """Nobody is left: players who are out get the number of their next turn (B12.7)."""
    if s.counting == 1:
        fire(s, B12_7)
        lap = (s.turn - s.start + s.seats) % s.seats
        for seat in range(s.players):
            if s.cities[seat].out == 1 and s.cities[seat].passed == 0:
                later = (seat - s.start + s.seats) % s.seats > lap
                number = s.countdown_tile if later and s.countdown_tile > 0 else s.countdown_pile
                gain_points(s, seat, FROM_PASSING, number)
    end_game(s)


@jit
def is_last_lap_over(s: State) -> bool:
    """Whether the tile has come back to the starting player; the 1 ends the game (B12.3)."""
    over = s.counting == 1 and s.countdown_tile == 1
    if over:
        fire(s, B12_3)
    s.countdown_tile = 0
    return over


@jit
def is_tom_done(s: State) -> bool:
    """Whether Tom has been through his cards four times (B14.9)."""
    if s.players == 1 and s.tom_played >= TOM_LAST_CARD:
        fire(s, B14_9)
        return True
    return False


@jit
def note_waiting(s: State, seat: int) -> None:
    if s.counting == 1 and turns_left(s, seat) == 0:
        fire(s, B12_6)
