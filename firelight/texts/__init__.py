"""The texts of Firelight and its games, in Fluent files shared with the browser, and how Python makes sentences from them."""

from __future__ import annotations

import os
from collections.abc import Mapping

from firelight.engine.errors import OptionError
from firelight.engine.speech import ENGLISH

__all__ = ["ENGLISH", "LANGUAGES", "YOU", "checked", "chosen", "system_language"]

YOU = "You"  # the name of a person who plays against bots
LANGUAGES = {"en": "English", "de": "Deutsch", "nl": "Nederlands", "pl": "Polski"}


def checked(language: str) -> str:
    """The language, if it is supported; otherwise OptionError."""
    if language not in LANGUAGES:
        raise OptionError(f"language: found {language!r}; expected one of {', '.join(LANGUAGES)}")
    return language


def chosen(language: str | None) -> str:
    """The requested language, or else that of the system."""
    return checked(language) if language else system_language()


def system_language(environment: Mapping[str, str] = os.environ) -> str:
    """The language of the system, or English."""
    said = next(filter(None, (environment.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    language = said.replace("-", "_").partition("_")[0].lower()
    return language if language in LANGUAGES else ENGLISH
