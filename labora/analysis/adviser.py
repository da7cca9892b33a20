"""A bot that judges turns: what it would do itself, and what turns are worth to it.

Every turn gets the same budget, and what is compared is found by the same judge at the same depth.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from labora.analysis.whole_turns import (
    Turn,
    after_turn,
    codes_of,
    first_whole_turn,
    is_ended,
    player_of,
    turn_of,
)
from labora.bots.bot import Clock
from labora.bots.cellarer import Cellarer
from labora.bots.evaluation.evaluator import Evaluator
from labora.bots.play_loop import play_until
from labora.bots.registry import find_bot
from labora.bots.search.action_lines import Limits
from labora.bots.search.beam import BeamSearch, Plan, own_next
from labora.bots.suggest import expected_score, no_reasons
from labora.bots.turn_bot import TurnBot
from labora.rules.decision import apply
from labora.rules.engine.option import Option
from labora.rules.search.dice import Dice
from labora.rules.state.position import Position
from labora.rules.state.scoring import total_score

_PLENTY: Final = 1.0e9
# The same turn always gets the same judgement.
_SEED: Final = 20


class TurnJudge(ABC):
    """Judge turns with a bot; every turn gets `seconds`, by the same measure on every machine."""

    def __init__(self, name: str, bot: TurnBot, seconds: float) -> None:
        self.name: Final = name
        self.bot: Final = bot
        self.seconds: Final = seconds

    def turn(self, position: Position, rest: Turn = ()) -> Turn:
        """What the bot would do, to the end of the turn; others who are asked answer as it would."""
        return self.completed(position, ())

    def completed(self, position: Position, begun: Turn) -> Turn:
        """A turn that is begun, as the bot would end it."""
        at = after_turn(position, begun)
        found: list[Option] = [*begun]

        def take(option: Option) -> None:
            apply(at, option)
            found.append(option)

        bots = [self.bot] * at.setup.players
        play_until(lambda: is_ended(found, at), at, bots, take, lambda: Clock(self.seconds))
        return tuple(found)

    @abstractmethod
    def values(self, position: Position, turns: Sequence[Turn], rest: Turn = ()) -> list[float]:
        """Points that the player may expect after each of the turns: good for comparing them.

        `rest`: how the game went on after the last of the turns, if that is known.
        """

    def expected(self, position: Position) -> tuple[float, ...]:
        """The final score to be expected for each player; where the game is over, what it is."""
        boards = range(position.setup.players)
        if position.over:
            return tuple(float(total_score(position, board)) for board in boards)
        judge = self.bot.judge(position)
        return tuple(expected_score(judge, position, board) for board in boards)


class BeamJudge(TurnJudge):
    """Judge turns by what the bot's own next actions could make of them."""

    def values(self, position: Position, turns: Sequence[Turn], rest: Turn = ()) -> list[float]:
        player = player_of(position)
        judge = self.bot.judge(position, self.bot.rivalry)
        # The others end their turns: what is compared is what one's own actions may become.
        starts = [own_next(after_turn(position, turn), player) for turn in turns]
        depth = self.bot.depth - 1
        while True:
            found = [self._outlook(judge, start, player, depth) for start in starts]
            common = min(reached for _, reached in found)
            if all(
                reached == common or start.over for (_, reached), start in zip(found, starts, strict=True)
            ):
                return [value for value, _ in found]
            # What was looked at further shows more points only because of that.
            depth = common

    def _outlook(self, judge: Evaluator, start: Position, player: int, depth: int) -> tuple[float, int]:
        if start.over or depth <= 0:
            return judge.value(start, player), depth if start.over else 0
        settings = self.bot.search_settings(depth=depth)
        best = BeamSearch(judge, Limits(settings.nodes, _PLENTY), settings).plans(start, player)[0]
        return best.value, int(best.depth)


class RolloutJudge(BeamJudge):
    """Judge turns by what the others would probably answer, as the cellarer and the abbot weigh them."""

    def values(self, position: Position, turns: Sequence[Turn], rest: Turn = ()) -> list[float]:
        assert isinstance(self.bot, Cellarer)
        plans = [
            Plan(codes_of(position, turn), value, 0)
            for turn, value in zip(turns, super().values(position, turns), strict=True)
        ]
        rollouts = self.bot.rollouts(position, plans, Clock(self.seconds), Dice(_SEED))
        while rollouts.improve():
            pass
        return rollouts.values()


class PlanJudge(TurnJudge):
    """Judge turns of a solo game by the best whole game that the bot finds behind each."""

    def turn(self, position: Position, rest: Turn = ()) -> Turn:
        codes = self._planned(position, rest)[1]
        return turn_of(position, first_whole_turn(position, codes))

    def values(self, position: Position, turns: Sequence[Turn], rest: Turn = ()) -> list[float]:
        last = len(turns) - 1
        return [
            self._planned(after_turn(position, turn), rest if number == last else ())[0]
            for number, turn in enumerate(turns)
        ]

    def _planned(self, position: Position, rest: Turn) -> tuple[float, vec[i64]]:
        """The best score found, and the way there; never less than what is known to be possible."""
        if position.over:
            return float(total_score(position, 0)), vec[i64]()
        bot = find_bot(self.name)(_SEED)
        assert isinstance(bot, Cellarer)
        if rest:
            bot.follow(position, codes_of(position, rest))
        bot.plan(position, Clock(self.seconds))
        score, codes = bot.planned[0]
        return float(score), codes


def adviser(name: str, seconds: float, position: Position, seed: int = _SEED) -> TurnJudge:
    """Return the adviser that judges turns of games like this one."""
    bot = find_bot(name)(seed)
    if not isinstance(bot, TurnBot):
        raise no_reasons(name)
    if not isinstance(bot, Cellarer):
        return BeamJudge(name, bot, seconds)
    return PlanJudge(name, bot, seconds) if position.setup.mode.neutral else RolloutJudge(name, bot, seconds)
