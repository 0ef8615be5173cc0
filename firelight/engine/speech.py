"""What a game says of itself: plain words for one that has no texts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from firelight.engine.game import Event, Game

ENGLISH = "en"


class PlainSpeech:
    """The notation of a game, the names of its decisions and events, and little else."""

    def describe(self, g: Game, action: int, language: str = ENGLISH) -> str:
        """What a move does here."""
        return f"{g.edition.notation[action]}."

    def refuse(self, g: Game, code: str, args: Mapping[str, Any], language: str = ENGLISH) -> str:
        """Why a move may not be made, without the full stop."""
        if code == "game-over":
            return "The game is over"
        return g.edition.title.words.refusals.get(code, "This cannot be done now").format_map(args)

    def prompt(self, g: Game, language: str = ENGLISH) -> str:
        """What is asked, to the one who decides."""
        return g.decision

    def story(self, g: Game, events: Sequence[Event], names: Sequence[str], language: str = ENGLISH) -> list[str]:
        """The events as sentences."""
        return [f"{event}." for event in events]

    def source(self, name: str, language: str = ENGLISH, form: str = "") -> str:
        """A line of the score sheet; in the form `for` what its points are for."""
        return name

    def called(self, language: str = ENGLISH) -> str:
        """The name of the game; empty where only its title says so."""
        return ""

    def option(self, name: str, language: str = ENGLISH) -> str:
        """What a setup option means; empty where only its declaration says so."""
        return ""

    def thing(self, g: Game, kind: str, name: str, number: int, language: str = ENGLISH) -> str:
        """Something that a line of moves brings or takes."""
        return name

    def then(self, code: str, language: str = ENGLISH) -> str:
        """What comes to light at the end of a line; empty where nothing does."""
        return code.replace("-", " ")
