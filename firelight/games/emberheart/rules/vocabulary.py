"""The words of positions and events."""

from typing import Any

from firelight.games.emberheart.content import tables
from firelight.games.emberheart.content import words as w
from firelight.games.emberheart.rules import layout


def vocabulary(components: Any) -> dict[str, tuple[str, ...]]:
    return {
        "followers": w.FOLLOWERS,
        "colours": w.COLOURS,
        "three-colours": w.COLOURS[: w.EXOTIC],
        "attributes": w.ATTRIBUTES,
        "places": w.PLACES,
        "special": ("warehouse", "station"),
        "spaces": tuple(f"{place}-{space}" for place in w.PLACES for space in range(1, 6)),
        "aides": w.AIDES,
        "skills": w.SKILLS,
        "heroes": w.HERO_KEYS,
        "cards": (*w.HERO_KEYS, *tables.preserve_keys(components)),
        "dragon-states": layout.DRAGON_STATES,
        "garrison-states": layout.GARRISON_STATES,
        "dragons": tables.dragon_keys(components),
        "preserves": tables.preserve_keys(components),
        "garrison": tables.garrison_keys(components),
        "taverns": tables.tavern_keys(components),
        "raids": tables.raid_keys(components),
        "duos": tables.duo_keys(components),
    }
