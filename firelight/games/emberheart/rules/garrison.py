"""Garrison cards: completed as soon as the player has what they show (E7.5)."""

from firelight.engine.decisions import allowed
from firelight.engine.jit import jit
from firelight.engine.stack import fire, pop, push, tell
from firelight.games.emberheart.content.tables import GARRISON_ASKED, GARRISON_COLOUR, GARRISON_DRAGONS, GARRISON_FOLLOWER, GARRISON_NUMBER
from firelight.games.emberheart.content.words import DRAGON_KNIGHT, GARRISONS, HEROES, HEROES_ASKED, PLACE_COUNT, SPACES, TACTICIAN
from firelight.games.emberheart.rules.decisions import CHECK, KNIGHT, WINDOW, Frame
from firelight.games.emberheart.rules.dragons import dragons_as, is_active
from firelight.games.emberheart.rules.events import COMPLETED_CARD
from firelight.games.emberheart.rules.layout import COMPLETED, OPEN, Band, State
from firelight.games.emberheart.rules.rulebook import E7_5, E14
from firelight.games.emberheart.rules.supply import owe_steps


@jit
def hero_count(b: Band) -> int:
    total = 0
    for hero in range(HEROES):
        total += b.heroes[hero]
    return total


@jit
def followers_owned(s: State, seat: int, kind: int) -> int:
    """In the supply and on the board."""
    total = s.bands[seat].followers[kind]
    for space in range(PLACE_COUNT * SPACES):
        if s.parties[space].seat == seat:
            total += s.parties[space].followers[kind]
    return total


@jit
def missing(s: State, seat: int, card: int) -> int:
    """How much of both requirements is still missing."""
    dragons = GARRISON_DRAGONS[card] - dragons_as(s, seat, GARRISON_COLOUR[card])
    if GARRISON_ASKED[card] == HEROES_ASKED:
        others = GARRISON_NUMBER[card] - hero_count(s.bands[seat])
    else:
        others = GARRISON_NUMBER[card] - followers_owned(s, seat, GARRISON_FOLLOWER[GARRISON_COLOUR[card]])
    return max(dragons, 0) + max(others, 0)


@jit
def is_complete(s: State, seat: int, card: int) -> bool:
    """Both requirements are met; with the Tactician, one of them is 1 lower (E14.27)."""
    lacking = missing(s, seat, card)
    if lacking == 1 and is_active(s.bands[seat], TACTICIAN):
        fire(s, E14 + TACTICIAN)
        return True
    return lacking == 0


@jit
def _is_checked_later(s: State) -> bool:
    """Whether another check follows directly, or at the end of the window after taking a dragon."""
    below = s.frames[s.depth - 2]
    return below.kind == CHECK or (below.kind == WINDOW and below.check_follows == 1)


@CHECK.effect
@jit
def check_garrison(s: State, f: Frame) -> None:
    """Complete one card after the other; each moves its attribute by 1."""
    if _is_checked_later(s):
        pop(s)
        return
    seat = f.seat
    b = s.bands[seat]
    for card in range(GARRISONS):
        if b.garrison[card] == OPEN and is_complete(s, seat, card):
            b.garrison[card] = COMPLETED
            fire(s, E7_5)
            tell(s, COMPLETED_CARD, seat, card, 0, 0)
            if is_active(b, DRAGON_KNIGHT):
                push(s, KNIGHT, seat, GARRISON_COLOUR[card], 0)
            else:
                owe_steps(s, seat, GARRISON_COLOUR[card], 1)
            return  # this frame runs again for the next card
    pop(s)


KNIGHT.guard(allowed)


@KNIGHT.effect
@jit
def choose_knight(s: State, seat: int, attribute: int, chosen: int) -> None:
    """The Dragon Knight may move another attribute instead (E14.11)."""
    if chosen != attribute:
        fire(s, E14 + DRAGON_KNIGHT)
    owe_steps(s, seat, chosen, 1)
