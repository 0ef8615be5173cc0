"""The component set of Bonfire: all printed values, from the shipped file or from a player's own."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from firelight.engine.components import ComponentsError, Entry, fingerprint, header, read, shipped
from firelight.engine.errors import Problem
from firelight.games.bonfire.content import checks as check
from firelight.games.bonfire.content.checks import FateArea, Island, RingSpace, TomCard
from firelight.games.bonfire.content.tasks import Task, tasks
from firelight.games.bonfire.content.words import SHIPPED

if TYPE_CHECKING:
    from pathlib import Path

__all__ = ["SHIPPED", "Components", "ComponentsError", "FateArea", "Island", "Problem", "RingSpace", "Task", "TomCard", "from_data", "load"]

SECTIONS: Final = (
    "set",
    "legend",
    "action-tiles",
    "fate-area",
    "fate-tiles",
    "islands",
    "routes",
    "great-bonfire",
    "path-tiles",
    "starting-tile",
    "offerings",
    "boards",
    "guardian-values",
    "high-council",
    "tom-cards",
    "specialists",
    "elders",
    "tasks",
)


@dataclass(frozen=True)
class Components:
    """The printed values in the numbers of words.py."""

    name: str
    action_colours: tuple[str, ...]  # by action kind
    fate_area: FateArea
    fate_tiles: tuple[tuple[int, ...], ...]  # three action kinds in reading order
    islands: tuple[Island, ...]
    routes: tuple[tuple[int, int], ...]
    ring: tuple[RingSpace, ...]  # clockwise from the start space
    path_tiles: tuple[tuple[int, int], ...]  # (crystal, resource), without the Starting Tile
    offerings: tuple[int, ...]  # resources
    boards: tuple[tuple[int, ...], ...]  # shapes from notch 7 down to notch 1
    guardian_values: tuple[int, ...]  # at Bonfire 1 to 7
    council: tuple[int, ...]  # bonuses clockwise
    tom_cards: tuple[TomCard, ...]
    gnomes: tuple[int, ...]  # resources, specialists and then elders
    tasks: tuple[Task, ...]  # by colour
    data: Mapping[str, object] = field(repr=False, compare=False)

    @property
    def fingerprint(self) -> str:
        """The same for all sets with the same printed values, whatever their name and marks."""
        return fingerprint(self.data)


def load(path: str | Path | None = None) -> Components:
    """The checked component set of a file; without a path, the shipped one. ComponentsError names everything wrong in it."""
    if path is None:
        return from_data(shipped(SHIPPED), SHIPPED)
    source = os.fspath(path)
    return from_data(read(source), source)


def from_data(data: Mapping[str, object], source: str = "the component set") -> Components:
    """The checked component set of data in the form of the file."""
    problems: list[Problem] = []
    root = Entry(dict(data), "", problems)
    root.fields(SECTIONS)
    check.starting_tile(root.at("starting-tile"))
    components = Components(
        name=header(root, "bonfire"),
        action_colours=check.action_tiles(root.at("action-tiles")),
        fate_area=check.fate_area(root.at("fate-area")),
        fate_tiles=check.fate_tiles(root.at("fate-tiles")),
        islands=check.islands(root.at("islands")),
        routes=check.routes(root.at("routes")),
        ring=check.great_bonfire(root.at("great-bonfire")),
        path_tiles=check.path_tiles(root.at("path-tiles")),
        offerings=check.offerings(root.at("offerings")),
        boards=check.boards(root.at("boards")),
        guardian_values=check.guardian_values(root.at("guardian-values")),
        council=check.high_council(root.at("high-council")),
        tom_cards=check.tom_cards(root.at("tom-cards")),
        gnomes=check.specialists(root.at("specialists")) + check.elders(root.at("elders")),
        tasks=tasks(root.at("tasks")),
        data=data,
    )
    if problems:
        raise ComponentsError(source, problems)
    return components
