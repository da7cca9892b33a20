"""What is wrong with a record, in words."""

from labora.i18n.messages import Argument
from labora.i18n.words import Words
from labora.rules.records.problems import RecordProblem
from labora.rules.state.setup import Setup


def problem_words(words: Words, problem: RecordProblem, setup: Setup | None = None) -> str:
    why = "" if problem.obstacle is None else words.obstacle(problem.obstacle, setup)
    given: dict[str, Argument] = {**problem.arguments, "why": why}
    if "error" in problem.arguments:
        given["sentence"] = words.text(str(problem.arguments["error"]), **problem.arguments)
    sentence = words.text(problem.message, **given).strip()
    if problem.arguments.get("age", "same") == "same":
        return sentence
    return f"{sentence} {words.text('record-age', **problem.arguments)}"
