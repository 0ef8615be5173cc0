"""Banned addresses and players: refused everywhere, by every process, until the ban runs out."""

from __future__ import annotations

import asyncio
import sys
import time
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from firelight.server.bans import ADDRESS, PLAYER, Bans, network_of
from firelight.server.errors import Refused
from tests.server.roomkit import rooms_at, run, until
from tests.server.serving import Serving


@pytest.mark.parametrize(
    ("text", "network"),
    [
        ("203.0.113.9", "203.0.113.9/32"),
        ("203.0.113.9/24", "203.0.113.0/24"),
        ("2001:db8::7", "2001:db8::/64"),
        ("2001:db8::/48", "2001:db8::/48"),
        ("::ffff:203.0.113.9", "203.0.113.9/32"),
    ],
)
def test_what_a_ban_covers(text: str, network: str) -> None:
    assert str(network_of(text)) == network


def test_addresses_and_players(any_url: str) -> None:
    async def work() -> None:
        async with rooms_at(any_url) as rooms:
            bans = rooms.bans
            await bans.add(ADDRESS, "203.0.113.9", "spam")
            await bans.add(ADDRESS, "198.51.100.0/24")
            await bans.add(ADDRESS, "2001:db8::1", "spam", time.time() + 3600)
            await bans.add(ADDRESS, "192.0.2.1", "long ago", time.time() - 1)
            await bans.add(PLAYER, "p1", "  rude\n words ")
            banned = {"203.0.113.9", "198.51.100.77", "2001:db8::/64"}
            free = {"203.0.113.8", "198.51.101.1", "2001:db8:0:1::/64", "192.0.2.1", "testclient", ""}
            assert {address for address in banned | free if bans.is_banned_address(address)} == banned
            ban = bans.is_banned_player("p1")
            assert ban is not None and ban.reason == "rude words"
            assert bans.is_banned_player("p2") is None
            with pytest.raises(Refused) as refused:
                bans.check("203.0.113.9")
            assert (refused.value.code, refused.value.status) == ("banned", 403)
            assert "spam" in refused.value.message
            await bans.add(ADDRESS, "203.0.113.9", "spam again")
            assert len(await bans.list()) == 5
            assert await bans.remove(ADDRESS, "203.0.113.9")
            assert not await bans.remove(ADDRESS, "203.0.113.9")
            assert bans.is_banned_address("203.0.113.9") is None
            with pytest.raises(Refused):
                await bans.add(ADDRESS, "nonsense")
        async with rooms_at(any_url) as again:
            assert again.bans.is_banned_address("198.51.100.1")
            assert again.bans.is_banned_player("p1")

    run(work)


def test_processes_hear_of_bans(postgres_url: str) -> None:
    async def work() -> None:
        async with rooms_at(postgres_url) as one, rooms_at(postgres_url) as other:
            await one.bans.add(ADDRESS, "203.0.113.9")
            await until(lambda: other.bans.is_banned_address("203.0.113.9"))
            await other.bans.remove(ADDRESS, "203.0.113.9")
            await until(lambda: not one.bans.is_banned_address("203.0.113.9"))

    run(work)


def test_a_banned_address_is_refused_by_a_server(tmp_path: Path) -> None:
    with Serving(tmp_path) as server:
        astrid = server.person()
        bans: Bans = server.host.app.state.rooms.bans
        loop = server.host.servers[0].get_loop()

        def change(work: object) -> None:
            asyncio.run_coroutine_threadsafe(work, loop).result(30)  # type: ignore[arg-type]

        change(bans.add(ADDRESS, "127.0.0.1", "spam"))
        for path in ("/", "/api/about", "/api/me"):
            reply = astrid.http.get(path)
            assert (reply.status_code, reply.json()["error"]["code"]) == (403, "banned")
            assert reply.json()["error"]["args"]["reason"] == "spam"
        with pytest.raises(InvalidStatus) as refused:
            astrid.socket()
        assert refused.value.response.status_code == 403
        if sys.platform.startswith("linux"):
            with httpx.Client(base_url=server.address, transport=httpx.HTTPTransport(local_address="127.0.0.2")) as other:
                assert other.get("/api/about").status_code == 200
        change(bans.remove(ADDRESS, "127.0.0.1"))
        assert astrid.http.get("/api/me").status_code == 200
