"""What the table needs to know of a game: each game fills in these parts in files of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from firelight.engine.game import Game
    from firelight.engine.title import Edition
    from firelight.reading import Answer
    from firelight.table.memory import Page

Args = dict[str, Any]
Price = list[dict[str, Any]]


class Deed(NamedTuple):
    """A move in parts: its family and its arguments."""

    family: str
    args: Args


Fill = Callable[[Any, Args], Args]


@dataclass(frozen=True)
class Parts:
    """One game at the table. `look` is the game's Reading, made once for every table."""

    look: Callable[[Game], Any]
    deeds: Callable[[Edition], tuple[Deed, ...]]  # by the number of the action
    fill: Mapping[str, Fill]  # families whose arguments depend on the position
    price: Callable[[Any, int, Deed], Price]
    sought: Callable[[Any], Iterable[int]]  # actions that a player would look for here
    common_facts: Callable[[Any, Page], dict[str, Any]]  # what a board shows to everybody; parts may be JSON already
    own_facts: Callable[[Any, int, Page], dict[str, Any]]  # and to whoever holds the seat
    explain: Callable[[Any, int, int], Answer]  # look, action, rule: why not
    components: Callable[[Edition], dict[str, Any]]
    other_price: Callable[[Any, int, Deed], Price] = lambda look, action, deed: []  # the second way to pay, where there is a choice


def always(*ranges: tuple[int, int]) -> Callable[[Any], Iterable[int]]:
    """Whatever the position: these actions, from the first up to the last but one."""
    actions = [action for first, end in ranges for action in range(first, end)]
    return lambda look: actions


def piece(what: str, kind: str, number: int) -> dict[str, Any]:
    """One part of a price."""
    return {"what": what, "kind": kind, "number": number}
