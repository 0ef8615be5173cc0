"""Nothing about a daily challenge is revealed too early: compared in two universes, as in test_secrecy.py."""

from __future__ import annotations

from pathlib import Path

import pytest

from firelight.server.daily import day_of, usual_title
from tests.server.asking import DAY
from tests.server.stories import Story, tell
from tests.server.universes import Deed, Universe

NOON = 12 * 3600.0


async def reach_noon(u: Universe, title: str) -> str:
    """Wait for noon of a game's next day; returns that day."""
    noons = (u.fate.now // DAY * DAY + days * DAY + NOON for days in range(1, 9))
    noon = next(noon for noon in noons if usual_title(day_of(noon)) == title)
    await u.do(Deed("wait", body=noon - u.fate.now))
    return day_of(noon)


async def attempt(story: Story, u: Universe, who: str, day: str, practice: bool = False) -> str:
    return await story.make(u, f"/api/daily/{day}", {"opponent": "spark", "practice": practice}, {0: who}, who)


@pytest.mark.parametrize("title", ["bonfire", "emberheart"])
def test_the_daily_challenge(title: str, tmp_path: Path) -> None:
    """Players see a table and nothing hidden; everybody else sees nothing before the day is over."""

    async def live(story: Story) -> None:
        found: dict[str, str] = {}

        async def begin(u: Universe) -> None:
            found["day"] = await reach_noon(u, title)
            for who in ("host", "second"):
                found[who] = await attempt(story, u, who, found["day"])

        async def end(u: Universe) -> None:
            await story.play(u, found["host"], 1000)
            assert (await u.room(found["host"])).status == "over"
            found["practice"] = await attempt(story, u, "host", found["day"], practice=True)

        async def peek(u: Universe) -> None:
            """Try the page of results, a watcher's link, a branch and a rematch."""
            for who in ("second", "watcher", "stranger"):
                await story.ask(u, who, "PUT", f"/api/daily/{found['day']}/games/{found['host']}", status=403)
            for game in (found["host"], found["practice"]):
                link = (await story.ask(u, "host", "POST", f"/api/games/{game}/links", {"seat": None}, 200))["secret"]
                await story.ask(u, "second", "POST", "/api/join", {"secret": link, "accepts": True}, 403)
                await story.ask(u, "second", "POST", f"/api/games/{game}/branch", {"move": 0, "seats": [{"kind": "me"}]})
                await story.ask(u, "second", "POST", f"/api/games/{game}/rematch")

        async def midnight(u: Universe) -> None:
            await u.do(Deed("wait", body=DAY))
            await story.ask(u, "watcher", "PUT", f"/api/daily/{found['day']}/games/{found['host']}", status=204)

        await story.chapter(begin)
        await story.look_around(found["host"], found["second"])
        await story.chapter(lambda u: story.play(u, found["second"], 10))
        await story.look_around(found["host"], found["second"])
        await story.chapter(end)
        story.secrets |= {found["host"]: {"host"}, found["practice"]: {"host"}}
        await story.look_around(found["host"], found["second"], found["practice"])
        await story.chapter(peek)
        await story.chapter(midnight)
        story.secrets[found["host"]].add("watcher")
        await story.look_around(found["host"], found["second"])

    tell(tmp_path, 9, live)
