"""The position as everybody may see it: the pieces of `Game.view()`, encoded by functions that are generated once per component set."""

from __future__ import annotations

from collections.abc import Callable, Set
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from firelight.engine.codec import Vocabulary, is_written
from firelight.engine.records import Field, Record
from firelight.table.memory import Page, encode

if TYPE_CHECKING:
    from firelight.engine.game import Game
    from firelight.engine.title import Edition

Write = Callable[[Any], dict[str, Any]]


def view_json(game: Game, page: Page) -> bytes:
    """The view. Parts that have not changed since the previous position are reused."""
    return b"{%b}" % b",".join([write(game.state, page) for write in _writers_of(game.edition)])


@lru_cache(maxsize=16)
def _writers_of(edition: Edition) -> list[Callable[[Any, Page], bytes]]:
    """Functions that each write some members of the view: all numbers, and each field of records. Pending frames are not shown."""
    fields = {key: field for key, field in edition.title.rules.state.fields.items() if is_written(field) and key != "frames"}
    records = {key: field for key, field in fields.items() if field.record is not None}
    return [_numbers(edition, fields.keys() - records.keys()), *(_records(edition, key, field) for key, field in records.items())]


def _numbers(edition: Edition, keys: Set[str]) -> Callable[[Any, Page], bytes]:
    write = writer(edition.title.rules.state, edition.words, keys)

    def members(state: Any) -> bytes:
        data = write(state)
        edition.title.rules.conceal(data, state, edition.words)
        return encode(data)[1:-1]

    return lambda state, page: page.of(("numbers", page.numbers), members, state)


def _records(edition: Edition, key: str, field: Field) -> Callable[[Any, Page], bytes]:
    """Write the records of each seat separately, others all together."""
    assert field.record is not None
    name = encode(key)
    if not field.used:
        write_all = writer(edition.title.rules.state, edition.words, {key})
        return lambda state, page: page.of((key, page.bytes_of(key)), lambda: encode(write_all(state))[1:-1])
    write, hide = writer(field.record, edition.words), edition.title.rules.conceal_parts.get(key)

    def one(record: Any) -> bytes:
        data = write(record)
        if hide is not None:
            hide(data)
        return encode(data)

    def members(state: Any, page: Page) -> bytes:
        used = range(getattr(state, field.used))
        found = [page.of((key, page.bytes_of(key, place)), one, getattr(state, key)[place]) for place in used]
        return b"%b:[%b]" % (name, b",".join(found))

    return members


def writer(cls: type[Record], words: Vocabulary, keys: Set[str] | None = None) -> Write:
    """A function that writes a record (or some of its fields) in the form of `codec.encode`, without what is not in play."""
    space: dict[str, Any] = {}
    written = {key: field for key, field in cls.fields.items() if is_written(field) and (keys is None or key in keys)}
    parts = [f"{key!r}: {_part(cls, key, field, words, space)}" for key, field in written.items()]
    exec(f"def write(r): return {{{', '.join(parts)}}}", space)
    write: Write = space["write"]
    return write


def _part(cls: type[Record], key: str, field: Field, words: Vocabulary, space: dict[str, Any]) -> str:
    """The expression for one field; the functions it calls are added to the namespace."""
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
    """A function that writes one value of a field; None if it is written as it is."""
    none = field.none
    if field.record is not None:
        return writer(field.record, words)
    if field.names:
        known: dict[int, str | None] = dict(enumerate(words[field.names]))
        if none is not None:
            known[none] = None
        return known.__getitem__
    return None if none is None else lambda value: None if value == none else value
