"""What the golden games of a title cover, and what they omit."""

from __future__ import annotations

from firelight.api import shipped_edition
from tests.golden.playthrough import Data


def families_of(key: str) -> list[str]:
    """The family of every move of a game, such as sailing or paying tiles."""
    edition = shipped_edition(key)
    return [deed.family for deed in edition.title.view.deeds(edition)]


def missing(key: str, games: list[Data]) -> dict[str, set[str]]:
    """What does not occur in any of the games."""
    edition, families = shipped_edition(key), families_of(key)
    title = edition.title
    decisions = {decision for game in games for _, decision, *_ in game["decisions"]}
    played = {families[edition.numbers[move]] for game in games for move in game["record"]["moves"]}
    events = {event[0] for game in games for *_, told in game["decisions"] for event in told}
    sources = {source for game in games for sheet in game["sheets"] for source, points in sheet.items() if points}
    return {
        "decisions": set(title.rules.frames[title.rules.last_chance + 1 :]) - decisions,
        "families of moves": set(families) - played,
        "events": {name for name, _ in title.rules.events} - events,
        "sources of points": set(title.rules.sources) - sources,
    }
