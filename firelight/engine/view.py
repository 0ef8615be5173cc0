"""The fourth part of a title, View: what a client without rules is shown. Whatever a game omits has a plain default."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeVar

if TYPE_CHECKING:
    from firelight.engine.game import Game
    from firelight.engine.title import Edition

T = TypeVar("T")

Args = dict[str, Any]
Price = list[dict[str, Any]]


class Deed(NamedTuple):
    """A move in parts: its family and its arguments."""

    family: str
    args: Args


Fill = Callable[[Any, Args], Args]


Explanation = tuple[str, Mapping[str, Any]]  # code, values


class Page(Protocol):
    """What was worked out for earlier positions, for as long as it is valid."""

    def of(self, key: Hashable, make: Callable[..., T], *args: Any) -> T:
        """The value for a key, made if it is not known."""

    def json(self, key: Hashable, make: Callable[..., Any], *args: Any) -> Any:
        """The same, encoded as JSON."""

    def bytes_of(self, field: str, place: int | None = None) -> bytes:
        """One record of a field as bytes, or all of them."""

    @property
    def numbers(self) -> bytes:
        """All fields of the position that are not records."""

    @property
    def still(self) -> bytes:
        """Everything except the pending frames and the deciding seat."""


class PlainLook:
    """One look at a game that does not define its own."""

    def __init__(self, g: Game) -> None:
        self.g = g
        self.seat = g.seat or 0


def plain_deeds(edition: Edition) -> tuple[Deed, ...]:
    """The first word of a move is its family."""
    return tuple(Deed(first, {"of": rest} if rest else {}) for first, _, rest in (text.partition(" ") for text in edition.notation))


@lru_cache(maxsize=16)
def deeds_of(edition: Edition) -> tuple[Deed, ...]:
    """Every action of an edition in parts."""
    return edition.title.view.deeds(edition)


def deed_of(game: Game, action: int, look: Any = None) -> Deed:
    """A move in parts, with what depends on this position."""
    parts = game.edition.title.view
    deed = deeds_of(game.edition)[action]
    fill = parts.fill.get(deed.family)
    return Deed(deed.family, fill(look or parts.look(game), deed.args)) if fill else deed


def plain_explain(look: Any, action: int, rule: int) -> Explanation:
    return look.g.edition.title.words.explain(look.g, action, rule)  # type: ignore[no-any-return]


def plain_components(edition: Edition) -> dict[str, Any]:
    """No printed values, but the rules, because a client has no texts of its own for such a game."""
    set_, title = edition.components, edition.title
    return {"game": title.key, "name": set_.name, "fingerprint": set_.fingerprint, "rules": dict(title.words.rules)}


def plain_picture(g: Game) -> str:
    """The text board, line by line."""
    from html import escape  # imported here for its table of entities, which the start does not need

    lines = str(g).splitlines()
    rows = "".join(f'<text x="8" y="{18 * number + 20}">{escape(line)}</text>' for number, line in enumerate(lines))
    width, height = 16 + 8 * max(map(len, lines)), 18 * len(lines) + 16
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="monospace" font-size="13">{rows}</svg>'


@dataclass(frozen=True, eq=False, repr=False)
class View:
    """A game as a client sees it. `look` is the game's reading of a position, made once for every table."""

    look: Callable[[Game], Any] = PlainLook
    deeds: Callable[[Edition], tuple[Deed, ...]] = plain_deeds  # by the number of the action
    fill: Mapping[str, Fill] = field(default_factory=dict)  # families whose arguments depend on the position
    price: Callable[[Any, int, Deed], Price] = lambda look, action, deed: []
    means: Callable[[Any, Price], str] = lambda look, price: "own"  # what can pay a price: `own`, `wild` or `pair`
    inner: frozenset[str] = frozenset()  # decisions that belong to the act that led to them
    payments: frozenset[str] = frozenset()  # those of them that pay for it
    closes: Callable[[Any], bool] = lambda look: False  # decisions in which every move completes the act, so that none has to be tried
    opens: frozenset[str] = frozenset()  # families of moves that only lead to the next decision
    paid: frozenset[str] = frozenset()  # families of moves that pay their price at once
    unordered: frozenset[str] = frozenset()  # families of payments whose order does not matter
    usual: Callable[[Any, list[int]], int | None] = lambda look, actions: None  # the choice if nothing else is said
    wanted: Callable[[Any], Iterable[int]] = lambda look: ()  # actions that a player would look for here
    common_facts: Callable[[Any, Page], dict[str, Any]] = (
        lambda look, page: {}
    )  # what a board shows to everybody; parts may be JSON already
    own_facts: Callable[[Any, int, Page], dict[str, Any]] = lambda look, seat, page: {}  # and to the holder of the seat
    explain: Callable[[Any, int, int], Explanation] = plain_explain  # look, action, rule: why not
    components: Callable[[Edition], dict[str, Any]] = plain_components
    picture: Callable[[Game], str] = plain_picture  # the table as SVG


def always(*families: Iterable[int]) -> Callable[[Any], Iterable[int]]:
    """These actions, whatever the position."""
    actions = [action for family in families for action in family]
    return lambda look: actions


def piece(what: str, kind: str, number: int) -> dict[str, Any]:
    """One part of a price."""
    return {"what": what, "kind": kind, "number": number}
