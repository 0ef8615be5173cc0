"""Refusals of the action phase: turns, parties, swaps, aides."""

from __future__ import annotations

from collections.abc import Callable

from firelight.emberheart import actions as act
from firelight.emberheart import frames
from firelight.emberheart import rulebook as e
from firelight.emberheart import words as w
from firelight.emberheart.describe_party import fitting_text
from firelight.emberheart.hero_texts import AIDE_NAMES
from firelight.emberheart.layout import NEUTRAL
from firelight.emberheart.notation import make_ups
from firelight.emberheart.parties import fewer, fitting, party_at, party_size
from firelight.emberheart.prompt import awaited
from firelight.emberheart.reading import Reading, people_and, place
from firelight.emberheart.supply import specialists
from firelight.emberheart.village import may_take_aide
from firelight.reading import Answer, count

Explainer = Callable[[Reading, int], Answer]


def wait(r: Reading, action: int) -> Answer:
    """The move belongs to another decision."""
    awaits = awaited(r)
    return f"this is not what is asked now; now you have to {awaits}", {"decision": r.g.decision, "awaited": awaits}


def _turn(r: Reading, action: int) -> Answer:
    """E2.1."""
    if r.frame.kind == frames.RESEND and _is_act(action):
        return "you called a party back, so a new one has to be sent to a location first", {"decision": "resend"}
    if r.frame.kind != frames.ACT:
        return wait(r, action)
    if action == act.DONE:
        return "you have to act first: send a party, use the Warehouse or the Fire Station, or take an aide", {"decision": "act"}
    if not _is_act(action):
        return wait(r, action)
    if r.frame.a:
        return "you have had your one action in this turn; only swaps and dragons are left, then the turn ends", {"decision": "act"}
    if act.AIDE <= action < act.AIDE + len(w.AIDES):
        aide = action - act.AIDE
        owner = r.s.aides[aide]
        who = "you have" if owner == r.seat else f"{r.name(owner)} has"
        free = [w.AIDES[i] for i in range(len(w.AIDES)) if r.rule(may_take_aide)(r.s, i) == 0]
        return f"{who} taken the {AIDE_NAMES[aide]} in this round", {"aide": w.AIDES[aide], "owner": owner, "free": free}
    needed = 2 if action == act.STATION_TWICE else 1
    return f"needs {count(needed, 'crest')}; you have {r.b.crests}", {"needed": needed, "crests": r.b.crests}


def _is_act(action: int) -> bool:
    """One of the actions of a turn, its end or a gear swap."""
    return act.GO <= action < act.TO_SPACE or act.WAREHOUSE <= action < act.SWAP_KINDS or action in (act.ATTACH_DRAGON, act.DONE)


def _swap(r: Reading, action: int) -> Answer:
    """E2.2."""
    b = r.b
    args = {"gear": b.gear, "followers": sum(b.followers)}
    if b.gear == 0:
        return "a swap costs 1 gear; you have 0", args
    if action == act.SWAP_GEAR:
        if sum(b.followers) == 0:
            return "you have 0 followers in your supply to swap", args
        return "after any swap no new party could be sent", args
    given, taken = divmod(action - act.SWAP_KINDS, 4)
    if given == taken:
        return f"a {w.FOLLOWERS[given]} is swapped for one of the 3 other kinds", args
    return f"you have 0 {w.FOLLOWERS[given]}s in your supply", {**args, "kind": w.FOLLOWERS[given]}


def _space(r: Reading, action: int) -> Answer:
    """E3.2."""
    if r.frame.kind == frames.PARTY:
        return _size(r, action)
    where = action - act.GO if act.GO <= action < act.TO_SPACE else r.frame.a
    able = r.rule(fitting)(r.b, where)
    if act.GO <= action < act.TO_SPACE:
        free = [space for space in range(1, w.SPACES + 1) if r.rule(party_at)(r.s, where, space).seat == w.NONE]
        args = {"place": w.PLACES[where], "free": free, "fitting": able}
        if not free:
            return f"all {w.SPACES} spaces of {place(where)} are taken", args
        return f"the smallest free space of {place(where)} takes {count(free[0], 'follower')}; you have {fitting_text(r, where)}", args
    companion = int(action >= act.WITH_COMPANION)
    space = action - (act.WITH_COMPANION if companion else act.TO_SPACE) + 1
    there = r.rule(party_at)(r.s, where, space).seat
    if there != w.NONE:
        who = "blocked by a neutral crest" if there == NEUTRAL else "taken by you" if there == r.seat else f"taken by {r.name(there)}"
        return f"space {space} of {place(where)} is {who}", {"place": w.PLACES[where], "space": space, "seat": there}
    least = max(space - r.rule(fewer)(r.b, companion), 0)
    takes = f"space {space} takes {count(least, 'follower')}"
    if companion:
        takes = f"space {space} with the companion takes at least {count(least, 'follower')}"
    return f"{takes}; you have {fitting_text(r, where)}", {"space": space, "needed": least, "fitting": able}


def _size(r: Reading, action: int) -> Answer:
    size = r.rule(party_size)(action - act.MAKE_UP)
    most = r.frame.b
    least = max(most - r.rule(fewer)(r.b, r.frame.c), 0)
    needed = count(most, "follower") if least == most else f"{least} to {count(most, 'follower')}"
    return f"space {most} takes {needed}; this party has {size}", {"space": most, "least": least, "size": size}


def _kinds(r: Reading, action: int) -> Answer:
    """E3.3."""
    kind = r.specialist(r.frame.a)
    text = f"besides hirelings only {w.FOLLOWERS[kind]}s may go to {place(r.frame.a)}; you have {fitting_text(r, r.frame.a)}"
    return text, {
        "party": make_ups()[action - act.MAKE_UP],
        "hirelings": r.b.followers[w.HIRELING],
        "specialist": w.FOLLOWERS[kind],
        "specialists": r.b.followers[kind],
    }


def _companion(r: Reading, action: int) -> Answer:
    """E3.4."""
    if r.frame.kind != frames.COMPANION:
        return "your companion was placed in this round already; it joins 1 party a round", {"placed": True}
    lacking = [name for name, number in (("gear", r.frame.a), ("flame", r.frame.b)) if number == 0]
    if "gear" in lacking:
        text = "the companion brings gear only on a space 3, and with Senses of its first level"
    else:
        text = "the companion lowers the flame only where no other party is, and with Speed of its first level"
    return f"{text}; here it brings {r.frame.a} gear and flame -{r.frame.b}", {"gear": r.frame.a, "flame": r.frame.b}


def _call_back(r: Reading, action: int) -> Answer:
    """E5.1."""
    if r.frame.kind == frames.SWAP:
        followers = people_and(r.b.followers)
        return f"after this swap no new party could be sent; you have {followers} and {r.b.gear} gear", {"gear": r.b.gear}
    where, space = divmod(action - act.CALL, w.SPACES)
    args = {"place": w.PLACES[where], "space": space + 1}
    if r.s.parties[action - act.CALL].seat != r.seat:
        return f"you have no party on space {space + 1} of {place(where)}", args
    return "with it back you could send no new party: no free space fits your followers", args


def _raid_gone(r: Reading, action: int) -> Answer:
    """E5.2."""
    number = action - act.DISCARD_RAID + 1
    return f"raid card {number} is discarded already", {"card": number}


def _station_twice(r: Reading, action: int) -> Answer:
    """E14.12."""
    have = bool(r.b.heroes[w.FIRE_MARSHAL])
    why = "your Fire Marshal has no dragon yet" if have else "you do not have the Fire Marshal"
    return f"two crests at once need the Fire Marshal at work; {why}", {"owned": have}


def _exchange(r: Reading, action: int) -> Answer:
    """E14.14, E14.23."""
    down = action >= act.EXCHANGE_DOWN
    number = action - (act.EXCHANGE_DOWN if down else act.EXCHANGE_UP) + 1
    kind = r.frame.a if down else w.HIRELING
    have = r.b.followers[kind]
    args = {"kind": w.FOLLOWERS[kind], "needed": number, "have": have}
    return f"needs {count(number, w.FOLLOWERS[kind])} in your supply; you have {have}", args


def _outfit(r: Reading, action: int) -> Answer:
    """E14.4."""
    asked = action - act.INTO_GEAR
    return f"only the {count(r.frame.a, 'hireling')} of this visit can become gear; {asked} asked", {"hirelings": r.frame.a, "asked": asked}


def _lose(r: Reading, action: int) -> Answer:
    """E10.1."""
    kind = action - act.LOSE_ONE
    if kind == w.HIRELING:
        text = f"a specialist has to be discarded; you have {specialists(r.b)}"
        return text, {"kind": "hireling", "specialists": specialists(r.b)}
    return f"you have 0 {w.FOLLOWERS[kind]}s in your supply", {"kind": w.FOLLOWERS[kind], "have": 0}


PARTY: dict[int, Explainer] = {
    e.E2_1: _turn,
    e.E2_2: _swap,
    e.E3_2: _space,
    e.E3_3: _kinds,
    e.E3_4: _companion,
    e.E5_1: _call_back,
    e.E5_2: _raid_gone,
    e.E10_1: _lose,
    e.E14_4: _outfit,
    e.E14_12: _station_twice,
    e.E14_14: _exchange,
    e.E14_23: _exchange,
}
