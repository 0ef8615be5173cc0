"""Solves the end of a game by exhaustive search: every sequence of moves, with each seat choosing what is best for it."""

from firelight.engine.jit import Floats, Ints, Moves, jit
from firelight.engine.kernels import advance, resolve, score, scoring_seats
from firelight.engine.stack import MOST_SEATS, Position, top
from firelight.thinking.evaluate import is_chance, is_over, lay, lead, share_of_win

ROW = 256
DEEPEST = 46
WIDTH = 2 * MOST_SEATS  # of an outcome: each seat's points, then its value for each seat
WIN = 1000.0  # what a win counts, in points

TOO_LARGE = 0
SOLVED = 1
SOLVED_AS_DEALT = 2  # something hidden was revealed on the way


@jit
def _store_end(s: Position, points: Floats, values: Floats, level: int) -> None:
    """Store the outcome of a finished game."""
    for seat in range(MOST_SEATS):
        points[seat] = float(score(s, seat)) if seat < scoring_seats(s) else 0.0
    for seat in range(MOST_SEATS):
        values[level * WIDTH + seat] = points[seat]
        values[level * WIDTH + MOST_SEATS + seat] = 0.0
        if seat < scoring_seats(s):
            values[level * WIDTH + MOST_SEATS + seat] = WIN * share_of_win(s, seat, points) + lead(s, seat, points)


@jit
def _back_up(values: Floats, marks: Ints, results: Floats, level: int) -> None:
    """Take the outcome of the level below if it is the best so far for the seat that chooses here."""
    seat = marks[3 * level + 2]
    below = (level + 1) * WIDTH
    place = marks[3 * level + 1] - 1
    if level == 0:
        for number in range(WIDTH):
            results[place * WIDTH + number] = values[below + number]
    if place == 0 or values[below + MOST_SEATS + seat] > values[level * WIDTH + MOST_SEATS + seat]:
        for number in range(WIDTH):
            values[level * WIDTH + number] = values[below + number]


@jit
def _list_level(s: Position, out: Moves, n: int, lists: Moves, marks: Ints, level: int) -> None:
    marks[3 * level] = n
    marks[3 * level + 1] = 0
    marks[3 * level + 2] = top(s).seat
    for place in range(n):
        lists[level * ROW + place] = out[place]


@jit
def solve(tables: list[Position], lists: Moves, marks: Ints, out: Moves, points: Floats, values: Floats, results: Floats, most: int) -> int:
    """Solve the game from tables[0] within `most` positions. lists[: options] holds the options, and results their outcomes."""
    n = advance(tables[0], out)
    if n == 0 or n > ROW:
        return TOO_LARGE
    _list_level(tables[0], out, n, lists, marks, 0)
    level = 0
    seen = 0
    verdict = SOLVED
    while True:
        cursor = marks[3 * level + 1]
        if cursor == marks[3 * level]:
            if level == 0:
                return verdict
            level -= 1
            _back_up(values, marks, results, level)
            continue
        marks[3 * level + 1] = cursor + 1
        lay(tables, level + 1, level)
        s = tables[level + 1]
        s.sealed = 0
        resolve(s, lists[level * ROW + cursor])
        n = advance(s, out)
        seen += 1
        if s.sealed == 1:
            verdict = SOLVED_AS_DEALT
        if seen == most or is_chance(s):
            return TOO_LARGE
        if is_over(s):
            _store_end(s, points, values, level + 1)
            _back_up(values, marks, results, level)
        elif n == 0 or level + 2 == DEEPEST:
            return TOO_LARGE
        else:
            level += 1
            _list_level(s, out, n, lists, marks, level)
