"""The command `firelight review`, which reviews a game."""

from __future__ import annotations

import argparse
import base64
import json
import sys
import urllib.request
import webbrowser
import zlib
from pathlib import Path
from typing import TYPE_CHECKING, Any

from firelight import api
from firelight.cli.arguments import at_least_one, whole_number
from firelight.engine.errors import OptionError
from firelight.texts import chosen
from firelight.texts.shell import Shell, decimal, percent

if TYPE_CHECKING:
    from firelight.bots.base import Budget
    from firelight.lab.review_data import Review

SIMULATIONS = 2000
SECONDS_TO_ANSWER = 5


def seconds(text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"found {text!r}; expected a number of seconds") from None
    if not 0 < number < 3600:
        raise argparse.ArgumentTypeError(f"found {text}; expected more than 0 and less than 3600 seconds")
    return number


def add(commands: Any) -> None:
    review = commands.add_parser("review", help="command-review")
    review.set_defaults(do=do_review)
    review.add_argument("record", metavar="RECORD")
    budget = review.add_mutually_exclusive_group()
    budget.add_argument("--simulations", type=at_least_one, metavar="N", help=f"command-simulations {SIMULATIONS}")
    budget.add_argument("--seconds", type=seconds, metavar="S", help="command-seconds")
    review.add_argument("--names", metavar="LIST", help="command-names")
    review.add_argument("--seed", type=whole_number, default=1, metavar="S", help="command-review-seed")
    review.add_argument("--jobs", type=at_least_one, default=1, metavar="J", help="command-jobs")
    review.add_argument("--language", metavar="L", help="command-language")
    review.add_argument("--json", metavar="FILE", help="command-json")
    budget.add_argument("--open", action="store_true", help="command-open")


def do_review(args: argparse.Namespace) -> int:
    from firelight.bots.base import Budget
    from firelight.storage import write_safely

    if not 0 <= args.seed < 2**62:
        raise OptionError(f"seed: found {args.seed}; expected a whole number from 0 to 2**62 - 1")
    if args.json and Path(args.json).is_dir():
        raise OptionError(f"json: {args.json} is a folder; expected the name of a file")
    if args.open:
        return _open(args)
    budget = Budget(seconds=args.seconds) if args.seconds is not None else Budget(simulations=args.simulations or SIMULATIONS)
    language = chosen(args.language)
    found = _review(args, budget, language)
    if args.json:
        write_safely(Path(args.json), json.dumps(found.as_data(), indent=1) + "\n")
    _report(found, language)
    if args.json:
        print(Shell(language).say("terminal-written", path=args.json))
    return 0


# At the table.


def _open(args: argparse.Namespace) -> int:
    """Pass the record to a table in the browser: one that is running already, or one started for this."""
    from firelight.server import logs
    from firelight.server.settings import read_settings
    from firelight.server.web_server import PortInUse, WebServer, has_screen, listen, url_of

    if args.json:
        raise OptionError("json: the table keeps the review; leave out --open to write it to a file")
    game = api.replay(Path(args.record), 0)
    if not game.over:
        raise OptionError(f"open: {args.record} is not finished, and a table reviews finished games; leave out --open")
    page, settings = import_page(game.record()), read_settings({})
    if not has_screen():
        raise OptionError(f"open: no browser can be opened here; import {args.record} at a table (firelight serve), or leave out --open")
    try:
        with listen(settings.host, settings.port) as listening:
            logs.set_up(settings)
            WebServer(settings, listening, page).run_until_stopped()
    except PortInUse:
        address = settings.base_url or url_of(settings.host, settings.port)
        if not _is_table(address):
            raise
        print(Shell(chosen(args.language)).say("command-reviewed", address=address))
        webbrowser.open(f"{address}{page}")
    return 0


def _is_table(address: str) -> bool:
    try:
        with urllib.request.urlopen(f"{address}/api/live", timeout=SECONDS_TO_ANSWER) as answer:
            return "version" in json.load(answer)
    except (OSError, ValueError):
        return False


def import_page(record: dict[str, Any]) -> str:
    """The address of a page that imports a record. The record comes after the #, so no server sees it before it is imported."""
    packed = zlib.compress(json.dumps(record, separators=(",", ":")).encode(), 9)
    return f"/import#{base64.urlsafe_b64encode(packed).decode().rstrip('=')}"


# In the terminal.


def _review(args: argparse.Namespace, budget: Budget, language: str) -> Review:
    """Review a game, with a progress bar on stderr."""
    from rich.console import Console
    from rich.progress import Progress

    from firelight.lab.review import review

    game = api.replay(Path(args.record), 0)
    names = [name.strip() for name in args.names.split(",")] if args.names else None
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("Reviewing", total=None)
        return review(
            game,
            budget,
            args.seed,
            lambda done, total: bar.update(task, completed=done, total=total),
            names,
            args.jobs,
            language=language,
        )


def _report(found: Review, language: str) -> None:
    from firelight.screen import Screen

    screen = Screen(file=sys.stdout)
    t = Shell(language)
    heads = ["", *(t.say(f"review-{name}") for name in ("row-points", "accuracy", "lost", "blunder", "mistake", "inaccuracy", "luck"))]
    marks = [[seat.blunders, seat.mistakes, seat.inaccuracies] for seat in found.seats]
    rows = [
        [
            seat.name,
            seat.score,
            percent(seat.accuracy, language),
            decimal(seat.loss, language),
            *counts,
            decimal(seat.luck, language, signed=True),
        ]
        for seat, counts in zip(found.seats, marks, strict=True)
    ]
    screen.table(t.say("review-kicker"), heads, rows)
    for seat in found.seats:
        for lesson in seat.lessons:
            lost = decimal(lesson.loss, language)
            screen.say(t.say("review-lost-by", number=lesson.number, who=seat.name, move=lesson.move, lost=lost), "bold")
            screen.say(lesson.text, indent=2)
