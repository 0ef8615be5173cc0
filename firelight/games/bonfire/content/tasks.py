"""The 66 Tasks of Bonfire's component set: what each condition shows and asks for (B15), and its key."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
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
    """What a kind of Task shows (words, at least and at most how many), asks for (a number from, to) and needs."""

    shown: Sequence[str] = ()
    least: int = 1
    most: int = 1
    asked: tuple[int, int] | None = None
    need: int = 0  # of what rules/tasks.py counts; 0: the number asked for
    times: int = 1


CONDITIONS: Final[dict[str, Condition]] = {
    "have-guardian": Condition(SOME_GUARDIAN, need=1),
    "path-with": Condition(SOME_BASIC, need=1),
    "offering-on": Condition(SOME_BASIC, need=1),
    "gnome-showing": Condition(RESOURCES, need=1),
    "group-of-3": Condition(SOME_KIND, need=3),
    "two-resources": Condition(asked=(1, 9), times=2),
    "offerings-spread": Condition(asked=(1, 7)),
    "offerings-on-one": Condition(asked=(1, 3)),
    "blue-and-red": Condition(need=2),
    "common-task": Condition(asked=(1, 5)),
    "portals": Condition(asked=(1, 7)),
    "two-guardians": Condition(SOME_GUARDIAN, 2, 2, need=2),
    "gnomes": Condition(asked=(1, 6)),
    "gold": Condition(asked=(1, 12)),
    "same-adjacent": Condition(need=1),
    "resource": Condition(SOME_BASIC, asked=(1, 9)),
    "offering-on-both": Condition(SOME_BASIC, need=2),
    "all-fires": Condition(need=3),
    "guardians": Condition(asked=(1, 5)),
    "two-groups-of-3": Condition(SOME_KIND, 2, 2, need=6),
    "tasks-of-colour": Condition(FIRES, asked=(1, 7)),
    "elders": Condition(asked=(1, 6)),
    "offering-pile-empty": Condition(need=5),
    "crystals": Condition(FIRES, asked=(1, 6)),
    "bonfires": Condition(asked=(1, 6)),
    "two-offerings-on": Condition(asked=(1, 3), times=2),
    "of-one-resource": Condition(asked=(1, 9)),
    "highlighted": Condition(),
    "guardians-home": Condition(asked=(1, 5)),
    "hold-tiles": Condition(SOME_KIND, 2, len(SOME_KIND)),
    "gold-squares": Condition(),
    "outer-columns": Condition(),
    "two-groups": Condition(asked=(2, 9), need=2),
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
                    message = f"asks the same as {places[task]} for the same points; say copies = 2 for equal Tasks, or correct one."
                    entry.complain(message, "same-task", fix=(entry, None))
                places.setdefault(task, entry.place)
                found.append(task)
                count += 1
        if listed.sound and count != PER_COLOUR:
            message = f"found {count} {name} Tasks; expected {PER_COLOUR}. Add or remove some, or correct each and copies."
            fix = _only_copies(listed, count)
            listed.complain(message, "tasks", "B2.1", fix=fix, found=count, expected=PER_COLOUR, colour=name)
    threes = [task for task in found if (task.kind, task.number) == (OFFERINGS_ON_ONE, THREE)]
    if section.sound and len(threes) != 1:
        message = f'found {len(threes)} Tasks "offerings-on-one" with number = 3; expected exactly one (B2.1). Add or remove it.'
        section.complain(message, "three-on-one", "B2.1", found=len(threes))
    return tuple(found)


def _only_copies(listed: Entry, count: int) -> tuple[Entry, int] | None:
    """The copies that make the count right, if only one row has several and they are the surplus."""
    several = [entry for entry in listed.entries() if not entry.at("copies").missing and entry.at("copies").value != 1]
    if len(several) != 1:
        return None
    copies, each = several[0].at("copies"), several[0].at("each")
    shown = len(each.value) if isinstance(each.value, list) else 1
    wanted, left = divmod(PER_COLOUR - count + copies.number(1, PER_COLOUR) * shown, shown)
    return (copies, wanted) if left == 0 and wanted >= 1 else None


def _read(entry: Entry, colour: int) -> list[Task]:
    kind = entry.at("condition").word(TASK_KINDS)
    if kind == NO_WORD:
        entry.fields(("condition", "points"), ("each", "number", "copies"))
        return []
    condition = CONDITIONS[TASK_KINDS[kind]]
    needed = ["condition", *["each"] * bool(condition.shown), *["number"] * bool(condition.asked), "points"]
    first = 1 if condition.shown is SOME_GUARDIAN else 0
    shown = " ".join(condition.shown[first : first + condition.least])
    entry.fields(needed, ("copies",), {"each": [shown], "number": condition.asked[0] if condition.asked else 1})
    points = entry.at("points").number(*POINTS[colour])
    number = entry.at("number").number(*condition.asked) if condition.asked else NONE
    copies = entry.at("copies").number(1, PER_COLOUR)
    each = _shown(entry.at("each"), condition) if condition.shown else [()]
    return [Task(colour, kind, shown, number, points) for shown in each for _ in range(copies)]


def _shown(each: Entry, condition: Condition) -> list[tuple[int, ...]]:
    found: list[tuple[int, ...]] = []
    places: dict[frozenset[int], str] = {}
    first = 1 if condition.shown is SOME_GUARDIAN else 0
    if each.value == []:
        each.complain("found an empty list; expected an entry for each Task. Add them, or remove the condition.", "no-task")
    for entry in each.entries():
        shown: list[int] = []
        for word in entry.split(condition.least, condition.most):
            number = word.word(condition.shown, first)
            if number in shown:
                message = f'"{condition.shown[number]}" is shown twice; expected different ones. Correct one of them.'
                word.complain(message, "shown-twice", found=condition.shown[number])
            elif number != NO_WORD:
                shown.append(number)
        known = places.setdefault(frozenset(shown), entry.place)
        if known != entry.place and entry.sound:
            message = f"is the same as {known}; say copies = 2 for equal Tasks, or correct one of them."
            entry.complain(message, "same-task", fix=(entry, None))
        found.append(tuple(shown))
    return found


def words(task: Task) -> list[str]:
    """What the Task shows, in words."""
    return [CONDITIONS[TASK_KINDS[task.kind]].shown[number] for number in task.shown]


def key(task: Task) -> str:
    """A readable name; equal or similar Tasks of one colour share it."""
    shown = [] if task.kind == HOLD_TILES else words(task)
    return "-".join([FIRES[task.colour], TASK_KINDS[task.kind], *shown])


def need(task: Task, squares: Mapping[int, int]) -> int:
    """How much a Task asks for. `squares`: how many there are, for kinds that ask for all squares of a sort."""
    condition = CONDITIONS[TASK_KINDS[task.kind]]
    if task.kind == HOLD_TILES:
        return len(task.shown)
    return squares.get(task.kind) or condition.need or task.number * condition.times
