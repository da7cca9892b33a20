"""Previews of links to positions: a title, a sentence, a picture."""

from dataclasses import dataclass

from labora.drawing.position_picture import PictureTexts, position_svg
from labora.i18n import Words
from labora.rules.components.goods import VARIANTS
from labora.rules.state.scoring import total_score
from labora.server.games.domain.moments import number_at
from labora.server.games.domain.table import Table


@dataclass(frozen=True, slots=True)
class LinkPreview:
    """Describe a link: title, description and picture."""

    title: str
    description: str
    svg: str


def shared_moment(table: Table, at: str | None, words: Words) -> LinkPreview | None:
    """`words` know the players. None: there is no such moment."""
    number = table.game.count if at is None else number_at(table.game, at)
    if number is None:
        return None
    position = table.game.position_at(number)
    setup = position.setup
    names = [words.player(setup, board) for board in range(len(position.players))]
    points = [int(total_score(position, board)) for board in range(setup.players)]
    title = words.text("share-title", table=table.opened.name, round=int(position.round))
    game = words.text(
        "web-setup", variant=words.variant(VARIANTS[setup.variant]), mode=words.mode(setup.mode.name)
    )
    scores = [
        words.text("share-score", name=name, points=score) for name, score in zip(names, points, strict=False)
    ]
    return LinkPreview(
        title=title,
        description=words.text("share-about", game=game, scores=words.list(scores)),
        svg=position_svg(position, PictureTexts(title, game, names, [*points, None])),
    )
