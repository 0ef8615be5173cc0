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

keys: Final = Table(  # what proves an identity: one for each device, and links that carry it to another one
    "keys",
    metadata,
    Column("hash", String(64), primary_key=True),
    _player(),
    Column("kind", String(8), nullable=False),  # device, link, recovery
    Column("created", Float, nullable=False),
    Column("expires", Float),
    Column("label", String(80)),  # what kind of browser or program it is, for the player's list of devices
    Column("used", Float),  # when it was last used, to the hour
    Index(None, "player_id"),
)

games: Final = Table(
    "games",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("title", String(32), nullable=False),
    Column("options", JSON, nullable=False),
    Column("components", JSON(none_as_null=True)),  # of a set of one's own
    Column("start", JSON, nullable=False),  # the position, as Game.position() writes it
    Column("seed", BigInteger, nullable=False),  # counts only where `origin` says that it was chosen
    Column("seats", JSON, nullable=False),  # who sat there at the beginning; entries tell the rest
    Column("clock", JSON(none_as_null=True)),
    Column("hints", Boolean, nullable=False),
    Column("series", Boolean, nullable=False),
    Column("host", String(32), nullable=False),
    Column("watch_hash", String(64)),
    Column("branch_of", JSON(none_as_null=True)),
    Column("rematch", String(32)),
    Column("created", Float, nullable=False),
    Column("origin", JSON(none_as_null=True)),  # what somebody could know of the deal: see firelight.server.origin; none: a fair one
    Column("absence", Float),  # seconds after which the others may vote an absent player out; none: never
    # What the entries lead to, for lists and for those who look for work.
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

links: Final = Table(  # the secret links of seats, each good for one player
    "links",
    metadata,
    _game(),
    Column("seat", Integer, nullable=False),
    Column("hash", String(64), nullable=False),
    Column("used_by", String(32)),  # who sat down by it
    PrimaryKeyConstraint("game_id", "seat"),
    Index(None, "hash"),
)

holders: Final = Table(
    "holders",
    metadata,
    _game(),
    Column("seat", Integer, nullable=False),  # WATCHING for spectators
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

notices: Final = Table(  # that it is somebody's turn
    "notices",
    metadata,
    _game(),
    Column("seat", Integer, nullable=False),
    Column("turn", Integer, nullable=False),  # how many moves were made when it began
    _player(),
    Column("seq", Integer, nullable=False),
    Column("state", String(12), nullable=False),  # new, fetched, sending, sent, failed, withdrawn
    Column("due", Float, nullable=False),  # when it is sent outside unless fetched before
    PrimaryKeyConstraint("game_id", "seat", "turn", "player_id"),
    Index(None, "player_id", "state"),
    Index(None, "state", "due"),
)

notify: Final = Table(  # where a player wants to be told
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
    Column("player_id", String(32)),  # whose it is; none: all who see the game
    Column("kind", String(8), nullable=False),  # hint, review
    Column("state", String(8), nullable=False),  # waiting, running, done, failed
    Column("data", JSON, nullable=False),
    Column("result", JSON(none_as_null=True)),
    Column("created", Float, nullable=False),
    Column("topic", String(64)),  # equal for requests that one answer serves
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

leases: Final = Table(  # which process does a work that only one may do
    "leases",
    metadata,
    Column("name", String(64), primary_key=True),
    Column("owner", String(32), nullable=False),
    Column("until", Float, nullable=False),
)

kept: Final = Table(  # what the server keeps for itself, such as its push keys
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

reports: Final = Table(  # what players tell whoever runs the server; kept when the game is deleted
    "reports",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game_id", String(32), nullable=False),
    Column("player_id", String(32), nullable=False),  # who reports
    Column("seat", Integer),
    Column("about", JSON, nullable=False),  # the ids and names of those who held the seat
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
    Column("until", Float),  # none: for good
    PrimaryKeyConstraint("kind", "value"),
)

sets: Final = Table(  # component sets of players, as they wrote them
    "sets",
    metadata,
    Column("id", String(32), primary_key=True),
    _player(),
    Column("title", String(32), nullable=False),
    Column("name", String(80), nullable=False),
    Column("text", Text, nullable=False),  # TOML
    Column("sound", Boolean, nullable=False),  # nothing is wrong with it: it can be played
    Column("shared", Boolean, nullable=False),  # whoever knows the id may read it
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Index(None, "player_id"),
)

attempts: Final = Table(  # the one attempt of a player at the challenge of a day that counts
    "attempts",
    metadata,
    Column("day", String(10), nullable=False),  # such as 2026-11-16, of UTC
    _player(),
    Column("title", String(32), nullable=False),
    Column("opponent", String(40)),  # the level of the bots; none: alone
    Column("game_id", String(32), nullable=False),
    Column("begun", Float, nullable=False),
    Column("shared", Boolean, nullable=False),  # somebody at the same address had begun before
    Column("finished", Float),
    Column("score", Integer),
    Column("margin", Integer),  # ahead of the best opponent
    PrimaryKeyConstraint("day", "player_id"),
    Index(None, "player_id"),
)

tried: Final = Table(  # what a player has made of a puzzle
    "tried",
    metadata,
    _player(),
    Column("puzzle", String(12), nullable=False),
    Column("title", String(32), nullable=False),
    Column("game_id", String(32)),  # the table it lies on
    Column("opened", Float, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("ended", Float),  # solved, or no try is left
    Column("solved", Boolean),
    PrimaryKeyConstraint("player_id", "puzzle"),
    Index(None, "puzzle"),
)
