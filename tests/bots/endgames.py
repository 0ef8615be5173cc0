"""Last turns with every outcome known: positions of random games in which one seat alone decides how they end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

from firelight.engine.chance import new_rng
from firelight.engine.game import Game, Move
from tests.games import finish, new_game, play_on

MOST = 400  # moves over all paths through a last turn
DEALS = 5  # an outcome must be the same in this many deals of the hidden things

# Random games that have such positions: game, players, seed.
TURNS = [
    *(("bonfire", 2, seed) for seed in (2, 6, 7)),
    *(("bonfire", 3, seed) for seed in (1, 3, 6)),
    *(("emberheart", 2, seed) for seed in (0, 36, 37)),
    *(("emberheart", 3, seed) for seed in (0, 2, 27)),
]


class Open(Exception):
    """The position has too many outcomes, or outcomes that hidden things or others decide."""


def margin(g: Game, seat: int) -> int:
    """Points ahead of the best other seat."""
    scores = g.scores()
    return scores[seat] - max(points for other, points in enumerate(scores) if other != seat)


def best_end(g: Game, seat: int, left: list[int]) -> int:
    """The best margin that the seat can still reach, found by playing every sequence of moves."""
    if g.over:
        return margin(g, seat)
    left[0] -= len(g.moves())
    if g.seat != seat or left[0] < 0:
        raise Open
    return max(end_after(g, move, seat, left) for move in g.moves())


def end_after(g: Game, move: Move, seat: int, left: list[int]) -> int:
    """The same after a move."""
    twin = g.copy()
    twin.play(move)
    ends = {best_end(twin, seat, left)}
    for deal in range(0 if twin.can_undo else DEALS):
        twin = g.determinised(seat, deal)
        twin.play(move)
        ends.add(best_end(twin, seat, left))
    if len(ends) > 1:
        raise Open
    return ends.pop()


def values(g: Game) -> dict[str, int]:
    """The best margin that the seat to decide can reach after each of its moves."""
    left = [MOST]
    return {move.text: end_after(g, move, g.seat or 0, left) for move in g.moves()}


def last_turn(key: str, players: int, seed: int) -> Game:
    """A last turn in which not all moves are equally good."""
    for g in _bonfire(players, seed) if key == "bonfire" else _emberheart(players, seed):
        try:
            if len(set(values(g).values())) > 1:
                return g
        except Open:
            continue
    raise AssertionError("no such position")


def _bonfire(players: int, seed: int) -> Iterator[Game]:
    """Turns of a random game as if the Countdown ended after them."""
    g = new_game("bonfire", players, seed)
    for _ in play_on(g, seed):
        if g.decision == "turn" and g.state.frames[g.state.depth - 1].a == 0:
            state = cast(Any, g.state.copy())
            state.counting, state.countdown_tile, state.countdown_pile = 1, 1, 0
            state.start = (state.turn + 1) % players
            yield Game(g.edition, state, new_rng(0, 1), g.options)


def _emberheart(players: int, seed: int) -> Iterator[Game]:
    """Positions of a random game, from the end backwards."""
    g = finish(new_game("emberheart", players, seed), seed)
    for past in reversed(g._past):
        yield Game(g.edition, past.state, new_rng(0, 1), g.options)
