"""Statements that every move needs: put together by SQLAlchemy once, then given to the driver as they are, in a tenth of the time."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

import msgspec
from sqlalchemy import Connection, Dialect

_encode = msgspec.json.Encoder().encode


class Prepared:
    """`make` puts the statement together for the name of a dialect. Values of JSON are given as text."""

    def __init__(self, make: Callable[[str], Any]) -> None:
        self.make = make

    def run(self, connection: Connection, driver: Any, values: dict[str, Any]) -> int:
        """How many rows it changed."""
        text, order, fixed = _compiled(self, connection.dialect)
        given = fixed | values
        return int(driver.execute(text, given if order is None else [given[name] for name in order]).rowcount)


def json_text(data: Any) -> str:
    return _encode(data).decode()


@lru_cache(maxsize=64)
def _compiled(statement: Prepared, dialect: Dialect) -> tuple[str, list[str] | None, dict[str, Any]]:
    """The text; the names of its parameters in order where they are not named in it; the values that are always the same."""
    compiled = statement.make(dialect.name).compile(dialect=dialect)
    fixed = {name: value for name, value in compiled.params.items() if value is not None}
    return str(compiled), list(compiled.positiontup) if compiled.positional else None, fixed
