"""The commands `firelight components`, `firelight replay` and `firelight position`, which check and show files."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from firelight import api
from firelight.cli.arguments import Parser, whole_number
from firelight.engine.errors import OptionError
from firelight.texts import chosen
from firelight.texts.shell import Shell

if TYPE_CHECKING:
    from firelight.engine.game import Game


def add(commands: Any) -> None:
    """Add the commands to a command line."""
    games = tuple(api.titles())
    components = commands.add_parser("components", help="command-components")
    what = components.add_subparsers(dest="what", required=True, metavar="check|show|copy", parser_class=Parser)
    for name, do, help_text in (
        ("check", do_check, "check a component set"),
        ("show", do_show, "print a component set that comes with a game"),
        ("copy", do_copy, "copy a component set that comes with a game to a file of your own"),
    ):
        part = what.add_parser(name, help=help_text)
        part.set_defaults(do=do)
        if name != "show":
            part.add_argument("file", metavar="FILE")
        if name == "check":
            part.add_argument("--game", choices=games, help="default: the game that the file names")
        else:
            part.add_argument("--game", choices=games, default=games[0])
            part.add_argument("--set", metavar="NAME", help="such as balanced (default: the shipped one)")

    replay = commands.add_parser("replay", help="command-replay")
    replay.set_defaults(do=do_replay)
    replay.add_argument("record", metavar="RECORD")
    replay.add_argument("--to", type=whole_number, metavar="N", help="command-to")
    replay.add_argument("--language", metavar="L", help="command-language")

    position = commands.add_parser("position", help="command-position")
    position.set_defaults(do=do_position)
    position.add_argument("file", metavar="FILE")
    position.add_argument("--language", metavar="L", help="command-language")


def do_check(args: argparse.Namespace) -> int:
    from firelight.marks import summary

    components = api.title(args.game or _game_of(args.file)).rules.load_components(args.file)
    print(f"{args.file}: OK. {summary(components.data)}")
    return 0


def _game_of(file: str) -> str:
    """The game that a component set names. If it names no known game, the first one, whose checks will report the problem."""
    from firelight.engine.components import read

    head = read(file).get("set")
    named = head.get("game") if isinstance(head, dict) else None
    return named if isinstance(named, str) and named in api.titles() else next(iter(api.titles()))


def _bundled_set(key: str, name: str | None) -> str:
    """The text of a component set: the file itself, or the whole set if the file only holds the differences."""
    from firelight.engine.sets import toml_of

    title = api.title(key)
    if title.rules.components_file is None:
        raise OptionError(f"components: {title.name} has no component sets")
    if name is None:
        return title.rules.components_file.read_text(encoding="utf-8")
    if name not in title.rules.other_sets:
        known = ", ".join(title.rules.other_sets) or "none but the shipped one"
        raise OptionError(f"set: found {name!r}; {title.name} comes with {known}")
    return toml_of(api.edition(key, name).components.data)


def do_show(args: argparse.Namespace) -> int:
    print(_bundled_set(args.game, args.set), end="")
    return 0


def do_copy(args: argparse.Namespace) -> int:
    target = Path(args.file)
    if target.exists():
        raise OptionError(f"{target}: this file exists; choose another name")
    target.write_text(_bundled_set(args.game, args.set), encoding="utf-8")
    print(f"{target}: written. Change it to match your copy of the game, then:  firelight components check {target}")
    return 0


def do_replay(args: argparse.Namespace) -> int:
    game = api.replay(Path(args.record), 0)
    total = len(game.history)
    if args.to is not None:
        if not 0 <= args.to <= total:
            raise OptionError(f"to: found {args.to}; this record has 0 to {total} moves")
        print(_board(game.at(args.to), args.language))
        return 0
    _print_result(game, args.record, chosen(args.language))
    return 0


def _print_result(game: Game, file: str, language: str) -> None:
    """Print the result of a game: its moves, every seat's points by source, and who won."""
    shell, title = Shell(language), game.edition.title
    over = "yes" if game.over else "no"
    print(shell.say("command-record", file=file, game=title.called(language), moves=len(game.history), over=over))
    names = [shell.name(seat, name) for seat, name in enumerate(game.seat_names)]
    for seat, name in enumerate(names):
        sources = [(title.words.speech.source(source, language), points) for source, points in game.score_sheet(seat).items() if points]
        told = ", ".join(f"{source} {points}" for source, points in sources)
        print(f"  {shell.say('command-points', name=name, points=game.scores()[seat])}{f' ({told})' if told else ''}")
    if game.over:
        winners = [names[seat] for seat in game.winners()]
        print(f"  {shell.say('terminal-won', number=len(winners), names=shell.listed(winners), yours='no')}")


def _board(game: Game, language: str | None) -> str:
    return game.edition.title.words.board(game, chosen(language))


def do_position(args: argparse.Namespace) -> int:
    print(_board(api.load(Path(args.file), 0), args.language))
    return 0
