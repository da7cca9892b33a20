"""Ratings of people: what follows from rated results, kept to be shown."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "rating",
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("modes", sa.String(10), nullable=False),
        sa.Column("variant", sa.String(20), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("newest", sa.Boolean, nullable=False),
        sa.Column("formula", sa.Integer, nullable=False),
    )
    op.create_index("rating_person", "rating", ["person", "at"])
    op.create_index("rating_scale", "rating", ["modes", "variant", "newest", "mu"])
    op.create_index("result_rated", "result", ["rated", "at"])


def downgrade() -> None:
    op.drop_index("result_rated", "result")
    op.drop_table("rating")
