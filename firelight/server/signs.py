"""Characters: which of them can be seen, and how many accents may be stacked on one letter."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from functools import lru_cache

EMOJI_STYLE = "\ufe0f"  # shows the symbol before it as a picture
JOINERS = "\u200c\u200d"  # build ligatures, and pictures of several people
DIRECTION = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"

# Assigned, not of a category that says so, and yet nothing is to be seen: fillers, selectors, blanks.
BLANK = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\U00013441\U00013442\U00016fe4\U0001d159"
    + "".join(map(chr, range(0xFE00, 0xFE10)))
    + "".join(map(chr, range(0xE0100, 0xE01F0)))
)
ONE_ACCENT = ("LATIN", "GREEK", "CYRILLIC", "FULLWIDTH LATIN")  # whose accented letters are characters of their own
MOST_ACCENTS = 2


def is_control(sign: str) -> bool:
    """Control characters, lone surrogates, separators of lines, and those that turn the direction of writing."""
    return unicodedata.category(sign) in ("Cc", "Cs", "Zl", "Zp") or sign in DIRECTION


def is_unseen(sign: str) -> bool:
    """Format characters, private and unassigned ones, fillers and blanks. Spaces are none of them."""
    return unicodedata.category(sign) in ("Cf", "Co", "Cn") or sign in BLANK


def is_visible(sign: str) -> bool:
    """A letter, digit, punctuation mark or symbol."""
    return unicodedata.category(sign)[0] in "LNPS" and sign not in BLANK


def unseen_in(text: str) -> Iterator[str]:
    """Characters that nobody would see. A symbol may be followed by the selector that makes a picture of it."""
    before = ""
    for sign in text:
        picture = sign == EMOJI_STYLE and before and unicodedata.category(before)[0] == "S"
        if is_unseen(sign) and not picture:
            yield sign
        before = sign


def is_stacked(text: str) -> bool:
    """Does a letter carry more accents than any ordinary writing puts on one? Letters made of several characters count as one."""
    accents, most = 0, 0
    for sign in unicodedata.normalize("NFC", text):
        if unicodedata.category(sign) in ("Mn", "Me") and sign not in BLANK:
            accents += 1
            if accents > most:
                return True
        elif not is_unseen(sign):
            accents, most = 0, _most_accents(sign)
    return False


@lru_cache(maxsize=4096)
def _most_accents(sign: str) -> int:
    if sign.isspace():
        return 0
    letter = unicodedata.category(sign)[0] in "LM" and not unicodedata.name(sign, "").startswith(ONE_ACCENT)
    return MOST_ACCENTS if letter else 1
