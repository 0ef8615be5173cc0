"""An act as a player has begun it: completed in the usual way, with what it is sure to bring and the other ways to pay for it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import TYPE_CHECKING

from firelight.engine.past import LoggedEvent
from firelight.table.acts import Act, Choice, Data, Pieces, Stand, Walk, counted, laid_down, moves_of, price_data
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
        log: list[LoggedEvent] = []
        choices, on = self.walk.after(reached, action, log)
        self.actions.append(action)
        self.choices.append(choices)
        if on is not None:
            self.stands.append(on)
            self.log += log
            return
        preview = Previews(reached).of(action)
        self.log += preview.log
        self.seals, self.ends, self.is_complete = preview.seals, preview.ends, True

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
            "price": price_data(counted(laid_down(choice for choices in self.choices for choice in choices))),
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

    def _payment(self, first: int, last: int) -> Data:
        """Every way to pay there, the chosen one first, each with what the whole act costs then."""
        walk, payments = self.walk, self.walk.parts.payments
        chosen, besides = list[Choice](), list[Choice]()
        for place, choices in enumerate(self.choices):
            for choice in choices:
                (chosen if first <= place < last and choice.decision in payments else besides).append(choice)
        found = islice(walk.ways(self.stands[first]), MOST_WAYS)
        laid = laid_down(besides)
        prices = {moves_of(self.game, way): counted([*laid, *laid_down(way)]) for way in (chosen, *found)}
        ways = [{"price": price_data(prices[moves]), "moves": list(moves)} for moves in _thrifty(prices)]
        natural = all(self._is_natural(place) for place in range(first, last))
        return {"at": first, "count": last - first, "natural": natural, "ways": ways}

    def _is_natural(self, place: int) -> bool:
        """Whether it is paid with the very piece that is owed, so that nobody would pay otherwise."""
        move = self.game.edition.title.words.face.payment(self.stands[place])  # type: ignore[arg-type]
        return move is not None and move.id == self.actions[place]


def _thrifty(prices: dict[tuple[str, ...], Pieces]) -> list[tuple[str, ...]]:
    """The first, and those of the others that do not cost the same as one before, nor all that another costs and more."""
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
    """Whether it costs all that another one costs."""
    for piece, number in other.items():
        if price.get(piece, 0) < number:
            return False
    return True
