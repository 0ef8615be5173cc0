"""The server's messages match its schema, from which the browser's types are generated."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from pydantic import TypeAdapter

from firelight.server import socket_answers
from firelight.server.messages import Acts
from firelight.server.rest_answers import LogEntry
from firelight.server.rooms import NewGame
from firelight.server.schema import protocol
from tests.server.roomkit import ME, Heard, Table, people, rooms_at, run

HEAD = {"type", "game", "seq", "entry", "events"}
WEB = Path(__file__).parents[2] / "web" / "src" / "lib"


def exactly(model: Any, data: Any) -> None:
    """Check that nothing is missing, of the wrong type, or unknown to the schema."""
    plain = json.loads(json.dumps(data))
    found = TypeAdapter(model).validate_python(plain, strict=True)
    written = TypeAdapter(model).dump_python(found)
    assert _same(written, plain), model


def _same(written: Any, plain: Any) -> bool:
    if isinstance(plain, dict):
        return isinstance(written, dict) and plain.keys() <= written.keys() and all(_same(written[name], plain[name]) for name in plain)
    if isinstance(plain, list):
        return isinstance(written, list) and len(written) == len(plain) and all(map(_same, written, plain))
    return bool(written == plain)


@pytest.mark.parametrize("game", ["bonfire", "emberheart"])
def test_tables_acts_and_proposals_are_as_described(game: str, sqlite_url: str) -> None:
    async def work() -> None:
        async with rooms_at(sqlite_url) as rooms:
            (astrid,) = await people(rooms, "Astrid")
            made = await rooms.create(astrid, NewGame(game, [ME, ME, ME], seed=11))
            table, heard = Table(rooms, made.game, {0: astrid, 1: astrid, 2: astrid}), Heard()
            await rooms.follow(astrid, made.game, None, heard)
            tables = heard.of("table")
            for _ in range(60):
                room = table.room
                seat, families = room.deciding, sorted({one["family"] for one in tables[-1]["options"]})
                exactly(socket_answers.Acts, rooms.acts(astrid, Acts(made.game, 1, seat, families, foreseen=families[:1])))
                for move in room.game.moves()[:3]:
                    exactly(socket_answers.Proposal, rooms.propose(astrid, made.game, seat, [move.text]))
                await table.move()
                tables.append(heard.of("change")[-1])
            for message in tables:
                exactly(socket_answers.Table, {name: value for name, value in message.items() if name not in HEAD})
            exactly(list[LogEntry], await rooms.log(astrid, made.game))

    run(work)


def test_every_type_of_the_schema_is_a_type_of_the_browser() -> None:
    written = (WEB / "protocol.ts").read_text(encoding="utf-8")
    assert [name for name in protocol()["components"]["schemas"] if f"export type {name} =" not in written] == []
