"""What the golden games of a title show, and what they leave out."""

from __future__ import annotations

from importlib import import_module

from firelight.api import shipped_edition
from tests.golden.playthrough import Data

NOT_FAMILIES = {"ACTIONS"}


class Families:
    """The families of moves of a game, such as sailing or paying tiles."""

    def __init__(self, key: str) -> None:
        names = vars(import_module(f"firelight.games.{key}.rules.actions"))
        first = {name: value for name, value in names.items() if name.isupper() and name not in NOT_FAMILIES}
        self._first = sorted(first.items(), key=lambda item: item[1])

    def of(self, number: int) -> str:
        return [name for name, first in self._first if first <= number][-1]

    @property
    def names(self) -> set[str]:
        return {name for name, _ in self._first}


def missing(key: str, games: list[Data]) -> dict[str, set[str]]:
    """What occurs in none of the games."""
    edition, families = shipped_edition(key), Families(key)
    title = edition.title
    decisions = {decision for game in games for _, decision, *_ in game["decisions"]}
    played = {families.of(edition.numbers[move]) for game in games for move in game["record"]["moves"]}
    events = {event[0] for game in games for *_, told in game["decisions"] for event in told}
    sources = {source for game in games for sheet in game["sheets"] for source, points in sheet.items() if points}
    return {
        "decisions": set(title.rules.frames[title.rules.last_chance + 1 :]) - decisions,
        "families of moves": families.names - played,
        "events": {name for name, _ in title.rules.events} - events,
        "sources of points": set(title.rules.sources) - sources,
    }
