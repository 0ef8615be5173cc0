"""The second form: how a game was dealt, agreed absence, used links, devices, ignored players, reports and bans."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("games", sa.Column("origin", sa.JSON(none_as_null=True), nullable=True))
    op.add_column("games", sa.Column("absence", sa.Float(), nullable=True))
    op.create_index(op.f("ix_games_status_updated"), "games", ["status", "updated"], unique=False)
    op.add_column("links", sa.Column("used_by", sa.String(length=32), nullable=True))
    op.add_column("keys", sa.Column("label", sa.String(length=80), nullable=True))
    op.add_column("keys", sa.Column("used", sa.Float(), nullable=True))
    op.add_column("jobs", sa.Column("topic", sa.String(length=64), nullable=True))
    op.create_table(
        "ignored",
        sa.Column("player_id", sa.String(length=32), nullable=False),
        sa.Column("other_id", sa.String(length=32), nullable=False),
        sa.Column("how", sa.String(length=8), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["player_id"], ["players.id"], name=op.f("fk_ignored_player_id"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["other_id"], ["players.id"], name=op.f("fk_ignored_other_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("player_id", "other_id", name=op.f("pk_ignored")),
    )
    op.create_index(op.f("ix_ignored_other_id"), "ignored", ["other_id"], unique=False)
    op.create_table(
        "reports",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("game_id", sa.String(length=32), nullable=False),
        sa.Column("player_id", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("about", sa.JSON(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("settled", sa.Float(), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_reports")),
    )
    op.create_index(op.f("ix_reports_settled"), "reports", ["settled"], unique=False)
    op.create_table(
        "bans",
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("value", sa.String(length=64), nullable=False),
        sa.Column("reason", sa.String(length=200), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("until", sa.Float(), nullable=True),
        sa.PrimaryKeyConstraint("kind", "value", name=op.f("pk_bans")),
    )
