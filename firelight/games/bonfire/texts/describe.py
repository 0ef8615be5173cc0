"""What a move does here: one sentence for every action, with its price and what it is certain to bring."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from firelight.games.bonfire.content import words as w
from firelight.games.bonfire.rules import actions as act
from firelight.games.bonfire.rules import frames
from firelight.games.bonfire.rules.countdown import turns_left
from firelight.games.bonfire.rules.gnomes import elder_points
from firelight.games.bonfire.rules.great_bonfire import notch_for, turning_price
from firelight.games.bonfire.rules.layout import NEUTRAL
from firelight.games.bonfire.rules.path import path_price
from firelight.games.bonfire.rules.ship import face_up_offering, offerings_on, sailing_price, task_price
from firelight.games.bonfire.texts.describe_city import CITY
from firelight.games.bonfire.texts.gnome_texts import BONUS_TEXTS, COMMON_TEXTS, GNOME_TEXTS
from firelight.games.bonfire.texts.reading import Reading
from firelight.reading import count, joined

if TYPE_CHECKING:
    from firelight.engine.game import Game

Describer = Callable[[Reading, int], str]


def _build(r: Reading, place: int) -> str:
    if r.c.path_count == 7:
        return "Build a Path Tile; your path has all 7."
    free = r.frame.kind == frames.PATH_BONUS
    price = "for free" if free else f"for {count(r.rule(path_price)(r.s, r.seat), 'path tile')}"
    if place == 4:
        if free:
            return f"Look through the pile of {r.s.path_left} and take any Path Tile; then the pile is shuffled."
        return f"Build the top tile of the pile, unseen until you take it, on path space {r.c.path_count + 1} {price}."
    tile = r.s.path_display[place]
    if tile < 0:
        return f"Build the Path Tile in place {place + 1}; the place is empty."
    gain = f", which gives you 1 {_resource(r, tile)} (Pavior)" if r.c.gnomes[w.PAVIOR] == 1 else ""
    return f"Build {r.path_tile(tile)} on path space {r.c.path_count + 1} {price}{gain}{_crystal_fits(r, tile)}."


def _resource(r: Reading, tile: int) -> str:
    return w.RESOURCES[r.tables["PATH_RESOURCE"][tile]]


def _crystal_fits(r: Reading, tile: int) -> str:
    task = r.c.tasks[r.c.path_count]
    if task < 0 or r.tables["TASK_COLOUR"][task] != r.tables["PATH_CRYSTAL"][tile]:
        return ""
    return "; its crystal has the colour of the Task there"


def _new_display(r: Reading, _: int) -> str:
    return "Put the four Path Tiles of one crystal colour under the pile and turn up new ones; then you have to build."


def _sail(r: Reading, island: int) -> str:
    if r.frame.kind == frames.SHIP_BONUS:
        price = "for free"
    else:
        price = f"for {count(r.rule(sailing_price)(r.s, r.seat, island), 'ship tile')}"
    return f"Sail to {r.island(island)} {price}; {_waiting(r, island)}."


def _waiting(r: Reading, island: int) -> str:
    """What an island has to offer the player."""
    if island >= w.TASK_ISLANDS:
        colour = island - w.TASK_ISLANDS + 1
        if r.c.guardians[colour] >= 0:
            return f"you have the {w.GUARDIANS[colour]} Guardian already"
        return f"{count(r.s.guardians[colour - 1], f'{w.GUARDIANS[colour]} Guardian')} there"
    tasks = [f"{r.task_mark(task)} {r.short_task(task)}" for task in r.s.islands[island].tasks if task >= 0]
    return f"Tasks: {', '.join(tasks)}" if tasks else "no Task is left there"


def _task_at(r: Reading, slot: int) -> str:
    island = r.c.ship
    if not 0 <= island < w.TASK_ISLANDS or r.s.islands[island].tasks[slot] < 0:
        return f"Take Task {slot + 1} of the island where your ship lies; there is none."
    price = count(r.rule(task_price)(r.s, r.seat, island), "task tile")
    goods = f"{w.RESOURCES[r.tables['ISLAND_RESOURCE'][island]]} and an Offering's resource"
    if r.c.gnomes[w.GIFT_BEARER] == 1:
        goods = "any 2 resources"
    return f'Take the Task "{r.task(r.s.islands[island].tasks[slot])}" for {price}, {goods}.'


def _no_deed(r: Reading, _: int) -> str:
    return "Leave the island as it is."


def _retrieve(r: Reading, _: int) -> str:
    if r.c.ship < w.TASK_ISLANDS:
        return "Take a Guardian from the guardian island where your ship lies; it lies at none."
    return f"Take the {w.GUARDIANS[r.c.ship - w.TASK_ISLANDS + 1]} Guardian to START for 1 guardian tile."


def _offer(r: Reading, pile: int) -> str:
    side = ("left", "right")[pile]
    resource = r.rule(face_up_offering)(r.c, pile)
    if resource == w.NONE:
        return f"Leave the Offering of your {side} pile, which is empty."
    if r.frame.kind != frames.OFFERING:
        return f"Leave the {w.RESOURCES[resource]} Offering of your {side} pile."
    island = r.frame.a
    if r.c.gnomes[w.GIFT_BEARER] == 1:
        price = "any 2 resources"
    else:
        price = _two(resource, r.tables["ISLAND_RESOURCE"][island])
    tiles = count(r.rule(task_price)(r.s, r.seat, island), "task tile")
    mine = r.rule(offerings_on)(r.s, r.seat, island)
    return f"Leave the {w.RESOURCES[resource]} Offering of your {side} pile; pay {tiles} and {price}; your Offerings here: {mine + 1} then."


def _two(one: int, other: int) -> str:
    return f"2 {w.RESOURCES[one]}" if one == other else f"1 {w.RESOURCES[one]} and 1 {w.RESOURCES[other]}"


def _turn_fire(r: Reading, space: int) -> str:
    kind = r.tables["RING_KIND"][space]
    gives = r.tables["RING_RESOURCE"][space]
    what = "2 points" if gives == w.TWO_POINTS else w.RESOURCES[gives]
    if r.frame.kind == frames.FIRE_BONUS:
        price = "for free"
    else:
        price = f"for {count(r.rule(turning_price)(r.s, r.seat, space), 'great-bonfire tile')}"
    fitting = [w.PORTALS[i] for i in range(7) if r.s.ring[space].portals[i] and r.rule(notch_for)(r.c, i) != w.NONE]
    portal = f"{joined(fitting, 'or')} portal" if fitting else "no portal for you"
    return f"Turn the Great Bonfire to {space + 1} {price}: {w.KINDS[kind]} tile, {what}, {portal}."


def _reward(r: Reading, choice: int) -> str:
    kind = w.KINDS[r.tables["RING_KIND"][r.s.pointer]]
    gives = r.tables["RING_RESOURCE"][r.s.pointer]
    what = "2 points" if gives == w.TWO_POINTS else f"1 {w.RESOURCES[gives]}"
    parts = (
        [f"1 {kind} tile", what],
        [f"1 {kind} tile", "a portal"],
        [what, "a portal"],
        [f"1 {kind} tile", what, "a portal"],
    )
    return f"Take {joined(parts[choice])}."


def _portal(r: Reading, shape: int) -> str:
    notch = r.rule(notch_for)(r.c, shape)
    if notch == w.NONE:
        return f"Take the {w.PORTALS[shape]} portal, which fits no notch of yours now."
    lit = ", beside a Bonfire" if r.c.lit[notch] else ""
    return f"Take the {w.PORTALS[shape]} portal for notch {notch + 1}{lit}."


def _recruit(r: Reading, gnome: int) -> str:
    resource = w.RESOURCES[r.tables["GNOME_RESOURCE"][gnome]]
    if r.c.gnomes[w.HAGGLER] == 1:
        resource = "resource of any kind"
    if r.frame.kind == frames.SPECIALIST_BONUS:
        price = "for free"
    else:
        price = f"for 2 gnome tiles + 1 {resource}, or 1 + 2"
    return f"Recruit the {w.GNOME_NAMES[gnome]} {price}: {_gain(r, gnome)}"


def _gain(r: Reading, gnome: int) -> str:
    text = GNOME_TEXTS[gnome]
    if gnome < w.FIRST_ELDER:
        return text
    points = elder_points(r.c, gnome - w.FIRST_ELDER) + (1 if gnome == w.GNOMES - 1 else 0)
    if r.c.gnomes[w.STORYTELLER] == 1:
        points += 2
    return f"{text[:-1]}, now {points}."


def _price(r: Reading, price: int) -> str:
    tiles = count(2 - price, "gnome tile")
    if r.frame.kind != frames.GNOME_PRICE:
        return f"Pay a Gnome with {tiles} and {count(1 + price, 'resource')}."
    gnome = r.frame.a
    if r.c.gnomes[w.HAGGLER] == 1:
        return f"Pay {tiles} and {count(1 + price, 'resource')} of any kind for the {w.GNOME_NAMES[gnome]}."
    return f"Pay {tiles} and {1 + price} {w.RESOURCES[r.tables['GNOME_RESOURCE'][gnome]]} for the {w.GNOME_NAMES[gnome]}."


def _send(r: Reading, space: int) -> str:
    bonus = BONUS_TEXTS[r.tables["COUNCIL_BONUS"][space]]
    owner = "the Neutral" if r.frame.kind == frames.COUNCIL and r.frame.a == NEUTRAL else "your"
    usher = "; the Usher gives 1 gold" if r.c.gnomes[w.USHER] == 1 else ""
    return f"Send {owner} Novice to the High Council: {bonus}{usher}."


def _bonus(r: Reading, _: int) -> str:
    if r.frame.kind != frames.BONUS:
        return "Take the bonus of a space of the High Council."
    return f"Take the bonus: {BONUS_TEXTS[r.tables['COUNCIL_BONUS'][r.frame.a]]}."


def _point(r: Reading, _: int) -> str:
    return "Take 1 point instead of the bonus."


def _neutral(r: Reading, common: int) -> str:
    return f'Bonus Action: send the Neutral Novice of "{COMMON_TEXTS[common]}" to the High Council and take a bonus.'


def _from_pile(r: Reading, kind: int) -> str:
    crystal, resource = divmod(kind, 5)
    return f"Take a {w.FIRES[crystal]} {w.RESOURCES[resource]} from the pile for path space {r.c.path_count + 1}."


def _colour(r: Reading, colour: int) -> str:
    return f"Take the {w.GUARDIANS[colour + 1]} Guardian to START; {count(r.s.guardians[colour], 'Guardian')} of that colour left."


def _tom_takes(r: Reading, choice: int) -> str:
    if r.frame.kind != frames.TOM_TIE:
        return "Choose the Task that Tom takes."
    island = r.tables["RESOURCE_ISLANDS"][r.frame.a * 2 + choice // 3]
    task = r.s.islands[island].tasks[choice % 3]
    if task < 0:
        return f"Tom takes Task {choice % 3 + 1} of {r.island(island)}; there is none."
    return f'Tom takes "{r.task(task)}" from {r.island(island)}.'


def _end_turn(r: Reading, _: int) -> str:
    return "End your turn."


def _pass(r: Reading, _: int) -> str:
    left = turns_left(r.s, r.seat)
    if not left:
        return "Pass for good in the Countdown, for as many points as you have turns left."
    return f"Pass for good: {count(left, 'point')} now instead of your last {count(left, 'turn')}."


def _give_up(r: Reading, _: int) -> str:
    return "You can do nothing more: you are out for good."


WORLD: dict[int, Describer] = {
    act.BUILD: _build,
    act.NEW_DISPLAY: _new_display,
    act.SAIL: _sail,
    act.TASK_AT: _task_at,
    act.NO_DEED: _no_deed,
    act.RETRIEVE: _retrieve,
    act.OFFER: _offer,
    act.TURN_FIRE: _turn_fire,
    act.REWARD: _reward,
    act.TAKE_PORTAL: _portal,
    act.RECRUIT: _recruit,
    act.PRICE: _price,
    act.SEND: _send,
    act.TAKE_BONUS: _bonus,
    act.TAKE_POINT: _point,
    act.NEUTRAL_NOVICE: _neutral,
    act.FROM_PILE: _from_pile,
    act.COLOUR: _colour,
    act.TOM_TAKES: _tom_takes,
    act.END_TURN: _end_turn,
    act.PASS: _pass,
    act.GIVE_UP: _give_up,
}
FAMILIES: dict[int, Describer] = dict(sorted({**CITY, **WORLD}.items()))


def family(action: int) -> int:
    """The first action of the family an action belongs to."""
    return max(first for first in FAMILIES if first <= action)


def describe(g: Game, action: int) -> str:
    """One sentence that says what a move does here."""
    first = family(action)
    return FAMILIES[first](Reading(g), action - first)
