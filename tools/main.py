"""Sets everything up inside .venv/ and then plays or tests: `main.py play|test [arguments]`."""

import os
import sys
from pathlib import Path

sys.path[0] = str(Path(__file__).resolve().parent.parent)

from tools.dev import checks  # noqa: E402
from tools.setup import client, environment, package  # noqa: E402
from tools.setup.errors import SetupError, sentence_for  # noqa: E402
from tools.setup.paths import PROGRAMS  # noqa: E402
from tools.setup.start_lock import one_at_a_time  # noqa: E402

PLAY_LOCKS = ("build", "play")
TEST_LOCKS = ("build", "play", "test")


def play(arguments: list[str]) -> int:
    if not (environment.is_ready(PLAY_LOCKS) and client.is_built() and package.is_installed()):
        with one_at_a_time():
            environment.ensure(PLAY_LOCKS)
            _build_client()
            package.install()
    program = str(PROGRAMS / "labora")
    os.execv(program, [program, "play", *arguments])


def _build_client() -> None:
    if not client.is_built() and client.find_node() is None:
        environment.ensure((*PLAY_LOCKS, "node"))
    client.ensure()


def test(arguments: list[str]) -> int:
    if not environment.is_ready(TEST_LOCKS):
        with one_at_a_time():
            environment.ensure(TEST_LOCKS)
    return checks.run_all(arguments)


def main(arguments: list[str]) -> int:
    try:
        match arguments:
            case ["play", *rest]:
                return play(rest)
            case ["test", *rest]:
                return test(rest)
            case _:
                raise SetupError("Start Labora with ./play or ./test.")
    except SetupError as error:
        print(error, file=sys.stderr)
    except OSError as error:
        print(sentence_for(error), file=sys.stderr)
    except KeyboardInterrupt:
        print("Stopped.", file=sys.stderr)
        return 130
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
