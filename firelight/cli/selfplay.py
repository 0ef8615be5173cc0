"""The command `firelight selfplay`: many random games, and statistics."""

from __future__ import annotations

import argparse
import json
from typing import Any

from firelight import api
from firelight.cli.arguments import WRONG_INPUT, at_least_one, whole_number
from firelight.engine.errors import OptionError


def add(commands: Any) -> None:
    """Add the command to a command line."""
    selfplay = commands.add_parser("selfplay", help="command-selfplay")
    selfplay.set_defaults(do=do_selfplay)
    selfplay.add_argument("game", choices=tuple(api.titles()))
    selfplay.add_argument("--players", default="all", metavar="N", help="the number of players, or all (default)")
    selfplay.add_argument("--games", type=at_least_one, default=1000, metavar="K", help="how many games (default 1000)")
    selfplay.add_argument("--seed", type=whole_number, default=1, metavar="S", help="default 1")
    selfplay.add_argument("--jobs", type=at_least_one, default=1, metavar="J", help="how many games at the same time (default 1)")
    selfplay.add_argument("--json", action="store_true", help="print JSON")


def do_selfplay(args: argparse.Namespace) -> int:
    from firelight.selfplay import as_data, report, run

    title = api.title(args.game)
    low, high = title.players
    if args.players == "all":
        numbers = list(range(low, high + 1))
    elif args.players.isdecimal() and low <= int(args.players) <= high:
        numbers = [int(args.players)]
    else:
        raise OptionError(f"players: found {args.players!r}; expected {low} to {high}, or all")
    if not 0 <= args.seed < 2**62:
        raise OptionError(f"seed: found {args.seed}; expected a whole number from 0 to 2**62 - 1")
    results = run(api.edition(args.game), numbers, args.games, args.seed, args.jobs)
    if args.json:
        print(json.dumps(as_data(results), indent=1))
    else:
        report(results)
    return WRONG_INPUT if any(result.stuck for result in results) else 0
