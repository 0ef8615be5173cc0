"""Saves what today's program writes, so that later ones can be tested on reading it: `python -m tests.golden.keep`.

The files are named by their form, so those of older forms stay.
"""

from __future__ import annotations

import lzma
import random
import sqlite3
import tempfile
from copy import deepcopy
from pathlib import Path

import firelight
from firelight.engine.files import VERSION
from firelight.engine.game import Game
from firelight.server.store.migrate import newest
from tests.games import TABLES, finish, new_game, play_on
from tests.golden.playthrough import FOLDER, Data, save
from tests.server.serving import Person, Serving, Talk, choose

KEPT = FOLDER / "kept"


# A server's database, and what people saw of their games.


def make_moves(talk: Talk, game: str, count: int, chance: random.Random) -> None:
    """Make moves with whichever of this person's seats is to decide."""
    table = talk.open(game)
    for _ in range(count):
        text, at = choose(table, chance), table["move"]
        talk.say({"do": "move", "game": game, "id": f"{at}", "seat": table["deciding"], "at": at, "moves": [text]})
        table = talk.wait("change", game=game, move=at + 1)


def seen(person: Person, game: str) -> Data:
    """What the server says about a game."""
    log = person.ask("GET", f"/api/games/{game}/log")
    chat = person.ask("GET", f"/api/games/{game}/chat")
    notes = person.ask("GET", f"/api/games/{game}/notes")["text"]
    summary = person.ask("GET", f"/api/games/{game}")
    return {
        "game": game,
        "title": summary["title"],
        "status": summary["status"],
        "moves": [[entry["seat"], entry["move"]] for entry in log],
        "chat": [entry["text"] for entry in chat],
        "notes": notes,
    }


def play_on_server(server: Serving) -> Data:
    """Two people play: a game between them, one at one screen, one against Tom, and a finished one from a record."""
    astrid, bo = server.person("Astrid"), server.person("Bo")
    chance = random.Random(5)
    shared = astrid.new_game("bonfire", "me open", seed=5)
    bo.join(shared["links"]["1"])
    screen = astrid.new_game("emberheart", "me me me", seed=6, options={"side": 1})
    solo = astrid.new_game("bonfire", "me", seed=7, options={"handicap": -10})
    over = astrid.ask("POST", "/api/games/import", {"record": finish(firelight.new("emberheart", 2, seed=8)).record()}, 201)
    with astrid.socket() as talk:
        talk.open(shared["id"])
        talk.ask({"do": "chat", "game": shared["id"], "id": "hello", "text": "Good evening!"})
        make_moves(talk, screen["id"], 25, chance)
        make_moves(talk, solo["id"], 20, chance)
    astrid.ask("PUT", f"/api/games/{shared['id']}/notes", {"text": "Keep gold for the Elders.\n"}, 204)
    with astrid.socket() as hers, bo.socket() as his:
        for _ in range(20):
            talk = next(talk for talk in (hers, his) if talk.open(shared["id"])["options"])
            make_moves(talk, shared["id"], 1, chance)
    games = [seen(astrid, made["id"]) for made in (shared, screen, solo, over)]
    return {"secrets": {"Astrid": astrid.secret, "Bo": bo.secret}, "games": games}


def keep_database() -> None:
    name = f"server-{newest()}"
    with tempfile.TemporaryDirectory() as folder:
        with Serving(Path(folder)) as server:
            known = play_on_server(server)
        with sqlite3.connect(server.database) as connection:
            connection.execute("PRAGMA journal_mode = DELETE")
            connection.execute("VACUUM")
        connection.close()
        (KEPT / f"{name}.sqlite3.xz").write_bytes(lzma.compress(server.database.read_bytes()))
    save(KEPT / f"{name}.json.xz", known)


# Positions and records.


def with_own_components(g: Game) -> Game:
    """The same game with a component set that is not the shipped one."""
    components = deepcopy(g.edition.components.data)
    components["set"]["name"] = "A set of our own"
    return firelight.load({**g.position(), "components": components}, seed=1)


def keep_files() -> None:
    """For each game and number of players: positions and records at the start, under way and at the end."""
    kept = []
    for key, players in TABLES:
        for moves in (0, 17, 60, 10_000):
            g = new_game(key, players, seed=moves + players)
            if moves == 17 and players == 2:
                g = with_own_components(g)
            for _ in play_on(g, moves, most=moves):
                pass
            kept.append({"position": g.position(), "record": g.record(), "moves": [move.text for move in g.moves()]})
    save(KEPT / f"files-{VERSION}.json.xz", kept)


if __name__ == "__main__":
    keep_database()
    keep_files()
