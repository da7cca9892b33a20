"""The kinds of decision. A position has exactly one open decision; its kind says what its options are."""

from typing import Final

# Nobody decides: the next step of the round is to be carried out. Never seen from outside.
PASSING: Final = -1
OVER: Final = 0
TURN: Final = 1
PLACE: Final = 2
CLERGYMAN: Final = 3
CONTRACT: Final = 4
FEE: Final = 5
OWNERS_CLERGYMAN: Final = 6
FELL: Final = 7
CUT: Final = 8
INDICATOR: Final = 9
CARD: Final = 10
SPACE: Final = 11
PRIOR: Final = 12
AMOUNT: Final = 13
PAYMENT: Final = 14
GIVE: Final = 15
GOOD: Final = 16
FOREST: Final = 17
TARGET: Final = 18
TILE: Final = 19
SETTLEMENT: Final = 20
SITE: Final = 21
SETTLEMENT_PAYMENT: Final = 22
REWARD: Final = 23
IMPROVEMENT: Final = 24
LAND: Final = 25
CLEARING: Final = 26
NEUTRAL_CARD: Final = 27
NEUTRAL_SPACE: Final = 28
NEUTRAL_PRIOR: Final = 29

NAMES: Final[tuple[str, ...]] = (
    "over",
    "turn",
    "place",
    "clergyman",
    "contract",
    "fee",
    "owners-clergyman",
    "fell",
    "cut",
    "indicator",
    "card",
    "space",
    "prior",
    "amount",
    "payment",
    "give",
    "good",
    "forest",
    "target",
    "tile",
    "settlement",
    "site",
    "settlement-payment",
    "reward",
    "improvement",
    "land",
    "clearing",
    "neutral-card",
    "neutral-space",
    "neutral-prior",
)

# Options of TURN.
ACT_PLACE: Final = 0
ACT_CONTRACT: Final = 1
ACT_FELL: Final = 2
ACT_CUT: Final = 3
ACT_BUILD: Final = 4
ACT_SETTLE: Final = 5
ACT_DISTRICT: Final = 6
ACT_PLOT: Final = 7
ACT_END: Final = 8
ACTS: Final[tuple[str, ...]] = (
    "place",
    "contract",
    "fell",
    "cut",
    "build",
    "settle",
    "district",
    "plot",
    "end",
)

# Options of CLERGYMAN and OWNERS_CLERGYMAN; of FEE; "no, thanks" wherever it is offered; of INDICATOR (R5).
THE_PRIOR: Final = 1
COINS: Final = 0
GIFT: Final = 1
SKIP: Final = -1
TAKE_NOTHING: Final = -2
