"""What the operator can set: on the command line, else by FIRELIGHT_* variables, else the defaults here."""

from __future__ import annotations

import ipaddress
import os
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from firelight.engine.errors import OptionError
from firelight.server.limits import Limits, read_limits
from firelight.storage import data_folder

PORT = 8345
MOST_BOT_PROCESSES = 256
DATABASES = ("sqlite", "postgresql", "postgresql+psycopg")
LOG_LEVELS = ("debug", "info", "warning", "error")
LEAST_TOKEN = 24  # characters of an admin token
FOLDER = re.compile(r"(/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)*")
# The base path may not use these names, since it could not be told apart from the server's own paths.
OWN_FOLDERS = ("api", "assets", "box", "claim", "daily", "game", "join", "lesson", "new", "puzzles", "review", "rules", "set", "watch")
OWN_PAGES = ("games", "import", "metrics", "opponents", "recover", "series", "settings", "statistics")
MOST_DAYS = 36_500
SECRET = frozenset({"admin_token"})  # settings whose value is never shown
YES = ("1", "yes", "true", "on")
NO = ("0", "no", "false", "off", "")


class SettingsError(OptionError):
    """An unusable setting: which one, what was found, what was expected."""


def default_database() -> str:
    return f"sqlite:///{data_folder() / 'server.sqlite3'}"


def default_puzzles() -> Path:
    return data_folder() / "puzzles"


def default_bots() -> int:
    """Half of the cores, but at least one."""
    return max(1, (os.cpu_count() or 2) // 2)


@dataclass(frozen=True)
class Settings:
    database: str = field(default_factory=default_database)
    durability: str = "full"  # for SQLite files; normal: a power failure may lose the last moves
    host: str = "127.0.0.1"
    port: int = PORT  # 0: any free port
    base_url: str | None = None  # how players reach the server, such as https://games.example.org or https://example.org/firelight
    origins: tuple[str, ...] = ()  # further ones whose pages may use the server
    bot_processes: int = field(default_factory=default_bots)  # 0: no bots, hints or reviews
    allow_webhooks: bool = True
    allow_private_webhooks: bool = False  # to addresses in the server's own network
    trust_proxy: tuple[str, ...] = ()  # addresses and networks whose X-Forwarded-* headers are believed
    access_log: bool = False
    log_format: str = "text"  # or json
    log_level: str = "warning"
    metrics_open: bool = False  # /metrics for everybody, not only for this machine and holders of the admin token
    admin_token: str | None = field(default=None, repr=False)
    admin_token_file: str | None = None  # None: admin.token in the data folder
    prune_over: int | None = None  # days before finished games are deleted; None: never
    prune_idle: int | None = None  # the same for running games without activity
    prune_waiting: int | None = None  # for games that never began
    prune_guests: int | None = None  # for players without a seat who have not been seen
    prune_jobs: int | None = None  # for finished hints and reviews
    puzzles_dir: Path = field(default_factory=default_puzzles)  # further puzzle files
    limits: Limits = field(default_factory=Limits)

    @property
    def base_path(self) -> str:
        """Where browsers find the server on its host: empty for the root, or a folder such as /firelight."""
        return urlsplit(self.base_url).path.rstrip("/") if self.base_url else ""

    @property
    def known_origins(self) -> tuple[str, ...]:
        return (*([self.base_url.removesuffix(self.base_path)] if self.base_url else []), *self.origins)

    @property
    def secure(self) -> bool:
        """Whether browsers connect over https."""
        return self.base_url is not None and self.base_url.startswith("https:")


def whole(low: int, high: int) -> Callable[[str], int]:
    def read(text: str) -> int:
        if not text.isascii() or not text.isdecimal() or not low <= int(text) <= high:
            raise ValueError(f"expected a whole number from {low} to {high}")
        return int(text)

    return read


def yes_no(text: str) -> bool:
    if text.lower() not in YES + NO:
        raise ValueError("expected yes or no")
    return text.lower() in YES


def base_url(text: str) -> str:
    """Parse `https://games.example.org` or `https://example.org/firelight`, in the form browsers write, without a slash at the end."""
    wanted = "expected an address such as https://games.example.org or https://example.org/firelight"
    try:
        parts = urlsplit(text)
        port = parts.port
    except ValueError:
        raise ValueError(wanted) from None
    path = parts.path.rstrip("/")
    if parts.scheme not in ("http", "https") or not parts.hostname or not FOLDER.fullmatch(path) or any((*parts[3:], parts.username)):
        raise ValueError(wanted)
    if path[1:].partition("/")[0] in OWN_FOLDERS or path[1:] in OWN_PAGES:
        raise ValueError(f"the server has pages at {path} itself; choose another folder")
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    usual = {"http": 80, "https": 443}[parts.scheme]
    return f"{parts.scheme}://{host}{'' if port in (None, usual) else f':{port}'}{path}"


def origin(text: str) -> str:
    """Parse `https://games.example.org`, without a path."""
    wanted = "expected an address such as https://games.example.org, without a path"
    try:
        found = base_url(text)
    except ValueError:
        raise ValueError(wanted) from None
    if urlsplit(found).path:
        raise ValueError(wanted)
    return found


def origins(text: str) -> tuple[str, ...]:
    return tuple(origin(part.strip()) for part in text.split(",") if part.strip())


def networks(text: str) -> tuple[str, ...]:
    parts = tuple(part.strip() for part in text.split(",") if part.strip())
    for part in parts:
        try:
            ipaddress.ip_network(part)
        except ValueError:
            raise ValueError("expected addresses or networks such as 127.0.0.1 or 10.0.0.0/8, with commas between them") from None
    return parts


def database(text: str) -> str:
    """Parse a URL, or the path of an SQLite file."""
    scheme, sign, rest = text.partition(":")
    if sign and scheme in DATABASES and rest.startswith("//"):
        return f"postgresql+psycopg:{rest}" if scheme == "postgresql" else text
    if text and "://" not in text:
        return f"sqlite:///{os.path.abspath(os.path.expanduser(text))}"
    raise ValueError("expected postgresql://user@host/name, or the path of a file for SQLite")


def host(text: str) -> str:
    if not text or any(sign in text for sign in "/ @"):
        raise ValueError("expected an address to listen at, such as 127.0.0.1 or 0.0.0.0")
    return text


def one_of(*words: str) -> Callable[[str], str]:
    def read(text: str) -> str:
        if text.lower() not in words:
            raise ValueError(f"expected one of {', '.join(words)}")
        return text.lower()

    return read


def admin_token(text: str) -> str:
    if len(text) < LEAST_TOKEN or not text.isascii() or not text.isprintable() or " " in text:
        raise ValueError(f"expected at least {LEAST_TOKEN} letters, digits and signs without spaces")
    return text


READERS: dict[str, Callable[[str], Any]] = {
    "database": database,
    "durability": one_of("full", "normal"),
    "host": host,
    "port": whole(0, 65535),
    "base_url": base_url,
    "origins": origins,
    "bot_processes": whole(0, MOST_BOT_PROCESSES),
    "allow_webhooks": yes_no,
    "allow_private_webhooks": yes_no,
    "trust_proxy": networks,
    "access_log": yes_no,
    "log_format": one_of("text", "json"),
    "log_level": one_of(*LOG_LEVELS),
    "metrics_open": lambda text: one_of("open", "guarded")(text) == "open",
    "admin_token": admin_token,
    "admin_token_file": lambda text: os.path.abspath(os.path.expanduser(text)),
    "prune_over": whole(1, MOST_DAYS),
    "prune_idle": whole(1, MOST_DAYS),
    "prune_waiting": whole(1, MOST_DAYS),
    "prune_guests": whole(1, MOST_DAYS),
    "prune_jobs": whole(1, MOST_DAYS),
    "puzzles_dir": lambda text: Path(os.path.abspath(os.path.expanduser(text))),
    "limits": read_limits,
}
VARIABLES = {
    name: f"FIRELIGHT_{short}"
    for name, short in {
        "database": "DATABASE",
        "durability": "DURABILITY",
        "host": "HOST",
        "port": "PORT",
        "base_url": "BASE_URL",
        "origins": "ORIGINS",
        "bot_processes": "BOTS",
        "allow_webhooks": "WEBHOOKS",
        "allow_private_webhooks": "PRIVATE_WEBHOOKS",
        "trust_proxy": "TRUST_PROXY",
        "access_log": "ACCESS_LOG",
        "log_format": "LOG_FORMAT",
        "log_level": "LOG_LEVEL",
        "metrics_open": "METRICS",
        "admin_token": "ADMIN_TOKEN",
        "admin_token_file": "ADMIN_TOKEN_FILE",
        "prune_over": "PRUNE_OVER",
        "prune_idle": "PRUNE_IDLE",
        "prune_waiting": "PRUNE_WAITING",
        "prune_guests": "PRUNE_GUESTS",
        "prune_jobs": "PRUNE_JOBS",
        "puzzles_dir": "PUZZLES",
        "limits": "LIMITS",
    }.items()
}
FLAGS = {name: f"--{variable.removeprefix('FIRELIGHT_').lower().replace('_', '-')}" for name, variable in VARIABLES.items()}


def read_settings(chosen: Mapping[str, str | None], environment: Mapping[str, str] = os.environ) -> Settings:
    """The settings from a command line (by field name, as text) and an environment."""
    found: dict[str, Any] = {}
    for name in (each.name for each in fields(Settings) if each.name in READERS):
        for place, text in ((FLAGS[name], chosen.get(name)), (VARIABLES[name], environment.get(VARIABLES[name]) or None)):
            if text is not None:
                try:
                    found[name] = READERS[name](text.strip())
                except ValueError as wrong:
                    raise SettingsError(f"{place}: {'' if name in SECRET else f'found {text!r}; '}{wrong}") from None
                break
    return Settings(**found)
