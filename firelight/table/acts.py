"""Acts: what a person means by one thing to do, put together from the small decisions of the rules.

An act begins with a decision of its own, goes on through those that belong to it (`View.inner`), and ends before the next one. What it
costs is among them (`View.payments`): where nothing else is said, the usual payment is made.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import islice
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from firelight.engine.chance import new_rng
from firelight.engine.events import Move
from firelight.engine.jit import Moves
from firelight.engine.kernels import GAME_OVER
from firelight.engine.packed import packing_of
from firelight.engine.past import LoggedEvent
from firelight.engine.stack import Frame
from firelight.engine.view import Deed, deeds_of, piece
from firelight.table.scratch import branching, difference, same_hidden, take_hidden
from firelight.table.table import forbidden_data

if TYPE_CHECKING:
    from firelight.engine.game import Game
    from firelight.engine.stack import Position
    from firelight.engine.title import Edition

MOST_ACTS = 600  # that are listed together
MOST_OPTIONS = 256
NOTHING, STACK, ALL = range(3)  # what of a position is one's own to change; the rest is shared with that before it

Data = dict[str, Any]
Choose = Callable[["Stand"], Sequence[int]]
Piece = tuple[str, str, int]  # what, its kind, how many


class Still:
    """A position on the way through an act, as a look at a game reads it."""

    def __init__(self, edition: Edition, state: Position, actions: list[int]) -> None:
        self.edition = edition
        self.state = state
        self.actions = actions
        self.frame = state.frames[state.depth - 1]
        self.decision = edition.title.rules.frames[self.frame.kind]

    @property
    def seat_names(self) -> tuple[str, ...]:
        return self.edition.title.words.seat_names(self.state)

    def moves(self) -> list[Move]:
        return [Move(action, self.edition.notation[action]) for action in self.actions]

    @property
    def seat(self) -> int | None:
        return self.frame.seat


class Stand(Still):
    """The same with the look at it, which does not hold its holder: Python gives them back as soon as nobody needs them."""

    def __init__(self, edition: Edition, state: Position, actions: list[int], is_dealt: bool = False) -> None:
        super().__init__(edition, state, actions)
        self.is_dealt = is_dealt  # what is hidden is not what is hidden in the game
        self.dealt: Stand | None = None  # the same where that is so, once it was needed
        view = edition.title.view
        self.look = view.look(Still(edition, state, actions))  # type: ignore[arg-type]
        self.is_last = view.closes(self.look)  # whatever is chosen here completes the act


class Choice(NamedTuple):
    """One decision of an act. A forced one has no alternative, so it is not among the moves."""

    decision: str
    action: int
    deed: Deed
    pieces: tuple[Piece, ...]  # laid down with it
    forced: bool


Act = tuple[Choice, ...]
Pieces = dict[tuple[str, str], int]  # by what it is and its kind: how many
T = TypeVar("T")


class Walk:
    """Goes through the acts of a position.

    Most moves leave alone what is hidden, so it does not matter what that is; it is dealt again before a move that does not.
    """

    def __init__(self, game: Game | Stand, upto: frozenset[str] = frozenset()) -> None:
        self.game = game
        self.upto = upto  # families of moves after which an act is followed no further
        self.rules = game.edition.plain
        self.parts = game.edition.title.view
        self.limits = game.edition.title.rules
        self.deeds = deeds_of(game.edition)
        self.seat = game.seat
        self.branch, self.settle, self.stack = branching(type(game.state))
        self.difference = difference(type(game.state))
        self.frame_values = packing_of(self.limits.state.fields["frames"].record or Frame).values
        self.same_hidden, self.take_hidden = same_hidden(type(game.state)), take_hidden(type(game.state))
        self.hidden: Position | None = None  # a position of which only what is hidden is needed: dealt again
        self.out = Moves([0] * MOST_OPTIONS)
        self.start = Stand(game.edition, game.state, game.actions)

    def choice(self, stand: Stand, action: int, forced: bool = False) -> Choice:
        deed, parts = self.deeds[action], self.parts
        if fill := parts.fill.get(deed.family):
            deed = Deed(deed.family, fill(stand.look, deed.args))
        if deed.family not in parts.paid:
            return Choice(stand.decision, action, deed, (), forced)
        price = parts.price(stand.look, action, deed)
        return Choice(stand.decision, action, deed, tuple([(one["what"], one["kind"], one["number"]) for one in price]), forced)

    def after(self, stand: Stand, action: int, log: list[LoggedEvent] | None = None) -> tuple[Act, Stand | None]:
        """The choices that follow from an action, first its own; and where the act goes on, unless it is complete.

        `log`: takes what is told on the way there. Of an act that is complete it takes nothing that can be relied on.
        """
        if stand.is_last or self.deeds[action].family in self.upto:
            return (self.choice(stand, action),), None
        if stand.dealt is None:
            made, on, state, own = self._tried(stand, action, self.parts.inner, log)
            if stand.is_dealt or own < ALL or (not state.sealed and self.same_hidden(state, stand.state)):
                return made, self._settled(on, own)
            if log is not None:
                log.clear()
        made, on, _, own = self._tried(self._dealt(stand), action, self.parts.inner, log)
        return made, self._settled(on, own)

    def _settled(self, stand: Stand | None, own: int) -> Stand | None:
        """It will not be changed any more."""
        if stand is not None and own == ALL:
            self.settle(stand.state)
        return stand

    def _dealt(self, stand: Stand) -> Stand:
        """The same with other hidden things, which are dealt once for all positions in which they were not touched."""
        if stand.dealt is None:
            if self.hidden is None:
                self.hidden = self.game.state.copy()
                self.rules.determinise(self.hidden, self.seat or 0, new_rng(0, 2))
            state = self.branch(stand.state)
            self.take_hidden(state, self.hidden)
            self.settle(state)
            stand.dealt = Stand(stand.edition, state, stand.actions, is_dealt=True)
        return stand.dealt

    def _tried(
        self, of: Stand, action: int, inner: frozenset[str], log: list[LoggedEvent] | None = None
    ) -> tuple[Act, Stand | None, Position, int]:
        """The choices that follow from an action up to the next one among these decisions, and the position there, still to be settled;
        then the last position that was tried, and what of it is its own.
        """
        rules, limits, deeds, opens = self.rules, self.limits, self.deeds, self.parts.opens
        made, on = [self.choice(of, action)], None
        state, own = of.state, NOTHING
        while True:
            needed = STACK if deeds[action].family in opens else ALL
            if own < needed:
                state, own = self.stack(state) if needed == STACK else self.branch(state), needed
                state.sealed, state.log = 0, log
            rules.resolve(state, action)
            while (kind := state.frames[state.depth - 1].kind) <= limits.last_automatic and kind != GAME_OVER and not state.sealed:
                if own < ALL:
                    state, own = self.branch(state), ALL
                    state.log = log
                rules.run(state)
            if kind == GAME_OVER or kind <= limits.last_chance or state.sealed or state.frames[state.depth - 1].seat != self.seat:
                break
            if limits.frames[kind] not in inner:
                break
            count = rules.options(state, self.out)
            stand = Stand(of.edition, state, self.out[:count], of.is_dealt)
            if count != 1:
                on = stand
                break
            action = stand.actions[0]  # nobody else looks at this position, so what is forced is done to it
            made.append(self.choice(stand, action, forced=True))
            if stand.is_last or deeds[action].family in self.upto:
                break
        state.log = None
        return tuple(made), on, state, own

    def acts(self, stand: Stand, choose: Choose, seen: set[Any] | None = None) -> Iterator[Act]:
        """Every act from here, up to where nothing is chosen. `seen`: of those that lead to the same position, only the first."""
        begun: Act = ()
        levels = [(stand, begun, iter(choose(stand)))]
        while levels:
            stand, begun, actions = levels[-1]
            for action in actions:
                choices, on = self.after(stand, action)
                if on is None:
                    yield begun + choices
                    continue
                if seen is not None:
                    key = self.difference(on.state, self.game.state)
                    if key in seen:
                        continue
                    seen.add(key)
                if chosen := choose(on):
                    levels.append((on, begun + choices, iter(chosen)))
                    break
                yield begun + choices
            else:
                levels.pop()

    def usual(self, stand: Stand) -> int | None:
        """What is chosen where nothing else is said."""
        return self.parts.usual(stand.look, stand.actions)

    def paying_usually(self, stand: Stand) -> Sequence[int]:
        """All that may be chosen, and the usual payment."""
        usual = self.usual(stand) if stand.decision in self.parts.payments else None
        return stand.actions if usual is None else [usual]

    def ways(self, start: Stand) -> Iterator[Act]:
        """Every way to pay from here, the usual one first; of those that lay down the same so far and owe the same, only the first.

        What comes after the payment is not looked at, so it does not matter what lies hidden.
        """
        seen: set[Any] = set()
        begun: Act = ()
        levels = [(start, begun, self._in_order(start))]
        while levels:
            stand, begun, actions = levels[-1]
            last = begun[-1] if begun and begun[-1].deed.family in self.parts.unordered else None
            for action in actions:
                if last is not None and action < last.action and self.deeds[action].family == last.deed.family:
                    continue
                choices, on, state, own = self._tried(stand, action, self.parts.payments)
                way = begun + choices
                if on is None:
                    yield way
                    continue
                self._settled(on, own)
                owed = [value for frame in state.frames[: state.depth] for value in self.frame_values(frame)]
                key = *owed, *sorted(counted(laid_down(way)).items())
                if key not in seen:
                    seen.add(key)
                    levels.append((on, way, self._in_order(on)))
                    break
            else:
                levels.pop()

    def _in_order(self, stand: Stand) -> Iterator[int]:
        """What may be chosen, the usual first."""
        usual = self.usual(stand)
        return iter(stand.actions if usual is None else [usual, *(action for action in stand.actions if action != usual)])


def acts_data(game: Game, families: Sequence[str], refusals: Sequence[str] | None = None, upto: Sequence[str] = ()) -> Data:
    """Every act of the seat to decide that begins with a move of these families, and what cannot be chosen on the way.

    Families with more acts than can be listed are named in `too_many`. `refusals`: of these families alone it is said what cannot be
    chosen. `upto`: an act that comes to a move of these families is followed no further.
    """
    walk = Walk(game, frozenset(upto))
    found: Data = {"move": game.moves_made, "acts": [], "forbidden": [], "too_many": []}
    for family in families:
        heads = [action for action in game.actions if walk.deeds[action].family == family]
        acts, forbidden = _listed(walk, heads, refusals)
        if acts is None:
            found["too_many"].append(family)
        else:
            found["acts"] += [_act_data(game, act) for act in acts]
            found["forbidden"] += forbidden
    return found


def _listed(walk: Walk, heads: Sequence[int], refusals: Sequence[str] | None) -> tuple[list[Act] | None, list[Data]]:
    """The acts that begin with these moves, or None where they are too many; and what cannot be chosen on the way."""
    forbidden: list[Data] = []

    def choose(stand: Stand) -> Sequence[int]:
        if stand is walk.start:
            return heads
        if refusals != [] and stand.decision not in walk.parts.payments:
            forbidden.extend(forbidden_data(stand, stand.look, refusals))  # type: ignore[arg-type]
        return walk.paying_usually(stand)

    return _at_most(MOST_ACTS, walk.acts(walk.start, choose)), forbidden


def _act_data(game: Game, act: Act) -> Data:
    """Its moves, and its choices as one: later arguments of the same name stand."""
    payments, notation = game.edition.title.view.payments, game.edition.notation
    args: dict[str, Any] = {}
    moves: list[str] = []
    families: list[str] = []
    pieces: tuple[Piece, ...] = ()
    for decision, action, deed, laid, forced in act:
        if not forced:
            moves.append(notation[action])
        if decision not in payments:
            args.update(deed.args)
            families.append(deed.family)
        pieces += laid
    return {"moves": tuple(moves), "families": families, "args": args, "price": _price(pieces)}


@lru_cache(maxsize=4096)
def _price(pieces: tuple[Piece, ...]) -> list[Data]:
    """What is laid down in an act. Acts cost few different things, and nobody changes them."""
    return price_data(counted(pieces))


def moves_of(game: Game, act: Sequence[Choice]) -> tuple[str, ...]:
    notation = game.edition.notation
    return tuple([notation[choice.action] for choice in act if not choice.forced])


def laid_down(choices: Iterable[Choice]) -> list[Piece]:
    return [one for choice in choices for one in choice.pieces]


def counted(pieces: Iterable[Piece]) -> Pieces:
    total: Pieces = {}
    for what, kind, number in pieces:
        total[what, kind] = total.get((what, kind), 0) + number
    return total


def price_data(pieces: Pieces) -> list[Data]:
    return [piece(what, kind, number) for (what, kind), number in pieces.items() if number]


def _at_most(limit: int, found: Iterator[T]) -> list[T] | None:
    """All of them; None where they are more."""
    kept = list(islice(found, limit + 1))
    return kept if len(kept) <= limit else None
