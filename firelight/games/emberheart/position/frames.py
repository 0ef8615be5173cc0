"""The stack of a loaded position: what is still to be done must be something the rules could have left to do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from firelight.engine.decisions import SLOTS
from firelight.engine.errors import Problem
from firelight.engine.jit import Moves
from firelight.games.emberheart.content import words as w
from firelight.games.emberheart.position.conditions import LATE, PHASES, REWARDS, At
from firelight.games.emberheart.position.kinds import BEFORE_ACTING, HEROES, KINDS, ON_EACH, ON_REWARDS, SKILLS, Kind
from firelight.games.emberheart.rules import decisions as k
from firelight.games.emberheart.rules.decisions import Frame
from firelight.games.emberheart.rules.dragons import is_active
from firelight.games.emberheart.rules.layout import State
from firelight.games.emberheart.rules.parties import party_at
from firelight.games.emberheart.rules.resending import can_resend

Problems = list[Problem]

MOST_OPTIONS = 256


def check_shape(s: State) -> Problems:
    """Which frames may lie on which, and the range of each number."""
    if s.depth < 2:
        return [Problem(f"frames[{s.depth}]", "is missing: the round, its phase and a decision, or the end, are expected")]
    problems: Problems = []
    for place in range(s.depth):
        f = s.frames[place]
        kind = KINDS.get(f.kind)
        if kind is None:
            problems.append(Problem(f"frames[{place}].kind", f"{k.FRAME_NAMES[f.kind]} never waits on the stack"))
            continue
        if place == 0 and f.kind != k.ROUND:
            problems.append(Problem("frames[0]", f"expected {k.FRAME_NAMES[k.ROUND]}"))
        elif place > 0:
            problems += _below(s.frames[place - 1], f, place, kind)
        problems += _numbers(f, place, kind)
    if problems:
        return problems
    problems += _phase(s)
    if s.frames[s.depth - 1].kind != k.GAME_OVER and s.frames[s.depth - 1].kind <= k.LAST_CHANCE:
        problems.append(Problem(f"frames[{s.depth}]", f"is missing: {k.FRAME_NAMES[s.frames[s.depth - 1].kind]} is not a decision"))
    return problems


def _below(below: Frame, f: Frame, place: int, kind: Kind) -> Problems:
    fits = below.kind in kind.below
    if below.kind == k.EACH:
        fits = fits and f.kind in ON_EACH.get(below.laid, ())
    elif below.kind == k.NEXT_REWARD:
        fits = fits and f.kind in ON_REWARDS.get(below.place, ())
    elif below.kind == k.ACT and below.acted == 0:
        fits = fits and f.kind in BEFORE_ACTING
    if fits:
        return []
    return [Problem(f"frames[{place}].kind", f"{k.FRAME_NAMES[f.kind]} cannot lie on {k.FRAME_NAMES[below.kind]} here")]


def _numbers(f: Frame, place: int, kind: Kind) -> Problems:
    problems = []
    names = {slot: name for name, slot in k.flow.kinds[f.kind].fields.items()}
    for slot in SLOTS:
        low, high = kind.numbers.get(names.get(slot, ""), (0, 0))
        found = getattr(f, slot)
        if not low <= found <= high:
            wanted = f"a whole number from {low} to {high}" if low < high else str(low)
            problems.append(Problem(f"frames[{place}].{slot}", f"found {found}; expected {wanted}"))
    if not kind.seated and f.seat != w.NONE:
        problems.append(Problem(f"frames[{place}].seat", f"found {f.seat}; expected {w.NONE}: {k.FRAME_NAMES[f.kind]} is nobody's"))
    return problems


def _phase(s: State) -> Problems:
    """The step of the round determines what lies on it."""
    step = s.frames[0].step
    if step not in PHASES:
        return [Problem("frames[0].a", f"found {step}; nobody decides anything at that step")]
    if s.frames[1].kind != PHASES[step][0]:
        return [Problem("frames[1].kind", f"found {k.FRAME_NAMES[s.frames[1].kind]}; step {step} is {k.FRAME_NAMES[PHASES[step][0]]}")]
    if step == 0 and s.round != 1:
        return [Problem("frames[0].a", f"found 0; the game does not begin in round {s.round}")]
    late = int(s.round == w.ROUNDS and step >= LATE)
    return [] if s.late == late else [Problem("late", f"found {s.late}; expected {late}")]


def _decider(s: State) -> int:
    """The seat that everything on top of the phase concerns; NONE if it concerns nobody."""
    phase = s.frames[1]
    if phase.kind == k.EACH:
        return (s.shield + phase.done - 1) % s.players
    if phase.kind == k.NEXT_ACTION:
        return s.turn
    if phase.kind != k.NEXT_REWARD or s.depth < 3:
        return w.NONE
    if s.frames[2].kind != k.NEXT_CLIMB:
        return party_at(s, phase.place, min(phase.space + 1, w.SPACES)).seat
    f = s.frames[3]
    if f.kind == k.TIE:
        return s.aides[w.SURVIVALIST]
    return party_at(s, w.MOUNTAIN, f.space).seat if f.kind in (k.CLIMB, k.BOARD_COST) else f.seat


def check_meaning(s: State, tables: Mapping[str, tuple[int, ...]]) -> Problems:
    """Whose frames they are, and what each says about the table. The shape has been checked."""
    problems: Problems = []
    seat = _decider(s)
    for place in range(1, s.depth):
        f = s.frames[place]
        if KINDS[f.kind].seated:
            if f.seat != seat or not 0 <= seat < s.players:
                wanted = f"expected {seat}" if 0 <= seat < s.players else f"this game has {s.players} players"
                problems.append(Problem(f"frames[{place}].seat", f"found {f.seat}; {wanted}"))
                continue
            problems += _ability(s, f, place)
        condition = KINDS[f.kind].condition
        wrong = condition(At(s, tables, place)) if condition else None
        if wrong:
            problems.append(Problem(f"frames[{place}].{k.flow.kinds[f.kind].fields.get(wrong[0], wrong[0])}", wrong[1]))
    return problems


def _ability(s: State, f: Frame, place: int) -> Problems:
    b = s.bands[f.seat]
    if f.kind in HEROES and not is_active(b, HEROES[f.kind]):
        return [Problem(f"frames[{place}].kind", f"seat {f.seat} has no {w.HERO_KEYS[HEROES[f.kind]]} at work")]
    if f.kind in SKILLS and b.skill != SKILLS[f.kind]:
        return [Problem(f"frames[{place}].kind", f"seat {f.seat} does not have the skill {w.SKILLS[SKILLS[f.kind]]}")]
    return []


def check_options(s: State, edition: Any) -> Problems:
    """Every decision offers something, now or when it comes up again."""
    rules = edition.program("plain")
    options, resend = rules(edition.title.rules.options), rules(can_resend)
    here = s.copy()
    for place in reversed(range(s.depth)):
        here.depth = place + 1
        kind = s.frames[place].kind
        if kind > k.LAST_CHANCE and options(here, Moves([0] * MOST_OPTIONS)) == 0:
            return [Problem(f"frames[{place}]", f"{k.FRAME_NAMES[kind]} offers nothing to decide")]
        if kind == k.RESEND and not resend(here, s.frames[place].seat, w.NONE, w.NONE, 0):
            return [Problem(f"frames[{place}]", "no party can be sent for the one that was called back")]
    return []


def check_rewards(s: State) -> Problems:
    """Who stands where while rewards are given out: those who had their turn took a card or are back."""
    if s.frames[0].step != REWARDS:
        return []
    phase = s.frames[1]
    climbing = s.frames[2].kind == k.NEXT_CLIMB
    waiting = s.frames[2].kind == k.REWARD
    problems: Problems = []
    for at, party in enumerate(s.parties):
        place, space = at // w.SPACES, at % w.SPACES + 1
        if party.seat == w.NONE:
            continue
        where = f"parties.{w.PLACES[place]}-{space}"
        climbs = climbing and place == w.MOUNTAIN
        if place < phase.place and not climbs:
            problems.append(Problem(f"{where}.seat", f"found {party.seat}; all are back from the {w.PLACES[place]}"))
            continue
        done = climbs or (place == phase.place and (space > phase.space + 1 or (space == phase.space + 1 and not waiting)))
        if party.took != done:
            problems.append(Problem(f"{where}.took", f"found {party.took}; expected {int(done)}"))
        if climbs and (party.followers[w.HIRELING] or party.companion):
            problems.append(Problem(where, "hirelings and companions do not climb"))
    if climbing and sum(party.seat != w.NONE for party in s.parties[w.MOUNTAIN * w.SPACES : (w.MOUNTAIN + 1) * w.SPACES]) > 3:
        problems.append(Problem("parties", "more than 3 parties climb"))
    return problems
