"""The rules as chapters: which paragraphs there are, for which games, and which rulings each carries.

The words are messages: `rules-chapter-ID`, `rules-line-ID` (the chapter in one sentence), `rules-head-ID` of
a section, `rules-text-ID` of a paragraph. `[words](target)` in them leads to a section or opens a term.
"""

from typing import Final

from labora.tutorial.common_chapters import COURSE
from labora.tutorial.rulebook_parts import Chapter, Section, item, table, text

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
    *COURSE,
    _TWO,
    _SHORT,
    _SOLO,
    _VARIANTS,
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
