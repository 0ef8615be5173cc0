"""The printed values as flat tuples of integers, which are all that the rules read of a component set."""

from __future__ import annotations

from firelight.engine.components import numbered
from firelight.games.emberheart.content.checks import Dragon, TavernCard
from firelight.games.emberheart.content.components import Components, load
from firelight.games.emberheart.content.words import COLOURS, COUNTED, EXOTIC, FOLLOWERS, HIGHEST, HIRELING, LOST, RANGER, SCOUT, WARDEN

Table = tuple[int, ...]

LETTERS = "gtcmpa"  # of the locations, in the keys of the two-player cards


def build(components: Components) -> dict[str, Table]:
    """All tables of a component set by name."""
    dragons = components.mountain + components.captives
    garrison, flame, start = components.garrison, components.flame, components.start
    spaces = [space for card in components.duo for space in card]
    levels = range(HIGHEST + 1)
    return {
        "DRAGON_COLOUR": tuple(dragon.colour for dragon in dragons),
        "DRAGON_GLORY": tuple(dragon.glory for dragon in dragons),
        "DRAGON_FLAME": tuple(dragon.flame for dragon in dragons),
        "DRAGON_WARDEN": tuple(int(dragon.warden) for dragon in dragons),
        "PRESERVE_COLOUR": components.preserves,
        "GARRISON_COLOUR": tuple(card.colour for card in garrison),
        "GARRISON_GLORY": tuple(card.glory for card in garrison),
        "GARRISON_DRAGONS": tuple(card.dragons for card in garrison),
        "GARRISON_ASKED": tuple(card.asked for card in garrison),
        "GARRISON_NUMBER": tuple(card.number for card in garrison),
        "GARRISON_FOLLOWER": components.garrison_followers,
        "TAVERN_FOLLOWERS": tuple(number for card in components.tavern for number in card.followers),
        "TAVERN_FLAME": tuple(card.flame for card in components.tavern),
        "RAID_COUNTS": tuple(card.counts for card in components.raid),
        "RAID_LOSES": tuple(card.loses for card in components.raid),
        "DUO_PLACE": tuple(place for place, _ in spaces),
        "DUO_SPACE": tuple(number for _, number in spaces),
        "HERO_COLOUR": components.heroes,
        "PLACE_SPECIALIST": components.specialists,
        "FLAME_BONUS": (*flame.bonus, flame.beyond),
        "ATTRIBUTE_GLORY": tuple(max([0, *(glory for level, glory in components.attribute_glory if level <= here)]) for here in levels),
        "COMPANION_LEVEL": tuple(sum(level <= here for level in components.companion_levels) for here in levels),
        "BOARD_SKILL": components.skills,
        "START_HIRELINGS": (start.hirelings,),
        "START_GEAR": (start.gear,),
        "START_CRESTS": (start.crests,),
        "START_FLAME": (flame.start,),
    }


def dragon_keys(components: Components) -> tuple[str, ...]:
    """Readable names of the dragons: colour and glory, numbered if several share one."""
    captives = (_dragon(dragon) if dragon.colour == EXOTIC else f"captive-{_dragon(dragon)}" for dragon in components.captives)
    return numbered([*map(_dragon, components.mountain), *captives])


def _dragon(dragon: Dragon) -> str:
    return f"{COLOURS[dragon.colour]}-{dragon.glory}"


def preserve_keys(components: Components) -> tuple[str, ...]:
    """Readable names of the Preserves."""
    return numbered((f"{COLOURS[colour]}-preserve" for colour in components.preserves), always=True)


def garrison_keys(components: Components) -> tuple[str, ...]:
    """Readable names of the Garrison cards, from the lowest of each colour to the highest."""
    return numbered((f"{COLOURS[card.colour]}-garrison" for card in components.garrison), always=True)


def tavern_keys(components: Components) -> tuple[str, ...]:
    """Readable names of the Tavern cards: the followers gained, hirelings last."""
    return numbered(map(_tavern, components.tavern))


def _tavern(card: TavernCard) -> str:
    gained = [(card.followers[kind], FOLLOWERS[kind]) for kind in (SCOUT, RANGER, WARDEN, HIRELING)]
    return "-".join(f"{number}-{kind}" if number == 1 else f"{number}-{kind}s" for number, kind in gained if number)


def raid_keys(components: Components) -> tuple[str, ...]:
    """Readable names of the raid cards: what is lost for each thing counted."""
    return tuple(f"{LOST[card.loses].removesuffix('s')}-per-{COUNTED[card.counts]}" for card in components.raid)


def duo_keys(components: Components) -> tuple[str, ...]:
    """Readable names of the two-player cards: the letter of each location and the number of its space."""
    return numbered("-".join(f"{LETTERS[place]}{space}" for place, space in card) for card in components.duo)


_shipped = build(load())

# The dragons: 30 of the mountain by colour, then 15 captives by colour, the exotic ones last.
DRAGON_COLOUR: Table = _shipped["DRAGON_COLOUR"]
DRAGON_GLORY: Table = _shipped["DRAGON_GLORY"]
DRAGON_FLAME: Table = _shipped["DRAGON_FLAME"]  # cost
DRAGON_WARDEN: Table = _shipped["DRAGON_WARDEN"]  # cost, 0 or 1

# What dragons are attached to, and the Garrison.
HERO_COLOUR: Table = _shipped["HERO_COLOUR"]
PRESERVE_COLOUR: Table = _shipped["PRESERVE_COLOUR"]
GARRISON_COLOUR: Table = _shipped["GARRISON_COLOUR"]  # the five cards of a colour from colour * 5 on
GARRISON_GLORY: Table = _shipped["GARRISON_GLORY"]
GARRISON_DRAGONS: Table = _shipped["GARRISON_DRAGONS"]
GARRISON_ASKED: Table = _shipped["GARRISON_ASKED"]  # HEROES_ASKED or FOLLOWERS_ASKED
GARRISON_NUMBER: Table = _shipped["GARRISON_NUMBER"]  # of heroes or followers
GARRISON_FOLLOWER: Table = _shipped["GARRISON_FOLLOWER"]  # the follower kind of each colour

# Tavern, raid and two-player cards.
TAVERN_FOLLOWERS: Table = _shipped["TAVERN_FOLLOWERS"]  # card * 4 + follower kind
TAVERN_FLAME: Table = _shipped["TAVERN_FLAME"]
RAID_COUNTS: Table = _shipped["RAID_COUNTS"]
RAID_LOSES: Table = _shipped["RAID_LOSES"]
DUO_PLACE: Table = _shipped["DUO_PLACE"]  # card * 5 + 0..4
DUO_SPACE: Table = _shipped["DUO_SPACE"]  # card * 5 + 0..4: the space's number, 1 to 5

# The board and the players' boards.
PLACE_SPECIALIST: Table = _shipped["PLACE_SPECIALIST"]  # the follower kind that may go there besides hirelings
FLAME_BONUS: Table = _shipped["FLAME_BONUS"]  # by distance 0 to 12, then for more
ATTRIBUTE_GLORY: Table = _shipped["ATTRIBUTE_GLORY"]  # the highest glory reached at level 0 to 7
COMPANION_LEVEL: Table = _shipped["COMPANION_LEVEL"]  # the effect reached at level 0 to 7: 0 none, 1, 2 or 3
BOARD_SKILL: Table = _shipped["BOARD_SKILL"]  # on side B
START_HIRELINGS: Table = _shipped["START_HIRELINGS"]
START_GEAR: Table = _shipped["START_GEAR"]
START_CRESTS: Table = _shipped["START_CRESTS"]
START_FLAME: Table = _shipped["START_FLAME"]
