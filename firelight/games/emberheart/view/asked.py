"""The values in the question of a decision of Emberheart, in any language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from firelight.games.emberheart.content import words as w
from firelight.games.emberheart.rules import decisions
from firelight.games.emberheart.rules.mountain import MIDDLE, is_candidate, most_wardens
from firelight.games.emberheart.rules.parties import fewer, party_at
from firelight.games.emberheart.texts.reading import Reading

Asked = dict[str, Any]


def _place(r: Reading) -> Asked:
    """Who may go to the place."""
    kind = r.specialist(r.frame.place)
    fitting = {w.FOLLOWERS[one]: r.b.followers[one] for one in (w.HIRELING, kind)}
    return {"place": w.PLACES[r.frame.place], "specialist": w.FOLLOWERS[kind], "fitting": fitting}


def _party(r: Reading) -> Asked:
    space = r.frame.space
    least = max(space - r.rule(fewer)(r.b, r.frame.companion), 0)
    return {**_place(r), "space": space, "companion": bool(r.frame.companion), "least": least, "most": space}


def _dragon(r: Reading) -> Asked:
    return {"dragon": r.word("dragons", r.frame.dragon), "colour": r.colour(r.frame.dragon)}


def _reward(r: Reading) -> Asked:
    return {"place": w.PLACES[r.frame.place], "space": r.frame.space}


def _climb(r: Reading) -> Asked:
    wardens = r.rule(party_at)(r.s, w.MOUNTAIN, r.frame.space).followers[w.WARDEN]
    return {"place": "mountain", "level": _level(r.frame.level), "space": r.frame.space, "wardens": wardens}


def _level(level: int) -> str:
    return "middle" if level == MIDDLE else "top"


def _tie(r: Reading) -> Asked:
    tied = [space for space in range(1, w.SPACES + 1) if r.rule(is_candidate)(r.s, r.frame, space)]
    holder = "survivalist" if r.s.aides[w.SURVIVALIST] == r.seat else "shield"
    return {"level": _level(r.frame.level), "spaces": tied, "wardens": r.rule(most_wardens)(r.s, r.frame), "as": holder}


def _mentor(r: Reading) -> Asked:
    f = r.frame
    return {"swaps": f.swaps, "brought": {"scout": f.card_scouts, "ranger": f.card_rangers, "warden": f.card_wardens}}


def _bard(r: Reading) -> Asked:
    return {"heroes": [w.HERO_KEYS[hero] for hero in (r.frame.first_hero, r.frame.second_hero) if hero != w.NONE]}


def _attribute(r: Reading) -> Asked:
    return {"attribute": w.ATTRIBUTES[r.frame.attribute], "level": r.b.attributes[r.frame.attribute]}


def _sage(r: Reading) -> Asked:
    """What the raid takes without and with the Fire Sage."""
    number = r.s.frames[r.s.depth - 2].counted
    return {"loss": number, "with_sage": max(number - 2, 0)}


ASKED: dict[int, Callable[[Reading], Asked]] = {
    decisions.BEFORE: lambda r: {"bard_used": bool(r.frame.bard_drew), "paragon_used": bool(r.frame.paragon_used)},
    decisions.ACT: lambda r: {"acted": bool(r.frame.acted), "crests": r.b.crests},
    decisions.PARTY_SPACE: _place,
    decisions.PARTY: _party,
    decisions.COMPANION: lambda r: {"gear": r.frame.gear, "flame": r.frame.flame},
    decisions.ONTO: _dragon,
    decisions.GEAR: lambda r: {**_dragon(r), "card": r.word("cards", r.frame.card)},
    decisions.REWARD: _reward,
    decisions.CLIMB: _climb,
    decisions.TIE: _tie,
    decisions.OUTFIT: lambda r: {"hirelings": r.frame.hirelings},
    decisions.EXCHANGE: lambda r: {"specialist": w.FOLLOWERS[r.frame.specialist]},
    decisions.MENTOR: _mentor,
    decisions.BARD: _bard,
    decisions.KNIGHT: _attribute,
    decisions.FURTHER: _attribute,
    decisions.FLAME_CHOICE: lambda r: {"steps": r.frame.steps},
    decisions.LOSE: lambda r: {"number": r.frame.to_lose},
    decisions.SAGE: _sage,
}


def asked(r: Reading) -> Asked:
    figures = ASKED.get(r.frame.kind)
    return figures(r) if figures else {}
