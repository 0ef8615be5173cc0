"""The component set of Bonfire: all printed values, from the shipped file or a player's own."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from firelight.engine.components import Entry, Printed, SetReader
from firelight.games.bonfire.content import checks as check
from firelight.games.bonfire.content.checks import FateArea, Island, RingSpace, TomCard
from firelight.games.bonfire.content.tasks import Task, tasks
from firelight.games.bonfire.content.words import SHIPPED


@dataclass(frozen=True)
class Components(Printed):
    """The printed values as the numbers of words.py."""

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


def _components(root: Entry, name: str, data: Mapping[str, object]) -> Components:
    """Every section, checked."""
    check.starting_tile(root.at("starting-tile"))
    return Components(
        name=name,
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


_reader = SetReader("bonfire", SHIPPED, _components)
load, from_data = _reader.load, _reader.from_data
