"""Why a line is good, in the game's own terms: the points it changes, and what it brings that does not count as points yet."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from firelight.engine.face import Key, Thing, Wording
from firelight.engine.game import Event, Game, Move
from firelight.engine.speech import ENGLISH

DEALS = 8  # what is the same in this many deals of the hidden things counts as certain
SOMETHING = "hidden"  # the code for a revelation without an event of its own


@dataclass(frozen=True, slots=True)
class Reasons:
    """What a line does for its seat, up to the end of the turn or until something hidden is revealed."""

    line: tuple[Move, ...]  # the moves that were followed
    gains: dict[str, int]  # lines of the score sheet that change, as if the game ended there
    costs: tuple[Thing, ...]
    prepares: tuple[Thing, ...]
    then: str  # what the last move reveals; empty if nothing
    reveals: str  # the same as a code: the name of its event, or `hidden`
    events: tuple[Event, ...] = ()  # what is certain to happen along the line


def is_turn_over(g: Game, seat: int) -> bool:
    """Whether the last move ended the seat's turn or revealed something hidden."""
    begins = (g.edition.title.rules.begins_turn, seat)
    return g.seat != seat or not g.can_undo or any((event.name, event.seat) == begins for event in g.events())


def reasons(g: Game, seat: int, line: Sequence[Move], seed: int = 0, language: str = ENGLISH) -> Reasons:
    """Follow a line on a determinised game, which is left unchanged."""
    here, words = g.copy(), g.edition.title.words.wording
    tally = _Tally(words, seat)
    ends = [here]
    followed: list[Move] = []
    reveals = ""
    sure: list[Event] = []
    for move in line:
        before = here.copy()
        events = here.play(move)
        followed.append(move)
        if not here.can_undo:
            ends, events, reveals = _in_several_deals(before, move, seat, seed, words)
        tally.add(events)
        sure += events
        if reveals or is_turn_over(here, seat):
            break
    tally.compare(words.ready(g, seat), [words.ready(end, seat) for end in ends])
    speech = g.edition.title.words.speech
    costs, prepares = (
        tuple(Thing(*key, number, speech.thing(g, *key, number, language)) for key, number in found.items())
        for found in (tally.costs(), tally.prepares())
    )
    return Reasons(tuple(followed), _gains(g, ends, seat), costs, prepares, speech.then(reveals, language), reveals, tuple(sure))


def _in_several_deals(g: Game, move: Move, seat: int, seed: int, words: Wording) -> tuple[list[Game], list[Event], str]:
    """Make a move that reveals something in several deals. Returns the deals, the events they share, and the code of what is revealed."""
    deals = [g.determinised(seat, seed + number) for number in range(DEALS)]
    told = [deal.play(move) for deal in deals]
    common = Counter(told[0])
    for events in told[1:]:
        common &= Counter(events)
    known = [event for event in told[0] if common[event]]
    named = {event.name for event in told[0]}
    first_open = [event.name for event in told[0] if not common[event]][:1]
    names = [name for name in (*first_open, *(name for name in words.hidden if name in named)) if name in words.hidden]
    return deals, known, names[0] if names else SOMETHING


def _gains(g: Game, ends: Sequence[Game], seat: int) -> dict[str, int]:
    """The changes of the score sheet that are the same at every end."""
    before = g.score_sheet(seat)
    first, *others = [end.score_sheet(seat) for end in ends]
    same = [source for source in before if all(sheet[source] == first[source] for sheet in others)]
    return {source: first[source] - before[source] for source in same if first[source] != before[source]}


class _Tally:
    """What was gained and lost along a line."""

    def __init__(self, words: Wording, seat: int) -> None:
        self.words = words
        self.seat = seat
        self.pieces: dict[Key, int] = {}
        self.things: list[Key] = []

    def add(self, events: Sequence[Event]) -> None:
        for event in events:
            if event.seat != self.seat:
                continue
            moved = self.words.supply(event)
            if moved is not None:
                key, number = moved
                self.pieces[key] = self.pieces.get(key, 0) + number
            brought = self.words.brought(event)
            if brought is not None:
                key, there = brought
                self._forget(key)
                if there:
                    self.things.append(key)

    def compare(self, before: Sequence[Key], ends: Sequence[Sequence[Key]]) -> None:
        """Add what is ready at every end but was not ready before."""
        for key in ends[0]:
            if key not in before and all(key in end for end in ends):
                self._forget(key)
                self.things.append(key)

    def _forget(self, key: Key) -> None:
        if key in self.things:
            self.things.remove(key)

    def _pieces(self, better: bool) -> dict[Key, int]:
        """The pieces gained, or those lost; the other way round for unwanted ones."""
        moved = {key: number for key, number in self.pieces.items() if number}
        return {key: number for key, number in moved.items() if ((number > 0) != (key[0] in self.words.unwanted)) == better}

    def costs(self) -> dict[Key, int]:
        return self._pieces(better=False)

    def prepares(self) -> dict[Key, int]:
        return {**self._pieces(better=True), **dict.fromkeys(self.things, 1)}
