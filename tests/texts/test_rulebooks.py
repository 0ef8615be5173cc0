"""Nothing is copied from the printed rules: no text shares eight words in a row with them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from firelight.texts import LANGUAGES
from tests.texts.terms import ROOT, files, messages

BOOKS = ROOT.parent / "shared" / "rulebooks"
WORDS = 8


def runs(text: str) -> set[tuple[str, ...]]:
    """All runs of eight words, whatever stands between them."""
    words = re.findall(r"[^\W\d_]+|\d+", text.lower())
    return {tuple(words[at : at + WORDS]) for at in range(len(words) - WORDS + 1)}


def shared_with(book: Path, language: str) -> list[str]:
    printed = runs(book.read_text(encoding="utf-8"))
    return [
        f"{name}: {' '.join(run)}"
        for file in files(language)
        for name, text in messages(file)
        for part in re.split(r"[{}]", text)
        for run in sorted(runs(part) & printed)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_eight_words_are_copied(language: str) -> None:
    books = sorted(BOOKS.glob(f"*.{language}.txt"))
    if not books:
        pytest.skip("the printed rules are not here")
    assert [found for book in books for found in shared_with(book, language)] == []
