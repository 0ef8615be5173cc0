"""Balance: what strong players use, how much it is worth to them, and whether the seats are fair."""

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

FEW = 12  # larger groups are tried only on request


@dataclass(frozen=True)
class Plan:
    """What to measure."""

    game: str
    players: int = 2
    bot: str = "search:150"
    games: int = 200  # games of the bot against itself
    games_without: int = 60  # games for each thing that one bot avoids
    groups: tuple[str, ...] | None = None  # groups whose things are avoided one at a time; None: all small groups
    seed: int = 1
    options: dict[str, int] = field(default_factory=dict)  # setup options of the game
    components: str | None = None  # the name or path of a component set; None: the shipped one
    insisted: tuple[str, ...] = ()  # groups whose things one bot takes as soon as it can, one thing at a time

    def without(self) -> list[tuple[str, str, str]]:
        """Group, name and move of each thing to avoid."""
        return self._things(self.groups, "without", "avoided")

    def insisting(self) -> list[tuple[str, str, str]]:
        """Group, name and move of each thing to insist on."""
        return self._things(self.insisted, "insist", "insisted on")

    def _things(self, wanted: tuple[str, ...] | None, flag: str, tried: str) -> list[tuple[str, str, str]]:
        edition = api.edition(self.game, self.components)
        groups = {things.name: things for things in edition.title.judge.things if things.move}
        unknown = [name for name in wanted or () if name not in groups]
        if unknown:
            raise OptionError(f"{flag}: {unknown[0]!r} cannot be {tried}; expected one of {', '.join(groups) or 'none'}")
        found = []
        for name in groups if wanted is None else wanted:
            words = names(edition, groups[name])
            if wanted is not None or len(words) <= FEW:
                found += [(name, word, groups[name].move.format(word).lower()) for word in words]
        return found


@dataclass(frozen=True)
class Cost:
    """How many points a bot that avoids a thing, or insists on it, finishes behind otherwise equal bots."""

    group: str
    name: str
    games: int
    cost: float
    interval: Interval
    wins: float


@dataclass(frozen=True)
class Place:
    """A seat, or a place in the turn order, with its wins."""

    seat: int
    games: int
    wins: float
    interval: Interval


@dataclass(frozen=True)
class Balance:
    """All measurements."""

    plan: Plan
    components: str  # fingerprint of the component set
    games: int
    places: list[Place]
    turns: list[Place]  # by turn order: the starting player first
    uses: list[Use]
    openings: list[Opening]
    costs: list[Cost]  # of avoiding things
    insisted: list[Cost]  # of taking things as soon as possible, in the games where that happened
    complete: bool

    def data(self) -> dict[str, Any]:
        """Ready for JSON; an infinite end of an interval becomes null."""
        return dict(_finite(asdict(self)))


def measure(plan: Plan, folder: Path, jobs: int | None = None, ray: str | None = None, observer: Observer | None = None) -> Balance:
    """Play all games. Games already in the folder are not played again, so a measurement can be interrupted."""
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
    """The cost in the games in which the insisting bot got the thing."""
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
