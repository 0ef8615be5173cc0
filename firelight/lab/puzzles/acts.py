"""Acts as puzzles distinguish them: by what is chosen, however it is paid for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from firelight.table.acts import Act, Walk, Waypoint

if TYPE_CHECKING:
    from firelight.bots.mind import Mind
    from firelight.engine.game import Game

Key = tuple[int, ...]
MOST_ACTS = 1000
FEW = 500  # an act with fewer visits than one part in this many is ignored


def key_of(walk: Walk, act: Act) -> Key:
    """A key that is the same for acts that differ only in their payments."""
    return tuple(choice.action for choice in act if choice.decision not in walk.parts.payments)


def path_of(act: Act) -> Key:
    """The moves that form an act."""
    return tuple(choice.action for choice in act if not choice.forced)


class Attempt:
    """An act in progress, made move by move."""

    def __init__(self, game: Game) -> None:
        self.walk = Walk(game)
        self.made: Act = ()
        self._stand: Waypoint | None = self.walk.start

    @property
    def is_complete(self) -> bool:
        return self._stand is None

    @property
    def key(self) -> Key:
        return key_of(self.walk, self.made)

    def make(self, action: int) -> bool:
        """Make one more move. False if it is not allowed or nothing is left to choose."""
        if self._stand is None or action not in self._stand.actions:
            return False
        choices, self._stand = self.walk.after(self._stand, action)
        self.made += choices
        return True


def follow_act(game: Game, moves: Sequence[str]) -> Attempt | None:
    """The act that some moves begin or complete; None if they are not moves of one act."""
    attempt = Attempt(game)
    for move in moves:
        number = game.edition.numbers.get(move)
        if number is None or not attempt.make(number):
            return None
    return attempt


def begins_act(game: Game) -> bool:
    return game.seat is not None and game.decision not in game.edition.title.view.inner


def all_ways(game: Game, most: int = MOST_ACTS) -> dict[Key, list[Key]] | None:
    """The acts of a position, each with the moves for every way to pay; None if there are too many."""
    walk = Walk(game)
    found: dict[Key, list[Key]] = {}
    for number, act in enumerate(walk.acts(walk.start, lambda waypoint: waypoint.actions, seen=set())):
        if number == most:
            return None
        found.setdefault(key_of(walk, act), []).append(path_of(act))
    return found


def number_of(game: Game, most: int = MOST_ACTS) -> int:
    """The number of acts to choose from, up to a limit."""
    walk = Walk(game)
    found: set[Key] = set()
    for act in walk.acts(walk.start, walk.paying_usually):
        found.add(key_of(walk, act))
        if len(found) == most:
            break
    return len(found)


def in_tree(game: Game, mind: Mind) -> dict[Key, tuple[Act, Any]]:
    """The acts that a search tried more than a few times, each with the edge that completes it: of several payments, the most visited."""
    walk = Walk(game)
    found: dict[Key, tuple[Act, Any]] = {}
    for act, edge in _through(walk, mind, 0, walk.start, (), max(2, mind.visits // FEW)):
        key = key_of(walk, act)
        if key not in found or edge["visits"] > found[key][1]["visits"]:
            found[key] = act, edge
    return found


def _through(walk: Walk, mind: Mind, node: int, waypoint: Waypoint, made: Act, least: int) -> Iterator[tuple[Act, Any]]:
    for action, edge in mind.children(node).items():
        if action not in waypoint.actions or edge["visits"] < least:
            continue
        choices, on = walk.after(waypoint, action)
        if on is None:
            yield made + choices, edge
        elif edge["node"] >= 0:
            yield from _through(walk, mind, int(edge["node"]), on, made + choices, least)
