"""Games as rows to learn from: each decision with its position, its options, the choice and the result."""

from typing import Final, TypedDict

from labora.rules.components.goods import VARIANTS
from labora.rules.constants.decision_kinds import NAMES
from labora.rules.decision import Options, apply
from labora.rules.game import Game

# Payments can be tens of thousands: so many are listed, the least wasteful first, and the one chosen.
MOST_OPTIONS: Final = 100


class TrainingRow(TypedDict):
    """Describe a decision of a game as a row to learn from."""

    game: str
    number: int
    mode: str
    variant: str
    round: int
    player: int
    kind: str
    position: str
    count: int
    options: list[str]
    choice: str
    scores: list[int]
    over: bool


def rows_of(game: Game, name: str) -> list[TrainingRow]:
    """One for each decision; `over` says whether the game was played to its end."""
    position = game.turns[0].start.copy()
    found: list[TrainingRow] = []
    for number, taken in enumerate(game.decisions):
        options = Options(position)
        listed = [options[index].text for index in range(min(len(options), MOST_OPTIONS))]
        choice = taken.option.text
        found.append(
            TrainingRow(
                game=name,
                number=number,
                mode=game.setup.mode.name,
                variant=VARIANTS[game.setup.variant],
                round=int(position.round),
                player=taken.player,
                kind=NAMES[position.kind],
                position=position.line,
                count=len(options),
                options=listed if choice in listed else [*listed, choice],
                choice=choice,
                scores=game.scores,
                over=game.over,
            )
        )
        apply(position, taken.option)
    return found
