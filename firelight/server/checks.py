"""Checks of names, texts and secrets from outside, and how secrets are stored."""

from __future__ import annotations

import hashlib
import secrets
import unicodedata
from typing import Any

from firelight.server import characters
from firelight.server.errors import Refused, bad_input
from firelight.server.store.lists import Cursor

NAME_LENGTH = 40
SET_NAME_LENGTH = 80
CHAT_LENGTH = 1000
NOTES_BYTES = 20_000
LINES = "\n\t"
USUAL_LEVEL = "flame"


def new_id() -> str:
    """A unique id of 96 random bits."""
    return secrets.token_hex(12)


def new_secret() -> str:
    """A secret of 192 random bits."""
    return secrets.token_urlsafe(24)


def hash_of(secret: str) -> str:
    """The hash that is stored for a secret. Secrets have so many bits that no slow hash is needed."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


def _code(character: str) -> str:
    return f"U+{ord(character):04X}"


def name(text: str) -> str:
    """A name that everybody can read: composed characters, single spaces, nothing invisible, no stacked accents."""
    if found := next(filter(characters.is_control, text), None):
        raise _bad_name(f"a name cannot hold control characters such as {_code(found)}", character=_code(found))
    chosen = " ".join("".join(" " if character.isspace() else character for character in unicodedata.normalize("NFC", text)).split())
    if found := next(characters.invisible_in(chosen), None):
        raise _bad_name(f"a name cannot hold characters that nobody sees, such as {_code(found)}; leave it out", character=_code(found))
    if found := next((character for character in chosen if unicodedata.category(character) == "Me"), None):
        raise _bad_name(f"a name cannot hold signs that enclose others, such as {_code(found)}; leave it out", character=_code(found))
    if characters.is_stacked(chosen):
        raise _bad_name("a name cannot pile accents on one letter, or have one without a letter")
    if not 1 <= len(chosen) <= NAME_LENGTH:
        raise _bad_name(f"a name has 1 to {NAME_LENGTH} characters; this one has {len(chosen)}", most=NAME_LENGTH, found=len(chosen))
    if not any(map(characters.is_visible, chosen)):
        raise _bad_name("a name needs a letter, a digit or another character that can be seen")
    return chosen


def _bad_name(message: str, **args: Any) -> Refused:
    return bad_input("bad-name", message, **args)


def chat(text: str) -> str:
    found = text.strip()
    if any(characters.is_control(character) and character not in LINES for character in found):
        raise bad_input("bad-text", "a message cannot hold control characters")
    if characters.is_stacked(found):
        raise bad_input("bad-text", "a message cannot pile accents on one letter, or have one without a letter")
    if not 1 <= len(found) <= CHAT_LENGTH or not any(map(characters.is_visible, found)):
        raise bad_input("bad-text", f"a message has 1 to {CHAT_LENGTH} characters that can be seen", most=CHAT_LENGTH, found=len(found))
    return found


def notes(text: str) -> str:
    if any(characters.is_control(character) and character not in LINES + "\r" for character in text):
        raise bad_input("bad-text", "notes cannot hold control characters")
    size = len(text.encode())
    if size > NOTES_BYTES:
        raise bad_input("too-long", f"notes may have {NOTES_BYTES} bytes, these have {size}", most=NOTES_BYTES, found=size)
    return text


def set_name(text: str) -> str:
    """The name of a component set as others are shown it: what would be refused in a player's name is left out."""
    plain = "".join(" " if characters.is_control(character) else character for character in unicodedata.normalize("NFC", text))
    hidden = set(characters.invisible_in(plain))
    if characters.is_stacked(plain):
        hidden |= {character for character in plain if unicodedata.category(character) in ("Mn", "Me")}
    return " ".join("".join(character for character in plain if character not in hidden).split())[:SET_NAME_LENGTH].strip()


def cursor(text: str | None) -> Cursor | None:
    """Parse a cursor that a list of games returned."""
    try:
        return None if text is None else Cursor.read(text)
    except ValueError:
        message = "`after` is not the cursor of a game in this list; use one as the list gave it, or leave it out to begin at the top"
        raise bad_input("bad-cursor", message) from None


def client_id(text: str) -> str:
    """Check a client's id for a request."""
    if not 1 <= len(text) <= 64 or any(map(characters.is_control, text)):
        raise bad_input("bad-id", "an id has 1 to 64 characters")
    return text


def levels() -> tuple[str, ...]:
    """The bots that may sit at a server's tables."""
    from firelight.bots.levels import LEVELS

    return tuple(LEVELS)


def level(text: str | None) -> str:
    """Check that a level exists."""
    if text is None:
        return USUAL_LEVEL
    if text not in levels():
        raise bad_input("no-level", f"found the level {text!r}; expected one of {', '.join(levels())}", found=text, levels=list(levels()))
    return text


def damaged(game: str, reason: object) -> Refused:
    """A game that can no longer be read. It is kept as it is, so that somebody can look into it."""
    return Refused("damaged", f"the game {game} cannot be read: {reason}. It is kept as it is; tell the operator", {"game": game}, 500)
