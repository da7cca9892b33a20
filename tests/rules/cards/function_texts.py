"""Reads the function column of the reference: each part as what it costs, gives, leads to and how often.

Written against the texts alone: it shares no code with the engine, so that both can be compared.
"""

import re
from typing import Any

BASIC_GOODS = ("clay", "wood", "peat", "livestock", "grain", "coin")
TIMES = re.compile(r" \((once|any number|up to (\d+) times|at most once per action)\)$")
TERM = re.compile(r"(\d+|1/2) ([A-Za-z ]+)")

# What a part leads to, in the words of the reference.
GOALS = {
    "use a building occupied by a prior": "use a prior's building",
    "use an occupied building": "use an occupied building",
    "use an adjacent unoccupied building": "use a neighbour",
    "use a building from the display": "use the display",
    "build a building, paying its cost": "build",
    "build a settlement (paying its cost)": "settle",
    "fell trees and/or cut peat": "clear land",
    "take the top district and the top plot without paying": "take land",
    "point goods worth up to 1 point per forest and moor card you have": "reward for wilderness",
    "point goods worth up to 2 points per cloister building you have,"
    " this one and the Cloister Office included (solo: 1; 2-long: 1 1/2)": "reward for cloisters",
}
# Parts that only one card has, read by hand.
BY_HAND: dict[str, list[dict[str, Any]]] = {
    "3 energy -> 5 coins, or 6 energy -> 8 coins, or 9 energy -> 10 coins (once)": [
        {"cost": {"energy": 6}, "limit": 3, "tiers": (5, 8, 10)}
    ],
    "gain 3 / 5 / 6 coins when owning at least 1 / 5 / 9 livestock (nothing is paid)": [{"herd": True}],
    "up to 7 food -> as many coins (once)": [
        {"cost": {"food": 1}, "gain": {"coin": 1}, "limit": 7, "any_food": True}
    ],
    "5 coins -> 1 reliquary": [{"cost": {"coin": 10}, "gain": {"reliquary": 1}, "limit": "any", "rebate": 5}],
    # Told by the clause before.
    "each further 10 coins -> 1 more reliquary (any number)": [],
    "twice: improve one tile: book -> ceramic, or ceramic -> ornament, or ornament -> reliquary"
    " (the same tile may be improved twice)": [{"goal": "improve"}, {"goal": "improve"}],
    "remove up to 4 of your forests -> 1 book each": [{"forests": 4, "gain": {"book": 1}, "limit": 4}],
    "10 food or 6 energy -> 1 book + 1 ornament (up to 2 times)": [
        {"cost": {"food": 10}, "gain": {"book": 1, "ornament": 1}, "limit": 2, "joined": True},
        {"cost": {"energy": 12}, "gain": {"book": 1, "ornament": 1}, "limit": 2, "shares_limit": True},
    ],
}


def read_function(text: str) -> list[dict[str, Any]]:
    """The parts of a function; energy is counted in halves."""
    parts: list[dict[str, Any]] = []
    for clause in re.split(r"; (?:then )?(?!2-long)", text):
        parts += BY_HAND[clause] if clause in BY_HAND else [_read_clause(clause)]
    return parts


def _read_clause(clause: str) -> dict[str, Any]:
    part: dict[str, Any] = {}
    if clause.startswith("production wheel: "):
        return {"goal": "produce", "wheel": _names(clause.removeprefix("production wheel: "))}
    times = TIMES.search(clause)
    if times:
        clause = clause[: times.start()]
        if times[1] == "any number":
            part["limit"] = "any"
        elif times[2]:
            part["limit"] = int(times[2])
    left, arrow, right = clause.partition(" -> ")
    if arrow:
        _read_left(part, left)
    _read_right(part, (right if arrow else left).removeprefix("gain "))
    return part


def _read_left(part: dict[str, Any], text: str) -> None:
    number, _, rest = text.partition(" ")
    if rest == "different goods":
        part["different"] = int(number)
    elif text == "remove 1 of your forests":
        part["forests"] = 1
    else:
        part["cost"] = _amounts(re.sub(r"goods worth at least (\d+) points", r"\1 points", text))


def _read_right(part: dict[str, Any], text: str) -> None:
    if text.startswith("take your prior back and "):
        part["recall"] = "prior"
        text = text.removeprefix("take your prior back and ")
    if text.endswith(", and take all your clergymen back"):
        part["recall"] = "all"
        text = text.removesuffix(", and take all your clergymen back")
    if text in GOALS:
        part["goal"] = GOALS[text]
        return
    if text.startswith("production wheel, joker only: "):
        part["goal"] = "ship"
        part["wheel"] = _names(text.removeprefix("production wheel, joker only: "))
        return
    each = re.fullmatch(r"(\d+) (?:each of |of each basic good \()([a-z, ]+)\)?", text)
    if each:
        part["gain"] = {good: int(each[1]) for good in each[2].split(", ")}
        return
    fixed: list[str] = []
    choices: list[tuple[int, tuple[str, ...], bool]] = []
    for term in re.split(r" \+ |, and ", text):
        choice = _read_choice(term)
        fixed += [] if choice else [term]
        choices += [choice] if choice else []
    if fixed:
        part["gain"] = _amounts(" + ".join(fixed))
    if choices:
        part["choices"] = choices


def _read_choice(term: str) -> tuple[int, tuple[str, ...], bool] | None:
    basic = re.fullmatch(r"(\d+) of (one|another) basic good", term)
    if basic:
        return int(basic[1]), tuple(sorted(BASIC_GOODS)), basic[2] == "another"
    either = re.fullmatch(r"(\d+) ([a-z ]+) or (\d+) ([a-z ]+)", term)
    if either and either[1] == either[3]:
        return int(either[1]), tuple(sorted((either[2], either[4]))), False
    return None


def _amounts(text: str) -> dict[str, int]:
    amounts: dict[str, int] = {}
    for term in text.split(" + "):
        found = TERM.fullmatch(term)
        assert found, f"{term!r} is not an amount"
        name = _good(found[2])
        if name == "energy":
            amounts[name] = 1 if found[1] == "1/2" else 2 * int(found[1])
        else:
            amounts[name] = int(found[1])
    return amounts


def _good(name: str) -> str:
    return {"coins": "coin", "peat coal": "peat-coal", "Wonder": "wonder"}.get(name, name)


def _names(text: str) -> tuple[str, ...]:
    return tuple(re.split(r", | or ", text))
