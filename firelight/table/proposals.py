"""An act as a player has begun it: completed in the usual way, with what it is sure to bring and the other ways to pay for it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import TYPE_CHECKING

from firelight.engine.past import LoggedEvent
from firelight.table.acts import Act, Data, Pieces, Stand, Walk, moves_of, pieces_of, price_data
from firelight.table.previews import Previews
from firelight.table.table import Picture, events_data

if TYPE_CHECKING:
    from firelight.engine.game import Game

MOST_WAYS = 40  # to pay


def proposal_data(game: Game, line: Sequence[str]) -> Data:
    """The act that begins with these moves."""
    return Proposal(game, line).data()


class Proposal:
    """Begun with some moves; the rest is chosen as usual, for as long as there is a usual choice."""

    def __init__(self, game: Game, line: Sequence[str]) -> None:
        """An illegal move of the line raises IllegalMove, a text that is none UnknownMove."""
        self.game = game
        self.walk = Walk(game)
        self.stands = [Stand(game.edition, game.state, game.actions)]
        self.actions: list[int] = []
        self.choices: list[Act] = []  # for each of them, with what it leaves no choice in
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
    def reached(self) -> Stand:
        """The position after the last move, or before it where that completes the act."""
        return self.stands[-1]

    def _usual(self) -> int | None:
        return self.walk.usual(self.reached)

    def _pay_before(self, action: int) -> None:
        """What the line leaves out between two of its moves is paid in the usual way."""
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
        preview = Previews(reached).of(action)
        choices, on = self.walk.after(reached, action)
        self.actions.append(action)
        self.choices.append(choices)
        self.log += preview.log
        self.seals, self.ends, self.is_complete = preview.seals, preview.ends, on is None
        if on is not None:
            self.stands.append(on)

    def _refuse(self, action: int) -> None:
        """Raises IllegalMove, with the reason."""
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
            "price": price_data(self._price),
            "payments": [self._payment(first, last) for first, last in self._runs()],
            "open": None,
        }
        if not self.is_complete:
            picture = Picture(reached)  # type: ignore[arg-type]
            found["open"] = {"decision": reached.decision, "options": picture.options, "forbidden": picture.forbidden}
        return found

    def _runs(self) -> Iterator[tuple[int, int]]:
        """Where something is paid: from which move of the line, and up to which."""
        payments = self.game.edition.title.view.payments
        first = None
        for place in range(len(self.actions) + 1):
            pays = place < len(self.actions) and self.stands[place].decision in payments
            if pays and first is None:
                first = place
            elif not pays and first is not None:
                yield first, place
                first = None

    @property
    def _price(self) -> Pieces:
        return pieces_of(choice for choices in self.choices for choice in choices)

    def _payment(self, first: int, last: int) -> Data:
        """Every way to pay there, the chosen one first, each with what the whole act costs then."""
        walk = self.walk
        chosen = tuple(choice for choices in self.choices[first:last] for choice in choices if choice.decision in walk.parts.payments)
        found = islice(walk.ways(self.stands[first]), MOST_WAYS)
        besides = self._price - pieces_of(chosen)
        prices = {moves_of(self.game, way): besides + pieces_of(way) for way in (chosen, *found)}
        ways = [{"price": price_data(price), "moves": list(moves)} for moves, price in _thrifty(prices).items()]
        natural = all(self._is_natural(place) for place in range(first, last))
        return {"at": first, "count": last - first, "natural": natural, "ways": ways}

    def _is_natural(self, place: int) -> bool:
        """Whether it is paid with the very piece that is owed, so that nobody would pay otherwise."""
        move = self.game.edition.title.words.face.payment(self.stands[place])  # type: ignore[arg-type]
        return move is not None and move.id == self.actions[place]


def _thrifty(prices: dict[tuple[str, ...], Pieces]) -> dict[tuple[str, ...], Pieces]:
    """The first, and those of the others that do not cost the same as one before, nor all that another costs and more."""
    first, *others = prices
    kept = {first: prices[first]}
    known = {frozenset(prices[first].items())}
    sizes = {way: price.total() for way, price in prices.items()}
    for way in others:
        price = prices[way]
        costs = frozenset(price.items())
        smaller = (prices[other].items() for other, size in sizes.items() if size < sizes[way])
        if costs not in known and not any(all(price[piece] >= number for piece, number in other) for other in smaller):
            kept[way] = price
            known.add(costs)
    return kept
