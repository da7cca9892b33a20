"""Events between turns: what steps and rounds do by themselves on the way from one position to the next."""

from typing import Final

from mypy_extensions import i64

from labora.rules.log.events import Delta, Event
from labora.rules.printed.card import BIT, BUILDINGS, DECKS, EMPTY, FIRST_SETTLEMENT, LAST_SETTLEMENT
from labora.rules.printed.goods import NAMES
from labora.rules.printed.modes import (
    BONUS_ACTIONS,
    CLERGYMEN_RETURN,
    LAST_ACTION,
    NEUTRAL_BUILDS,
    PHASES,
    PRIORS_RETURN,
    ROUND_GOODS,
    SETTLEMENT_PHASE,
    WHEEL_TURNS,
)
from labora.rules.state.position import IN_SUPPLY, INDICATORS, NOT_IN_PLAY, Player, Position
from labora.rules.state.questions import active, card_of, has_clergyman, in_last_round, phase_due
from labora.rules.state.scoring import total_score
from labora.rules.vocabulary.choices import NEUTRAL_SPACE


def events_of_passage(before: Position, after: Position) -> list[Event]:
    """What one decision has brought about beyond itself: the steps that it left, passed and entered."""
    passage = Passage(before, after)
    if after.fee_raised and not before.fee_raised:
        passage.events.append(Event("fee-raised"))
    if before.round != after.round or before.step != after.step:
        passage.walk()
    if after.over:
        passage.events.extend(events_of_end(after))
    return passage.events


def events_of_opening(first: Position) -> list[Event]:
    """The beginning of the game: the first round, and its goods in the short games."""
    events = [_round_begins(first)]
    if first.setup.mode.short:
        events.append(_round_goods(first))
    return events


def events_of_end(position: Position) -> list[Event]:
    """Game over, and the scores, best first."""
    boards = [int(board) for board in range(position.setup.players)]
    points = [int(total_score(position, board)) for board in boards]
    boards.sort(key=lambda board: (-points[board], board))
    return [
        Event("game-over"),
        *(Event("score", board, arguments={"points": points[board]}) for board in boards),
    ]


class Passage:
    def __init__(self, before: Position, after: Position) -> None:
        self.before: Final = before
        self.after: Final = after
        self.events: Final[list[Event]] = []
        self._returned = False

    def walk(self) -> None:
        before = self.before
        after = self.after
        if before.kind == NEUTRAL_SPACE:
            self._remove_cards()
        steps = _steps(before)
        if steps[before.step] == SETTLEMENT_PHASE:
            self._deal(before)
        first: i64 = before.step + 1
        if before.round != after.round:
            for number in range(first, len(steps)):
                self._pass(steps[number], before)
            self.events.append(_round_begins(after))
            first = 0
        steps = _steps(after)
        for number in range(first, after.step):
            self._pass(steps[number], after)
        self._enter(steps[after.step], after)

    def _pass(self, step: i64, now: Position) -> None:
        self._enter(step, now)
        if step == SETTLEMENT_PHASE:
            self._deal(now)

    def _enter(self, step: i64, now: Position) -> None:
        if step == CLERGYMEN_RETURN:
            self._return_clergymen()
        elif step == WHEEL_TURNS:
            self._indicators()
        elif step == ROUND_GOODS and now.setup.mode.round_goods[now.round]:
            self.events.append(_round_goods(now))
        elif step == PRIORS_RETURN:
            self._return_priors()
        elif step == BONUS_ACTIONS:
            self.events.append(Event("bonus-round"))
        elif step == LAST_ACTION:
            self.events.append(Event("last-turn", int(active(now))))
        elif step == SETTLEMENT_PHASE and phase_due(now) >= 0:
            self.events.append(Event("settlement-phase", arguments={"phase": PHASES[phase_due(now)]}))
        elif step == NEUTRAL_BUILDS and phase_due(now) >= 0 and self.before.display:
            self.events.append(Event("neutral-phase", arguments={"phase": PHASES[phase_due(now)]}))
            if now.step > 0 and _steps(now)[now.step] != NEUTRAL_BUILDS:
                self._remove_cards()

    def _return_clergymen(self) -> None:
        if self._returned:
            return
        self._returned = True
        for board in range(len(self.before.players)):
            old = self.before.players[board]
            # The neutral prior may go to its building and come back in one decision.
            comes_back = (
                self.before.setup.mode.neutral and _placed(old) and not _placed(self.after.players[board])
            )
            if not has_clergyman(old) or comes_back:
                self.events.append(Event("clergymen-return", board))

    def _return_priors(self) -> None:
        for board in range(len(self.before.players)):
            old = self.before.players[board]
            if old.prior != IN_SUPPLY and has_clergyman(old):
                self.events.append(Event("prior-returns", board))

    def _indicators(self) -> None:
        for number in range(len(INDICATORS)):
            old = self.before.ages[number]
            new = self.after.ages[number]
            if (old == NOT_IN_PLAY) != (new == NOT_IN_PLAY):
                name = "indicator-enters" if old == NOT_IN_PLAY else "indicator-leaves"
                self.events.append(Event(name, arguments={"indicator": INDICATORS[number]}))

    def _deal(self, now: Position) -> None:
        phase = phase_due(now)
        if 0 <= phase < 4:
            deck = DECKS[phase + 1]
            cards = cards_of(now, now.setup.decks[phase + 1])
            for code in range(FIRST_SETTLEMENT, LAST_SETTLEMENT + 1):
                if card_of(now, code).deck == deck:
                    cards.append(card_of(now, code).id)
            self.events.append(Event("dealt", cards=tuple(cards), arguments={"deck": deck}))

    def _remove_cards(self) -> None:
        """R23: buildings for which the neutral board has no place."""
        held = self.before.new_card if self.before.kind == NEUTRAL_SPACE else EMPTY
        gone = [
            card
            for card in cards_of(self.before, self.before.display & ~self.after.display)
            if held == EMPTY or card != card_of(self.before, held).id
        ]
        if gone:
            self.events.append(Event("removed", cards=tuple(gone)))


def cards_of(position: Position, mask: i64) -> list[str]:
    return [card_of(position, code).id for code in range(1, BUILDINGS + 1) if mask & BIT[code]]


def _steps(position: Position) -> list[i64]:
    mode = position.setup.mode
    return list(mode.last_flow if in_last_round(position) else mode.flow)


def _placed(player: Player) -> bool:
    return player.prior >= 0 or player.lay_one >= 0 or player.lay_two >= 0


def _round_begins(position: Position) -> Event:
    return Event("round", int(position.start), arguments={"round": int(position.round)})


def _round_goods(position: Position) -> Event:
    amounts = tuple((NAMES[good], number) for good, number in position.setup.mode.round_goods[position.round])
    deltas = tuple(Delta(board, amounts) for board in range(len(position.players)))
    return Event("round-goods", deltas=deltas)
