"""Rows that grow at their end and share their beginning: copying one takes the same time for a thousand items as for none.

>>> past = Row([1, 2])
>>> other = past.copy()
>>> past.append(3)
>>> other.append(4)
>>> list(past), list(other), past[-1], other[1:]
([1, 2, 3], [1, 2, 4], 3, [2, 4])
>>> past.cut(1)
>>> list(past), list(other)
([1], [1, 2, 4])
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Generic, TypeVar, overload

T = TypeVar("T")

_Link = tuple[Any, Any, int]  # the previous link (None for the first), the item, the length up to here


class Row(Generic[T]):
    """A chain of immutable links, of which a row knows the last. Its end is quick to reach, its beginning slow."""

    __slots__ = ("_last",)

    def __init__(self, items: Iterable[T] = ()) -> None:
        self._last: _Link | None = None
        for item in items:
            self.append(item)

    def copy(self) -> Row[T]:
        """An independent row."""
        twin: Row[T] = Row.__new__(Row)
        twin._last = self._last
        return twin

    def append(self, item: T) -> None:
        last = self._last
        self._last = (last, item, 1 if last is None else last[2] + 1)

    def cut(self, length: int) -> None:
        """Keep only the first items."""
        while self._last is not None and self._last[2] > length:
            self._last = self._last[0]

    def __len__(self) -> int:
        return 0 if self._last is None else self._last[2]

    def __reversed__(self) -> Iterator[T]:
        link = self._last
        while link is not None:
            yield link[1]
            link = link[0]

    def __iter__(self) -> Iterator[T]:
        return reversed(list(reversed(self)))

    @overload
    def __getitem__(self, place: int) -> T: ...
    @overload
    def __getitem__(self, place: slice) -> list[T]: ...
    def __getitem__(self, place: int | slice) -> T | list[T]:
        length = len(self)
        if isinstance(place, slice):
            first, end, step = place.indices(length)
            return self._from(first)[: max(0, end - first) : step]
        if not -length <= place < length:
            raise IndexError(f"found {place}; the row has {length} items")
        link = self._last
        for _ in range(length - 1 - place if place >= 0 else -1 - place):
            link = link[0]  # type: ignore[index]
        item: T = link[1]  # type: ignore[index]
        return item

    def _from(self, first: int) -> list[T]:
        """The items from an index on."""
        found = []
        link = self._last
        while link is not None and link[2] > first:
            found.append(link[1])
            link = link[0]
        found.reverse()
        return found

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Row) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Row({list(self)})"
