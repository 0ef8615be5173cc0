"""Refusals of the action phase: turns, parties, swaps, aides."""

from __future__ import annotations

from collections.abc import Callable

from firelight.games.emberheart.content import words as w
from firelight.games.emberheart.rules import actions as act
from firelight.games.emberheart.rules import frames
from firelight.games.emberheart.rules import rulebook as e
from firelight.games.emberheart.rules.layout import NEUTRAL
from firelight.games.emberheart.rules.parties import fewer, party_at, party_size
from firelight.games.emberheart.rules.supply import specialists
from firelight.games.emberheart.texts.describe_party import fitting_text
from firelight.games.emberheart.texts.hero_texts import AIDE_NAMES
from firelight.games.emberheart.texts.prompt import awaited
from firelight.games.emberheart.texts.reading import Reading, people_and, place
from firelight.reading import Answer, count

Explainer = Callable[[Reading, int], Answer]


def wait(r: Reading, action: int) -> Answer:
    """The move belongs to another decision."""
    awaits = awaited(r)
    return Answer("other-decision", f"this is not what is asked now; now you have to {awaits}", {"decision": r.g.decision})


def _turn(r: Reading, action: int) -> Answer:
    """E2.1."""
    if r.frame.kind == frames.RESEND and _is_act(action):
        return Answer("resend-first", "you called a party back, so a new one has to be sent to a location first")
    if r.frame.kind != frames.ACT:
        return wait(r, action)
    if action == act.DONE:
        return Answer("act-first", "you have to act first: send a party, use the Warehouse or the Fire Station, or take an aide")
    if not _is_act(action):
        return wait(r, action)
    if r.frame.a:
        return Answer("action-done", "you have had your one action in this turn; only swaps and dragons are left, then the turn ends")
    if act.AIDE <= action < act.AIDE + len(w.AIDES):
        aide = action - act.AIDE
        owner = r.s.aides[aide]
        if owner == r.seat:
            return Answer("aide-yours", f"you have taken the {AIDE_NAMES[aide]} in this round", {"aide": w.AIDES[aide]})
        text = f"{r.name(owner)} has taken the {AIDE_NAMES[aide]} in this round"
        return Answer("aide-taken", text, {"aide": w.AIDES[aide], "seat": owner})
    needed = 2 if action == act.STATION_TWICE else 1
    return Answer("lacks-crests", f"needs {count(needed, 'crest')}; you have {r.b.crests}", {"needed": needed, "crests": r.b.crests})


def _is_act(action: int) -> bool:
    """One of the actions of a turn, its end or a gear swap."""
    return act.GO <= action < act.TO_SPACE or act.WAREHOUSE <= action < act.SWAP_KINDS or action in (act.ATTACH_DRAGON, act.DONE)


def _swap(r: Reading, action: int) -> Answer:
    """E2.2."""
    if r.b.gear == 0:
        return Answer("swap-lacks-gear", "a swap costs 1 gear; you have 0")
    if action == act.SWAP_GEAR:
        if sum(r.b.followers) == 0:
            return Answer("no-followers", "you have 0 followers in your supply to swap")
        return Answer("no-swap-helps", "after any swap no new party could be sent")
    given, taken = divmod(action - act.SWAP_KINDS, 4)
    if given == taken:
        return Answer("swap-same", f"a {w.FOLLOWERS[given]} is swapped for another kind", {"follower": w.FOLLOWERS[given]})
    return no_follower(given)


def no_follower(kind: int) -> Answer:
    return Answer("no-follower", f"you have 0 {w.FOLLOWERS[kind]}s in your supply", {"follower": w.FOLLOWERS[kind]})


def _space(r: Reading, action: int) -> Answer:
    """E3.2."""
    if r.frame.kind == frames.PARTY:
        return _size(r, action)
    where = action - act.GO if act.GO <= action < act.TO_SPACE else r.frame.a
    if act.GO <= action < act.TO_SPACE:
        free = [space for space in range(1, w.SPACES + 1) if r.rule(party_at)(r.s, where, space).seat == w.NONE]
        if not free:
            return Answer("place-full", f"all {w.SPACES} spaces of {place(where)} are taken", {"place": w.PLACES[where]})
        text = f"the smallest free space of {place(where)} takes {count(free[0], 'follower')}; you have {fitting_text(r, where)}"
        return Answer("place-lacks-followers", text, {"place": w.PLACES[where], "needed": free[0], "fitting": _fitting(r, where)})
    companion = int(action >= act.WITH_COMPANION)
    space = action - (act.WITH_COMPANION if companion else act.TO_SPACE) + 1
    there = r.rule(party_at)(r.s, where, space).seat
    if there != w.NONE:
        here, args = f"space {space} of {place(where)} is", {"place": w.PLACES[where], "space": space}
        if there == NEUTRAL:
            return Answer("space-blocked", f"{here} blocked by a neutral crest", args)
        if there == r.seat:
            return Answer("space-yours", f"{here} taken by you", args)
        return Answer("space-taken", f"{here} taken by {r.name(there)}", {**args, "seat": there})
    least = max(space - r.rule(fewer)(r.b, companion), 0)
    figures = {"space": space, "needed": least, "fitting": _fitting(r, where)}
    have = fitting_text(r, where)
    if companion:
        text = f"space {space} with the companion takes at least {count(least, 'follower')}; you have {have}"
        return Answer("companion-lacks-followers", text, figures)
    return Answer("space-lacks-followers", f"space {space} takes {count(least, 'follower')}; you have {have}", figures)


def _fitting(r: Reading, where: int) -> dict[str, int]:
    """Who may go there."""
    return {w.FOLLOWERS[kind]: r.b.followers[kind] for kind in (w.HIRELING, r.specialist(where))}


def _size(r: Reading, action: int) -> Answer:
    size = r.rule(party_size)(action - act.MAKE_UP)
    most = r.frame.b
    least = max(most - r.rule(fewer)(r.b, r.frame.c), 0)
    needed = count(most, "follower") if least == most else f"{least} to {count(most, 'follower')}"
    text = f"space {most} takes {needed}; this party has {size}"
    return Answer("party-size", text, {"space": most, "least": least, "most": most, "size": size})


def _kinds(r: Reading, action: int) -> Answer:
    """E3.3."""
    kind = r.specialist(r.frame.a)
    text = f"besides hirelings only {w.FOLLOWERS[kind]}s may go to {place(r.frame.a)}; you have {fitting_text(r, r.frame.a)}"
    args = {"place": w.PLACES[r.frame.a], "specialist": w.FOLLOWERS[kind], "fitting": _fitting(r, r.frame.a)}
    return Answer("party-lacks-followers", text, args)


def _companion(r: Reading, action: int) -> Answer:
    """E3.4."""
    if r.frame.kind != frames.COMPANION:
        return Answer("companion-placed", "your companion was placed in this round already; it joins 1 party a round")
    code, text = "companion-no-flame", "the companion lowers the flame only where no other party is, and with Speed of its first level"
    if r.frame.a == 0:
        code, text = "companion-no-gear", "the companion brings gear only on a space 3, and with Senses of its first level"
    here = f"here it brings {r.frame.a} gear and flame -{r.frame.b}"
    return Answer(code, f"{text}; {here}", {"gear": r.frame.a, "flame": r.frame.b})


def _call_back(r: Reading, action: int) -> Answer:
    """E5.1."""
    if r.frame.kind == frames.SWAP:
        text = f"after this swap no new party could be sent; you have {people_and(r.b.followers)} and {r.b.gear} gear"
        return Answer("swap-no-help", text, {"followers": dict(zip(w.FOLLOWERS, r.b.followers, strict=True)), "gear": r.b.gear})
    if r.frame.kind != frames.CALL_BACK:
        return Answer("resend-impossible", "after this no party could be sent for the one you called back")
    where, space = divmod(action - act.CALL, w.SPACES)
    if r.s.parties[action - act.CALL].seat != r.seat:
        text = f"you have no party on space {space + 1} of {place(where)}"
        return Answer("no-party-there", text, {"place": w.PLACES[where], "space": space + 1})
    return Answer("no-new-party", "with it back you could send no new party: no free space fits your followers")


def _raid_gone(r: Reading, action: int) -> Answer:
    """E5.2."""
    number = action - act.DISCARD_RAID + 1
    return Answer("raid-gone", f"raid card {number} is discarded already", {"raid": number})


def _station_twice(r: Reading, action: int) -> Answer:
    """E14.12."""
    text = "two crests at once need the Fire Marshal at work"
    if r.b.heroes[w.FIRE_MARSHAL]:
        return Answer("marshal-waits", f"{text}; your Fire Marshal has no dragon yet")
    return Answer("needs-marshal", f"{text}; you do not have the Fire Marshal")


def _exchange(r: Reading, action: int) -> Answer:
    """E14.14, E14.23."""
    down = action >= act.EXCHANGE_DOWN
    number = action - (act.EXCHANGE_DOWN if down else act.EXCHANGE_UP) + 1
    kind = r.frame.a if down else w.HIRELING
    have = r.b.followers[kind]
    args = {"follower": w.FOLLOWERS[kind], "needed": number, "have": have}
    return Answer("lacks-followers", f"needs {count(number, w.FOLLOWERS[kind])} in your supply; you have {have}", args)


def _outfit(r: Reading, action: int) -> Answer:
    """E14.4."""
    asked = action - act.INTO_GEAR
    text = f"only the {count(r.frame.a, 'hireling')} of this visit can become gear; {asked} asked"
    return Answer("only-new-hirelings", text, {"hirelings": r.frame.a, "asked": asked})


def _lose(r: Reading, action: int) -> Answer:
    """E10.1."""
    kind = action - act.LOSE_ONE
    if kind == w.HIRELING:
        have = specialists(r.b)
        return Answer("specialist-must-go", f"a specialist has to be discarded; you have {have}", {"specialists": have})
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
    e.E14_4: _outfit,
    e.E14_12: _station_twice,
    e.E14_14: _exchange,
    e.E14_23: _exchange,
}
