"""The words of the command line, in the language of whoever reads them."""

import os
from functools import cache
from typing import Final

from labora.words import LANGUAGES, Words
from labora.words.messages import ENGLISH, Argument

VARIABLE: Final = "LABORA_LANGUAGE"


@cache
def words() -> Words:
    wanted = os.environ.get(VARIABLE, ENGLISH)
    return Words(wanted if wanted in LANGUAGES else ENGLISH)


def say(message: str, **arguments: Argument) -> str:
    return words().text(message, **arguments)
