"""The component set of Emberheart: all printed values, from the shipped file or a player's own."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from firelight.engine.components import Entry, Printed, SetReader
from firelight.games.emberheart.content import checks as check
from firelight.games.emberheart.content.checks import Dragon, Flame, GarrisonCard, RaidCard, StartSupply, TavernCard
from firelight.games.emberheart.content.words import SHIPPED


@dataclass(frozen=True)
class Components(Printed):
    """The printed values as the numbers of words.py."""

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


def _components(root: Entry, name: str, data: Mapping[str, object]) -> Components:
    """Every section, checked."""
    check.colours(root.at("colours"))
    mountain = check.mountain_dragons(root.at("mountain-dragons"))
    return Components(
        name=name,
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


_reader = SetReader("emberheart", SHIPPED, _components)
load, from_data = _reader.load, _reader.from_data
