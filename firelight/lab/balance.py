"""Balance: what strong players use, what it is worth to them, and whether the seats are fair."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field, replace
from math import isfinite
from pathlib import Path
from typing import Any

from firelight import api
from firelight.engine.errors import OptionError
from firelight.lab.arena import Observer, Tally, entrants, run
from firelight.lab.census import Opening, Sitting, Use, names, openings, sittings, uses
from firelight.lab.rating import Interval, over_deals, wilson
from firelight.lab.schedule import Tournament

FEW = 12  # groups with more things are tried out only where they are asked for


@dataclass(frozen=True)
class Plan:
    """What is to be measured."""

    game: str
    players: int = 2
    bot: str = "search:150"
    games: int = 200  # of the bot against its like
    games_without: int = 60  # of each thing that one bot does without
    groups: tuple[str, ...] | None = None  # whose things are done without one at a time; by default all that are not too many
    seed: int = 1
    options: dict[str, int] = field(default_factory=dict)  # of the game
    components: str | None = None  # the name or the path of a component set; None: the shipped one
    insisted: tuple[str, ...] = ()  # groups whose things one bot takes as soon as it can, one thing at a time

    def without(self) -> list[tuple[str, str, str]]:
        """Group, name and move of each thing that is done without."""
        return self._things(self.groups, "without", "done without")

    def insisting(self) -> list[tuple[str, str, str]]:
        """Group, name and move of each thing that is insisted on."""
        return self._things(self.insisted, "insist", "insisted on")

    def _things(self, wanted: tuple[str, ...] | None, flag: str, tried: str) -> list[tuple[str, str, str]]:
        edition = api.edition(self.game, self.components)
        groups = {things.name: things for things in edition.title.judge.things if things.move}
        unknown = [name for name in wanted or () if name not in groups]
        if unknown:
            raise OptionError(f"{flag}: {unknown[0]!r} cannot be {tried}; there are {', '.join(groups) or 'no such groups'}")
        found = []
        for name in groups if wanted is None else wanted:
            words = names(edition, groups[name])
            if wanted is not None or len(words) <= FEW:
                found += [(name, word, groups[name].move.format(word).lower()) for word in words]
        return found


@dataclass(frozen=True)
class Cost:
    """By how many points a bot that does without a thing, or insists on it, ends behind its like."""

    group: str
    name: str
    games: int
    cost: float
    interval: Interval
    wins: float


@dataclass(frozen=True)
class Place:
    """A seat, or a place in the turn order, and how often it won."""

    seat: int
    games: int
    wins: float
    interval: Interval


@dataclass(frozen=True)
class Balance:
    """All that was measured."""

    plan: Plan
    components: str  # the fingerprint of the component set
    games: int
    places: list[Place]
    turns: list[Place]  # by turn order: the first is whoever began
    uses: list[Use]
    openings: list[Opening]
    costs: list[Cost]  # of doing without
    insisted: list[Cost]  # of taking a thing as soon as possible, in the games in which that came about
    complete: bool

    def data(self) -> dict[str, Any]:
        """JSON-ready; an interval without an end has null there."""
        return dict(_finite(asdict(self)))


def measure(plan: Plan, folder: Path, jobs: int | None = None, ray: str | None = None, observer: Observer | None = None) -> Balance:
    """Play all games. What is in the folder already is not played again, so that a measurement can be interrupted."""
    folder.mkdir(parents=True, exist_ok=True)
    edition = api.edition(plan.game, plan.components)
    bot = entrants([plan.bot], plan.game)[0]
    trials = [("without", "!", plan.without()), ("insist", "+", plan.insisting())]
    equal = Tournament(plan.game, plan.players, (bot,) * plan.players, plan.games, plan.seed, plan.options, components=plan.components)
    records = folder / "records"
    tally = run(equal, jobs, folder / "equal.journal", records, ray, observer)
    seats, complete = _seats(tally, records), _is_complete(tally)
    costs: dict[str, list[Cost]] = {"without": [], "insist": []}
    for kind, mark, things in trials:
        for group, name, move in things:
            if not complete:
                break
            against = replace(equal, bots=(f"{bot}{mark}{move}", bot), games=plan.games_without)
            place = folder / f"{kind}-{group}-{name.lower()}"
            kept = place.with_suffix(".records") if kind == "insist" else None
            tried = run(against, jobs, place.with_suffix(".journal"), kept, ray, observer)
            complete = _is_complete(tried)
            cost = _cost(group, name, tried) if kept is None else _cost_of_having(group, name, tried, kept)
            costs[kind] += [cost] if cost else []
    used = uses(edition, seats) if seats else []
    return Balance(
        plan, edition.components.fingerprint, len(tally.results), _places(tally), _turns(plan.players, seats), used,
        openings(edition, seats), costs["without"], costs["insist"], complete,
    )  # fmt: skip


def _is_complete(tally: Tally) -> bool:
    return not (tally.missing or tally.broken or tally.interrupted)


def _seats(tally: Tally, records: Path) -> list[Sitting]:
    found: list[Sitting] = []
    for result in tally.results:
        found += sittings(result, json.loads((records / f"{result.key}.json").read_text(encoding="utf-8")))
    return found


def _places(tally: Tally) -> list[Place]:
    found = []
    for seat in range(tally.tournament.players):
        won = sum(result.share(seat) for result in tally.results)
        games = len(tally.results)
        found.append(Place(seat, games, won / max(games, 1), wilson(won, games)))
    return found


def _turns(players: int, seats: Sequence[Sitting]) -> list[Place]:
    found = []
    for turn in range(players):
        shares = [sitting.share for sitting in seats if sitting.turn == turn]
        found.append(Place(turn, len(shares), sum(shares) / max(len(shares), 1), wilson(sum(shares), len(shares))))
    return found


def _cost(group: str, name: str, tally: Tally) -> Cost | None:
    if not tally.results:
        return None
    standing = next(standing for standing in tally.standings.bots if standing.bot == tally.tournament.bots[0])
    low, high = standing.margin.interval
    return Cost(group, name, standing.games, -standing.margin.mean, (-high, -low), standing.wins.mean)


def _cost_of_having(group: str, name: str, tally: Tally, records: Path) -> Cost | None:
    """In the games in which the bot that insisted on a thing got it."""
    having = []
    for result in tally.results:
        record = json.loads((records / f"{result.key}.json").read_text(encoding="utf-8"))
        own = sittings(result, record)[result.seats.index(tally.tournament.bots[0])]
        having += [own] if own.uses[group, name] else []
    if not having:
        return None
    gain, (low, high) = over_deals([own.margin for own in having], [own.deal for own in having])
    wins = sum(own.share for own in having) / len(having)
    return Cost(group, name, len(having), -gain, (-high, -low), wins)


def _finite(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _finite(part) for key, part in value.items()}
    if isinstance(value, Sequence) and not isinstance(value, str):
        return [_finite(part) for part in value]
    return None if isinstance(value, float) and not isfinite(value) else value
