"""The seven modes as data (reference sections 1, 5, 8, 9, 10): each tells what its rounds consist of."""

from typing import Final, Literal

from librt.vecs import vec
from mypy_extensions import i64

from labora.rules.components.goods import (
    BOOK,
    CERAMIC,
    CLAY,
    COIN,
    GRAIN,
    LIVESTOCK,
    MEAT,
    ORNAMENT,
    PEAT,
    STONE,
    WOOD,
)

# The steps that rounds are made of.
CLERGYMEN_RETURN: Final = 0
WHEEL_TURNS: Final = 1
ROUND_GOODS: Final = 2
NEUTRAL_BUILDS: Final = 3
NEUTRAL_PRIOR: Final = 4
SETTLEMENT_PHASE: Final = 5
PRIORS_RETURN: Final = 6
BONUS_ACTIONS: Final = 7
ACTIONS: Final = 8
LAST_ACTION: Final = 9
ROUND_ENDS: Final = 10
GAME_ENDS: Final = 11

# Settlement phases by their number.
PHASES: Final = "ABCDE"
STEP_NAMES: Final[tuple[str, ...]] = (
    "clergymen-return",
    "wheel-turns",
    "round-goods",
    "neutral-builds",
    "neutral-prior",
    "settlement-phase",
    "priors-return",
    "bonus-actions",
    "actions",
    "last-action",
    "round-ends",
    "game-ends",
)

_ROUND: Final = (CLERGYMEN_RETURN, WHEEL_TURNS, SETTLEMENT_PHASE, ACTIONS, ROUND_ENDS)
_SHORT_ROUND: Final = (CLERGYMEN_RETURN, WHEEL_TURNS, ROUND_GOODS, SETTLEMENT_PHASE, ACTIONS, ROUND_ENDS)
_BONUS_ROUND: Final = (
    CLERGYMEN_RETURN,
    WHEEL_TURNS,
    PRIORS_RETURN,
    BONUS_ACTIONS,
    SETTLEMENT_PHASE,
    GAME_ENDS,
)
_LAST_TURN: Final = (CLERGYMEN_RETURN, WHEEL_TURNS, LAST_ACTION, GAME_ENDS)
_SOLO_ROUND: Final = (
    CLERGYMEN_RETURN,
    WHEEL_TURNS,
    NEUTRAL_BUILDS,
    NEUTRAL_PRIOR,
    CLERGYMEN_RETURN,
    SETTLEMENT_PHASE,
    ACTIONS,
    ROUND_ENDS,
)
_SOLO_LAST_ROUND: Final = (
    CLERGYMEN_RETURN,
    WHEEL_TURNS,
    ACTIONS,
    NEUTRAL_BUILDS,
    NEUTRAL_PRIOR,
    CLERGYMEN_RETURN,
    SETTLEMENT_PHASE,
    GAME_ENDS,
)

FRONT: Final = (0, 2, 3, 4, 5, 6, 6, 7, 7, 8, 8, 9, 10)
BACK: Final = (0, 1, 2, 2, 3, 4, 4, 5, 6, 6, 7, 8, 10)

_SHORT_GOODS: Final[tuple[tuple[tuple[int, int], ...], ...]] = (
    (),
    ((LIVESTOCK, 1), (GRAIN, 1)),
    ((CLAY, 1), (GRAIN, 1)),
    ((WOOD, 1), (GRAIN, 1)),
    ((STONE, 1), (GRAIN, 1)),
    ((STONE, 1), (PEAT, 1)),
    ((STONE, 1), (CLAY, 1)),
    ((STONE, 1), (WOOD, 1)),
    ((STONE, 1), (COIN, 5)),
    ((STONE, 1), (MEAT, 1)),
    ((BOOK, 1), (GRAIN, 1)),
    ((CERAMIC, 1), (CLAY, 1)),
    ((ORNAMENT, 1), (WOOD, 1)),
    (),
)


class Mode:
    """Describe one of the seven modes: players, length, rounds and everything else that differs."""

    def __init__(
        self,
        name: str,
        *,
        number: i64,
        players: i64,
        decks: tuple[str, ...],
        turns: tuple[int, ...],
        phases: tuple[int, ...],
        flow: tuple[int, ...],
        last_flow: tuple[int, ...],
        last_round: i64 = 0,
        grapes_enter: i64 = 0,
        stone_enters: i64 = 0,
        lay_brothers: i64 = 2,
        wheel: tuple[int, ...] = FRONT,
        display_ends: i64 = -1,
        short: bool = False,
        neutral: bool = False,
        brotherhood_halves: i64 = 4,
    ) -> None:
        self.name: Final = name
        self.number: Final = number
        self.players: Final = players
        # Values of the cards' `players` column that are in the game.
        self.decks: Final = decks
        # How many main actions each turn of a round has, in order.
        self.turns: Final = vec[i64](list(turns))
        # The rounds of the settlement phases A, B, C, D and, where there is one, E.
        self.phases: Final = vec[i64](list(phases))
        self.flow: Final = vec[i64](list(flow))
        self.last_flow: Final = vec[i64](list(last_flow))
        # 0: the game has no fixed length.
        self.last_round: Final = last_round
        self.grapes_enter: Final = grapes_enter
        self.stone_enters: Final = stone_enters
        self.lay_brothers: Final = lay_brothers
        self.wheel: Final = vec[i64](list(wheel))
        # Two players: the end comes when at most so many buildings are left in the display.
        self.display_ends: Final = display_ends
        self.short: Final = short
        self.neutral: Final = neutral
        # House of the Brotherhood: points for each cloister building, in halves.
        self.brotherhood_halves: Final = brotherhood_halves
        self.boards: Final = players + (1 if neutral else 0)
        self.round_goods: Final = _SHORT_GOODS if short else ()

    def __repr__(self) -> str:
        return f"Mode({self.name!r})"

    def __reduce__(self) -> tuple[object, ...]:
        return _mode, (self.name,)


def _mode(name: str) -> Mode:
    """Returns the mode of a pickle: there is one object for each."""
    return MODE[name]


def _multi(players: int) -> tuple[int, ...]:
    """Return a mode with a turn of one action for each player and one more for the starting player."""
    return (1,) * (players + 1)


ModeName = Literal["solo", "2-short", "2-long", "3-short", "3-long", "4-short", "4-long"]
MODES: Final[tuple[Mode, ...]] = (
    Mode(
        "solo",
        number=0,
        players=1,
        decks=("all", "3+", "4"),
        turns=(2,),
        phases=(12, 16, 22, 26, 32),
        flow=_SOLO_ROUND,
        last_flow=_SOLO_LAST_ROUND,
        last_round=32,
        neutral=True,
        brotherhood_halves=2,
    ),
    Mode(
        "2-short",
        number=1,
        players=2,
        decks=("all",),
        turns=(2,),
        phases=(7, 14, 21, 28),
        flow=_ROUND,
        last_flow=_LAST_TURN,
        grapes_enter=11,
        stone_enters=18,
        wheel=BACK,
        display_ends=1,
    ),
    Mode(
        "2-long",
        number=2,
        players=2,
        decks=("all", "3+", "4"),
        turns=(2, 1),
        phases=(7, 14, 21, 28),
        flow=_ROUND,
        last_flow=(),
        grapes_enter=11,
        stone_enters=18,
        display_ends=3,
        brotherhood_halves=3,
    ),
    Mode(
        "3-short",
        number=3,
        players=3,
        decks=("all",),
        turns=_multi(3),
        phases=(3, 5, 7, 9, 13),
        flow=_SHORT_ROUND,
        last_flow=_BONUS_ROUND,
        last_round=13,
        grapes_enter=4,
        stone_enters=6,
        lay_brothers=1,
        short=True,
    ),
    Mode(
        "3-long",
        number=4,
        players=3,
        decks=("all", "3+"),
        turns=_multi(3),
        phases=(6, 11, 15, 20, 25),
        flow=_ROUND,
        last_flow=_BONUS_ROUND,
        last_round=25,
        grapes_enter=8,
        stone_enters=13,
    ),
    Mode(
        "4-short",
        number=5,
        players=4,
        decks=("all", "3+"),
        turns=_multi(4),
        phases=(3, 5, 7, 9, 13),
        flow=_SHORT_ROUND,
        last_flow=_BONUS_ROUND,
        last_round=13,
        grapes_enter=4,
        stone_enters=6,
        lay_brothers=1,
        short=True,
    ),
    Mode(
        "4-long",
        number=6,
        players=4,
        decks=("all", "3+", "4"),
        turns=_multi(4),
        phases=(7, 10, 16, 19, 25),
        flow=_ROUND,
        last_flow=_BONUS_ROUND,
        last_round=25,
        grapes_enter=8,
        stone_enters=13,
    ),
)
MODE: Final[dict[str, Mode]] = {mode.name: mode for mode in MODES}
