"""The report of a game, from its log: points by source over the rounds, goods, buildings used, contracts."""

from collections import Counter
from dataclasses import asdict, dataclass, field
from typing import Any

from labora.rules.components.codes import EMPTY
from labora.rules.engine.events import USES, LogEvent
from labora.rules.game import Game
from labora.rules.log.log import log_of
from labora.rules.state.position import Position
from labora.rules.state.scoring import Score, scores


@dataclass(frozen=True)
class Points:
    """Split a final score into goods, economic value and settlements."""

    goods: int
    economic: int
    settlements: int

    @property
    def total(self) -> int:
        return self.goods + self.economic + self.settlements


@dataclass(frozen=True)
class Round:
    """Hold the points of all players at the end of a round."""

    round: int
    points: tuple[Points, ...]
    """By seat, at the end of the round."""


@dataclass(frozen=True)
class BuildingUses:
    """Describe a building in the report: its owner, and how often each player used it."""

    card: str
    owner: int | None
    """The board that it stands on at the end; none: it was used from the display."""
    uses: tuple[int, ...]
    """By seat, how often."""

    @property
    def total(self) -> int:
        return sum(self.uses)


@dataclass
class PlayerDeeds:
    """Describe a player in the report: the score, the actions and what they brought."""

    made: Counter[str] = field(default_factory=Counter)
    """Goods that came, action by action; what an action turns into something else counts on both sides."""
    used: Counter[str] = field(default_factory=Counter)
    built: int = 0
    settled: int = 0
    contracts_given: int = 0
    """How often others, or the neutral player, were hired."""
    contracts_taken: int = 0


@dataclass(frozen=True)
class Report:
    """Summarize a game: points by round, goods, contracts, and how often each building was used."""

    setup: str
    rounds: tuple[Round, ...]
    players: tuple[PlayerDeeds, ...]
    buildings: tuple[BuildingUses, ...]
    """Those used most come first."""

    def as_json(self) -> dict[str, Any]:
        """Return the report as dictionaries, lists, texts and numbers."""
        return asdict(self)


def report_of(game: Game) -> Report:
    """Summarize a game that is over or still going on.

    >>> game = Game("2-short", "france")
    >>> report_of(game).players[0].made.total()
    0
    """
    players = tuple(PlayerDeeds() for _ in range(game.setup.players))
    uses: dict[str, Counter[int]] = {}
    for event in log_of(game):
        _count_goods(players, event)
        _count_deeds(players, event)
        if event.name in USES:
            for card in event.cards:
                uses.setdefault(card, Counter())[event.player] += 1
    owners = _owners(game.position)
    buildings = [
        BuildingUses(card, owners.get(card), tuple(by[seat] for seat in range(len(players))))
        for card, by in uses.items()
    ]
    return Report(
        setup=game.setup.name,
        rounds=tuple(_round(number, position) for number, position in game.ends_of_rounds()),
        players=players,
        buildings=tuple(sorted(buildings, key=lambda building: (-building.total, building.card))),
    )


def _count_goods(players: tuple[PlayerDeeds, ...], event: LogEvent) -> None:
    for delta in event.deltas:
        if delta.board < len(players):
            for good, change in delta.amounts:
                side = players[delta.board].made if change > 0 else players[delta.board].used
                side[good] += abs(change)


def _count_deeds(players: tuple[PlayerDeeds, ...], event: LogEvent) -> None:
    if event.name == "build":
        players[event.player].built += len(event.cards)
    elif event.name == "settle":
        players[event.player].settled += len(event.cards)
    elif event.name == "contract":
        _count_contract(players, event)


def _count_contract(players: tuple[PlayerDeeds, ...], event: LogEvent) -> None:
    """Count a work contract. The neutral player, whose buildings are used like the others, has no row."""
    owner = int(event.arguments["owner"])
    players[event.player].contracts_given += 1
    if owner < len(players):
        players[owner].contracts_taken += 1


def _owners(position: Position) -> dict[str, int]:
    cards = position.setup.cards
    return {
        cards[cell].id: board
        for board, player in enumerate(position.players)
        for cell in player.cells
        if cell != EMPTY
    }


def _round(number: int, position: Position) -> Round:
    return Round(number, tuple(_points(score) for score in scores(position)))


def _points(score: Score) -> Points:
    return Points(score.goods, score.economic, score.total - score.goods - score.economic)
