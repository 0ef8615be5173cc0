"""The sentences that belong to no game: the terminal's, hints', reviews'."""

from __future__ import annotations

from collections.abc import Sequence

from firelight.engine.defaults import seat_name
from firelight.texts import YOU
from firelight.texts.catalogue import catalogue


def listed(parts: Sequence[str], kind: str, language: str) -> str:
    """`a, b and c`."""
    if len(parts) < 2:
        return "".join(parts)
    ends = {"rest": ", ".join(parts[:-1]), "last": parts[-1]}
    return catalogue(language).text(f"list-{kind}", ends) or ", ".join(parts)


class Shell:
    """The texts that all games share, in one language."""

    def __init__(self, language: str) -> None:
        self.catalogue = catalogue(language)
        self.language = language

    def say(self, name: str, /, **values: str | int) -> str:
        """A text; `_` in the name of a value stands for a hyphen."""
        return self.catalogue.text(name, {key.replace("_", "-"): value for key, value in values.items()}) or name

    def name(self, seat: int, name: str) -> str:
        """A seat that has no name of its own is called by its number."""
        if name == YOU:
            return self.say("name-you")
        return self.say("name-player", number=seat + 1) if name == seat_name(seat) else name

    def listed(self, parts: Sequence[str], kind: str = "and") -> str:
        return listed(parts, kind, self.language)
