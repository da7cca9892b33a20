"""Boards: people by their best solo game, bots beside them."""

from collections.abc import Sequence
from typing import Final, Literal

from labora.bots.registry import BOT_ROWS
from labora.rules.components.goods import Variant
from labora.server.ratings.leaderboard_schemas import SoloBoardView, SoloRowView
from labora.server.ratings.result_storage import ListedResult

Since = Literal["all", "month"]
BEST_MEASURED: Final[dict[tuple[str, str], int]] = {
    (variant, row.id): points
    for row in reversed(BOT_ROWS)
    if row.strength is not None
    for variant, points in row.strength.best_alone.items()
}
"""What bots reached that may never have played on this server."""


def board_view(
    variant: Variant, since: Since, people: Sequence[ListedResult], bots: Sequence[ListedResult]
) -> SoloBoardView:
    rows = [*map(_person, people), *_bots(variant, bots)]
    return SoloBoardView(variant=variant, since=since, rows=sorted(rows, key=lambda row: -row.points))


def _person(listed: ListedResult) -> SoloRowView:
    """Show a user with the game that brought them onto the board."""
    result = listed.result
    shown = result.person if "page" in listed.shows else None
    return SoloRowView(
        name=listed.name, person=shown, bot=None, points=result.points, at=result.at, table=result.game
    )


def _bots(variant: str, listed: Sequence[ListedResult]) -> list[SoloRowView]:
    """The better of what was measured and what was played here."""
    best = {
        bot: SoloRowView(name="", person=None, bot=bot, points=points, at=None, table=None)
        for (of, bot), points in BEST_MEASURED.items()
        if of == variant
    }
    for one in listed:
        result = one.result
        if result.bot not in best or best[result.bot].points < result.points:
            table = result.game if one.public else None
            best[result.bot] = SoloRowView(
                name="", person=None, bot=result.bot, points=result.points, at=result.at, table=table
            )
    return list(best.values())
