"""Add notifications, matchmaking and invitations."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    _tell()
    _find()


def _tell() -> None:
    op.create_table(
        "channel",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("site", sa.Text, nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("confirm", sa.String(64)),
        sa.Column("active", sa.Boolean, nullable=False),
        sa.Column("on_turn", sa.Boolean, nullable=False),
        sa.Column("on_invited", sa.Boolean, nullable=False),
        sa.Column("on_undo", sa.Boolean, nullable=False),
        sa.Column("on_over", sa.Boolean, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.Column("problem", sa.String(20), nullable=False),
        sa.Column("rest", sa.Float, nullable=False),
        sa.Column("claimed", sa.Float, nullable=False),
    )
    op.create_index("ix_channel_person", "channel", ["person"])
    op.create_index("ix_channel_secret", "channel", ["secret"])
    op.create_table(
        "notice",
        sa.Column("channel", sa.String(32), primary_key=True),
        sa.Column("occasion", sa.String(10), primary_key=True),
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("ix_notice_at", "notice", ["at"])
    op.create_table(
        "service_key",
        sa.Column("name", sa.String(20), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )


def _find() -> None:
    op.create_table(
        "invitation",
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("inviter", sa.String(32), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("declined", sa.Boolean, nullable=False),
    )
    op.create_index("ix_invitation_person", "invitation", ["person"])
    op.create_table(
        "avoided",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("other", sa.String(32), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "seeker",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False, unique=True),
        sa.Column("wishes", sa.Text, nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        sa.Column("claimed", sa.Float, nullable=False),
        sa.Column("game", sa.String(32)),
    )


def downgrade() -> None:
    for table in ("seeker", "avoided", "invitation", "service_key", "notice", "channel"):
        op.drop_table(table)
