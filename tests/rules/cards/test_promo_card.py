"""A card is a row, its words and its painting: a made-up one is added to a copy of the package and played."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

import pytest

import labora
from labora.rules.components.card_rows import BOTH, FRENCH
from labora.rules.components.cards import by_code

PACKAGE = Path(__file__).resolve().parents[3] / "labora"
PAGE = PACKAGE.parent / "web" / "src"
SCENES = (PAGE / "components" / "ornament" / "scenes.ts").read_text(encoding="utf-8")
SPRITES = (PAGE / "assets" / "miniatures.svg").read_text(encoding="utf-8")
ROW = """\
    _building("G42", "Bell Foundry", "start", "all", "1 wood", 9, 4,
              trade("1 peat", "1 book + 2 coin")),
"""
LAST_ROW = '    _building("G41"'
WORDS = {
    "cards.ftl": "card-G42 = Bell Foundry",
    "functions.ftl": "function-G42 = Once: 1 peat for 1 book and 2 coins.",
    "drawn.ftl": "short-G42 = Foundry",
}
SCRIPT = """
import labora
from labora.environments.encoding.actions import action_names
from labora.i18n.log_text import event_words
from labora.rules.components.cards import CODE
from labora.rules.components.codes import BUILDINGS, CLAY_MOUND, CODES

assert (CODE[0]["G42"], BUILDINGS, CLAY_MOUND, CODES) == (42, 42, 43, 56)
assert CODE[1]["clay-mound"] == 43
assert "card-42" in action_names()
words = labora.Words("en")
used = 0
for seed in range(40):
    game = labora.Game("2-long", "france")
    bot = labora.bot("random", seed=seed)
    while not game.over and game.position.round < 12:
        game.play(bot.choose(game.position, labora.Clock()))
    told = [event for event in labora.log_of(game) if "G42" in event.cards and event.name == "place"]
    used += len(told)
    if told:
        assert "Bell Foundry" in event_words(words, game.setup, told[0])
    if told:
        assert ">G42<" in labora.svg(game)
    assert labora.Position.parse(game.position.line) == game.position
assert used, "the card was never used"
assert labora.Game("2-long", "ireland").position
print("played")
"""


def promoted(tmp_path: Path) -> Path:
    """The package with one row more."""
    left_out = shutil.ignore_patterns("__pycache__", "server", "*.so")
    shutil.copytree(PACKAGE, tmp_path / "labora", ignore=left_out)
    rows = tmp_path / "labora" / "rules" / "components" / "card_rows.py"
    source = rows.read_text(encoding="utf-8")
    assert source.count(LAST_ROW) == 1
    rows.write_text(source.replace(LAST_ROW, ROW + LAST_ROW), encoding="utf-8")
    for language in sorted((tmp_path / "labora" / "locale").iterdir()):
        for file, line in WORDS.items():
            with (language / file).open("a", encoding="utf-8") as messages:
                messages.write(f"\n{line}\n")
    return tmp_path


def test_a_promo_card_is_a_row_and_its_words(tmp_path: Path) -> None:
    environment = os.environ | {"PYTHONPATH": str(promoted(tmp_path)), "LABORA_PLAIN": "1"}
    command = (sys.executable, "-c", SCRIPT)
    done = subprocess.run(command, env=environment, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.stdout == "played\n", done.stderr


def test_two_cards_of_one_number_are_an_error() -> None:
    with pytest.raises(ValueError, match="F30 and F30 have the same number"):
        by_code((*BOTH, *FRENCH, next(card for card in FRENCH if card.id == "F30")))


def without_painting(cards: Iterable[str], scenes: str, sprites: str) -> list[str]:
    """The cards whose painting the page would not find: `painting` in scenes.ts looks in the same way."""
    names = dict(re.findall(r"^  (\w+): \"([\w-]+)\",$", scenes, flags=re.MULTILINE))
    return [card for card in cards if f'id="s-{names.get(card, card)}"' not in sprites]


def test_every_card_has_a_painting_and_a_promo_card_is_missed_until_it_has_one() -> None:
    assert without_painting(labora.CARDS, SCENES, SPRITES) == []
    assert without_painting(["G42"], SCENES, SPRITES) == ["G42"]
    scenes = SCENES.replace("  G01: ", '  G42: "bell-foundry",\n  G01: ', 1)
    assert without_painting(["G42"], scenes, SPRITES) == ["G42"]
    drawn = SPRITES.replace("</svg>", '<symbol id="s-bell-foundry"/></svg>')
    assert without_painting(["G42"], scenes, drawn) == []
