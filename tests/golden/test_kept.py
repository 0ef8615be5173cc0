"""Files from earlier programs can be read and played on: positions, records, server databases."""

from __future__ import annotations

import lzma
import random
from pathlib import Path
from typing import Any

import pytest

import firelight
from firelight.engine.files import VERSION
from firelight.server.store.migrate import newest
from tests.games import finish
from tests.golden.keep import KEPT, make_moves, seen
from tests.golden.playthrough import Data, read
from tests.server.serving import Person, Serving

FILES = {path.name: read(path) for path in sorted(KEPT.glob("files-*.json.xz"))}
SERVERS = sorted(path.name.partition(".")[0] for path in KEPT.glob("server-*.sqlite3.xz"))


class Known(Person):
    """Somebody already known to the server."""

    def __init__(self, address: str, secret: str) -> None:
        super().__init__(address, "nobody in particular")
        self.http.cookies.clear()
        self.http.cookies.set("firelight", secret, domain="127.0.0.1", path="/")


def test_the_forms_of_today_are_kept() -> None:
    """Run python -m tests.golden.keep when a form changes."""
    assert f"files-{VERSION}.json.xz" in FILES
    assert f"server-{newest()}" in SERVERS


@pytest.mark.parametrize(("name", "place"), [(name, place) for name, files in FILES.items() for place in range(len(files))])
def test_positions_and_records_are_read_and_played_on(name: str, place: int) -> None:
    kept: Any = FILES[name][place]
    for g in (firelight.load(kept["position"], seed=3), firelight.replay(kept["record"], seed=3)):
        assert [move.text for move in g.moves()] == kept["moves"]
        assert finish(g, seed=3).over
    again = firelight.replay(kept["record"])
    assert (again.record(), again.options) == (kept["record"], kept["position"]["options"])


@pytest.mark.parametrize("name", SERVERS)
def test_a_database_is_brought_to_its_newest_form_and_its_games_go_on(name: str, tmp_path: Path) -> None:
    known: Data = read(KEPT / f"{name}.json.xz")
    (tmp_path / "server.sqlite3").write_bytes(lzma.decompress((KEPT / f"{name}.sqlite3.xz").read_bytes()))
    with Serving(tmp_path) as server:
        people: list[Person] = [Known(server.address, secret) for secret in known["secrets"].values()]
        assert [person.ask("GET", "/api/me")["name"] for person in people] == list(known["secrets"])
        listed = people[0].ask("GET", "/api/games")
        assert {game["id"] for game in listed} == {game["game"] for game in known["games"]}
        for game in known["games"]:
            assert seen(people[0], game["game"]) == game
            if game["status"] != "over":
                play_on(people, game["game"], len(game["moves"]))


def play_on(people: list[Person], game: str, made: int) -> None:
    """Make five more moves."""
    for number in range(made, made + 5):
        for person in people:
            summary = person.http.get(f"/api/games/{game}")
            if not summary.is_success:
                continue  # not at this table
            with person.socket() as talk:
                table = talk.open(game)
                assert table["move"] in (number, number + 1)
                if table["options"] and table["move"] == number:
                    make_moves(talk, game, 1, random.Random(number))
    assert len(people[0].ask("GET", f"/api/games/{game}/log")) == made + 5
