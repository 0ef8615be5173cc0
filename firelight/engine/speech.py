"""A game's texts: plain words for a game that has none."""

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
        """Why a move is not allowed, without the full stop."""
        if code == "game-over":
            return "The game is over"
        return g.edition.title.words.refusals.get(code, "This cannot be done now").format_map(args)

    def prompt(self, g: Game, language: str = ENGLISH) -> str:
        """The question, addressed to the one who decides."""
        return g.decision

    def story(self, g: Game, events: Sequence[Event], names: Sequence[str], language: str = ENGLISH) -> list[str]:
        """The events as sentences."""
        return [f"{event}." for event in events]

    def source(self, name: str, language: str = ENGLISH, form: str = "") -> str:
        """A line of the score sheet; in the form `for` what its points are for."""
        return name

    def called(self, language: str = ENGLISH) -> str:
        """The name of the game; empty if only its title has one."""
        return ""

    def option(self, name: str, language: str = ENGLISH) -> str:
        """The meaning of a setup option; empty if only its declaration has one."""
        return ""

    def thing(self, g: Game, kind: str, name: str, number: int, language: str = ENGLISH) -> str:
        """Something that a line of moves gains or spends."""
        return name

    def then(self, code: str, language: str = ENGLISH) -> str:
        """What the end of a line reveals; empty if it reveals nothing."""
        return code.replace("-", " ")
