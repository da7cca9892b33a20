"""What bots are to think about, for workers on any machine, and the workers that are there."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "job",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("lane", sa.String(10), nullable=False),
        sa.Column("who", sa.String(32), nullable=False),
        sa.Column("asker", sa.String(60), nullable=False),
        sa.Column("task", sa.Text, nullable=False),
        sa.Column("seconds", sa.Float, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("worker", sa.String(32)),
        sa.Column("lease", sa.Float),
        sa.Column("enough", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("answer", sa.Text),
    )
    op.create_index("job_waiting", "job", ["lane", "at"])
    op.create_table(
        "bot_worker",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("seen", sa.Float, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("bot_worker")
    op.drop_table("job")
