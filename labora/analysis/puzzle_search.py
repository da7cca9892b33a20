"""Finds puzzles in games: the monk looks at every turn, and the strongest bot confirms what it finds."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from labora.analysis.adviser import TurnJudge, adviser
from labora.analysis.puzzles import Puzzle
from labora.analysis.whole_turns import Turn, after_turn, deeds, has_choice, line_of, player_of, turn_of
from labora.bots import find_bot
from labora.bots.bot import Clock
from labora.bots.explanation import terms
from labora.bots.play_loop import play
from labora.bots.registry import STRONGEST, USUAL_BOT
from labora.parallel.scheduler import seed_of_game
from labora.rules.game import Game
from labora.rules.records.replay import open_record
from labora.rules.search.dice import Dice
from labora.rules.state.position import Position
from labora.rules.text.writing import position_text

FINDER: Final = USUAL_BOT
WEAKEST: Final = "novice"
# Ten times the monk's 8,000 positions a turn, by the abbot's 130,000 a second.
SECONDS_TO_CONFIRM: Final = 0.62
# A turn is clearly better by so many points.
MARGIN: Final = 5.0
# The plans of one look tell roughly where looking closely pays.
_WORTH_A_LOOK: Final = 3.0
_FEWEST_TURNS: Final = 4
_COMPARED: Final = 5
_NOVICES: Final = 5
_MOST_HARD: Final = 2
_MOST_EASY: Final = 1
# Of those that are confirmed, so many times as many are tried.
_TRIES: Final = 3
_EASY: Final = 1.0
_MOST_REASONS: Final = 2
_LEAST_REASON: Final = 0.5
SECONDS: Final = 1.0


@dataclass(frozen=True)
class Source:
    """Name a game to search: a record, or one that is played by its number."""

    mode: str
    variant: str
    number: int
    seed: int = 0
    record: str = ""

    @property
    def name(self) -> str:
        which = sha256(self.record.encode()).hexdigest()[:8] if self.record else f"{self.seed}-{self.number}"
        return f"{self.mode}.{self.variant}.{which}"


@dataclass(frozen=True)
class _Candidate:
    """What the monk takes for a puzzle."""

    number: int
    position: Position
    order: list[Turn]
    margin: float
    missed: float


def puzzles_of(source: Source) -> list[Puzzle]:
    """A few of one game, in its order: those that the novice misses most, and one that it finds."""
    game = open_record(source.record).game if source.record else _played(source)
    if game.setup.without_quarry:
        # Tables of puzzles have all cards.
        return []
    candidates = [
        candidate
        for number, turn in enumerate(game.turns)
        if turn.options and (candidate := _candidate(number, turn.start)) is not None
    ]
    hard = sorted((one for one in candidates if one.missed >= _EASY), key=lambda one: -one.missed)
    easy = [one for one in candidates if one.missed < _EASY]
    found = [*_confirmed(source, game, hard, _MOST_HARD), *_confirmed(source, game, easy, _MOST_EASY)]
    return sorted(found, key=lambda puzzle: len(puzzle.before))


def _confirmed(source: Source, game: Game, candidates: Sequence[_Candidate], most: int) -> list[Puzzle]:
    found: list[Puzzle] = []
    for candidate in candidates[: most * _TRIES]:
        puzzle = _puzzle(source, game, candidate)
        if puzzle is not None:
            found.append(puzzle)
        if len(found) == most:
            break
    return found


def _played(source: Source) -> Game:
    """Good and bad players in turn, so that positions differ."""
    dice = Dice(seed_of_game(source.seed, source.number))
    game = Game(source.mode, source.variant)
    bots = (FINDER, WEAKEST)
    seats = range(game.setup.players)
    return play(game, [find_bot(bots[(seat + source.number) % 2])(int(dice.next())) for seat in seats])


def _candidate(number: int, position: Position) -> _Candidate | None:
    if not has_choice(position):
        return None
    finder = adviser(FINDER, SECONDS, position)
    turns = _different_turns(finder, position)
    if len(turns) < _FEWEST_TURNS:
        return None
    order, margin = _compared(finder, position, turns)
    if margin < MARGIN or loss_of(finder, position, order[0], finder.turn(position)) > margin / 2:
        return None
    return _Candidate(number, position, order, margin, _missed(finder, position, order[0]))


def _puzzle(source: Source, game: Game, candidate: _Candidate) -> Puzzle | None:
    """None: the strongest bot sees another best turn, or no such margin."""
    position = candidate.position
    strongest = adviser(STRONGEST, SECONDS_TO_CONFIRM, position)
    order, confirmed = _compared(strongest, position, candidate.order)
    if confirmed < MARGIN or order[0] != candidate.order[0]:
        return None
    best, other = order[0], order[1]
    return Puzzle(
        id=f"{source.name}-{candidate.number}",
        before=tuple(game.lines[: candidate.number]),
        position=position_text(position),
        best=line_of(best),
        other=line_of(other),
        margin=round(candidate.margin, 1),
        confirmed=round(confirmed, 1),
        missed=candidate.missed,
        why=_why(adviser(FINDER, SECONDS, position), position, best, other),
        start=game.start,
    )


def _different_turns(finder: TurnJudge, position: Position) -> list[Turn]:
    """The best turns that are about different things; none where several are about as good."""
    plans = finder.bot.plans(position, Clock(SECONDS))
    firsts: dict[tuple[str, ...], float] = {}
    begun: list[Turn] = []
    for plan in plans:
        turn = turn_of(position, plan.codes)
        if deeds(turn) not in firsts:
            firsts[deeds(turn)] = plan.value
            begun.append(turn)
    values = [*firsts.values()]
    if len(values) < _FEWEST_TURNS or values[0] - values[1] < _WORTH_A_LOOK:
        return []
    found: dict[tuple[str, ...], Turn] = {}
    for turn in begun[:_COMPARED]:
        whole = finder.completed(position, turn)
        found.setdefault(deeds(whole), whole)
    return [*found.values()]


def _compared(judge: TurnJudge, position: Position, turns: Sequence[Turn]) -> tuple[list[Turn], float]:
    """The turns from good to bad, and how far the first is ahead."""
    values = judge.values(position, turns)
    order = sorted(range(len(turns)), key=lambda number: -values[number])
    return [turns[number] for number in order], values[order[0]] - values[order[1]]


def _missed(finder: TurnJudge, position: Position, best: Turn) -> float:
    losses = [loss_of(finder, position, best, turn) for turn in _novice_turns(position)]
    return round(sum(losses) / len(losses), 2)


def _novice_turns(position: Position) -> Iterator[Turn]:
    for seed in range(_NOVICES):
        novice = adviser(WEAKEST, SECONDS, position, seed)
        yield novice.turn(position)


def loss_of(finder: TurnJudge, position: Position, best: Turn, turn: Turn) -> float:
    """What a turn gives away against the best, in points."""
    if after_turn(position, turn).key() == after_turn(position, best).key():
        return 0.0
    of_best, of_turn = finder.values(position, [best, turn])
    return max(0.0, of_best - of_turn)


def _why(finder: TurnJudge, position: Position, best: Turn, other: Turn) -> tuple[tuple[str, float], ...]:
    """The terms in which the turn leads by most."""
    judge = finder.bot.judge(position)
    player = player_of(position)
    ours, theirs = (terms(judge, after_turn(position, turn), player) for turn in (best, other))
    leads = sorted(((ours[term] - theirs[term], term) for term in ours), reverse=True)
    return tuple((term, round(lead, 1)) for lead, term in leads[:_MOST_REASONS] if lead >= _LEAST_REASON)
