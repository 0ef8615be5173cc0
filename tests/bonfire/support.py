"""A table for testing a single rule: a plain state to arrange by hand, then a game to play from it."""

from __future__ import annotations

from typing import Any

import firelight
from firelight.api import shipped_edition
from firelight.engine.chance import new_rng
from firelight.engine.game import Game
from firelight.engine.jit import Ints
from firelight.engine.stack import push
from firelight.games.bonfire.content import words
from firelight.games.bonfire.content.tables import FIRST_LINE, PATH_RESOURCE
from firelight.games.bonfire.position.checks import derive
from firelight.games.bonfire.rules import decisions
from firelight.games.bonfire.rules.fate import lay_squares
from firelight.games.bonfire.rules.layout import PLACES, City, State
from firelight.games.bonfire.rules.setup import setup


def arrange(players: int = 2, seed: int = 1, **options: int) -> State:
    """A state at the first turn of seat 0 (who is the starting player), first Fate Tiles laid, supplies empty."""
    s = State()
    setup(s, new_rng(seed, 0), players, Ints([options.get("first_game", 0), options.get("handicap", 0)]))
    s.start = 0
    for seat in range(players):
        c = s.cities[seat]
        lay_squares(c, c.first_tile, FIRST_LINE[0], 0)
        c.first_tile = words.NONE
        c.tiles = [0] * 7
        c.resources = [0] * 6
    to_turn_of(s, 0)
    return s


def to_turn_of(s: State, seat: int) -> None:
    """Make it that seat's turn, before any action."""
    while s.depth > 0:
        s.depth -= 1
        s.frames[s.depth].kind = s.frames[s.depth].seat = s.frames[s.depth].a = s.frames[s.depth].b = 0
        s.frames[s.depth].c = s.frames[s.depth].d = s.frames[s.depth].e = s.frames[s.depth].f = 0
    push(s, decisions.NEXT_TURN, words.NONE, 0, 0)
    push(s, decisions.TURN, seat, 0, 0)
    s.turn = seat


def give(c: City, **pieces: int) -> None:
    """Put action tiles and resources into a supply by name: give(c, ship=2, great_bonfire=1, gold=1)."""
    for name, number in pieces.items():
        word = name.replace("_", "-")
        if word in words.KINDS:
            c.tiles[words.KINDS.index(word)] += number
        else:
            c.resources[words.RESOURCES.index(word)] += number


def hire(c: City, *gnomes: int | str) -> None:
    """Gnomes by name, or Specialists by the number of the rulebook."""
    for gnome in gnomes:
        c.gnomes[words.number_of(gnome) if isinstance(gnome, str) else gnome - 1] = 1


def start(s: State) -> Game:
    """The game from the arranged state."""
    derive(s)
    return Game(shipped_edition("bonfire"), s, new_rng(1, 1))


def texts(g: Game) -> list[str]:
    """The moves that may be made now."""
    return [move.text for move in g.moves()]


def play(g: Game, *moves: str) -> None:
    for move in moves:
        g.play(move)


def city(g: Game, seat: int = 0) -> City:
    found: Any = g.state
    return found.cities[seat]  # type: ignore[no-any-return]


def tiles(g: Game, seat: int = 0) -> dict[str, int]:
    """The action tiles of a seat, omitting kinds it has none of."""
    return {kind: n for kind, n in zip(words.KINDS, city(g, seat).tiles, strict=True) if n}


def resources(g: Game, seat: int = 0) -> dict[str, int]:
    return {kind: n for kind, n in zip(words.RESOURCES, city(g, seat).resources, strict=True) if n}


def refused(g: Game, move: str) -> str:
    """The number of the rule that forbids a move now ('' if it is allowed)."""
    refusal = g.why_not(move)
    return refusal.rule if refusal else ""


__all__ = ["arrange", "city", "firelight", "give", "hire", "play", "refused", "resources", "start", "texts", "tiles", "to_turn_of"]


def pave(s: State, seat: int, *resources: str) -> None:
    """Path Tiles with these resources on the next path spaces, taken out of the pile."""
    c = s.cities[seat]
    for resource in resources:
        place = next(i for i in range(s.path_left) if PATH_RESOURCE[s.path_pile[i]] == words.RESOURCES.index(resource))
        c.paths[c.path_count] = s.path_pile[place]
        c.path_count += 1
        s.path_left -= 1
        s.path_pile[place : s.path_left] = s.path_pile[place + 1 : s.path_left + 1]
        s.path_pile[s.path_left] = words.NONE


def stand(s: State, seat: int, **places: str) -> None:
    """Guardians by name and place: stand(s, 0, own="path-2", pink="start", grey="bonfire-3")."""
    c = s.cities[seat]
    for name, place in places.items():
        guardian = words.GUARDIANS.index(name)
        if guardian != words.OWN and c.guardians[guardian] == words.NONE:
            s.guardians[guardian - 1] -= 1
        c.guardians[guardian] = PLACES.index(place)


def kindle(s: State, seat: int, *spaces: int, portals: bool = True) -> None:
    """Bonfires on these task spaces (1 to 7), each with its portal unless told otherwise."""
    c = s.cities[seat]
    spare = [task for task in range(words.TASK_COUNT) if not any(task in island.tasks for island in s.islands)]
    spare = [task for task in spare if not any(task in other.tasks for other in s.cities)]
    for space in spaces:
        c.tasks[space - 1] = spare.pop()
        c.lit[space - 1] = 1
        c.novices[space - 1] = 0
        if portals:
            c.portals[space - 1] = 1


def show_paths(s: State, *keys: str) -> None:
    """These Path Tiles face up, by their names in a position: show_paths(s, "blue-herb-1", ...)."""
    names = shipped_edition("bonfire").words["paths"]
    for slot, key in enumerate(keys):
        tile = names.index(key)
        places = (s.path_display, s.path_pile, *[c.paths for c in s.cities])
        found = next(place for place in places if tile in place)
        found[found.index(tile)] = s.path_display[slot]
        s.path_display[slot] = tile


def show_gnomes(s: State, *numbers: int) -> None:
    """These Specialists face up, by the number of the rulebook; the others of the display stay where they can."""
    for slot, number in enumerate(numbers):
        old = s.gnome_display[slot]
        if number - 1 in s.gnome_display:
            s.gnome_display[s.gnome_display.index(number - 1)] = old
        else:
            s.gnome_pile[s.gnome_pile.index(number - 1)] = old
        s.gnome_display[slot] = number - 1


def lay_out(c: City, *laid: str) -> None:
    """The Fate Area from the first tile on, by number, line and way round: lay_out(c, "1", "6 at 4,3 across", "8 at 5,3 across turned").

    The remaining tiles form the column, in the order of their numbers.
    """
    lines = shipped_edition("bonfire").words["lines"]
    numbers = []
    c.square_count = 0
    c.cells, c.symbols = [words.NONE] * 24, [words.NONE] * 24
    c.square_at = [0] * words.GRID
    for what in laid:
        number, _, where = what.partition(" at ")
        numbers.append(int(number.split()[0]) - 1)
        where, turned = (where or what).removesuffix(" turned"), int(what.endswith(" turned"))
        lay_squares(c, numbers[-1], lines.index(where) if "," in where else FIRST_LINE[0], turned)
    rest = [tile for tile in range(8) if tile not in numbers]
    c.column = [*rest, *[words.NONE] * (7 - len(rest))]
    c.column_count = len(rest)


def points(g: Game, seat: int = 0) -> int:
    """Points gained during the game so far."""
    return sum(city(g, seat).earned)


def place_of(g: Game, guardian: str, seat: int = 0) -> str | None:
    """Where a Guardian stands, by name; None if she is not in the city."""
    place = city(g, seat).guardians[words.GUARDIANS.index(guardian)]
    return PLACES[place] if place != words.NONE else None


FULL_AREA = ("1", "2 at 4,3 across", "3 at 2,1 across", "4 at 2,5 across", "5 at 5,2 across", "6 at 3,6 down", "7 at 1,4 across")
"""For lay_out: seven tiles that leave no three free squares in a line."""
