"""A game being played: the object people, servers and bots hold."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from firelight.engine import codec
from firelight.engine.chance import Rng, SystemRng, new_rng, same_rng, words
from firelight.engine.errors import BrokenShuffle, CannotUndo, IllegalMove, Refusal, UnknownMove
from firelight.engine.files import VERSION
from firelight.engine.jit import Moves
from firelight.engine.kernels import GAME_OVER
from firelight.engine.packed import pack, unpack
from firelight.engine.past import Past, base_of, difference, written
from firelight.engine.rows import Row
from firelight.engine.stack import Position
from firelight.engine.title import Edition

if TYPE_CHECKING:
    from firelight.bots.base import Budget
    from firelight.bots.hints import Hint

MOST_OPTIONS = 256


@dataclass(frozen=True, slots=True)
class Move:
    """One option of the decision at hand: its number and its text."""

    id: int
    text: str

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened: what, to whom, and its arguments in words and numbers."""

    name: str
    seat: int | None
    args: tuple[str | int | None, ...]

    def __str__(self) -> str:
        who = "" if self.seat is None else f"seat {self.seat} "
        return " ".join([f"{who}{self.name}", *("-" if arg is None else str(arg) for arg in self.args)])


def told(edition: Edition, log: Sequence[tuple[int, int, int, int, int]]) -> list[Event]:
    """What the rules have logged, in words."""
    found = []
    for number, seat, *values in log:
        name, vocabularies = edition.title.events[number]
        args: list[str | int | None] = []
        for value, vocabulary in zip(values, vocabularies, strict=False):
            args.append(value if not vocabulary else edition.words[vocabulary][value] if value >= 0 else None)
        found.append(Event(name, None if seat < 0 else seat, tuple(args)))
    return found


class Game:
    """A game at one position, with its past.

    Made by ``firelight.new``, ``firelight.load`` and ``firelight.replay``.
    """

    def __init__(
        self, edition: Edition, state: Position, rng: Rng, options: Mapping[str, int] | None = None, version: int = VERSION
    ) -> None:
        self.edition = edition
        self.version = version  # of the file it was begun with
        self.options = dict(options or {})
        self._rules = edition.plain
        self._state = state
        self._rng = rng
        self._out = Moves([0] * MOST_OPTIONS)
        self._count = 0
        self._past: Row[Past] = Row()
        self._undone: list[int] = []
        self._shuffles: Row[list[Any]] = Row()
        self._forced: list[list[Any]] | None = None  # while a record is replayed: the shuffles still to come
        self._log: list[tuple[int, int, int, int, int]] = []
        state.log = self._log
        self._go_on()
        state.sealed = 0
        self._shuffles.cut(0)
        self._stands = 0
        self._turn = self._turn_after((0, 0))
        self._packed: bytes | None = None  # the position, once it was asked for
        self._start = pack(state)

    # What is asked now.

    @property
    def title(self) -> str:
        return self.edition.title.key

    @property
    def state(self) -> Position:
        """The state itself. Read it as you like; change it only through moves."""
        return self._state

    @property
    def players(self) -> int:
        return int(self._state.players)  # type: ignore[attr-defined]

    @property
    def over(self) -> bool:
        return self._state.frames[self._state.depth - 1].kind == GAME_OVER

    @property
    def seat(self) -> int | None:
        """The seat that decides now; None when the game is over."""
        frame = self._state.frames[self._state.depth - 1]
        return None if frame.kind == GAME_OVER else frame.seat

    @property
    def decision(self) -> str:
        """The kind of decision at hand, a word such as ``turn`` or ``pay-tiles``."""
        return self.edition.title.frames[self._state.frames[self._state.depth - 1].kind]

    def moves(self) -> list[Move]:
        """Every move that may be made now."""
        return [Move(number, self.edition.notation[number]) for number in self.actions]

    @property
    def actions(self) -> list[int]:
        """Their numbers."""
        return self._out[: self._count]

    def describe(self, move: Move | str | int) -> str:
        """One sentence that says what a move does here."""
        return self.edition.title.describe(self, self.number(move))

    def number(self, move: Move | str | int) -> int:
        """The number of a move given as text, number or Move."""
        if isinstance(move, Move):
            move = move.id
        if isinstance(move, str):
            text = " ".join(move.lower().split())
            known = self.edition.numbers.get(text)
            if known is None:
                near = codec.hint(text, self.edition.numbers)
                raise UnknownMove(f"{move!r} is no move of {self.edition.title.name}.{near} g.moves() lists what may be done now")
            return known
        if type(move) is int and 0 <= move < len(self.edition.notation):
            return move
        wanted = f"a text, a number below {len(self.edition.notation)} or a Move"
        raise UnknownMove(f"{move!r} is no move of {self.edition.title.name}: expected {wanted}")

    def why_not(self, move: Move | str | int) -> Refusal | None:
        """None if the move may be made now; otherwise the rule that forbids it and the figures."""
        number = self.number(move)
        text = self.edition.notation[number]
        if number in self._out[: self._count]:
            return None
        if self.over:
            return Refusal(text, "", "game-over", "the game is over")
        rule = self._rules.guard(self._state, number)
        code, message, args = self.edition.title.explain(self, number, rule)
        return Refusal(text, self.edition.title.rules[rule], code, message, dict(args))

    def hint(self, seat: int | None = None, count: int = 3, budget: Budget | None = None, seed: int = 0) -> list[Hint]:
        """The best moves for the seat to decide with their reasons, best first. It thinks for a second, or as its budget says.

        Hints know nothing that the seat cannot know.
        """
        from firelight.bots.hints import ONE_SECOND, hints

        return hints(self, seat, count, budget or ONE_SECOND, seed)

    # Playing.

    def play(self, move: Move | str | int) -> list[Event]:
        """Make a move; what happened. An illegal move raises IllegalMove and changes nothing."""
        self._play(move)
        return self.events()

    def _play(self, move: Move | str | int) -> None:
        number = self._allowed(move)
        self._undone.clear()
        self._make(self._now(number))

    def after(self, move: Move | str | int) -> Game:
        """An independent game with one move more."""
        twin = self.copy()
        twin._packed = self._packed
        twin._play(move)
        return twin

    def follow(self, move: Move | str | int, shuffles: Sequence[Sequence[Any]]) -> list[Event]:
        """Make a move that was made elsewhere, with what its shuffles gave there (as in ``Game.shuffles``); what happened.

        An illegal move raises IllegalMove, shuffles that do not fit BrokenShuffle; both change nothing.
        """
        number = self._allowed(move)
        before = self._now(number)
        self._forced = [list(shuffle) for shuffle in shuffles]
        try:
            self._make(before)
            if self._forced:
                raise BrokenShuffle(f"found a shuffle of {self._forced[0][0]} that {self.edition.notation[number]} does not make")
        except Exception:
            self._back(before)
            raise
        finally:
            self._forced = None
        self._undone.clear()
        return self.events()

    def _allowed(self, move: Move | str | int) -> int:
        number = self.number(move)
        refusal = self.why_not(number)
        if refusal is not None:
            raise IllegalMove(refusal)
        return number

    def _now(self, number: int) -> Past:
        """All that is needed to come back here once a move is made."""
        kind, rng, made = type(self._state), words(self._rng), len(self._past)
        base = base_of(self.packed, self._past[-1] if made else None)
        differs = difference(base, self.packed)
        return Past(kind, base, differs, rng, number, written(self._log), len(self._shuffles), made, self._stands, self._turn)

    @property
    def packed(self) -> bytes:
        """The position as bytes (see ``firelight.engine.packed``)."""
        if self._packed is None:
            self._packed = pack(self._state)
        return self._packed

    def _make(self, past: Past) -> None:
        state, number = self._state, past.move
        self._packed = None
        self._log = []
        state.log = self._log
        state.sealed = 0
        self._rules.resolve(state, number)
        self._go_on()
        past.sealed = state.sealed == 1
        state.sealed = 0
        self._past.append(past)
        self._turn = self._turn_after(past.turn)
        if past.sealed:
            self._stands = past.made + 1

    def _turn_after(self, turn: tuple[int, int]) -> tuple[int, int]:
        """Which turn the last events lead to from another one, and where it began."""
        begins = self.edition.title.turn_began
        begun = sum(event[0] == begins for event in self._log)
        return (turn[0] + begun, len(self._past)) if begun else turn

    def _go_on(self) -> None:
        """To the next decision, settling chance on the way."""
        state = self._state
        self._advance()
        while self._count == 0 and not self.over:
            pile = self.edition.title.shuffles[state.frames[state.depth - 1].kind]
            self._rules.settle(state, self._rng)
            if self._forced is not None:
                self._force(pile, self._forced)
            self._shuffles.append([pile, self._cards_of(pile), len(self._past)])
            self._advance()

    def _advance(self) -> None:
        """To the next decision or shuffle. A game of an earlier version is not asked where that version left no choice."""
        self._count = self._rules.advance(self._state, self._out)
        while self.version < VERSION:
            later = self.edition.title.later.get(self._state.frames[self._state.depth - 1].kind, ())
            earlier = [option for option in self._out[: self._count] if option not in later]
            if not later or len(earlier) != 1:
                return
            self._rules.resolve(self._state, earlier[0])
            self._count = self._rules.advance(self._state, self._out)

    def _cards_of(self, pile: str) -> list[Any]:
        """The cards of a pile in words, from the bottom up."""
        declared = type(self._state).fields[pile]
        cards = getattr(self._state, pile)[: codec.length_of(self._state, pile)]
        return [codec.encode_value(card, declared, self.edition.words) for card in cards]

    def _force(self, pile: str, results: list[list[Any]]) -> None:
        """Give a shuffle the result that the record being replayed holds for it."""
        here = self._cards_of(pile)
        wanted = f"after {len(self._past)} moves {pile} is shuffled, which holds {', '.join(map(str, here))}"
        if not results:
            raise BrokenShuffle(f"is missing: {wanted}")
        name, order, made = results.pop(0)
        if (name, made) != (pile, len(self._past)):
            raise BrokenShuffle(f"found a shuffle of {name} after {made} moves; {wanted}")
        if len(order) != len(here) or any(order.count(word) != here.count(word) for word in order):
            raise BrokenShuffle(f"found other cards; {wanted}")
        cards = getattr(self._state, pile)
        left = list(zip(here, cards, strict=False))
        for place, word in enumerate(order):
            cards[place] = left.pop(next(i for i, (other, _) in enumerate(left) if other == word))[1]

    # Undo.

    @property
    def can_undo(self) -> bool:
        return bool(self._past) and not self._past[-1].sealed

    @property
    def can_redo(self) -> bool:
        return bool(self._undone)

    @property
    def sealed_at(self) -> int:
        """How many moves stand: those up to the last one that brought something hidden to light."""
        return self._stands

    def undo(self, force: bool = False) -> Move:
        """Take back the last move, unless it brought something hidden to light. The move that was taken back.

        With `force` such a move is taken back as well: where everybody at the table agrees.
        """
        if not self._past:
            raise CannotUndo("there is no move to take back")
        past = self._past[-1]
        if past.sealed and not force:
            raise CannotUndo(f"{self.edition.notation[past.move]}: something hidden came to light, so this move stands")
        self._back(past)
        self._undone.append(past.move)
        return Move(past.move, self.edition.notation[past.move])

    def undo_to(self, moves: int) -> None:
        """Take back all moves but the first so many, whatever they brought to light: where everybody at the table agrees."""
        if not 0 <= moves <= len(self._past):
            raise CannotUndo(f"{moves!r} moves: {len(self._past)} were made so far")
        taken = self._past[moves:]
        if taken:
            self._back(taken[0])
            self._undone += [past.move for past in reversed(taken)]

    def _back(self, past: Past) -> None:
        """To where a move was about to be made."""
        self._state = past.state
        self._rng.a, self._rng.b = past.rng
        self._log = past.events
        self._state.log = self._log
        self._packed, self._stands, self._turn = past.packed, past.stands, past.turn
        self._shuffles.cut(past.shuffles)
        self._past.cut(past.made)
        self._count = self._rules.advance(self._state, self._out)

    def redo(self) -> Move:
        """Make the move again that was taken back last."""
        if not self._undone:
            raise CannotUndo("no move was taken back")
        number = self._undone.pop()
        self._make(self._now(number))
        return Move(number, self.edition.notation[number])

    # Results.

    def events(self) -> list[Event]:
        """What the last move brought about, in order."""
        return told(self.edition, self._log)

    @property
    def log(self) -> Sequence[tuple[int, int, int, int, int]]:
        """The same as the rules tell it, in numbers."""
        return self._log

    @property
    def history(self) -> list[Move]:
        """The moves made so far."""
        return [Move(past.move, self.edition.notation[past.move]) for past in self._past]

    @property
    def moves_made(self) -> int:
        return len(self._past)

    @property
    def turn(self) -> tuple[int, int]:
        """Which turn it is, counted from 1, and how many moves were made before it began."""
        number, start = self._turn
        return max(number, 1), start

    @property
    def shuffles(self) -> list[list[Any]]:
        """Every shuffle so far, as in a record: the pile, its cards from the bottom up, and how many moves were made before."""
        return [[pile, list(cards), made] for pile, cards, made in self._shuffles]

    @property
    def seat_names(self) -> tuple[str, ...]:
        """Everybody who scores, in seat order."""
        return self.edition.title.seat_names(self._state)

    def scores(self) -> list[int]:
        """Points of everybody who scores, as if the game ended here."""
        return [self._rules.score(self._state, seat) for seat in range(len(self.seat_names))]

    def score_sheet(self, seat: int) -> dict[str, int]:
        """Points source by source, as if the game ended here; they add up to the score."""
        self._check_seat(seat)
        return {name: self._rules.points_from(self._state, seat, source) for source, name in enumerate(self.edition.title.sources)}

    def winners(self) -> tuple[int, ...]:
        """The winning seats of a finished game (several share a victory); empty while it goes on."""
        return self.edition.title.winners(self) if self.over else ()

    def _check_seat(self, seat: int) -> None:
        if type(seat) is not int or not 0 <= seat < len(self.seat_names):
            raise ValueError(f"seat {seat!r}: this game has the seats 0 to {len(self.seat_names) - 1}")

    # Looking and keeping.

    def copy(self) -> Game:
        """An independent game at the same position, with the same past."""
        twin = Game.__new__(Game)
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

    def at(self, moves: int) -> Game:
        """An independent game as it stood after that many moves, with its past until there."""
        if type(moves) is not int or not 0 <= moves <= len(self._past):
            raise ValueError(f"{moves!r} moves: {len(self._past)} were made so far")
        twin = self.copy()
        twin._undone.clear()
        if moves < len(self._past):
            twin._back(self._past[moves])
        return twin

    def determinised(self, seat: int, seed: int | None) -> Game:
        """A copy without past in which everything the seat cannot know is dealt again: what a bot may think with.

        Without a seed the operating system's generator deals, and shuffles from then on.
        """
        self._check_seat(seat)
        state = self._state.copy()
        deals, shuffles = (SystemRng(), SystemRng()) if seed is None else (new_rng(seed, 2), new_rng(seed, 3))
        self._rules.determinise(state, seat, deals)
        return Game(self.edition, state, shuffles, self.options)

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """All that a seat may know (None: a spectator), and its options if it is to decide."""
        if seat is not None:
            self._check_seat(seat)
        data = codec.encode(self._state, self.edition.words)
        self.edition.conceal(data, self._state)
        mine = seat is not None and seat == self.seat
        return {
            "game": self.title,
            "seat": seat,
            "to-decide": self.seat,
            "decision": self.decision,
            "over": self.over,
            "moves": [move.text for move in self.moves()] if mine else [],
            "scores": self.scores(),
            "state": data,
        }

    def position(self) -> dict[str, Any]:
        """The whole position, hidden things too, as JSON-ready data for ``firelight.load``."""
        from firelight.engine.files import position_data

        return position_data(self.edition, self._state, self.options)

    def record(self) -> dict[str, Any]:
        """The game from its start: position, moves and shuffles, as JSON-ready data for ``firelight.replay``."""
        from firelight.engine.files import record_data

        return record_data(self, unpack(type(self._state), self._start))

    def __str__(self) -> str:
        return self.edition.title.board(self)

    def _repr_svg_(self) -> str:
        """The table as a picture: what a notebook shows."""
        return self.edition.title.picture(self)

    def __repr__(self) -> str:
        state = "over" if self.over else f"seat {self.seat} to decide: {self.decision}"
        return f"<{self.edition.title.name}, {self.players} players, {len(self._past)} moves, {state}>"
