"""What the commands share: how words of a command line are read, and exit codes."""

from __future__ import annotations

import argparse
from typing import NoReturn

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
