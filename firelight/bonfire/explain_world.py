"""Refusals about the shared board: paths, islands, Great Bonfire, Gnomes, High Council, Tom."""

from __future__ import annotations

from collections.abc import Callable

from firelight.bonfire import actions as act
from firelight.bonfire import frames
from firelight.bonfire import rulebook as b
from firelight.bonfire import words as w
from firelight.bonfire.explain_city import lacks_resources, lacks_tiles
from firelight.bonfire.gnome_texts import BONUS_TEXTS, COMMON_TEXTS
from firelight.bonfire.gnomes import MOST_GNOMES, is_face_up
from firelight.bonfire.great_bonfire import next_notch, spaces_to, turning_price
from firelight.bonfire.layout import NEUTRAL, START
from firelight.bonfire.path import may_renew, path_price
from firelight.bonfire.paying import ANY
from firelight.bonfire.reading import Reading
from firelight.bonfire.ship import face_up_offering, sailing_price, task_price
from firelight.bonfire.supply import meets_common, task_count
from firelight.reading import Answer, count


def _path(r: Reading, action: int) -> Answer:
    """B6.1a."""
    built = r.c.path_count - 1
    if built == 6:
        return "your path is complete: 6 Path Tiles are built", {"built": 6}
    return lacks_tiles(r, w.PATH, r.rule(path_price)(r.s, r.seat))


def _path_place(r: Reading, action: int) -> Answer:
    """B6.1b."""
    place = action - act.BUILD
    if place == 4:
        return "the pile of Path Tiles is empty", {"pile": 0}
    return f"there is no Path Tile in place {place + 1} of the display", {"place": place + 1}


def _renew(r: Reading, action: int) -> Answer:
    """B6.1c."""
    if r.s.path_left == 0:
        return "the pile of Path Tiles is empty", {"pile": 0}
    if r.frame.kind == frames.PATH_CHOICE and r.rule(may_renew)(r.s) == 0:
        return f"every tile has been shown once ({r.frame.a} tiles)", {"shown": r.frame.a}
    tiles = [tile for tile in r.s.path_display if tile >= 0]
    crystals = [w.FIRES[r.tables["PATH_CRYSTAL"][tile]] for tile in tiles]
    return f"all 4 face-up Path Tiles need one crystal colour; they show {', '.join(crystals)}", {"crystals": crystals}


def _sail(r: Reading, action: int) -> Answer:
    """B6.2a, B6.2b."""
    island = action - act.SAIL
    if r.c.ship == island:
        return f"your ship lies at {r.island(island)} already", {"island": w.ISLANDS[island]}
    return lacks_tiles(r, w.SHIP, r.rule(sailing_price)(r.s, r.seat, island))


def _task(r: Reading, action: int) -> Answer:
    """B6.3."""
    ship = r.c.ship
    where = "at the landing stage" if ship == w.NONE else f"at {r.island(ship)}"
    if ship == w.NONE or ship >= w.TASK_ISLANDS:
        return f"your ship has to lie at a task island; it lies {where}", {"ship": None if ship == w.NONE else w.ISLANDS[ship]}
    slot = action - act.TASK_AT
    if r.s.islands[ship].tasks[slot] < 0:
        return f"no Task lies in place {slot + 1} of {r.island(ship)}", {"island": w.ISLANDS[ship], "place": slot + 1}
    return f"you have {task_count(r.c)} Tasks and Bonfires; there is room for 7", {"tasks": task_count(r.c), "room": 7}


def _task_tiles(r: Reading, action: int) -> Answer:
    """B6.3a."""
    return lacks_tiles(r, w.TASK, r.rule(task_price)(r.s, r.seat, r.c.ship))


def _offering(r: Reading, action: int) -> Answer:
    """B6.3b."""
    island = r.frame.a if r.frame.kind == frames.OFFERING else r.c.ship
    piles = [action - act.OFFER] if act.OFFER <= action < act.SPACE else [1, 0]
    open_ones = [resource for pile in piles if (resource := r.rule(face_up_offering)(r.c, pile)) != w.NONE]
    if not open_ones:
        return "no Offering is left there", {"offerings": 0}
    if r.c.gnomes[w.GIFT_BEARER] == 1:
        return lacks_resources(r, ANY, 2, w.NONE, 0)
    message, args = lacks_resources(r, open_ones[0], 1, r.tables["ISLAND_RESOURCE"][island], 1)
    if len(open_ones) == 2 and open_ones[1] != open_ones[0]:
        message = message.replace(";", f" (or {w.RESOURCES[open_ones[1]]} in place of {w.RESOURCES[open_ones[0]]});", 1)
    return message, args


def _space(r: Reading, action: int) -> Answer:
    """B6.3c."""
    space = action - act.SPACE
    return f"task space {space + 1} is taken: {r.condition(r.c.tasks[space])}", {"space": space + 1}


def _no_guardian_island(r: Reading, action: int) -> Answer:
    """B6.4."""
    ship = r.c.ship
    where = "at the landing stage" if ship == w.NONE else f"at {r.island(ship)}"
    return f"your ship has to lie at a guardian island; it lies {where}", {"ship": None if ship == w.NONE else w.ISLANDS[ship]}


def _guardian(r: Reading, action: int) -> Answer:
    """B6.4a, B11.3."""
    colour = action - act.COLOUR + 1 if act.COLOUR <= action < act.TOM_TAKES else r.c.ship - w.TASK_ISLANDS + 1
    name = w.GUARDIANS[colour]
    if r.c.guardians[colour] >= START:
        return f"you have the {name} Guardian already, and never two of a colour", {"colour": name}
    if r.s.guardians[colour - 1] == 0:
        return f"no {name} Guardian is left", {"colour": name, "left": 0}
    return lacks_tiles(r, w.GUARDIAN, 1)


def _fire(r: Reading, action: int) -> Answer:
    """B6.6a, B6.6b."""
    space = action - act.TURN_FIRE
    price = r.rule(turning_price)(r.s, r.seat, space)
    message, args = lacks_tiles(r, w.GREAT_BONFIRE, price)
    if not r.s.fire_used:
        return message, args
    ahead = r.rule(spaces_to)(r.s, space)
    return f"space {space + 1} is {count(ahead, 'space')} away: {message}", {**args, "spaces": ahead}


def _reward(r: Reading, action: int) -> Answer:
    """B6.6c."""
    if action >= act.TAKE_PORTAL:
        shape = w.PORTALS[action - act.TAKE_PORTAL]
        return f"no {shape} portal lies at space {r.s.pointer + 1}", {"portal": shape, "space": r.s.pointer + 1}
    return "two rewards are taken; all three only with the Fire Steward", {"rewards": 2}


def _portal(r: Reading, action: int) -> Answer:
    """B6.6d."""
    notch = r.rule(next_notch)(r.c)
    if notch == w.NONE:
        return "all your 7 notches are filled", {"portals": 7}
    if r.c.gnomes[w.PORTAL_SMITH] == 1:
        wanted = [r.notch(r.seat, i) for i in range(7) if not r.c.portals[i]]
        return f"your free notches take {', '.join(wanted)}; no such portal lies there", {"fitting": wanted}
    shape = r.notch(r.seat, notch)
    lacking = "" if action >= act.TAKE_PORTAL else f", and none lies at space {r.s.pointer + 1}"
    return f"your next notch ({notch + 1}) takes {shape}{lacking}", {"notch": notch + 1, "fitting": [shape]}


def _gnomes_full(r: Reading, action: int) -> Answer:
    """B6.7."""
    return f"you have {MOST_GNOMES} Gnomes, and there is room for no more", {"gnomes": r.c.gnome_count, "room": MOST_GNOMES}


def _gnome_price(r: Reading, action: int) -> Answer:
    """B6.7a."""
    gnome = r.frame.a if r.frame.kind == frames.GNOME_PRICE else action - act.RECRUIT
    kind = ANY if r.c.gnomes[w.HAGGLER] == 1 else r.tables["GNOME_RESOURCE"][gnome]
    if r.frame.kind == frames.GNOME_PRICE:
        price = action - act.PRICE
        message, args = lacks_tiles(r, w.GNOME, 2 - price)
        more, more_args = lacks_resources(r, kind, 1 + price, w.NONE, 0)
        return f"{message}; {more}", {**args, **more_args}
    resource = "resource of any kind" if kind == ANY else w.RESOURCES[kind]
    message, args = lacks_tiles(r, w.GNOME, 1)
    _, more_args = lacks_resources(r, kind, 1, w.NONE, 0)
    tiles = message.partition("; ")[2]
    have = ", ".join(f"{n} {name}" for name, n in more_args["have"].items()) or "no resources"
    return f"needs 2 gnome tiles + 1 {resource}, or 1 tile + 2; {tiles}, and {have}", {**args, **more_args}


def _not_face_up(r: Reading, action: int) -> Answer:
    """B6.7b, B11.5."""
    gnome = action - act.RECRUIT
    name = w.GNOME_NAMES[gnome]
    if gnome >= w.FIRST_ELDER and r.rule(is_face_up)(r.s, gnome):
        return f"the {name} is an Elder; only a Specialist is free here", {"gnome": w.GNOME_KEYS[gnome]}
    owner = next((seat for seat in range(r.s.seats) if r.s.cities[seat].gnomes[gnome]), None)
    where = "" if owner is None else "; you have this Gnome" if owner == r.seat else f"; {r.name(owner)} has this Gnome"
    return f"the {name} is not face up{where}", {"gnome": w.GNOME_KEYS[gnome]}


def _council(r: Reading, action: int) -> Answer:
    """B9.2, B10.2."""
    if act.NEUTRAL_NOVICE <= action < act.FROM_PILE:
        common = action - act.NEUTRAL_NOVICE
        text = COMMON_TEXTS[common]
        if not meets_common(r.c, common):
            return f'you do not meet the Common Task "{text}"', {"common": w.COMMONS[common], "met": False}
        return f'the Neutral Novice of "{text}" is gone', {"common": w.COMMONS[common], "met": True}
    bonus = w.BONUSES[r.tables["COUNCIL_BONUS"][action - act.SEND]]
    whose = "a Neutral Novice" if r.frame.a == NEUTRAL else "one of your Novices"
    return f"{whose} is on the {bonus} space already", {"space": bonus}


def _bonus(r: Reading, action: int) -> Answer:
    """B11.9."""
    bonus = r.tables["COUNCIL_BONUS"][r.frame.a]
    reasons = {
        w.BONUS_PATH: "your path is complete or no Path Tile is left",
        w.BONUS_GUARDIAN: "you have every colour that is left",
        w.BONUS_SPECIALIST: "you have 6 Gnomes or no Specialist is face up",
        w.BONUS_MOVE: "no Guardian has a place to go",
        w.BONUS_FATE: "you have no Fate Tile or no room for one",
    }
    text = f"{BONUS_TEXTS[bonus]} cannot be carried out: {reasons.get(bonus, 'nothing to take')}; take the point"
    return text, {"bonus": w.BONUSES[bonus]}


def _no_point(r: Reading, action: int) -> Answer:
    """B11.1."""
    return f"this space gives {BONUS_TEXTS[w.BONUS_GOLD]} and has no point instead", {"bonus": "gold"}


def _not_in_pile(r: Reading, action: int) -> Answer:
    """B11.2."""
    crystal, resource = divmod(action - act.FROM_PILE, 5)
    name = f"{w.FIRES[crystal]} {w.RESOURCES[resource]}"
    return f"there is no {name} in the pile", {"tile": name}


def _there_already(r: Reading, action: int) -> Answer:
    """B11.7."""
    island = r.island(r.c.ship)
    return f"your ship lies at {island} already; it has to go to another island", {"island": w.ISLANDS[r.c.ship]}


def _tom(r: Reading, action: int) -> Answer:
    """B14.5."""
    which = "lowest" if r.frame.b else "highest"
    resource = w.RESOURCES[r.frame.a]
    return f"Tom takes a Task of the {which} value on the islands of {resource}; this is none", {"value": which, "resource": resource}


WORLD: dict[int, Callable[[Reading, int], Answer]] = {
    b.B6_1A: _path,
    b.B6_1B: _path_place,
    b.B6_1C: _renew,
    b.B6_2A: _sail,
    b.B6_2B: _sail,
    b.B6_3: _task,
    b.B6_3A: _task_tiles,
    b.B6_3B: _offering,
    b.B6_3C: _space,
    b.B6_4: _no_guardian_island,
    b.B6_4A: _guardian,
    b.B6_6A: _fire,
    b.B6_6B: _fire,
    b.B6_6C: _reward,
    b.B6_6D: _portal,
    b.B6_7: _gnomes_full,
    b.B6_7A: _gnome_price,
    b.B6_7B: _not_face_up,
    b.B9_2: _council,
    b.B10_2: _council,
    b.B11_1: _no_point,
    b.B11_2: _not_in_pile,
    b.B11_3: _guardian,
    b.B11_5: _not_face_up,
    b.B11_7: _there_already,
    b.B11_9: _bonus,
    b.B14_5: _tom,
}
