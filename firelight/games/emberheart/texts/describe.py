"""What a move does here: one sentence for every action, with its price and what it is certain to bring."""

from __future__ import annotations

from typing import TYPE_CHECKING

from firelight.games.emberheart.content import words as w
from firelight.games.emberheart.rules import actions as act
from firelight.games.emberheart.rules import frames
from firelight.games.emberheart.rules.layout import FREE
from firelight.games.emberheart.rules.mountain import MIDDLE
from firelight.games.emberheart.rules.parties import party_at
from firelight.games.emberheart.rules.rewards import BARD_SLOT, LOW_CARDS, card_at
from firelight.games.emberheart.texts.board_band import missing_text
from firelight.games.emberheart.texts.describe_band import BAND, hero_text, waiting_cards
from firelight.games.emberheart.texts.describe_party import PARTY, Describer, bringing, is_legal, outcome
from firelight.games.emberheart.texts.hero_texts import ATTRIBUTE_NAMES
from firelight.games.emberheart.texts.reading import Reading, people_and
from firelight.reading import count, joined

if TYPE_CHECKING:
    from firelight.engine.game import Game


def _offered(r: Reading, slot: int) -> tuple[int, int]:
    """The place and the card that an action means here; NONE where there is none."""
    kind = r.frame.kind
    if kind == frames.REWARD:
        place = r.frame.a
    elif kind == frames.CLIMB:
        place = w.MOUNTAIN
    elif kind == frames.APPRENTICE:
        place = w.GUILD
    else:
        return w.NONE, w.NONE
    slots = len(r.s.mountain) if place == w.MOUNTAIN else BARD_SLOT + 1 if place == w.GUILD else LOW_CARDS
    return place, r.rule(card_at)(r.s, place, slot) if slot < slots else w.NONE


def _take(r: Reading, slot: int) -> str:
    place, card = _offered(r, slot)
    if card == w.NONE:
        return f"Take card {slot + 1} of the offer{'' if place == w.NONE else '; there is none'}."
    if place == w.GUILD:
        return f"Take the {r.hero(card)} ({r.hero_colour(card)}): {hero_text(r, card)}{_suitable(r, r.tables['HERO_COLOUR'][card])}."
    if place == w.TAVERN:
        return f"Take {r.tavern(card)}{_beyond(r, act.TAKE + slot)}."
    if place == w.PRESERVE:
        colour = r.tables["PRESERVE_COLOUR"][card]
        return f"Take a {r.preserve(card)}: with a dragon {ATTRIBUTE_NAMES[colour]} +2{_suitable(r, colour)}{_beyond(r, act.TAKE + slot)}."
    if place == w.GARRISON:
        return f"Take the {r.garrison(card)}{_progress(r, card, act.TAKE + slot)}."
    return _dragon(r, card, act.TAKE + slot)


def _dragon(r: Reading, dragon: int, action: int) -> str:
    cards = waiting_cards(r, dragon)
    suits = f"; it could go to {joined(cards, 'or')}" if cards else ""
    cost = r.cost(dragon)
    price = bringing(r, action) if is_legal(r, action) else f" for {cost}" if cost else ""
    return f"Take the {r.dragon(dragon)}{price}{suits}."


def _suitable(r: Reading, colour: int) -> str:
    """Free dragons for a card of that colour."""
    free = [r.dragon_key(d) for d in range(w.DRAGONS) if r.b.dragons[d] == FREE and r.s.dragon_colours[d] in (colour, w.EXOTIC)]
    return f"; free for it: {', '.join(free)}" if free else f"; you have no free {w.COLOURS[colour]} dragon"


def _beyond(r: Reading, action: int) -> str:
    """The Garrison card that this completes."""
    _, found, card = outcome(r, action).partition("completes ")
    return f"; completes {card}" if found else ""


def _progress(r: Reading, card: int, action: int) -> str:
    lacking = missing_text(r, r.seat, card)
    if lacking == "nothing more":
        return f", completed at once{bringing(r, action, ' (')}{')' if outcome(r, action) else ''}"
    return f"; you need {lacking}"


def _decline(r: Reading, _: int) -> str:
    kind = r.frame.kind
    if kind == frames.REWARD:
        return "Take no card: the party comes back with all its followers and 2 gear."
    if kind == frames.CLIMB:
        party = r.rule(party_at)(r.s, w.MOUNTAIN, r.frame.b)
        return f"Withdraw with {people_and(party.followers)}, without gear."
    if kind == frames.TRAIN:
        return "Discard no dragon."
    return "Take nothing."


def _first(r: Reading, index: int) -> str:
    space = index + 1
    party = r.rule(party_at)(r.s, w.MOUNTAIN, space)
    if party.seat < 0 or party.seat >= r.s.players:
        return f"The party on space {space} of the Mountain goes first; there is none."
    wardens = count(party.followers[w.WARDEN], "warden")
    level = ""
    if r.frame.kind == frames.TIE:
        level = f" on the {'middle' if r.frame.a == MIDDLE else 'top'} level"
    return f"The party of {r.name(party.seat)} on space {space} ({wardens}) goes first{level}."


def _done(r: Reading, _: int) -> str:
    kind = r.frame.kind
    if kind == frames.BEFORE:
        return "Go on to the action phase."
    if kind == frames.WINDOW:
        return "Attach nothing now."
    if kind == frames.MENTOR:
        return "Swap no more."
    return "End your turn."


REWARDS: dict[int, Describer] = {
    act.DONE: _done,
    act.TAKE: _take,
    act.DECLINE: _decline,
    act.GOES_FIRST: _first,
}
FAMILIES: dict[int, Describer] = dict(sorted({**PARTY, **BAND, **REWARDS}.items()))


def family(action: int) -> int:
    """The first action of the family an action belongs to."""
    return max(first for first in FAMILIES if first <= action)


def describe(g: Game, action: int) -> str:
    """One sentence that says what a move does here."""
    first = family(action)
    return FAMILIES[first](Reading(g), action - first)
