"""Words for what the engine says: message ids and arguments become sentences (files in labora/locale/)."""

from labora.words.messages import LANGUAGES, WordsError
from labora.words.words import Words

__all__ = ["LANGUAGES", "Words", "WordsError"]
