"""`labora check`: scores for legal records, a sentence for everything else, never a traceback."""

import json
from pathlib import Path

import pytest

from labora.cli import main
from labora.rules.records.record import record_text
from labora.rules.records.replay import strict_replay
from labora.rules.search.dice import Dice
from labora.rules.state.scoring import total_score
from tests.rules.games import random_record


def check(capsys: pytest.CaptureFixture[str], *files: Path) -> tuple[int, str, str]:
    code = main(["check", *map(str, files)])
    captured = capsys.readouterr()
    return code, captured.out, captured.err


def written(folder: Path, name: str, mode: str = "solo", variant: str = "france", seed: int = 1) -> Path:
    file = folder / name
    file.write_text(record_text(random_record(mode, variant, seed, 500)), encoding="utf-8")
    return file


def test_scores_of_legal_records(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    solo = written(tmp_path, "solo.json")
    four = written(tmp_path, "four.json", "4-long", "ireland")
    code, out, err = check(capsys, solo, four)
    assert (code, err) == (0, "")
    points = int(total_score(strict_replay(random_record("solo", "france", 1, 500)).position, 0))
    assert f"{solo}: solo france" in out
    assert f"over after round 32. Anna {points}\n" in out
    assert f"{four}: 4-long ireland" in out
    assert out.count("Dora") == 1


def test_an_illegal_move_is_named_and_the_others_are_still_checked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bad = tmp_path / "bad.json"
    data = json.loads(record_text(random_record("3-long", "france", 2, 500)))
    data["turns"][2] = "build F27 3,0 skip end"
    bad.write_text(json.dumps(data))
    good = written(tmp_path, "good.json")
    code, out, err = check(capsys, bad, good)
    assert code == 1
    assert f"{bad}: Turn 3, move 2: “F27” is not legal." in err
    assert "Palace" in err
    assert f"{good}: solo france" in out


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "invalid JSON"),
        (b"\xff\xfe\x00\x01", "not a text file"),
        (b"\x89PNG\r\n\x1a\n\x00\x00", "not a text file"),
        (b"null", "“format”: “labora-record”"),
        (b'{"format": "labora-record", "notation": 99}', "newer Labora"),
    ],
)
def test_other_files(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], content: bytes, sentence: str
) -> None:
    file = tmp_path / "file.json"
    file.write_bytes(content)
    code, out, err = check(capsys, file)
    assert (code, out) == (1, "")
    assert sentence in err
    assert str(file) in err
    assert err.count("\n") == 1


def test_missing_folder_huge_and_strange_names(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    huge = tmp_path / "huge.json"
    with huge.open("wb") as file:
        file.truncate(20_000_000)
    code, out, err = check(capsys, tmp_path / "nowhere.json", tmp_path, huge, Path("n" * 5000))
    assert (code, out) == (1, "")
    assert "There is no file" in err
    assert "is a folder" in err
    assert "too large to be a record" in err
    assert "nnn…" in err
    assert len(err.splitlines()) == 4


def test_damaged_records_get_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Truncated, edited and mixed records: either still legal, or named with what is wrong."""
    texts = [
        record_text(random_record(mode, variant, 5, 250))
        for mode, variant in (("solo", "ireland"), ("2-short", "france"), ("3-short", "ireland"))
    ]
    dice = Dice(77)
    files = []
    for number in range(150):
        file = tmp_path / f"{number}.json"
        file.write_text(damaged(texts, dice), encoding="utf-8")
        files.append(file)
    code, out, err = check(capsys, *files)
    assert code == 1
    assert "Traceback" not in err
    judged = {line.partition(": ")[0] for line in (out + err).splitlines()}
    assert judged == {str(file) for file in files}


def damaged(texts: list[str], dice: Dice) -> str:
    text = texts[int(dice.below(len(texts)))]
    other = texts[int(dice.below(len(texts)))]
    at = int(dice.below(len(text)))
    way = int(dice.below(6))
    if way == 0:
        return text[:at]
    if way == 1:
        return text[:at] + chr(32 + int(dice.below(95))) + text[at + 1 :]
    if way == 2:
        return text[:at] + other[at:]
    data = json.loads(text)
    turns = data["turns"]
    one, two = int(dice.below(len(turns))), int(dice.below(len(turns)))
    if way == 3:
        turns[one], turns[two] = turns[two], turns[one]
    elif way == 4:
        data["turns"] = json.loads(other)["turns"]
    else:
        moves = turns[one].split()
        moves.insert(int(dice.below(len(moves))), moves[int(dice.below(len(moves)))])
        turns[one] = " ".join(moves)
    return json.dumps(data)
