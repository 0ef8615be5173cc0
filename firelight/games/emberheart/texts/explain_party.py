"""Refusals of the action phase: turns, parties, swaps, aides."""

from __future__ import annotations

from collections.abc import Callable

from firelight.games.emberheart.content import words as w
from firelight.games.emberheart.rules import decisions
from firelight.games.emberheart.rules import rulebook as e
from firelight.games.emberheart.rules.layout import NEUTRAL
from firelight.games.emberheart.rules.parties import fewer, party_at, party_size
from firelight.games.emberheart.rules.supply import specialists
from firelight.games.emberheart.texts.reading import Reading
from firelight.reading import Answer

Explainer = Callable[[Reading, int], Answer]


def wait(r: Reading, action: int) -> Answer:
    """The move belongs to another decision."""
    return Answer("other-decision", {"decision": r.g.decision})


def _turn(r: Reading, action: int) -> Answer:
    """E2.1."""
    if r.frame.kind == decisions.RESEND and _is_act(action):
        return Answer("resend-first")
    if r.frame.kind != decisions.ACT:
        return wait(r, action)
    if action == decisions.DONE:
        return Answer("act-first")
    if not _is_act(action):
        return wait(r, action)
    if r.frame.acted:
        return Answer("action-done")
    if decisions.AIDE <= action < decisions.AIDE + len(w.AIDES):
        aide = action - decisions.AIDE
        owner = r.s.aides[aide]
        if owner == r.seat:
            return Answer("aide-yours", {"aide": w.AIDES[aide]})
        return Answer("aide-taken", {"aide": w.AIDES[aide], "seat": owner})
    needed = 2 if action == decisions.STATION_TWICE else 1
    return Answer("lacks-crests", {"needed": needed, "crests": r.b.crests})


def _is_act(action: int) -> bool:
    """One of the actions of a turn, its end or a gear swap."""
    return (
        decisions.GO <= action < decisions.TO_SPACE
        or decisions.WAREHOUSE <= action < decisions.SWAP_KINDS
        or action in (decisions.ATTACH_DRAGON, decisions.DONE)
    )


def _swap(r: Reading, action: int) -> Answer:
    """E2.2."""
    if r.b.gear == 0:
        return Answer("swap-lacks-gear")
    if action == decisions.SWAP_GEAR:
        if sum(r.b.followers) == 0:
            return Answer("no-followers")
        return Answer("no-swap-helps")
    given, taken = divmod(action - decisions.SWAP_KINDS, 4)
    if given == taken:
        return Answer("swap-same", {"follower": w.FOLLOWERS[given]})
    return no_follower(given)


def no_follower(kind: int) -> Answer:
    return Answer("no-follower", {"follower": w.FOLLOWERS[kind]})


def _space(r: Reading, action: int) -> Answer:
    """E3.2."""
    if r.frame.kind == decisions.PARTY:
        return _size(r, action)
    where = action - decisions.GO if decisions.GO <= action < decisions.TO_SPACE else r.frame.place
    if decisions.GO <= action < decisions.TO_SPACE:
        free = [space for space in range(1, w.SPACES + 1) if r.rule(party_at)(r.s, where, space).seat == w.NONE]
        if not free:
            return Answer("place-full", {"place": w.PLACES[where]})
        return Answer("place-lacks-followers", {"place": w.PLACES[where], "needed": free[0], "fitting": _fitting(r, where)})
    companion = int(action >= decisions.WITH_COMPANION)
    space = action - (decisions.WITH_COMPANION if companion else decisions.TO_SPACE) + 1
    there = r.rule(party_at)(r.s, where, space).seat
    if there != w.NONE:
        args = {"place": w.PLACES[where], "space": space}
        if there == NEUTRAL:
            return Answer("space-blocked", args)
        if there == r.seat:
            return Answer("space-yours", args)
        return Answer("space-taken", {**args, "seat": there})
    least = max(space - r.rule(fewer)(r.b, companion), 0)
    figures = {"space": space, "needed": least, "fitting": _fitting(r, where)}
    if companion:
        return Answer("companion-lacks-followers", figures)
    return Answer("space-lacks-followers", figures)


def _fitting(r: Reading, where: int) -> dict[str, int]:
    """Who may go there."""
    return {w.FOLLOWERS[kind]: r.b.followers[kind] for kind in (w.HIRELING, r.specialist(where))}


def _size(r: Reading, action: int) -> Answer:
    size = r.rule(party_size)(action - decisions.MAKE_UP)
    most = r.frame.space
    least = max(most - r.rule(fewer)(r.b, r.frame.companion), 0)
    return Answer("party-size", {"space": most, "least": least, "most": most, "size": size})


def _kinds(r: Reading, action: int) -> Answer:
    """E3.3."""
    make_up = action - decisions.MAKE_UP
    size = r.rule(party_size)(make_up)
    experts = make_up - size * (size + 1) // 2
    party = {w.FOLLOWERS[w.HIRELING]: size - experts, w.FOLLOWERS[r.specialist(r.frame.place)]: experts}
    return Answer("party-lacks-followers", {"party": party, "fitting": _fitting(r, r.frame.place)})


def _companion(r: Reading, action: int) -> Answer:
    """E3.4."""
    if r.frame.kind != decisions.COMPANION:
        return Answer("companion-placed")
    code = "companion-no-flame"
    if r.frame.gear == 0:
        code = "companion-no-gear"
    return Answer(code, {"gear": r.frame.gear, "flame": r.frame.flame})


def _call_back(r: Reading, action: int) -> Answer:
    """E5.1."""
    if r.frame.kind == decisions.SWAP:
        return Answer("swap-no-help", {"followers": dict(zip(w.FOLLOWERS, r.b.followers, strict=True)), "gear": r.b.gear})
    if r.frame.kind != decisions.CALL_BACK:
        return Answer("resend-impossible")
    where, space = divmod(action - decisions.CALL, w.SPACES)
    if r.s.parties[action - decisions.CALL].seat != r.seat:
        return Answer("no-party-there", {"place": w.PLACES[where], "space": space + 1})
    return Answer("no-new-party")


def _raid_gone(r: Reading, action: int) -> Answer:
    """E5.2."""
    number = action - decisions.DISCARD_RAID + 1
    return Answer("raid-gone", {"raid": number})


def _station_twice(r: Reading, action: int) -> Answer:
    """E14.12."""
    if r.b.heroes[w.FIRE_MARSHAL]:
        return Answer("marshal-waits")
    return Answer("needs-marshal")


def _exchange(r: Reading, action: int) -> Answer:
    """E14.14, E14.23."""
    down = action >= decisions.EXCHANGE_DOWN
    number = action - (decisions.EXCHANGE_DOWN if down else decisions.EXCHANGE_UP) + 1
    kind = r.frame.specialist if down else w.HIRELING
    have = r.b.followers[kind]
    args = {"follower": w.FOLLOWERS[kind], "needed": number, "have": have}
    return Answer("lacks-followers", args)


def _outfit(r: Reading, action: int) -> Answer:
    """E14.4."""
    asked = action - decisions.INTO_GEAR
    return Answer("only-new-hirelings", {"hirelings": r.frame.hirelings, "asked": asked})


def _lose(r: Reading, action: int) -> Answer:
    """E10.1."""
    kind = action - decisions.LOSE_ONE
    if kind == w.HIRELING:
        have = specialists(r.b)
        return Answer("specialist-must-go", {"specialists": have})
    return no_follower(kind)


PARTY: dict[int, Explainer] = {
    e.E2_1: _turn,
    e.E2_2: _swap,
    e.E3_2: _space,
    e.E3_3: _kinds,
    e.E3_4: _companion,
    e.E5_1: _call_back,
    e.E5_2: _raid_gone,
    e.E10_1: _lose,
    e.E14 + w.OUTFITTER: _outfit,
    e.E14 + w.FIRE_MARSHAL: _station_twice,
    e.E14 + w.MASTER_SCOUT: _exchange,
    e.E14 + w.MASTER_RANGER: _exchange,
}
