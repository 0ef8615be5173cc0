"""A player's finished games in figures: who scored what, and where the points came from."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection

from firelight.server.origin import BRANCH, POSITION, PUZZLE, RECORD
from firelight.server.store import lists
from firelight.server.store.lists import Finished

MOST_GAMES = 2000
NOT_FROM_START = {origin["kind"] for origin in (BRANCH, POSITION, PUZZLE, RECORD)}  # not played from the beginning


def of_player(connection: Connection, player: str) -> list[dict[str, Any]]:
    """The player's games, newest first: only finished games that were played from the beginning, with one seat of their own."""
    found = lists.finished(connection, player, MOST_GAMES)
    return [_figures(game) for game in found if len(game.seats) == 1 and _counts(game)]


def _counts(game: Finished) -> bool:
    return bool(game.summary["winners"]) and (game.origin or {}).get("kind") not in NOT_FROM_START


def _figures(game: Finished) -> dict[str, Any]:
    [seat] = game.seats
    about = game.summary
    scores, sheets = about["scores"], about.get("sheets")
    return {
        "id": game.id,
        "game": game.title,
        "at": game.updated,
        "players": sum(each["kind"] in ("human", "bot") for each in about["seats"]),
        "options": game.options,
        "seat": seat,
        "score": scores[seat],
        "lead": scores[seat] - max((points for other, points in enumerate(scores) if other != seat), default=0),
        "won": seat in about["winners"],
        "shared": len(about["winners"]) > 1,
        "opponents": [each["level"] or each["kind"] for number, each in enumerate(about["seats"]) if number != seat],
        "sources": sheets[seat] if sheets else None,
    }
