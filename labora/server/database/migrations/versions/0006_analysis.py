"""Games as a bot has judged them."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "analysis",
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("version", sa.String(40), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("turns", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("analysis")
