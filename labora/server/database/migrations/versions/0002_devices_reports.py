"""Devices and codes for new ones, blocked persons, reports; how many bots a table has; a row to write to."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("person", sa.Column("blocked", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("token", sa.Column("device", sa.String(60), nullable=False, server_default=""))
    op.add_column("token", sa.Column("seen", sa.Float))
    op.add_column("game", sa.Column("bots", sa.Integer, nullable=False, server_default="0"))
    op.create_index("game_creator", "game", ["creator", "phase"])
    op.create_table(
        "code",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
    )
    op.create_index("ix_code_person", "code", ["person"])
    op.create_table(
        "report",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("reporter", sa.String(32), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("message", sa.Integer),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("done", sa.Boolean, nullable=False),
    )
    op.create_index("ix_report_person", "report", ["person"])
    health = op.create_table(
        "health", sa.Column("id", sa.Integer, primary_key=True), sa.Column("at", sa.Float, nullable=False)
    )
    op.bulk_insert(health, [{"id": 1, "at": 0.0}])


def downgrade() -> None:
    for table in ("health", "report", "code"):
        op.drop_table(table)
    op.drop_index("game_creator", "game")
    for table, column in (("game", "bots"), ("token", "seen"), ("token", "device"), ("person", "blocked")):
        op.drop_column(table, column)
