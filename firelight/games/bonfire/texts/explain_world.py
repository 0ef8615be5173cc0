"""Refusals about the shared board: paths, islands, Great Bonfire, Gnomes, High Council, Tom."""

from __future__ import annotations

from collections.abc import Callable

from firelight.games.bonfire.content import words as w
from firelight.games.bonfire.rules import actions as act
from firelight.games.bonfire.rules import frames
from firelight.games.bonfire.rules import rulebook as b
from firelight.games.bonfire.rules.gnomes import MOST_GNOMES, is_face_up
from firelight.games.bonfire.rules.great_bonfire import next_notch, spaces_to, turning_price
from firelight.games.bonfire.rules.layout import NEUTRAL, START
from firelight.games.bonfire.rules.path import may_renew, path_price
from firelight.games.bonfire.rules.paying import ANY
from firelight.games.bonfire.rules.ship import face_up_offering, sailing_price, task_price
from firelight.games.bonfire.rules.supply import meets_common, task_count
from firelight.games.bonfire.texts.explain_city import lacks_resources, lacks_tiles, resources_held, resources_text
from firelight.games.bonfire.texts.gnome_texts import BONUS_TEXTS, COMMON_TEXTS
from firelight.games.bonfire.texts.reading import Reading
from firelight.reading import Answer, count, joined


def _path(r: Reading, action: int) -> Answer:
    """B6.1a."""
    built = r.c.path_count - 1
    if built == 6:
        return Answer("path-complete", "your path is complete: 6 Path Tiles are built")
    return lacks_tiles(r, w.PATH, r.rule(path_price)(r.s, r.seat))


def _path_place(r: Reading, action: int) -> Answer:
    """B6.1b."""
    slot = action - act.BUILD + 1
    if slot > 4:
        return _no_path_pile()
    return Answer("no-path-tile-there", f"there is no Path Tile in place {slot} of the display", {"slot": slot})


def _no_path_pile() -> Answer:
    return Answer("path-pile-empty", "the pile of Path Tiles is empty")


def _renew(r: Reading, action: int) -> Answer:
    """B6.1c."""
    if r.s.path_left == 0:
        return _no_path_pile()
    if r.frame.kind == frames.PATH_CHOICE and r.rule(may_renew)(r.s) == 0:
        return Answer("all-paths-shown", f"every tile has been shown once ({r.frame.a} tiles)", {"shown": r.frame.a})
    tiles = [tile for tile in r.s.path_display if tile >= 0]
    crystals = [w.FIRES[r.tables["PATH_CRYSTAL"][tile]] for tile in tiles]
    text = f"all 4 face-up Path Tiles need one crystal colour; they show {', '.join(crystals)}"
    return Answer("crystals-differ", text, {"crystals": crystals})


def _sail(r: Reading, action: int) -> Answer:
    """B6.2a, B6.2b."""
    island = action - act.SAIL
    if r.c.ship == island:
        return Answer("ship-is-there", f"your ship lies at {r.island(island)} already", {"island": w.ISLANDS[island]})
    return lacks_tiles(r, w.SHIP, r.rule(sailing_price)(r.s, r.seat, island))


def _task(r: Reading, action: int) -> Answer:
    """B6.3."""
    ship = r.c.ship
    if ship == w.NONE or ship >= w.TASK_ISLANDS:
        return _not_at(r, "task")
    slot = action - act.TASK_AT
    if r.s.islands[ship].tasks[slot] < 0:
        text = f"no Task lies in place {slot + 1} of {r.island(ship)}"
        return Answer("no-task-there", text, {"island": w.ISLANDS[ship], "slot": slot + 1})
    return Answer("tasks-full", f"you have {task_count(r.c)} Tasks and Bonfires; there is room for 7", {"tasks": task_count(r.c)})


def _not_at(r: Reading, kind: str) -> Answer:
    """The ship lies elsewhere."""
    if r.c.ship == w.NONE:
        return Answer(f"not-at-{kind}-island", f"your ship has to lie at a {kind} island; it lies at the landing stage", {"ship": None})
    text = f"your ship has to lie at a {kind} island; it lies at {r.island(r.c.ship)}"
    return Answer(f"not-at-{kind}-island", text, {"ship": w.ISLANDS[r.c.ship]})


def _task_tiles(r: Reading, action: int) -> Answer:
    """B6.3a."""
    return lacks_tiles(r, w.TASK, r.rule(task_price)(r.s, r.seat, r.c.ship))


def _offering(r: Reading, action: int) -> Answer:
    """B6.3b."""
    island = r.frame.a if r.frame.kind == frames.OFFERING else r.c.ship
    piles = [action - act.OFFER] if act.OFFER <= action < act.SPACE else [1, 0]
    open_ones = [resource for pile in piles if (resource := r.rule(face_up_offering)(r.c, pile)) != w.NONE]
    if not open_ones:
        return Answer("no-offering-left", "no Offering is left there")
    if r.c.gnomes[w.GIFT_BEARER] == 1:
        return lacks_resources(r, ANY, 2, w.NONE, 0)
    lacking = [lacks_resources(r, resource, 1, r.tables["ISLAND_RESOURCE"][island], 1) for resource in dict.fromkeys(open_ones)]
    if len(lacking) == 1:
        return lacking[0]
    either = [answer.args["needs"] for answer in lacking]
    have = resources_held(r)
    text = f"needs {joined([resources_text(needs) for needs in either], 'or')}; you have {resources_text(have)}"
    return Answer("lacks-offering", text, {"either": either, "have": have})


def _space(r: Reading, action: int) -> Answer:
    """B6.3c."""
    space = action - act.SPACE
    task = r.c.tasks[space]
    text = f"task space {space + 1} is taken: {r.condition(task)}"
    return Answer("task-space-taken", text, {"space": space + 1, "task": r.g.edition.words["tasks"][task]})


def _no_guardian_island(r: Reading, action: int) -> Answer:
    """B6.4."""
    return _not_at(r, "guardian")


def _guardian(r: Reading, action: int) -> Answer:
    """B6.4a, B11.3."""
    colour = action - act.COLOUR + 1 if act.COLOUR <= action < act.TOM_TAKES else r.c.ship - w.TASK_ISLANDS + 1
    name = w.GUARDIANS[colour]
    if r.c.guardians[colour] >= START:
        return Answer("guardian-owned", f"you have the {name} Guardian already, and never two of a colour", {"guardian": name})
    if r.s.guardians[colour - 1] == 0:
        return Answer("no-guardian-left", f"no {name} Guardian is left", {"guardian": name})
    return lacks_tiles(r, w.GUARDIAN, 1)


def _fire(r: Reading, action: int) -> Answer:
    """B6.6a, B6.6b."""
    space = action - act.TURN_FIRE
    lacking = lacks_tiles(r, w.GREAT_BONFIRE, r.rule(turning_price)(r.s, r.seat, space))
    if not r.s.fire_used:
        return lacking
    ahead = r.rule(spaces_to)(r.s, space)
    text = f"space {space + 1} is {count(ahead, 'space')} away: {lacking.message}"
    return Answer("lacks-tiles-to-turn", text, {"space": space + 1, "spaces": ahead, **lacking.args})


def _reward(r: Reading, action: int) -> Answer:
    """B6.6c."""
    if action >= act.TAKE_PORTAL:
        shape = w.PORTALS[action - act.TAKE_PORTAL]
        text = f"no {shape} portal lies at space {r.s.pointer + 1}"
        return Answer("portal-not-there", text, {"portal": shape, "space": r.s.pointer + 1})
    return Answer("two-rewards-only", "two rewards are taken; all three only with the Fire Steward")


def _portal(r: Reading, action: int) -> Answer:
    """B6.6d."""
    notch = r.rule(next_notch)(r.c)
    if notch == w.NONE:
        return Answer("notches-filled", "all your 7 notches are filled")
    if r.c.gnomes[w.PORTAL_SMITH] == 1:
        wanted = [r.notch(r.seat, i) for i in range(7) if not r.c.portals[i]]
        text = f"your free notches take {', '.join(wanted)}; no such portal lies there"
        return Answer("no-notch-for-portal", text, {"portals": wanted})
    shape = r.notch(r.seat, notch)
    text, args = f"your next notch ({notch + 1}) takes {shape}", {"notch": notch + 1, "portal": shape}
    if action >= act.TAKE_PORTAL:
        return Answer("other-portal-next", text, args)
    return Answer("next-portal-not-there", f"{text}, and none lies at space {r.s.pointer + 1}", {**args, "space": r.s.pointer + 1})


def _gnomes_full(r: Reading, action: int) -> Answer:
    """B6.7."""
    return Answer("gnomes-full", f"you have {MOST_GNOMES} Gnomes, and there is room for no more", {"gnomes": MOST_GNOMES})


def _gnome_price(r: Reading, action: int) -> Answer:
    """B6.7a."""
    gnome = r.frame.a if r.frame.kind == frames.GNOME_PRICE else action - act.RECRUIT
    kind = ANY if r.c.gnomes[w.HAGGLER] == 1 else r.tables["GNOME_RESOURCE"][gnome]
    resource = "any" if kind == ANY else w.RESOURCES[kind]
    shown = "resource of any kind" if kind == ANY else resource
    price = action - act.PRICE if r.frame.kind == frames.GNOME_PRICE else 1
    tiles = lacks_tiles(r, w.GNOME, 2 - price)
    have = resources_held(r)
    supply = f"{tiles.message.partition('; ')[2]}, and {resources_text(have)}"
    figures = {"resource": resource, **{name: tiles.args[name] for name in ("own", "yellow", "others")}, "have": have}
    if r.frame.kind == frames.GNOME_PRICE:
        text = f"needs {count(2 - price, 'gnome tile')} + {1 + price} {shown}; {supply}"
        return Answer("lacks-this-price", text, {"tiles": 2 - price, "resources": 1 + price, **figures})
    return Answer("lacks-gnome-price", f"needs 2 gnome tiles + 1 {shown}, or 1 tile + 2; {supply}", figures)


def _not_face_up(r: Reading, action: int) -> Answer:
    """B6.7b, B11.5."""
    gnome = action - act.RECRUIT
    name, key = w.GNOME_NAMES[gnome], w.GNOME_KEYS[gnome]
    if gnome >= w.FIRST_ELDER and r.rule(is_face_up)(r.s, gnome):
        return Answer("elder-not-free", f"the {name} is an Elder; only a Specialist is free here", {"gnome": key})
    owner = next((seat for seat in range(r.s.seats) if r.s.cities[seat].gnomes[gnome]), None)
    if owner is None:
        return Answer("gnome-not-face-up", f"the {name} is not face up", {"gnome": key})
    if owner == r.seat:
        return Answer("gnome-yours", f"the {name} is not face up; you have this Gnome", {"gnome": key})
    return Answer("gnome-taken", f"the {name} is not face up; {r.name(owner)} has this Gnome", {"gnome": key, "seat": owner})


def _council(r: Reading, action: int) -> Answer:
    """B9.2, B10.2."""
    if act.NEUTRAL_NOVICE <= action < act.FROM_PILE:
        common = action - act.NEUTRAL_NOVICE
        text, key = COMMON_TEXTS[common], w.COMMONS[common]
        if not meets_common(r.c, common):
            return Answer("common-not-met", f'you do not meet the Common Task "{text}"', {"common": key})
        return Answer("neutral-novice-gone", f'the Neutral Novice of "{text}" is gone', {"common": key})
    bonus = w.BONUSES[r.tables["COUNCIL_BONUS"][action - act.SEND]]
    if r.frame.a == NEUTRAL:
        return Answer("neutral-there-already", f"a Neutral Novice is on the {bonus} space already", {"bonus": bonus})
    return Answer("novice-there-already", f"one of your Novices is on the {bonus} space already", {"bonus": bonus})


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
    return Answer("bonus-impossible", text, {"bonus": w.BONUSES[bonus]})


def _no_point(r: Reading, action: int) -> Answer:
    """B11.1."""
    return Answer("no-point-here", f"this space gives {BONUS_TEXTS[w.BONUS_GOLD]} and has no point instead")


def _not_in_pile(r: Reading, action: int) -> Answer:
    """B11.2."""
    crystal, resource = divmod(action - act.FROM_PILE, 5)
    fire, yields = w.FIRES[crystal], w.RESOURCES[resource]
    return Answer("not-in-pile", f"there is no {fire} {yields} in the pile", {"fire": fire, "resource": yields})


def _there_already(r: Reading, action: int) -> Answer:
    """B11.7."""
    island = r.island(r.c.ship)
    text = f"your ship lies at {island} already; it has to go to another island"
    return Answer("ship-must-leave", text, {"island": w.ISLANDS[r.c.ship]})


def _tom(r: Reading, action: int) -> Answer:
    """B14.5."""
    which = "lowest" if r.frame.b else "highest"
    resource = w.RESOURCES[r.frame.a]
    text = f"Tom takes a Task of the {which} value on the islands of {resource}; this is none"
    return Answer("tom-takes-other", text, {"value": which, "resource": resource})


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
