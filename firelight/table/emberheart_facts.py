"""What a board of Emberheart shows and cannot read off the position."""

from __future__ import annotations

from typing import Any

from firelight.emberheart import words as w
from firelight.emberheart.dragons import dragons_as
from firelight.emberheart.frames import CLIMB, NEXT_CLIMB, ROUND
from firelight.emberheart.garrison import followers_owned, hero_count
from firelight.emberheart.layout import NEUTRAL, OPEN
from firelight.emberheart.mountain import MIDDLE
from firelight.emberheart.parties import party_at
from firelight.emberheart.reading import Reading
from firelight.emberheart.scoring import final_flame, flame_glory, hero_glory
from firelight.emberheart.village import may_swap
from firelight.table.emberheart_asked import asked

# By the step that the round has reached.
STEPS = ("setup", "before", "action", "reward", "after-reward", "train", "before-raid", "raid", "after-raid", "after-raid")
PHASES = ("action", "action", "action", "reward", "reward", "reward", "raid", "raid", "reset", "reset")


def facts(r: Reading, seat: int, like: dict[str, Any] | None = None) -> dict[str, Any]:
    """Swaps, the companion and heroes on offer are those of the seat, all else is common to all.

    `like`: the facts of the same position for another seat, where there are some.
    """
    own = {"seat": seat, "swaps": _swaps(r, seat), "companion": _companion(r, seat), "offered": _offered(r, seat)}
    return {**(_common(r) if like is None else like), **own}


def _common(r: Reading) -> dict[str, Any]:
    s = r.s
    step = min(s.frames[0].a if s.frames[0].kind == ROUND else 0, len(STEPS) - 1)
    return {
        "asked": {} if r.g.over else asked(r),
        "phase": PHASES[step],
        "step": STEPS[step],
        "order": {w.PLACES[place]: _order(r, place) for place in range(w.PLACE_COUNT)},
        "climb": _climb(r),
        "raid": _raid(r),
        "flame": [r.rule(flame_glory)(s, other) for other in range(s.players)],
        "final_flame": [r.rule(final_flame)(s, other) for other in range(s.players)],
        "heroes": [_heroes(r, other) for other in range(s.players)],
        "garrison": [_garrison(r, other) for other in range(s.players)],
    }


def _order(r: Reading, place: int) -> list[list[int]]:
    """The parties of a place in the order in which they pick: seat (4: a neutral crest) and space."""
    found = [(r.rule(party_at)(r.s, place, space).seat, space) for space in range(w.SPACES, 0, -1)]
    return [[seat, space] for seat, space in found if seat != w.NONE]


def _climb(r: Reading) -> dict[str, Any] | None:
    """The line of parties on the middle or top level of the Mountain: seat, space and wardens of each."""
    line = next((f for f in r.s.frames[: r.s.depth] if f.kind == NEXT_CLIMB), None)
    if line is None:
        return None
    spaces = [f.b for f in r.s.frames[: r.s.depth] if f.kind == CLIMB] + [space for space in (line.c, line.d, line.e) if space]
    parties = [(space, r.rule(party_at)(r.s, w.MOUNTAIN, space)) for space in spaces]
    return {
        "level": "middle" if line.a <= MIDDLE else "top",
        "line": [{"seat": party.seat, "space": space, "wardens": party.followers[w.WARDEN]} for space, party in parties],
    }


def _raid(r: Reading) -> list[dict[str, Any]]:
    """Each raid card with what it would take from everybody now; what is missing raises the flame."""
    cards = [(card, "open") for card in r.s.raid] + [(r.s.raid_discarded, "discarded")]
    found = []
    for card, state in cards:
        if card == w.NONE:
            continue
        loss = []
        for seat in range(r.s.players):
            number, missing = r.raid_loss(seat, card)
            loss.append({r.loss_word(card): number, "flame": missing})
        found.append({"card": r.word("raids", card), "state": state, "loss": loss})
    return found


def _swaps(r: Reading, seat: int) -> dict[str, list[str]]:
    """Which follower may be swapped for which, for 1 gear."""
    found = {}
    for given, name in enumerate(w.FOLLOWERS):
        taken = [other for other in range(len(w.FOLLOWERS)) if r.rule(may_swap)(r.s, seat, given, other, 0) == 0]
        if taken:
            found[name] = [w.FOLLOWERS[kind] for kind in taken]
    return found


def _companion(r: Reading, seat: int) -> dict[str, Any]:
    """What the companion would bring: fewer followers anywhere, gear on a space 3, flame down where nobody is."""
    levels = [r.tables["COMPANION_LEVEL"][level] for level in r.s.bands[seat].attributes]
    empty = [
        w.PLACES[place]
        for place in range(w.PLACE_COUNT)
        if all(r.rule(party_at)(r.s, place, space).seat in (w.NONE, NEUTRAL) for space in range(1, w.SPACES + 1))
    ]
    return {"fewer": levels[w.STRENGTH], "gear": levels[w.SENSES], "flame": levels[w.SPEED], "alone": empty}


def _heroes(r: Reading, seat: int) -> dict[str, int]:
    """What each hero of a seat is worth as things stand, if it is at work."""
    return {w.HERO_KEYS[hero]: r.rule(hero_glory)(r.s, seat, hero) for hero in range(w.HEROES) if r.s.bands[seat].heroes[hero]}


def _offered(r: Reading, seat: int) -> dict[str, int]:
    """What each hero of the Guild would be worth to the seat as things stand."""
    offered = [hero for hero in (*r.s.guild, r.s.bard_card) if hero != w.NONE]
    return {w.HERO_KEYS[hero]: r.rule(hero_glory)(r.s, seat, hero) for hero in offered}


def _garrison(r: Reading, seat: int) -> dict[str, Any]:
    """How far the open Garrison cards of a seat are: dragons of the colour, and heroes or followers."""
    t = r.tables
    found = {}
    for card in range(w.GARRISONS):
        if r.s.bands[seat].garrison[card] != OPEN:
            continue
        colour = t["GARRISON_COLOUR"][card]
        if t["GARRISON_ASKED"][card] == w.HEROES_ASKED:
            have = hero_count(r.s.bands[seat])
        else:
            have = r.rule(followers_owned)(r.s, seat, t["GARRISON_FOLLOWER"][colour])
        found[r.word("garrison", card)] = {
            "dragons": r.rule(dragons_as)(r.s, seat, colour),
            "need_dragons": t["GARRISON_DRAGONS"][card],
            "asked": r.asked(card),
            "have": have,
            "need": t["GARRISON_NUMBER"][card],
        }
    return found
