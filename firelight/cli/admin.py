"""The command `firelight admin`: administer a running server over HTTP."""

from __future__ import annotations

import argparse
import http.client
import json
import os
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import quote, urlencode

from firelight.cli.games import print_games, write_record
from firelight.engine.errors import FirelightError

URL = "http://127.0.0.1:8345"
SECONDS = 600  # pruning a large database takes long
PRUNED = {
    "over": "games that have been over for this many days",
    "idle": "running games in which nothing has happened for this many days",
    "waiting": "games that have waited this many days for players",
    "guests": "players without a seat who have not been seen for this many days",
    "jobs": "hints and reviews that were finished this many days ago",
}


class AdminError(FirelightError):
    """The server cannot be reached, or refuses."""


class Server:
    """A running server and its admin token."""

    def __init__(self, url: str, token: str) -> None:
        self.url = url.rstrip("/")
        self.token = token

    def ask(self, method: str, path: str, body: Any = None, **query: Any) -> Any:
        given = {name: value for name, value in query.items() if value is not None}
        address = f"{self.url}/api/admin/{path}{f'?{urlencode(given)}' if given else ''}"
        headers = {"Authorization": f"Bearer {self.token}", "Content-Type": "application/json"}
        data = None if body is None else json.dumps(body).encode()
        try:
            request = urllib.request.Request(address, data, headers, method=method)
            with urllib.request.urlopen(request, timeout=SECONDS) as reply:
                content = reply.read()
        except urllib.error.HTTPError as refused:
            raise AdminError(_refusal(refused.read(), refused.code)) from None
        except (OSError, ValueError, http.client.HTTPException) as reason:
            message = f"{self.url} cannot be reached ({getattr(reason, 'reason', reason)}). Does the server run? --url says where"
            raise AdminError(message) from None
        return json.loads(content) if content else None


def _refusal(content: bytes, status: int) -> str:
    try:
        error = json.loads(content)["error"]
    except (ValueError, KeyError, TypeError):
        return f"the server answered {status}; is this a Firelight server?"
    if error["code"] == "not-found":
        return "the server does not accept this admin token. It is in admin.token in its data folder, or in its FIRELIGHT_ADMIN_TOKEN"
    return str(error["message"])


def _token(args: argparse.Namespace) -> str:
    from firelight.server.admin_token import read_token, token_file
    from firelight.server.settings import read_settings

    settings = read_settings({"admin_token_file": args.token_file})
    token = read_token(settings)
    if token is None:
        raise AdminError(f"{token_file(settings)}: there is no admin token. A server writes one there; --token-file names another file")
    return token


# The command line.


def add(commands: Any) -> None:
    """Add the command to a command line."""
    admin = commands.add_parser("admin", help="command-admin", epilog="docs/hosting.md")
    parts = admin.add_subparsers(dest="what", required=True, metavar="WHAT")

    def part(name: str, do: Callable[[Server, argparse.Namespace], Any], text: str) -> Any:
        found = parts.add_parser(name, help=text, description=text)
        found.set_defaults(do=do_admin, ask=do)
        found.add_argument(
            "--url", default=os.environ.get("FIRELIGHT_URL", URL), help=f"where the server is (FIRELIGHT_URL; default {URL})"
        )
        found.add_argument(
            "--token-file", metavar="FILE", help="file with its admin token (FIRELIGHT_ADMIN_TOKEN_FILE or FIRELIGHT_ADMIN_TOKEN)"
        )
        found.add_argument("--json", action="store_true", help="print JSON")
        return found

    _add_games(part)
    _add_players(part)
    part("stats", lambda server, args: server.ask("GET", "stats"), "numbers about the server and its database")
    jobs = part("jobs", lambda server, args: server.ask("GET", "jobs", state=args.state, limit=args.limit), "hints and reviews")
    jobs.add_argument("--state", choices=("waiting", "running", "done", "failed"))
    _add_limit(jobs)
    part("push-key", lambda server, args: server.ask("POST", "push-key"), "make a new key for web push; browsers have to subscribe again")
    level = part("log-level", lambda server, args: server.ask("PUT", "log-level", {"level": args.level}), "change how much is logged")
    level.add_argument("level", choices=("debug", "info", "warning", "error"))


def _add_limit(part: Any) -> None:
    part.add_argument("--limit", type=int, default=100, metavar="N", help="at most this many (default 100)")


def _add_games(part: Any) -> None:
    games = part("games", list_games, "list the games, latest change first")
    games.add_argument("--state", choices=("waiting", "playing", "over"))
    games.add_argument("--idle", type=float, metavar="DAYS", help="only games in which nothing has happened for this many days")
    games.add_argument("--after", metavar="CURSOR", help="continue after the game with this cursor")
    _add_limit(games)
    for name, method, path, text in (
        ("show", "GET", "games/{}", "show a game with its players and the latest chat"),
        ("close", "POST", "games/{}/close", "end a game; it can still be exported"),
        ("delete", "DELETE", "games/{}", "delete a game for good"),
        ("export", "GET", "games/{}/record", "print the record of a game, or write it to the file given with --to"),
    ):
        one = part(name, lambda server, args, method=method, path=path: server.ask(method, path.format(quote(args.game, ""))), text)
        one.add_argument("game", metavar="GAME")
        if name == "export":
            one.add_argument("--to", type=Path, metavar="FILE")
    prune = part("prune", do_prune, "delete what nobody needs any more")
    for name, text in PRUNED.items():
        prune.add_argument(f"--{name}", type=float, metavar="DAYS", help=text)
    prune.add_argument("--dry-run", action="store_true", help="only count")


def _add_players(part: Any) -> None:
    def players(server: Server, args: argparse.Namespace) -> Any:
        return server.ask("GET", "players", name=args.name, after=args.after, limit=args.limit)

    found = part("players", players, "list the players, last seen first")
    found.add_argument("--name", help="part of a name, or an id")
    found.add_argument("--after", metavar="CURSOR", help="continue after the player with this cursor")
    _add_limit(found)
    forget = part(
        "forget", lambda server, args: server.ask("DELETE", f"players/{quote(args.player, '')}"), "delete a player with all their data"
    )
    forget.add_argument("player", metavar="PLAYER")
    reports = part("reports", list_reports, "list what players have reported")
    reports.add_argument("--all", action="store_true", help="include settled reports")
    _add_limit(reports)
    settle = part(
        "settle", lambda server, args: server.ask("POST", f"reports/{quote(args.report, '')}/settle"), "mark a report as dealt with"
    )
    settle.add_argument("report", metavar="REPORT")
    part("bans", lambda server, args: server.ask("GET", "bans"), "list who is banned")
    ban = part("ban", do_ban, "ban a player, an address or a network")
    ban.add_argument("--days", type=float, metavar="N", help="for this many days (default: permanently)")
    ban.add_argument("--reason", default="", help="shown to the player")
    unban = part("unban", do_unban, "lift a ban")
    for each in (ban, unban):
        whom = each.add_mutually_exclusive_group(required=True)
        whom.add_argument("--player", metavar="PLAYER")
        whom.add_argument("--address", metavar="ADDRESS", help="an address, or a network such as 203.0.113.0/24")


# Requests.


def do_admin(args: argparse.Namespace) -> int:
    server = Server(args.url, _token(args))
    answer = args.ask(server, args)
    target: Path | None = getattr(args, "to", None)
    if target is not None:
        _write(target, answer)
    elif args.json or args.what == "export":
        print(json.dumps(answer, indent=1))
    else:
        SHOWN.get(args.what, _show)(answer)
    return 0


def _write(target: Path, record: Any) -> None:
    write_record(target, record)


def list_games(server: Server, args: argparse.Namespace) -> Any:
    return server.ask("GET", "games", state=args.state, idle=args.idle, after=args.after, limit=args.limit)


def do_prune(server: Server, args: argparse.Namespace) -> Any:
    return server.ask("POST", "prune", {**{name: getattr(args, name) for name in PRUNED}, "dry_run": args.dry_run})


def list_reports(server: Server, args: argparse.Namespace) -> Any:
    return server.ask("GET", "reports", settled="true" if args.all else None, limit=args.limit)


def _whom(args: argparse.Namespace) -> dict[str, str]:
    return {"kind": "player", "value": args.player} if args.player else {"kind": "address", "value": args.address}


def do_ban(server: Server, args: argparse.Namespace) -> Any:
    return server.ask("POST", "bans", {**_whom(args), "reason": args.reason, "days": args.days})


def do_unban(server: Server, args: argparse.Namespace) -> Any:
    return server.ask("DELETE", "bans", **_whom(args))


# Output.


def when(seconds: float | None) -> str:
    return "never" if seconds is None else time.strftime("%Y-%m-%d %H:%M", time.localtime(seconds))


def _show(answer: Any) -> None:
    """Print one line for each row of a list, or for each value of an object."""
    if answer is None:
        print("Done.")
    elif isinstance(answer, list):
        for row in answer:
            print("  ".join(f"{name}={_value(name, value)}" for name, value in row.items() if name != "cursor"))
        print(f"{len(answer)} listed.")
    else:
        for name, value in answer.items():
            print(f"{name}: {_value(name, value)}")


TIMES = frozenset({"created", "updated", "seen", "until", "settled", "began"})


def _value(name: str, value: Any) -> str:
    if name in TIMES and (value is None or isinstance(value, float)):
        return when(value)
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


def _show_games(rows: list[dict[str, Any]]) -> None:
    print_games(rows)
    if rows:
        print(f"Older ones: --after {rows[-1]['cursor']}")


SHOWN: dict[str, Callable[[Any], None]] = {"games": _show_games}
