"""The command `firelight balance`: what strong players use, and how much it is worth."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from firelight import api
from firelight.cli.arena import INTERRUPTED, option
from firelight.cli.arguments import at_least_one, whole_number


def add(commands: Any) -> None:
    """Add the command to a command line."""
    balance = commands.add_parser("balance", help="command-balance")
    balance.set_defaults(do=do_balance)
    balance.add_argument("game", choices=tuple(api.titles()))
    balance.add_argument("--players", type=at_least_one, default=2, metavar="N", help="default 2")
    balance.add_argument("--bot", default="search:150", metavar="BOT", help="the bot that plays all seats (default search:150)")
    balance.add_argument("--games", type=at_least_one, default=200, metavar="K", help="games of the bot against itself (default 200)")
    balance.add_argument(
        "--games-without",
        type=at_least_one,
        default=60,
        metavar="K",
        help="games for each thing that one bot avoids or insists on (default 60)",
    )
    balance.add_argument(
        "--without",
        nargs="*",
        metavar="GROUP",
        help="groups of things that one bot avoids, one at a time (default: all small groups)",
    )
    balance.add_argument(
        "--insist",
        nargs="+",
        default=[],
        metavar="GROUP",
        help="groups of things that one bot takes as soon as it can, one at a time (default: none)",
    )
    balance.add_argument("--seed", type=whole_number, default=1, metavar="S", help="default 1")
    balance.add_argument("--option", type=option, action="append", default=[], metavar="NAME=VALUE", help="a setup option, such as side=1")
    balance.add_argument("--components", metavar="SET", help="a component set: balanced, or a file of your own (default: the shipped one)")
    balance.add_argument("--jobs", type=at_least_one, metavar="J", help="how many games at the same time (default: all cores)")
    balance.add_argument("--ray", metavar="ADDRESS", help="play on a Ray cluster: local, auto or host:port")
    balance.add_argument(
        "--out",
        type=Path,
        metavar="FOLDER",
        help="where the report and the games are kept; run the same command again to continue (default balance-GAME)",
    )


def do_balance(args: argparse.Namespace) -> int:
    from firelight.lab.arena_report import ProgressObserver
    from firelight.lab.balance import Plan, measure
    from firelight.lab.balance_report import page, report
    from firelight.storage import write_safely

    groups = None if args.without is None else tuple(args.without)
    how = (args.seed, dict(args.option), args.components, tuple(args.insist))
    plan = Plan(args.game, args.players, args.bot, args.games, args.games_without, groups, *how)
    folder = args.out or Path(f"balance-{args.game}")
    with ProgressObserver() as observer:
        balance = measure(plan, folder, args.jobs, args.ray, observer)
    report(balance)
    write_safely(folder / "report.html", page(balance))
    write_safely(folder / "report.json", json.dumps(balance.data(), indent=1) + "\n")
    print(f"The report is in {folder / 'report.html'}.")
    return 0 if balance.complete else INTERRUPTED
