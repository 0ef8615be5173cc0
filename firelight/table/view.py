"""The position as everybody may see it: the `state` of `Game.view()`, written by code that is made once for each component set."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from firelight.engine.codec import Vocabulary, is_written
from firelight.engine.records import Field, Record

if TYPE_CHECKING:
    from firelight.engine.game import Game
    from firelight.engine.title import Edition

Write = Callable[[Any], dict[str, Any]]


def view_data(game: Game) -> dict[str, Any]:
    data = _writer_of(game.edition)(game.state)
    game.edition.title.conceal(data, game.state, game.edition.words)
    return data


@lru_cache(maxsize=16)
def _writer_of(edition: Edition) -> Write:
    return writer(edition.title.state, edition.words)


def writer(cls: type[Record], words: Vocabulary) -> Write:
    """A function that writes a record as `codec.encode` does, without what is not in play."""
    space: dict[str, Any] = {}
    parts = [f"{key!r}: {_part(cls, key, field, words, space)}" for key, field in cls.fields.items() if is_written(field)]
    exec(f"def write(r): return {{{', '.join(parts)}}}", space)
    write: Write = space["write"]
    return write


def _part(cls: type[Record], key: str, field: Field, words: Vocabulary, space: dict[str, Any]) -> str:
    """The expression for one field; what it calls is put into the space of the function."""
    one = _one(field, words)
    if one is not None:
        space[f"one_{key}"] = one
    if not field.length:
        return f"r.{key}" if one is None else f"one_{key}(r.{key})"
    count = next((name for name, other in cls.fields.items() if other.counts == key), None)
    if field.used:
        end = f"r.{field.used}"
    elif not field.stack or (count is None and field.none is None):
        end = ""
    else:
        end = f"r.{count}" if count else f"{field.length} - r.{key}.count({field.none})"
    written = f"r.{key}[:{end}]" if one is None else f"[*map(one_{key}, r.{key}{f'[:{end}]' if end else ''})]"
    if field.keys:
        space[f"keys_{key}"] = words[field.keys]
        return f"dict(zip(keys_{key}, {written}, strict=True))"
    return written


def _one(field: Field, words: Vocabulary) -> Callable[[Any], Any] | None:
    """Writes one value of a field; None: as it is."""
    none = field.none
    if field.record is not None:
        return writer(field.record, words)
    if field.names:
        known: dict[int, str | None] = dict(enumerate(words[field.names]))
        if none is not None:
            known[none] = None
        return known.__getitem__
    return None if none is None else lambda value: None if value == none else value
