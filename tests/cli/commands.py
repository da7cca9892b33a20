"""Runs the command as a person would, in this process."""

from dataclasses import dataclass

import pytest

from labora.cli import main


@dataclass(frozen=True)
class CommandAnswer:
    """Hold what a command printed, and its exit code."""

    code: int
    out: str
    err: str


def run(capsys: pytest.CaptureFixture[str], line: str) -> CommandAnswer:
    code = main(line.split())
    captured = capsys.readouterr()
    return CommandAnswer(code, captured.out, captured.err)
