"""Why something is not possible now: what the tests that keep options from being offered answer with."""

from typing import Final

OFFERED: Final = 0
OTHER_DECISION: Final = 1
NOT_ON_LIST: Final = 2
NO_ACTION_LEFT: Final = 3
ACTION_OPEN: Final = 4
NOT_IN_THIS_PHASE: Final = 5
NO_CLERGYMAN: Final = 6
NO_FREE_BUILDING: Final = 7
NOT_A_BUILDING: Final = 8
OCCUPIED: Final = 9
NOT_YOURS: Final = 10
YOUR_OWN: Final = 11
OWNER_HAS_NO_CLERGYMAN: Final = 12
NO_COINS: Final = 13
NO_GIFT: Final = 14
NO_FEE: Final = 15
NO_CONTRACT: Final = 16
NO_FOREST: Final = 17
NO_MOOR: Final = 18
NOT_IN_DISPLAY: Final = 19
CANNOT_PAY: Final = 20
SPACE_TAKEN: Final = 21
WRONG_TERRAIN: Final = 22
NOT_BESIDE_CLOISTER: Final = 23
NO_SPACE: Final = 24
NOTHING_TO_BUILD: Final = 25
ALREADY_BOUGHT: Final = 26
PILE_EMPTY: Final = 27
NOT_ADJACENT_LAND: Final = 28
NOT_IN_HAND: Final = 29
NOTHING_TO_SETTLE: Final = 30
ALREADY_SETTLED: Final = 31
INDICATOR_NOT_IN_PLAY: Final = 32
NOTHING_PRODUCED: Final = 33
OVER_LIMIT: Final = 34
NO_WONDER_LEFT: Final = 35
TOO_FEW_KINDS: Final = 36
NOT_OWNED: Final = 37
OUT_OF_ORDER: Final = 38
NOT_MINIMAL: Final = 39
ALREADY_USED: Final = 40
NO_PRIOR_THERE: Final = 41
NOT_OCCUPIED: Final = 42
NOT_A_NEIGHBOUR: Final = 43
NO_USE: Final = 44
MUST_CHOOSE: Final = 45
SAME_GOOD: Final = 46
NOT_MAXIMAL: Final = 47
OVERBUILDS_OTHER_KIND: Final = 48
NOT_PLACED_NOW: Final = 49
LEAVES_WITHOUT_PLACE: Final = 50
OWN_INDICATOR_IN_PLAY: Final = 51

NAMES: Final[tuple[str, ...]] = (
    "offered",
    "other-decision",
    "not-on-list",
    "no-action-left",
    "action-open",
    "not-in-this-phase",
    "no-clergyman",
    "no-free-building",
    "not-a-building",
    "occupied",
    "not-yours",
    "your-own",
    "owner-has-no-clergyman",
    "no-coins",
    "no-gift",
    "no-fee",
    "no-contract",
    "no-forest",
    "no-moor",
    "not-in-display",
    "cannot-pay",
    "space-taken",
    "wrong-terrain",
    "not-beside-cloister",
    "no-space",
    "nothing-to-build",
    "already-bought",
    "pile-empty",
    "not-adjacent-land",
    "not-in-hand",
    "nothing-to-settle",
    "already-settled",
    "indicator-not-in-play",
    "nothing-produced",
    "over-limit",
    "no-wonder-left",
    "too-few-kinds",
    "not-owned",
    "out-of-order",
    "not-minimal",
    "already-used",
    "no-prior-there",
    "not-occupied",
    "not-a-neighbour",
    "no-use",
    "must-choose",
    "same-good",
    "not-maximal",
    "overbuilds-other-kind",
    "not-placed-now",
    "leaves-without-place",
    "own-indicator-in-play",
)
