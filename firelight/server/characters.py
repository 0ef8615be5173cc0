"""Which characters are visible, and how many accents may be stacked on one letter."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from functools import lru_cache

EMOJI_STYLE = "\ufe0f"  # shows the preceding symbol as a picture
DIRECTION = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"

# Assigned characters that show nothing although their category does not say so: fillers, selectors, blanks.
BLANK = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\U00013441\U00013442\U00016fe4\U0001d159"
    + "".join(map(chr, range(0xFE00, 0xFE10)))
    + "".join(map(chr, range(0xE0100, 0xE01F0)))
)
ONE_ACCENT = ("LATIN", "GREEK", "CYRILLIC", "FULLWIDTH LATIN")  # scripts whose accented letters are characters of their own
MOST_ACCENTS = 2


def is_control(character: str) -> bool:
    """Control characters, lone surrogates, line separators, and characters that change the direction of writing."""
    return unicodedata.category(character) in ("Cc", "Cs", "Zl", "Zp") or character in DIRECTION


def is_invisible(character: str) -> bool:
    """Format characters, private and unassigned ones, fillers and blanks, but not spaces."""
    return unicodedata.category(character) in ("Cf", "Co", "Cn") or character in BLANK


def is_visible(character: str) -> bool:
    """A letter, digit, punctuation mark or symbol."""
    return unicodedata.category(character)[0] in "LNPS" and character not in BLANK


def invisible_in(text: str) -> Iterator[str]:
    """The invisible characters of a text. A symbol may be followed by the selector that turns it into a picture."""
    before = ""
    for character in text:
        picture = character == EMOJI_STYLE and before and unicodedata.category(before)[0] == "S"
        if is_invisible(character) and not picture:
            yield character
        before = character


def is_stacked(text: str) -> bool:
    """Whether a letter carries more accents than ordinary writing uses. Letters made of several characters count as one."""
    accents, most = 0, 0
    for character in unicodedata.normalize("NFC", text):
        if unicodedata.category(character) in ("Mn", "Me") and character not in BLANK:
            accents += 1
            if accents > most:
                return True
        elif not is_invisible(character):
            accents, most = 0, _most_accents(character)
    return False


@lru_cache(maxsize=4096)
def _most_accents(character: str) -> int:
    if character.isspace():
        return 0
    letter = unicodedata.category(character)[0] in "LM" and not unicodedata.name(character, "").startswith(ONE_ACCENT)
    return MOST_ACCENTS if letter else 1
