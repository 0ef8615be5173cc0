"""Attacks on a whole server: thinking time, the chat, webhooks, durable moves, and long lists of games."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import event

from firelight.server import jobs, keeper, rooms, steps
from firelight.server.admin_games import delete_game
from firelight.server.limits import Limits
from firelight.server.thinking import thinkers
from firelight.server.thinking.thinkers import Urgency
from firelight.workers.requests import Waiter
from firelight.workers.turns import Account, FairQueue
from tests.server.hooks import LONG, Hooks, hooked
from tests.server.roomkit import finished, rooms_at, run
from tests.server.serving import PATIENCE, PLENTY, Data, Person, Serving, Talk, wait_for
from tests.server.test_lists import CASES, fill, rank

GAMES_OF_ATTACK = 66


@pytest.fixture
def hooks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Hooks:
    """Controls a server's real thinking processes."""
    folder = tmp_path / "hooks"
    folder.mkdir()
    monkeypatch.setattr(thinkers, "Thinkers", lambda processes: hooked(folder, processes))
    return Hooks(folder)


@pytest.fixture
def server(hooks: Hooks, tmp_path: Path) -> Iterator[Serving]:
    with Serving(tmp_path, bot_processes=1) as serving:
        yield serving


def ready(person: Person) -> None:
    wait_for(lambda: person.ask("GET", "/api/about")["bots"]["state"] == "ready", LONG)


def move(table: Data, text: str) -> Data:
    about = {"game": table["game"], "id": f"{table['seq']}", "seat": table["deciding"], "at": table["move"]}
    return {"do": "move", **about, "moves": [text]}


def next_table(talk: Talk) -> Data:
    """Of several simultaneous changes, only the last one comes with a table."""
    while "options" not in (change := talk.wait("change")):
        pass
    return change


# Games of bots alone.


def test_games_of_bots_that_go_on_after_a_restart_hold_nobody_up(hooks: Hooks, tmp_path: Path) -> None:
    """Everything an attack could once leave behind: its bots would think for ever, and still the attacker's own opponent moves."""
    many = Limits(**{**vars(PLENTY), "bot_games_of_player": 100, "bot_games_of_address": 100, "bot_games": 100})
    hooks.hold("compile")
    hooks.slow("choose", "inferno")
    with Serving(tmp_path, limits=many) as server:  # there are no thinking processes yet
        server.host.app.state.rooms.bot_players.consider = lambda live: None
        attacker = server.person("Attacker")
        for _ in range(GAMES_OF_ATTACK):
            attacker.new_game(seats=" ".join(["bot:inferno"] * 4))
    with Serving(tmp_path, bot_processes=1, limits=many) as server:
        wait_for(lambda: hooks.log("begin", "choose"))
        bo = server.person("Bo")
        game = bo.new_game(seats="me bot:spark", seed=3)["id"]
        with bo.socket() as talk:
            table = talk.open(game)
            while not any(entry["by"] == "bot" for entry in bo.ask("GET", f"/api/games/{game}/log")):
                if table["deciding"] == 0:
                    talk.say(move(table, table["options"][0]["move"]))
                table = next_table(talk)
        assert {line[4] for line in hooks.log("begin", "choose")} == {"inferno", "spark"}


# What workers receive.


def test_a_bot_does_not_play_the_game_again_for_every_decision(server: Serving, hooks: Hooks) -> None:
    hooks.hold("compile")
    astrid = server.person()
    game = astrid.new_game("emberheart", "me bot:spark bot:spark", seed=5)["id"]
    with astrid.socket() as talk:
        table = talk.open(game)
        while table["move"] < 60:
            if table["deciding"] == 0:
                talk.say(move(table, table["options"][0]["move"]))
            table = next_table(talk)
    hooks.release("compile")
    found = [(int(again), int(made)) for _, _, again, made in hooks.log("unpacked", "choose")]
    assert max(made for _, made in found) > 40, "late in the game"
    assert {again for again, _ in found} == {0}


# Hints.


def to_decide(person: Person) -> tuple[str, int]:
    game = person.new_game("bonfire", "me me", hints=True)["id"]
    return game, person.ask("GET", f"/api/games/{game}")["deciding"]


def test_whoever_asks_for_many_hints_is_not_served_before_others(server: Serving, hooks: Hooks, monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[str] = []
    take = FairQueue.take

    def noted(queue: FairQueue[Any], urgency: int, account: Account, item: Any) -> None:
        take(queue, urgency, account, item)
        if urgency == Urgency.HINT and isinstance(item, Waiter):
            served.append(account.player)

    monkeypatch.setattr(FairQueue, "take", noted)
    astrid, bo = server.person(), server.person("Bo")
    ready(astrid)
    hooks.hold("hint")
    most = Limits().hints_of_player
    asked = [(astrid, ask_hint(astrid, *to_decide(astrid))) for _ in range(most)]
    wait_for(lambda: hooks.log("begin", "hint"))
    game, seat = to_decide(astrid)
    refused = astrid.ask("POST", f"/api/games/{game}/hint", {"seat": seat}, 429)
    assert refused["error"]["code"] == "too-many-hints"
    asked.append((bo, ask_hint(bo, *to_decide(bo))))
    waiting = f'firelight_thinking_queue{{class="hint"}} {most}.0'
    wait_for(lambda: waiting in httpx.get(f"{server.address}/metrics").text)
    hooks.release("hint")
    wait_for(lambda: all(person.ask("GET", f"/api/jobs/{job}")["state"] == "done" for person, job in asked))
    assert served.count(astrid.me["id"]) == most
    assert bo.me["id"] in served[:-1], "the last one is the third of the player who asked before"


def ask_hint(person: Person, game: str, seat: int) -> str:
    job: str = person.ask("POST", f"/api/games/{game}/hint", {"seat": seat}, 202)["job"]
    return job


class Asker:
    """Somebody who asks for endless hints."""

    def __init__(self, server: Serving, hooks: Hooks) -> None:
        self.rooms, self.hooks = server.host.app.state.rooms, hooks
        self.person = server.person()
        ready(self.person)
        hooks.slow("hint", 0)

    def begin(self, talk: Talk, moves: int) -> Data:
        """The table of a new game after some moves."""
        table = talk.open(to_decide(self.person)[0])
        for _ in range(moves):
            talk.say(move(table, table["options"][0]["move"]))
            table = next_table(talk)
        return table

    def ask(self, table: Data) -> str:
        return ask_hint(self.person, table["game"], table["deciding"])

    def ask_and_wait(self, table: Data) -> str:
        """The same, until a worker is working on it."""
        before = len(self.hooks.log("begin", "hint"))
        job = self.ask(table)
        wait_for(lambda: len(self.hooks.log("begin", "hint")) > before)
        return job

    def wait_until_free(self) -> None:
        """Wait until no worker is busy with a hint."""
        wait_for(lambda: not self.rooms.jobs.doing)
        wait_for(lambda: len(self.hooks.log("end", "hint")) == len(self.hooks.log("begin", "hint")))

    def why(self, job: str) -> str:
        found = self.person.ask("GET", f"/api/jobs/{job}")
        assert found["state"] == "failed", found
        code: str = found["error"]["code"]
        return code


def test_a_hint_ends_with_its_position(server: Serving, hooks: Hooks) -> None:
    """A move, an undo, a closed and a deleted game each stop the work, although each hint would take for ever."""
    asker = Asker(server, hooks)
    with asker.person.socket() as talk:
        table = asker.begin(talk, 1)
        first = asker.ask_and_wait(table)
        waiting = asker.ask(other := asker.begin(talk, 0))
        talk.say(move(other, other["options"][0]["move"]))
        wait_for(lambda: asker.person.ask("GET", f"/api/jobs/{waiting}")["state"] == "failed")
        talk.say(move(table, table["options"][0]["move"]))
        asker.wait_until_free()
        assert asker.why(first) == asker.why(waiting) == "out-of-date"
        assert len(hooks.log("begin", "hint")) == 1, "what was cancelled while it waited is never begun"

        table = asker.begin(talk, 1)
        job = asker.ask_and_wait(table)
        seat = asker.person.ask("GET", f"/api/games/{table['game']}/log")[-1]["seat"]
        assert talk.ask({"do": "undo", "game": table["game"], "id": "back", "seat": seat, "to": 0})["type"] == "done"
        asker.wait_until_free()
        assert asker.why(job) == "out-of-date"

        asker.ask_and_wait(table := asker.begin(talk, 1))
        asker.person.ask("POST", f"/api/games/{table['game']}/leave", status=204)  # nobody is left, so the game is closed
        asker.wait_until_free()
        asker.ask_and_wait(table := asker.begin(talk, 0))
        asker.person.ask("DELETE", f"/api/games/{table['game']}", status=204)  # a game without moves is deleted
        asker.wait_until_free()


def test_a_review_ends_with_its_game(server: Serving, hooks: Hooks) -> None:
    asker = Asker(server, hooks)
    hooks.slow("review", 0)
    record = json.loads(finished("bonfire", 1))
    game = asker.person.ask("POST", "/api/games/import", {"record": record}, 201)["id"]
    asker.person.ask("POST", f"/api/games/{game}/review", status=202)
    wait_for(lambda: hooks.log("begin", "review"))
    asyncio.run(delete_game(asker.rooms.keeper, game))
    wait_for(lambda: hooks.log("end", "review") and not asker.rooms.jobs.doing)


def test_nobody_thinks_for_those_who_have_left_the_table(server: Serving, hooks: Hooks, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jobs, "LOOK_EVERY", 0.05)
    asker = Asker(server, hooks)
    with asker.person.socket() as talk:
        table = asker.begin(talk, 1)
        left = asker.ask_and_wait(table)
    asker.wait_until_free()
    assert asker.why(left) == "nobody-waits"
    with asker.person.socket() as talk:
        talk.open(table["game"])
        again = asker.ask_and_wait(table)
        assert again != left
        hooks.speed_up("hint", 0)
        assert talk.wait("job", job=again, state="done")["result"]


# The chat.


def test_a_chat_is_full_some_day(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "MOST_SAID", 20)
    with Serving(tmp_path) as server:
        astrid = server.person()
        game = astrid.new_game(seats="me open")["id"]
        with astrid.socket() as talk:
            said = [talk.ask({"do": "chat", "game": game, "id": f"{number}", "text": "again"}) for number in range(30)]
        assert [answer["type"] for answer in said] == ["done"] * 20 + ["refused"] * 10
        assert {answer["error"]["code"] for answer in said[20:]} == {"chat-full"}
        assert len(astrid.ask("GET", f"/api/games/{game}/chat")) == 20


# Entries without end.


def test_a_game_cannot_grow_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever takes the same move back again and again would make it slow to load, for everybody who waits meanwhile."""
    monkeypatch.setattr(steps, "MOST_ENTRIES", 40)
    with Serving(tmp_path) as server:
        astrid = server.person()
        game = astrid.new_game()["id"]
        with astrid.socket() as talk:
            table = talk.open(game)
            undo = {"do": "undo", "game": game, "seat": table["deciding"]}
            answers = []
            for number in range(30):
                if table["move"] == 0:
                    talk.say(move(table, table["options"][0]["move"]))
                    next_table(talk)
                answers.append(talk.ask({**undo, "id": f"u{number}"}))
                table = talk.open(game)
            assert answers[0]["type"] == "done" and answers[-1]["error"]["code"] == "game-too-long"
            refused = astrid.ask("PATCH", f"/api/games/{game}/seats/0", {"name": "Again"}, 409)
            assert refused["error"]["code"] == "game-too-long"
            seat = table["deciding"]
            assert talk.ask({**move(table, table["options"][0]["move"]), "seat": seat})["type"] == "done", "it can be played on"
        astrid.ask("POST", f"/api/games/{game}/leave", status=204)


def test_coming_back_to_a_long_game_replays_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeper, "MOST_REPLAYED", 10)
    with Serving(tmp_path) as server:
        astrid = server.person()
        game = astrid.new_game()["id"]
        with astrid.socket() as talk:
            for number in range(12):
                talk.ask({"do": "chat", "game": game, "id": f"{number}", "text": "again"})
            assert talk.open(game, since=10)["seq"] == 13, "a table instead of what was missed"


# Webhooks.

INSIDE = ("192.0.0.8", "192.0.0.170", "127.0.0.1", "[64:ff9b::7f00:1]", "[64:ff9b::10.0.0.1]", "[64:ff9b::192.0.0.8]", "[64:ff9b:1::1]")


def test_webhooks_do_not_lead_into_the_network_of_the_host(tmp_path: Path) -> None:
    with Serving(tmp_path) as server:
        astrid = server.person()
        for address in INSIDE:
            refused = astrid.ask("PUT", "/api/notify", {"webhook": f"https://{address}/hook"}, 422)
            assert refused["error"]["code"] == "bad-address", address
        assert astrid.ask("GET", "/api/notify")["webhook"] is None
        astrid.ask("PUT", "/api/notify", {"webhook": "https://192.0.1.8/hook"})


# Durable moves.


def test_a_move_is_on_the_disk_before_it_is_acknowledged(tmp_path: Path) -> None:
    """For a server with default settings."""
    with Serving(tmp_path) as server:
        astrid = server.person()
        with astrid.socket() as talk:
            table = talk.open(astrid.new_game()["id"])
            assert talk.ask(move(table, table["options"][0]["move"]))["type"] == "done"
        store = server.host.app.state.rooms.store
        asked = store.write("x", lambda write: write.connection.exec_driver_sql("PRAGMA synchronous").scalar())
        assert asyncio.run(asked) == 2, "FULL"


# My games.


@pytest.mark.parametrize("case", ["many waiting, some newer that are over", "running, and more that are over"])
def test_every_game_is_listed_once_however_many_there_are(tmp_path: Path, case: str) -> None:
    url = f"sqlite:///{tmp_path / 'server.sqlite3'}"
    filled: dict[str, Any] = {}

    async def work() -> None:
        async with rooms_at(url) as made:
            player, filled["secret"] = await made.players.new("Astrid")
            filled["rows"] = await fill(made, player, *CASES[case])

    run(work)
    rows, read = filled["rows"], 0

    def count(_: Any, cursor: Any, statement: str, values: Any, *__: Any) -> None:
        nonlocal read
        if statement.startswith("SELECT") and "summary" in statement:
            read = max(read, len(cursor.fetchall()))
            cursor.execute(statement, values)  # for those who wait for the rows

    with (
        Serving(tmp_path) as server,
        httpx.Client(base_url=server.address, headers={"Authorization": f"Bearer {filled['secret']}"}, timeout=PATIENCE) as http,
    ):
        event.listen(server.host.app.state.rooms.store._reading, "after_cursor_execute", count)
        found: list[str] = []
        after: dict[str, str] = {}
        while page := http.get("/api/games", params=after).raise_for_status().json():
            found += [game["id"] for game in page]
            after = {"after": page[-1]["cursor"]}
            assert len(found) <= len(rows)
    assert found == sorted(rows, key=lambda game: (rank(rows[game]), -rows[game]["updated"], game))
    assert read == rooms.GAMES_AT_ONCE, "no more is read than a page"
