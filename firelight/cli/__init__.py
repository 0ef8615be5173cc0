"""The command line: firelight play, bots, selfplay, components, replay, position, arena, balance, review, puzzles, train, serve ..."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from firelight import __version__
from firelight.cli import admin, arena, balance, files, games, play, puzzles, review, selfplay, serve, train
from firelight.cli.arguments import FOR_PLAYERS, WRONG_INPUT, WRONG_USAGE, Parser, language_of
from firelight.engine.errors import FirelightError, ProblemsError
from firelight.texts import ENGLISH


def parser(language: str = ENGLISH) -> argparse.ArgumentParser:
    top = Parser(prog="firelight", description="command-about")
    top.add_argument("--version", action="version", version=f"firelight {__version__}", help="command-version")
    commands = top.add_subparsers(title="commands", dest="command", required=True, metavar="COMMAND", parser_class=Parser)
    for group in (play, selfplay, files, arena, balance, review, puzzles, train, serve, games, admin):
        group.add(commands)
    for one in (top, *(commands.choices[name] for name in FOR_PLAYERS)):
        one.language = language
    return top


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code. Bad input gets a message, never a traceback."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        args = parser(language_of(sys.argv[1:] if argv is None else argv)).parse_args(argv)
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
