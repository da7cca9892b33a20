"""The first form: persons with their tokens, games with their events and members."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "person",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("recovery_hash", sa.String(64), unique=True),
    )
    op.create_table(
        "token",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("blocked", sa.Boolean, nullable=False),
    )
    op.create_index("ix_token_person", "token", ["person"])
    op.create_table(
        "game",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("creator", sa.String(32), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("phase", sa.String(10), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("deadline", sa.Float),
        sa.Column("bot_due", sa.Boolean, nullable=False),
        sa.Column("summary", sa.Text, nullable=False),
    )
    op.create_index("game_listed", "game", ["public", "phase", "updated"])
    op.create_index("game_deadline", "game", ["deadline"])
    op.create_index("game_bot_due", "game", ["bot_due"])
    op.create_table(
        "event",
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_table(
        "member",
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("seated", sa.Boolean, nullable=False),
    )
    op.create_index("member_person", "member", ["person", "game"])


def downgrade() -> None:
    for table in ("member", "event", "game", "token", "person"):
        op.drop_table(table)
