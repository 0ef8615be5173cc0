"""The command line: firelight play, bots, selfplay, components, replay, position, arena, review, train, serve, games, backup, admin ..."""

from __future__ import annotations

import argparse
import json
import secrets
import shutil
import sys
from collections.abc import Sequence
from importlib.resources import as_file, files
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from firelight import __version__, api, cli_arena, cli_review, cli_train
from firelight.engine.errors import FirelightError, OptionError, ProblemsError
from firelight.server import cli_admin, cli_games, cli_serve

if TYPE_CHECKING:
    from firelight.engine.game import Game
    from firelight.keeping import Kept

WRONG_INPUT = 1
WRONG_USAGE = 2


class Parser(argparse.ArgumentParser):
    """One clear line for a wrong command."""

    def error(self, message: str) -> NoReturn:
        self.exit(WRONG_USAGE, f"firelight: {message} (firelight --help shows how)\n")


def whole_number(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"found {text!r}; expected a whole number") from None


def at_least_one(text: str) -> int:
    number = whole_number(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"found {number}; expected 1 or more")
    return number


def parser() -> argparse.ArgumentParser:
    top = Parser(prog="firelight", description="Board games in the browser and the terminal: play, watch statistics, check files.")
    top.add_argument("--version", action="version", version=f"firelight {__version__}")
    commands = top.add_subparsers(title="commands", dest="command", required=True, metavar="COMMAND", parser_class=Parser)
    games = tuple(api.titles())

    play = commands.add_parser("play", help="play a game in the terminal")
    play.set_defaults(do=do_play)
    play.add_argument("game", choices=games)
    play.add_argument("--players", type=whole_number, metavar="N", help="how many play")
    play.add_argument("--seats", metavar="LIST", help="who sits where, such as you,flame,greedy (firelight bots lists them)")
    play.add_argument("--seed", type=whole_number, metavar="S", help="makes a game repeatable")
    for name, option in _setup_options().items():
        flag = f"--{name.replace('_', '-')}"
        if (option.low, option.high) == (0, 1):
            play.add_argument(flag, action="store_const", const=1, help=option.help)
        else:
            play.add_argument(flag, type=whole_number, metavar="N", help=option.help)
    play.add_argument("--series", action="store_true", help="play the next game of your solo series")
    play.add_argument("--components", metavar="FILE", help="a component set of your own")
    play.add_argument("--load", metavar="FILE", help="go on from a position or a record")
    play.add_argument("--resume", action="store_true", help="go on with the game you left last")

    bots = commands.add_parser("bots", help="list the opponents there are")
    bots.set_defaults(do=do_bots)

    selfplay = commands.add_parser("selfplay", help="play many random games and show statistics")
    selfplay.set_defaults(do=do_selfplay)
    selfplay.add_argument("game", choices=games)
    selfplay.add_argument("--players", default="all", metavar="N", help="how many play, or all (default)")
    selfplay.add_argument("--games", type=at_least_one, default=1000, metavar="K", help="how many games (default 1000)")
    selfplay.add_argument("--seed", type=whole_number, default=1, metavar="S", help="default 1")
    selfplay.add_argument("--jobs", type=at_least_one, default=1, metavar="J", help="how many run at the same time (default 1)")
    selfplay.add_argument("--json", action="store_true", help="print JSON")

    components = commands.add_parser("components", help="check, show or copy the printed values of a game")
    what = components.add_subparsers(dest="what", required=True, metavar="check|show|copy", parser_class=Parser)
    for name, do, help_text in (
        ("check", do_check, "check a component set"),
        ("show", do_show, "print the shipped one"),
        ("copy", do_copy, "write the shipped one to a file of your own"),
    ):
        part = what.add_parser(name, help=help_text)
        part.add_argument("--game", choices=games, default=games[0])
        part.set_defaults(do=do)
        if name != "show":
            part.add_argument("file", metavar="FILE")

    replay = commands.add_parser("replay", help="check the record of a game and show its result")
    replay.set_defaults(do=do_replay)
    replay.add_argument("record", metavar="RECORD")
    replay.add_argument("--to", type=whole_number, metavar="N", help="show the board after N moves")

    position = commands.add_parser("position", help="check a position and show its board")
    position.set_defaults(do=do_position)
    position.add_argument("file", metavar="FILE")

    cli_arena.add(commands)
    cli_review.add(commands)
    cli_train.add(commands)
    cli_serve.add(commands)
    cli_games.add(commands)
    cli_admin.add(commands)
    return top


def _setup_options() -> dict[str, Any]:
    """The setup options of all games."""
    return {name: option for title in api.titles().values() for name, option in title.setup_options.items()}


# Play.


def do_play(args: argparse.Namespace) -> int:
    from firelight.face import face_of
    from firelight.screen import Screen
    from firelight.terminal import Table, ask_line

    face = face_of(args.game)
    game, kept = _set_table(args)
    table = Table(game, kept, Screen(face.styles, face.width), ask_line)
    table.run()
    return 0


def _set_table(args: argparse.Namespace) -> tuple[Game, Kept]:
    """The game to play and who sits where."""
    from firelight.face import face_of
    from firelight.keeping import Kept, new_file
    from firelight.seats import read_seats
    from firelight.terminal import series_file

    title = api.title(args.game)
    face = face_of(args.game)
    options = {name: value for name in _setup_options() if (value := getattr(args, name)) is not None}
    if args.resume or args.load:
        chosen = [*options, *(name for name in ("series", "components") if getattr(args, name))]
        if chosen:
            raise OptionError(f"{', '.join(chosen)}: a game that goes on was set up before; leave it out")
    if args.resume:
        return _resume(args)
    seed = secrets.randbits(62) if args.seed is None else args.seed
    if args.load:
        game = _load(args.load, seed)
        if game.title != args.game:
            raise OptionError(f"load: {args.load} is a game of {game.title}, not of {args.game}")
        if args.players not in (None, game.players):
            raise OptionError(f"players: {args.load} is a game for {game.players}")
        return game, Kept(new_file(args.game), read_seats(args.seats, game.players, title, game.players), seed)
    if args.series:
        if face.series is None:
            raise OptionError(f"series: {title.name} has none")
        if face.series.option in options:
            raise OptionError(f"{face.series.option}: in a series it is given by the games before")
        if args.players not in (None, face.series.players):
            raise OptionError(f"series: it is for {face.series.players} player, not {args.players}")
        options[face.series.option] = face.series.value(face.series.load(series_file(args.game)))
    seats = read_seats(args.seats, args.players, title, face.players)
    game = api.new(args.game, len(seats), seed, args.components, **options)
    return game, Kept(new_file(args.game), seats, seed, args.series)


def _resume(args: argparse.Namespace) -> tuple[Game, Kept]:
    from firelight.keeping import KeepingError, games_folder, last_unfinished, open_kept
    from firelight.seats import read_seats

    path = last_unfinished(args.game)
    if path is None:
        raise KeepingError(f"resume: no unfinished game of {args.game} is kept in {games_folder()}")
    game = api.replay(path)
    kept = open_kept(path, game.players)
    try:
        kept.seats = read_seats(args.seats or ",".join(kept.seats), game.players, game.edition.title, game.players)
    except OptionError as reason:
        raise OptionError(f"{reason}{'' if args.seats else ' (--seats says who plays instead)'}") from reason
    return game, kept


def _load(path: str, seed: int) -> Game:
    """A position or a record."""
    from firelight.engine.errors import PositionError
    from firelight.engine.files import read_data

    _, data = read_data(Path(path), PositionError)
    return api.replay(Path(path), seed) if data.get("firelight") == "record" else api.load(Path(path), seed)


def do_bots(args: argparse.Namespace) -> int:
    from firelight.bots import known

    names = known()
    width = max(map(len, names))
    for name, text in names.items():
        print(f"{name:<{width}}  {text}")
    print("\nYour own: package.module:Class or path/to/file.py:Class (docs/bots.md). A budget may follow: search:0.2s, search:5000.")
    return 0


# Statistics.


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


# Files.


def do_check(args: argparse.Namespace) -> int:
    from firelight.marks import summary

    components = api.title(args.game).load_components(args.file)
    print(f"{args.file}: OK. {summary(components.data)}")
    return 0


def do_show(args: argparse.Namespace) -> int:
    print(files(f"firelight.{args.game}").joinpath("components.toml").read_text(encoding="utf-8"), end="")
    return 0


def do_copy(args: argparse.Namespace) -> int:
    target = Path(args.file)
    if target.exists():
        raise OptionError(f"{target}: this file exists; choose another name")
    with as_file(files(f"firelight.{args.game}").joinpath("components.toml")) as source:
        shutil.copyfile(source, target)
    print(f"{target}: written. Change what differs from your print, then: firelight components check {target}")
    return 0


def do_replay(args: argparse.Namespace) -> int:
    game = api.replay(Path(args.record), 0)
    total = len(game.history)
    if args.to is not None:
        if not 0 <= args.to <= total:
            raise OptionError(f"to: found {args.to}; this record has 0 to {total} moves")
        print(game.at(args.to))
        return 0
    print(f"{args.record}: OK. {game.edition.title.name}, {total} moves, {'finished' if game.over else 'not finished'}.")
    for seat, name in enumerate(game.seat_names):
        sheet = ", ".join(f"{source} {points}" for source, points in game.score_sheet(seat).items() if points)
        print(f"  {name}: {game.scores()[seat]} points ({sheet or 'nothing'})")
    if game.over:
        winners = [game.seat_names[seat] for seat in game.winners()]
        print(f"  Winner: {' and '.join(winners) or 'nobody (a tie)'}")
    return 0


def do_position(args: argparse.Namespace) -> int:
    print(api.load(Path(args.file), 0))
    return 0


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; the exit code. Bad input is answered in words, never with a traceback."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        args = parser().parse_args(argv)
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else WRONG_USAGE
    try:
        code: int = args.do(args)
        sys.stdout.flush()
        return code
    except ProblemsError as error:
        print(f"{error.source}: {error.problems[0]}" if len(error.problems) == 1 else str(error), file=sys.stderr)
    except FirelightError as error:
        print(f"firelight: {error}", file=sys.stderr)
    except BrokenPipeError:
        sys.stderr.close()
    except OSError as error:
        print(f"firelight: {error.filename or 'a file'}: {error.strerror or error}", file=sys.stderr)
    except KeyboardInterrupt:
        print(file=sys.stderr)
    return WRONG_INPUT
