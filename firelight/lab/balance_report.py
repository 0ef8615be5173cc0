"""A balance report for people: tables in the terminal, and an HTML page with plots."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from itertools import groupby
from math import isfinite

from firelight import api
from firelight.drawing import INK, LINE, SEATS, SOFT, Drawing
from firelight.lab.balance import Balance, Cost
from firelight.lab.rating import Interval
from firelight.screen import Screen

WIDTH, LEFT, RIGHT, ROW = 760, 190, 160, 22
PAGE = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title}</title>
<style>body {{ font: 16px/1.5 system-ui, sans-serif; max-width: 800px; margin: 2rem auto; padding: 0 1rem; color: #2a1b12;
  background: #f3e7d3 }}
h1, h2 {{ font-family: Georgia, serif }} svg {{ width: 100%; height: auto }}</style>
{body}
</html>
"""


@dataclass(frozen=True)
class Bar:
    """A row of a plot: a value and its interval."""

    name: str
    value: float
    interval: Interval


def plot(title: str, bars: Sequence[Bar], unit: str, zero: float = 0.0) -> str:
    """An SVG with bars on both sides of a line at `zero`, each with its interval."""
    drawing = Drawing(WIDTH, title)
    ends = [zero, *(bar.value for bar in bars), *(end for bar in bars for end in bar.interval if isfinite(end))]
    low, high = min(ends), max(ends)
    scale = (WIDTH - LEFT - RIGHT) / ((high - low) or 1)

    def across(value: float) -> float:
        return LEFT + (min(max(value, low), high) - low) * scale

    for number, bar in enumerate(bars):
        middle = 14 + ROW * number
        drawing.text(LEFT - 10, middle + 4, bar.name, 13, anchor="end", room=LEFT - 14)
        first, last = sorted((across(zero), across(bar.value)))
        drawing.rect(first, middle - 6, max(last - first, 1), 12, SEATS[0] if bar.value >= zero else SEATS[1], round=2)
        drawing.line(across(bar.interval[0]), middle, across(bar.interval[1]), middle, INK, 1.5)
        drawing.text(WIDTH - RIGHT + 10, middle + 4, f"{bar.value:.2f} ({_ends(bar.interval, 2)})", 12, SOFT)
    drawing.line(across(zero), 2, across(zero), 6 + ROW * len(bars), LINE, 1.5)
    drawing.text(WIDTH - RIGHT + 10, 20 + ROW * len(bars), unit, 11, SOFT)
    return drawing.svg()


def page(balance: Balance) -> str:
    """All measurements as one self-contained HTML file."""
    plan, name = balance.plan, api.title(balance.plan.game).name
    parts = [
        f"<h1>Balance of {escape(name)}</h1>",
        f"<p>{balance.games} games of <code>{escape(plan.bot)}</code> against itself, {plan.players} players, seed {plan.seed}; "
        f"{plan.games_without} games for each thing that one bot avoids or insists on. "
        f"Component set <code>{balance.components[:12]}</code>. "
        "Lines show 95% intervals over deals.</p>",
    ]
    if not balance.complete:
        parts.append("<p><strong>Not all games were played.</strong> Run the same command again to continue.</p>")
    fair = 1 / max(plan.players, 2)
    seats = [Bar(f"seat {place.seat + 1}", 100 * place.wins, _hundredfold(place.interval)) for place in balance.places]
    turns = [Bar(_nth(place.seat), 100 * place.wins, _hundredfold(place.interval)) for place in balance.turns]
    parts += ["<h2>Turn order: games won</h2>", plot("Games won by the first player and those after", turns, "%", 100 * fair)]
    parts += ["<h2>Seats: games won</h2>", plot("Games won by each seat", seats, "%", 100 * fair)]
    for group, things in groupby(balance.uses, key=lambda use: use.group):
        found = sorted(things, key=lambda use: -use.uses)
        bars = [Bar(use.name, use.uses, use.interval) for use in found]
        parts += [f"<h2>{escape(_heading(group))}: how often a seat uses them in a game</h2>", plot(f"Uses of {group}", bars, "a game")]
        gains = [Bar(use.name, use.gain, use.gain_interval) for use in found if use.gain is not None and use.gain_interval is not None]
        if gains:
            about = "Seats that used a thing, compared with seats that did not: this shows what goes with winning, not what causes it."
            gains.sort(key=lambda bar: -bar.value)
            parts += [f"<h3>Margin with and without</h3><p>{about}</p>", plot(f"Margin of seats with {group}", gains, "points")]
    for tried, told, named in (
        (balance.costs, "points lost by never using one", "Never using"),
        (balance.insisted, "points lost by taking one as soon as possible", "Insisting on"),
    ):
        for group, costs in groupby(tried, key=lambda cost: cost.group):
            bars = [Bar(cost.name, cost.cost, cost.interval) for cost in sorted(costs, key=lambda cost: -cost.cost)]
            parts += [f"<h2>{escape(_heading(group))}: {told}</h2>", plot(f"{named} {group}", bars, "points")]
    for group, begun in groupby(balance.openings, key=lambda opening: opening.group):
        bars = [Bar(f"{one.name} ({one.seats})", 100 * one.wins, _hundredfold(one.interval)) for one in begun]
        parts += [f"<h2>{escape(_heading(group))}: games won by what was used first</h2>", plot(f"First of {group}", bars, "%", 100 * fair)]
    return PAGE.format(title=f"Balance of {escape(name)}", body="\n".join(parts))


def report(balance: Balance) -> None:
    """Print the main figures."""
    screen = Screen()
    for heading, places in (("Turn order", balance.turns), ("Seats", balance.places)):
        rows = [(str(place.seat + 1), str(place.games), f"{100 * place.wins:.1f}%", _percents(place.interval)) for place in places]
        screen.table(heading, ("", "games", "won", "95%"), rows)
    costs, insisted = ({(cost.group, cost.name): cost for cost in costs} for costs in (balance.costs, balance.insisted))
    for group, things in groupby(balance.uses, key=lambda use: use.group):
        used = []
        for use in things:
            lost, taken = (_lost(known.get((group, use.name))) for known in (costs, insisted))
            gain = "" if use.gain is None or use.gain_interval is None else f"{use.gain:+.1f} ({_ends(use.gain_interval)})"
            row = (use.name, f"{use.uses:.2f}", _ends(use.interval, 2), f"{100 * use.having:.0f}%", gain, lost)
            used.append((*row, taken) if insisted else row)
        columns = ("", "a seat", "95%", "of seats", "margin with", "lost without")
        screen.table(_heading(group), (*columns, "lost insisting") if insisted else columns, used)


def _lost(cost: Cost | None) -> str:
    return "" if cost is None else f"{cost.cost:+.1f} ({_ends(cost.interval)})"


def _nth(turn: int) -> str:
    return f"{('first', 'second', 'third', 'fourth')[turn]} player"


def _heading(group: str) -> str:
    return group.replace("-", " ").capitalize()


def _hundredfold(interval: Interval) -> Interval:
    return 100 * interval[0], 100 * interval[1]


def _percents(interval: Interval) -> str:
    return _ends(_hundredfold(interval))


def _ends(interval: Interval, digits: int = 1) -> str:
    return " to ".join(f"{end:.{digits}f}" if isfinite(end) else "?" for end in interval)
