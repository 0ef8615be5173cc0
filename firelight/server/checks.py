"""Names, texts and secrets: what may be given, and how secrets are kept."""

from __future__ import annotations

import hashlib
import secrets
import unicodedata

from firelight.server.errors import Refused, bad_input
from firelight.server.store.lists import Cursor

NAME_LENGTH = 40
CHAT_LENGTH = 1000
NOTES_BYTES = 20_000
LINES = "\n\t"
USUAL_LEVEL = "flame"


def new_id() -> str:
    """A name that nobody else has: 96 bits."""
    return secrets.token_hex(12)


def new_secret() -> str:
    """192 bits that nobody can guess."""
    return secrets.token_urlsafe(24)


def hash_of(secret: str) -> str:
    """How a secret is kept. It has so many bits that no slow hash is needed."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


def _is_control(sign: str) -> bool:
    """Control characters, lone surrogates, and those that turn the direction of writing."""
    return (
        unicodedata.category(sign) in ("Cc", "Cs")
        or sign in "\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u2028\u2029"
    )


def name(text: str) -> str:
    """A name as given, without spaces around it."""
    found = " ".join(text.split(" ")).strip()
    if any(map(_is_control, found)):
        raise bad_input("bad-name", "a name may not hold control characters")
    if not 1 <= len(found) <= NAME_LENGTH or not any(sign.isprintable() and not sign.isspace() for sign in found):
        raise bad_input("bad-name", f"a name has 1 to {NAME_LENGTH} characters", most=NAME_LENGTH, found=len(found))
    return found


def chat(text: str) -> str:
    found = text.strip()
    if any(_is_control(sign) and sign not in LINES for sign in found):
        raise bad_input("bad-text", "a message may not hold control characters")
    if not 1 <= len(found) <= CHAT_LENGTH:
        raise bad_input("bad-text", f"a message has 1 to {CHAT_LENGTH} characters", most=CHAT_LENGTH, found=len(found))
    return found


def notes(text: str) -> str:
    if any(_is_control(sign) and sign not in LINES + "\r" for sign in text):
        raise bad_input("bad-text", "notes may not hold control characters")
    size = len(text.encode())
    if size > NOTES_BYTES:
        raise bad_input("too-long", f"notes may have {NOTES_BYTES} bytes, these have {size}", most=NOTES_BYTES, found=size)
    return text


def cursor(text: str | None) -> Cursor | None:
    """A place in a list of games, as that list named it."""
    try:
        return None if text is None else Cursor.read(text)
    except ValueError:
        message = "`after` is not the cursor of a game in this list; use one as the list gave it, or leave it out to begin at the top"
        raise bad_input("bad-cursor", message) from None


def client_id(text: str) -> str:
    """The id a client gave a request."""
    if not 1 <= len(text) <= 64 or any(map(_is_control, text)):
        raise bad_input("bad-id", "an id has 1 to 64 characters")
    return text


def levels() -> tuple[str, ...]:
    """The bots that may sit at a table of a server."""
    from firelight.bots.levels import LEVELS

    return tuple(LEVELS)


def level(text: str | None) -> str:
    """A level that there is."""
    if text is None:
        return USUAL_LEVEL
    if text not in levels():
        raise bad_input("no-level", f"found the level {text!r}; expected one of {', '.join(levels())}", found=text, levels=list(levels()))
    return text


def damaged(game: str, reason: object) -> Refused:
    """A game that cannot be read any more. It stays as it is, for somebody to look at."""
    return Refused("damaged", f"the game {game} cannot be read: {reason}. It is kept as it is; tell the host", {"game": game}, 500)
