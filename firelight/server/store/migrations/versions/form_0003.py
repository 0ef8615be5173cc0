"""The third form: attempts at the daily challenge."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "attempts",
        sa.Column("day", sa.String(length=10), nullable=False),
        sa.Column("player_id", sa.String(length=32), nullable=False),
        sa.Column("title", sa.String(length=32), nullable=False),
        sa.Column("opponent", sa.String(length=40), nullable=True),
        sa.Column("game_id", sa.String(length=32), nullable=False),
        sa.Column("begun", sa.Float(), nullable=False),
        sa.Column("shared", sa.Boolean(), nullable=False),
        sa.Column("finished", sa.Float(), nullable=True),
        sa.Column("score", sa.Integer(), nullable=True),
        sa.Column("margin", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(["player_id"], ["players.id"], name=op.f("fk_attempts_player_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("day", "player_id", name=op.f("pk_attempts")),
    )
    op.create_index(op.f("ix_attempts_player_id"), "attempts", ["player_id"], unique=False)
