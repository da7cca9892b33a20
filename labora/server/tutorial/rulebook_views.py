"""The rules as they travel."""

from labora.i18n import Words
from labora.rules.components.goods import Variant
from labora.rules.state.setup import make_setup
from labora.server.tutorial.rulebook_schemas import (
    PieceView,
    RuleBlockView,
    RuleChapterView,
    RuleSectionView,
    RulesView,
    RuleTableView,
    SceneView,
    SpotView,
    TermView,
)
from labora.tutorial.rule_drawings import Scene, Spot, heartland_of, settlement_scene
from labora.tutorial.rulebook import AT_DECISION
from labora.tutorial.rulebook_reader import ReadBlock, ReadChapter, Reader


def rules_view(words: Words, mode: str, variant: Variant) -> RulesView:
    reader = Reader(words, mode, variant)
    setup = make_setup(mode, variant)
    return RulesView(
        mode=mode,
        variant=variant,
        language=words.language,
        title=words.text("rules-title"),
        chapters=[_chapter(chapter) for chapter in reader.chapters()],
        terms=[
            TermView(id=term.id, title=term.title, about=term.about, section=term.section)
            for term in reader.terms()
        ],
        decisions=AT_DECISION,
        wheel=[int(value) for value in setup.mode.wheel],
        heartland=[_spot(spot) for spot in heartland_of(setup)],
        scene=scene_view(settlement_scene(setup)),
    )


def _spot(spot: Spot) -> SpotView:
    return SpotView(column=spot.column, row=spot.row, terrain=spot.terrain, card=spot.card, adds=spot.adds)


def scene_view(scene: Scene) -> SceneView:
    return SceneView(
        settlement=scene.settlement,
        points=scene.points,
        own=scene.own,
        spots=[_spot(spot) for spot in scene.spots],
    )


def _chapter(chapter: ReadChapter) -> RuleChapterView:
    return RuleChapterView(
        id=chapter.id,
        title=chapter.title,
        line=chapter.line,
        fits=chapter.fits,
        sections=[
            RuleSectionView(
                id=section.id,
                head=section.head,
                shows=section.shows,
                blocks=[_block(block) for block in section.blocks],
            )
            for section in chapter.sections
        ],
    )


def _block(block: ReadBlock) -> RuleBlockView:
    table = block.table
    return RuleBlockView(
        kind=block.kind,
        id=block.id,
        pieces=[PieceView(text=piece.text, target=piece.target) for piece in block.pieces],
        rulings=list(block.rulings),
        cards=list(block.cards),
        table=None
        if table is None
        else RuleTableView(
            head=list(table.head), rows=[list(row) for row in table.rows], icons=list(table.icons)
        ),
    )
