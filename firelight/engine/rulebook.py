"""Declarations of what the rules know by number: names, rules, events."""

from __future__ import annotations

from collections.abc import Iterable


class Names:
    """Numbers names from 0, in the order of their declaration.

    >>> fruit = Names()
    >>> APPLE, PEAR = fruit("apple"), fruit("pear")
    >>> PEAR, fruit.names
    (1, ('apple', 'pear'))
    """

    def __init__(self, *names: str) -> None:
        self._names = list(names)

    def __call__(self, name: str) -> int:
        self._names.append(name)
        return len(self._names) - 1

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(self._names)


class Rulebook(Names):
    """The rules of a game, numbered from 1, since a guard answers 0 if nothing forbids.

    >>> rule = Rulebook()
    >>> A1, A2 = rule.chapter("A", 2)
    >>> B1, B1A, B1B = rule.parts("B1", "ab")
    >>> A2, B1A, rule.names
    (2, 4, ('', 'A.1', 'A.2', 'B1', 'B1a', 'B1b'))
    """

    def __init__(self) -> None:
        super().__init__("")

    def chapter(self, name: str, count: int) -> range:
        """The numbers of the rules `name.1` to `name.count`."""
        return self._add(f"{name}.{number}" for number in range(1, count + 1))

    def parts(self, name: str, letters: str) -> range:
        """The numbers of a rule and of its parts."""
        return self._add((name, *(f"{name}{letter}" for letter in letters)))

    def _add(self, names: Iterable[str]) -> range:
        first = len(self._names)
        self._names += names
        return range(first, len(self._names))


class Events:
    """What a move leaves for the log and the animations: events numbered from 0, with a vocabulary for each argument.

    An argument without a vocabulary ("") is a number.

    >>> event = Events()
    >>> SAILED, ENDED = event("sailed", "islands", "islands"), event("ended")
    >>> ENDED, event.declared
    (1, (('sailed', ('islands', 'islands')), ('ended', ())))
    """

    def __init__(self) -> None:
        self._declared: list[tuple[str, tuple[str, ...]]] = []

    def __call__(self, name: str, *vocabularies: str) -> int:
        self._declared.append((name, vocabularies))
        return len(self._declared) - 1

    @property
    def declared(self) -> tuple[tuple[str, tuple[str, ...]], ...]:
        return tuple(self._declared)
