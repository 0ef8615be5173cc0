"""The component set of Emberheart: all printed values, from the shipped file or from a player's own."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from firelight.engine.components import ComponentsError, Entry, fingerprint, header, read, shipped
from firelight.engine.errors import Problem
from firelight.games.emberheart.content import checks as check
from firelight.games.emberheart.content.checks import Dragon, Flame, GarrisonCard, RaidCard, StartSupply, TavernCard
from firelight.games.emberheart.content.words import SHIPPED

if TYPE_CHECKING:
    from pathlib import Path

__all__ = [
    "SHIPPED",
    "Components",
    "ComponentsError",
    "Dragon",
    "Flame",
    "GarrisonCard",
    "Problem",
    "RaidCard",
    "StartSupply",
    "TavernCard",
    "from_data",
    "load",
]

SECTIONS: Final = (
    "set",
    "legend",
    "colours",
    "locations",
    "start-supply",
    "attribute-glory",
    "companion-levels",
    "flame",
    "champions",
    "mountain-dragons",
    "captive-dragons",
    "preserves",
    "garrison",
    "tavern",
    "raid",
    "two-player-cards",
    "heroes",
)


@dataclass(frozen=True)
class Components:
    """The printed values in the numbers of words.py."""

    name: str
    specialists: tuple[int, ...]  # the follower kind that may go to each location besides hirelings
    start: StartSupply
    attribute_glory: tuple[tuple[int, int], ...]  # (level, glory)
    companion_levels: tuple[int, ...]
    flame: Flame
    skills: tuple[int, ...]  # by board
    mountain: tuple[Dragon, ...]  # by colour
    captives: tuple[Dragon, ...]  # by colour, the exotic ones last
    preserves: tuple[int, ...]  # colours
    garrison: tuple[GarrisonCard, ...]  # by colour, from the lowest to the highest
    garrison_followers: tuple[int, ...]  # the follower kind of each colour
    tavern: tuple[TavernCard, ...]
    raid: tuple[RaidCard, ...]
    duo: tuple[tuple[tuple[int, int], ...], ...]  # two-player cards: five (location, space)
    heroes: tuple[int, ...]  # colours
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
    check.colours(root.at("colours"))
    mountain = check.mountain_dragons(root.at("mountain-dragons"))
    components = Components(
        name=header(root, "emberheart"),
        specialists=check.locations(root.at("locations")),
        start=check.start_supply(root.at("start-supply")),
        attribute_glory=check.attribute_glory(root.at("attribute-glory")),
        companion_levels=check.companion_levels(root.at("companion-levels")),
        flame=check.flame(root.at("flame")),
        skills=check.champions(root.at("champions")),
        mountain=mountain,
        captives=check.captive_dragons(root.at("captive-dragons"), mountain),
        preserves=check.preserves(root.at("preserves")),
        garrison=check.garrison(root.at("garrison")),
        garrison_followers=check.garrison_followers(root.at("garrison").at("follower-kinds")),
        tavern=check.tavern(root.at("tavern")),
        raid=check.raid(root.at("raid")),
        duo=check.two_player_cards(root.at("two-player-cards")),
        heroes=check.heroes(root.at("heroes")),
        data=data,
    )
    if problems:
        raise ComponentsError(source, problems)
    return components
