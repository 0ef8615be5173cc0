"""The games. This package's own are its folders; others are found by the entry point group ``firelight.games``.

Such an entry point leads to a Title and bears its key: ``tic-tac-toe = "tictactoe:TITLE"``.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from importlib import import_module
from typing import TYPE_CHECKING

from firelight.engine.errors import GameError
from firelight.engine.title import Title

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "firelight.games"


class Titles(Mapping[str, Title]):
    """All games by key. Their names are known at once; each game is loaded when it is first used."""

    def __init__(self) -> None:
        self._loaded: dict[str, Title] = {}

    @cached_property
    def _shipped(self) -> tuple[str, ...]:
        from pkgutil import iter_modules

        return tuple(sorted(module.name for module in iter_modules(__path__) if module.ispkg))

    @cached_property
    def _others(self) -> dict[str, EntryPoint]:
        from importlib.metadata import entry_points

        return {point.name: point for point in sorted(entry_points(group=GROUP)) if point.name not in self._shipped}

    def __iter__(self) -> Iterator[str]:
        yield from (*self._shipped, *self._others)

    def __len__(self) -> int:
        return len(self._shipped) + len(self._others)

    def __contains__(self, key: object) -> bool:
        return key in self._loaded or key in self._shipped or key in self._others

    def __getitem__(self, key: str) -> Title:
        if key not in self._loaded:
            self._loaded[key] = self._shipped_title(key) if key in self._shipped else _title_of(self._others[key])
        return self._loaded[key]

    def _shipped_title(self, key: str) -> Title:
        found: Title = import_module(f"{__name__}.{key}.title").TITLE
        return found


def _title_of(point: EntryPoint) -> Title:
    """The title from another package; GameError says which package is to blame."""
    package = f"the package {point.dist.name} {point.dist.version}" if point.dist else "a package"
    try:
        found = point.load()
    except Exception as reason:
        raise GameError(f"{point.name}: {package} offers this game, but {point.value} cannot be loaded: {reason!r}") from reason
    if not isinstance(found, Title) or found.key != point.name:
        raise GameError(f"{point.name}: {package} offers this game, but {point.value} is not a Title with the key {point.name!r}")
    return found


TITLES = Titles()
