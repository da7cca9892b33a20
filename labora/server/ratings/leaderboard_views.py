"""Boards: people by their best solo game, bots beside them."""

from collections.abc import Sequence
from typing import Final, Literal

from labora.server.ratings.leaderboard_schemas import SoloBoardView, SoloRowView
from labora.server.ratings.result_storage import ListedResult

Variant = Literal["france", "ireland"]
Since = Literal["all", "month"]
# By `labora solo` (notes/bots-experiments.md): what bots reached that may never have played on this server.
MEASURED: Final[dict[tuple[str, str], int]] = {
    ("france", "abbot"): 604,
    ("ireland", "abbot"): 583,
    ("france", "cellarer"): 550,
    ("ireland", "cellarer"): 546,
    ("france", "monk"): 498,
    ("ireland", "monk"): 490,
}


def board_view(
    variant: Variant, since: Since, people: Sequence[ListedResult], bots: Sequence[ListedResult]
) -> SoloBoardView:
    rows = [*map(_person, people), *_bots(variant, bots)]
    return SoloBoardView(variant=variant, since=since, rows=sorted(rows, key=lambda row: -row.points))


def _person(listed: ListedResult) -> SoloRowView:
    """Whoever stands on a board shows the game that brought them there."""
    result = listed.result
    shown = result.person if "page" in listed.shows else None
    return SoloRowView(
        name=listed.name, person=shown, bot=None, points=result.points, at=result.at, table=result.game
    )


def _bots(variant: str, listed: Sequence[ListedResult]) -> list[SoloRowView]:
    """The better of what was measured and what was played here."""
    best = {
        bot: SoloRowView(name="", person=None, bot=bot, points=points, at=None, table=None)
        for (of, bot), points in MEASURED.items()
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
