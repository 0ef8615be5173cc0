"""Recovery phrases: twelve words that restore an identity when every device is lost. With 108 bits, a plain hash is stored."""

from __future__ import annotations

import re
import secrets
from functools import cache
from importlib.resources import files

WORDS = 12


@cache
def word_list() -> tuple[str, ...]:
    """512 short words. No two share their first four letters or differ in a single letter."""
    return tuple(files("firelight.server").joinpath("words.txt").read_text(encoding="ascii").split())


def new_phrase() -> str:
    return " ".join(secrets.choice(word_list()) for _ in range(WORDS))


def plain(phrase: str) -> str:
    """A phrase as it is hashed: case, spaces and punctuation between the words do not matter."""
    return " ".join(re.findall(r"[a-z]+", phrase.lower()))
