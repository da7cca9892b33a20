"""Write the tables of docs/research/environments.md: `python -m tools.dev.environments [--check]`."""

import re
import sys
from collections.abc import Iterator

from labora.environments.encoding.actions import ACTIONS_VERSION, SECTIONS, action_names
from labora.environments.encoding.observation import OBSERVATION_VERSION, ObservationEntry, entries
from tools.setup.paths import ROOT

DOCUMENT = ROOT / "docs" / "research" / "environments.md"

ACTION_MEANINGS = {
    "words": "an action of the turn, `skip`, a clergyman, a way to pay the fee, the only payment, 32 more",
    "cards": "a building of the display, by its number: built, used there, or given to the neutral player",
    "settlements": "a settlement of the hand",
    "buildings": "a building on any board, by its number: used, or reached",
    "basic buildings": "the three that each board has; `@+1` is the player after the one who decides",
    "spaces": "a space of the land, in the order of purchase; 0 to 9 are the heartland",
    "districts": "a side of the district and its row",
    "plots": "a side of the plot and its upper row",
    "goods": "a good that is given, gained, improved or produced by its own indicator",
    "goods by the joker": "a good produced by the joker",
    "amounts": "how often; how many of the good that is asked for",
}
ENTRY_MEANINGS = {
    "game": "mode, variant, round, whose turn, step of the round, actions left",
    "decision": "what is decided: its kind, the building in use and its part, the card to be placed",
    "decision.placed": "solo: buildings placed on the neutral board in this phase",
    "decision.need": "what a payment must make: food, energy in halves, points",
    "decision.asked": "the good whose number is asked for next",
    "decision.given": "what has been said of the payment or reward",
    "decision.more": "what `more` has added to the number that is being said",
    "wheel": "each indicator: in play, its age, what it yields now",
    "display": "buildings on offer, by number",
    "coming": "buildings of decks that are not out yet",
    "pile": "districts and plots: price of the next tile, how many are left",
    "wonders-left": "Wonders in the supply",
    "seat-0": "there at all, the neutral player, score as it stands",
    "seat-0.goods": "tiles of each good, and coins",
    "seat-0.hand": "settlements in the hand",
    "seat-0.built": "cards on the board, by number",
    "seat-0.occupied": "buildings with a clergyman on them",
    "seat-0.prior": "at home, or on whose board and which space",
    "seat-0.lay-brother-1": "as the prior",
    "seat-0.lay-brother-2": "as the prior",
    "seat-0.districts": "how many there are",
    "seat-0.plots": "how many there are",
    "seat-0.space-*": "terrain (plains 1, hillside 2, coast 3, water 4, mountain 5), place, card",
}


def action_table() -> str:
    names = action_names()
    lines = [
        f"Version {ACTIONS_VERSION}: {len(names)} actions.\n",
        "| actions | names | what |",
        "|---|---|---|",
    ]
    for name, first, count in SECTIONS:
        last = first + count - 1
        named = f"`{names[first]}` … `{names[last]}`"
        lines.append(f"| {first} to {last} | {name}: {named} | {ACTION_MEANINGS[name]} |")
    words = ", ".join(f"`{word}` {number}" for number, word in enumerate(names[: SECTIONS[0][2]]))
    return "\n".join([*lines, f"\nThe words: {words}."])


def _group(name: str) -> str:
    """The longest row of the table that an entry belongs to."""
    shown = re.sub(r"\.space-\d+\..*", ".space-*", name)
    while shown not in ENTRY_MEANINGS:
        shown = shown.rpartition(".")[0]
    return shown


def _groups(named: list[ObservationEntry]) -> Iterator[tuple[str, int, int, set[float]]]:
    """Rows in order: their first and last index, and scales. A row may come twice."""
    first, scales = 0, set[float]()
    for index, entry in enumerate(named):
        scales.add(entry.scale)
        if index + 1 == len(named) or _group(named[index + 1].name) != _group(entry.name):
            yield _group(entry.name), first, index, scales
            first, scales = index + 1, set()


def entry_table() -> str:
    every = entries()
    ours = [entry for entry in every if not re.match(r"seat-[1-3]", entry.name)]
    seat = len(every) - len(ours)
    lines = [
        f"Version {OBSERVATION_VERSION}: {len(every)} entries. A seat has {seat // 3}: seat 1 begins at"
        f" {len(ours)}, seat 2 at {len(ours) + seat // 3}, seat 3 at {len(ours) + 2 * (seat // 3)}.\n",
        "| entries | names | divided by | what |",
        "|---|---|---|---|",
    ]
    for name, first, last, scales in _groups(ours):
        divided = ", ".join(f"{scale:g}" for scale in sorted(scales))
        where = f"{first}" if first == last else f"{first} to {last}"
        lines.append(f"| {where} | `{name}` | {divided} | {ENTRY_MEANINGS[name]} |")
    return "\n".join(lines)


def document() -> str:
    """The page with its tables as they should be."""
    text = DOCUMENT.read_text(encoding="utf-8")
    for name, table in (("actions", action_table()), ("entries", entry_table())):
        before, _, rest = text.partition(f"<!-- {name} -->\n")
        text = f"{before}<!-- {name} -->\n{table}\n<!-- end -->{rest.partition('<!-- end -->')[2]}"
    return text


def main(arguments: list[str]) -> int:
    wanted = document()
    if "--check" in arguments:
        return 0 if DOCUMENT.read_text(encoding="utf-8") == wanted else 1
    DOCUMENT.write_text(wanted, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
