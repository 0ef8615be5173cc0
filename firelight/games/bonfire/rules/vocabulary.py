"""The words of positions and events."""

from typing import Any

from firelight.games.bonfire.content import tables
from firelight.games.bonfire.content import words as w
from firelight.games.bonfire.rules import layout
from firelight.games.bonfire.rules.decisions import line_text, lines


def vocabulary(components: Any) -> dict[str, tuple[str, ...]]:
    return {
        "kinds": w.KINDS,
        "resources": w.RESOURCES,
        "fires": w.FIRES,
        "guardians": w.GUARDIANS,
        "colours": w.GUARDIANS[1:],
        "islands": w.ISLANDS,
        "task-islands": w.ISLANDS[: w.TASK_ISLANDS],
        "portals": w.PORTALS,
        "boards": w.BOARDS,
        "gnomes": w.GNOME_KEYS,
        "elders": w.ELDER_KEYS,
        "commons": w.COMMONS,
        "bonuses": w.BONUSES,
        "tom-cards": w.TOM_CARDS,
        "places": layout.PLACES,
        "earned": layout.EARNED,
        "novices": layout.NOVICES,
        "tasks": tables.task_keys(components),
        "paths": tables.path_keys(components),
        "fate": tables.fate_keys(components),
        "lines": tuple(line_text(**line) for line in lines(components)),
    }
