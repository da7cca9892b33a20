"""What is fixed before the first decision: mode, variant, options (reference section 1)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from labora.rules.components.card import BIT, DECKS
from labora.rules.components.cards import CARDS, CLOISTER
from labora.rules.components.codes import BUILDERS_MARKET, BUILDINGS
from labora.rules.components.goods import FRANCE, VARIANTS
from labora.rules.components.modes import MODE, MODES, Mode
from labora.rules.constants.errors import SetupError
from labora.rules.constants.nearest import did_you_mean

C_QUARRY: Final = 29


class Setup:
    """Hold mode, variant and options of a game; shared by all its positions and never changed."""

    def __init__(self, mode: Mode, variant: i64, without_quarry: bool = False) -> None:
        self.mode: Final = mode
        self.variant: Final = variant
        # Set-up option of 4-short france: the C-Quarry is taken out.
        self.without_quarry: Final = without_quarry
        self.cards: Final = CARDS[variant]
        self.cloister: Final = CLOISTER[variant]
        # The buildings of start, A, B, C, D as masks.
        self.decks: Final = vec[i64]([_deck(mode, variant, deck, without_quarry) for deck in DECKS])
        self.players: Final = mode.players
        self.boards: Final = mode.boards

    @property
    def name(self) -> str:
        """Return mode and variant as text, such as `3-long/france`."""
        suffix = "-without-quarry" if self.without_quarry else ""
        return f"{self.mode.name}/{VARIANTS[self.variant]}{suffix}"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Setup) and self.name == other.name

    def __hash__(self) -> int:
        return hash(self.name)

    def __repr__(self) -> str:
        return f"Setup({self.name!r})"

    def __reduce__(self) -> tuple[object, ...]:
        return Setup, (self.mode, self.variant, self.without_quarry)


def _deck(mode: Mode, variant: i64, deck: str, without_quarry: bool) -> i64:
    mask: i64 = 0
    for code in range(1, BUILDINGS + 1):
        row = CARDS[variant][code]
        if row.deck != deck or row.players not in mode.decks or mode.name in row.never_in:
            continue
        if without_quarry and code == C_QUARRY:
            continue
        # Solo: the Builders' Market starts on the neutral player's board.
        if mode.neutral and code == BUILDERS_MARKET:
            continue
        mask |= BIT[code]
    return mask


# A set-up never changes: there is one object for each.
_SETUPS: Final[dict[tuple[str, int, bool], Setup]] = {}


def make_setup(mode: str, variant: str, *, without_quarry: bool = False) -> Setup:
    """Make the set-up of a mode and variant; raise a SetupError that names the nearest if there is none."""
    if mode not in MODE:
        known = ", ".join(row.name for row in MODES)
        raise SetupError(
            f"There is no mode {mode!r}. {did_you_mean(str(mode), MODE)}Modes: {known}.",
            "error-no-mode",
            {"value": mode, "known": known},
        )
    if variant not in VARIANTS:
        known = ", ".join(VARIANTS)
        raise SetupError(
            f"There is no variant {variant!r}. {did_you_mean(str(variant), VARIANTS)}Variants: {known}.",
            "error-no-variant",
            {"value": variant, "known": known},
        )
    number = VARIANTS.index(variant)
    if without_quarry and not (mode == "4-short" and number == FRANCE):
        raise SetupError("The C-Quarry can be left out only in 4-short france.", "error-no-quarry")
    key = (mode, number, without_quarry)
    if key not in _SETUPS:
        _SETUPS[key] = Setup(MODE[mode], number, without_quarry)
    return _SETUPS[key]
