"""Grammars in EBNF, as documents have them: texts are matched with them, and made from them."""

import functools
import random
import re
from collections.abc import Callable

Make = Callable[[random.Random], str]
TOKEN = re.compile(r"""\s*("[^"]*"|'[^']*'|\[[^\]]*\]|::=|[\w-]+|[()|*+?])""")
MOST = 3
"""How often a generated text repeats what may be repeated."""


class Grammar:
    """No symbol may lead back to itself, so that each is a regular expression."""

    def __init__(self, text: str) -> None:
        self._tokens = TOKEN.findall(text)
        starts = [number - 1 for number, token in enumerate(self._tokens) if token == "::="]
        ends = [*starts[1:], len(self._tokens)]
        self._rules = {
            self._tokens[start]: self._tokens[start + 2 : end]
            for start, end in zip(starts, ends, strict=True)
        }
        self._read = functools.cache(self._read_rule)
        self.pattern = functools.cache(self._pattern)

    def _pattern(self, symbol: str) -> re.Pattern[str]:
        return re.compile(self._read(symbol)[0])

    def example(self, symbol: str, chance: random.Random) -> str:
        return self._read(symbol)[1](chance)

    def _read_rule(self, symbol: str) -> tuple[str, Make]:
        rest = list(self._rules[symbol])
        found = self._choice(rest)
        assert not rest, f"{symbol}: {rest}"
        return found

    def _choice(self, rest: list[str]) -> tuple[str, Make]:
        ways = [self._sequence(rest)]
        while rest and rest[0] == "|":
            rest.pop(0)
            ways.append(self._sequence(rest))
        return f"(?:{'|'.join(way[0] for way in ways)})", lambda chance: chance.choice(ways)[1](chance)

    def _sequence(self, rest: list[str]) -> tuple[str, Make]:
        parts: list[tuple[str, Make]] = []
        while rest and rest[0] not in "|)":
            parts.append(self._repeated(rest))
        return "".join(part[0] for part in parts), lambda chance: "".join(part[1](chance) for part in parts)

    def _repeated(self, rest: list[str]) -> tuple[str, Make]:
        pattern, make = self._atom(rest.pop(0), rest)
        if not rest or rest[0] not in "*+?":
            return pattern, make
        sign = rest.pop(0)
        least, most = {"*": (0, MOST), "+": (1, MOST), "?": (0, 1)}[sign]
        return pattern + sign, lambda chance: "".join(
            make(chance) for _ in range(chance.randint(least, most))
        )

    def _atom(self, token: str, rest: list[str]) -> tuple[str, Make]:
        if token == "(":
            found = self._choice(rest)
            assert rest.pop(0) == ")"
            return found
        if token[0] in "\"'":
            return f"(?:{re.escape(token[1:-1])})", lambda chance: token[1:-1]
        if token[0] == "[":
            members = [chr(code) for code in range(33, 127) if re.fullmatch(token, chr(code))]
            return token, lambda chance: chance.choice(members)
        return self._read(token)
