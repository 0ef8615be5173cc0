"""The solo series of a player: the handicap of the next game, and the games so far."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from sqlalchemy import Connection

from firelight.games.bonfire.series import Result, Series
from firelight.server.errors import bad_input
from firelight.server.room import OVER, WAITING
from firelight.server.shapes import NewGame
from firelight.server.steps import Steps
from firelight.server.store import people
from firelight.server.store.writer import Write

TITLE = "bonfire"
OPTION = "handicap"
PLAYERS = 1


def load(connection: Connection, player: str) -> Series:
    return Series([Result(**row["result"]) for row in people.series_of(connection, player, TITLE)])


def data(connection: Connection, player: str) -> dict[str, Any]:
    """The answer of /api/series."""
    games = [{**row["result"], "game": row["game_id"], "at": row["at"]} for row in people.series_of(connection, player, TITLE)]
    return {"game": TITLE, "next": load(connection, player).handicap, "games": games}


def check(new: NewGame) -> None:
    """Whether a new game can be one of a series."""
    if new.game != TITLE or len(new.seats) != PLAYERS or new.seats[0].kind != "me":
        raise bad_input("no-series", "a series is played alone: Bonfire with yourself at the only seat")
    if OPTION in new.options:
        raise bad_input("no-series", f"options.{OPTION}: in a series it is given by the games before; leave it out")
    if new.seed is not None:
        raise bad_input("no-series", "seed: in a series nobody chooses it; leave it out")


def plan(steps: Steps) -> None:
    """Add the result of a series game that has come to its end, unless the series has gone on without it."""
    room, before = steps.room, steps.before
    if not room.facts.series or before.status == OVER or room.status != OVER or not room.game.over or before.status == WAITING:
        return
    you, tom = room.game.scores()
    player, game, handicap, at = room.host, room.facts.id, room.facts.options[OPTION], steps.at

    def add(write: Write) -> None:
        series = load(write.connection, player)
        if series.handicap == handicap:
            people.add_result(write, player, TITLE, game, at, asdict(series.add(you, tom)))

    steps.also.append(add)
