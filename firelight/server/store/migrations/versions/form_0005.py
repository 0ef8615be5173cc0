"""The fifth form: what players have made of puzzles."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "tried",
        sa.Column("player_id", sa.String(length=32), nullable=False),
        sa.Column("puzzle", sa.String(length=12), nullable=False),
        sa.Column("title", sa.String(length=32), nullable=False),
        sa.Column("game_id", sa.String(length=32), nullable=True),
        sa.Column("opened", sa.Float(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("ended", sa.Float(), nullable=True),
        sa.Column("solved", sa.Boolean(), nullable=True),
        sa.ForeignKeyConstraint(["player_id"], ["players.id"], name=op.f("fk_tried_player_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("player_id", "puzzle", name=op.f("pk_tried")),
    )
    op.create_index(op.f("ix_tried_puzzle"), "tried", ["puzzle"], unique=False)
