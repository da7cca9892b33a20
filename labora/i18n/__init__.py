"""Words for what the engine says: message ids and arguments become sentences (files in labora/locale/)."""

from labora.i18n.messages import LANGUAGES, WordsError
from labora.i18n.words import Words

__all__ = ["LANGUAGES", "Words", "WordsError"]
