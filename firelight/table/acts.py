"""Acts: what a person means by one thing to do, put together from the small decisions of the rules.

An act begins with a decision of its own, goes on through those that belong to it (`View.inner`), and ends before the next one. What it
costs is among them (`View.payments`): where nothing else is said, the usual payment is made.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from firelight.engine.chance import new_rng
from firelight.engine.events import Move
from firelight.engine.jit import Moves
from firelight.engine.kernels import GAME_OVER
from firelight.engine.view import Deed, deed_of, deeds_of, piece
from firelight.table.scratch import branching, difference
from firelight.table.table import forbidden_data

if TYPE_CHECKING:
    from firelight.engine.game import Game
    from firelight.engine.stack import Position
    from firelight.engine.title import Edition

MOST_ACTS = 600  # that are listed together
MOST_OPTIONS = 256

Data = dict[str, Any]
Choose = Callable[["Stand"], Sequence[int]]


class Still:
    """A position on the way through an act, as a look at a game reads it."""

    def __init__(self, edition: Edition, state: Position, actions: list[int]) -> None:
        self.edition = edition
        self.state = state
        self.actions = actions

    @property
    def seat_names(self) -> tuple[str, ...]:
        return self.edition.title.words.seat_names(self.state)

    def moves(self) -> list[Move]:
        return [Move(action, self.edition.notation[action]) for action in self.actions]

    @property
    def seat(self) -> int | None:
        return self.state.frames[self.state.depth - 1].seat

    @property
    def decision(self) -> str:
        return self.edition.title.rules.frames[self.state.frames[self.state.depth - 1].kind]


class Stand(Still):
    """The same with the look at it, which does not hold its holder: Python gives them back as soon as nobody needs them."""

    @cached_property
    def look(self) -> Any:
        return self.edition.title.view.look(Still(self.edition, self.state, self.actions))  # type: ignore[arg-type]

    def deed(self, action: int) -> Deed:
        return deed_of(self, action, self.look)  # type: ignore[arg-type]


class Choice(NamedTuple):
    """One decision of an act. A forced one has no alternative, so it is not among the moves."""

    decision: str
    action: int
    deed: Deed
    pieces: tuple[tuple[str, str, int], ...]  # laid down with it
    forced: bool


Act = tuple[Choice, ...]
Pieces = Counter[tuple[str, str]]
T = TypeVar("T")


class Walk:
    """Goes through the acts of a position. Everything hidden is dealt again first, so nothing of it can show."""

    def __init__(self, game: Game | Stand) -> None:
        self.game = game
        self.rules = game.edition.plain
        self.parts = game.edition.title.view
        self.limits = game.edition.title.rules
        self.seat = game.seat
        self.branch, self.settle = branching(type(game.state))
        self.difference = difference(type(game.state))
        self.out = Moves([0] * MOST_OPTIONS)

    @cached_property
    def start(self) -> Stand:
        state = self.branch(self.game.state)
        self.rules.determinise(state, self.seat or 0, new_rng(0, 2))
        self.settle(state)
        return Stand(self.game.edition, state, self.game.actions)

    def choice(self, stand: Stand, action: int, forced: bool = False) -> Choice:
        deed, parts = deeds_of(stand.edition)[action], self.parts
        if deed.family in parts.fill:
            deed = stand.deed(action)
        price = parts.price(stand.look, action, deed) if deed.family in parts.paid else ()
        return Choice(stand.decision, action, deed, tuple([(one["what"], one["kind"], one["number"]) for one in price]), forced)

    def after(self, stand: Stand, action: int) -> tuple[Act, Stand | None]:
        """The choices that follow from an action, first its own; and where the act goes on, unless it is complete."""
        made = [self.choice(stand, action)]
        if self.parts.closes(stand.look, action):
            return tuple(made), None
        rules, limits = self.rules, self.limits
        state = self.branch(stand.state)
        state.sealed = 0
        while True:
            rules.resolve(state, action)
            while (kind := state.frames[state.depth - 1].kind) <= limits.last_automatic and kind != GAME_OVER and not state.sealed:
                rules.run(state)
            if kind == GAME_OVER or kind <= limits.last_chance or state.sealed or state.frames[state.depth - 1].seat != self.seat:
                break
            if limits.frames[kind] not in self.parts.inner:
                break
            count = rules.options(state, self.out)
            stand = Stand(stand.edition, state, self.out[:count])
            if count != 1:
                self.settle(state)
                return tuple(made), stand
            action = stand.actions[0]  # nobody else looks at this position, so what is forced is done to it
            made.append(self.choice(stand, action, forced=True))
            if self.parts.closes(stand.look, action):
                break
        return tuple(made), None

    def acts(self, stand: Stand, choose: Choose, made: Act = (), seen: set[Any] | None = None) -> Iterator[Act]:
        """Every act from here, up to where nothing is chosen. `seen`: of those that lead to the same position, only the first."""
        chosen = choose(stand)
        if made and not chosen:
            yield made
        for action in chosen:
            choices, on = self.after(stand, action)
            if on is None:
                yield made + choices
                continue
            if seen is not None:
                key = self.difference(on.state, self.game.state)
                if key in seen:
                    continue
                seen.add(key)
            yield from self.acts(on, choose, made + choices, seen)

    def usual(self, stand: Stand) -> int | None:
        """What is chosen where nothing else is said."""
        return self.parts.usual(stand.look, stand.actions)

    def paying_usually(self, stand: Stand) -> Sequence[int]:
        """All that may be chosen, and the usual payment."""
        usual = self.usual(stand) if stand.decision in self.parts.payments else None
        return stand.actions if usual is None else [usual]

    def all_payments(self, stand: Stand) -> Sequence[int]:
        """Every way to pay, the usual one first; nothing else."""
        if stand.decision not in self.parts.payments:
            return ()
        usual = self.usual(stand)
        return sorted(stand.actions, key=lambda action: action != usual)


def acts_data(game: Game, families: Sequence[str], refusals: Sequence[str] | None = None) -> Data:
    """Every act of the seat to decide that begins with a move of these families, and what cannot be chosen on the way.

    `acts` is None where they are too many to list. `refusals`: of these families alone it is said what cannot be chosen.
    """
    walk = Walk(game)
    deeds = deeds_of(game.edition)
    heads = [action for action in game.actions if deeds[action].family in families]
    forbidden: list[Data] = []

    def choose(stand: Stand) -> Sequence[int]:
        if stand is walk.start:
            return heads
        if refusals != [] and stand.decision not in walk.parts.payments:
            forbidden.extend(forbidden_data(stand, stand.look, refusals))  # type: ignore[arg-type]
        return walk.paying_usually(stand)

    found = _at_most(MOST_ACTS, walk.acts(walk.start, choose))
    return {
        "move": game.moves_made,
        "acts": None if found is None else [_act_data(game, act) for act in found],
        "forbidden": [] if found is None else forbidden,
    }


def _act_data(game: Game, act: Act) -> Data:
    """Its moves, and its choices as one: later arguments of the same name stand."""
    payments = game.edition.title.view.payments
    args: dict[str, Any] = {}
    families = []
    for choice in act:
        if choice.decision not in payments:
            args.update(choice.deed.args)
            families.append(choice.deed.family)
    return {"moves": moves_of(game, act), "families": families, "args": args, "price": price_data(_laid_down(act))}


def moves_of(game: Game, act: Act) -> tuple[str, ...]:
    notation = game.edition.notation
    return tuple([notation[choice.action] for choice in act if not choice.forced])


def pieces_of(choices: Iterable[Choice]) -> Pieces:
    """All that is laid down, by what it is."""
    return Counter(_laid_down(choices))


def _laid_down(choices: Iterable[Choice]) -> dict[tuple[str, str], int]:
    total: dict[tuple[str, str], int] = {}
    for choice in choices:
        for what, kind, number in choice.pieces:
            total[what, kind] = total.get((what, kind), 0) + number
    return total


def price_data(pieces: Mapping[tuple[str, str], int]) -> list[Data]:
    return [piece(what, kind, number) for (what, kind), number in pieces.items() if number]


def _at_most(limit: int, found: Iterator[T]) -> list[T] | None:
    """All of them; None where they are more."""
    kept: list[T] = []
    for one in found:
        if len(kept) == limit:
            return None
        kept.append(one)
    return kept
