"""The flow of a game: the chapters of the rules answer every frame; chance and hidden things are handled here."""

from firelight.engine.chance import Rng, below, shuffle, sort
from firelight.engine.dispatch import dispatch
from firelight.engine.jit import jit
from firelight.engine.stack import pop, seal, tell, top
from firelight.games.bonfire.content.words import NONE
from firelight.games.bonfire.rules import council, fate, gnomes, great_bonfire, path, paying, procession, ship, tom, turn  # noqa: F401
from firelight.games.bonfire.rules.decisions import SHUFFLE_GNOMES, SHUFFLE_PATHS, flow
from firelight.games.bonfire.rules.events import SHUFFLED
from firelight.games.bonfire.rules.layout import City, State
from firelight.games.bonfire.rules.setup import swap_offerings

guard, options, resolve, run = dispatch(flow, State)


@jit
def settle(s: State, rng: Rng) -> None:
    """Chance: shuffle the pile that the top frame names."""
    kind = top(s).kind
    pop(s)
    seal(s)
    tell(s, SHUFFLED, NONE, kind, 0, 0)
    if kind == SHUFFLE_PATHS:
        shuffle(rng, s.path_pile, 0, s.path_left)
    elif kind == SHUFFLE_GNOMES:
        shuffle(rng, s.gnome_pile, 0, s.gnome_left)
    else:
        shuffle(rng, s.tom_pile, 0, s.tom_left)


@jit
def _redeal_offerings(c: City, rng: Rng) -> None:
    """The face-down Offerings of both piles; the open one of each pile stays."""
    left = max(c.left_count - 1, 0)
    count = left + max(c.right_count - 1, 0)
    for place in range(1, count):
        at = place
        while at > 0 and _hidden_offering(c, left, at - 1) > _hidden_offering(c, left, at):
            _swap_hidden(c, left, at - 1, at)
            at -= 1
    for place in range(count - 1, 0, -1):
        _swap_hidden(c, left, place, below(rng, place + 1))


@jit
def _hidden_offering(c: City, left: int, place: int) -> int:
    return c.left_offerings[place] if place < left else c.right_offerings[place - left]


@jit
def _swap_hidden(c: City, left: int, place: int, other: int) -> None:
    swap_offerings(c, place if place < left else 5 + place - left, other if other < left else 5 + other - left)


@jit
def determinise(s: State, seat: int, rng: Rng) -> None:
    """Deal everything again that a seat cannot know: piles and face-down Offerings. This is the same for every seat.

    They are sorted first, so that the new order does not depend on the true one.
    """
    sort(s.path_pile, s.path_known, s.path_left - s.path_known)
    shuffle(rng, s.path_pile, s.path_known, s.path_left - s.path_known)
    sort(s.gnome_pile, 0, s.gnome_left)
    shuffle(rng, s.gnome_pile, 0, s.gnome_left)
    sort(s.tom_pile, 0, s.tom_left)
    shuffle(rng, s.tom_pile, 0, s.tom_left)
    for other in range(s.players):
        _redeal_offerings(s.cities[other], rng)
