"""What the lessons show and ask for, chapter by chapter. Texts: `lesson-GAME-STEP`, `learn-GAME-CHAPTER`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from firelight.engine.game import Game


@dataclass(frozen=True)
class Step:
    """One instruction: to be read if it has no moves, otherwise to be carried out by making them."""

    id: str
    places: tuple[str, ...]  # the `data-place` of what it talks about, the first one under the tail of the bubble
    moves: tuple[str, ...] = ()
    also: tuple[str, ...] = ()  # what else stays lit: what is paid, what moves
    tab: str = ""  # the tab where it is visible on a phone


@dataclass(frozen=True)
class Chapter:
    name: str
    steps: tuple[Step, ...]
    begins: Callable[[Game], bool] | None = None  # bots play until then; None: where the chapter before ends
    before: tuple[str, ...] = ()  # moves of the learner that are made before it, with the answers to them


@dataclass(frozen=True)
class Script:
    game: str
    players: int
    seed: int
    chapters: tuple[Chapter, ...]
    options: dict[str, Any] = field(default_factory=dict)


def read(id: str, *places: str, tab: str = "") -> Step:
    return Step(id, places, tab=tab)


def deed(id: str, places: str, moves: str, also: str = "", tab: str = "") -> Step:
    """Places are separated by spaces, moves by a comma and a space."""
    return Step(id, tuple(places.split()), tuple(moves.split(", ")), tuple(also.split()), tab)


def my_turn(moves: int) -> Callable[[Game], bool]:
    """The first turn of the learner after this many moves."""
    return lambda g: len(g.history) >= moves and g.seat == 0 and g.decision in ("turn", "act")


BONFIRE = Script(
    "bonfire",
    players=1,
    seed=152,
    options={"handicap": -10},
    chapters=(
        Chapter(
            "city",
            (
                read("welcome", "city-0", tab="city"),
                read("city", "city-0-task-1", "city-0-path-1", "city-0-start", tab="city"),
                deed("first-tile", "city-0-fate", "keep first tile, as printed", "column-0", "city"),
                read("supply", "supply-0", tab="city"),
            ),
        ),
        Chapter(
            "sea",
            (
                deed("sail", "island-T5", "sail t5, pay ship", "supply-0-ship", "islands"),
                deed("task", "island-T5-2", "task 2", "supply-0-task", "islands"),
                deed("offer", "offering-0-left", "offer left, pay task, pay fruit, pay root", "supply-0-task", "islands"),
                deed("space", "city-0-task-2", "space 2", tab="city"),
                read("tom", "tom-card", tab="city"),
            ),
        ),
        Chapter(
            "fire",
            (
                deed("build", "paths-2", "build 2, pay path", "supply-0-path city-0-path-2", "market"),
                deed("ignite", "city-0-task-2", "ignite 2", tab="city"),
                deed("council", "council-1", "send gold", "city-0-novice-2", "islands"),
                deed("fire", "ring-3", "fire 3, pay yellow", "supply-0-yellow", "islands"),
                deed("reward", "ring-3", "reward resource+portal", tab="islands"),
            ),
        ),
        Chapter(
            "fate",
            (
                deed("procession", "city-0-path-1", "procession 1, pay yellow", "city-0-guardian-own supply-0-yellow", "city"),
                deed("fate", "column-0", "fate top", tab="city"),
                deed("lay", "city-0-fate", "lay 4,3 across, as printed", "column-0", "city"),
                read("portals", "city-0-portal-7", "city-0-path-1", tab="city"),
            ),
        ),
        Chapter(
            "gnomes",
            (
                read("gnomes", "city-0-gnomes", tab="city"),
                deed(
                    "specialist",
                    "gnomes-packer",
                    "recruit packer, with 1 tile, pay yellow, pay shell, pay shell",
                    "supply-0-yellow",
                    "market",
                ),
                deed(
                    "elder",
                    "gnomes-elder-of-paths",
                    "recruit elder-of-paths, with 1 tile, throw task, throw great-bonfire, pay blossom, pay gold",
                    "",
                    "market",
                ),
            ),
        ),
        Chapter(
            "guardians",
            (
                deed("guardian", "island-GREY", "sail grey, retrieve", "supply-0-ship supply-0-guardian", "islands"),
                read("start", "city-0-start", tab="city"),
                read("crystals", "city-0-path-3", "city-0-path-2", tab="city"),
            ),
            begins=my_turn(73),
        ),
        Chapter(
            "council",
            (
                deed("common", "common-gnomes", "neutral gnomes", tab="islands"),
                deed("novice", "council-1", "send gold", tab="islands"),
                read("countdown", "countdown", tab="islands"),
            ),
            begins=my_turn(94),
        ),
        Chapter(
            "end",
            (
                deed(
                    "home",
                    "city-0-task-3",
                    "procession 3, pay guardian, pay guardian, pay guardian, to bonfire 3, to bonfire 2",
                    "city-0-guardian-own city-0-guardian-grey city-0-task-2 supply-0-guardian",
                    "city",
                ),
                read("scoring", "seat-0"),
                read("end"),
            ),
            begins=my_turn(102),
        ),
    ),
)

EMBERHEART = Script(
    "emberheart",
    players=2,
    seed=33,
    options={"side": 0},
    chapters=(
        Chapter(
            "camp",
            (
                read("welcome", "camp-0", tab="camp"),
                deed("attribute", "attribute-strength-0", "raise strength", tab="camp"),
                read("island", "place-guild", "place-garrison", tab="island"),
            ),
        ),
        Chapter(
            "parties",
            (
                deed("camp", "space-camp-5", "go camp, space 5, done", "supply-hireling-0", "island"),
                read("order", "space-camp-5", "offer-camp-3", tab="island"),
                deed("companion", "space-guild-4", "go guild, space 4 with companion, party 3 hirelings, done", "companion-0", "island"),
            ),
        ),
        Chapter(
            "mountain",
            (
                deed("warehouse", "special-warehouse", "warehouse, done", tab="island"),
                deed("swap", "supply-gear-0", "swap, swap hireling for warden", "supply-hireling-0 supply-warden-0", "camp"),
                deed("climb", "space-mountain-2", "go mountain, space 2", "supply-warden-0 supply-hireling-0", "island"),
                read("levels", "place-mountain", tab="island"),
            ),
        ),
        Chapter(
            "aides",
            (
                deed("station", "special-station", "station, done", tab="island"),
                read("flame", "flame", tab="flame"),
                deed("aide", "aide-healer", "aide healer, done", "flame-0", "island"),
                deed("defender", "aide-defender", "aide defender, discard raid 1, done", "raid-hireling-per-ranger", "island"),
            ),
        ),
        Chapter(
            "rewards",
            (
                deed("rewards", "offer-guild-2", "take 2", tab="island"),
                deed("dragon", "offer-camp-3", "take 3", tab="island"),
                deed("attach", "camp-0", "attach", tab="camp"),
                deed("low", "offer-mountain-2", "take 2", tab="island"),
                deed("high", "offer-mountain-4", "take 4", tab="island"),
            ),
        ),
        Chapter(
            "plans",
            (
                deed("preserve", "space-preserve-2", "go preserve, space 2, done", "supply-hireling-0", "island"),
                deed("garrison", "space-garrison-3", "go garrison, space 3", "supply-hireling-0", "island"),
                read("raid", "raid-hireling-per-blue-dragon", "raid-hireling-per-green-dragon", tab="island"),
            ),
        ),
        Chapter(
            "cards",
            (
                deed("sanctuary", "offer-preserve-1", "take 1", tab="island"),
                deed("home", "camp-0", "attach", tab="camp"),
                deed("plan", "offer-garrison-1", "take 1", tab="island"),
            ),
            before=(
                *("station", "done", "go camp", "space 3", "done", "aide survivalist", "done"),
                *("aide defender", "discard raid 1", "done", "warehouse", "done", "take 2"),
            ),
        ),
        Chapter(
            "end",
            (
                read("last", "flame", tab="flame"),
                read("scoring", "seat-0"),
                read("end"),
            ),
            begins=lambda g: g.seat == 0 and g.decision == "act" and g.view()["state"]["round"] == 5,
        ),
    ),
)

SCRIPTS = (BONFIRE, EMBERHEART)
