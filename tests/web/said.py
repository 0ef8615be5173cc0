"""The browser's texts, so that tests follow a change of wording."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from firelight.texts.catalogue import Catalogue

LOCALES = Path(__file__).parents[2] / "web" / "src" / "locales"


@cache
def _catalogue(language: str) -> Catalogue:
    return Catalogue(language, (LOCALES,))


def said(key: str, attribute: str = "", language: str = "en", **values: str | int) -> str:
    """A text of the browser; it must exist."""
    text = _catalogue(language).text(key, values, attribute)
    assert text is not None, f"the browser has no text {key} {attribute}"
    return text
