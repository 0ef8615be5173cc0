"""Checks whether a frame of a loaded position can be carried out: what its numbers alone do not show, kind by kind."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from firelight.games.bonfire.content import words as w
from firelight.games.bonfire.rules import decisions
from firelight.games.bonfire.rules.countdown import TOM_LAST_CARD, nobody_left
from firelight.games.bonfire.rules.decisions import AFTER, FRAME_NAMES, GAME_OVER, TURN, Frame
from firelight.games.bonfire.rules.fate import may_lay, may_place_fate, tiles_to_keep
from firelight.games.bonfire.rules.gnomes import MOST_GNOMES, is_face_up, resource_for
from firelight.games.bonfire.rules.layout import LAST_PATH, NEUTRAL, START, TOM_SEAT, City, State
from firelight.games.bonfire.rules.path import SLOTS, may_build_any, may_take_path
from firelight.games.bonfire.rules.paying import ANY, TWIN_DYER, payable, tiles_payable
from firelight.games.bonfire.rules.procession import GARDENER, MOST_STEPS, PACEMAKER, anyone_can_step, can_step, furthest, standing_at
from firelight.games.bonfire.rules.ship import GIFT_BEARER, face_up_offering, may_take_task
from firelight.games.bonfire.rules.supply import has_free_space, resource_count, tile_count

# What is paid in tiles on top of a frame: the kind, and the maximum.
TILE_DEBTS: dict[int, tuple[int, int]] = {
    decisions.BUILD_PATH: (w.PATH, 2),
    decisions.ISLAND_DEED: (w.SHIP, 3),
    decisions.TASK_SPACE: (w.TASK, 3),
    decisions.RECRUIT_GNOME: (w.GNOME, 2),
    decisions.PROCESSION: (w.GUARDIAN, MOST_STEPS),
    decisions.REWARDS: (w.GREAT_BONFIRE, 3),
    decisions.PLACE_GUARDIAN: (w.GUARDIAN, 1),
}


@dataclass(frozen=True)
class Context:
    """A frame with its surroundings. `rule` returns the edition's version of a function of the rules."""

    s: State
    f: Frame
    below: Frame
    above: Frame | None
    tables: Any
    rule: Callable[[Any], Any]

    @property
    def c(self) -> City:
        return self.s.cities[self.f.seat]


Wrong = tuple[str, str] | None  # the frame's field ("" for the whole frame) and what is wrong with it


def _over(x: Context) -> Wrong:
    s = x.s
    done = s.players == 1 and s.tom_played >= TOM_LAST_CARD
    left = s.players > 1 and nobody_left(s)
    counted = s.counting == 1 and s.turn == s.start and s.countdown_pile == s.countdown_tile == 0
    return None if done or left or counted else ("", "the game is over, but neither the Countdown nor Tom has ended and somebody is left")


def _tom(x: Context) -> Wrong:
    if x.s.players != 1 or x.s.turn != TOM_SEAT:
        return "", f"found Tom's card in a game of {x.s.players} in the turn of seat {x.s.turn}; expected a solo game and Tom's turn"
    return None


def _tom_tie(x: Context) -> Wrong:
    s = x.s
    card = x.tables["TOM_CARD"][s.tom_discard[s.tom_discarded - 1]] if s.tom_discarded else w.NONE
    shown = x.tables["GNOME_RESOURCE"][s.gnome_discard[s.discard_count - 1]] if s.discard_count else w.NONE
    if card != (w.TOM_TASK_II if x.f.lowest else w.TOM_TASK_I):
        return (
            "lowest",
            f"found {x.f.lowest}; expected {FRAME_NAMES[decisions.TOM_TIE]} after a Task card, with b 0 for Task I and 1 for Task II",
        )
    if x.f.resource != shown:
        return "resource", f"found {x.f.resource}; expected {shown}, the resource of the Gnome discarded last"
    return None if has_free_space(x.s.cities[TOM_SEAT]) else ("", "Tom has 7 Tasks; expected a free space for one more")


def _turn(x: Context) -> Wrong:
    if x.s.players == 1 and x.f.seat == TOM_SEAT:
        return "seat", "found 1, which is Tom; expected 0"
    if x.c.out or x.c.passed:
        return "seat", f"found {x.f.seat}, who {'has passed' if x.c.passed else 'is out'}; expected somebody who still plays"
    above = x.above
    begins = above is not None and (above.kind == decisions.FIRST_TILE or (above.kind == decisions.WAY_ROUND and above.is_first == 1))
    if begins and x.c.square_count > 0:
        return "", "the first Fate Tile is to be placed, but some lie there; expected an empty Fate Area"
    if not begins and x.c.square_count == 0:
        return "", "no Fate Tile is placed; expected first-tile on the turn"
    if x.f.kind == TURN and above is not None and x.f.bonus_taken != (0 if begins else 1):
        return "bonus_taken", f"found {x.f.bonus_taken}; expected {0 if begins else 1}, {'no' if begins else 'a'} Bonus Action in this turn"
    return None


def _way_round(x: Context) -> Wrong:
    f, c = x.f, x.c
    tile = (
        c.first_tile if f.is_first else (c.column[0] if f.taken_from == 0 else c.column[c.column_count - 1]) if c.column_count else w.NONE
    )
    if f.tile != tile:
        return "tile", f"found {f.tile}; expected {tile}, the Fate Tile to be placed"
    if f.is_first == 1:
        first = x.tables["FIRST_LINE"][0]
        return (
            None
            if (f.line, f.taken_from) == (first, 0)
            else ("line", f"found {f.line} with d {f.taken_from}; expected {first} with d 0 for the first tile")
        )
    return (
        None if x.rule(may_lay)(x.s, f.seat, f.line) == 0 else ("line", f"found {f.line}; expected a line where a Fate Tile can be placed")
    )


def _fate(x: Context) -> Wrong:
    return None if x.rule(may_place_fate)(x.s, x.f.seat) == 0 else ("", "no Fate Tile can be placed; expected a tile and a place for it")


def _keep(x: Context) -> Wrong:
    f, tiles = x.f, x.c.tiles
    limit = tiles_to_keep(x.c)
    kept = [kind - 1 for kind in (f.first_kept, f.second_kept) if kind]
    if f.first_kept == 0 and f.second_kept > 0:
        return "second_kept", f"found {f.second_kept} while b is 0; expected 0"
    if f.to_keep + len(kept) != limit:
        return "to_keep", f"found {f.to_keep}; expected {limit - len(kept)}, the tiles still to be kept"
    if tile_count(x.c) <= limit:
        return "", f"the city has {tile_count(x.c)} action tiles; expected more than {limit}"
    if any(kept.count(kind) > tiles[kind] for kind in kept):
        return "first_kept", "more tiles are kept than there are"
    return None


def _path_choice(x: Context) -> Wrong:
    if x.rule(may_build_any)(x.s, x.f.seat):
        return "", "the seat cannot build a path; expected a free path space and the tiles to pay for it"
    if x.f.pile_before != x.s.path_left:
        return "pile_before", f"found {x.f.pile_before}; expected {x.s.path_left}, the tiles in the pile"
    if x.f.shown % SLOTS or x.f.shown >= x.f.pile_before + SLOTS:
        return "shown", f"found {x.f.shown}; expected a multiple of {SLOTS} below {x.f.pile_before + SLOTS}"
    return None


def _build(x: Context) -> Wrong:
    if x.c.path_count >= 7:
        return "", "7 Path Tiles are built; expected a free path space"
    return None if may_take_path(x.s, x.f.place) == 0 else ("place", f"found {x.f.place}; expected a place where a Path Tile lies")


def _free_path(x: Context) -> Wrong:
    return None if x.c.path_count < 7 else ("", "7 Path Tiles are built; expected a free path space")


def _guardian(x: Context) -> Wrong:
    island = x.c.ship - w.TASK_ISLANDS + 1
    if x.f.colour != island:
        return "colour", f"found {x.f.colour}; expected {island}, the colour of the island where the ship lies"
    return None if x.c.guardians[x.f.colour] < START else ("colour", f"found {x.f.colour}; expected a colour that is lacking")


def _gnome(x: Context) -> Wrong:
    if sum(1 for gnome in x.c.gnomes if gnome) >= MOST_GNOMES:
        return "", f"the city has {MOST_GNOMES} Gnomes; expected fewer"
    if x.f.kind != decisions.SPECIALIST_BONUS and not is_face_up(x.s, x.f.gnome):
        return "gnome", f"found {x.f.gnome}; expected a Gnome that lies face up"
    return None


def _deed(x: Context) -> Wrong:
    return None if x.c.ship >= 0 else ("", "the ship lies at no island")


def _offering(x: Context) -> Wrong:
    if x.f.island != x.c.ship:
        return "island", f"found {x.f.island}; expected {x.c.ship}, the island where the ship lies"
    if x.s.islands[x.f.island].tasks[x.f.slot] < 0:
        return "slot", f"found {x.f.slot}; expected a place where a Task lies"
    if x.f.kind == decisions.OFFERING:
        return None if x.rule(may_take_task)(x.s, x.f.seat, x.f.slot) == 0 else ("", "the Task cannot be paid or has no free space")
    if face_up_offering(x.c, x.f.pile) == w.NONE:
        return "pile", f"found {x.f.pile}; expected a pile that has Offerings"
    return None if has_free_space(x.c) else ("", "the city has 7 Tasks; expected a free space for one more")


def _pay_tiles(x: Context) -> Wrong:
    f, c = x.f, x.c
    owing = x.below.kind
    if owing == decisions.PAY_RESOURCES:
        owing = x.s.frames[x.s.depth - 3].kind
    kind, most = TILE_DEBTS[owing]
    if f.tile != kind:
        return "tile", f"found {f.tile}; expected {kind}, the kind to be paid for {FRAME_NAMES[owing]}"
    if f.owed + f.replaced > most or f.to_throw > 2 * most:
        return "owed", f"found {f.owed} owed, {f.replaced} replaced, {f.to_throw} to throw; expected a debt of at most {most}"
    worth = 1 + c.gnomes[TWIN_DYER]
    yellow = c.tiles[w.YELLOW]
    if f.owed == 0:
        least = tile_count(c) - (yellow if worth == 2 else 0)
        return (
            None
            if f.replaced == 0 < f.to_throw <= least
            else ("to_throw", f"found {f.to_throw} to throw with c {f.replaced}; expected c 0 and d from 1 to {least}")
        )
    if f.to_throw:
        return "to_throw", f"found {f.to_throw} to throw; expected 0 while {f.owed} are owed"
    own = c.tiles[kind]
    if not tiles_payable(own, yellow, tile_count(c) - own - yellow, f.owed, f.replaced, worth):
        return "owed", f"found {f.owed} owed and {f.replaced} replaced, which the city cannot pay"
    return None


def _resource_debt(x: Context) -> tuple[int, int, int, int]:
    """The first kind and its maximum, the second kind and its maximum."""
    under, c = x.below, x.c
    if under.kind == decisions.RECRUIT_GNOME:
        return x.rule(resource_for)(c, under.gnome), 2, w.NONE, 0
    if c.gnomes[GIFT_BEARER] == 1:
        return ANY, 2, w.NONE, 0
    offering, island = face_up_offering(c, under.pile), x.tables["ISLAND_RESOURCE"][under.island]
    return (offering, 2, w.NONE, 0) if offering == island else (offering, 1, island, 1)


def _pay_resources(x: Context) -> Wrong:
    f, c = x.f, x.c
    first, most, second, besides = _resource_debt(x)
    if x.above is not None and f.in_exchange + f.golden:
        return "in_exchange", f"found {f.in_exchange} to throw and f {f.golden}; expected 0 and 0 while action tiles are still to be paid"
    for key, found, wanted in (("resource", f.resource, first), ("second", f.second, second)):
        if found != wanted:
            return key, f"found {found}; expected {wanted}, what is to be paid for {FRAME_NAMES[x.below.kind]}"
    if f.owed > most or f.second_owed > besides:
        return "owed", f"found {f.owed} and {f.second_owed} owed; expected at most {most} and {besides}"
    if f.owed + f.second_owed + (f.in_exchange + 1) // 2 > most + besides or (first == ANY and f.in_exchange):
        return "in_exchange", f"found {f.in_exchange} to throw; expected fewer for this debt"
    if f.golden and second == w.NONE and (first in (ANY, w.GOLD) or f.golden & 2):
        return "golden", f"found {f.golden}; expected no gold for a kind that is not owed"
    if f.owed + f.second_owed == 0:
        least = resource_count(c)
        return None if 0 < f.in_exchange <= least else ("in_exchange", f"found {f.in_exchange} to throw; expected from 1 to {least}")
    if f.in_exchange % 2:
        return "in_exchange", f"found {f.in_exchange} to throw; expected an even number while something is owed"
    if not payable(c, f.resource, f.owed, f.second, f.second_owed, w.NONE, f.in_exchange // 2, f.golden):
        return "owed", f"found {f.owed} and {f.second_owed} owed, which the city cannot pay"
    return None


def _procession(x: Context) -> Wrong:
    f, c = x.f, x.c
    ready = sum(1 << guardian for guardian in range(5) if START <= c.guardians[guardian] <= LAST_PATH)
    if f.waiting & ~ready:
        return "waiting", f"found {f.waiting}; expected bits of {ready}, the Guardians on START or the path"
    least = 1 + c.gnomes[PACEMAKER]
    most = least if f.no_gain else least + MOST_STEPS - 1
    if not least <= f.steps <= most:
        return "steps", f"found {f.steps}; expected from {least} to {most} steps"
    if f.no_gain and not f.moved:
        return "no_gain", "found 1; expected 0 in a Procession that is paid"
    if x.above is not None and (f.moved, f.chosen) != (int(x.above.kind == decisions.YIELD), 0):
        wanted = "1 and e 0 once somebody moved" if x.above.kind == decisions.YIELD else "0 and e 0 before it is paid"
        return "moved", f"found {f.moved} and e {f.chosen}; expected {wanted}"
    if not f.moved and not anyone_can_step(c, f.waiting):
        return "waiting", f"found {f.waiting}; expected somebody who can take a step"
    group = standing_at(c, f.waiting, furthest(c, f.waiting))
    if f.chosen and not (group >> (f.chosen - 1) & 1 and can_step(c, c.guardians[f.chosen - 1])):
        return "chosen", f"found {f.chosen}; expected 0 or a Guardian of those furthest along who can take a step"
    return None


def _yield(x: Context) -> Wrong:
    return None if x.c.gnomes[GARDENER] == 1 else ("", "only the Gardener lets a seat choose; expected him in the city")


def _rewards(x: Context) -> Wrong:
    return None if x.s.fire_used else ("", "the Great Bonfire was never used; expected fire_used 1")


def _council(x: Context) -> Wrong:
    if x.f.owner == NEUTRAL or (x.f.owner == x.f.seat and x.below.kind == AFTER):
        return None
    return "owner", f"found {x.f.owner}; expected {f'{x.f.seat} or ' if x.below.kind == AFTER else ''}{NEUTRAL}"


def _bonus(x: Context) -> Wrong:
    there = x.s.council[x.f.space].novices
    if there[NEUTRAL] or (there[x.f.seat] and x.below.kind == AFTER):
        return None
    return "space", f"found {x.f.space}; expected a Council space with the Novice just sent"


CONDITIONS: dict[int, Callable[[Context], Wrong]] = {
    GAME_OVER: _over,
    decisions.TOM_COMMON: _tom,
    decisions.TOM_TIE: _tom_tie,
    TURN: _turn,
    AFTER: _turn,
    decisions.WAY_ROUND: _way_round,
    decisions.FATE_END: _fate,
    decisions.FATE_LINE: _fate,
    decisions.KEEP: _keep,
    decisions.PATH_CHOICE: _path_choice,
    decisions.BUILD_PATH: _build,
    decisions.PATH_BONUS: _free_path,
    decisions.PILE_BONUS: _free_path,
    decisions.PLACE_GUARDIAN: _guardian,
    decisions.GNOME_PRICE: _gnome,
    decisions.RECRUIT_GNOME: _gnome,
    decisions.SPECIALIST_BONUS: _gnome,
    decisions.ISLAND_DEED: _deed,
    decisions.OFFERING: _offering,
    decisions.TASK_SPACE: _offering,
    decisions.PAY_TILES: _pay_tiles,
    decisions.PAY_RESOURCES: _pay_resources,
    decisions.PROCESSION: _procession,
    decisions.YIELD: _yield,
    decisions.REWARDS: _rewards,
    decisions.PORTAL: _rewards,
    decisions.COUNCIL: _council,
    decisions.BONUS: _bonus,
}
