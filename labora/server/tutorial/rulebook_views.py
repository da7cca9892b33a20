"""The rules as they travel."""

from labora.i18n import Words
from labora.rules.components.goods import Variant
from labora.rules.state.setup import make_setup
from labora.server.tutorial.rulebook_schemas import RulesView
from labora.tutorial.rule_drawings import heartland_of, settlement_scene
from labora.tutorial.rulebook import AT_DECISION
from labora.tutorial.rulebook_reader import Reader


def rules_view(words: Words, mode: str, variant: Variant) -> RulesView:
    """Put together the rules of a game; chapters, terms and drawings are shown as they are read."""
    reader = Reader(words, mode, variant)
    setup = make_setup(mode, variant)
    fields = {
        "mode": mode,
        "variant": variant,
        "language": words.language,
        "title": words.text("rules-title"),
        "chapters": list(reader.chapters()),
        "terms": list(reader.terms()),
        "decisions": AT_DECISION,
        "wheel": [int(value) for value in setup.mode.wheel],
        "heartland": heartland_of(setup),
        "scene": settlement_scene(setup),
    }
    return RulesView.model_validate(fields)
