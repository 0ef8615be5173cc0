"""What the commands share: parsing of arguments, the language of help, and exit codes."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Sequence
from typing import Any, NoReturn

from firelight import api
from firelight.texts import ENGLISH, LANGUAGES, system_language
from firelight.texts.shell import Shell

WRONG_INPUT = 1
WRONG_USAGE = 2
# Help for these is in four languages; that of the others, for hosts and developers, is in English.
FOR_PLAYERS = ("play", "bots", "replay", "position", "review")
HEADINGS = {"positional arguments": "command-arguments", "options": "command-options", "commands": "command-commands"}


def language_of(argv: Sequence[str]) -> str:
    """The language that a command line asks for, as far as can be seen before parsing, or that of the system."""
    given = [word.partition("=") for word in argv]
    after = next((argv[at] for at, (word, _, _) in enumerate(given, 1) if word == "--language" and at < len(argv)), "")
    asked = next((value for word, _, value in given if word == "--language" and value), after)
    return asked if asked in LANGUAGES else system_language()


class TranslatedHelp(argparse.HelpFormatter):
    """Help whose sentences are given as the names of texts; all other sentences stay as they are."""

    def __init__(self, language: str, prog: str) -> None:
        super().__init__(prog)
        self.language = language

    def translated(self, name: str) -> str:
        """The text of `command-seed`, `command-simulations 400` with a number, or `option bonfire handicap` for an option of a game."""
        first, *rest = name.split(" ")
        if first == "option" and len(rest) == 2:
            return api.title(rest[0]).option_help(rest[1], self.language)
        if not first.startswith("command-"):
            return name
        return Shell(self.language).say(first, **({"number": int(rest[0])} if rest else {}))

    def add_usage(self, usage: str | None, actions: Iterable[argparse.Action], groups: Iterable[Any], prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, self.translated("command-usage") if prefix is None else prefix)

    def add_text(self, text: str | None) -> None:
        super().add_text(self.translated(text) if text else text)

    def start_section(self, heading: str | None) -> None:
        super().start_section(self.translated(HEADINGS[heading]) if heading in HEADINGS else heading)

    def _get_help_string(self, action: argparse.Action) -> str | None:
        return self.translated(action.help) if action.help else action.help


class Parser(argparse.ArgumentParser):
    """Prints help in a language, and one clear line about wrong usage."""

    language = ENGLISH

    def __init__(self, **more: Any) -> None:
        super().__init__(add_help=False, **more)
        self.add_argument("-h", "--help", action="help", default=argparse.SUPPRESS, help="command-help")

    def _get_formatter(self) -> argparse.HelpFormatter:
        return TranslatedHelp(self.language, self.prog)

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
