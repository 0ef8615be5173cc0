"""How a player has fared against each opponent."""

from __future__ import annotations

from collections import Counter
from typing import Any

from sqlalchemy import Connection, select

from firelight.server.room import BOT, OVER
from firelight.server.store.schema import WATCHING, games, holders

NEWEST = 500  # games counted at most
OWN = "tom"  # the seat kind of an opponent that belongs to the game


def standings(connection: Connection, player: str) -> list[dict[str, Any]]:
    """Results per opponent, from fairly dealt finished games in which the player held one seat and no other person played."""
    query = (
        select(games.c.title, games.c.summary, games.c.origin, holders.c.seat)
        .join(holders, holders.c.game_id == games.c.id)
        .where(holders.c.player_id == player, holders.c.seat != WATCHING, games.c.status == OVER)
        .order_by(games.c.updated.desc())
        .limit(NEWEST)
    )
    played: Counter[tuple[str, str]] = Counter()
    won: Counter[tuple[str, str]] = Counter()
    for title, summary, origin, seat in connection.execute(query):
        counts = origin is None and summary["winners"]
        for opponent in _opponents(summary["seats"], seat) if counts else ():
            played[title, opponent] += 1
            won[title, opponent] += seat in summary["winners"]
    return [
        {"game": title, "opponent": opponent, "played": number, "won": won[title, opponent]} for (title, opponent), number in played.items()
    ]


def _opponents(seats: list[dict[str, Any]], mine: int) -> set[str]:
    """The kinds of opponents that somebody met; empty if another person sat at the table."""
    others = [seat for number, seat in enumerate(seats) if number != mine]
    if any(seat["kind"] not in (BOT, OWN) for seat in others) or seats[mine]["stand_in"]:
        return set()
    return {seat["level"] or seat["kind"] for seat in others}
