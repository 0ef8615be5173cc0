"""The graph of a review: expected margins over the moves, as SVG without any script."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from html import escape
from math import ceil, floor

from firelight.lab.review_data import Decision, Review

STEPS = (1, 2, 5, 10, 20, 50, 100, 200)  # between two lines of the grid
LANE = 26  # height of the lane of luck under the graph
LUCKY = 0.5  # points from which a stroke of luck is drawn
SIZES = {"inaccuracy": 2.8, "mistake": 4.6, "blunder": 6.5}


def signed(points: float) -> str:
    """`+3.2`, `−1.0`, `0.0`."""
    text = f"{points:+.1f}"
    return "0.0" if text in ("+0.0", "-0.0") else text.replace("-", "−")


@dataclass(frozen=True, slots=True)
class Frame:
    """Where things lie in the drawing."""

    width: int
    height: int
    moves: int
    low: int
    high: int
    step: int
    left: int = 40
    right: int = 14
    top: int = 14

    @property
    def bottom(self) -> float:
        return self.height - LANE - 30

    def x(self, move: float) -> float:
        return self.left + (self.width - self.left - self.right) * move / max(self.moves, 1)

    def y(self, margin: float) -> float:
        return self.top + (self.bottom - self.top) * (self.high - margin) / (self.high - self.low)


def _frame(review: Review, width: int, height: int) -> Frame:
    margins = [margin for seat in review.seats for margin in seat.margins]
    low, high = min(0.0, *margins), max(0.0, *margins)
    step = next((step for step in STEPS if (high - low) / step <= 6), STEPS[-1])
    bottom, top = floor(low / step - 0.2) * step, ceil(high / step + 0.2) * step
    return Frame(width, height, len(review.moves), bottom, top, step)


def graph(review: Review, width: int, height: int, name: str) -> str:
    """The whole drawing; `name` is its class."""
    frame = _frame(review, width, height)
    parts = [
        f'<svg class="graph {name}" viewBox="0 0 {width} {height}" role="img" aria-label="Expected margin of every seat after every move">',
        *_grid(frame),
        *_luck(review, frame),
        *_hovers(review, frame),
        *(_curve(seat.margins, place, frame) for place, seat in enumerate(review.seats)),
        *_marks(review, frame),
        "</svg>",
    ]
    return "\n".join(parts)


def _grid(frame: Frame) -> Iterator[str]:
    for margin in range(frame.low, frame.high + 1, frame.step):
        y = frame.y(margin)
        kind = "zero" if margin == 0 else "grid"
        yield f'<line class="{kind}" x1="{frame.left}" x2="{frame.width - frame.right}" y1="{y:.1f}" y2="{y:.1f}"/>'
        label = signed(margin).removesuffix(".0")
        yield f'<text class="tick" x="{frame.left - 8}" y="{y + 4:.1f}" text-anchor="end">{label}</text>'
    every = next(step for step in (5, 10, 20, 50, 100, 200, 500, 100_000) if frame.moves / step <= frame.width / 80)
    for move in range(0, frame.moves + 1, every):
        yield f'<text class="tick" x="{frame.x(move):.1f}" y="{frame.height - 6}" text-anchor="middle">{move}</text>'


def _curve(margins: tuple[float, ...], seat: int, frame: Frame) -> str:
    points = " ".join(f"{frame.x(move):.1f},{frame.y(margin):.1f}" for move, margin in enumerate(margins))
    return f'<polyline class="curve seat-{seat}" points="{points}"/>'


def _luck(review: Review, frame: Frame) -> Iterator[str]:
    """A stroke under the graph for everything that came to light and helped somebody, in the colour of the one it helped most."""
    lane = frame.bottom + 8
    for decision in review.moves:
        best = max(decision.luck)
        if best >= LUCKY:
            seat = decision.luck.index(best)
            tall = min(3 + 4 * best, LANE - 6)
            yield (
                f'<rect class="luck seat-{seat}" x="{frame.x(decision.number) - 1.5:.1f}" y="{lane + LANE - 6 - tall:.1f}" '
                f'width="3" height="{tall:.1f}" rx="1.5"/>'
            )


def _hovers(review: Review, frame: Frame) -> Iterator[str]:
    """A stripe for every move that says what is expected there."""
    wide = frame.x(1) - frame.x(0)
    for decision in review.moves:
        yield (
            f'<rect class="hover" x="{frame.x(decision.number - 0.5):.1f}" y="{frame.top}" width="{wide:.2f}" '
            f'height="{frame.height - frame.top - 20}"><title>{escape(told(review, decision))}</title></rect>'
        )


def told(review: Review, decision: Decision) -> str:
    """A move in a few lines: who, what, what is expected now, what was lost."""
    expected = ", ".join(f"{seat.name} {signed(seat.margins[decision.number])}" for seat in review.seats)
    lines = [f"Move {decision.number}, {review.seats[decision.seat].name}: {decision.move}", f"Expected margin: {expected}"]
    if decision.verdict:
        lines.append(f"{decision.verdict.capitalize()}: {decision.loss:.1f} points lost; better: {decision.best}")
    if decision.revealed and any(decision.luck):
        luck = ", ".join(f"{seat.name} {signed(points)}" for seat, points in zip(review.seats, decision.luck, strict=True))
        lines.append(f"Luck: {luck}")
    return "\n".join(lines)


def _marks(review: Review, frame: Frame) -> Iterator[str]:
    """The moves that lost something, as links to what is said of them."""
    for decision in review.moves:
        if decision.verdict:
            margin = review.seats[decision.seat].margins[decision.number]
            yield (
                f'<a href="#move-{decision.number}"><circle class="mark {decision.verdict} seat-{decision.seat}" '
                f'cx="{frame.x(decision.number):.1f}" cy="{frame.y(margin):.1f}" r="{SIZES[decision.verdict]}">'
                f"<title>{escape(told(review, decision))}</title></circle></a>"
            )
