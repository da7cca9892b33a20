"""Sets everything up inside .venv/ and then plays or tests: `main.py play|test [arguments]`."""

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

sys.path[0] = str(Path(__file__).resolve().parent.parent)

from tools.dev import checks  # noqa: E402
from tools.setup import client, compiler, debian, engine, environment, package  # noqa: E402
from tools.setup.errors import SetupError, sentence_for  # noqa: E402
from tools.setup.paths import LABORA, PYTHON, ROOT, WORKSHOP  # noqa: E402
from tools.setup.start_lock import ENGINE_LOCK, is_busy, one_at_a_time  # noqa: E402


def play(arguments: list[str]) -> int:
    """Starts Labora on the best engine that is there, and compiles a better one for the next start."""
    if not (environment.is_ready(environment.PLAY_LOCKS) and client.is_built()):
        with one_at_a_time():
            set_up(environment.PLAY_LOCKS)
    compiled = engine.finished(ROOT, WORKSHOP) if compiler.is_wanted() else None
    with one_at_a_time():
        package.use(compiled)
    if compiled is None and compiler.is_wanted():
        print(_compile_for_the_next_start(), flush=True)
    os.execv(LABORA, [str(LABORA), "play", *arguments])


def set_up(locks: tuple[str, ...]) -> None:
    """Installs the packages while the client is built."""
    environment.clear()
    node = client.find_node()
    if node is None and not client.is_built():
        environment.ensure(("node",))
    with ThreadPoolExecutor(1) as beside:
        building = beside.submit(client.ensure)
        environment.ensure(locks)
        building.result()


def _compile_for_the_next_start() -> str:
    """Says why the plain engine plays now."""
    if engine.has_failed(ROOT, WORKSHOP) or not (compiler.is_there() or debian.can_install()):
        return engine.why_not(WORKSHOP)
    if not is_busy(ENGINE_LOCK):
        subprocess.Popen(
            (sys.executable, __file__, "compile"),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
    return (
        "The engine is compiled in the background; until the next start the plain one plays, which is slower."
    )


def compile_engine() -> int:
    """Compiles the engine without getting in the way of what plays meanwhile."""
    os.nice(10)
    with one_at_a_time(ENGINE_LOCK):
        compiler.ensure()
        return int(engine.compiled(ROOT, WORKSHOP, PYTHON) is None)


def test(arguments: list[str]) -> int:
    if not environment.is_ready(environment.TEST_LOCKS):
        with one_at_a_time():
            environment.ensure(environment.TEST_LOCKS)
    return checks.run_all(arguments)


def main(arguments: list[str]) -> int:
    try:
        match arguments:
            case ["play", *rest]:
                return play(rest)
            case ["test", *rest]:
                return test(rest)
            case ["compile"]:
                return compile_engine()
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
