"""Sits at the terminal table in the place of a person: reads what is printed, answers the prompts."""

import builtins
import re
from collections.abc import Callable, Iterable

import pytest

from labora.cli import main
from labora.rules.search.dice import Dice

# From what was printed since the last answer, and the prompt, to the next answer; None ends the input.
Answerer = Callable[[str, str], str | None]


class TerminalPlayer:
    """Answer the questions of the terminal, by what it has printed."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self._capsys = capsys
        self._printed: list[str] = []
        self._answer: Answerer = lambda printed, prompt: None
        monkeypatch.setattr(builtins, "input", self._input)

    def _input(self, prompt: str = "") -> str:
        printed = self._capsys.readouterr().out
        answer = self._answer(printed, prompt)
        self._printed += [printed, prompt, answer or "", "\n"]
        if answer is None:
            raise EOFError
        return answer

    def play(self, arguments: Iterable[object], answer: Answerer | Iterable[str]) -> tuple[int, str, str]:
        """Runs `labora table`: exit code, everything on the screen, errors."""
        script = answer if callable(answer) else from_list(answer)
        self._printed = []
        self._answer = script
        code = main(["table", *map(str, arguments)])
        captured = self._capsys.readouterr()
        return code, "".join(self._printed) + captured.out, captured.err


def from_list(answers: Iterable[str]) -> Answerer:
    waiting = iter(list(answers))
    return lambda printed, prompt: next(waiting, None)


def at_random(seed: int) -> Answerer:
    """Takes one of the numbers on the last list; now and then looks around first."""
    dice = Dice(seed)

    def answer(printed: str, prompt: str) -> str:
        if "[Y/n]" in prompt or "[y/N]" in prompt:
            return "n"
        numbers = re.findall(r"^ {1,4}(\d+)  \S", printed, re.MULTILINE)
        if not numbers:
            return "1"
        if dice.below(40) == 0:
            return ("?", "p", "h", "m", "u", "i priory", "log", "9999", "nonsense")[int(dice.below(9))]
        return str(numbers[int(dice.below(len(numbers)))])

    return answer
