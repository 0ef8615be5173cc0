"""Recovery phrases: twelve words that bring an identity back when every device is lost. 108 bits, so a plain hash of them is kept."""

from __future__ import annotations

import re
import secrets
from functools import cache
from importlib.resources import files

WORDS = 12


@cache
def word_list() -> tuple[str, ...]:
    """512 short words; no two of them begin with the same four letters or differ by one letter only."""
    return tuple(files("firelight.server").joinpath("words.txt").read_text(encoding="ascii").split())


def new_phrase() -> str:
    return " ".join(secrets.choice(word_list()) for _ in range(WORDS))


def plain(phrase: str) -> str:
    """A phrase as it is hashed, however it was typed: case, spaces and signs between the words do not matter."""
    return " ".join(re.findall(r"[a-z]+", phrase.lower()))
