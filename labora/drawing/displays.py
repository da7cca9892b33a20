"""What notebooks show: positions and games as pictures, options and scores as tables."""

from collections.abc import Callable, Iterable, Sequence
from html import escape
from typing import Any, Final

from labora.drawing.position_picture import PictureTexts, position_svg
from labora.i18n import Words
from labora.i18n.messages import ENGLISH
from labora.rules.components.goods import VARIANTS
from labora.rules.decision import Options
from labora.rules.game import Game
from labora.rules.state import scoring
from labora.rules.state.position import Position
from labora.rules.state.scoring import Score, total_score

MOST_OPTIONS: Final = 40
"""The most options that are listed: there can be thousands of payments."""


def svg(
    shown: Position | Game, names: Sequence[str] = (), *, title: str = "", language: str = ENGLISH
) -> str:
    """Draw a position, or a game as it is now, as an SVG picture of 1200 by 630 pixels.

    `names` are those of the players. The title is the round if you give none.

    >>> svg(Game("3-long"), ["Ann", "Ben", "Cleo"]).startswith("<svg ")
    True
    """
    position = shown.position if isinstance(shown, Game) else shown
    setup = position.setup
    words = Words(language, players=tuple(names), hyphens=False)
    boards = range(len(position.players))
    texts = PictureTexts(
        title=title or words.text("draw-round", round=int(position.round), last=int(setup.mode.last_round)),
        subtitle=words.text(
            "web-setup", variant=words.variant(VARIANTS[setup.variant]), mode=words.mode(setup.mode.name)
        ),
        names=[words.player(setup, board) for board in boards],
        points=[int(total_score(position, board)) if board < setup.players else None for board in boards],
        shows_ids=True,
    )
    return position_svg(position, texts)


class Scores(list[Score]):
    """Show the scores of all players; in a notebook as a table."""

    def _repr_html_(self) -> str:
        rows = [[number, *_breakdown(score)] for number, score in enumerate(self)]
        return _table(("player", *_BREAKDOWN), rows)


def scores(position: Position) -> Scores:
    """Return the score of each player with its breakdown; the neutral player's cards score nothing."""
    return Scores(scoring.scores(position))


_BREAKDOWN: Final = ("goods", "economic", "settlements", "total")


def _breakdown(score: Score) -> list[int]:
    settled = sum(settlement.points for settlement in score.settlements)
    return [score.goods, score.economic, settled, score.total]


def _score_html(score: Score) -> str:
    return _table(_BREAKDOWN, [_breakdown(score)])


def _options_html(options: Options) -> str:
    """The options with what they mean."""
    words = Words(ENGLISH, hyphens=False)
    rows: list[list[object]] = [
        [option.text, words.option(options._position, option)] for option in options[:MOST_OPTIONS]
    ]
    if len(options) > MOST_OPTIONS:
        rows.append(["…", f"{len(options) - MOST_OPTIONS} more"])
    return _table(("option", "meaning"), rows)


def _table(heads: Iterable[str], rows: Iterable[Iterable[object]]) -> str:
    head = "".join(f"<th>{escape(name)}</th>" for name in heads)
    body = "".join(f"<tr>{''.join(f'<td>{escape(str(cell))}</td>' for cell in row)}</tr>" for row in rows)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


# The engine knows nothing of pictures: its classes get here what notebooks ask for.
SHOWN: Final[tuple[tuple[type, str, Callable[[Any], str]], ...]] = (
    (Position, "_repr_svg_", svg),
    (Game, "_repr_svg_", svg),
    (Options, "_repr_html_", _options_html),
    (Score, "_repr_html_", _score_html),
)


def teach() -> None:
    """Let positions, games, options and scores show themselves in notebooks."""
    for kind, name, show in SHOWN:
        # A method: `show` itself would be called with the object only where it is a plain function.
        setattr(kind, name, _method(show))


def _method(show: Callable[[Any], str]) -> Callable[[Any], str]:
    def shown(self: Any) -> str:
        return show(self)

    return shown
