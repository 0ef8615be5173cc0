"""Acts: what a person means by one thing to do, put together from the small decisions of the rules.

An act begins with a decision of its own, continues through the decisions that belong to it (`View.inner`), and ends before the next one.
Its payments are part of it (`View.payments`): unless something else is chosen, the usual payment is made.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

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

MOST_ACTS = 600  # listed together at most
MOST_OPTIONS = 256
NOTHING, STACK, ALL = range(3)  # which part of a position belongs to it alone; the rest is shared with its predecessor

Data = dict[str, Any]
Choose = Callable[["Waypoint"], Sequence[int]]
Piece = tuple[str, str, int]  # what, its kind, how many


class BareWaypoint:
    """A position within an act, as a look at a game reads it."""

    __slots__ = ("actions", "decision", "edition", "frame", "seat", "state")

    def __init__(self, edition: Edition, state: Position, actions: list[int]) -> None:
        self.edition = edition
        self.state = state
        self.actions = actions
        self.frame = frame = state.frames[state.depth - 1]
        self.seat: int | None = frame.seat
        self.decision = edition.title.rules.frames[frame.kind]

    @property
    def seat_names(self) -> tuple[str, ...]:
        return self.edition.title.words.seat_names(self.state)

    def moves(self) -> list[Move]:
        return [Move(action, self.edition.notation[action]) for action in self.actions]


class Waypoint(BareWaypoint):
    """The same with its look. The look does not refer back to it, so Python frees both as soon as they are not needed."""

    __slots__ = ("dealt", "is_dealt", "is_last", "look")

    def __init__(self, edition: Edition, state: Position, actions: list[int], is_dealt: bool = False) -> None:
        super().__init__(edition, state, actions)
        self.is_dealt = is_dealt  # its hidden things are not those of the game
        self.dealt: Waypoint | None = None  # the same position with hidden things dealt again, once it was needed
        view = edition.title.view
        self.look = view.look(BareWaypoint(edition, state, actions))  # type: ignore[arg-type]
        self.is_last = view.closes(self.look)  # every choice here completes the act


class Choice(NamedTuple):
    """One decision of an act. A forced one has no alternative, so it is not among the moves."""

    decision: str
    action: int
    deed: Deed
    pieces: tuple[Piece, ...]  # paid with it
    forced: bool


Act = tuple[Choice, ...]
Pieces = dict[tuple[str, str], int]  # by what it is and its kind: how many


class Walk:
    """Goes through the acts of a position.

    Most moves do not touch what is hidden, so its real order does not matter; it is dealt again before a move that does touch it.
    """

    def __init__(self, game: Game | Waypoint, upto: frozenset[str] = frozenset()) -> None:
        self.game = game
        self.upto = upto  # families of moves at which following an act stops
        self.rules = game.edition.plain
        self.parts = game.edition.title.view
        self.limits = game.edition.title.rules
        self.deeds = deeds_of(game.edition)
        self.seat = game.seat
        self.branch, self.settle, self.stack = branching(type(game.state))
        self.difference = difference(type(game.state))
        self.frame_values = packing_of(self.limits.state.fields["frames"].record or Frame).values
        self.same_hidden, self.take_hidden = same_hidden(type(game.state)), take_hidden(type(game.state))
        self.hidden: Position | None = None  # a position used only for its hidden things, which were dealt again
        self.out = Moves([0] * MOST_OPTIONS)
        self.start = Waypoint(game.edition, game.state, game.actions)

    def choice(self, waypoint: Waypoint, action: int, forced: bool = False) -> Choice:
        deed, parts = self.deeds[action], self.parts
        if fill := parts.fill.get(deed.family):
            deed = Deed(deed.family, fill(waypoint.look, deed.args))
        if deed.family not in parts.paid:
            return Choice(waypoint.decision, action, deed, (), forced)
        price = parts.price(waypoint.look, action, deed)
        return Choice(waypoint.decision, action, deed, tuple([(one["what"], one["kind"], one["number"]) for one in price]), forced)

    def after(self, waypoint: Waypoint, action: int, log: list[LoggedEvent] | None = None) -> tuple[Act, Waypoint | None]:
        """The choices that follow from an action, beginning with its own; and the position where the act continues, unless it is complete.

        `log` collects the events on the way there. For a complete act its contents are not reliable.
        """
        if waypoint.is_last or self.deeds[action].family in self.upto:
            return (self.choice(waypoint, action),), None
        if waypoint.dealt is None:
            made, on, state, own = self._tried(waypoint, action, self.parts.inner, log)
            if waypoint.is_dealt or own < ALL or (not state.sealed and self.same_hidden(state, waypoint.state)):
                return made, self._settled(on, own)
            if log is not None:
                log.clear()
        made, on, _, own = self._tried(self._dealt(waypoint), action, self.parts.inner, log)
        return made, self._settled(on, own)

    def _settled(self, waypoint: Waypoint | None, own: int) -> Waypoint | None:
        """The position, which will not be changed any more."""
        if waypoint is not None and own == ALL:
            self.settle(waypoint.state)
        return waypoint

    def _dealt(self, waypoint: Waypoint) -> Waypoint:
        """The same position with other hidden things, dealt once for all positions that have not touched them."""
        if waypoint.dealt is None:
            if self.hidden is None:
                self.hidden = self.game.state.copy()
                self.rules.determinise(self.hidden, self.seat or 0, new_rng(0, 2))
            state = self.branch(waypoint.state)
            self.take_hidden(state, self.hidden)
            self.settle(state)
            waypoint.dealt = Waypoint(waypoint.edition, state, waypoint.actions, is_dealt=True)
        return waypoint.dealt

    def _tried(
        self, of: Waypoint, action: int, inner: frozenset[str], log: list[LoggedEvent] | None = None
    ) -> tuple[Act, Waypoint | None, Position, int]:
        """The choices that follow from an action up to the next of these decisions, and the position there, not settled yet;
        then the last position tried, and which part of it is its own.
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
            waypoint = Waypoint(of.edition, state, self.out[:count], of.is_dealt)
            if count != 1:
                on = waypoint
                break
            action = waypoint.actions[0]  # this position is not shared, so forced moves are made on it directly
            made.append(self.choice(waypoint, action, forced=True))
            if waypoint.is_last or deeds[action].family in self.upto:
                break
        state.log = None
        return tuple(made), on, state, own

    def acts(self, waypoint: Waypoint, choose: Choose, seen: set[Any] | None = None) -> Iterator[Act]:
        """Every act from here that ends with a complete choice. `seen`: of acts that lead to the same position, only the first."""
        for begun, end, actions in self.bundles(waypoint, choose, seen):
            if end is None:
                yield begun
            else:
                yield from ((*begun, self.choice(end, action)) for action in actions)

    def bundles(
        self, waypoint: Waypoint, choose: Choose, seen: set[Any] | None = None
    ) -> Iterator[tuple[Act, Waypoint | None, Sequence[int]]]:
        """The same acts; those that differ only in their last choice come together: how they begin, where they end, and the last choices.

        Any other act comes whole, without a position.
        """
        begun: Act = ()
        levels = [(waypoint, begun, iter(choose(waypoint)))]
        while levels:
            waypoint, begun, actions = levels[-1]
            for action in actions:
                choices, on = self.after(waypoint, action)
                if on is None:
                    yield begun + choices, None, ()
                    continue
                if seen is not None:
                    key = self.difference(on.state, self.game.state)
                    if key in seen:
                        continue
                    seen.add(key)
                chosen = choose(on)
                if not chosen:
                    yield begun + choices, None, ()
                elif on.is_last or (self.upto and all([self.deeds[each].family in self.upto for each in chosen])):
                    yield begun + choices, on, chosen
                else:
                    levels.append((on, begun + choices, iter(chosen)))
                    break
            else:
                levels.pop()

    def usual(self, waypoint: Waypoint) -> int | None:
        """The choice if nothing else is said."""
        return self.parts.usual(waypoint.look, waypoint.actions)

    def paying_usually(self, waypoint: Waypoint) -> Sequence[int]:
        """All choices, but only the usual payment."""
        usual = self.usual(waypoint) if waypoint.decision in self.parts.payments else None
        return waypoint.actions if usual is None else [usual]

    def ways(self, start: Waypoint) -> Iterator[Act]:
        """Every way to pay from here, the usual one first. Of ways that have paid and still owe the same, only the first is kept.

        What follows the payment is not examined, so hidden things do not matter.
        """
        seen: set[Any] = set()
        begun: Act = ()
        levels = [(start, begun, self._in_order(start))]
        while levels:
            waypoint, begun, actions = levels[-1]
            last = begun[-1] if begun and begun[-1].deed.family in self.parts.unordered else None
            for action in actions:
                if last is not None and action < last.action and self.deeds[action].family == last.deed.family:
                    continue
                choices, on, state, own = self._tried(waypoint, action, self.parts.payments)
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

    def _in_order(self, waypoint: Waypoint) -> Iterator[int]:
        """All choices, the usual one first."""
        usual = self.usual(waypoint)
        return iter(waypoint.actions if usual is None else [usual, *(action for action in waypoint.actions if action != usual)])


def acts_data(game: Game, families: Sequence[str], refusals: Sequence[str] | None = None, upto: Sequence[str] = ()) -> Data:
    """Every act of the seat to decide that begins with a move of these families, and the forbidden choices on the way.

    Families with too many acts to list are named in `too_many`. `refusals`: the families whose forbidden choices are reported.
    `upto`: an act is not followed beyond a move of these families.
    """
    walk = Walk(game, frozenset(upto))
    found: Data = {"move": game.moves_made, "acts": [], "forbidden": [], "too_many": []}
    for family in families:
        heads = [action for action in game.actions if walk.deeds[action].family == family]
        acts, forbidden = _listed(walk, heads, refusals)
        if acts is None:
            found["too_many"].append(family)
        else:
            found["acts"] += acts
            found["forbidden"] += forbidden
    return found


def _listed(walk: Walk, heads: Sequence[int], refusals: Sequence[str] | None) -> tuple[list[Data] | None, list[Data]]:
    """The acts that begin with these moves, or None if there are too many; and the forbidden choices on the way."""
    forbidden: list[Data] = []

    def choose(waypoint: Waypoint) -> Sequence[int]:
        if waypoint is walk.start:
            return heads
        if refusals != [] and waypoint.decision not in walk.parts.payments:
            forbidden.extend(forbidden_data(waypoint, waypoint.look, refusals))  # type: ignore[arg-type]
        return walk.paying_usually(waypoint)

    found: list[Data] = []
    for begun, end, actions in walk.bundles(walk.start, choose):
        found += [_act_data(walk, begun)] if end is None else _with_each(walk, begun, end, actions)
        if len(found) > MOST_ACTS:
            return None, forbidden
    return found, forbidden


def _act_data(walk: Walk, act: Act) -> Data:
    """The moves of an act, and all its choices: of arguments with the same name, the last one counts."""
    payments, notation = walk.parts.payments, walk.game.edition.notation
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
        if laid:
            pieces += laid
    return {"moves": tuple(moves), "families": families, "args": args, "price": _price(pieces)}


def _with_each(walk: Walk, begun: Act, end: Waypoint, actions: Sequence[int]) -> list[Data]:
    """The same for acts that differ only in their last choice. In Bonfire there may be a hundred."""
    parts, deeds, notation = walk.parts, walk.deeds, walk.game.edition.notation
    family = deeds[actions[0]].family
    is_plain = family not in parts.fill and family not in parts.paid and end.decision not in parts.payments
    if not is_plain or any([deeds[action].family != family for action in actions]):
        return [_act_data(walk, (*begun, walk.choice(end, action))) for action in actions]
    before = _act_data(walk, begun)
    moves, families, args, price = before["moves"], [*before["families"], family], before["args"], before["price"]
    return [
        {"moves": (*moves, notation[action]), "families": families, "args": {**args, **deeds[action].args}, "price": price}
        for action in actions
    ]


@lru_cache(maxsize=4096)
def _price(pieces: tuple[Piece, ...]) -> list[Data]:
    """The price of an act. There are few different prices, and nobody changes the cached lists."""
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
