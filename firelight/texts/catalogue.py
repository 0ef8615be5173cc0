"""The texts of one language: Fluent messages, each parsed when it is first used."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path

from firelight.texts import ENGLISH, checked

SHARED = Path(__file__).parent
MESSAGE = re.compile(r"^(-?[a-zA-Z][\w-]*) =.*(?:\n(?=[ }\n]).*)*", re.MULTILINE)
REFERENCE = re.compile(r"\{ ?(-?[a-z][\w-]*)(?:\.[\w-]+)? ?\}")
VARIABLE = re.compile(r"\$([\w-]+)")
SOFT_HYPHEN = "\u00ad"  # marks where the browser may break a long word

Values = Mapping[str, str | int]


class Catalogue:
    """The texts of some folders in one language, with English for what is missing."""

    def __init__(self, language: str, folders: tuple[Path, ...]) -> None:
        from fluent.runtime import FluentBundle, FluentResource  # takes a tenth of a second, so only if texts are wanted

        from firelight.texts.figure import Figure

        self.language = language
        self.problems: list[str] = []  # problems in the texts that were used
        self._bundle = FluentBundle([language], use_isolating=False)
        self._resource = FluentResource
        self._figure = Figure
        self._unread: dict[str, str] = {}
        self._variables: dict[str, frozenset[str]] = {}
        for tongue in dict.fromkeys((ENGLISH, language)):
            for folder in folders:
                for file in sorted((folder / tongue).glob("*.ftl")):
                    self._unread.update((found[1], found[0]) for found in MESSAGE.finditer(file.read_text(encoding="utf-8")))

    def text(self, name: str, values: Values | None = None, attribute: str = "") -> str | None:
        """A text with these values inserted; None if there is no such text."""
        if not self.has(name):
            return None
        message = self._bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return None
        given = {key: value if isinstance(value, str) else self._figure(value) for key, value in (values or {}).items()}
        text, problems = self._bundle.format_pattern(pattern, given)
        self.problems += [f"{name}.{attribute}: {problem}" for problem in problems]
        return str(text).replace(SOFT_HYPHEN, "")

    def has(self, name: str) -> bool:
        self._read(name)
        return self._bundle.has_message(name)

    def variables(self, name: str) -> frozenset[str]:
        """The variables of a message."""
        self._read(name)
        return self._variables.get(name, frozenset())

    def _read(self, name: str) -> None:
        """Parse a message and those that it refers to."""
        source = self._unread.pop(name, None)
        if source is None:
            return
        self._bundle.add_resource(self._resource(source))
        variables = set(VARIABLE.findall(source))
        for other in REFERENCE.findall(source):
            variables |= self.variables(other)
        self._variables[name] = frozenset(variables)


@lru_cache(maxsize=16)
def catalogue(language: str, *folders: Path) -> Catalogue:
    """The texts of a language: those shared by all games, and those in these folders."""
    return Catalogue(checked(language), (SHARED, *folders))
