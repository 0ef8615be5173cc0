"""The form for editing a component set: what the checks require at each place, recorded while they read a set.

An editor knows no rules about sets. It relies on `form_of`, which reports exactly what the checks look for.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextvars import ContextVar
from typing import Any, Final, Literal

from firelight.engine.errors import Problem, ProblemsError

Kind = Literal["table", "list", "words", "word", "number", "flag", "text"]
Field = dict[str, Any]

HEADS: Final = ("set", "legend", "compared")  # sections without printed values
NOTHING: Final[Field] = {"mark": "", "required": [], "optional": [], "count": None, "least": 0, "most": 0, "separator": " ", "words": []}
WEAKEST: Final = "CDSR"  # marks, from composed to printed in the rulebook

_noted: ContextVar[dict[str, Field] | None] = ContextVar("noted", default=None)


def note(place: str, kind: Kind, **asked: object) -> None:
    """Record what a check looks for at a place. The first note stays: a text of words is also a text."""
    noted = _noted.get()
    if noted is not None and not f".{place}".endswith(".mark") and ".marks" not in place:
        noted.setdefault(place, {"kind": kind, **asked})


def form_of(check: Callable[[Any], object], data: Mapping[str, Any]) -> tuple[dict[str, Field], tuple[Problem, ...]]:
    """For each place, what the checks look for in this set (allowed values and origin), and all problems."""
    noted: dict[str, Field] = {}
    problems: tuple[Problem, ...] = ()
    token = _noted.set(noted)
    try:
        check(data)
    except ProblemsError as wrong:
        problems = wrong.problems
    finally:
        _noted.reset(token)
    noted.pop("", None)
    for place, field in noted.items():
        if field["kind"] not in ("table", "list") and place.split(".")[0] not in HEADS:
            field["mark"] = mark_at(data, place)
    return noted, problems


def packed(form: Mapping[str, Field]) -> dict[str, Any]:
    """A form in compact notation: most places share their requirements."""
    kinds: list[Field] = []
    numbers: dict[str, int] = {}
    places = {}
    for place, field in form.items():
        key = repr(field)
        if key not in numbers:
            numbers[key] = len(kinds)
            kinds.append({**NOTHING, **field})
        places[place] = numbers[key]
    return {"kinds": kinds, "places": places}


def mark_at(data: Mapping[str, Any], place: str) -> str:
    """The mark of a value: that of the nearest table with one, of its part of the section, or else the weakest of the section."""
    head, *names = [part.partition("[")[0] for part in place.replace("].", ".").split(".")]
    section = data.get(head)
    if not isinstance(section, Mapping):
        return ""
    found = _inner_mark(section, place.removeprefix(head).removeprefix("."))
    marks = section.get("marks")
    if found or not isinstance(marks, Mapping):
        return found or str(section.get("mark", ""))
    if names and isinstance(marks.get(names[-1]), str):
        return str(marks[names[-1]])
    return min((str(mark) for mark in marks.values() if str(mark) in WEAKEST), key=WEAKEST.find, default="")


def _inner_mark(section: Mapping[str, Any], rest: str) -> str:
    value: Any = section
    found = ""
    for part in rest.replace("[", ".[").split("."):
        if part.startswith("["):
            number = int(part[1:-1]) - 1
            value = value[number] if isinstance(value, list) and 0 <= number < len(value) else None
        elif part:
            value = value.get(part) if isinstance(value, Mapping) else None
        if isinstance(value, Mapping) and isinstance(value.get("mark"), str) and value is not section:
            found = value["mark"]
    return found
