"""The numbers of a game's rules, each said once."""


class Rulebook:
    """Numbers rules from 1 in the order in which they are named.

    >>> rule = Rulebook()
    >>> A1, A2 = rule("A.1"), rule("A.2")
    >>> A2, rule.names
    (2, ('', 'A.1', 'A.2'))
    """

    def __init__(self) -> None:
        self._names = [""]

    def __call__(self, name: str) -> int:
        self._names.append(name)
        return len(self._names) - 1

    def series(self, chapter: str, count: int) -> int:
        """The rules `chapter.1` to `chapter.count`, one for each card of a kind; the number of the first."""
        first = len(self._names)
        self._names += [f"{chapter}.{number}" for number in range(1, count + 1)]
        return first

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(self._names)
