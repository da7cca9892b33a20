"""What others may see of a person, and results of finished games, a row a seat."""

import json
from collections.abc import Iterator
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("person", sa.Column("shows", sa.String(60), nullable=False, server_default=""))
    result = op.create_table(
        "result",
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("bot", sa.String(40), nullable=False),
        sa.Column("mode", sa.String(20), nullable=False),
        sa.Column("variant", sa.String(20), nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("abandoned", sa.Boolean, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("barred", sa.String(20), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("result_person", "result", ["person", "at"])
    op.create_index("result_board", "result", ["mode", "variant", "barred", "points"])
    if rows := list(_results(op.get_bind())):
        op.bulk_insert(result, rows)


def downgrade() -> None:
    op.drop_table("result")
    op.drop_column("person", "shows")


def _results(connection: sa.Connection) -> Iterator[dict[str, Any]]:
    """Of games that are over already, by what lists know of them."""
    over = sa.text("SELECT id, updated, summary FROM game WHERE phase = 'over'")
    for game, updated, summary in connection.execute(over).all():
        bodies = [
            json.loads(row[0])
            for row in connection.execute(
                sa.text("SELECT body FROM event WHERE game = :game"), {"game": game}
            )
        ]
        if not any(body.get("how") == "record" for body in bodies):
            yield from _seats(game, updated, json.loads(summary), _barred(bodies))


def _seats(game: str, at: float, known: dict[str, Any], barred: str) -> Iterator[dict[str, Any]]:
    mode, variant = known["setup"].removesuffix("-without-quarry").split("/")
    points = [seat["points"] for seat in known["seats"]]
    for number, seat in enumerate(known["seats"]):
        person = (seat["person"] or "") if seat["kind"] == "person" else ""
        yield {
            "game": game,
            "seat": number,
            "person": person,
            "bot": seat["bot"] or "",
            "mode": mode,
            "variant": variant,
            "points": seat["points"],
            "place": 1 + sum(other > seat["points"] for other in points),
            "players": len(points),
            "abandoned": False,
            "rated": False,
            "barred": "model" if seat.get("model") else barred,
            "at": at,
        }


def _barred(bodies: list[dict[str, Any]]) -> str:
    """What was taken back is not looked at more closely: it counts as a turn."""
    if any(body.get("without_quarry") for body in bodies):
        return "quarry"
    if any(body.get("hints") or (body["kind"] == "hints" and body["on"]) for body in bodies):
        return "hints"
    if any(body.get("how") in ("bot", "clock") for body in bodies):
        return "bot"
    return "taken-back" if any(body["kind"] == "undone" for body in bodies) else ""
