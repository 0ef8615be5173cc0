"""What is printed on the components of Emberheart, in words: everything a board draws that is not in the position."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from firelight.games.emberheart.content import words as w
from firelight.games.emberheart.content.components import Components
from firelight.games.emberheart.content.tables import build, dragon_keys, duo_keys, garrison_keys, preserve_keys, raid_keys, tavern_keys
from firelight.games.emberheart.rules.mountain import FIRST_CARD
from firelight.games.emberheart.rules.rewards import FREE_GEAR

if TYPE_CHECKING:
    from firelight.engine.title import Edition

LEVELS = ("low", "middle", "top")
FLAT, FLAT_GLORY = ("apprentice", "master-scout", "master-ranger"), 4
COUNTING = ("recruiter", "wrangler", "fire-marshal", "merchant", "messenger", "quartermaster", "priestess")
COUNTING_MOST = 10
SCORING_MOST = 7  # of everybody who compares


def components(edition: Edition) -> dict[str, Any]:
    c: Components = edition.components
    tables = build(c)
    return {
        "game": "emberheart",
        "name": c.name,
        "fingerprint": c.fingerprint,
        "rounds": w.ROUNDS,
        "places": {place: w.FOLLOWERS[kind] for place, kind in zip(w.PLACES, c.specialists, strict=True)},
        "attributes": dict(zip(w.COLOURS, w.ATTRIBUTES, strict=False)),
        "start": {**c.start._asdict(), "flame": c.flame.start},
        "decline_gear": FREE_GEAR,
        "attribute_glory": list(tables["ATTRIBUTE_GLORY"]),
        "companion": list(tables["COMPANION_LEVEL"]),
        "flame": {"start": c.flame.start, "bonus": list(c.flame.bonus), "beyond": c.flame.beyond},
        "skills": [w.SKILLS[skill] for skill in c.skills],
        "mountain": {level: list(range(FIRST_CARD[i] + 1, FIRST_CARD[i + 1] + 1)) for i, level in enumerate(LEVELS)},
        "dragons": _dragons(c),
        "preserves": {key: w.COLOURS[colour] for key, colour in zip(preserve_keys(c), c.preserves, strict=True)},
        "garrison": _garrison(c),
        "tavern": {
            key: {"followers": dict(zip(w.FOLLOWERS, card.followers, strict=True)), "flame": card.flame}
            for key, card in zip(tavern_keys(c), c.tavern, strict=True)
        },
        "raid": {
            key: {"counts": w.COUNTED[card.counts], "loses": w.LOST[card.loses]} for key, card in zip(raid_keys(c), c.raid, strict=True)
        },
        "duo": {key: [[w.PLACES[place], space] for place, space in card] for key, card in zip(duo_keys(c), c.duo, strict=True)},
        "heroes": {key: w.COLOURS[colour] for key, colour in zip(w.HERO_KEYS, c.heroes, strict=True)},
        "hero_most": _hero_most(c),
    }


def _hero_most(c: Components) -> dict[str, int]:
    """The most glory that each hero can bring (E14)."""
    values = {dragon.glory for dragon in c.mountain + c.captives}
    most = dict.fromkeys(w.HERO_KEYS, SCORING_MOST)
    most.update(dict.fromkeys(FLAT, FLAT_GLORY))
    most.update(dict.fromkeys(COUNTING, COUNTING_MOST))
    return {**most, "mentor": 9, "keeper": 5, "paragon": 5, "overseer": 2 * len(values)}


def _dragons(c: Components) -> dict[str, Any]:
    return {
        key: {
            "colour": w.COLOURS[dragon.colour],
            "glory": dragon.glory,
            "flame": dragon.flame,
            "warden": dragon.warden,
            "captive": number >= w.FIRST_CAPTIVE,
        }
        for number, (key, dragon) in enumerate(zip(dragon_keys(c), c.mountain + c.captives, strict=True))
    }


def _garrison(c: Components) -> dict[str, Any]:
    """Each card asks for dragons of its colour, and for heroes or for followers of its colour's kind."""
    return {
        key: {
            "colour": w.COLOURS[card.colour],
            "glory": card.glory,
            "dragons": card.dragons,
            "asked": "hero" if card.asked == w.HEROES_ASKED else w.FOLLOWERS[c.garrison_followers[card.colour]],
            "number": card.number,
        }
        for key, card in zip(garrison_keys(c), c.garrison, strict=True)
    }
