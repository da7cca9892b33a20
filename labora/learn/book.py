"""The rules as chapters: which paragraphs there are, for which games, and which rulings each carries.

The words are messages: `rules-chapter-ID`, `rules-line-ID` (the chapter in one sentence), `rules-head-ID` of
a section, `rules-text-ID` of a paragraph. `[words](target)` in them leads to a section or opens a term.
"""

from dataclasses import dataclass
from typing import Final, Literal

from labora.rules.printed.goods import VARIANTS
from labora.rules.printed.modes import MODE

Kind = Literal["text", "item", "table", "drawing"]

# What at the table shows what a section speaks of.
Shown = Literal["", "wheel", "land", "display", "hand", "goods", "clergymen", "actions", "score", "timeline"]


@dataclass(frozen=True)
class Block:
    """A paragraph, a line of a list, a table (labora.learn.tables) or a drawing (the page's own)."""

    kind: Kind
    id: str
    rulings: tuple[int, ...] = ()
    # Tags of games (`tags_of`); each entry is one tag or several joined by "+". Empty: every game.
    when: tuple[str, ...] = ()
    # Those that it is about; a game with none of them does not need it.
    cards: tuple[str, ...] = ()


@dataclass(frozen=True)
class Section:
    """The first of a chapter has the chapter's id and no heading of its own."""

    id: str
    blocks: tuple[Block, ...]
    shows: Shown = ""


@dataclass(frozen=True)
class Chapter:
    id: str
    sections: tuple[Section, ...]
    # The games that it is about; others may read it all the same.
    when: tuple[str, ...] = ()


def text(identifier: str, *rulings: int, when: str = "", cards: str = "") -> Block:
    return Block("text", identifier, rulings, tuple(when.split()), tuple(cards.split()))


def item(identifier: str, *rulings: int, when: str = "", cards: str = "") -> Block:
    return Block("item", identifier, rulings, tuple(when.split()), tuple(cards.split()))


def table(identifier: str, when: str = "") -> Block:
    return Block("table", identifier, (), tuple(when.split()))


def drawing(identifier: str, when: str = "") -> Block:
    return Block("drawing", identifier, (), tuple(when.split()))


def tags_of(mode: str, variant: str) -> frozenset[str]:
    """What paragraphs ask a game for."""
    found = MODE[mode]
    company = {1: "solo", 2: "two"}.get(int(found.players), "many")
    length = {True: "short", False: "full"}[found.short]
    assert variant in VARIANTS
    return frozenset((mode, variant, company, length))


def is_for(when: tuple[str, ...], tags: frozenset[str]) -> bool:
    return not when or any(set(one.split("+")) <= tags for one in when)


_AIM: Final = Chapter(
    "aim",
    (
        Section(
            "aim",
            (
                text("aim", when="two many"),
                text("aim-solo", when="solo"),
                text("aim-way"),
                drawing("chain"),
                text("aim-open"),
            ),
        ),
        Section(
            "start",
            (
                text("start-land"),
                drawing("heartland"),
                text("start-people"),
                text("start-goods", when="two many"),
                text("start-goods-solo", when="solo"),
                text("start-hand"),
                text("start-display"),
                text("start-quarry", when="4-short+france"),
                text("start-first", when="two many"),
            ),
            "land",
        ),
    ),
)

_ROUND: Final = Chapter(
    "round",
    (
        Section(
            "round",
            (
                text("round"),
                item("step-home"),
                item("step-wheel"),
                item("step-gifts", when="short"),
                item("step-neutral", when="solo"),
                item("step-phase"),
                item("step-actions", when="many"),
                item("step-actions-two", when="2-short"),
                item("step-actions-two-long", when="2-long"),
                item("step-actions-solo", when="solo"),
                item("step-marker", when="many 2-long"),
                drawing("round"),
            ),
            "timeline",
        ),
        Section(
            "timeline",
            (
                text("timeline"),
                table("timeline"),
                text("timeline-last", when="many solo"),
                text("timeline-two", when="two"),
            ),
            "timeline",
        ),
    ),
)

_WHEEL: Final = Chapter(
    "wheel",
    (
        Section(
            "wheel",
            (
                text("wheel"),
                drawing("wheel"),
                text("wheel-values"),
                text("wheel-last", when="two many"),
                text("wheel-last-solo", when="solo"),
                text("wheel-take"),
            ),
            "wheel",
        ),
        Section("joker", (text("joker"), text("joker-only")), "wheel"),
        Section(
            "indicators",
            (
                text("wheel-start"),
                text("wheel-grapes", when="two+france many+france"),
                text("wheel-stone", when="two many"),
                text("wheel-never", when="solo"),
            ),
            "wheel",
        ),
        Section(
            "nothing",
            (text("wheel-zero", 4), text("wheel-gone", 5, when="solo"), text("wheel-all", 6, when="short")),
            "wheel",
        ),
    ),
)

_TURN: Final = Chapter(
    "turn",
    (
        Section(
            "turn",
            (
                text("turn", 7, when="many"),
                text("turn-two", 7, when="solo 2-short"),
                text("turn-two-long", 7, when="2-long"),
                item("turn-place"),
                item("turn-contract"),
                item("turn-fell"),
                item("turn-cut"),
                item("turn-build"),
                drawing("turn"),
                text("turn-bonus", when="many"),
            ),
            "actions",
        ),
        Section("fell", (text("fell"), text("fell-none")), "land"),
        Section(
            "extra",
            (
                text("extra-land"),
                text("extra-often", when="many"),
                text("extra-often-two", when="2-short 2-long solo"),
                text("extra-exchange", 1),
            ),
            "actions",
        ),
        Section("turn-end", (text("turn-end", 7),), "actions"),
    ),
)

_CLERGYMEN: Final = Chapter(
    "clergymen",
    (
        Section(
            "clergymen",
            (text("clergymen"), text("clergymen-place", 31), text("clergymen-occupied")),
            "clergymen",
        ),
        Section(
            "home",
            (
                text("home"),
                drawing("home"),
                text("home-rest", 10),
                text("home-early", 10, 16, 17, cards="F23 I23"),
            ),
            "clergymen",
        ),
        Section("prior", (text("prior", 31), text("prior-keep")), "clergymen"),
    ),
)

_CONTRACTS: Final = Chapter(
    "contracts",
    (
        Section(
            "contracts",
            (
                text("contracts"),
                item("contract-pay"),
                item("contract-send"),
                item("contract-use"),
                text("contract-owner", 8, when="two many"),
                text("contract-solo", when="solo"),
            ),
            "actions",
        ),
        Section(
            "fee",
            (
                text("fee", when="two many"),
                text("fee-solo", when="solo"),
                text("fee-raised", 24, cards="F21 I21"),
                text("fee-gift", 30),
                text("fee-never", 9),
            ),
            "actions",
        ),
        Section("whose", (text("whose", 13), text("contract-away", 10))),
    ),
)

_BUILDING: Final = Chapter(
    "building",
    (
        Section(
            "building",
            (
                text("building"),
                text("building-terrain"),
                drawing("card"),
                text("building-cloister"),
                text("building-prior"),
                text("building-stays"),
            ),
            "display",
        ),
        Section(
            "functions",
            (
                text("functions", 20),
                text("functions-arrow", 20),
                text("functions-nothing", 20),
                text("functions-times", 29),
                text("functions-whose", 13),
            ),
            "display",
        ),
        Section(
            "reaching",
            (
                text("reaching", 11),
                item("reach-prior", 11, cards="G01"),
                item("reach-occupied", 11, 20, cards="F27 I27"),
                item("reach-beside", 11, 32, cards="F09 I10"),
                item("reach-display", 11, cards="F40 I40"),
                text("reach-once", 12),
            ),
        ),
        Section(
            "cards",
            (
                text("cards"),
                item("card-carpentry", 14, 15, cards="F10"),
                item("card-forests", 15, cards="F38"),
                item("card-forests-ireland", 15, cards="I29"),
                item("card-calefactory", 15, cards="F32"),
                item("card-bathhouse", 16, cards="F23"),
                item("card-locutory", 14, 17, cards="I23"),
                item("card-castle", 18, cards="G28"),
                item("card-bulwark", 19, cards="I37"),
                item("card-tower", 21, cards="I35"),
                item("card-wonder", 22, cards="G34"),
                item("card-inn", 33, cards="F20"),
                item("card-ships", 4, cards="F33 I33"),
                item("card-estate", 29, 34, cards="G39"),
                item("card-pilgrimage", 34, cards="F36"),
                item("card-brotherhood", 27, cards="G41"),
                item("card-festival", 27, cards="I38"),
            ),
            "display",
        ),
    ),
)

_LAND: Final = Chapter(
    "land",
    (
        Section("land", (text("land"), text("land-beside"), drawing("adjacency")), "land"),
        Section(
            "district",
            (text("district"), item("district-hills"), item("district-plains")),
            "land",
        ),
        Section(
            "plot",
            (text("plot"), item("plot-coast"), item("plot-mountain"), text("plot-where")),
            "land",
        ),
        Section(
            "prices",
            (text("prices", when="two many"), text("prices-solo", when="solo"), table("prices")),
            "actions",
        ),
        Section("stays", (text("stays"),)),
    ),
)

_GOODS: Final = Chapter(
    "goods",
    (
        Section("goods", (text("goods"), table("goods"), text("goods-supply")), "goods"),
        Section(
            "exchange",
            (
                text("exchange", 1),
                item("exchange-straw", 1),
                item("exchange-coins", 1),
                item("exchange-wine", 1, when="france"),
                item("exchange-whiskey", 1, when="ireland"),
                text("exchange-when", 1),
            ),
            "goods",
        ),
        Section(
            "paying",
            (text("paying", 3), drawing("paying"), text("paying-grain", 1), text("paying-drink", 1)),
            "goods",
        ),
        Section("different", (text("different", 2),), "goods"),
    ),
)

_SETTLEMENTS: Final = Chapter(
    "settlements",
    (
        Section(
            "settlements",
            (
                text("settlements"),
                text("settle-order", when="many 2-long"),
                text("settle-order-two", when="2-short"),
                text("settle-cost", 3),
                text("settle-where"),
            ),
            "hand",
        ),
        Section("hand", (text("hand"), table("settlements"), text("hand-new")), "hand"),
        Section("castle", (text("castle", 18, cards="G28"),), "hand"),
    ),
)

_SCORING: Final = Chapter(
    "scoring",
    (
        Section(
            "scoring",
            (text("scoring"), item("score-goods"), item("score-economic"), item("score-settlements")),
            "score",
        ),
        Section(
            "dwelling",
            (
                text("dwelling"),
                drawing("settlement"),
                text("dwelling-water", 25),
                text("dwelling-houseboat", 25, cards="I11"),
                text("dwelling-bad", 26),
            ),
            "score",
        ),
        Section(
            "winning",
            (
                text("score-drink"),
                text("winning", when="two many"),
                text("winning-solo", when="solo"),
            ),
            "score",
        ),
    ),
)

_END: Final = Chapter(
    "end",
    (
        Section(
            "end",
            (
                text("end", when="many"),
                item("bonus-priors", when="many"),
                item("bonus-action", when="many"),
                item("bonus-phase", when="many"),
                text("bonus-not", 9, when="many"),
                text("end-two", when="2-short"),
                text("end-two-long", when="2-long"),
                text("end-open", 28, when="two"),
                text("end-solo", when="solo"),
            ),
            "timeline",
        ),
    ),
)

_TWO: Final = Chapter(
    "two",
    (
        Section(
            "two", (text("two"), item("two-turn"), item("two-wheel"), item("two-cards"), item("two-end"))
        ),
        Section(
            "two-long",
            (
                text("two-long"),
                item("two-long-turn"),
                item("two-long-home"),
                item("two-long-cards"),
                item("two-long-end"),
                text("two-open", 28),
            ),
        ),
    ),
    ("two",),
)

_SHORT: Final = Chapter(
    "short",
    (
        Section(
            "short",
            (
                text("short"),
                item("short-rounds"),
                item("short-people"),
                item("short-land"),
                item("short-gifts"),
                item("short-wheel", 6),
                item("short-cards"),
            ),
        ),
        Section("gifts", (text("gifts"), table("gifts")), "timeline"),
    ),
    ("short",),
)

_SOLO: Final = Chapter(
    "solo",
    (
        Section(
            "solo",
            (text("solo"), text("solo-start"), text("solo-neutral"), text("solo-wheel", 5)),
        ),
        Section("solo-contract", (text("solo-contract"), text("solo-fee", 24))),
        Section(
            "solo-phase",
            (
                text("solo-phase"),
                item("solo-all", 23),
                item("solo-over"),
                item("solo-cloister", 35),
                item("solo-prior"),
                item("solo-home"),
                text("solo-room", 23),
            ),
            "land",
        ),
        Section("solo-end", (text("solo-end"), text("solo-goal"))),
    ),
    ("solo",),
)

_VARIANTS: Final = Chapter(
    "variants",
    (
        Section(
            "variants",
            (text("variants"), item("variant-france", cards="F04 F05 F21 F24"), item("variant-ireland")),
        ),
    ),
)

CHAPTERS: Final = (
    *(_AIM, _ROUND, _WHEEL, _TURN, _CLERGYMEN, _CONTRACTS, _BUILDING, _LAND),
    *(_GOODS, _SETTLEMENTS, _SCORING, _END, _TWO, _SHORT, _SOLO, _VARIANTS),
)
CHAPTER: Final = {chapter.id: chapter for chapter in CHAPTERS}
SECTIONS: Final = {section.id: (chapter, section) for chapter in CHAPTERS for section in chapter.sections}

# Words that open an explanation; `term-ID` is their message, and the section tells more.
TERMS: Final[dict[str, str]] = {
    "prior-man": "prior",
    "lay-brother": "clergymen",
    "joker-piece": "joker",
    "indicator": "indicators",
    "economic": "scoring",
    "dwelling-value": "dwelling",
    "food": "paying",
    "energy": "paying",
    "display": "building",
    "cloister": "building",
    "heartland": "land",
    "settlement": "settlements",
    "basic-goods": "goods",
    "point-goods": "goods",
    "supply": "goods",
    "beside": "land",
    "free-building": "clergymen",
    "main-action": "turn",
    "start-player": "round",
    "points": "scoring",
    "plains": "land",
    "hillside": "land",
    "coast": "plot",
    "water": "dwelling",
    "mountain": "plot",
    "forest": "fell",
    "moor": "fell",
}

# Where whoever has to decide finds what it is about.
AT_DECISION: Final[dict[str, str]] = {
    "over": "scoring",
    "turn": "turn",
    "place": "clergymen",
    "clergyman": "prior",
    "contract": "contracts",
    "fee": "fee",
    "owners-clergyman": "contracts",
    "fell": "fell",
    "cut": "fell",
    "indicator": "joker",
    "card": "building",
    "space": "building",
    "prior": "prior",
    "amount": "functions",
    "payment": "paying",
    "give": "different",
    "good": "functions",
    "forest": "cards",
    "target": "reaching",
    "tile": "land",
    "settlement": "settlements",
    "site": "dwelling",
    "settlement-payment": "paying",
    "reward": "cards",
    "improvement": "cards",
    "land": "cards",
    "clearing": "cards",
    "neutral-card": "solo-phase",
    "neutral-space": "solo-phase",
    "neutral-prior": "solo-phase",
}
