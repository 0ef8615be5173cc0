"""The 66 Tasks of Bonfire's component set: what each condition shows and asks (B15), its key and its sentence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from firelight.engine.components import NO_WORD, Entry
from firelight.games.bonfire.content.words import (
    BASIC,
    FIRES,
    GUARDIANS,
    HOLD_TILES,
    KINDS,
    NONE,
    OFFERINGS_ON_ONE,
    RESOURCES,
    TASK_COUNT,
    TASK_KINDS,
    YELLOW,
)

PER_COLOUR: Final = TASK_COUNT // len(FIRES)
POINTS: Final = ((2, 3), (4, 5), (6, 8))
THREE: Final = 3

SOME_GUARDIAN: Final = GUARDIANS
SOME_BASIC: Final = RESOURCES[:BASIC]
SOME_KIND: Final = KINDS[:YELLOW]


class Task(NamedTuple):
    colour: int
    kind: int
    shown: tuple[int, ...]
    number: int
    points: int


class Condition(NamedTuple):
    """What a kind of Task shows (words, how many of them at least and at most) and asks (a number from, to)."""

    sentence: str
    shown: Sequence[str] = ()
    least: int = 1
    most: int = 1
    asked: tuple[int, int] | None = None


CONDITIONS: Final[dict[str, Condition]] = {
    "have-guardian": Condition("Have the {shown} Guardian", SOME_GUARDIAN),
    "path-with": Condition("Have a Path Tile showing {shown}", SOME_BASIC),
    "offering-on": Condition("Have an Offering on an island of {shown}", SOME_BASIC),
    "gnome-showing": Condition("Have a Gnome showing {shown}", RESOURCES),
    "group-of-3": Condition("Have a group of 3 connected {shown} symbols in the Fate Area", SOME_KIND),
    "two-resources": Condition("Hold two different basic resources, {number} of each", asked=(1, 9)),
    "offerings-spread": Condition("Have Offerings on {number} different islands", asked=(1, 7)),
    "offerings-on-one": Condition("Have {number} Offerings on one island", asked=(1, 3)),
    "blue-and-red": Condition("Have a blue and a red Bonfire"),
    "common-task": Condition("Meet {number} of the Common Tasks", asked=(1, 5)),
    "portals": Condition("Have {number} portals", asked=(1, 7)),
    "two-guardians": Condition("Have the {shown} Guardians", SOME_GUARDIAN, 2, 2),
    "gnomes": Condition("Have {number} Gnomes", asked=(1, 6)),
    "gold": Condition("Hold {number} gold", asked=(1, 12)),
    "same-adjacent": Condition("Have two adjacent Path Tiles showing the same resource"),
    "resource": Condition("Hold {number} {shown}", SOME_BASIC, asked=(1, 9)),
    "offering-on-both": Condition("Have an Offering on each of the two islands of {shown}", SOME_BASIC),
    "all-fires": Condition("Have a Bonfire of each colour"),
    "guardians": Condition("Have {number} Guardians", asked=(1, 5)),
    "two-groups-of-3": Condition("Have a group of 3 connected symbols each of {shown} in the Fate Area", SOME_KIND, 2, 2),
    "tasks-of-colour": Condition("Have {number} {shown} Tasks or Bonfires, in any mixture", FIRES, asked=(1, 7)),
    "elders": Condition("Have {number} Elders", asked=(1, 6)),
    "offering-pile-empty": Condition("Have one of your two piles of Offerings used up"),
    "crystals": Condition("Have {number} Path Tiles with a {shown} crystal", FIRES, asked=(1, 6)),
    "bonfires": Condition("Have {number} other Bonfires", asked=(1, 6)),
    "two-offerings-on": Condition("Have 2 Offerings on each of {number} islands", asked=(1, 3)),
    "of-one-resource": Condition("Hold {number} of one basic resource", asked=(1, 9)),
    "highlighted": Condition("Cover every highlighted square of the Fate Area"),
    "guardians-home": Condition("Have {number} Guardians at Bonfires", asked=(1, 5)),
    "hold-tiles": Condition("Hold the action tiles {shown}", SOME_KIND, 2, len(SOME_KIND)),
    "gold-squares": Condition("Cover every gold square of the Fate Area"),
    "outer-columns": Condition("Cover both outermost columns of the Fate Area"),
    "two-groups": Condition("Have two separate groups of {number} equal symbols in the Fate Area", asked=(2, 9)),
}


def tasks(section: Entry) -> tuple[Task, ...]:
    """All Tasks by colour, in the order of the file."""
    section.section(FIRES, parts=("condition", "each", "number", "copies", "points"))
    found: list[Task] = []
    for colour, name in enumerate(FIRES):
        listed = section.at(name)
        places: dict[Task, str] = {}
        count = 0
        for entry in listed.entries():
            for task in _read(entry, colour):
                if task in places and places[task] != entry.place:
                    entry.complain(f"asks the same as {places[task]} for the same points; say copies = 2 for equal Tasks, or correct one.")
                places.setdefault(task, entry.place)
                found.append(task)
                count += 1
        if listed.sound and count != PER_COLOUR:
            listed.complain(f"found {count} {name} Tasks; expected {PER_COLOUR}. Add or remove some, or correct each and copies.")
    threes = [task for task in found if (task.kind, task.number) == (OFFERINGS_ON_ONE, THREE)]
    if section.sound and len(threes) != 1:
        section.complain(f'found {len(threes)} Tasks "offerings-on-one" with number = 3; expected exactly one (B2.1). Add or remove it.')
    return tuple(found)


def _read(entry: Entry, colour: int) -> list[Task]:
    kind = entry.at("condition").word(TASK_KINDS)
    if kind == NO_WORD:
        entry.fields(("condition", "points"), ("each", "number", "copies"))
        return []
    condition = CONDITIONS[TASK_KINDS[kind]]
    needed = ["condition", *["each"] * bool(condition.shown), *["number"] * bool(condition.asked), "points"]
    entry.fields(needed, ("copies",))
    points = entry.at("points").number(*POINTS[colour])
    number = entry.at("number").number(*condition.asked) if condition.asked else NONE
    copies = 1 if entry.at("copies").missing else entry.at("copies").number(1, PER_COLOUR)
    each = _shown(entry.at("each"), condition) if condition.shown else [()]
    return [Task(colour, kind, shown, number, points) for shown in each for _ in range(copies)]


def _shown(each: Entry, condition: Condition) -> list[tuple[int, ...]]:
    found: list[tuple[int, ...]] = []
    places: dict[frozenset[int], str] = {}
    first = 1 if condition.shown is SOME_GUARDIAN else 0
    if each.value == []:
        each.complain("found an empty list; expected an entry for each Task. Add them, or remove the condition.")
    for entry in each.entries():
        shown: list[int] = []
        for word in entry.split(condition.least, condition.most):
            number = word.word(condition.shown, first)
            if number in shown:
                word.complain(f'"{condition.shown[number]}" is shown twice; expected different ones. Correct one of them.')
            elif number != NO_WORD:
                shown.append(number)
        known = places.setdefault(frozenset(shown), entry.place)
        if known != entry.place and entry.sound:
            entry.complain(f"is the same as {known}; say copies = 2 for equal Tasks, or correct one of them.")
        found.append(tuple(shown))
    return found


def words(task: Task) -> list[str]:
    """What the Task shows, in words."""
    return [CONDITIONS[TASK_KINDS[task.kind]].shown[number] for number in task.shown]


def key(task: Task) -> str:
    """A readable name; equal or alike Tasks of one colour share it."""
    shown = [] if task.kind == HOLD_TILES else words(task)
    return "-".join([FIRES[task.colour], TASK_KINDS[task.kind], *shown])


def sentence(task: Task) -> str:
    """The condition in one short sentence."""
    *most, last = words(task) or [""]
    shown = f"{', '.join(most)} and {last}" if most else last
    return CONDITIONS[TASK_KINDS[task.kind]].sentence.format(shown=shown, number=task.number)
