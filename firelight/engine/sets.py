"""Additional component sets that come with a game: a file holds only the differences."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

from firelight.engine.components import read, shipped


def laid_over(base: Mapping[str, object], changes: Mapping[str, object]) -> dict[str, object]:
    """The data of a set with some changes: tables are merged entry by entry, anything else is replaced.

    >>> laid_over({"a": {"b": 1, "c": [1, 2]}}, {"a": {"c": [3]}})
    {'a': {'b': 1, 'c': [3]}}
    """
    found = dict(base)
    for name, value in changes.items():
        before = found.get(name)
        found[name] = laid_over(before, value) if isinstance(before, Mapping) and isinstance(value, Mapping) else value
    return found


def read_changes(base: Path, changes: Path) -> dict[str, object]:
    """The complete data of a set that is written as changes to another."""
    return laid_over(shipped(str(base)), read(changes))


def toml_of(data: Mapping[str, object]) -> str:
    """A component set as TOML: one table per section, with everything inside written inline."""
    parts = []
    for name, section in data.items():
        assert isinstance(section, Mapping)
        parts.append("\n".join([f"[{name}]", *(f"{key} = {_value(value)}" for key, value in section.items())]))
    return "\n\n".join(parts) + "\n"


def _value(value: object) -> str:
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{key} = {_value(inside)}" for key, inside in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(_value, value)) + "]"
    return json.dumps(value, ensure_ascii=False)
