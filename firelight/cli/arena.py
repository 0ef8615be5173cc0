"""The command `firelight arena`: bots play a tournament."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from firelight import api
from firelight.cli.arguments import WRONG_INPUT, at_least_one, whole_number
from firelight.engine.errors import OptionError

if TYPE_CHECKING:
    from firelight.lab.arena import Tally

INTERRUPTED = 130


def option(text: str) -> tuple[str, int]:
    name, sign, value = text.partition("=")
    if not sign:
        raise argparse.ArgumentTypeError(f"found {text!r}; expected name=value, such as handicap=10")
    return name.strip().replace("-", "_"), whole_number(value)


def add(commands: Any) -> None:
    """Add the command to a command line."""
    games = tuple(api.titles())
    arena = commands.add_parser("arena", help="command-arena")
    arena.set_defaults(do=do_arena)
    arena.add_argument("bots", nargs="+", metavar="BOT", help="random, greedy, search:0.2s, search:5000, flame, my/file.py:MyBot ...")
    arena.add_argument("--game", choices=games, default=games[0], help=f"default {games[0]}")
    arena.add_argument("--players", type=whole_number, metavar="N", help="seats at a table (default: as many as there are bots)")
    arena.add_argument(
        "--games", type=at_least_one, default=100, metavar="K", help="games for each group of bots, rounded up to whole deals (default 100)"
    )
    arena.add_argument("--seed", type=whole_number, default=1, metavar="S", help="default 1")
    arena.add_argument("--jobs", type=at_least_one, metavar="J", help="how many games at the same time (default: all cores)")
    arena.add_argument("--option", type=option, action="append", default=[], metavar="NAME=VALUE", help="an option, such as handicap=10")
    arena.add_argument("--find-handicap", action="store_true", help="solo against Tom: find the handicap at which the bot wins half")
    arena.add_argument("--json", type=Path, metavar="FILE", help="write everything to a file")
    arena.add_argument("--resume", type=Path, metavar="FILE", help="keep finished games in this journal, and continue where it ends")
    arena.add_argument("--records", type=Path, metavar="FOLDER", help="write the record of every game")
    arena.add_argument("--ray", metavar="ADDRESS", help="play on a Ray cluster: local, auto or host:port")


def do_arena(args: argparse.Namespace) -> int:
    from firelight.lab.arena import entrants, run
    from firelight.lab.arena_report import ProgressObserver, report
    from firelight.lab.schedule import Tournament
    from firelight.storage import write_safely

    for flag, path in (("json", args.json), ("resume", args.resume)):
        if path is not None and path.is_dir():
            raise OptionError(f"{flag}: {path} is a folder; expected the name of a file")
    if args.records is not None and args.records.exists() and not args.records.is_dir():
        raise OptionError(f"records: {args.records} is not a folder")
    players = len(args.bots) if args.players is None else args.players
    tournament = Tournament(
        args.game, players, entrants(args.bots, args.game), args.games, args.seed, dict(args.option), args.find_handicap
    )
    with ProgressObserver() as observer:
        tally = run(tournament, args.jobs, args.resume, args.records, args.ray, observer)
    report(tally)
    if args.json is not None:
        write_safely(args.json, json.dumps(tally.data(), indent=1) + "\n")
    if tally.interrupted:
        print(_how_to_go_on(tally, args.resume))
        return INTERRUPTED
    return WRONG_INPUT if tally.broken else 0


def _how_to_go_on(tally: Tally, journal: Path | None) -> str:
    if journal is None:
        return "Interrupted. These games are lost: with --resume FILE a tournament can be continued."
    return f"Interrupted. {len(tally.results)} games are kept in {journal}: run the same command again to continue."
