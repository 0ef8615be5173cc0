"""Component sets that players save: entered from their own box, played with, shared by a link."""

from __future__ import annotations

import time
from functools import cache
from typing import Any

from sqlalchemy import Connection, RowMapping

from firelight import api
from firelight.engine.components import read
from firelight.engine.form import form_of, packed
from firelight.server import access, checks
from firelight.server.errors import Refused, bad_input, not_found
from firelight.server.limits import Limits
from firelight.server.parsing import Parsers
from firelight.server.store import sets
from firelight.server.store.rows import Player
from firelight.server.store.store import Store
from firelight.server.store.writer import Write


@cache
def shipped(title: str) -> dict[str, Any]:
    """The component set that comes with a game, and its form for an editor."""
    rules = api.title(title).rules
    if rules.components_file is None:
        raise not_found("set", "this game has no component sets")
    data = read(rules.components_file)
    form, problems = form_of(rules.components_from, data)
    assert not problems
    return {"name": data["set"]["name"], "data": data, "problems": [], "form": packed(form)}  # type: ignore[index]


class Sets:
    def __init__(self, store: Store, parsers: Parsers, limits: Limits) -> None:
        self.store = store
        self.parsers = parsers
        self.limits = limits

    async def list(self, player: Player) -> list[dict[str, Any]]:
        return [_listed(row) for row in await self.store.read(lambda connection: sets.all_of(connection, player.id))]

    async def get(self, player: Player, number: str) -> dict[str, Any]:
        row = await self.store.read(lambda connection: _find(connection, number, player))
        return {**_listed(row), "by": row["by"], "mine": row["player_id"] == player.id, "text": row["text"]}

    async def save(self, player: Player, title: str, text: str, address: str) -> dict[str, Any]:
        """Save a new set. One with problems is a draft, which cannot be played."""
        now = time.time()
        values = {"id": checks.new_id(), "player_id": player.id, "title": title, "shared": False, "created": now, "updated": now}
        values |= await self._read(title, text, address)

        def write(write: Write) -> None:
            most = self.limits.sets_of_player
            if sets.number_of(write.connection, player.id) >= most:
                raise Refused("too-many-sets", f"you already have {most} component sets; delete some", {"most": most}, 429)
            sets.add(write, values)

        await self.store.write(player.id, write)
        return _listed(values)

    async def change(self, player: Player, number: str, text: str | None, shared: bool | None, address: str) -> dict[str, Any]:
        """Change the text of a set, or whether everybody who has its link may read it."""
        row = await self.store.read(lambda connection: _find(connection, number, player))
        access.check_own_set(row["player_id"], player.id)
        values: dict[str, Any] = {"updated": time.time()}
        if text is not None:
            values |= await self._read(row["title"], text, address)
        sound = values.get("sound", row["sound"])
        if shared and not sound:
            raise Refused("set-is-draft", "this set has problems; correct them before you share it")
        values["shared"] = sound and (row["shared"] if shared is None else shared)
        await self.store.write(player.id, lambda write: sets.change(write, number, player.id, values))
        return _listed({**row, **values})

    async def remove(self, player: Player, number: str) -> None:
        await self.store.write(player.id, lambda write: sets.remove(write, number, player.id))

    async def _read(self, title: str, text: str, address: str) -> dict[str, Any]:
        """What is stored for a text. A text that is not even TOML is refused."""
        found = await self.parsers.check(title, text, address)
        if found["data"] is None:
            raise bad_input("bad-components", found["problems"][0]["message"] if found["problems"] else "this is not TOML")
        head = found["data"].get("set")
        name = head.get("name") if isinstance(head, dict) else None
        return {"name": checks.set_name(str(name or "")), "text": text, "sound": not found["problems"]}


def _find(connection: Connection, number: str, player: Player) -> RowMapping:
    row = sets.get(connection, number)
    if row is None or not access.may_read_set(row["player_id"], row["shared"], player.id):
        raise not_found("set", "there is no such component set, or it is not shared")
    return row


def _listed(row: Any) -> dict[str, Any]:
    named = {"id": row["id"], "game": row["title"], "name": row["name"]}
    return {**named, "sound": row["sound"], "shared": row["shared"], "updated": row["updated"]}
