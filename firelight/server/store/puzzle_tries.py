"""Players' tries at puzzles, in the database."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, RowMapping, func, select, update

from firelight.server.store.games import insert_new
from firelight.server.store.schema import tried
from firelight.server.store.writer import Write


def opened(write: Write, player: str, puzzle: str, title: str, game: str, at: float) -> None:
    """Note that a player has opened a puzzle; earlier tries stay."""
    adding = insert_new(write.connection, tried).values(player_id=player, puzzle=puzzle, title=title, game_id=game, opened=at, tries=0)
    write.connection.execute(adding.on_conflict_do_update(index_elements=["player_id", "puzzle"], set_={"game_id": game}))


def count_try(write: Write, player: str, puzzle: str, before: int, ended: float | None, solved: bool) -> bool:
    """Count one more try. False if another one was counted meanwhile."""
    mine = update(tried).where(tried.c.player_id == player, tried.c.puzzle == puzzle, tried.c.tries == before, tried.c.ended.is_(None))
    return write.connection.execute(mine.values(tries=before + 1, ended=ended, solved=solved)).rowcount == 1


def forget_tables(write: Write, player: str) -> list[str]:
    """Detach a player's puzzles from their games and return those games, which are no longer needed."""
    mine = select(tried.c.game_id).where(tried.c.player_id == player, tried.c.game_id.is_not(None))
    found = [str(game) for game in write.connection.execute(mine).scalars()]
    write.connection.execute(update(tried).where(tried.c.player_id == player).values(game_id=None))
    return found


def of(connection: Connection, player: str, puzzle: str) -> RowMapping | None:
    query = select(tried).where(tried.c.player_id == player, tried.c.puzzle == puzzle)
    return connection.execute(query).mappings().first()


def all_of(connection: Connection, player: str) -> list[RowMapping]:
    """All of a player's puzzles: last finished first, open ones last."""
    query = select(tried).where(tried.c.player_id == player).order_by(tried.c.ended.is_(None), tried.c.ended.desc(), tried.c.puzzle)
    return list(connection.execute(query).mappings())


def found_by(connection: Connection, puzzle: str) -> dict[str, Any]:
    """How many players have finished a puzzle, and how many of them found the answer."""
    query = select(func.count(), func.sum(func.cast(tried.c.solved, tried.c.tries.type))).where(
        tried.c.puzzle == puzzle, tried.c.ended.is_not(None)
    )
    players, found = connection.execute(query).one()
    return {"players": int(players), "found": int(found or 0)}
