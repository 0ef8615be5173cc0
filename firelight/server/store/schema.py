"""The tables of the database. Times are seconds since 1970; secrets are kept as SHA-256."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
)

NAMES: Final = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s",
    "pk": "pk_%(table_name)s",
}
metadata: Final = MetaData(naming_convention=NAMES)
WATCHING: Final = -1  # the seat of those who watch


def _game() -> Column[str]:
    return Column("game_id", String(32), ForeignKey("games.id", ondelete="CASCADE"), nullable=False)


def _player() -> Column[str]:
    return Column("player_id", String(32), ForeignKey("players.id", ondelete="CASCADE"), nullable=False)


players: Final = Table(
    "players",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
)

keys: Final = Table(  # what proves an identity: one per device, and links that carry it to another one
    "keys",
    metadata,
    Column("hash", String(64), primary_key=True),
    _player(),
    Column("kind", String(8), nullable=False),  # device, link, recovery
    Column("created", Float, nullable=False),
    Column("expires", Float),
    Column("label", String(80)),  # the browser or program, for the player's list of devices
    Column("used", Float),  # when it was last used, to the hour
    Index(None, "player_id"),
)

games: Final = Table(
    "games",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("title", String(32), nullable=False),
    Column("options", JSON, nullable=False),
    Column("components", JSON(none_as_null=True)),  # a custom component set
    Column("start", JSON, nullable=False),  # the position, as Game.position() writes it
    Column("seed", BigInteger, nullable=False),  # only counts if `origin` says that it was chosen
    Column("seats", JSON, nullable=False),  # who sat there at the start; entries tell the rest
    Column("clock", JSON(none_as_null=True)),
    Column("hints", Boolean, nullable=False),
    Column("series", Boolean, nullable=False),
    Column("host", String(32), nullable=False),
    Column("watch_hash", String(64)),
    Column("branch_of", JSON(none_as_null=True)),
    Column("rematch", String(32)),
    Column("created", Float, nullable=False),
    Column("origin", JSON(none_as_null=True)),  # why somebody may know the deal, see firelight.server.origin; none: a fair deal
    Column("absence", Float),  # seconds before the others may vote out an absent player; none: never
    # The state after the last entry, for lists and for processes looking for work.
    Column("status", String(8), nullable=False),
    Column("version", Integer, nullable=False),
    Column("deciding", Integer),
    Column("awaits", String(8)),  # human, bot
    Column("deadline", Float),
    Column("summary", JSON, nullable=False),
    Column("updated", Float, nullable=False),
    Index(None, "watch_hash"),
    Index(None, "deadline"),
    Index(None, "awaits"),
    Index(None, "host"),
    Index(None, "status", "updated"),
)

entries: Final = Table(
    "entries",
    metadata,
    _game(),
    Column("seq", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer),
    Column("player_id", String(32)),
    Column("client_id", String(128)),
    Column("data", JSON, nullable=False),
    PrimaryKeyConstraint("game_id", "seq"),
    UniqueConstraint("game_id", "client_id"),
)

links: Final = Table(  # the secret links of seats, each for one player
    "links",
    metadata,
    _game(),
    Column("seat", Integer, nullable=False),
    Column("hash", String(64), nullable=False),
    Column("used_by", String(32)),  # who sat down with it
    PrimaryKeyConstraint("game_id", "seat"),
    Index(None, "hash"),
)

holders: Final = Table(
    "holders",
    metadata,
    _game(),
    Column("seat", Integer, nullable=False),  # WATCHING for watchers
    _player(),
    Column("hidden", Boolean, nullable=False),  # taken off the player's list
    PrimaryKeyConstraint("game_id", "seat", "player_id"),
    Index(None, "player_id"),
)

notes: Final = Table(
    "notes",
    metadata,
    _game(),
    _player(),
    Column("text", Text, nullable=False),
    PrimaryKeyConstraint("game_id", "player_id"),
)

notices: Final = Table(  # tells somebody that it is their turn
    "notices",
    metadata,
    _game(),
    Column("seat", Integer, nullable=False),
    Column("turn", Integer, nullable=False),  # how many moves had been made when it began
    _player(),
    Column("seq", Integer, nullable=False),
    Column("state", String(12), nullable=False),  # new, fetched, sending, sent, failed, withdrawn
    Column("due", Float, nullable=False),  # when it is sent outside unless fetched before
    PrimaryKeyConstraint("game_id", "seat", "turn", "player_id"),
    Index(None, "player_id", "state"),
    Index(None, "state", "due"),
)

notify: Final = Table(  # how a player wants to be notified
    "notify",
    metadata,
    _player(),
    Column("kind", String(8), nullable=False),  # webhook, push
    Column("target", String(1000), nullable=False),
    Column("data", JSON, nullable=False),
    Column("created", Float, nullable=False),
    PrimaryKeyConstraint("player_id", "target"),
)

jobs: Final = Table(
    "jobs",
    metadata,
    Column("id", String(32), primary_key=True),
    _game(),
    Column("player_id", String(32)),  # its player; none: everybody who sees the game
    Column("kind", String(8), nullable=False),  # hint, review
    Column("state", String(8), nullable=False),  # waiting, running, done, failed
    Column("data", JSON, nullable=False),
    Column("result", JSON(none_as_null=True)),
    Column("created", Float, nullable=False),
    Column("topic", String(64)),  # the same for requests with the same answer
    Index(None, "game_id", "kind"),
    Index(None, "state"),
)

series: Final = Table(
    "series",
    metadata,
    _player(),
    Column("title", String(32), nullable=False),
    Column("number", Integer, nullable=False),
    Column("game_id", String(32), nullable=False, unique=True),
    Column("at", Float, nullable=False),
    Column("result", JSON, nullable=False),
    PrimaryKeyConstraint("player_id", "title", "number"),
)

leases: Final = Table(  # which process does a task that only one may do
    "leases",
    metadata,
    Column("name", String(64), primary_key=True),
    Column("owner", String(32), nullable=False),
    Column("until", Float, nullable=False),
)

kept: Final = Table(  # the server's own values, such as its push keys
    "kept",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)

ignored: Final = Table(  # whom a player has muted (no chat) or blocked (no chat, no common table)
    "ignored",
    metadata,
    _player(),
    Column("other_id", String(32), ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
    Column("how", String(8), nullable=False),  # mute, block
    Column("created", Float, nullable=False),
    PrimaryKeyConstraint("player_id", "other_id"),
    Index(None, "other_id"),
)

reports: Final = Table(  # what players tell the operator; kept when the game is deleted
    "reports",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game_id", String(32), nullable=False),
    Column("player_id", String(32), nullable=False),  # who reports
    Column("seat", Integer),
    Column("about", JSON, nullable=False),  # the ids and names of the seat's holders
    Column("text", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("settled", Float),
    Index(None, "settled"),
)

bans: Final = Table(
    "bans",
    metadata,
    Column("kind", String(8), nullable=False),  # player, address
    Column("value", String(64), nullable=False),
    Column("reason", String(200), nullable=False),
    Column("created", Float, nullable=False),
    Column("until", Float),  # none: for ever
    PrimaryKeyConstraint("kind", "value"),
)

sets: Final = Table(  # players' component sets, as they wrote them
    "sets",
    metadata,
    Column("id", String(32), primary_key=True),
    _player(),
    Column("title", String(32), nullable=False),
    Column("name", String(80), nullable=False),
    Column("text", Text, nullable=False),  # TOML
    Column("sound", Boolean, nullable=False),  # it has no problems, so it can be played
    Column("shared", Boolean, nullable=False),  # everybody who knows the id may read it
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Index(None, "player_id"),
)

attempts: Final = Table(  # a player's one counting attempt at the challenge of a day
    "attempts",
    metadata,
    Column("day", String(10), nullable=False),  # a UTC date such as 2026-11-16
    _player(),
    Column("title", String(32), nullable=False),
    Column("opponent", String(40)),  # the level of the bots; none: alone
    Column("game_id", String(32), nullable=False),
    Column("begun", Float, nullable=False),
    Column("shared", Boolean, nullable=False),  # somebody at the same address had started earlier
    Column("finished", Float),
    Column("score", Integer),
    Column("margin", Integer),  # ahead of the best opponent
    PrimaryKeyConstraint("day", "player_id"),
    Index(None, "player_id"),
)

tried: Final = Table(  # a player's tries at a puzzle
    "tried",
    metadata,
    _player(),
    Column("puzzle", String(12), nullable=False),
    Column("title", String(32), nullable=False),
    Column("game_id", String(32)),  # the puzzle's table
    Column("opened", Float, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("ended", Float),  # when it was solved, or the last try used
    Column("solved", Boolean),
    PrimaryKeyConstraint("player_id", "puzzle"),
    Index(None, "puzzle"),
)
