"""Nothing is copied from the printed rules: no text shares eight consecutive words with them."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from firelight.texts import LANGUAGES
from tests.texts.papers import papers
from tests.texts.terms import ROOT, files, messages

WORDS = 8
Run = tuple[str, ...]


def runs(text: str) -> set[Run]:
    """All runs of eight words, ignoring what separates them."""
    words = re.findall(r"[^\W\d_]+|\d+", text.lower())
    return {tuple(words[at : at + WORDS]) for at in range(len(words) - WORDS + 1)}


def printed(language: str) -> set[Run]:
    """The runs of all printed rules in a language."""
    folder = papers("rulebooks")
    books = sorted(folder.glob(f"*.{language}.txt")) if folder else []
    if not books:
        pytest.skip("the printed rules are not here")
    return {run for book in books for run in runs(book.read_text(encoding="utf-8"))}


def prose() -> Iterator[tuple[str, str]]:
    """All other English: the pages, the code, the component sets."""
    found = [*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob("firelight/**/*.py"), *ROOT.glob("firelight/**/*.toml")]
    yield from ((str(file.relative_to(ROOT)), file.read_text(encoding="utf-8")) for file in sorted(found))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_eight_words_are_copied(language: str) -> None:
    theirs = printed(language)
    texts = ((name, part) for file in files(language) for name, text in messages(file) for part in re.split(r"[{}]", text))
    assert [f"{name}: {' '.join(run)}" for name, text in texts for run in sorted(runs(text) & theirs)] == []


def test_no_eight_words_are_copied_into_pages_and_code() -> None:
    theirs = printed("en")
    assert [f"{name}: {' '.join(run)}" for name, text in prose() for run in sorted(runs(text) & theirs)] == []
