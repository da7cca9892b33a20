"""Lines that are tried out belong to a table."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("game", sa.Column("trial_of", sa.String(32)))
    op.create_index("game_trial", "game", ["trial_of", "creator"])


def downgrade() -> None:
    op.drop_index("game_trial", "game")
    op.drop_column("game", "trial_of")
