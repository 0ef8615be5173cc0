"""The stored games on the start page: Blaze against Flame, from the middle of the game on, act by act.

python -m tests.web.living    play them and write web/src/games/GAME/living.json
"""

from __future__ import annotations

import json
import tempfile
import urllib.request
from itertools import pairwise
from pathlib import Path
from typing import Any

import firelight
from firelight.api import titles
from firelight.bots.base import ask_of
from firelight.bots.levels import LEVELS
from tests.web.served import Served

FOLDER = Path(__file__).parents[2] / "web" / "src" / "games"
SEATS = ("blaze", "flame")
SEED = 7
BEGIN = 0.3  # of the game: the board is full, and much is still to come
ACTS = 24
LEFT_OUT = ("options", "forbidden", "sheets", "undo", "requests", "votes")


def played(title: str) -> dict[str, Any]:
    """The record of a whole game."""
    game = firelight.new(title, players=len(SEATS), seed=SEED)
    bots = [LEVELS[level].make() for level in SEATS]
    while not game.over:
        assert game.seat is not None
        game.play(bots[game.seat].choose(ask_of(game, LEVELS[SEATS[game.seat]].budget, len(game.history))))
    return game.record()


class Visitor:
    """A client of a server."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.secret = ""
        self.secret = self.ask("/me", {"name": "Visitor"})["secret"]

    def ask(self, path: str, body: Any = None) -> Any:
        headers = {"Content-Type": "application/json", **({"Authorization": f"Bearer {self.secret}"} if self.secret else {})}
        data = None if body is None else json.dumps(body).encode()
        with urllib.request.urlopen(urllib.request.Request(f"{self.address}/api{path}", data, headers)) as reply:
            return json.load(reply)


def changed(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    assert before.keys() == after.keys()
    return {name: value for name, value in after.items() if before[name] != value}


def changes(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    """The parts of a table that an act has changed; for the view, its changed parts."""
    found = changed(before, after)
    return {**found, "view": changed(before["view"], after["view"])}


def scene(visitor: Visitor, title: str) -> dict[str, Any]:
    """The components, the first table, and the changes of each act."""
    seats = [{"kind": "bot", "level": level} for level in SEATS]
    game = visitor.ask("/games/import", {"record": played(title), "seats": seats})["id"]
    acts = sorted({entry["act"] for entry in visitor.ask(f"/games/{game}/log")})
    first = int(len(acts) * BEGIN)
    tables = []
    for move in acts[first : first + ACTS + 1]:
        table = visitor.ask(f"/games/{game}/at/{move}")
        table["room"] |= {"id": f"living-{title}", "status": "playing", "origin": None}
        tables.append({name: value for name, value in table.items() if name not in LEFT_OUT})
    later = [changes(before, after) for before, after in pairwise(tables)]
    return {"printed": visitor.ask(f"/games/{game}/components"), "first": tables[0], "then": later}


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, Served(Path(folder)) as server:
        visitor = Visitor(server.address)
        for title in titles():
            if (FOLDER / title).exists():
                text = json.dumps(scene(visitor, title), separators=(",", ":"))
                (FOLDER / title / "living.json").write_text(text + "\n", encoding="utf-8")
                print(f"{title}: {len(text):,} characters")


if __name__ == "__main__":
    main()
