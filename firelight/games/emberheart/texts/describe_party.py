"""What moves of the action phase do: parties and their spaces, the village, swaps and aides."""

from __future__ import annotations

from collections.abc import Callable

from firelight.engine.stack import pop
from firelight.games.emberheart.content import words as w
from firelight.games.emberheart.rules import actions as act
from firelight.games.emberheart.rules import events, frames, game
from firelight.games.emberheart.rules.layout import NEUTRAL
from firelight.games.emberheart.rules.notation import make_ups
from firelight.games.emberheart.rules.parties import fewer, fitting, party_at, party_size
from firelight.games.emberheart.rules.rewards import BARD_SLOT, LOW_CARDS, card_at
from firelight.games.emberheart.texts.board_world import losses_text, party_text
from firelight.games.emberheart.texts.hero_texts import AIDE_NAMES, AIDES, ATTRIBUTE_NAMES
from firelight.games.emberheart.texts.reading import Reading, people_and, place
from firelight.reading import count, joined

Describer = Callable[[Reading, int], str]

# Frames that carry themselves out on the way to a result.
AUTOMATIC = (frames.CHECK, frames.RAISE, frames.FLAME_UP, frames.TAVERN_FLAME, frames.PARAGON_SWAP, frames.BOARD_COST)
# Choices on the way that are left open, and what is said of them.
ON_THE_WAY = {
    frames.WINDOW: "",
    frames.FLAME_CHOICE: "flame +{n} or specialists instead",
    frames.WRANGLE: "1 hireling or 1 gear",
    frames.CLIMBER: "1 attribute step",
}
ORDINALS = ("1st", "2nd", "3rd", "4th", "5th")


def is_legal(r: Reading, action: int) -> bool:
    return any(move.id == action for move in r.g.moves())


def outcome(r: Reading, action: int) -> str:
    """What a move is certain to bring, tried on a copy: `+4 hirelings, flame +1`. Nothing is attached on the way."""
    if not is_legal(r, action):
        return ""
    state = r.s.copy()
    log: list[tuple[int, int, int, int, int]] = []
    state.log = log
    r.g.edition.plain.resolve(state, action)
    choices = []
    while (frame := state.frames[state.depth - 1]).kind in AUTOMATIC or frame.kind in ON_THE_WAY:
        if frame.kind in AUTOMATIC:
            r.rule(game.run)(state)
        else:
            choices.append(ON_THE_WAY[frame.kind].format(n=frame.a))
            pop(state)
    followers, attributes, gear, flame, more = [0] * 4, [0] * 3, 0, 0, []
    for event, seat, a, b, _ in log:
        if seat != r.seat:
            continue
        if event in (events.GAINED_FOLLOWERS, events.LOST_FOLLOWERS):
            followers[a] += b if event == events.GAINED_FOLLOWERS else -b
        elif event in (events.GAINED_GEAR, events.PAID_GEAR):
            gear += a if event == events.GAINED_GEAR else -a
        elif event == events.FLAME_MOVED:
            flame += a
        elif event == events.ATTRIBUTE_MOVED:
            attributes[a] += b
        elif event == events.COMPLETED_CARD:
            more.append(f"completes {r.word('garrison', a)}")
    parts = [f"{'+' if n > 0 else '-'}{count(abs(n), w.FOLLOWERS[kind])}" for kind, n in enumerate(followers) if n]
    parts += [f"{gear:+} gear"] if gear else []
    parts += [f"flame {flame:+}"] if flame else []
    parts += [f"{ATTRIBUTE_NAMES[i]} {n:+}" for i, n in enumerate(attributes) if n]
    return ", ".join([*parts, *filter(None, choices), *more])


def bringing(r: Reading, action: int, word: str = ": ") -> str:
    """The outcome as the end of a sentence."""
    text = outcome(r, action)
    return f"{word}{text}" if text else ""


# Parties.


def _go(r: Reading, where: int) -> str:
    kind = r.specialist(where)
    have = people_and([n if i in (w.HIRELING, kind) else 0 for i, n in enumerate(r.b.followers)])
    free = [str(space) for space in range(1, w.SPACES + 1) if r.rule(party_at)(r.s, where, space).seat == w.NONE]
    spaces = f"{'space' if len(free) == 1 else 'spaces'} {joined(free)}" if free else "no space"
    spaces = "all spaces" if len(free) == w.SPACES else spaces
    return f"Send a party to {place(where)}: {spaces} free; {have} may go; {count(len(offer(r, where)), 'card')}."


def offer(r: Reading, where: int) -> list[int]:
    """The cards that a party of the seat may find there; at the Mountain those of the low level."""
    cards = [r.rule(card_at)(r.s, where, slot) for slot in range(LOW_CARDS)]
    if where == w.GUILD and r.s.bard_seat == r.seat:
        cards.append(r.rule(card_at)(r.s, where, BARD_SLOT))
    return [card for card in cards if card != w.NONE]


def order_text(r: Reading, where: int, space: int) -> str:
    """In which order a space picks as things stand, and what is surely left."""
    ahead = [(number, r.rule(party_at)(r.s, where, number).seat) for number in range(w.SPACES, space, -1)]
    others = [f"{r.mark(seat)} on {number}" for number, seat in ahead if seat not in (w.NONE, NEUTRAL)]
    blocked = sum(seat == NEUTRAL for _, seat in ahead)
    cards = len(offer(r, where))
    text = f"picks {ORDINALS[len(others)]}" + (f" after {joined(others)}" if others else "")
    if blocked:
        text += f"; blocked spaces take {count(blocked, 'card')} before"
    left = max(cards - len(others) - blocked, 0)
    if left == cards:
        return f"{text}; {count(cards, 'card')} there"
    return f"{text}; at least {left} of {count(cards, 'card')} left" if left else f"{text}; perhaps no card left"


def companion_text(r: Reading, where: int, space: int) -> str:
    """What the companion would bring there besides followers saved."""
    levels = [r.tables["COMPANION_LEVEL"][level] for level in r.b.attributes]
    alone = all(r.rule(party_at)(r.s, where, number).seat in (w.NONE, NEUTRAL) for number in range(1, w.SPACES + 1))
    parts = [f"{levels[w.SENSES]} gear"] if levels[w.SENSES] and space == 3 else []
    parts += [f"flame -{levels[w.SPEED]}"] if levels[w.SPEED] and alone else []
    if parts:
        return f"; the companion brings {joined(parts)}"
    return "" if levels[w.STRENGTH] else "; the companion has no effect there"


def _space(r: Reading, index: int) -> str:
    return _to_space(r, index + 1, 0)


def _with_companion(r: Reading, index: int) -> str:
    if r.frame.kind != frames.PARTY_SPACE:
        return f"Put the party with the companion on space {index + 1}."
    return _to_space(r, index + 1, 1)


def _to_space(r: Reading, space: int, companion: int) -> str:
    if r.frame.kind != frames.PARTY_SPACE:
        return f"Put the party on space {space}."
    there = r.rule(party_at)(r.s, r.frame.a, space)
    if there.seat != w.NONE:
        return f"Put the party on space {space} of {place(r.frame.a)}: {party_text(r, there)}."
    least = max(space - r.rule(fewer)(r.b, companion), 0)
    crowd = count(space, "follower") if least == space else f"{least} to {count(space, 'follower')}"
    brings = companion_text(r, r.frame.a, space) if companion else ""
    return f"{crowd}, {order_text(r, r.frame.a, space)}{brings}."


def _make_up(r: Reading, number: int) -> str:
    text = make_ups()[number]
    if r.frame.kind != frames.PARTY:
        return f"Send a party of {text}."
    size = r.rule(party_size)(number)
    experts = number - size * (size + 1) // 2
    crowd = [size - experts, 0, 0, 0]
    crowd[r.specialist(r.frame.a)] += experts
    lost = "; hirelings are gone once it takes a card" if crowd[w.HIRELING] else ""
    who = people_and(crowd) if size else "the companion alone"
    return f"Send {who} to space {r.frame.b} of {place(r.frame.a)}{bringing(r, act.MAKE_UP + number)}{lost}."


def _effects(r: Reading, choice: int) -> str:
    if r.frame.kind != frames.COMPANION:
        return ("Take no effect.", "Take the gear.", "Lower the flame.", "Take the gear and lower the flame.")[choice]
    parts = [f"{r.frame.a} gear"] if choice & 1 else []
    parts += [f"flame -{r.frame.b}"] if choice & 2 else []
    return f"The companion brings {joined(parts) or 'nothing'}."


# The village.


def _warehouse(r: Reading, _: int) -> str:
    return f"Lay a crest at the Warehouse{bringing(r, act.WAREHOUSE) or ' for 2 gear'}."


def _station(r: Reading, _: int) -> str:
    return f"Lay a crest at the Fire Station{bringing(r, act.STATION) or ' for 4 hirelings and flame +1'}."


def _station_twice(r: Reading, _: int) -> str:
    return f"Lay two crests at the Fire Station (Fire Marshal){bringing(r, act.STATION_TWICE) or ' for 8 hirelings and flame +1'}."


def _aide(r: Reading, aide: int) -> str:
    return f"Take the {AIDE_NAMES[aide]}: {AIDES[aide]}."


def _swap_any(r: Reading, _: int) -> str:
    return f"Swap followers for other kinds, each for 1 gear (you have {r.b.gear}); this is no action."


def _swap(r: Reading, pair: int) -> str:
    given, taken = w.FOLLOWERS[pair // 4], w.FOLLOWERS[pair % 4]
    price = "for free (Mentor)" if r.frame.kind == frames.MENTOR else f"for 1 gear (you have {r.b.gear})"
    have = f"{count(r.b.followers[pair // 4], given)} and {count(r.b.followers[pair % 4], taken)}" if given != taken else ""
    return f"Swap 1 {given} for 1 {taken}, {price}{f'; you have {have}' if have else ''}{_completing(r, act.SWAP_KINDS + pair)}."


def _completing(r: Reading, action: int) -> str:
    """Only what a swap brings beyond itself."""
    _, found, card = outcome(r, action).partition("completes ")
    return f"; completes {card}" if found else ""


def _call(r: Reading, number: int) -> str:
    where, space = number // w.SPACES, number % w.SPACES + 1
    party = r.s.parties[number]
    if party.seat != r.seat:
        return f"Call back a party from space {space} of {place(where)}, where you have none."
    companion = "; the companion comes too, but is not placed again" if party.companion else ""
    return f"Call back {people_and(party.followers)} from space {space} of {place(where)} and send a new party at once{companion}."


def _no_call(r: Reading, _: int) -> str:
    return "Leave all your parties where they are."


def _discard_raid(r: Reading, index: int) -> str:
    card = r.s.raid[index]
    if card == w.NONE:
        return f"Discard raid card {index + 1}, which is gone."
    return f"Discard raid card {index + 1} ({r.raid(card)}); as things stand it would cost {losses_text(r, card)}."


def fitting_text(r: Reading, where: int) -> str:
    """`6 followers that may go there (4 hirelings, 2 scouts)`."""
    kind = r.specialist(where)
    kinds = f"{count(r.b.followers[w.HIRELING], 'hireling')}, {count(r.b.followers[kind], w.FOLLOWERS[kind])}"
    return f"{count(r.rule(fitting)(r.b, where), 'follower')} that may go there ({kinds})"


PARTY: dict[int, Describer] = {
    act.GO: _go,
    act.TO_SPACE: _space,
    act.WITH_COMPANION: _with_companion,
    act.MAKE_UP: _make_up,
    act.EFFECTS: _effects,
    act.WAREHOUSE: _warehouse,
    act.STATION: _station,
    act.STATION_TWICE: _station_twice,
    act.AIDE: _aide,
    act.SWAP_GEAR: _swap_any,
    act.SWAP_KINDS: _swap,
    act.CALL: _call,
    act.NO_CALL: _no_call,
    act.DISCARD_RAID: _discard_raid,
}
