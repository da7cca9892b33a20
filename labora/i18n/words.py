"""Words: everything that is said about a game, in one language."""

from labora.i18n.decision_arguments import arguments_of
from labora.i18n.names import Names
from labora.i18n.obstacle_text import obstacle_words
from labora.i18n.option_text import option_words
from labora.rules.constants.errors import GameOverError, LaboraError, NothingToUndoError
from labora.rules.decision import Decision
from labora.rules.engine.option import Option
from labora.rules.obstacles import IllegalOptionError, Obstacle
from labora.rules.state.position import Position
from labora.rules.state.scoring import Score, SettlementScore
from labora.rules.state.setup import Setup


class Words(Names):
    """Say everything about a game in one language: cards, decisions, options, obstacles, scores."""

    def decision(self, decision: Decision) -> str:
        """Ask the deciding player the open question, in one line."""
        return self.sentence(f"decision-{decision.kind}", arguments_of(self, decision.position))

    def option(self, position: Position, option: Option) -> str:
        """Say what an option of the position's open decision means."""
        return option_words(self, position, option)

    def obstacle(self, obstacle: Obstacle, setup: Setup | None = None) -> str:
        """Say why an option is not possible, and what would be; `setup` names the neutral player."""
        return obstacle_words(self, obstacle, setup)

    def error(self, error: LaboraError, setup: Setup | None = None) -> str:
        """Say what the engine refused."""
        match error:
            case IllegalOptionError():
                return self.obstacle(error.obstacle, setup)
            case GameOverError():
                return self.text("error-game-over")
            case NothingToUndoError():
                return self.text("error-nothing-to-undo")
        return self.text(error.message, **error.arguments)

    def score(self, score: Score) -> list[tuple[str, int]]:
        """Break a score down into rows: goods, economic values, every settlement, the total."""
        return [
            (self.text("score-goods"), score.goods),
            (self.text("score-economic"), score.economic),
            *((self._site(settlement), settlement.points) for settlement in score.settlements),
            (self.text("score-total"), score.total),
        ]

    def _site(self, settlement: SettlementScore) -> str:
        space = self.space(settlement.column, settlement.row)
        return self.text("score-settlement", card=self.card(settlement.card), space=space)
