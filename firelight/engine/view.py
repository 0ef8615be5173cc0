"""The fourth part of a title, View: what a client without rules is shown. What a game leaves out is plain."""

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


Explanation = tuple[str, Mapping[str, Any]]  # code, figures


class Page(Protocol):
    """What was worked out for the positions before, for as long as it is still true."""

    def of(self, key: Hashable, make: Callable[..., T], *args: Any) -> T:
        """What the key stands for, made unless it is known."""

    def json(self, key: Hashable, make: Callable[..., Any], *args: Any) -> Any:
        """The same, written as JSON."""

    def bytes_of(self, field: str, place: int | None = None) -> bytes:
        """One record of a field as bytes, or all of them."""

    @property
    def numbers(self) -> bytes:
        """All fields of the position that are no records."""

    @property
    def still(self) -> bytes:
        """Everything but what is to be done next and who decides."""


class PlainLook:
    """One look at a game that has no reading of its own."""

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
    """A move in parts, as it stands here."""
    parts = game.edition.title.view
    deed = deeds_of(game.edition)[action]
    fill = parts.fill.get(deed.family)
    return Deed(deed.family, fill(look or parts.look(game), deed.args)) if fill else deed


def plain_explain(look: Any, action: int, rule: int) -> Explanation:
    return look.g.edition.title.words.explain(look.g, action, rule)  # type: ignore[no-any-return]


def plain_components(edition: Edition) -> dict[str, Any]:
    """No printed values, but the rules: a client has no texts of its own for such a game."""
    set_, title = edition.components, edition.title
    return {"game": title.key, "name": set_.name, "fingerprint": set_.fingerprint, "rules": dict(title.words.rules)}


def plain_picture(g: Game) -> str:
    """The text board, line by line."""
    from html import escape  # with its table of entities, which nothing else needs at the start

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
    means: Callable[[Any, Price], str] = lambda look, price: "own"  # with what that can be paid: `own`, `wild` or `pair`
    inner: frozenset[str] = frozenset()  # decisions that belong to the act that led to them
    payments: frozenset[str] = frozenset()  # those among them that pay for it
    closes: Callable[[Any], bool] = lambda look: False  # decisions whose every move completes the act, so that none need be tried
    opens: frozenset[str] = frozenset()  # families of moves that do nothing but bring up the next decision
    paid: frozenset[str] = frozenset()  # families of moves that lay their price down at once
    unordered: frozenset[str] = frozenset()  # families of payments that come to the same in any order
    usual: Callable[[Any, list[int]], int | None] = lambda look, actions: None  # what is chosen in such a decision if nothing else is said
    wanted: Callable[[Any], Iterable[int]] = lambda look: ()  # actions that a player would look for here
    common_facts: Callable[[Any, Page], dict[str, Any]] = (
        lambda look, page: {}
    )  # what a board shows to everybody; parts may be JSON already
    own_facts: Callable[[Any, int, Page], dict[str, Any]] = lambda look, seat, page: {}  # and to whoever holds the seat
    explain: Callable[[Any, int, int], Explanation] = plain_explain  # look, action, rule: why not
    components: Callable[[Edition], dict[str, Any]] = plain_components
    picture: Callable[[Game], str] = plain_picture  # the table as SVG


def always(*families: Iterable[int]) -> Callable[[Any], Iterable[int]]:
    """Whatever the position: these actions."""
    actions = [action for family in families for action in family]
    return lambda look: actions


def piece(what: str, kind: str, number: int) -> dict[str, Any]:
    """One part of a price."""
    return {"what": what, "kind": kind, "number": number}
