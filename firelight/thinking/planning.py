"""Plays games for a plan to learn from. Every turn is planned, and moves are more likely the more their best turn promises."""

from math import exp

from firelight.engine.chance import Rng, draw, seed
from firelight.engine.jit import Floats, Ints, Moves, jit
from firelight.engine.kernels import GAME_OVER, advance, resolve, score, scoring_seats, settle, setup
from firelight.engine.stack import MOST_SEATS, Position, top
from firelight.thinking.evaluate import END, FEATURE_COUNT, features, is_over, lay, progress, worth
from firelight.thinking.greedy import BEST, best_of_turn
from firelight.thinking.selfplay import EMPTY, MOST_DECISIONS

ALL_DRAWS = 4294967296.0


@jit
def lead_row(s: Position, seat: int, weights: Ints, found: Ints, rows: Floats, first: int) -> None:
    """Write a seat's features minus those of the best other seat, for the early and the late weights; zeros once the game is over."""
    for place in range(2 * FEATURE_COUNT):
        rows[first + place] = 0.0
    if is_over(s):
        return
    rival = -1
    best = -(1 << 40)
    for other in range(scoring_seats(s)):
        if other != seat:
            value = worth(s, other, weights, found)
            if value > best:
                best = value
                rival = other
    part = progress(s) / END
    features(s, seat, found)
    for number in range(FEATURE_COUNT):
        rows[first + 2 * number] = found[number] * (1.0 - part)
        rows[first + 2 * number + 1] = found[number] * part
    features(s, rival, found)
    for number in range(FEATURE_COUNT):
        rows[first + 2 * number] -= found[number] * (1.0 - part)
        rows[first + 2 * number + 1] -= found[number] * part


@jit
def _draw_option(rng: Rng, values: Floats, n: int, blur: float) -> int:
    """Draw an option. The promises in `values` are turned into the options' probabilities."""
    best = values[0]
    for place in range(n):
        best = max(best, values[place])
    total = 0.0
    for place in range(n):
        values[place] = exp((values[place] - best) / blur)
        total += values[place]
    left = draw(rng) / ALL_DRAWS
    chosen = -1
    for place in range(n):
        values[place] /= total
        left -= values[place]
        if left < 0 and chosen < 0:
            chosen = place
    return chosen if chosen >= 0 else n - 1


@jit
def _choose(
    tables: list[Position], lists: Moves, marks: Ints, out: Moves, actions: Moves, n: int, weights: Ints, found: Ints, rng: Rng, most: int,
    blur: float, values: Floats, ends: Floats, rows: Floats, first: int,
) -> int:  # fmt: skip
    """Choose a move at tables[0], and write a row: how the end of its best turn differs from the expected one."""
    seat = top(tables[0]).seat
    width = 2 * FEATURE_COUNT
    for place in range(n):
        values[place] = float(best_of_turn(tables, lists, marks, out, weights, found, rng, seat, actions[place], max(most // n, 1)))
        lead_row(tables[BEST], seat, weights, found, ends, place * width)
    chosen = _draw_option(rng, values, n, blur)
    for column in range(width):
        usual = 0.0
        for place in range(n):
            usual += values[place] * ends[place * width + column]
        rows[first + column] = ends[chosen * width + column] - usual
    return chosen


@jit
def planned_games(
    tables: list[Position], lists: Moves, marks: Ints, out: Moves, actions: Moves, weights: Ints, found: Ints, rngs: list[Rng],
    number: int, first: int, count: int, players: int, chosen: Ints, most: int, blur: float,
    values: Floats, ends: Floats, whose: Ints, seen: Floats, chosen_rows: Floats, scores: Ints,
) -> int:  # fmt: skip
    """Play games with the same weights in all seats, and record every decision with a choice. Returns the number of these decisions.

    A move whose best turn promises `blur` hundredths of a point less than another move's is e times rarer. For each decision, the arrays
    hold its game and seat (`whose`), what the seat sees (`seen`), and how its choice differs from the expected one (`chosen_rows`).
    """
    rng = rngs[0]
    width = 2 * FEATURE_COUNT
    written = 0
    for game in range(count):
        seed(rng, number, first + game)
        lay(tables, 0, EMPTY)
        setup(tables[0], rng, players, chosen)
        for _ in range(MOST_DECISIONS):
            s = tables[0]
            n = advance(s, actions)
            if n == 0:
                if top(s).kind == GAME_OVER:
                    break
                settle(s, rng)
                continue
            place = 0
            if n > 1 and (written + 1) * width <= len(seen):
                whose[2 * written] = game
                whose[2 * written + 1] = top(s).seat
                lead_row(s, top(s).seat, weights, found, seen, written * width)
                place = _choose(
                    tables, lists, marks, out, actions, n, weights, found, rng, most, blur, values, ends, chosen_rows, written * width
                )
                written += 1
            resolve(tables[0], actions[place])
        for seat in range(MOST_SEATS):
            scores[game * MOST_SEATS + seat] = score(tables[0], seat) if seat < scoring_seats(tables[0]) else 0
    return written
