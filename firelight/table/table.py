"""The table: a position as data for a client that has no rules."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Any

from msgspec import Raw
from msgspec.json import decode

from firelight.engine.past import LoggedEvent
from firelight.engine.view import deed_of, deeds_of
from firelight.table.memory import Memory, Page, encode
from firelight.table.view import view_json

if TYPE_CHECKING:
    from firelight.engine.errors import Refusal
    from firelight.engine.game import Event, Game, Move
    from firelight.engine.title import Edition

Data = dict[str, Any]


@lru_cache(maxsize=16)
def components_data(edition: Edition) -> Data:
    """Everything printed on the components in play: boards need it, and tables do not repeat it."""
    return edition.title.view.components(edition)


def table_data(game: Game, mine: frozenset[int]) -> Data:
    """The table as the holder of these seats (none: a watcher) may see it, with options if one of the seats is to decide."""
    table: Data = decode(encode(Picture(game).table(mine)))
    return table


class Picture:
    """One position for all its viewers: what several of them see is worked out once.

    `memory`: the one used for earlier positions of this game.
    """

    def __init__(self, game: Game, memory: Memory | None = None) -> None:
        self.game = game
        self.parts = game.edition.title.view
        self._memory = memory or Memory()
        self._facts: dict[int, bytes] = {}

    @cached_property
    def look(self) -> Any:
        return self.parts.look(self.game)

    @cached_property
    def page(self) -> Page:
        return Page(self.game, self._memory)

    @cached_property
    def view(self) -> bytes:
        """The position as everybody may see it, as JSON."""
        return view_json(self.game, self.page)

    @cached_property
    def _points(self) -> tuple[list[int], Raw]:
        """Scores, and where they come from."""
        return self.page.of(("points", self.page.still), self._count)

    def _count(self) -> tuple[list[int], Raw]:
        sheets = [self.game.score_sheet(seat) for seat in range(len(self.game.seat_names))]
        return [sum(sheet.values()) for sheet in sheets], Raw(encode(sheets))

    @property
    def scores(self) -> list[int]:
        return self._points[0]

    def table(self, mine: frozenset[int]) -> Data:
        """The table for the holder of these seats. Parts that others see too are already JSON."""
        return {**self.shared, **self.own(mine)}

    @cached_property
    def shared(self) -> Data:
        """The members of the table that everybody sees alike."""
        game = self.game
        return {
            "move": game.moves_made,
            "turn": game.turn[0],
            "deciding": game.seat,
            "decision": game.decision,
            "over": game.over,
            "winners": list(game.winners()),
            "view": Raw(self.view),
            "scores": self.scores,
            "sheets": self._points[1],
        }

    def own(self, mine: frozenset[int]) -> Data:
        """The members for the holder of these seats."""
        decides = self.game.seat is not None and self.game.seat in mine
        return {
            "options": self.options if decides else [],
            "forbidden": self.forbidden if decides else [],
            "facts": Raw(self.facts(mine)),
        }

    def facts(self, mine: frozenset[int]) -> bytes:
        """What a board shows to the holder of these seats beyond the view, as JSON."""
        look, deciding = self.look, self.game.seat
        seat = deciding if deciding is not None and deciding in mine else min(mine, default=look.seat)
        if seat not in self._facts:
            members = (self._common_facts, encode(self.parts.own_facts(look, seat, self.page)))
            self._facts[seat] = b"{%b}" % b",".join(part[1:-1] for part in members if part != b"{}")
        return self._facts[seat]

    @cached_property
    def _common_facts(self) -> bytes:
        return encode(self.parts.common_facts(self.look, self.page))

    @cached_property
    def options(self) -> list[Data]:
        """The options of the seat to decide."""
        game, parts, look = self.game, self.parts, self.look
        notation, deeds, fill = game.edition.notation, deeds_of(game.edition), parts.fill
        natural = game.edition.title.words.face.payment(game)
        natural_action = None if natural is None else natural.id
        found = []
        for action in game.actions:
            deed = deeds[action]
            if deed.family in fill:
                deed = deed_of(game, action, look)
            price = parts.price(look, action, deed)
            found.append(
                {
                    "move": notation[action],
                    "family": deed.family,
                    "args": deed.args,
                    "price": price,
                    "means": parts.means(look, price),
                    "natural": natural_action == action,
                }
            )
        return found

    @cached_property
    def forbidden(self) -> list[Data]:
        """The moves that the seat to decide would look for but may not make."""
        return forbidden_data(self.game, self.look)


def forbidden_data(game: Game, look: Any, families: Sequence[str] | None = None) -> list[Data]:
    """The moves that a player would look for in the current decision but may not make, optionally only of some families."""
    parts, deeds, possible = game.edition.title.view, deeds_of(game.edition), set(game.actions)
    wanted = [action for action in parts.wanted(look) if action not in possible and (families is None or deeds[action].family in families)]
    notation, rules, guard = game.edition.notation, game.edition.title.rules.rulebook, game.edition.plain.guard
    found, state = [], game.state
    for action in wanted:
        deed, rule = deed_of(game, action, look), guard(state, action)
        code, figures = parts.explain(look, action, rule)
        refusal = {"rule": rules[rule], "code": code, "args": dict(figures)}
        found.append({"move": notation[action], "family": deed.family, "args": deed.args, "refusal": refusal})
    return found


def _refusal(refusal: Refusal) -> Data:
    return {"rule": refusal.rule, "code": refusal.code, "args": refusal.args}


def event_data(event: Event) -> Data:
    """An event as data."""
    return {"name": event.name, "seat": event.seat, "args": list(event.args)}


def events_data(edition: Edition, log: Sequence[LoggedEvent]) -> list[Data]:
    """What the rules have logged, in the form of `event_data`."""
    words = _event_words(edition)
    found = []
    for number, seat, *values in log:
        name, vocabularies = words[number]
        args = [
            value if vocabulary is None else vocabulary[value] if value >= 0 else None
            for value, vocabulary in zip(values, vocabularies, strict=False)
        ]
        found.append({"name": name, "seat": None if seat < 0 else seat, "args": args})
    return found


@lru_cache(maxsize=16)
def _event_words(edition: Edition) -> list[tuple[str, list[tuple[str, ...] | None]]]:
    """The name of each event, and for each of its arguments the words (None: it is a number)."""
    return [(name, [edition.words[key] if key else None for key in vocabularies]) for name, vocabularies in edition.title.rules.events]


def refusal_data(game: Game, move: Move | str | int) -> Data:
    """Why a move may not be made (code `possible`: it may). A text that is not a move raises UnknownMove."""
    refusal = game.why_not(move)
    return {"rule": "", "code": "possible", "args": {}} if refusal is None else _refusal(refusal)
