"""Where the values of a component set come from: counts its marks, and lists the composed values by place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

NO_VALUES = ("set", "legend")
COMPOSED = "C"
NAMED = ("R", "S", "D", "C")


def values(data: Any, place: str, mark: str, marks: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """(place, mark) of every single value; the nearest mark counts."""
    if isinstance(data, Mapping):
        here = str(data.get("mark", mark))
        parts = data["marks"] if isinstance(data.get("marks"), Mapping) else marks
        for name, value in data.items():
            if name not in ("mark", "marks"):
                inner = here if "mark" in data else str(parts.get(name, here))
                yield from values(value, f"{place}.{name}" if place else name, inner, parts)
    elif isinstance(data, list):
        for value in data:
            yield from values(value, place, mark, marks)
    else:
        yield place, mark


def summary(data: Mapping[str, Any]) -> str:
    """How many values there are by mark, and which are composed."""
    found = [pair for name, section in data.items() if name not in NO_VALUES for pair in values(section, name, "", {})]
    counts = Counter(mark if mark in NAMED else "mixed" for _, mark in found)
    legend = data.get("legend", {})
    name = data.get("set", {}).get("name", "")
    lines = [f'"{name}" has {len(found)} values.']
    lines += [f"  {counts[mark]:>4} {mark}  {legend.get(mark, '')}" for mark in NAMED if counts[mark]]
    if counts["mixed"]:
        lines.append(f"  {counts['mixed']:>4} marked part by part (see marks in their section)")
    composed = {name: parts for name, section in data.items() if name not in NO_VALUES and (parts := _composed(name, section))}
    lines += ["Marked C:", *(f"  {name}: {', '.join(parts)}" for name, parts in composed.items())] if composed else ["Nothing is marked C."]
    return "\n".join(lines)


def _composed(name: str, section: Mapping[str, Any]) -> list[str]:
    """What is composed in a section: parts named by its marks, or entries."""
    marks = section.get("marks")
    if isinstance(marks, Mapping):
        return [part for part, mark in marks.items() if mark == COMPOSED]
    places = [place.split(".")[1] for place, mark in values(section, name, "", {}) if mark == COMPOSED]
    return list(dict.fromkeys(places))
