"""The language that a person has chosen."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("person", sa.Column("language", sa.String(8), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("person", "language")
