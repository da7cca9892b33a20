"""Every language says everything, rightly: the checks of labora.i18n.checks, and both runtimes alike."""

import json
import re
import shutil
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from labora.cli import main
from labora.i18n import LANGUAGES, Words
from labora.i18n import messages as messages_of
from labora.i18n.checks import problems
from labora.i18n.checks.entries import MessageEntry
from labora.i18n.checks.old_words import old_words
from labora.i18n.checks.typography import typography
from labora.i18n.typed_text import SOFT_HYPHEN

ROOT = Path(__file__).resolve().parents[2]
SAMPLE = ROOT / "tests" / "i18n" / "said.json"
"""Written by `python -m tests.i18n.test_languages`."""
NUMBERS = (0, 1, 2, 5, 21, 0.5, 1.5)
COUNTED = ("amount-livestock", "amount-energy", "amount-coin", "web-places", "web-time-minutes")
WRONG_RECORD = '{"format": "labora-record", "version": 1, "mode": "chess"}'


def test_there_are_five_languages() -> None:
    assert LANGUAGES == ("de", "en", "fr", "pl", "ru")


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_missing_wrong_or_left_in_english(language: str) -> None:
    assert list(problems(language)) == []


def _of(text: str) -> dict[str, MessageEntry]:
    message = FluentParser().parse_entry(f"web-word = {text}")
    assert isinstance(message, ast.Message)
    return {"web-word": MessageEntry("web-word", "web", message)}


@pytest.mark.parametrize(
    ("text", "right"),
    [
        ("Der Prior ist daheim.", False),
        ("Der Prior ist frei.", True),
        ("Was würde der Bruder tun?", False),
        ("Bruder Odo schickt einen Laienbruder.", True),
        ("Am Ende zählen sie Punkte.", False),
        ("Beenden Sie den Zug.", False),
        ("Das Rad ist rund. Sie drehen es.", True),
    ],
)
def test_words_that_german_does_not_use(text: str, right: bool) -> None:
    own = _of(text)
    assert (not [*old_words("de", own), *typography("de", own)]) == right


@pytest.mark.parametrize(
    ("text", "right"),
    [
        ("Deux ecclésiastiques sont dehors.", False),
        ("Construisez-la en dehors des phases Agglomération.", True),
        ("Le plus de points gagne.", False),
        ("Le joueur qui a le plus de points gagne.", True),
        ("Que ferait le frère ?", False),
        ("Le frère convers reste placé.", True),
        ("Les deux variantes.", False),
    ],
)
def test_words_that_french_does_not_use(text: str, right: bool) -> None:
    assert (not [*old_words("fr", _of(text))]) == right


@pytest.mark.parametrize(
    ("text", "right"),
    [
        ("Что посоветует брат?", False),
        ("Что говорит брат Одон?", True),
        ("Пока хоть один монах дома.", False),
        ("Знатные усадьбы стоят на склоне.", True),
        ("Свободное здание другого игрока.", False),
        ("Запись игры.", False),
        ("Запись партии.", True),
    ],
)
def test_words_that_russian_does_not_use(text: str, right: bool) -> None:
    assert (not [*old_words("ru", _of(text))]) == right


def said() -> dict[str, dict[str, list[str]]]:
    """A sample of what is said; the client's own test says the same with the browser's runtime."""
    return {
        language: {
            message: [Words(language, strict=True).text(message, count=number) for number in NUMBERS]
            for message in COUNTED
        }
        for language in LANGUAGES
    }


def test_the_sample_that_the_browser_agrees_with_is_what_python_says() -> None:
    assert json.loads(SAMPLE.read_text(encoding="utf-8")) == said()


def test_a_sixth_language_is_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copytree(ROOT / "labora" / "locale" / "en", tmp_path / "en")
    (tmp_path / "eo").mkdir()
    (tmp_path / "eo" / "goods.ftl").write_text(
        "good-clay = argilo\n    .accusative = argilon\n", encoding="utf-8"
    )
    monkeypatch.delenv(messages_of.STRICT)
    monkeypatch.setattr(messages_of, "_LOCALE", tmp_path)
    monkeypatch.setattr(messages_of, "LANGUAGES", ("en", "eo"))
    monkeypatch.setattr(messages_of, "bundle", messages_of.bundle.__wrapped__)
    words = Words("eo")
    assert (words.good("clay"), words.good("clay").form("accusative")) == ("argilo", "argilon")
    assert words.good("wood") == "wood", "what it lacks is said in English"
    assert words.language == "eo"
    assert any("good-wood: missing" in problem for problem in problems("eo"))
    monkeypatch.setenv(messages_of.STRICT, "yes")
    with pytest.raises(messages_of.WordsError):
        Words("eo").good("wood")


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_in_the_terminal(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--language", language, "cards"]) == 0
    text = capsys.readouterr().out
    name = Words(language).card("F05").replace(SOFT_HYPHEN, "")
    assert name in text and SOFT_HYPHEN not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wrong_record_in_the_terminal(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "record.json"
    file.write_text(WRONG_RECORD, encoding="utf-8")
    assert main(["--language", language, "check", str(file)]) != 0
    said = "".join(capsys.readouterr())
    assert ("Missing field" in said) == (language == "en"), said
    assert "record.json" in said and SOFT_HYPHEN not in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_in_the_terminal(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = iter(["h", "log", "?", "q"])
    monkeypatch.setattr("builtins.input", lambda prompt: next(answers))
    monkeypatch.chdir(tmp_path)
    assert main(["--language", language, "table", "--mode", "2-short"]) == 0
    said = capsys.readouterr().out
    assert Words(language).text("table-help-text").split("\n")[1].split()[-1].strip("{}") in said
    assert SOFT_HYPHEN not in said


def test_french_signs_stand_apart_from_their_words_in_all_of_the_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = iter(["h", "log", "?", "i four", "q"])
    monkeypatch.setattr("builtins.input", lambda prompt: next(answers))
    monkeypatch.chdir(tmp_path)
    assert main(["--language", "fr", "table", "--mode", "2-short"]) == 0
    said = capsys.readouterr().out
    assert "À venir\u00a0:" in said
    assert re.findall(r"\w+[:;!?](?=\s)", said) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_command_that_is_not_there(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--language", language, "tabel"]) == 2
    said = capsys.readouterr().err
    assert "No such command 'tabel'. Did you mean 'table'?" in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_and_what_operators_and_developers_read_is_in_english(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--language", language, "table", "--help"]) == 0
    assert main(["--language", language, "simulate", "--mode", "2-short", "--limit", "1"]) == 0
    said = capsys.readouterr().out
    assert "Play in the terminal" in said and "Games per second" in said
    assert "Two players, short" in said or "two players" in said.lower()


if __name__ == "__main__":
    SAMPLE.write_text(json.dumps(said(), ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
