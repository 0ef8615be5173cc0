"""The command `firelight serve`: the browser table, for yourself, your household or the world."""

from __future__ import annotations

import argparse
from typing import Any


def add(commands: Any) -> None:
    """Add the command to a command line."""
    from firelight.server.settings import FLAGS, MOST_BOT_PROCESSES, PORT, VARIABLES

    serve = commands.add_parser("serve", help="command-serve", epilog="See docs/hosting.md.")
    serve.set_defaults(do=do_serve)
    for name, metavar, text in (
        ("host", "ADDRESS", "where to listen; 0.0.0.0 lets others on your network in (default 127.0.0.1)"),
        ("port", "N", f"0 picks a free port (default {PORT})"),
        ("database", "FILE|URL", "an SQLite file, or postgresql://user@host/name (default: a file in your data folder)"),
        ("durability", "full|normal", "for SQLite files; full: no move is lost even if the power fails (default); normal: faster"),
        ("base_url", "URL", "how players reach the server, such as https://games.example.org or https://example.org/firelight"),
        ("origins", "LIST", "other addresses whose pages may use the server, separated by commas"),
        ("bot_processes", "N", f"processes that think for bots, hints and reviews, 0 to {MOST_BOT_PROCESSES} (default: half of the cores)"),
        ("allow_webhooks", "YES|NO", "let players enter a web address to be called when it is their turn (default yes)"),
        ("allow_private_webhooks", "YES|NO", "allow addresses in your own network too (default no)"),
        ("trust_proxy", "LIST", "addresses of reverse proxies whose X-Forwarded-For and -Proto headers are trusted"),
        ("access_log", "YES|NO", "write a line for each request, without secrets (default no)"),
        ("log_format", "text|json", "one line for each event, as text or JSON (default text)"),
        ("log_level", "LEVEL", "debug, info, warning (default) or error; security events are always logged"),
        ("metrics_open", "open|guarded", "who may read /metrics: everybody, or this machine and the admin token (default guarded)"),
        ("admin_token_file", "FILE", "file with the admin token, for firelight admin (default: admin.token in your data folder)"),
        ("prune_over", "DAYS", "delete games that have been over for this many days (default: never, as for all --prune options)"),
        ("prune_idle", "DAYS", "delete running games in which nothing has happened for this many days"),
        ("prune_waiting", "DAYS", "delete games that have waited this many days for players"),
        ("prune_guests", "DAYS", "delete players without a seat who have not been seen for this many days"),
        ("prune_jobs", "DAYS", "delete hints and reviews that were finished this many days ago"),
        ("puzzles_dir", "FOLDER", "further puzzles, made with firelight puzzles make (default: puzzles in your data folder)"),
        ("limits", "LIST", "changes to the limits, such as sockets_of_address=500,requests=100"),
    ):
        serve.add_argument(FLAGS[name], dest=name, metavar=metavar, help=f"{text}; {VARIABLES[name]}")
    serve.add_argument("--open", action="store_true", help="open the table in your browser")


def do_serve(args: argparse.Namespace) -> int:
    from firelight.server.settings import FLAGS, read_settings

    settings = read_settings({name: getattr(args, name, None) for name in FLAGS})

    from firelight.server import logs
    from firelight.server.web_server import WebServer, listen

    logs.set_up(settings)
    with listen(settings.host, settings.port) as listening:
        WebServer(settings, listening, "/" if args.open else None).run_until_stopped()
    return 0
