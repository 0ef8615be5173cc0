"""Nothing that a caller is told depends on what is hidden from them.

Two servers live through the same games (tests/server/universes.py). In the second one, everything that nobody may know is reordered:
piles, face-down tiles, the seed. Three players, a watcher, a stranger and somebody without an identity read everything they
can, and every answer and every message must be the same in both. FIRELIGHT_GAMES sets how many games of each title are played.
"""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from firelight.bots.base import Budget
from firelight.lab.puzzles.book import shipped
from firelight.server import access, statistics
from firelight.server.store.rows import Entry
from tests.games import permuted, somewhere
from tests.server.asking import Reader, drafts, for_administrators, kinds, routes, words
from tests.server.comparing import Leak
from tests.server.stories import EVERYBODY, HOT_SEAT, PLAYERS, TO_PLAY, Story, create, late, tell
from tests.server.universes import NOBODY, Deed, Universe

GAMES = int(os.environ.get("FIRELIGHT_GAMES", "1"))
TITLES = ("bonfire", "emberheart")


# The life of a game.


@pytest.mark.parametrize("seed", range(GAMES))
@pytest.mark.parametrize("title", TITLES)
def test_waiting_and_running(title: str, seed: int, tmp_path: Path) -> None:
    async def live(story: Story) -> None:
        game = await create(story, title, hints=True)
        await story.look_around(game)

        async def one_joins(u: Universe) -> None:
            await story.join(u, game, "second", "1")
            await story.join(u, game, "watcher", "watch")

        await story.chapter(one_joins)
        await story.look_around(game)

        async def begin(u: Universe) -> None:
            await story.join(u, game, "third", "2")
            await story.play(u, game, 25)
            await story.say(u, "second", "chat", game, text="Well played")
            await story.ask(u, "third", "PUT", f"/api/games/{game}/notes", {"text": "mine alone"}, 204)

        await story.chapter(begin)
        await story.look_around(game)
        await story.chapter(lambda u: taking_back(story, u, game))
        await story.look_around(game)
        await story.chapter(lambda u: standing_in(story, u, game))
        await story.look_around(game, everywhere=("host", "watcher"))
        assert {thought.split('"')[1] for thought in story.pair.first.thinkers.given} == {"choose", "hint"}

    tell(tmp_path, seed, live)


async def taking_back(story: Story, u: Universe, game: str) -> None:
    """Undo several moves with everybody's consent, and one's own last one without."""
    room = await u.room(game)
    to = max(0, len(room.made) - 8)
    await story.say(u, "host", "undo", game, seat=0, to=to)
    request = next(iter((await u.room(game)).requests), None)
    for seat, who in enumerate(PLAYERS[1:], 1):
        await story.say(u, who, "answer", game, seat=seat, request=request or 0, yes=True)
    assert len((await u.room(game)).made) == to
    await story.play(u, game, 4)
    last = (await u.room(game)).made[-1].seat
    await story.say(u, PLAYERS[last], "undo", game, seat=last)
    await story.say(u, PLAYERS[last], "restart", game, seat=last)


async def standing_in(story: Story, u: Universe, game: str) -> None:
    await story.ask(u, "third", "PATCH", f"/api/games/{game}/seats/2", {"stand_in": "spark"}, 200)
    await story.play(u, game, 12)
    await story.ask(u, "third", "PATCH", f"/api/games/{game}/seats/2", {"stand_in": None}, 200)
    await story.play(u, game, 4)


@pytest.mark.parametrize("seed", range(GAMES))
@pytest.mark.parametrize("title", TITLES)
def test_branches_of_a_running_game(title: str, seed: int, tmp_path: Path) -> None:
    async def live(story: Story) -> None:
        game = await create(story, title)
        story.pair.games.add(game)
        branches: list[str] = []

        async def begin(u: Universe) -> None:
            await story.join(u, game, "second", "1")
            await story.join(u, game, "third", "2")
            await story.play(u, game, 15)

        async def branch(u: Universe) -> None:
            made = len((await u.room(game)).made)
            for number, seats in ((made, HOT_SEAT), (made // 2, TO_PLAY), (0, HOT_SEAT)):
                sitting = {number: "host" for number, seat in enumerate(seats) if seat["kind"] == "me"}
                branches.append(await story.make(u, f"/api/games/{game}/branch", {"move": number, "seats": seats}, sitting))
            for who in ("watcher", "stranger", NOBODY):
                await story.ask(u, who, "POST", f"/api/games/{game}/branch", {"move": 0, "seats": HOT_SEAT})

        async def read(u: Universe) -> None:
            """Also the records of those that the host plays alone: everything in them was dealt again with the same dice."""
            await Reader(u, [game, *branches], story.chance).read(EVERYBODY)

        await story.chapter(begin)
        await story.pair.chapter(branch, quiet=True)
        await story.pair.chapter(read, quiet=True)
        for number in (0, 2):
            record = await story.ask(story.pair.first, "host", "GET", f"/api/games/{branches[number]}/record", status=200)
            assert record["firelight"] == "record"

    tell(tmp_path, seed, live)


@pytest.mark.parametrize("seed", range(GAMES))
@pytest.mark.parametrize("title", TITLES)
def test_imported_finished_and_played_again(title: str, seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        statistics, "NOT_FROM_START", frozenset()
    )  # imported games count, so that statistics tell of one that lay otherwise

    async def live(story: Story) -> None:
        found: dict[str, str] = {}

        async def bring(u: Universe) -> None:
            body = {"record": late(title, 14, seed), "seats": TO_PLAY}
            found["game"] = await story.make(u, "/api/games/import", body, {0: "host"})

        async def begin(u: Universe) -> None:
            await story.join(u, found["game"], "second", "1")
            await story.join(u, found["game"], "third", "2")
            await story.join(u, found["game"], "watcher", "watch")
            await story.play(u, found["game"], 6)

        async def end(u: Universe) -> None:
            await story.play(u, found["game"], 1000)
            assert (await u.room(found["game"])).status == "over"

        async def after(u: Universe) -> None:
            for who in EVERYBODY:
                await story.ask(u, who, "POST", f"/api/games/{found['game']}/review")
            for who in ("second", "third", "watcher", "stranger"):
                again = await story.ask(u, who, "POST", f"/api/games/{found['game']}/rematch")
                found["rematch"] = found.get("rematch") or again["id"]
            story.sitting[found["rematch"]] = {0: "second", 1: "third", 2: "host"}
            sitting = {0: "second"}
            found["branch"] = await story.make(u, f"/api/games/{found['game']}/branch", {"move": 3, "seats": TO_PLAY}, sitting, "second")

        await story.chapter(bring)
        await story.look_around(found["game"])
        await story.chapter(begin)
        await story.look_around(found["game"])
        await story.chapter(end)
        story.secrets[found["game"]] = {*PLAYERS, "watcher"}
        await story.look_around(found["game"])
        await story.chapter(after)
        await story.look_around(found["rematch"], found["branch"])
        await story.chapter(lambda u: story.play(u, found["rematch"], 10))
        assert await story.ask(story.pair.first, "host", "GET", "/api/me/statistics", status=200)

    tell(tmp_path, seed, live)


@pytest.mark.parametrize("title", TITLES)
def test_whoever_plays_alone_may_look(title: str, tmp_path: Path) -> None:
    """Here the records do differ, so the comparison is not blind."""

    async def live(story: Story) -> None:
        game = await create(story, title, HOT_SEAT)

        async def begin(u: Universe) -> None:
            await story.join(u, game, "watcher", "watch")
            await story.play(u, game, 10)

        await story.chapter(begin)
        story.secrets[game] = {"host"}
        await story.look_around(game)

    tell(tmp_path, 5, live)


async def series(story: Story) -> None:
    """The record stays closed. Piles are shuffled here, but nobody is told the result."""
    game = await create(story, "bonfire", [{"kind": "me"}], series=True)
    await story.look_around(game)

    async def begin(u: Universe) -> None:
        await story.join(u, game, "watcher", "watch")
        while not (await u.room(game)).game.shuffles:
            await story.play(u, game, 1)

    await story.chapter(begin)
    await story.look_around(game)


def test_a_series(tmp_path: Path) -> None:
    tell(tmp_path, 6, series)


def test_a_chosen_seed(tmp_path: Path) -> None:
    """The one who chose it knows it; nobody is told."""

    async def live(story: Story) -> None:
        game = await create(story, "emberheart", seed=4711)
        await story.look_around(game)

        async def begin(u: Universe) -> None:
            await story.join(u, game, "second", "1")

        await story.chapter(begin)
        await story.look_around(game)

    tell(tmp_path, 7, live)


# Everything that can be asked.


@pytest.mark.parametrize("title", TITLES)
def test_every_route_and_message(title: str, tmp_path: Path) -> None:
    """Everybody tries everything in a running game; one player's private affairs differ as well."""

    async def live(story: Story) -> None:
        game = await create(story, title, hints=True, absence=60)

        async def begin(u: Universe) -> None:
            await story.join(u, game, "second", "1")
            await story.join(u, game, "third", "2")
            await story.join(u, game, "watcher", "watch")
            await story.play(u, game, 12)

        await story.chapter(begin)
        await story.look_around(game)
        story.private = {("second", "/api/sets")}
        await story.chapter(lambda u: private_affairs(story, u, game), quiet=True)
        story.private |= {("second", f"/api/games/{game}/notes"), ("second", "/api/me/export")}
        story.private |= {("second", f"/api/sets/{number}") for number in drafts(story.pair.first)}
        await story.look_around(game)
        await story.chapter(lambda u: meddling(story, u))
        await story.chapter(lambda u: taking_back(story, u, game))
        await story.chapter(lambda u: everybody_tries(story, u, game))
        await story.chapter(lambda u: parting(story, u, game))
        story.private.remove(("second", f"/api/games/{game}/notes"))  # a player who has left sees nothing of the game
        story.secrets[game] = {"host"}  # who now plays only against bots
        await story.look_around(game)
        await story.chapter(lambda u: forgetting(story, u, title))
        new = routes(story.pair.first.app) - story.asked()
        assert not new, f"nobody asks {', '.join(sorted(new))}: let them do it here, or say in asking.LEFT_OUT why not"
        assert not (unsaid := words() - story.said()), f"nobody says {', '.join(sorted(unsaid))}: let them do it here"
        unheard = kinds() - story.heard()
        assert not unheard, f"nobody hears {', '.join(sorted(unheard))}: let them do it here, or say in asking.UNHEARD why not"

    tell(tmp_path, 8, live)


async def private_affairs(story: Story, u: Universe, game: str) -> None:
    """What a player does privately. It differs if possible, and nobody else may notice."""
    notes = f"/api/games/{game}/notes"
    await story.ask(
        u, "second", "PUT", notes, {"text": "I hope for fruit"}, 204, {"text": "I hope for shells, and would like to see more of them"}
    )
    await story.ask(u, "second", "POST", f"/api/games/{game}/report", {"seat": 0, "text": "rude"}, 204, {"seat": 0, "text": "very rude"})
    phrase = (await story.ask(u, "second", "POST", "/api/me/recovery", status=200))["phrase"]
    await story.ask(u, "second", "POST", "/api/me/recover", {"phrase": phrase}, 200)
    await story.ask(u, "second", "DELETE", "/api/me/recovery", status=204)
    link = (await story.ask(u, "second", "POST", "/api/me/link", status=200))["secret"]
    await story.ask(u, "second", "POST", "/api/me/claim", {"secret": link}, 200)
    devices = await story.ask(u, "second", "GET", "/api/me/devices", status=200)
    old = next(device["id"] for device in devices if not device["current"])
    await story.ask(u, "second", "DELETE", f"/api/me/devices/{old}", status=204)
    await story.ask(u, "second", "PUT", "/api/notify", {"webhook": None}, 200)
    await story.ask(u, "second", "DELETE", "/api/notify", status=204)
    await story.ask(u, "second", "PUT", f"/api/games/{game}/seats/2/ignore", {"how": "mute"}, 204)
    await story.say(u, "third", "chat", game, text="Can you hear me?")
    ignored = (await story.ask(u, "second", "GET", "/api/me/ignored", status=200))[0]["id"]
    await story.ask(u, "second", "DELETE", f"/api/me/ignored/{ignored}", status=204)
    await story.ask(u, "second", "PATCH", "/api/me", {"name": "Other"}, 200)
    mine, others = ({"game": "bonfire", "text": f"[set]\nname = '{name}'"} for name in ("Mine", "What is printed on my copy"))
    await story.ask(u, "second", "POST", "/api/sets", mine, 201, others)


async def meddling(story: Story, u: Universe) -> None:
    """Nobody else can read, change or delete a draft. A shared set hides nothing: its link shows all of it, and drafts cannot be shared."""
    [number] = drafts(u)
    for who in ("third", "stranger"):
        await story.ask(u, who, "GET", f"/api/sets/{number}", status=404)
        await story.ask(u, who, "PATCH", f"/api/sets/{number}", {"shared": True}, 404)
        await story.ask(u, who, "DELETE", f"/api/sets/{number}", status=204)
    await story.ask(u, "second", "PATCH", f"/api/sets/{number}", {"shared": True}, 409)
    await story.ask(u, "second", "DELETE", f"/api/sets/{number}", status=204)


def puzzling() -> Iterator[tuple[str, str, Any]]:
    """One puzzle is opened and solved, another one is not."""
    for book, right in ((shipped("bonfire"), True), (shipped("emberheart"), False)):
        assert book is not None
        puzzle = book.puzzles[0]
        yield "POST", f"/api/puzzles/{puzzle.id}", None
        yield "POST", f"/api/puzzles/{puzzle.id}/tries", {"moves": list(puzzle.values[0 if right else 1].moves)}


async def everybody_tries(story: Story, u: Universe, game: str) -> None:
    """Requests that change something, from everybody who may make them and everybody who may not."""
    here = f"/api/games/{game}"
    for who in (*EVERYBODY, "watcher"):
        for method, path, body in (
            ("POST", "/api/components", {"game": "bonfire", "text": "a = 1"}),
            ("POST", f"{here}/links", {"seat": 1}),
            ("POST", f"{here}/links", {"seat": None}),
            ("PATCH", f"{here}/seats/1", {"stand_in": "spark"}),
            ("PATCH", f"{here}/seats/1", {"stand_in": None}),
            ("PATCH", f"{here}/seats/0", {"kind": "open"}),
            ("POST", f"{here}/seats/1/vote", {"out": True}),
            ("POST", f"{here}/branch", {"move": 5, "seats": TO_PLAY}),
            ("POST", f"{here}/rematch", None),
            ("POST", f"{here}/review", None),
            ("POST", "/api/daily/2023-11-14", {"opponent": "spark"}),
            ("PUT", f"/api/daily/2023-11-13/games/{game}", None),
            *puzzling(),
            ("POST", "/api/games/import", {"record": late("bonfire", 5, 0), "seats": TO_PLAY}),
            *((method, path, None) for method, path in for_administrators(u.app)),
        ):
            await story.ask(u, who, method, path, body)


async def parting(story: Story, u: Universe, game: str) -> None:
    """One stays away and is voted out, another one leaves, and the game is taken off a list."""
    while (absent := (await u.room(game)).deciding) == 0:
        await story.play(u, game, 1)
    assert absent is not None
    away, left = PLAYERS[absent], PLAYERS[3 - absent]
    await u.do(Deed("go", away))
    await u.do(Deed("wait", body=3600.0))
    for who in ("host", left):
        await story.ask(u, who, "POST", f"/api/games/{game}/seats/{absent}/vote", {"out": True}, 200)
    assert (await u.room(game)).seats[absent].kind == "bot"
    await story.ask(u, left, "POST", f"/api/games/{game}/leave", status=204)
    await story.ask(u, "watcher", "DELETE", f"/api/games/{game}", status=204)
    await u.do(Deed("come", away))


async def forgetting(story: Story, u: Universe, title: str) -> None:
    """A game that never begins goes with its host, and whoever watched it is told."""
    waiting = await story.make(u, "/api/games", {"game": title, "seats": TO_PLAY}, {0: "third"}, "third")
    await story.join(u, waiting, "stranger", "watch")
    await story.ask(u, "third", "DELETE", "/api/me", status=204)


# The comparison itself.


@pytest.mark.parametrize("title", TITLES)
def test_the_comparison_notices_a_leak(title: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A former leak: somebody alone at a table with open seats could read the record."""
    monkeypatch.setattr(access, "may_see_secrets", lambda room, player: room.humans <= room.seats_of(player))

    async def live(story: Story) -> None:
        await story.look_around(await create(story, title))

    with pytest.raises(Leak, match=r"host: GET /api/games/\w+/record"):
        tell(tmp_path, 1, live)


def test_the_comparison_notices_a_shuffle(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Entry, "shown", lambda entry: {"kind": entry.kind, "seat": entry.seat, "at": entry.at, **entry.data})
    with pytest.raises(Leak, match=r"was told on the socket: \.entry\.shuffles"):
        tell(tmp_path, 6, series)


# Thinking.


@pytest.mark.parametrize("title", TITLES)
def test_hints_of_the_real_search(title: str) -> None:
    game = somewhere(title, 3, 11)
    other = permuted(game, random.Random(1))
    assert game.position() != other.position()
    budget = Budget(simulations=300)
    assert [str(hint) for hint in game.hint(budget=budget, seed=3)] == [str(hint) for hint in other.hint(budget=budget, seed=3)]
