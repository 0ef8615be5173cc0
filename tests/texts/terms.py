"""The words that all texts use (terms.toml), and their table in the documentation, written by `python -m tests.texts.terms`."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from firelight.texts.catalogue import MESSAGE

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "terms.md"
HEAD = """# Terms

The words of the games and of the table, one for each thing, in all four languages: those of the printed editions where there are any.
A test (`tests/texts/test_terms.py`) turns away second names. This page is written from `tests/texts/terms.toml` by
`python -m tests.texts.terms`; [how we write](style.md) says the rest.

| English | Deutsch | Nederlands | Polski |
|---|---|---|---|
"""


@dataclass(frozen=True)
class Banned:
    """Words that must not be used, and what to say in their place."""

    language: str
    pattern: str
    instead: str
    why: str
    files: str = ""  # part of the paths it applies to; empty: all
    except_: dict[str, str] = field(default_factory=dict)  # exempt messages, with the reason

    def found_in(self, text: str) -> bool:
        return re.search(rf"(?<!\w)(?:{self.pattern})(?!\w)", text) is not None


def declared() -> tuple[list[list[str]], list[Banned]]:
    """The terms in four languages, and the banned words."""
    found = tomllib.loads((ROOT / "tests" / "texts" / "terms.toml").read_text(encoding="utf-8"))
    banned = [Banned(**{"except_" if key == "except" else key: value for key, value in one.items()}) for one in found["banned"]]
    return found["terms"], banned


def files(language: str) -> list[Path]:
    """All texts of a language."""
    folders = (ROOT / "web/src/locales" / language, ROOT / "firelight/texts" / language, *ROOT.glob(f"firelight/games/*/texts/{language}"))
    return sorted(file for folder in folders for file in folder.glob("*.ftl"))


def messages(file: Path) -> Iterator[tuple[str, str]]:
    """The messages of a file with their names, without the names of variables and other messages."""
    for found in MESSAGE.finditer(file.read_text(encoding="utf-8")):
        text = found[0].partition("=")[2].replace('{ "\\u00AD" }', "")
        text = re.sub(r"\{ [a-z][\w.-]* \}|\$[\w-]+|^ +\*?\[[\w-]+\]|^ +\.[\w-]+ =", "", text, flags=re.MULTILINE)
        yield found[1], text


def page() -> str:
    rows = ("| " + " | ".join(row) + " |\n" for row in declared()[0])
    return HEAD + "".join(rows)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
