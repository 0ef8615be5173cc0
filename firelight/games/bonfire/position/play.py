"""Can a frame of a loaded position be carried out? What its numbers alone do not say, kind by kind."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from firelight.engine.stack import Frame
from firelight.games.bonfire.content import words as w
from firelight.games.bonfire.rules import frames as fr
from firelight.games.bonfire.rules.countdown import TOM_LAST_CARD, nobody_left
from firelight.games.bonfire.rules.fate import may_lay, may_place_fate
from firelight.games.bonfire.rules.frames import AFTER, FRAME_NAMES, GAME_OVER, TURN
from firelight.games.bonfire.rules.gnomes import MOST_GNOMES, is_face_up
from firelight.games.bonfire.rules.layout import LAST_PATH, NEUTRAL, START, TOM_SEAT, City, State
from firelight.games.bonfire.rules.path import SLOTS, may_build_any, may_take_path
from firelight.games.bonfire.rules.paying import ANY, payable, tiles_payable
from firelight.games.bonfire.rules.procession import MOST_STEPS, anyone_can_step, can_step, furthest, standing_at
from firelight.games.bonfire.rules.ship import face_up_offering, may_take_task
from firelight.games.bonfire.rules.supply import has_free_space, resource_count, tile_count

# What is paid in tiles on top of a frame: the kind, and how many at most.
TILE_DEBTS = {
    fr.BUILD_PATH: (w.PATH, 2),
    fr.ISLAND_DEED: (w.SHIP, 3),
    fr.TASK_SPACE: (w.TASK, 3),
    fr.RECRUIT_GNOME: (w.GNOME, 2),
    fr.PROCESSION: (w.GUARDIAN, MOST_STEPS),
    fr.REWARDS: (w.GREAT_BONFIRE, 3),
    fr.PLACE_GUARDIAN: (w.GUARDIAN, 1),
}


@dataclass(frozen=True)
class Look:
    """A frame with what lies around it. `rule` gives the edition's form of a function of the rules."""

    s: State
    f: Frame
    below: Frame
    above: Frame | None
    tables: Any
    rule: Callable[[Any], Any]

    @property
    def c(self) -> City:
        return self.s.cities[self.f.seat]


Wrong = tuple[str, str] | None  # the frame's field ("" for all of it) and what is wrong


def _over(x: Look) -> Wrong:
    s = x.s
    done = s.players == 1 and s.tom_played >= TOM_LAST_CARD
    left = s.players > 1 and nobody_left(s)
    counted = s.counting == 1 and s.turn == s.start and s.countdown_pile == s.countdown_tile == 0
    return None if done or left or counted else ("", "the game is over, but neither the Countdown nor Tom has ended and somebody is left")


def _tom(x: Look) -> Wrong:
    if x.s.players != 1 or x.s.turn != TOM_SEAT:
        return "", f"found Tom's card in a game of {x.s.players} in the turn of seat {x.s.turn}; expected a solo game and Tom's turn"
    return None


def _tom_tie(x: Look) -> Wrong:
    s = x.s
    card = x.tables["TOM_CARD"][s.tom_discard[s.tom_discarded - 1]] if s.tom_discarded else w.NONE
    shown = x.tables["GNOME_RESOURCE"][s.gnome_discard[s.discard_count - 1]] if s.discard_count else w.NONE
    if card != (w.TOM_TASK_II if x.f.b else w.TOM_TASK_I):
        return "b", f"found {x.f.b}; expected {FRAME_NAMES[fr.TOM_TIE]} after a Task card, with b 0 for Task I and 1 for Task II"
    if x.f.a != shown:
        return "a", f"found {x.f.a}; expected {shown}, the resource of the Gnome discarded last"
    return None if has_free_space(x.s.cities[TOM_SEAT]) else ("", "Tom has 7 Tasks; expected a free space for one more")


def _turn(x: Look) -> Wrong:
    if x.s.players == 1 and x.f.seat == TOM_SEAT:
        return "seat", "found 1, which is Tom; expected 0"
    if x.c.out or x.c.passed:
        return "seat", f"found {x.f.seat}, who {'has passed' if x.c.passed else 'is out'}; expected somebody who still plays"
    above = x.above
    begins = above is not None and (above.kind == fr.FIRST_TILE or (above.kind == fr.WAY_ROUND and above.c == 1))
    if begins and x.c.square_count > 0:
        return "", "the first Fate Tile is to be placed, but some lie there; expected an empty Fate Area"
    if not begins and x.c.square_count == 0:
        return "", "no Fate Tile is placed; expected first-tile on the turn"
    if x.f.kind == TURN and above is not None and x.f.a != (0 if begins else 1):
        return "a", f"found {x.f.a}; expected {0 if begins else 1}, {'no' if begins else 'a'} Bonus Action in this turn"
    return None


def _way_round(x: Look) -> Wrong:
    f, c = x.f, x.c
    tile = c.first_tile if f.c else (c.column[0] if f.d == 0 else c.column[c.column_count - 1]) if c.column_count else w.NONE
    if f.a != tile:
        return "a", f"found {f.a}; expected {tile}, the Fate Tile to be placed"
    if f.c == 1:
        first = x.tables["FIRST_LINE"][0]
        return None if (f.b, f.d) == (first, 0) else ("b", f"found {f.b} with d {f.d}; expected {first} with d 0 for the first tile")
    return None if x.rule(may_lay)(x.s, f.seat, f.b) == 0 else ("b", f"found {f.b}; expected a line where a Fate Tile can be placed")


def _fate(x: Look) -> Wrong:
    return None if x.rule(may_place_fate)(x.s, x.f.seat) == 0 else ("", "no Fate Tile can be placed; expected a tile and a place for it")


def _keep(x: Look) -> Wrong:
    f, tiles = x.f, x.c.tiles
    limit = 3 if x.c.gnomes[w.PACKER] == 1 else 1
    kept = [kind - 1 for kind in (f.b, f.c) if kind]
    if f.b == 0 and f.c > 0:
        return "c", f"found {f.c} while b is 0; expected 0"
    if f.a + len(kept) != limit:
        return "a", f"found {f.a}; expected {limit - len(kept)}, the tiles still to be kept"
    if tile_count(x.c) <= limit:
        return "", f"the city has {tile_count(x.c)} action tiles; expected more than {limit}"
    if any(kept.count(kind) > tiles[kind] for kind in kept):
        return "b", "more tiles are kept than there are"
    return None


def _path_choice(x: Look) -> Wrong:
    if x.rule(may_build_any)(x.s, x.f.seat):
        return "", "the seat cannot build a path; expected a free path space and the tiles to pay for it"
    if x.f.b != x.s.path_left:
        return "b", f"found {x.f.b}; expected {x.s.path_left}, the tiles in the pile"
    if x.f.a % SLOTS or x.f.a >= x.f.b + SLOTS:
        return "a", f"found {x.f.a}; expected a multiple of {SLOTS} below {x.f.b + SLOTS}"
    return None


def _build(x: Look) -> Wrong:
    if x.c.path_count >= 7:
        return "", "7 Path Tiles are built; expected a free path space"
    return None if may_take_path(x.s, x.f.a) == 0 else ("a", f"found {x.f.a}; expected a place where a Path Tile lies")


def _free_path(x: Look) -> Wrong:
    return None if x.c.path_count < 7 else ("", "7 Path Tiles are built; expected a free path space")


def _guardian(x: Look) -> Wrong:
    island = x.c.ship - w.TASK_ISLANDS + 1
    if x.f.a != island:
        return "a", f"found {x.f.a}; expected {island}, the colour of the island where the ship lies"
    return None if x.c.guardians[x.f.a] < START else ("a", f"found {x.f.a}; expected a colour that is lacking")


def _gnome(x: Look) -> Wrong:
    if sum(1 for gnome in x.c.gnomes if gnome) >= MOST_GNOMES:
        return "", f"the city has {MOST_GNOMES} Gnomes; expected fewer"
    if x.f.kind != fr.SPECIALIST_BONUS and not is_face_up(x.s, x.f.a):
        return "a", f"found {x.f.a}; expected a Gnome that lies face up"
    return None


def _deed(x: Look) -> Wrong:
    return None if x.c.ship >= 0 else ("", "the ship lies at no island")


def _offering(x: Look) -> Wrong:
    if x.f.a != x.c.ship:
        return "a", f"found {x.f.a}; expected {x.c.ship}, the island where the ship lies"
    if x.s.islands[x.f.a].tasks[x.f.b] < 0:
        return "b", f"found {x.f.b}; expected a place where a Task lies"
    if x.f.kind == fr.OFFERING:
        return None if x.rule(may_take_task)(x.s, x.f.seat, x.f.b) == 0 else ("", "the Task cannot be paid or has no free space")
    if face_up_offering(x.c, x.f.c) == w.NONE:
        return "c", f"found {x.f.c}; expected a pile that has Offerings"
    return None if has_free_space(x.c) else ("", "the city has 7 Tasks; expected a free space for one more")


def _pay_tiles(x: Look) -> Wrong:
    f, c = x.f, x.c
    owing = x.below.kind
    if owing == fr.PAY_RESOURCES:
        owing = x.s.frames[x.s.depth - 3].kind
    kind, most = TILE_DEBTS[owing]
    if f.a != kind:
        return "a", f"found {f.a}; expected {kind}, the kind to be paid for {FRAME_NAMES[owing]}"
    if f.b + f.c > most or f.d > 2 * most:
        return "b", f"found {f.b} owed, {f.c} replaced, {f.d} to throw; expected a debt of at most {most}"
    worth = 1 + c.gnomes[w.TWIN_DYER]
    yellow = c.tiles[w.YELLOW]
    if f.b == 0:
        least = tile_count(c) - (yellow if worth == 2 else 0)
        return None if f.c == 0 < f.d <= least else ("d", f"found {f.d} to throw with c {f.c}; expected c 0 and d from 1 to {least}")
    if f.d:
        return "d", f"found {f.d} to throw; expected 0 while {f.b} are owed"
    own = c.tiles[kind]
    if not tiles_payable(own, yellow, tile_count(c) - own - yellow, f.b, f.c, worth):
        return "b", f"found {f.b} owed and {f.c} replaced, which the city cannot pay"
    return None


def _resource_debt(x: Look) -> tuple[int, int, int, int]:
    """First kind and how many at most, second kind and how many at most."""
    under, c = x.below, x.c
    if under.kind == fr.RECRUIT_GNOME:
        return (ANY if c.gnomes[w.HAGGLER] == 1 else x.tables["GNOME_RESOURCE"][under.a]), 2, w.NONE, 0
    if c.gnomes[w.GIFT_BEARER] == 1:
        return ANY, 2, w.NONE, 0
    offering, island = face_up_offering(c, under.c), x.tables["ISLAND_RESOURCE"][under.a]
    return (offering, 2, w.NONE, 0) if offering == island else (offering, 1, island, 1)


def _pay_resources(x: Look) -> Wrong:
    f, c = x.f, x.c
    first, most, second, besides = _resource_debt(x)
    if x.above is not None and f.e + f.f:
        return "e", f"found {f.e} to throw and f {f.f}; expected 0 and 0 while action tiles are still to be paid"
    for key, found, wanted in (("a", f.a, first), ("c", f.c, second)):
        if found != wanted:
            return key, f"found {found}; expected {wanted}, what is to be paid for {FRAME_NAMES[x.below.kind]}"
    if f.b > most or f.d > besides:
        return "b", f"found {f.b} and {f.d} owed; expected at most {most} and {besides}"
    if f.b + f.d + (f.e + 1) // 2 > most + besides or (first == ANY and f.e):
        return "e", f"found {f.e} to throw; expected fewer for this debt"
    if f.f and second == w.NONE and (first in (ANY, w.GOLD) or f.f & 2):
        return "f", f"found {f.f}; expected no gold for a kind that is not owed"
    if f.b + f.d == 0:
        least = resource_count(c)
        return None if 0 < f.e <= least else ("e", f"found {f.e} to throw; expected from 1 to {least}")
    if f.e % 2:
        return "e", f"found {f.e} to throw; expected an even number while something is owed"
    if not payable(c, f.a, f.b, f.c, f.d, w.NONE, f.e // 2, f.f):
        return "b", f"found {f.b} and {f.d} owed, which the city cannot pay"
    return None


def _procession(x: Look) -> Wrong:
    f, c = x.f, x.c
    ready = sum(1 << guardian for guardian in range(5) if START <= c.guardians[guardian] <= LAST_PATH)
    if f.b & ~ready:
        return "b", f"found {f.b}; expected bits of {ready}, the Guardians on START or the path"
    least = 1 + c.gnomes[w.PACEMAKER]
    most = least if f.d else least + MOST_STEPS - 1
    if not least <= f.a <= most:
        return "a", f"found {f.a}; expected from {least} to {most} steps"
    if f.d and not f.c:
        return "d", "found 1; expected 0 in a Procession that is paid"
    if x.above is not None and (f.c, f.e) != (int(x.above.kind == fr.YIELD), 0):
        wanted = "1 and e 0 once somebody moved" if x.above.kind == fr.YIELD else "0 and e 0 before it is paid"
        return "c", f"found {f.c} and e {f.e}; expected {wanted}"
    if not f.c and not anyone_can_step(c, f.b):
        return "b", f"found {f.b}; expected somebody who can take a step"
    group = standing_at(c, f.b, furthest(c, f.b))
    if f.e and not (group >> (f.e - 1) & 1 and can_step(c, c.guardians[f.e - 1])):
        return "e", f"found {f.e}; expected 0 or a Guardian of those furthest along who can take a step"
    return None


def _yield(x: Look) -> Wrong:
    return None if x.c.gnomes[w.GARDENER] == 1 else ("", "only the Gardener lets a seat choose; expected him in the city")


def _rewards(x: Look) -> Wrong:
    return None if x.s.fire_used else ("", "the Great Bonfire was never used; expected fire_used 1")


def _council(x: Look) -> Wrong:
    if x.f.a == NEUTRAL or (x.f.a == x.f.seat and x.below.kind == AFTER):
        return None
    return "a", f"found {x.f.a}; expected {f'{x.f.seat} or ' if x.below.kind == AFTER else ''}{NEUTRAL}"


def _bonus(x: Look) -> Wrong:
    there = x.s.council[x.f.a].novices
    if there[NEUTRAL] or (there[x.f.seat] and x.below.kind == AFTER):
        return None
    return "a", f"found {x.f.a}; expected a Council space with the Novice just sent"


CONDITIONS: dict[int, Callable[[Look], Wrong]] = {
    GAME_OVER: _over,
    fr.TOM_COMMON: _tom,
    fr.TOM_TIE: _tom_tie,
    TURN: _turn,
    AFTER: _turn,
    fr.WAY_ROUND: _way_round,
    fr.FATE_END: _fate,
    fr.FATE_LINE: _fate,
    fr.KEEP: _keep,
    fr.PATH_CHOICE: _path_choice,
    fr.BUILD_PATH: _build,
    fr.PATH_BONUS: _free_path,
    fr.PILE_BONUS: _free_path,
    fr.PLACE_GUARDIAN: _guardian,
    fr.GNOME_PRICE: _gnome,
    fr.RECRUIT_GNOME: _gnome,
    fr.SPECIALIST_BONUS: _gnome,
    fr.ISLAND_DEED: _deed,
    fr.OFFERING: _offering,
    fr.TASK_SPACE: _offering,
    fr.PAY_TILES: _pay_tiles,
    fr.PAY_RESOURCES: _pay_resources,
    fr.PROCESSION: _procession,
    fr.YIELD: _yield,
    fr.REWARDS: _rewards,
    fr.PORTAL: _rewards,
    fr.COUNCIL: _council,
    fr.BONUS: _bonus,
}
