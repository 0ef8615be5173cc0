"""The text of every action: short words that can be typed, one for each number."""

from typing import Any

from firelight.games.bonfire.content import words as w
from firelight.games.bonfire.content.tables import build
from firelight.games.bonfire.rules import actions as act

REWARDS = ("tile+resource", "tile+portal", "resource+portal", "all three")


def line_text(cells: tuple[int, ...], line: int) -> str:
    """A line of the Fate Area by its first square (row,column as printed) and its direction: `3,2 across`."""
    first, second = cells[line * 3], cells[line * 3 + 1]
    row, column = first // w.GRID_COLUMNS - 1, first % w.GRID_COLUMNS - 1
    return f"{row},{column} {'across' if second == first + 1 else 'down'}"


def notation(components: Any) -> tuple[str, ...]:
    """Action number -> text, for one component set."""
    tables = build(components)
    texts = [""] * act.ACTIONS

    def name(first: int, words: list[str]) -> None:
        texts[first : first + len(words)] = words

    name(act.FATE, ["fate top", "fate bottom"])
    name(act.FIRST, ["keep first tile", "swap first tile"])
    name(act.WAY, ["as printed", "turned round"])
    name(act.KEEP_TILE, [f"keep {kind}" for kind in w.KINDS])
    name(act.LINE, [f"lay {line_text(tables['LINE_CELLS'], line)}" for line in range(w.LINES)])
    name(act.BUILD, [f"build {slot}" for slot in (1, 2, 3, 4, "pile")])
    name(act.NEW_DISPLAY, ["new display"])
    name(act.SAIL, [f"sail {island.lower()}" for island in w.ISLANDS])
    name(act.TASK_AT, [f"task {slot}" for slot in (1, 2, 3)])
    name(act.NO_DEED, ["no deed"])
    name(act.RETRIEVE, ["retrieve"])
    name(act.OFFER, ["offer left", "offer right"])
    name(act.SPACE, [f"space {space}" for space in range(1, 8)])
    name(act.PAY_TILE, [f"pay {kind}" for kind in w.KINDS])
    name(act.REPLACE_TILE, ["replace tile"])
    name(act.THROW_TILE, [f"throw {kind}" for kind in w.KINDS])
    name(act.PAY_RESOURCE, [f"pay {resource}" for resource in w.RESOURCES])
    name(act.REPLACE_RESOURCE, ["replace resource"])
    name(act.THROW_RESOURCE, [f"throw {resource}" for resource in w.RESOURCES])
    name(act.MARCH, [f"procession {steps}" for steps in range(1, 9)])
    name(act.WHO, [f"move {guardian}" for guardian in w.GUARDIANS])
    name(act.STAY, ["stay"])
    name(act.TO_PATH, [f"to path {space}" for space in range(1, 8)])
    name(act.TO_BONFIRE, [f"to bonfire {space}" for space in range(1, 8)])
    name(act.CHOOSE_YIELD, [f"yield {resource}" for resource in w.RESOURCES])
    name(act.TURN_FIRE, [f"fire {space}" for space in range(1, 8)])
    name(act.REWARD, [f"reward {reward}" for reward in REWARDS])
    name(act.TAKE_PORTAL, [f"portal {shape}" for shape in w.PORTALS])
    name(act.RECRUIT, [f"recruit {gnome}" for gnome in w.GNOME_KEYS])
    name(act.PRICE, ["with 2 tiles", "with 1 tile"])
    name(act.IGNITE, [f"ignite {space}" for space in range(1, 8)])
    name(act.SEND, [f"send {w.BONUSES[bonus]}" for bonus in tables["COUNCIL_BONUS"]])
    name(act.TAKE_BONUS, ["bonus", "point"])
    name(act.NEUTRAL_NOVICE, [f"neutral {common}" for common in w.COMMONS])
    name(act.FROM_PILE, [f"dig {fire} {resource}" for fire in w.FIRES for resource in w.RESOURCES[: w.BASIC]])
    name(act.COLOUR, [f"guardian {guardian}" for guardian in w.GUARDIANS[1:]])
    name(act.TOM_TAKES, [f"tom {island}.{slot}" for island in (1, 2) for slot in (1, 2, 3)])
    name(act.END_TURN, ["end turn", "pass", "give up"])
    return tuple(texts)


def vocabulary(components: Any) -> dict[str, tuple[str, ...]]:
    """The words of positions and events."""
    from firelight.games.bonfire.content import tables
    from firelight.games.bonfire.rules import layout

    cells = tables.build(components)["LINE_CELLS"]
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
        "elders": w.GNOME_KEYS[w.FIRST_ELDER :],
        "commons": w.COMMONS,
        "bonuses": w.BONUSES,
        "tom-cards": w.TOM_CARDS,
        "places": layout.PLACES,
        "earned": layout.EARNED,
        "novices": layout.NOVICES,
        "tasks": tables.task_keys(components),
        "paths": tables.path_keys(components),
        "fate": tables.fate_keys(components),
        "lines": tuple(line_text(cells, line) for line in range(w.LINES)),
    }
