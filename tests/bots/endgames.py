"""Last turns whose every end is known: random games, stopped where one seat alone decides how they end."""

from __future__ import annotations

from firelight.engine.chance import new_rng
from firelight.engine.game import Game, Move
from tests.games import finish, new_game

MOST = 400  # ways to play a last turn

# Games whose last turn has better and worse moves, found by playing them: (game, players, seed).
TURNS = [
    *(("bonfire", 2, seed) for seed in (17, 26, 29)),
    *(("bonfire", 3, seed) for seed in (7, 28)),
    *(("emberheart", 2, seed) for seed in (0, 20, 27, 33, 37)),
    *(("emberheart", 3, seed) for seed in (2, 5, 29)),
]


class Open(Exception):
    """This position has too many ends, hidden ones, or ends that others decide."""


def margin(g: Game, seat: int) -> int:
    """Points ahead of the best other seat."""
    scores = g.scores()
    return scores[seat] - max(points for other, points in enumerate(scores) if other != seat)


def after(g: Game, move: Move) -> Game:
    twin = g.copy()
    twin.play(move)
    return twin


def best_end(g: Game, seat: int, left: list[int]) -> int:
    """The best margin that the seat can still reach; every sequence of moves is played."""
    if g.over:
        return margin(g, seat)
    left[0] -= len(g.moves())
    if g.seat != seat or left[0] < 0:
        raise Open
    ends = []
    for move in g.moves():
        twin = after(g, move)
        if not twin.can_undo:
            raise Open
        ends.append(best_end(twin, seat, left))
    return max(ends)


def values(g: Game) -> dict[str, int]:
    """The best margin that the seat to decide can reach after each of its moves."""
    seat = g.seat
    assert seat is not None
    return {move.text: best_end(after(g, move), seat, [MOST]) for move in g.moves()}


def last_turn(key: str, players: int, seed: int) -> Game:
    """The earliest position of a random game from which its seat decides the rest alone."""
    g = finish(new_game(key, players, seed), seed)
    found = None
    for past in reversed(g._past):
        here = Game(g.edition, past.state.copy(), new_rng(0, 1), g.options)
        try:
            best_end(here, here.seat or 0, [MOST])
        except Open:
            break
        if not past.sealed:
            found = here
    assert found is not None, "no such position"
    return found
