"""The position as everybody may see it: the `state` of `Game.view()`, written by code that is made once for each component set."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import msgspec

from firelight.engine.codec import Vocabulary, is_written
from firelight.engine.packed import spans
from firelight.engine.records import Field, Record
from firelight.table.memory import Page, encode

if TYPE_CHECKING:
    from firelight.engine.game import Game
    from firelight.engine.title import Edition

Write = Callable[..., dict[str, Any]]


def view_json(game: Game, page: Page) -> bytes:
    """The view. Records that have not changed since the position before are taken as they were written then."""
    edition = game.edition
    data = _writer_of(edition)(game.state, page.packed, page.of)
    edition.title.conceal(data, game.state, edition.words)
    return encode(data)


@lru_cache(maxsize=16)
def _writer_of(edition: Edition) -> Write:
    """Writes the fields of a position; records in arrays as JSON, those of each seat one by one, the others all together."""
    cls, words, space = edition.title.state, edition.words, dict[str, Any]()
    parts = []
    for key, field in cls.fields.items():
        if not is_written(field):
            continue
        if field.record is None or not field.length:
            parts.append(f"{key!r}: {_part(cls, key, field, words, space)}")
            continue
        space[f"json_{key}"] = _json_of(edition, key, field)
        found = spans(cls, key)
        if field.used:
            space[f"spans_{key}"] = [slice(*span) for span in found]
            pairs = f"zip(r.{key}[:r.{field.used}], spans_{key})"
            parts.append(f"{key!r}: [kept(({key!r}, packed[at]), json_{key}, one) for one, at in {pairs}]")
        else:
            parts.append(f"{key!r}: kept(({key!r}, packed[{found[0][0]}:{found[-1][1]}]), json_{key}, r)")
    exec(f"def write(r, packed, kept): return {{{', '.join(parts)}}}", space)
    write: Write = space["write"]
    return write


def _json_of(edition: Edition, key: str, field: Field) -> Callable[[Any], msgspec.Raw]:
    """Writes one record of a field (where it says how many are in use), or all of them, given the position."""
    if field.used:
        assert field.record is not None
        write, hide = writer(field.record, edition.words), edition.title.conceal_parts.get(key)

        def json_of_one(record: Any) -> msgspec.Raw:
            data = write(record)
            if hide is not None:
                hide(data)
            return msgspec.Raw(encode(data))

        return json_of_one
    space: dict[str, Any] = {}
    exec(f"def write(r): return {_part(edition.title.state, key, field, edition.words, space)}", space)
    return lambda state: msgspec.Raw(encode(space["write"](state)))


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
