"""The figures of a decision of Emberheart: what a prompt in any language has to say."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from firelight.games.emberheart.content import words as w
from firelight.games.emberheart.rules import frames
from firelight.games.emberheart.rules.mountain import MIDDLE, is_candidate, most_wardens
from firelight.games.emberheart.rules.parties import fewer, party_at
from firelight.games.emberheart.texts.reading import Reading

Asked = dict[str, Any]


def _place(r: Reading) -> Asked:
    """Who may go to the place."""
    kind = r.specialist(r.frame.a)
    fitting = {w.FOLLOWERS[one]: r.b.followers[one] for one in (w.HIRELING, kind)}
    return {"place": w.PLACES[r.frame.a], "specialist": w.FOLLOWERS[kind], "fitting": fitting}


def _party(r: Reading) -> Asked:
    space = r.frame.b
    least = max(space - r.rule(fewer)(r.b, r.frame.c), 0)
    return {**_place(r), "space": space, "companion": bool(r.frame.c), "least": least, "most": space}


def _dragon(r: Reading) -> Asked:
    return {"dragon": r.word("dragons", r.frame.a), "colour": r.colour(r.frame.a)}


def _reward(r: Reading) -> Asked:
    return {"place": w.PLACES[r.frame.a], "space": r.frame.b}


def _climb(r: Reading) -> Asked:
    wardens = r.rule(party_at)(r.s, w.MOUNTAIN, r.frame.b).followers[w.WARDEN]
    return {"place": "mountain", "level": _level(r.frame.a), "space": r.frame.b, "wardens": wardens}


def _level(level: int) -> str:
    return "middle" if level == MIDDLE else "top"


def _tie(r: Reading) -> Asked:
    tied = [space for space in range(1, w.SPACES + 1) if r.rule(is_candidate)(r.s, r.frame, space)]
    holder = "survivalist" if r.s.aides[w.SURVIVALIST] == r.seat else "shield"
    return {"level": _level(r.frame.a), "spaces": tied, "wardens": r.rule(most_wardens)(r.s, r.frame), "as": holder}


def _mentor(r: Reading) -> Asked:
    f = r.frame
    return {"swaps": f.a, "brought": {"scout": f.b, "ranger": f.c, "warden": f.d}}


def _bard(r: Reading) -> Asked:
    return {"heroes": [w.HERO_KEYS[hero] for hero in (r.frame.a, r.frame.b) if hero != w.NONE]}


def _attribute(r: Reading) -> Asked:
    return {"attribute": w.ATTRIBUTES[r.frame.a], "level": r.b.attributes[r.frame.a]}


def _sage(r: Reading) -> Asked:
    """What the raid takes without and with the Fire Sage."""
    number = r.s.frames[r.s.depth - 2].d
    return {"loss": number, "with_sage": max(number - 2, 0)}


ASKED: dict[int, Callable[[Reading], Asked]] = {
    frames.BEFORE: lambda r: {"bard_used": bool(r.frame.a), "paragon_used": bool(r.frame.b)},
    frames.ACT: lambda r: {"acted": bool(r.frame.a), "crests": r.b.crests},
    frames.PARTY_SPACE: _place,
    frames.PARTY: _party,
    frames.COMPANION: lambda r: {"gear": r.frame.a, "flame": r.frame.b},
    frames.ONTO: _dragon,
    frames.GEAR: lambda r: {**_dragon(r), "card": r.word("cards", r.frame.b)},
    frames.REWARD: _reward,
    frames.CLIMB: _climb,
    frames.TIE: _tie,
    frames.OUTFIT: lambda r: {"hirelings": r.frame.a},
    frames.EXCHANGE: lambda r: {"specialist": w.FOLLOWERS[r.frame.a]},
    frames.MENTOR: _mentor,
    frames.BARD: _bard,
    frames.KNIGHT: _attribute,
    frames.FURTHER: _attribute,
    frames.FLAME_CHOICE: lambda r: {"steps": r.frame.a},
    frames.LOSE: lambda r: {"number": r.frame.a},
    frames.SAGE: _sage,
}


def asked(r: Reading) -> Asked:
    figures = ASKED.get(r.frame.kind)
    return figures(r) if figures else {}
