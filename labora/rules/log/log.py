"""The log of a game as events, derived by playing a turn again from its start."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from labora.rules.components.codes import EMPTY
from labora.rules.components.goods import NAMES
from labora.rules.constants import decision_kinds
from labora.rules.decision import take
from labora.rules.engine.events import USES, LogEvent, Where, deltas_between, goods_of
from labora.rules.engine.flow import proceed_telling, round_begins
from labora.rules.engine.neutral_player import NEUTRAL
from labora.rules.engine.offers import at_rest
from labora.rules.engine.option import (
    NOTHING_WORD,
    SKIP_WORD,
    Building,
    Indicator,
    Named,
    Option,
    Space,
    Tile,
)
from labora.rules.engine.table_setup import set_up
from labora.rules.game import Game, Turn
from labora.rules.state.position import Position
from labora.rules.state.queries import active, card_of
from labora.rules.state.setup import Setup


def events_of_opening(setup: Setup, start: int) -> list[LogEvent]:
    """The beginning of the game: the first round, and what it brings."""
    first = set_up(setup, start)
    return [round_begins(first), *proceed_telling(first)]


def log_of(game: Game) -> list[LogEvent]:
    """List what has happened in the game, from its first round on."""
    events = events_of_opening(game.setup, game.start)
    for turn in game.turns:
        events.extend(log_of_turn(turn))
    return events


def log_of_turn(turn: Turn) -> list[LogEvent]:
    """What happened in a turn so far, and what its end brought about. An unfinished action comes last."""
    return story_of(turn).events


def story_of(turn: Turn) -> "Story":
    """Return the same with the number of decisions after which each event happened."""
    story = Story(turn.start)
    for option in turn.options:
        story.tell(option)
    story.close()
    return story


class Story:
    """Follow the decisions of a turn, and make an event of each action or notable part of one."""

    def __init__(self, start: Position) -> None:
        self.position: Final = start.copy()
        self.events: Final[list[LogEvent]] = []
        # By event: how many decisions had been taken when it was told.
        self.counts: Final[list[int]] = []
        self._taken = 0
        self._name = ""
        self._player = 0
        self._cards: list[str] = []
        self._arguments: dict[str, str | int] = {}
        self._where = Where()
        self._goods: list[vec[i64]] = []
        self._later: Final[list[LogEvent]] = []

    def tell(self, option: Option) -> None:
        before = self.position.copy()
        self._taken += 1
        take(self.position, option)
        self._note(before, option)
        if self.position.fee_raised and not before.fee_raised:
            self._later.append(LogEvent("fee-raised"))
        if self.position.kind == decision_kinds.PASSING:
            self._later.extend(proceed_telling(self.position))
        if self._is_done():
            self.close()
        self._count()

    def _is_done(self) -> bool:
        return self.position.card == EMPTY and at_rest(self.position)

    def close(self) -> None:
        """The open action, if any of it is decided, becomes an event; then comes what it brought about."""
        self._close_at(self.position)
        self._count()

    def _count(self) -> None:
        while len(self.counts) < len(self.events):
            self.counts.append(self._taken)

    def _close_at(self, end: Position) -> None:
        if self._name and (self._cards or self._arguments or not self._where.empty):
            deltas = deltas_between(self._goods, goods_of(end))
            cards = tuple(self._cards)
            self.events.append(
                LogEvent(self._name, self._player, cards, self._arguments, deltas, self._where)
            )
        self._name = ""
        self.events.extend(self._later)
        self._later.clear()

    def _open(self, name: str, before: Position, cards: list[str]) -> None:
        # What this decision itself has paid belongs to the new event.
        self._close_at(before)
        self._name = name
        self._player = int(active(before))
        self._cards = cards
        self._arguments = {}
        self._where = Where()
        self._goods = goods_of(before)

    def _note(self, before: Position, option: Option) -> None:
        """What a decision adds to the story."""
        kind: int = before.kind
        if kind == decision_kinds.TURN:
            self._act(before, option.text)
        elif option.text == SKIP_WORD:
            return
        elif kind in (decision_kinds.PLACE, decision_kinds.CONTRACT) and isinstance(option, Building):
            self._cards.append(option.card)
            if kind == decision_kinds.CONTRACT:
                self._arguments["owner"] = option.board
            self._note_clergyman(before)
        elif kind in (decision_kinds.CLERGYMAN, decision_kinds.OWNERS_CLERGYMAN):
            self._arguments["clergyman"] = option.text
        elif kind == decision_kinds.FEE:
            self._arguments["fee"] = option.text
            self._note_clergyman(before)
        elif kind == decision_kinds.TARGET and isinstance(option, (Building, Named)):
            self._cards.append(option.card)
        elif kind in (decision_kinds.FELL, decision_kinds.CUT, decision_kinds.FOREST) and isinstance(
            option, Space
        ):
            self._where.spaces.append(option)
        elif kind == decision_kinds.INDICATOR and isinstance(option, Indicator) and option.joker:
            self._arguments["joker"] = "yes"
        elif kind == decision_kinds.INDICATOR and option.text == NOTHING_WORD:
            self._where.in_vain.append(NAMES[before.cleared])
        else:
            self._note_building(before, option)

    def _note_building(self, before: Position, option: Option) -> None:
        kind: int = before.kind
        if kind == decision_kinds.CARD and isinstance(option, Named):
            self._begin_piece("build", before, option.card)
        elif kind == decision_kinds.SETTLEMENT and isinstance(option, Named):
            self._begin_piece("settle", before, option.card)
        elif kind in (decision_kinds.SPACE, decision_kinds.SITE) and isinstance(option, Space):
            self._where.spaces.append(option)
        elif kind == decision_kinds.PRIOR:
            self._open("prior", before, [card_of(before, before.new_card).id])
        elif kind == decision_kinds.TILE and isinstance(option, Tile):
            self._where.tiles.append(option)
        elif kind == decision_kinds.NEUTRAL_SPACE and isinstance(option, Space):
            self._build_neutral(before, option)
        elif kind == decision_kinds.NEUTRAL_PRIOR and isinstance(option, Space):
            space = before.players[NEUTRAL].land.space_at(option.column, option.row)
            card = card_of(before, before.players[NEUTRAL].cells[space])
            self._open("neutral-prior", before, [card.id])

    def _act(self, before: Position, act: str) -> None:
        if act == decision_kinds.ACTS[decision_kinds.ACT_END]:
            return
        land = act in (
            decision_kinds.ACTS[decision_kinds.ACT_DISTRICT],
            decision_kinds.ACTS[decision_kinds.ACT_PLOT],
        )
        self._open("land" if land else act, before, [])

    def _begin_piece(self, name: str, before: Position, card: str) -> None:
        """A card chosen for building or settling: of the action itself, or reached by a building in use."""
        if self._name in USES:
            self._open(name, before, [card])
        else:
            self._cards.append(card)

    def _note_clergyman(self, before: Position) -> None:
        """Record which clergyman was placed, also if there was no choice."""
        for old, new in zip(before.players, self.position.players, strict=True):
            if new.prior != old.prior and new.prior >= 0:
                self._arguments["clergyman"] = "prior"
            elif new.lay_one + new.lay_two != old.lay_one + old.lay_two and new.lay_two >= 0:
                self._arguments["clergyman"] = "lay-brother"

    def _build_neutral(self, before: Position, option: Space) -> None:
        board = before.players[NEUTRAL]
        there = board.cells[board.land.space_at(option.column, option.row)]
        over = "" if there == EMPTY else card_of(before, there).id
        where = Where()
        where.spaces.append(option)
        card = card_of(before, before.new_card).id
        self.events.append(LogEvent("neutral-build", int(active(before)), (card,), {"over": over}, (), where))
