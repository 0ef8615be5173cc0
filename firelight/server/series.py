"""The solo series of a player: the games so far, and the option that they set for the next one."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection

from firelight import api
from firelight.engine.face import SeriesFace
from firelight.server.errors import bad_input
from firelight.server.room import OVER, WAITING
from firelight.server.shapes import NewGame
from firelight.server.steps import Steps
from firelight.server.store import people
from firelight.server.store.writer import Write


def face_of(title: str) -> SeriesFace:
    """The series of a game. Refused if it has none."""
    face = api.title(title).words.face.series
    if face is None:
        raise bad_input("no-series", f"{api.title(title).name} has no series")
    return face


def load(connection: Connection, player: str, title: str) -> Any:
    return face_of(title).resume([row["result"] for row in people.series_of(connection, player, title)])


def next_option(connection: Connection, player: str, title: str) -> dict[str, int]:
    """The options of the next game."""
    face = face_of(title)
    return {face.option: face.value(load(connection, player, title))}


def data(connection: Connection, player: str) -> dict[str, Any]:
    """The answer to /api/series."""
    title = next(title for title in api.titles() if api.title(title).words.face.series)
    games = [{**row["result"], "game": row["game_id"], "at": row["at"]} for row in people.series_of(connection, player, title)]
    return {"game": title, "next": face_of(title).value(load(connection, player, title)), "games": games}


def check(new: NewGame) -> None:
    """Check that a new game can belong to a series."""
    face = face_of(new.game)
    if len(new.seats) != face.players or new.seats[0].kind != "me":
        raise bad_input("no-series", "a series is played alone, with yourself at the only seat")
    if face.option in new.options:
        raise bad_input("no-series", f"options.{face.option}: in a series the previous games set it; leave it out")
    if new.seed is not None:
        raise bad_input("no-series", "seed: in a series nobody chooses it; leave it out")


def plan(steps: Steps) -> None:
    """Add the result of a finished series game, unless the series has gone on without it."""
    room, before = steps.room, steps.before
    if not room.facts.series or before.status == OVER or room.status != OVER or not room.game.over or before.status == WAITING:
        return
    title, face = room.game.title, face_of(room.game.title)
    finished, player, game, at = room.game, room.host, room.facts.id, steps.at
    played_with = room.facts.options[face.option]

    def add(write: Write) -> None:
        series = load(write.connection, player, title)
        if face.value(series) == played_with:
            people.add_result(write, player, title, game, at, face.add(series, finished)[1])

    steps.also.append(add)
