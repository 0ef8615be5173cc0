"""The command that reviews a game: firelight review."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from firelight import api
from firelight.engine.errors import OptionError

if TYPE_CHECKING:
    from firelight.bots.base import Budget
    from firelight.lab.review_data import Review

SIMULATIONS = 2000


def seconds(text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"found {text!r}; expected a number of seconds") from None
    if not 0 < number < 3600:
        raise argparse.ArgumentTypeError(f"found {text}; expected more than 0 and less than 3600 seconds")
    return number


def add(commands: Any) -> None:
    from firelight.cli import at_least_one, whole_number

    review = commands.add_parser("review", help="review a game: what each move cost, luck, better lines")
    review.set_defaults(do=do_review)
    review.add_argument("record", metavar="RECORD")
    budget = review.add_mutually_exclusive_group()
    budget.add_argument("--simulations", type=at_least_one, metavar="N", help=f"thought on every position (default {SIMULATIONS})")
    budget.add_argument("--seconds", type=seconds, metavar="S", help="the same as a time")
    review.add_argument("--names", metavar="LIST", help="who sat where: Ada,Ben,...")
    review.add_argument("--seed", type=whole_number, default=1, metavar="S", help="default 1")
    review.add_argument("--jobs", type=at_least_one, default=1, metavar="J", help="how many positions at the same time (default 1)")
    review.add_argument("--json", metavar="FILE", help="write the review as data")
    review.add_argument("--html", metavar="FILE", help="write the review as a page for the browser")


def do_review(args: argparse.Namespace) -> int:
    from firelight.bots.base import Budget
    from firelight.storage import write_safely

    if not 0 <= args.seed < 2**62:
        raise OptionError(f"seed: found {args.seed}; expected a whole number from 0 to 2**62 - 1")
    for flag, path in (("json", args.json), ("html", args.html)):
        if path and Path(path).is_dir():
            raise OptionError(f"{flag}: {path} is a folder; expected the name of a file")
    budget = Budget(seconds=args.seconds) if args.seconds is not None else Budget(simulations=args.simulations or SIMULATIONS)
    found = _review(args, budget)
    if args.json:
        write_safely(Path(args.json), json.dumps(found.as_data(), indent=1) + "\n")
    if args.html:
        from firelight.lab.review_page import page

        write_safely(Path(args.html), page(found))
    _report(found)
    for path in filter(None, (args.json, args.html)):
        print(f"Written: {path}")
    return 0


def _review(args: argparse.Namespace, budget: Budget) -> Review:
    """With a progress bar on stderr."""
    from rich.console import Console
    from rich.progress import Progress

    from firelight.lab.review import review

    game = api.replay(Path(args.record), 0)
    names = [name.strip() for name in args.names.split(",")] if args.names else None
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("Reviewing", total=None)
        return review(game, budget, args.seed, lambda done, total: bar.update(task, completed=done, total=total), names, args.jobs)


def _report(found: Review) -> None:
    from firelight.lab.review_graph import signed
    from firelight.screen import Screen

    screen = Screen(file=sys.stdout)
    heads = ["", "points", "accuracy", "lost", "blunders", "mistakes", "inaccuracies", "luck"]
    marks = [[seat.blunders, seat.mistakes, seat.inaccuracies] for seat in found.seats]
    rows = [
        [seat.name, seat.score, f"{seat.accuracy:.1f} %", f"{seat.loss:.1f}", *counts, signed(seat.luck)]
        for seat, counts in zip(found.seats, marks, strict=True)
    ]
    screen.table("Review", heads, rows)
    for seat in found.seats:
        for lesson in seat.lessons:
            screen.say(f"Move {lesson.number}, {seat.name}: {lesson.move} lost {lesson.loss:.1f} points. Better:", "bold")
            screen.say(lesson.text, indent=2)
