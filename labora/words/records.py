"""What is wrong with a record, in words."""

from labora.rules.records.problems import RecordProblem
from labora.rules.state.setup import Setup
from labora.words.words import Words


def problem_words(words: Words, problem: RecordProblem, setup: Setup | None = None) -> str:
    why = "" if problem.obstacle is None else words.obstacle(problem.obstacle, setup)
    sentence = words.text(problem.message, **problem.arguments, why=why).strip()
    if problem.arguments.get("age", "same") == "same":
        return sentence
    return f"{sentence} {words.text('record-age', **problem.arguments)}"
