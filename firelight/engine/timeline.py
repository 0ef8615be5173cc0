"""A position and its history: makes and undoes moves, and settles chance on the way to the next decision."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Self

from firelight.engine import codec
from firelight.engine.chance import Rng, same_rng, words
from firelight.engine.errors import BrokenShuffle, Problem
from firelight.engine.files import VERSION
from firelight.engine.jit import Moves
from firelight.engine.kernels import GAME_OVER
from firelight.engine.packed import pack, unpack
from firelight.engine.parts import NO_EVENT
from firelight.engine.past import TOGETHER, LoggedEvent, Past, compress, pack_events
from firelight.engine.rows import Row
from firelight.engine.stack import Position
from firelight.engine.title import Edition

MOST_OPTIONS = 256


class Timeline:
    """The timeline of a game: its position, and everything needed to return to earlier ones."""

    def __init__(
        self, edition: Edition, state: Position, rng: Rng, options: Mapping[str, int] | None = None, version: int = VERSION
    ) -> None:
        self.edition = edition
        self.version = version  # of the file it was loaded from
        self.options = dict(options or {})
        self._rules = edition.plain
        self._state = state
        self._rng = rng
        self._out = Moves([0] * MOST_OPTIONS)
        self._count = 0
        self._past: Row[Past] = Row()
        self._undone: list[int] = []
        self._shuffles: Row[list[Any]] = Row()
        self._forced: list[list[Any]] | None = None  # while a record is replayed: the remaining shuffles
        self._log: list[LoggedEvent] = []
        state.log = self._log
        self._run_on()
        state.sealed = 0
        self._shuffles.cut(0)
        self._stands = 0
        self._turn = self._turn_after((0, 0))
        self._packed: bytes | None = None  # the packed position, once it was needed
        self._start = pack(state)

    @property
    def over(self) -> bool:
        return self._state.frames[self._state.depth - 1].kind == GAME_OVER

    @property
    def seat(self) -> int | None:
        """The seat that decides now; None when the game is over."""
        frame = self._state.frames[self._state.depth - 1]
        return None if frame.kind == GAME_OVER else frame.seat

    @property
    def moves_made(self) -> int:
        return len(self._past)

    @property
    def packed(self) -> bytes:
        """The position as bytes (see ``firelight.engine.packed``)."""
        if self._packed is None:
            self._packed = pack(self._state)
        return self._packed

    @property
    def start(self) -> Position:
        """The starting position."""
        return unpack(type(self._state), self._start)

    @property
    def shuffles(self) -> list[list[Any]]:
        """Every shuffle and roll so far, as in a record: the pile, its cards from the bottom up, and how many moves were made before."""
        return [[pile, list(cards), made] for pile, cards, made in self._shuffles]

    @property
    def shuffle_count(self) -> int:
        return len(self._shuffles)

    def shuffles_from(self, known: int) -> list[list[Any]]:
        """The shuffles after a known number of them."""
        return [[pile, list(cards), made] for pile, cards, made in self._shuffles[known:]]

    def copy(self) -> Self:
        """An independent game at the same position, with the same history."""
        twin = type(self).__new__(type(self))
        twin.edition, twin.version, twin.options, twin._rules = self.edition, self.version, dict(self.options), self._rules
        twin._state = self._state.copy()
        twin._rng = same_rng(self._rng)
        twin._out = Moves(self._out)
        twin._count = self._count
        twin._past, twin._shuffles = self._past.copy(), self._shuffles.copy()
        twin._undone = list(self._undone)
        twin._forced = None
        twin._log = list(self._log)
        twin._state.log = twin._log
        twin._start, twin._packed = self._start, None
        twin._stands, twin._turn = self._stands, self._turn
        return twin

    @contextmanager
    def forcing(self, shuffles: Sequence[Sequence[Any]]) -> Iterator[list[list[Any]]]:
        """Force these results for shuffles and rolls until the end of the block; yields the list of those not used yet."""
        self._forced = left = [list(shuffle) for shuffle in shuffles]
        try:
            yield left
        finally:
            self._forced = None

    def _snapshot(self, number: int) -> Past:
        """Everything needed to return here once a move is made."""
        kind, rng, made = type(self._state), words(self._rng), len(self._past)
        if made and made % TOGETHER == 0 and self._past[-1].whole is not None:
            compress(self._past[-TOGETHER:])
        return Past(kind, self.packed, rng, number, pack_events(self._log), len(self._shuffles), made, self._stands, self._turn)

    def _make(self, past: Past) -> None:
        state, number, seat = self._state, past.move, self.seat
        self._packed = None
        self._log = []
        state.log = self._log
        state.sealed = 0
        self._rules.resolve(state, number)
        self._run_on()
        past.sealed = state.sealed == 1
        state.sealed = 0
        self._past.append(past)
        self._turn = self._turn_after(past.turn, seat)
        if past.sealed:
            self._stands = past.made + 1

    def _restore(self, past: Past) -> None:
        """Return to just before a move."""
        self._state = past.state
        self._rng.a, self._rng.b = past.rng
        self._log = past.events
        self._state.log = self._log
        self._packed, self._stands, self._turn = past.packed, past.stands, past.turn
        self._shuffles.cut(past.shuffles)
        self._past.cut(past.made)
        self._count = self._rules.advance(self._state, self._out)

    def _turn_after(self, turn: tuple[int, int], before: int | None = None) -> tuple[int, int]:
        """The turn after the last events, given the previous turn and the seat that decided before, and where it began."""
        begins = self.edition.title.rules.turn_began
        if begins == NO_EVENT:
            begun = int(self.seat not in (None, before))
        else:
            begun = [event[0] for event in self._log].count(begins)
        return (turn[0] + begun, len(self._past)) if begun else turn

    def _run_on(self) -> None:
        """Run to the next decision, settling chance on the way."""
        state = self._state
        self._advance()
        while self._count == 0 and not self.over:
            field = self.edition.title.rules.chance[state.frames[state.depth - 1].kind]
            self._rules.settle(state, self._rng)
            if self._forced is not None:
                self._force(field, self._forced)
            self._shuffles.append([field, self._cards_of(field), len(self._past)])
            self._advance()

    def _advance(self) -> None:
        """Run to the next decision or shuffle. For a game of an earlier version, skip decisions that offered no choice then."""
        self._count = self._rules.advance(self._state, self._out)
        while self.version < VERSION:
            later = self.edition.title.rules.later.get(self._state.frames[self._state.depth - 1].kind, ())
            earlier = [option for option in self._out[: self._count] if option not in later]
            if not later or len(earlier) != 1:
                return
            self._rules.resolve(self._state, earlier[0])
            self._count = self._rules.advance(self._state, self._out)

    def _cards_of(self, pile: str) -> list[Any]:
        """The cards of a pile in words, from the bottom up; or the numbers on dice."""
        declared = type(self._state).fields[pile]
        cards = getattr(self._state, pile)[: codec.length_of(self._state, pile)]
        return [codec.encode_value(card, declared, self.edition.words) for card in cards]

    def _force(self, pile: str, results: list[list[Any]]) -> None:
        """Give a shuffle or roll the result recorded in the game being replayed."""
        here = self._cards_of(pile)
        rolled = pile in self.edition.title.rules.dice.values()
        what = f"rolled: {len(here)} dice" if rolled else f"shuffled, which holds {', '.join(map(str, here))}"
        wanted = f"after {len(self._past)} moves {pile} is {what}"
        if not results:
            raise BrokenShuffle(f"is missing: {wanted}")
        name, order, made = results.pop(0)
        if (name, made) != (pile, len(self._past)):
            raise BrokenShuffle(f"found a shuffle of {name} after {made} moves; {wanted}")
        if rolled:
            return self._force_dice(pile, order, wanted)
        if len(order) != len(here) or any(order.count(word) != here.count(word) for word in order):
            raise BrokenShuffle(f"found other cards; {wanted}")
        cards = getattr(self._state, pile)
        left = list(zip(here, cards, strict=False))
        for place, word in enumerate(order):
            cards[place] = left.pop(next(i for i, (other, _) in enumerate(left) if other == word))[1]

    def _force_dice(self, name: str, shown: list[Any], wanted: str) -> None:
        declared, problems = type(self._state).fields[name], list[Problem]()
        values = [codec.decode_value(value, declared, self.edition.words, name, problems) for value in shown]
        dice = getattr(self._state, name)
        if problems or len(values) != len(dice):
            raise BrokenShuffle(f"found {shown}; {wanted}")
        dice[:] = values
