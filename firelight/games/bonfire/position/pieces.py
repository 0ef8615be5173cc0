"""The pieces of a loaded position: every one lies somewhere, and only there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from firelight.engine.errors import Problem
from firelight.games.bonfire.content import words as w
from firelight.games.bonfire.rules.council import DELEGATE
from firelight.games.bonfire.rules.decisions import COUNCIL
from firelight.games.bonfire.rules.layout import LYING, NEUTRAL, START, TOM_SEAT, State

TASKS_DEALT = (0, 20, 20, 26, 30)
NOVICES = 7
TOM_NOVICES = 4
NEUTRAL_NOVICES = 5
TOM_CARDS = 8


def _exactly(place: str, names: Sequence[Any], found: Iterable[int], wanted: Iterable[int]) -> Iterator[Problem]:
    """Every piece that is there too often or too rarely."""
    there, due = Counter(found), Counter(wanted)
    for piece in sorted(there.keys() | due.keys()):
        if there[piece] != due[piece]:
            yield Problem(place, f"{names[piece]} is there {there[piece]} times; expected {due[piece]}")


def check_pieces(s: State, words: Any, tables: Any) -> Iterator[Problem]:
    yield from _check_tasks(s, words, tables)
    yield from _check_paths(s, words)
    yield from _check_gnomes(s, words, tables)
    yield from _check_guardians(s, words)
    yield from _check_portals(s, words, tables)
    yield from _check_offerings(s, words, tables)
    yield from _check_novices(s, words)
    yield from _check_tom(s)


def _check_tasks(s: State, words: Any, tables: Any) -> Iterator[Problem]:
    found = [task for island in s.islands for task in island.tasks if task >= 0]
    found += [task for c in s.cities for task in c.tasks if task >= 0]
    twice = [task for task, count in Counter(found).items() if count > 1]
    for task in twice:
        yield Problem("tasks", f"{words['tasks'][task]} is there {found.count(task)} times; expected once")
    if not twice and len(found) != TASKS_DEALT[s.players]:
        yield Problem("tasks", f"found {len(found)} Tasks on islands and in cities; expected {TASKS_DEALT[s.players]}")
    for task in tables["THREE_ON_ONE"][:1]:
        if s.players <= 2 and task in found:
            yield Problem("tasks", f"found {words['tasks'][task]}, which is left out with {s.players} players")
    if twice:
        return
    for number, (name, island) in enumerate(zip(words["task-islands"], s.islands, strict=True)):
        places = 3 if s.players == 4 or (s.players == 3 and not tables["ISLAND_CORNER"][number]) else 2
        for slot in range(3):
            task, owner, offering = island.tasks[slot], island.owners[slot], island.offerings[slot]
            where = f"islands.{name}"
            if (owner < 0) != (offering < 0):
                yield Problem(f"{where}.owners[{slot}]", "found an owner or an Offering alone; expected both or neither")
            elif owner >= s.players:
                yield Problem(f"{where}.owners[{slot}]", f"found {owner}; expected a player, from 0 to {s.players - 1}")
            elif task >= 0 and offering >= 0:
                yield Problem(f"{where}.tasks[{slot}]", f"found {words['tasks'][task]} beside an Offering; expected only one of them")
            elif slot >= places and (task >= 0 or offering >= 0):
                yield Problem(f"{where}.tasks[{slot}]", f"something lies there; expected {places} places with {s.players} players")


def _check_paths(s: State, words: Any) -> Iterator[Problem]:
    found = [tile for tile in (*s.path_display, *s.path_pile) if tile >= 0]
    found += [tile for c in s.cities for tile in c.paths[1:] if tile >= 0]
    yield from _exactly("paths", words["paths"], found, range(w.PATH_TILES))
    if s.path_known > s.path_left:
        yield Problem("path_known", f"found {s.path_known}; the pile has {s.path_left} tiles")
    for slot, tile in enumerate(s.path_display):
        if tile < 0 and s.path_left > 0 and len(found) == w.PATH_TILES:
            yield Problem(f"path_display[{slot}]", f"is empty; expected one of the {s.path_left} tiles of the pile")


def _check_gnomes(s: State, words: Any, tables: Any) -> Iterator[Problem]:
    found = [g for g in (*s.gnome_display, *s.gnome_pile, *s.gnome_discard) if g >= 0]
    found += [g for c in s.cities for g in range(w.SPECIALISTS) if c.gnomes[g]]
    wanted = [g for g in range(w.SPECIALISTS) if s.players > 1 or tables["GNOME_RESOURCE"][g] != w.GOLD]
    yield from _exactly("gnomes", words["gnomes"], found, wanted)
    for slot, gnome in enumerate(s.gnome_display):
        if gnome < 0 and s.gnome_left + s.discard_count > 0 and len(found) == len(wanted):
            yield Problem(f"gnome_display[{slot}]", "is empty; expected one of the Specialists that are left")
    if s.players > 1 and s.discard_count:
        yield Problem("gnome_discard", f"found {s.discard_count} Specialists; only Tom puts any there")
    for elder in range(w.ELDERS):
        owners = sum(1 for c in s.cities if c.gnomes[w.FIRST_ELDER + elder])
        if owners + s.elders[elder] != 1:
            place = f"elders.{words['elders'][elder]}"
            yield Problem(place, f"is face up {s.elders[elder]} times and in {owners} cities; expected one place")


def _check_guardians(s: State, words: Any) -> Iterator[Problem]:
    for colour in range(4):
        owners = sum(1 for c in s.cities if c.guardians[colour + 1] >= START)
        if owners + s.guardians[colour] != 4:
            place = f"guardians.{words['colours'][colour]}"
            yield Problem(place, f"{s.guardians[colour]} on the island and {owners} in cities; expected 4 together")


def _check_portals(s: State, words: Any, tables: Any) -> Iterator[Problem]:
    cities = s.cities[: s.seats]
    if len({c.board for c in cities}) != len(cities):
        yield Problem("cities", f"two cities have the same board; expected {len(cities)} different ones")
        return
    each = 4 if s.players > 2 else 3
    shapes = [tables["NOTCH_SHAPE"][c.board * 7 + notch] for c in cities for notch in range(7) if c.portals[notch]]
    for shape in range(7):
        stock = sum(space.portals[shape] for space in s.ring)
        if shapes.count(shape) + stock != each:
            message = f"{stock} at the Great Bonfire and {shapes.count(shape)} in cities; expected {each} together"
            yield Problem(f"ring.{words['portals'][shape]}", message)
    if not s.fire_used and (shapes or s.pointer):
        yield Problem("fire_used", f"found 0, but it points at {s.pointer} and {len(shapes)} portals are taken; expected 1")


def _check_offerings(s: State, words: Any, tables: Any) -> Iterator[Problem]:
    for seat in range(s.players):
        c = s.cities[seat]
        found = [r for r in (*c.left_offerings, *c.right_offerings) if r >= 0]
        found += [island.offerings[slot] for island in s.islands for slot in range(3) if island.owners[slot] == seat]
        yield from _exactly(f"cities[{seat}].left_offerings", words["resources"], found, tables["OFFERING_RESOURCE"])


def _check_novices(s: State, words: Any) -> Iterator[Problem]:
    """Novices beside the task spaces, in the Council, or on their way there."""
    on_the_way = Counter(f.owner for f in s.frames[: s.depth] if f.kind == COUNCIL)
    council = [sum(space.novices[owner] for space in s.council) for owner in range(6)]
    for seat in range(4):
        tom = s.players == 1 and seat == TOM_SEAT
        wanted = NOVICES if seat < s.players else TOM_NOVICES if tom else 0
        beside = s.tom_novices if tom else sum(s.cities[seat].novices)
        if beside + council[seat] + on_the_way[seat] != wanted:
            place = "tom_novices" if tom else "council"
            sent = f"{council[seat]} in the Council and {on_the_way[seat]} on the way there"
            yield Problem(place, f"seat {seat} has {beside} Novices, {sent}; expected {wanted} together")
    if s.players > 1 and s.tom_novices:
        yield Problem("tom_novices", f"found {s.tom_novices}; expected 0 without Tom")
    left = sum(s.neutral)
    away = council[NEUTRAL] + council[LYING] + on_the_way[NEUTRAL]
    if left + away != NEUTRAL_NOVICES:
        yield Problem("neutral", f"{left} Neutral Novices beside their Common Tasks and {away} sent; expected {NEUTRAL_NOVICES} together")
    if s.players > 1 and council[LYING]:
        yield Problem("council", f"{council[LYING]} Novices lie down; expected none without Tom")
    for number, space in enumerate(s.council):
        for owner in range(NEUTRAL + 1):
            cities = s.cities if owner == NEUTRAL else s.cities[owner : owner + 1]
            if space.novices[owner] > 1 and not any(c.gnomes[DELEGATE] == 1 for c in cities):
                where = f"council[{number}].novices.{words['novices'][owner]}"
                yield Problem(where, f"found {space.novices[owner]}; expected at most 1 without the Delegate")


def _check_tom(s: State) -> Iterator[Problem]:
    cards = [card for card in (*s.tom_pile, *s.tom_discard) if card >= 0]
    yield from _exactly("tom_pile", [f"card {card}" for card in range(TOM_CARDS)], cards, range(TOM_CARDS if s.players == 1 else 0))
    if s.players > 1 and s.tom_played:
        yield Problem("tom_played", f"found {s.tom_played}; expected 0 without Tom")
    elif (s.tom_played - s.tom_discarded) % TOM_CARDS or s.tom_played < s.tom_discarded:
        found = f"found {s.tom_played} while {s.tom_discarded} cards are discarded"
        yield Problem("tom_played", f"{found}; expected that number, or {TOM_CARDS} more for each time through his cards")
