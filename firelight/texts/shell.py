"""The sentences that belong to no game: those of the terminal, hints and reviews."""

from __future__ import annotations

import re
from collections.abc import Sequence

from firelight.engine.defaults import seat_name
from firelight.texts import YOU
from firelight.texts.catalogue import catalogue

GUEST = re.compile(r"Guest(?: (\d+))?")


def listed(parts: Sequence[str], kind: str, language: str) -> str:
    """`a, b and c`."""
    if len(parts) < 2:
        return "".join(parts)
    ends = {"rest": ", ".join(parts[:-1]), "last": parts[-1]}
    return catalogue(language).text(f"list-{kind}", ends) or ", ".join(parts)


def decimal(number: float, language: str, signed: bool = False) -> str:
    """A number with one decimal: `+3.2`, in German `+3,2`. Zero has no sign."""
    text = f"{number:+.1f}" if signed else f"{number:.1f}"
    text = text.lstrip("+-") if not float(text) else text.replace("-", "−")
    return text if language == "en" else text.replace(".", ",")


def percent(number: float, language: str) -> str:
    """A percentage with one decimal: `71.5%`, in German `71,5 %`."""
    return decimal(number, language) + ("\N{NO-BREAK SPACE}%" if language == "de" else "%")


class Shell:
    """The texts that all games share, in one language."""

    def __init__(self, language: str) -> None:
        self.catalogue = catalogue(language)
        self.language = language

    def say(self, name: str, /, **values: str | int) -> str:
        """A text. `_` in the name of a value stands for a hyphen, and a bot is called by its level."""
        if isinstance(bot := values.get("bot"), str):
            values["bot"] = self.bot(bot)
        return self.catalogue.text(name, {key.replace("_", "-"): value for key, value in values.items()}) or name

    def name(self, seat: int, name: str) -> str:
        """The name of a seat: its number if it has no name, and Guest for what the server calls people without a name."""
        if name == YOU:
            return self.say("name-you")
        if guest := GUEST.fullmatch(name):
            return self.say("name-guest-number", number=int(guest[1])) if guest[1] else self.say("name-guest")
        return self.say("name-player", number=seat + 1) if name == seat_name(seat) else name

    def bot(self, name: str) -> str:
        """The name of a bot: for a level, the name of that level."""
        return self.catalogue.text(f"level-{name}") or name

    def about_bot(self, name: str) -> str:
        """One sentence about a bot that comes with Firelight."""
        return self.catalogue.text(f"level-{name}", attribute="help") or self.say(f"bot-{name}")

    def listed(self, parts: Sequence[str], kind: str = "and") -> str:
        return listed(parts, kind, self.language)
