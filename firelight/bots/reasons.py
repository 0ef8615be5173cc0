"""Why a line is good, in the game's own terms: the points it moves and what it brings that is not yet points."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from firelight.api import title as title_of
from firelight.engine.face import Key, Thing, Wording
from firelight.engine.game import Event, Game, Move
from firelight.reading import count, joined

DEALS = 8  # what is the same however these many deals lay the hidden things is taken as known
SOMETHING = "hidden"  # the code where no event tells what comes to light


@dataclass(frozen=True, slots=True)
class Reasons:
    """What a line does for its seat, up to the end of the turn or to where something hidden comes to light."""

    line: tuple[Move, ...]  # the moves that were followed
    gains: dict[str, int]  # lines of the score sheet that change, as if the game ended there
    costs: tuple[Thing, ...]
    prepares: tuple[Thing, ...]
    then: str  # what comes to light with the last move; empty where nothing does
    reveals: str  # the same as a code: the name of its event, or `hidden`

    def sentences(self, title: str) -> list[str]:
        """The same for people."""
        return [text for text in (self._points(title), _listed("Costs", self.costs), _listed("Prepares:", self.prepares)) if text]

    def _points(self, title: str) -> str:
        total = sum(self.gains.values())
        if not self.gains:
            return ""
        words = title_of(title).words.face.sources
        parts = ", ".join(f"{words(source)} {points:+}" for source, points in self.gains.items())
        if total == 0:
            return f"Moves points about ({parts})."
        return f"{'Gains' if total > 0 else 'Gives up'} {count(abs(total), 'point')} ({parts})."


def _listed(verb: str, things: Sequence[Thing]) -> str:
    return f"{verb} {joined([thing.text for thing in things])}." if things else ""


def is_turn_over(g: Game, seat: int) -> bool:
    """Did the last move end the seat's turn, or bring something to light that was hidden?"""
    begins = (g.edition.title.rules.begins_turn, seat)
    return g.seat != seat or not g.can_undo or any((event.name, event.seat) == begins for event in g.events())


def reasons(g: Game, seat: int, line: Sequence[Move], seed: int = 0) -> Reasons:
    """Follow a line on a determinised game. The game is left as it is."""
    here, words = g.copy(), g.edition.title.words.wording
    tally = _Tally(words, seat)
    ends = [here]
    followed: list[Move] = []
    reveals = ""
    for move in line:
        before = here.copy()
        events = here.play(move)
        followed.append(move)
        if not here.can_undo:
            ends, events, reveals = _whatever_is_hidden(before, move, seat, seed, words)
        tally.add(ends[0], events)
        if reveals or is_turn_over(here, seat):
            break
    tally.compare(words.ready(g, seat), [words.ready(end, seat) for end in ends])
    then = words.hidden.get(reveals, "something hidden comes to light") if reveals else ""
    return Reasons(tuple(followed), _gains(g, ends, seat), tally.costs(), tally.prepares(), then, reveals)


def _whatever_is_hidden(g: Game, move: Move, seat: int, seed: int, words: Wording) -> tuple[list[Game], list[Event], str]:
    """Make a move that reveals something in several deals: the deals, the events common to all, and the code of what comes to light."""
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
    """The changes of the score sheet that every end agrees on."""
    before = g.score_sheet(seat)
    first, *others = [end.score_sheet(seat) for end in ends]
    same = [source for source in before if all(sheet[source] == first[source] for sheet in others)]
    return {source: first[source] - before[source] for source in same if first[source] != before[source]}


class _Tally:
    """What came and went along a line."""

    def __init__(self, words: Wording, seat: int) -> None:
        self.words = words
        self.seat = seat
        self.pieces: dict[Key, int] = {}
        self.things: dict[Key, Thing] = {}

    def add(self, g: Game, events: Sequence[Event]) -> None:
        for event in events:
            if event.seat != self.seat:
                continue
            moved = self.words.supply(event)
            if moved is not None:
                key, number = moved
                self.pieces[key] = self.pieces.get(key, 0) + number
            thing = self.words.brought(g, event)
            if thing is not None:
                self.things.pop((thing.kind, thing.name), None)
                if thing.number:
                    self.things[thing.kind, thing.name] = thing

    def compare(self, before: Mapping[Key, Thing], ends: Sequence[Mapping[Key, Thing]]) -> None:
        """What every end makes ready that was not ready before."""
        for key, thing in ends[0].items():
            if key not in before and all(key in end for end in ends):
                self.things[key] = thing

    def _pieces(self, better: bool) -> tuple[Thing, ...]:
        """The pieces that came, or those that went; for unwanted ones the other way round."""
        moved = {key: number for key, number in self.pieces.items() if number}
        wanted = {key: number for key, number in moved.items() if ((number > 0) != (key[0] in self.words.unwanted)) == better}
        return tuple(Thing(*key, number, self.words.pieces(key, number)) for key, number in wanted.items())

    def costs(self) -> tuple[Thing, ...]:
        return self._pieces(better=False)

    def prepares(self) -> tuple[Thing, ...]:
        return (*self._pieces(better=True), *self.things.values())
