"""The commands `firelight games`, `firelight backup` and `firelight restore`, which use a server's database directly."""

from __future__ import annotations

import argparse
import asyncio
import json
import time
from pathlib import Path
from typing import Any

from firelight.engine.errors import FirelightError

STATES = ("waiting", "playing", "over")


def add(commands: Any) -> None:
    """Add the commands to a command line."""
    games = commands.add_parser("games", help="command-games")
    games.set_defaults(do=do_games)
    games.add_argument("--state", choices=STATES, help="only games in this state")
    games.add_argument("--json", action="store_true", help="print JSON")
    what = games.add_mutually_exclusive_group()
    what.add_argument("--export", metavar="GAME", help="print the record of a game, or write it to the file given with --to")
    what.add_argument("--close", metavar="GAME", help="end a game that nobody plays any more")
    what.add_argument("--delete", metavar="GAME", help="delete a game for good")
    games.add_argument("--to", type=Path, metavar="FILE", help="the file for --export")
    backup = commands.add_parser("backup", help="command-backup")
    backup.set_defaults(do=do_backup)
    backup.add_argument("file", type=Path, metavar="FILE")
    restore = commands.add_parser("restore", help="command-restore")
    restore.set_defaults(do=do_restore)
    restore.add_argument("file", type=Path, metavar="FILE")
    for part in (games, backup, restore):
        part.add_argument(
            "--database", metavar="FILE|URL", help="as for firelight serve (default: FIRELIGHT_DATABASE, or your data folder)"
        )


def _database(args: argparse.Namespace) -> str:
    from firelight.server.settings import read_settings

    return read_settings({"database": args.database}).database


# Backups.


def do_backup(args: argparse.Namespace) -> int:
    from firelight.server.store.backup import backup

    count = backup(_database(args), args.file)
    print(f"{args.file}: {_games(count)} written. firelight restore {args.file} --database NEW restores it.")
    return 0


def do_restore(args: argparse.Namespace) -> int:
    from firelight.server.store.backup import restore

    print(f"{_games(restore(args.file, _database(args)))} restored from {args.file}.")
    return 0


def _games(count: int) -> str:
    return "1 game" if count == 1 else f"{count} games"


# Games.


def do_games(args: argparse.Namespace) -> int:
    url = _database(args)
    if args.export is not None:
        return _export(url, args.export, args.to)
    if args.to is not None:
        raise FirelightError("--to only works with --export")
    if args.close is not None or args.delete is not None:
        asyncio.run(_change(url, args.close, args.delete))
        return 0
    from firelight.server.store.operations import listed_games

    rows = _read(url, lambda connection: listed_games(connection, args.state))
    if args.json:
        print(json.dumps(rows, indent=1))
    else:
        print_games(rows)
    return 0


def print_games(rows: list[dict[str, Any]]) -> None:
    print(f"{_games(len(rows))}.")
    for row in rows:
        names = ", ".join(f"{name} {score}" for name, score in zip(row["players"], row["scores"], strict=False))
        turn = f", {row['turn']} to decide" if row["turn"] else ""
        moved = time.strftime("%Y-%m-%d %H:%M", time.localtime(row["moved"]))
        print(f"{row['id']}  {row['title']:<10}  {row['status']:<7}  {moved}  move {row['moves']}{turn}: {names}")


def _read(url: str, query: Any) -> Any:
    """Query a database that a server may be using."""
    from sqlalchemy.exc import OperationalError

    from firelight.server.store.engines import engine_of, file_of, is_sqlite, read_url
    from firelight.server.store.errors import StoreError
    from firelight.server.store.migrate import check_form

    where = read_url(url)
    if is_sqlite(where) and not file_of(where).is_file():
        raise StoreError(f"{file_of(where)}: there is no such database. firelight serve creates one")
    engine = engine_of(where, writes=False)
    try:
        with engine.connect() as connection:
            check_form(connection)
            return query(connection)
    except OperationalError as reason:
        raise StoreError(f"the database cannot be read: {str(reason.orig).strip().splitlines()[0]}") from reason
    finally:
        engine.dispose()


def _export(url: str, game: str, target: Path | None) -> int:
    from firelight.server.admin_games import unknown
    from firelight.server.room import fold
    from firelight.server.store.games import load

    found = _read(url, lambda connection: load(connection, game))
    if found is None:
        raise FirelightError(unknown(game).message)
    record = fold(*found).game.record()
    if target is None:
        print(json.dumps(record, indent=1))
    else:
        write_record(target, record)
    return 0


def write_record(target: Path, record: Any) -> None:
    from firelight.storage import write_safely

    if target.exists():
        raise FirelightError(f"{target} exists; choose another name")
    write_safely(target, json.dumps(record, indent=1) + "\n")
    print(f"{target}: written. firelight replay {target} shows it.")


async def _change(url: str, close: str | None, delete: str | None) -> None:
    """Close or delete a game. With SQLite no server may be running (use firelight admin then); with PostgreSQL the server is told."""
    from firelight.server.admin_games import close_game, delete_game
    from firelight.server.errors import Refused
    from firelight.server.keeper import Keeper
    from firelight.server.store import Store

    store = Store(url)
    await store.start()
    keeper = Keeper(store)
    try:
        if close is not None:
            await close_game(keeper, close)
            print(f"{close}: closed. Its record can still be exported.")
        elif delete is not None:
            await delete_game(keeper, delete)
            print(f"{delete}: deleted.")
    except Refused as refused:
        raise FirelightError(refused.message) from None
    finally:
        await keeper.stop()
        await store.stop()
