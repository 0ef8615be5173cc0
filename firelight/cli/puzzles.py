"""The commands about puzzles: firelight puzzles make, verify, rate."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from firelight import api
from firelight.cli.arguments import WRONG_INPUT, at_least_one, whole_number
from firelight.engine.errors import OptionError

if TYPE_CHECKING:
    from firelight.lab.puzzles.verify import Verdict

COUNT = 120
MOST_GAMES = 100_000


def players(text: str) -> tuple[int, ...]:
    return tuple(at_least_one(part) for part in text.split(","))


def add(commands: Any) -> None:
    puzzles = commands.add_parser("puzzles", help="command-puzzles")
    parts = puzzles.add_subparsers(title="commands", dest="part", required=True, metavar="COMMAND", parser_class=type(puzzles))
    make = parts.add_parser("make", help="make puzzles, continuing an earlier run")
    make.set_defaults(do=do_make)
    make.add_argument("game", metavar="GAME")
    make.add_argument("--count", type=at_least_one, default=COUNT, metavar="N", help=f"a third of each difficulty (default {COUNT})")
    make.add_argument("--players", type=players, metavar="LIST", help="the number of players for one game after the other, such as 2,2,3")
    make.add_argument("--endings", action="store_true", help="only endgames, which the solver proves: much faster")
    make.add_argument("--seed", type=whole_number, default=1, metavar="S", help="default 1; a different seed gives different puzzles")
    make.add_argument("--games", type=at_least_one, default=MOST_GAMES, metavar="N", help="stop after this many games in any case")
    make.add_argument("--out", metavar="FILE", help="default: GAME.json.xz in the folder of puzzles that the server reads")
    make.add_argument("--journal", metavar="FILE", help="where progress is saved (default: beside the puzzles)")
    verify = parts.add_parser("verify", help="prove puzzles again: the shipped ones, or those in a file")
    verify.set_defaults(do=do_verify)
    verify.add_argument("file", metavar="FILE", nargs="*")
    verify.add_argument("--seed", type=whole_number, metavar="S", help="a different seed for every search (default: each proof's own)")
    verify.add_argument("--sample", type=at_least_one, metavar="N", help="only this many puzzles from each file, evenly spread")
    rate = parts.add_parser("rate", help="let the levels try puzzles again after they have changed: the shipped ones, or those in a file")
    rate.set_defaults(do=do_rate)
    rate.add_argument("file", metavar="FILE", nargs="*")


def do_make(args: argparse.Namespace) -> int:
    from firelight.lab.puzzles.book import ENDING
    from firelight.lab.puzzles.generate import Plan, PuzzleGenerator, usual_players
    from firelight.server.settings import read_settings

    title = api.title(args.game)
    seats = args.players or usual_players(args.game)
    if not all(title.players[0] <= number <= title.players[1] for number in seats):
        raise OptionError(f"players: {title.name} is for {title.players[0]} to {title.players[1]} players")
    out = Path(args.out) if args.out else read_settings({}).puzzles_dir / f"{args.game}{ENDING}"
    journal = Path(args.journal) if args.journal else out.with_name(f"{out.name}.journal")
    plan = Plan(args.game, args.count, args.seed, seats, args.endings)
    generator = PuzzleGenerator(plan, lambda line: print(line, file=sys.stderr, flush=True))
    book = generator.run(journal, args.games)
    book.write(out)
    print(f"{out}: {len(book.puzzles)} puzzles from {generator.games} games")
    return 0


def do_verify(args: argparse.Namespace) -> int:
    from firelight.lab.puzzles.book import Book, shipped
    from firelight.lab.puzzles.verify import verify

    given = [Book.read(Path(file)) for file in args.file]
    books = given or [book for game in api.titles() if (book := shipped(game)) is not None]
    verdicts = []
    for book in books:
        for problem in book.problems():
            print(f"{book.game}: {problem}", file=sys.stderr)
        found = list(verify(book, args.seed, args.sample, lambda line: print(line, file=sys.stderr, flush=True)))
        verdicts += found
        _report(book.game, found)
    return 0 if all(verdict.holds for verdict in verdicts) and not any(book.problems() for book in books) else WRONG_INPUT


def do_rate(args: argparse.Namespace) -> int:
    from firelight.lab.puzzles.book import Book
    from firelight.lab.puzzles.rate import rate

    paths = [Path(file) for file in args.file] or [path for title in api.titles().values() if (path := title.puzzles) and path.exists()]
    for path in paths:
        rate(Book.read(path), lambda line: print(line, file=sys.stderr, flush=True)).write(path)
    return 0


def _report(game: str, verdicts: list[Verdict]) -> None:
    from firelight.lab.puzzles.verify import HEADS, rows
    from firelight.screen import Screen

    screen = Screen(file=sys.stdout)
    screen.table(api.title(game).name, HEADS, rows(verdicts))
    for verdict in verdicts:
        if not verdict.holds:
            screen.say(f"{verdict.puzzle.id}: {verdict.problem}")
