"""Limits on the size and complexity of outside text, checked before anything parses it.

Each check is one pass over the text: a regular expression removes strings and comments, and what remains is counted.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import accumulate
from typing import Final

from firelight.server.errors import Refused

JSON_STRINGS: Final = re.compile(rb'"(?:[^"\\]++|\\.)*+"?', re.DOTALL)
TOML_STRINGS: Final = re.compile(
    rb'''
      \#[^\n]*+
    | """(?:[^"\\]++|\\.|"(?!""))*+"{0,5}
    | \'\'\'(?:[^']++|'(?!\'\'))*+'{0,5}
    | "(?:[^"\\\n]++|\\[^\n])*+"?
    | '[^'\n]*+'?
    ''',
    re.DOTALL | re.VERBOSE,
)
LONG_NUMBER: Final = re.compile(rb"[0-9.eE+-]{16}")
LETTERS: Final = b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
DIGITS: Final = b"0123456789+-"
OPENERS, BRACKETS, KEY_ENDS = b"[{", b"[]{}", b"=,[]{}\n"


def _table(**signs: bytes) -> bytes:
    """A table for bytes.translate: `to_x=b"abc"` maps a, b and c to x; every other byte becomes a space."""
    table = bytearray(b" " * 256)
    for name, found in signs.items():
        for sign in found:
            table[sign] = ord(name.removeprefix("to_"))
    return bytes(table)


def _all_but(signs: bytes) -> bytes:
    return bytes(sign for sign in range(256) if sign not in signs)


JSON_NUMBERS: Final = _table(to_n=DIGITS + b".eE")
TOML_WORDS: Final = _table(to_n=DIGITS + LETTERS + b"_")
UP_AND_DOWN: Final = _table(to_u=OPENERS, to_s=b"]}")
KEY_PARTS: Final = _table(to_p=b".")
NO_BRACKETS: Final = _all_but(BRACKETS)
NO_KEY_SIGNS: Final = _all_but(b"." + KEY_ENDS)
MIDDLE: Final = ord("t")  # u is one above it, s one below


@dataclass(frozen=True)
class Bounds:
    """How much a text may contain."""

    size: int  # bytes
    values: int  # members of tables and entries of lists in total
    depth: int = 16
    digits: int = 64  # per number; in TOML also characters of a bare key
    key_parts: int = 8  # in a dotted TOML key


COMPONENTS: Final = Bounds(size=64 * 1024, values=2500)  # the shipped sets have 10 kB and 800 values
RECORD: Final = Bounds(size=1024 * 1024, values=20_000)  # the record of a long game has 30 kB and 2,000 values


def check_size(size: int, bounds: Bounds, what: str) -> None:
    if size > bounds.size:
        raise Refused("too-large", f"{what} is too large: {bounds.size} bytes are allowed", {"most": bounds.size}, 413)


def check_json(text: bytes, bounds: Bounds, what: str) -> None:
    """Refuse JSON beyond the bounds. Whether it is valid is for the parser to say."""
    check_size(len(text), bounds, what)
    if _is_plain(text, bounds):
        return
    rest = JSON_STRINGS.sub(b'"', text)
    _check_values(rest, rest.count(b","), bounds, what)
    if _longest_is_over(rest.translate(JSON_NUMBERS), bounds):
        raise _too_complex("digits", bounds.digits, f"{what} has a number with too many digits: {bounds.digits} are allowed")


def _is_plain(text: bytes, bounds: Bounds) -> bool:
    """Whether a text is within its bounds even with strings counted in. Nearly every message is, and this takes a tenth of the time."""
    brackets = text.count(b"[") + text.count(b"{")
    few = brackets <= bounds.depth and brackets + text.count(b",") <= bounds.values
    return few and bounds.digits >= 16 and not LONG_NUMBER.search(text)


def check_toml(text: bytes, bounds: Bounds, what: str) -> None:
    """The same for TOML, where a short dotted key can make a deeply nested table."""
    check_size(len(text), bounds, what)
    rest = TOML_STRINGS.sub(b'"', text)
    _check_values(rest, rest.count(b",") + rest.count(b"="), bounds, what)
    if _longest_is_over(rest.translate(TOML_WORDS), bounds):
        message = f"{what} has a number or a bare key that is too long: {bounds.digits} characters are allowed"
        raise _too_complex("digits", bounds.digits, message)
    dots = rest.translate(KEY_PARTS, NO_KEY_SIGNS)
    if b"p" * bounds.key_parts in dots:
        raise _too_complex("key_parts", bounds.key_parts, f"{what} has a dotted key with too many parts: {bounds.key_parts} are allowed")


def _check_values(rest: bytes, separators: int, bounds: Bounds, what: str) -> None:
    if separators + rest.count(b"[") + rest.count(b"{") > bounds.values:
        raise _too_complex("values", bounds.values, f"{what} holds too many values: {bounds.values} are allowed")
    brackets = rest.translate(UP_AND_DOWN, NO_BRACKETS)
    if max(accumulate(sign - MIDDLE for sign in brackets), default=0) > bounds.depth:
        raise _too_complex("depth", bounds.depth, f"{what} is nested too deeply: {bounds.depth} levels are allowed")


def _longest_is_over(words: bytes, bounds: Bounds) -> bool:
    return b"n" * (bounds.digits + 1) in words


def _too_complex(bound: str, most: int, message: str) -> Refused:
    return Refused("too-complex", message, {"bound": bound, "most": most}, 413)
