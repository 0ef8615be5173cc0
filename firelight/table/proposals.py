"""An act that a player has begun: completed in the usual way, with its certain events and the other ways to pay for it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import TYPE_CHECKING

from firelight.engine.past import LoggedEvent
from firelight.table.acts import Act, Choice, Data, Pieces, Walk, Waypoint, counted, laid_down, moves_of, price_data
from firelight.table.previews import Previews
from firelight.table.table import Picture, events_data

if TYPE_CHECKING:
    from firelight.engine.game import Game

MOST_WAYS = 40  # ways to pay


def proposal_data(game: Game, line: Sequence[str]) -> Data:
    """The act that begins with these moves."""
    return Proposal(game, line).data()


class Proposal:
    """Begins with some moves; the rest is chosen as usual, for as long as there is a usual choice."""

    def __init__(self, game: Game, line: Sequence[str]) -> None:
        """Raises IllegalMove if a move of the line is not allowed, UnknownMove if a text is not a move."""
        self.game = game
        self.walk = Walk(game)
        self.waypoints = [self.walk.start]
        self.actions: list[int] = []
        self.choices: list[Act] = []  # for each move, with the forced choices after it
        self.log: list[LoggedEvent] = []
        self.seals = self.ends = False
        self.is_complete = False  # nothing that belongs to the act is left to choose
        for move in line:
            action = game.number(move)
            self._pay_before(action)
            if self.is_complete:
                break
            self._make(action)
        while self.actions and not self.is_complete and (usual := self._usual()) is not None:
            self._make(usual)

    @property
    def reached(self) -> Waypoint:
        """The position after the last move, or before it if that move completes the act."""
        return self.waypoints[-1]

    def _usual(self) -> int | None:
        return self.walk.usual(self.reached)

    def _pay_before(self, action: int) -> None:
        """Make the usual payments that the line omits before this move."""
        payments = self.game.edition.title.view.payments
        while self.actions and not self.is_complete and action not in self.reached.actions and self.reached.decision in payments:
            usual = self._usual()
            if usual is None:
                return
            self._make(usual)

    def _make(self, action: int) -> None:
        reached = self.reached
        if action not in reached.actions:
            self._refuse(action)
        log: list[LoggedEvent] = []
        choices, on = self.walk.after(reached, action, log)
        self.actions.append(action)
        self.choices.append(choices)
        if on is not None:
            self.waypoints.append(on)
            self.log += log
            return
        preview = Previews(reached).of(action)
        self.log += preview.log
        self.seals, self.ends, self.is_complete = preview.seals, preview.ends, True

    def _refuse(self, action: int) -> None:
        """Raise IllegalMove with the reason."""
        game = self.game
        for made in (*self.actions, action):
            game = game.after(made)

    def data(self) -> Data:
        game, reached = self.game, self.reached
        found: Data = {
            "move": game.moves_made,
            "line": [game.edition.notation[action] for action in self.actions],
            "seals": self.seals,
            "ends": self.ends,
            "events": events_data(game.edition, self.log),
            "complete": self.is_complete,
            "price": price_data(counted(laid_down(choice for choices in self.choices for choice in choices))),
            "payments": [self._payment(first, last) for first, last in self._runs()],
            "open": None,
        }
        if not self.is_complete:
            picture = Picture(reached)  # type: ignore[arg-type]
            found["open"] = {"decision": reached.decision, "options": picture.options, "forbidden": picture.forbidden}
        return found

    def _runs(self) -> Iterator[tuple[int, int]]:
        """The payments, as ranges of moves in the line."""
        payments = self.game.edition.title.view.payments
        first = None
        for place in range(len(self.actions) + 1):
            pays = place < len(self.actions) and self.waypoints[place].decision in payments
            if pays and first is None:
                first = place
            elif not pays and first is not None:
                yield first, place
                first = None

    def _payment(self, first: int, last: int) -> Data:
        """Every way to pay there, the chosen one first, each with the resulting price of the whole act."""
        walk, payments = self.walk, self.walk.parts.payments
        chosen, besides = list[Choice](), list[Choice]()
        for place, choices in enumerate(self.choices):
            for choice in choices:
                (chosen if first <= place < last and choice.decision in payments else besides).append(choice)
        found = islice(walk.ways(self.waypoints[first]), MOST_WAYS)
        laid = laid_down(besides)
        prices = {moves_of(self.game, way): counted([*laid, *laid_down(way)]) for way in (chosen, *found)}
        ways = [{"price": price_data(prices[moves]), "moves": list(moves)} for moves in _thrifty(prices)]
        natural = all(self._is_natural(place) for place in range(first, last))
        return {"at": first, "count": last - first, "natural": natural, "ways": ways}

    def _is_natural(self, place: int) -> bool:
        """Whether it is paid with exactly the piece that is owed, so that nobody would pay otherwise."""
        move = self.game.edition.title.words.face.payment(self.waypoints[place])  # type: ignore[arg-type]
        return move is not None and move.id == self.actions[place]


def _thrifty(prices: dict[tuple[str, ...], Pieces]) -> list[tuple[str, ...]]:
    """The first price, and those others that are neither equal to an earlier one nor the same as another plus something more."""
    kept: list[tuple[str, ...]] = []
    known: set[frozenset[tuple[tuple[str, str], int]]] = set()
    sized = [(sum(price.values()), price) for price in prices.values()]
    for (way, price), (size, _) in zip(prices.items(), sized, strict=True):
        costs = frozenset(price.items())
        if not kept or (costs not in known and not any(less < size and _covers(price, other) for less, other in sized)):
            kept.append(way)
            known.add(costs)
    return kept


def _covers(price: Pieces, other: Pieces) -> bool:
    """Whether a price includes all of another one."""
    for piece, number in other.items():
        if price.get(piece, 0) < number:
            return False
    return True
