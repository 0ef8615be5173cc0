"""A game in progress: the object that people, servers and bots use."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from firelight.engine import codec
from firelight.engine.advice import Advice, Budget, advise
from firelight.engine.chance import SystemRng, new_rng
from firelight.engine.errors import BrokenShuffle, CannotUndo, IllegalMove, Refusal, UnknownMove
from firelight.engine.events import Event, Move, events_in
from firelight.engine.files import position_data, record_data
from firelight.engine.past import LoggedEvent, Past
from firelight.engine.speech import ENGLISH
from firelight.engine.stack import Position
from firelight.engine.timeline import MOST_OPTIONS, Timeline

__all__ = ["MOST_OPTIONS", "Event", "Game", "Move"]


class Game(Timeline):
    """A game at one position, with its history.

    Made by ``firelight.new``, ``firelight.load`` and ``firelight.replay``.
    """

    # The current decision.

    @property
    def title(self) -> str:
        return self.edition.title.key

    @property
    def state(self) -> Position:
        """The state itself. Read it freely, but change it only through moves."""
        return self._state

    @property
    def players(self) -> int:
        return int(self._state.players)  # type: ignore[attr-defined]

    @property
    def decision(self) -> str:
        """The kind of the current decision, a word such as ``turn`` or ``pay-tiles``."""
        return self.edition.title.rules.frames[self._state.frames[self._state.depth - 1].kind]

    def moves(self) -> list[Move]:
        """Every legal move."""
        return [Move(number, self.edition.notation[number]) for number in self.actions]

    @property
    def actions(self) -> list[int]:
        """The numbers of the legal moves."""
        return self._out[: self._count]

    def describe(self, move: Move | str | int, language: str = ENGLISH) -> str:
        """A readable description of what a move does here."""
        return self.edition.title.words.speech.describe(self, self.number(move), language)

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

    def why_not(self, move: Move | str | int, language: str = ENGLISH) -> Refusal | None:
        """None if the move is legal now; otherwise the rule that forbids it, with its values."""
        number = self.number(move)
        text = self.edition.notation[number]
        if number in self._out[: self._count]:
            return None
        words, rule = self.edition.title.words, 0
        refusal: tuple[str, Mapping[str, Any]] = ("game-over", {})
        if not self.over:
            rule = self._rules.guard(self._state, number)
            refusal = words.explain(self, number, rule)
        code, args = refusal
        message = words.speech.refuse(self, code, args, language)
        return Refusal(text, self.edition.title.rules.rulebook[rule], code, message, dict(args))

    def hint(
        self, seat: int | None = None, count: int = 3, budget: Budget | None = None, seed: int = 0, language: str = ENGLISH
    ) -> Sequence[Advice]:
        """The best moves for the seat to decide with reasons, best first. It thinks for a second, or for as long as the budget says.

        Hints use nothing that the seat cannot know.
        """
        return advise(self, seat, count, budget, seed, language)

    # Playing.

    def play(self, move: Move | str | int) -> list[Event]:
        """Make a move; returns what happened. An illegal move raises IllegalMove and changes nothing."""
        self._play(move)
        return self.events()

    def _play(self, move: Move | str | int) -> None:
        number = self._allowed(move)
        self._undone.clear()
        self._make(self._snapshot(number))

    def after(self, move: Move | str | int) -> Game:
        """An independent game with one more move."""
        twin = self.copy()
        twin._packed = self._packed
        twin._play(move)
        return twin

    def follow(self, move: Move | str | int, shuffles: Sequence[Sequence[Any]]) -> list[Event]:
        """Make a move that was made elsewhere, with the results of its shuffles there (as in ``Game.shuffles``); returns what happened.

        An illegal move raises IllegalMove, shuffles that do not fit raise BrokenShuffle; both change nothing.
        """
        number = self._allowed(move)
        before = self._snapshot(number)
        try:
            with self.forcing(shuffles) as left:
                self._make(before)
            if left:
                raise BrokenShuffle(f"found a shuffle of {left[0][0]} that {self.edition.notation[number]} does not make")
        except Exception:
            self._restore(before)
            raise
        self._undone.clear()
        return self.events()

    def _allowed(self, move: Move | str | int) -> int:
        number = self.number(move)
        refusal = None if number in self.actions else self.why_not(number)
        if refusal is not None:
            raise IllegalMove(refusal)
        return number

    # Undo.

    @property
    def can_undo(self) -> bool:
        return bool(self._past) and not self._past[-1].sealed

    @property
    def can_redo(self) -> bool:
        return bool(self._undone)

    @property
    def past(self) -> Sequence[Past]:
        """For every move made, the position before it and how many moves were final."""
        return self._past[:]

    @property
    def sealed_at(self) -> int:
        """How many moves are final: those up to the last one that revealed something hidden."""
        return self._stands

    def undo(self, force: bool = False) -> Move:
        """Undo the last move, unless it revealed something hidden. Returns the undone move.

        With `force` such a move is undone as well, for when everybody at the table agrees.
        """
        if not self._past:
            raise CannotUndo("there is no move to take back")
        past = self._past[-1]
        if past.sealed and not force:
            raise CannotUndo(f"{self.edition.notation[past.move]}: something hidden came to light, so this move stands")
        self._restore(past)
        self._undone.append(past.move)
        return Move(past.move, self.edition.notation[past.move])

    def undo_to(self, moves: int) -> None:
        """Undo all moves after the given number, whatever they revealed, for when everybody at the table agrees."""
        if not 0 <= moves <= len(self._past):
            raise CannotUndo(f"{moves!r} moves: {len(self._past)} were made so far")
        taken = self._past[moves:]
        if taken:
            self._restore(taken[0])
            self._undone += [past.move for past in reversed(taken)]

    def redo(self) -> Move:
        """Make the last undone move again."""
        if not self._undone:
            raise CannotUndo("no move was taken back")
        number = self._undone.pop()
        self._make(self._snapshot(number))
        return Move(number, self.edition.notation[number])

    # Results.

    def events(self) -> list[Event]:
        """What the last move caused, in order."""
        return events_in(self.edition, self._log)

    @property
    def log(self) -> Sequence[LoggedEvent]:
        """The same as logged by the rules, in numbers."""
        return self._log

    @property
    def history(self) -> list[Move]:
        """The moves made so far."""
        return [Move(past.move, self.edition.notation[past.move]) for past in self._past]

    @property
    def rng_words(self) -> tuple[int, int]:
        """The state of the generator for later shuffles."""
        return self._rng.a, self._rng.b

    @property
    def turn(self) -> tuple[int, int]:
        """The number of the turn, counted from 1, and how many moves were made before it began."""
        number, start = self._turn
        return max(number, 1), start

    @property
    def seat_names(self) -> tuple[str, ...]:
        """Everybody who scores, in seat order."""
        return self.edition.title.words.seat_names(self._state)

    def scores(self) -> list[int]:
        """The points of everybody who scores, as if the game ended here."""
        return [self._rules.score(self._state, seat) for seat in range(len(self.seat_names))]

    def score_sheet(self, seat: int) -> dict[str, int]:
        """The points by source, as if the game ended here; they add up to the score."""
        self._check_seat(seat)
        return {name: self._rules.points_from(self._state, seat, source) for source, name in enumerate(self.edition.title.rules.sources)}

    def winners(self) -> tuple[int, ...]:
        """The winning seats of a finished game (several share a victory); empty while it is going on."""
        return self.edition.title.rules.winners(self) if self.over else ()

    def _check_seat(self, seat: int) -> None:
        if type(seat) is not int or not 0 <= seat < len(self.seat_names):
            raise ValueError(f"seat {seat!r}: this game has the seats 0 to {len(self.seat_names) - 1}")

    # Views and files.

    def at(self, moves: int) -> Game:
        """An independent game as it stood after that many moves, with its history up to there."""
        if type(moves) is not int or not 0 <= moves <= len(self._past):
            raise ValueError(f"{moves!r} moves: {len(self._past)} were made so far")
        twin = self.copy()
        twin._undone.clear()
        if moves < len(self._past):
            twin._restore(self._past[moves])
        return twin

    def determinised(self, seat: int, seed: int | None) -> Game:
        """A copy without history in which everything the seat cannot know is dealt again, for bots to think with.

        Without a seed, the operating system's generator deals and makes all later shuffles.
        """
        self._check_seat(seat)
        state = self._state.copy()
        deals, shuffles = (SystemRng(), SystemRng()) if seed is None else (new_rng(seed, 2), new_rng(seed, 3))
        self._rules.determinise(state, seat, deals)
        return Game(self.edition, state, shuffles, self.options)

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """Everything a seat may know (None: a spectator), with its options if it is to decide."""
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
        """The whole position, including hidden things, as JSON-ready data for ``firelight.load``."""
        return position_data(self.edition, self._state, self.options)

    def record(self) -> dict[str, Any]:
        """The game from its start: position, moves and shuffles, as JSON-ready data for ``firelight.replay``."""
        return record_data(self, self.start)

    def __str__(self) -> str:
        return self.edition.title.words.board(self, ENGLISH)

    def _repr_svg_(self) -> str:
        """A picture of the table, shown by notebooks."""
        return self.edition.title.view.picture(self)

    def __repr__(self) -> str:
        state = "over" if self.over else f"seat {self.seat} to decide: {self.decision}"
        return f"<{self.edition.title.name}, {self.players} players, {len(self._past)} moves, {state}>"
