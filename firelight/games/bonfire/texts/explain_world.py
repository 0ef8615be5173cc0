"""Refusals about the shared board: paths, islands, Great Bonfire, Gnomes, High Council, Tom."""

from __future__ import annotations

from collections.abc import Callable

from firelight.games.bonfire.content import words as w
from firelight.games.bonfire.rules import decisions
from firelight.games.bonfire.rules import rulebook as b
from firelight.games.bonfire.rules.gnomes import MOST_GNOMES, is_face_up, resource_for
from firelight.games.bonfire.rules.great_bonfire import PORTAL_SMITH, next_notch, spaces_to, turning_price
from firelight.games.bonfire.rules.layout import NEUTRAL, START
from firelight.games.bonfire.rules.path import may_renew, path_price
from firelight.games.bonfire.rules.paying import ANY
from firelight.games.bonfire.rules.ship import GIFT_BEARER, face_up_offering, sailing_price, task_price
from firelight.games.bonfire.rules.supply import meets_common, task_count
from firelight.games.bonfire.texts.explain_city import lacks_resources, lacks_tiles, resources_held
from firelight.games.bonfire.texts.reading import COMMON_GOALS, Reading, common_numbers
from firelight.reading import Answer


def _path(r: Reading, action: int) -> Answer:
    """B6.1a."""
    built = r.c.path_count - 1
    if built == 6:
        return Answer("path-complete")
    return lacks_tiles(r, w.PATH, r.rule(path_price)(r.s, r.seat))


def _path_place(r: Reading, action: int) -> Answer:
    """B6.1b."""
    slot = action - decisions.BUILD + 1
    if slot > 4:
        return _no_path_pile()
    return Answer("no-path-tile-there", {"slot": slot})


def _no_path_pile() -> Answer:
    return Answer("path-pile-empty")


def _renew(r: Reading, action: int) -> Answer:
    """B6.1c."""
    if r.s.path_left == 0:
        return _no_path_pile()
    if r.frame.kind == decisions.PATH_CHOICE and r.rule(may_renew)(r.s) == 0:
        return Answer("all-paths-shown", {"shown": r.frame.shown})
    tiles = [tile for tile in r.s.path_display if tile >= 0]
    crystals = [w.FIRES[r.tables["PATH_CRYSTAL"][tile]] for tile in tiles]
    return Answer("crystals-differ", {"crystals": crystals})


def _sail(r: Reading, action: int) -> Answer:
    """B6.2a, B6.2b."""
    island = action - decisions.SAIL
    if r.c.ship == island:
        return Answer("ship-is-there", {"island": w.ISLANDS[island]})
    return lacks_tiles(r, w.SHIP, r.rule(sailing_price)(r.s, r.seat, island))


def _task(r: Reading, action: int) -> Answer:
    """B6.3."""
    ship = r.c.ship
    if ship == w.NONE or ship >= w.TASK_ISLANDS:
        return _not_at(r, "task")
    slot = action - decisions.TASK_AT
    if r.s.islands[ship].tasks[slot] < 0:
        return Answer("no-task-there", {"island": w.ISLANDS[ship], "slot": slot + 1})
    return Answer("tasks-full", {"tasks": task_count(r.c)})


def _not_at(r: Reading, kind: str) -> Answer:
    """The ship is at a different island."""
    if r.c.ship == w.NONE:
        return Answer(f"not-at-{kind}-island", {"ship": None})
    return Answer(f"not-at-{kind}-island", {"ship": w.ISLANDS[r.c.ship]})


def _task_tiles(r: Reading, action: int) -> Answer:
    """B6.3a."""
    return lacks_tiles(r, w.TASK, r.rule(task_price)(r.s, r.seat, r.c.ship))


def _offering(r: Reading, action: int) -> Answer:
    """B6.3b."""
    island = r.frame.island if r.frame.kind == decisions.OFFERING else r.c.ship
    piles = [action - decisions.OFFER] if decisions.OFFER <= action < decisions.SPACE else [1, 0]
    open_ones = [resource for pile in piles if (resource := r.rule(face_up_offering)(r.c, pile)) != w.NONE]
    if not open_ones:
        return Answer("no-offering-left")
    if r.c.gnomes[GIFT_BEARER] == 1:
        return lacks_resources(r, ANY, 2, w.NONE, 0)
    lacking = [lacks_resources(r, resource, 1, r.tables["ISLAND_RESOURCE"][island], 1) for resource in dict.fromkeys(open_ones)]
    if len(lacking) == 1:
        return lacking[0]
    either = [answer.args["needs"] for answer in lacking]
    have = resources_held(r)
    return Answer("lacks-offering", {"either": either, "have": have})


def _space(r: Reading, action: int) -> Answer:
    """B6.3c."""
    space = action - decisions.SPACE
    task = r.c.tasks[space]
    return Answer("task-space-taken", {"space": space + 1, "task": r.g.edition.words["tasks"][task]})


def _no_guardian_island(r: Reading, action: int) -> Answer:
    """B6.4."""
    return _not_at(r, "guardian")


def _guardian(r: Reading, action: int) -> Answer:
    """B6.4a, B11.3."""
    colour = action - decisions.COLOUR + 1 if decisions.COLOUR <= action < decisions.TOM_TAKES else r.c.ship - w.TASK_ISLANDS + 1
    name = w.GUARDIANS[colour]
    if r.c.guardians[colour] >= START:
        return Answer("guardian-owned", {"guardian": name})
    if r.s.guardians[colour - 1] == 0:
        return Answer("no-guardian-left", {"guardian": name})
    return lacks_tiles(r, w.GUARDIAN, 1)


def _fire(r: Reading, action: int) -> Answer:
    """B6.6a, B6.6b."""
    space = action - decisions.TURN_FIRE
    lacking = lacks_tiles(r, w.GREAT_BONFIRE, r.rule(turning_price)(r.s, r.seat, space))
    if not r.s.fire_used:
        return lacking
    ahead = r.rule(spaces_to)(r.s, space)
    return Answer("lacks-tiles-to-turn", {"space": space + 1, "spaces": ahead, **lacking.args})


def _reward(r: Reading, action: int) -> Answer:
    """B6.6c."""
    if action >= decisions.TAKE_PORTAL:
        shape = w.PORTALS[action - decisions.TAKE_PORTAL]
        return Answer("portal-not-there", {"portal": shape, "space": r.s.pointer + 1})
    return Answer("two-rewards-only")


def _portal(r: Reading, action: int) -> Answer:
    """B6.6d."""
    notch = r.rule(next_notch)(r.c)
    if notch == w.NONE:
        return Answer("notches-filled")
    if r.c.gnomes[PORTAL_SMITH] == 1:
        wanted = [r.notch(r.seat, i) for i in range(7) if not r.c.portals[i]]
        return Answer("no-notch-for-portal", {"portals": wanted})
    shape = r.notch(r.seat, notch)
    args = {"notch": notch + 1, "portal": shape}
    if action >= decisions.TAKE_PORTAL:
        return Answer("other-portal-next", args)
    return Answer("next-portal-not-there", {**args, "space": r.s.pointer + 1})


def _gnomes_full(r: Reading, action: int) -> Answer:
    """B6.7."""
    return Answer("gnomes-full", {"gnomes": MOST_GNOMES})


def _gnome_price(r: Reading, action: int) -> Answer:
    """B6.7a."""
    gnome = r.frame.gnome if r.frame.kind == decisions.GNOME_PRICE else action - decisions.RECRUIT
    kind = r.rule(resource_for)(r.c, gnome)
    resource = "any" if kind == ANY else w.RESOURCES[kind]
    price = action - decisions.PRICE if r.frame.kind == decisions.GNOME_PRICE else 1
    tiles = lacks_tiles(r, w.GNOME, 2 - price)
    have = resources_held(r)
    figures = {"held": tiles.args["held"], "have": have}
    if r.frame.kind == decisions.GNOME_PRICE:
        return Answer("lacks-this-price", {"tiles": 2 - price, "needs": {resource: 1 + price}, **figures})
    return Answer("lacks-gnome-price", {"single": {resource: 1}, "double": {resource: 2}, **figures})


def _not_face_up(r: Reading, action: int) -> Answer:
    """B6.7b, B11.5."""
    gnome = action - decisions.RECRUIT
    key = w.GNOME_KEYS[gnome]
    if gnome >= w.FIRST_ELDER and r.rule(is_face_up)(r.s, gnome):
        return Answer("elder-not-free", {"gnome": key})
    owner = next((seat for seat in range(r.s.seats) if r.s.cities[seat].gnomes[gnome]), None)
    if owner is None:
        return Answer("gnome-not-face-up", {"gnome": key})
    if owner == r.seat:
        return Answer("gnome-yours", {"gnome": key})
    return Answer("gnome-taken", {"gnome": key, "seat": owner})


def _council(r: Reading, action: int) -> Answer:
    """B9.2, B10.2."""
    if decisions.NEUTRAL_NOVICE <= action < decisions.FROM_PILE:
        common = action - decisions.NEUTRAL_NOVICE
        key = w.COMMONS[common]
        if not meets_common(r.c, common):
            return Answer("common-not-met", {"common": key, "need": COMMON_GOALS[common], "have": common_numbers(r.c)[common]})
        return Answer("neutral-novice-gone", {"common": key})
    bonus = w.BONUSES[r.tables["COUNCIL_BONUS"][action - decisions.SEND]]
    if r.frame.owner == NEUTRAL:
        return Answer("neutral-there-already", {"bonus": bonus})
    return Answer("novice-there-already", {"bonus": bonus})


def _bonus(r: Reading, action: int) -> Answer:
    """B11.9."""
    bonus = r.tables["COUNCIL_BONUS"][r.frame.space]
    return Answer("bonus-impossible", {"bonus": w.BONUSES[bonus]})


def _no_point(r: Reading, action: int) -> Answer:
    """B11.1."""
    return Answer("no-point-here")


def _not_in_pile(r: Reading, action: int) -> Answer:
    """B11.2."""
    crystal, resource = divmod(action - decisions.FROM_PILE, 5)
    fire, yields = w.FIRES[crystal], w.RESOURCES[resource]
    return Answer("not-in-pile", {"fire": fire, "resource": yields})


def _there_already(r: Reading, action: int) -> Answer:
    """B11.7."""
    return Answer("ship-must-leave", {"island": w.ISLANDS[r.c.ship]})


def _tom(r: Reading, action: int) -> Answer:
    """B14.5."""
    which = "lowest" if r.frame.lowest else "highest"
    resource = w.RESOURCES[r.frame.resource]
    return Answer("tom-takes-other", {"value": which, "resource": resource})


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
