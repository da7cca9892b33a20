"""What a table of names cannot say: small edits by hand, on the moved tree. Each must find its place."""

import re
import subprocess
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = Path()
PROBLEMS: list[str] = []
DIGEST = "brother-unknown"


def sub(path: str, old: str, new: str, count: int = 1) -> None:
    """Replaces a text that must be there."""
    file = ROOT / path
    text = file.read_text() if file.exists() else ""
    if old not in text:
        if new and new in text:
            return
        PROBLEMS.append(f"edit of {path} finds no place: {old[:70]!r}")
        return
    file.write_text(text.replace(old, new, count) if count else text.replace(old, new))


def resub(path: str, pattern: str, new: str) -> None:
    file = ROOT / path
    text = file.read_text()
    changed, count = re.subn(pattern, new, text, flags=re.S | re.M)
    if not count:
        PROBLEMS.append(f"edit of {path} finds no place: {pattern[:70]!r}")
    file.write_text(changed)


def apply(root: Path) -> None:
    global ROOT
    ROOT = root
    for step in (settings, long_lines, versions, old_paths, store_parts, clean_core, documents, new_files):
        step()
    for problem in PROBLEMS:
        print("look at", problem)



def settings() -> None:
    compiled = "labora/{rules,bots/search,bots/evaluation,environments/encoding}/**"
    sub("pyproject.toml", '"labora/{rules,thinking,encoding}/**"', f'"{compiled}"')
    sub("pyproject.toml", '"labora/rules/printed/{card,cards,effects,modes}.py"', '"labora/rules/components/{card,cards,effects,modes}.py"')
    sub("pyproject.toml", '    "learn/*.json",\n    "learn/*.toml",\n', '    "tutorial/*.json",\n    "tutorial/*.toml",\n')
    sub("pyproject.toml", '    "server/pictures/*.svg",\n    "server/pictures/fonts/*",\n', '    "server/sharing/*.svg",\n    "server/sharing/fonts/*",\n')
    folders = '("labora/rules", "labora/bots/search", "labora/bots/evaluation", "labora/environments/encoding")'
    resub("tools/setup/engine.py", r'^FOLDERS = \(.*?\)$', f"FOLDERS = {folders}")
    sub("tools/setup/engine.py", 'with_name("compile_rules.py")', 'with_name("compile_engine.py")')
    sub("tools/setup/engine.py", '    (work / "labora" / "__init__.py").touch()\n', '    for package in ("labora", "labora/bots", "labora/environments"):\n        (work / package / "__init__.py").touch()\n')


def long_lines() -> None:
    """Where new names are longer than old ones, and no formatter wraps."""
    lines = "labora/bots/search/action_lines.py"
    sub(lines, "decision_kinds.FOREST, decision_kinds.TILE,\n    decision_kinds.NEUTRAL_SPACE,", "decision_kinds.FOREST,\n    decision_kinds.TILE, decision_kinds.NEUTRAL_SPACE,")
    sub(lines, "decision_kinds.ACT_SETTLE, decision_kinds.ACT_BUILD,\n        decision_kinds.ACT_PLACE,", "decision_kinds.ACT_SETTLE,\n        decision_kinds.ACT_BUILD, decision_kinds.ACT_PLACE,")
    sub("labora/rules/text/plausibility.py", "decision_kinds.CARD, decision_kinds.SPACE, decision_kinds.PRIOR, decision_kinds.TILE,\n    decision_kinds.NEUTRAL_SPACE,", "decision_kinds.CARD,\n    decision_kinds.SPACE, decision_kinds.PRIOR, decision_kinds.TILE, decision_kinds.NEUTRAL_SPACE,")
    sub("labora/training/learn_weights.py", "Learns the bots' weights by self-play: `python", "Learns weights by self-play: `python")
    sub("labora/tutorial/bot_statistics.py", "with the command that made it (", "with its command (")
    sub("labora/tutorial/rulebook_parts.py", "(labora.tutorial.rulebook_tables)", "(rulebook_tables.py)")
    sub("tools/dev/bot_statistics.py", "shows the figures with the command that made them.", "shows the figures and the command.")
    resub("benchmarks/environments.py", r"(FOLDER`\)\.) (Catanatron's.*?counts\.)", r"\1\n\2")
    resub("benchmarks/environments.py", r"needs an\nolder", "needs an older")
    resub("benchmarks/environments.py", r"needs an older Gymnasium: it gets a virtual environment of its own, kept in \.venv/labora\.", "needs an older Gymnasium: it gets a virtual environment of its own, kept in\n.venv/labora.")



def versions() -> None:
    """What is stored must survive a move: explicit numbers in the place of digests of sources."""
    analyst = "labora/server/analysis/analyst.py"
    sub(analyst, "from labora.parallel.packing import digest_of\n", "")
    sub(analyst, "from functools import cache\n", "")
    sub(analyst, '# All that a judgement depends on.\n_ROOMS: Final = ("analysis", "bots", "rules", "thinking")\n', '''# Raise it when judgements change: with the rules, the weights, or how the bot looks for turns.
VERSION: Final = 1
# What version 1 was called when it was a digest of sources.
EARLIER: Final[dict[int, tuple[str, ...]]] = {1: ("%s",)}
''' % DIGEST)
    sub(analyst, '''@cache
def version() -> str:
    """Which bot judges, and which state of it."""
    return f"{BOT}-{digest_of(_ROOMS)}"
''', '''def versions() -> tuple[str, ...]:
    """Which bot judges, and which state of it; then by which names that was stored before."""
    return f"{BOT}-{VERSION}", *EARLIER.get(VERSION, ())
''')
    sub(analyst, "self._rows.turns(game, version())", "self._rows.turns(game, versions())")
    sub(analyst, "self._rows.keep(game, version(), ", "self._rows.keep(game, versions()[0], ")
    rows = "labora/server/analysis/storage.py"
    sub(rows, "turns(self, game: str, version: str)", "turns(self, game: str, versions: Sequence[str])")
    sub(rows, "analyses.c.version == version)", "analyses.c.version.in_(versions))")
    sub(rows, "import time\nfrom typing", "import time\nfrom collections.abc import Sequence\nfrom typing")
    packing = "labora/parallel/packing.py"
    sub(packing, '_ROOMS: Final = ("analysis", "arena", "bots", "rules", "thinking")', '_PACKAGES: Final = ("analysis", "arena", "bots", "parallel", "rules", "training")')
    sub(packing, "digest_of(_ROOMS)", "digest_of(_PACKAGES)")
    sub(packing, "def digest_of(rooms: Iterable[str]) -> str:\n    \"\"\"What the files of these rooms say", "def digest_of(packages: Iterable[str]) -> str:\n    \"\"\"What the files of these packages say")
    sub(packing, "    for room in rooms:\n        for name, file in _files(files(\"labora\") / room, room):", "    for package in packages:\n        for name, file in _files(files(\"labora\") / package, package):")
    sub("labora/arena/result_store.py", '_PLAYERS: Final = ("bots", "thinking")', '_PLAYERS: Final = ("bots", "bots/search", "bots/evaluation")')


OLD_PATHS = {
    "arena/driver": ("arena.match", {"Result": "MatchResult"}),
    "arena/jobs": ("parallel.scheduler", {}),
    "arena/places": ("parallel.executors", {"place": "executor", "Place": "Executor", "Here": "InProcess", "Processes": "ProcessExecutor"}),
}
OLD_PROGRAMS = {
    "arena/learning": "training.learn_weights",
    "analysis/measuring": "training.measure_losses",
    "words/checking": "i18n.checks",
}


def old_paths() -> None:
    """Import paths and programs that README, docs or examples have named keep working, with a warning."""
    write("labora/deprecated.py", '''"""Old import paths: they keep working for a while, with a DeprecationWarning."""

import runpy
import sys
import warnings
from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any


def warn(old: str, new: str) -> None:
    warnings.warn(f"{old} has moved to {new}.", DeprecationWarning, stacklevel=3)


def forward(old: str, new: str, names: Mapping[str, str] | None = None) -> Callable[[str], Any]:
    """`__getattr__` of a module that has moved; `names` are those that are called otherwise now."""

    def get(name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        warnings.warn(f"{old} has moved to {new}.", DeprecationWarning, stacklevel=2)
        return getattr(import_module(new), (names or {}).get(name, name))

    return get


def run(old: str, new: str) -> None:
    """`python -m old` does what `python -m new` does."""
    warn(old, new)
    runpy.run_module(new, run_name="__main__", alter_sys=True)


def replace(old: str, new: str) -> None:
    """`import old` gives the module under its new name."""
    sys.modules[old] = import_module(new)
''')
    for old, (new, names) in OLD_PATHS.items():
        arguments = f'__name__, "labora.{new}"' + (f", {names!r}".replace("'", '"') if names else "")
        write(f"labora/{old}.py", f'''"""Moved to `labora.{new}`."""

from labora.deprecated import forward

__getattr__ = forward({arguments})
''')
    for old, new in OLD_PROGRAMS.items():
        module = "labora." + old.replace("/", ".")
        write(f"labora/{old}.py", f'''"""Moved to `labora.{new}`."""

from labora.deprecated import forward, run

__getattr__ = forward("{module}", "labora.{new}")

if __name__ == "__main__":
    run("{module}", "labora.{new}")
''')
    write("labora/words/__init__.py", '"""Moved to `labora.i18n`."""\n\nfrom labora.deprecated import forward\n\n__getattr__ = forward(__name__, "labora.i18n")\n')
    write("labora/envs/__init__.py", '''"""Moved to `labora.environments`."""

from labora import environments
from labora.deprecated import replace, warn
from labora.environments import Games, openspiel, pettingzoo

warn(__name__, environments.__name__)
for _name in ("actions", "gymnasium", "observations", "openspiel", "pettingzoo", "vector"):
    replace(f"{__name__}.{_name}", f"{environments.__name__}.{_name}")

__all__ = ["Games", "openspiel", "pettingzoo"]
''')
    sub("docs/cluster.md", "from labora.parallel.executors import place\n", "from labora.parallel.executors import executor\n")
    stored = "tests/server/stored/make.py"
    resub(stored, r"^try:\n    from labora.*?no-redef\]\n\nJson", '''

def first_of(*places: str) -> Any:
    """What this was called in the version that runs: the newest place first."""
    for place in places:
        module, _, name = place.partition(":")
        with contextlib.suppress(ImportError, AttributeError):
            return getattr(importlib.import_module(module), name)
    raise ImportError(places[0])


create_app = first_of(
    "labora.server.app.application:create_app", "labora.server." "run.app:create_app", "labora.server.app:create_app"
)
Settings = first_of(
    "labora.server.core.settings:Settings", "labora.server." "base.settings:Settings", "labora.server.settings:Settings"
)
Json''')
    resub(stored, r"^import itertools$", "import contextlib\nimport importlib\nimport itertools")
    sub(stored, '"labora.server." "', '"labora.server.', 0)
    resub("docs/cluster.md", r"\bplace\(", "executor(")


def write(path: str, text: str) -> None:
    file = ROOT / path
    file.parent.mkdir(parents=True, exist_ok=True)
    assert not file.exists(), path
    file.write_text(text)


def needs(path: str, *imports: str) -> None:
    """Imports behind the docstring; ruff sorts them."""
    file = ROOT / path
    text = file.read_text()
    end = text.index('"""', 3) + 3
    file.write_text(text[:end] + "\n\n" + "\n".join(imports) + text[end:])


STORE = "from labora.server.games.storage import Store\n"
DATABASE = "from labora.server.database.connection import Database"
INVITATIONS = "from labora.server.matchmaking.invitation_storage import InvitationRepository"
CHANNELS = "from labora.server.notifications.storage import ChannelRepository"


def store_parts() -> None:
    """Each feature makes its own rows of a database; the store of games knows nothing of later features."""
    store = "labora/server/games/storage.py"
    for name, kind in (("reports", "Complaint"), ("analyses", "Analysis"), ("channels", "Channel"), ("invitations", "Invitation"), ("seekers", "Seeker")):
        resub(store, rf"^        self\.{name}: Final = {kind}Repository\(self\)\n", "")
    for path in ("users/directory", "workers/job_client", "workers/job_worker", "database/backup"):
        path = f"labora/server/{path}.py"
        sub(path, STORE, "")
        resub(path, r"\bstore: Store\b", "database: Database")
        needs(path, DATABASE)
    sub("labora/server/database/backup.py", DATABASE + "\n", "from labora.server.database.connection import Database\n")
    resub("labora/server/database/backup.py", r"\bstore\.", "database.")
    directory = "labora/server/users/directory.py"
    sub(directory, "= store.persons", "= PersonRepository(database)")
    needs(directory, "from labora.server.users.storage import PersonRepository")
    for path in ("workers/job_client", "workers/job_worker"):
        resub(f"labora/server/{path}.py", r"= store\.jobs\b", "= JobQueue(database)")
        resub(f"labora/server/{path}.py", r"\bstore\.url\b", "database.url")
    needs("labora/server/workers/job_worker.py", "from labora.server.workers.job_queue import JobQueue")
    complaints = "from labora.server.moderation.complaint_storage import ComplaintRepository"
    service = "labora/server/app/service.py"
    sub(service, "GameAnalyst(self.store.analyses)", "GameAnalyst(AnalysisRepository(self.store))")
    resub(service, r"^(        self\.channels: Final = [^\n]*\n)", r"\1        self.complaints: Final = ComplaintRepository(self.store)\n")
    needs(service, "from labora.server.analysis.storage import AnalysisRepository", complaints)
    sub("labora/server/moderation/complaint_routes.py", "service.store.reports.", "service.complaints.")
    admin = "labora/server/moderation/administration.py"
    resub(admin, r"self\.store\.reports\.", "self._complaints.")
    resub(admin, r"^(        self\.store: Final = [^\n]*\n)", r"\1        self._complaints: Final = ComplaintRepository(self.store)\n")
    needs(admin, complaints)
    invitations = "labora/server/matchmaking/invitations.py"
    resub(invitations, r"self\._store\.invitations\.", "self.rows.")
    sub(invitations, "        self._store: Final = store\n", "        self._store: Final = store\n        self.rows: Final = InvitationRepository(store)\n")
    needs(invitations, INVITATIONS)
    resub("labora/server/matchmaking/invitation_routes.py", r"service\.store\.invitations\.", "service.invitations.rows.")
    sub("labora/server/games/dependencies.py", "service.store.invitations.has(", "service.invitations.rows.has(")
    queue = "labora/server/matchmaking/queue.py"
    resub(queue, r"self\._store\.invitations\.", "self._invitations.")
    resub(queue, r"self\._store\.seekers\.", "self._seekers.")
    sub(queue, "        self._store: Final = store\n", "        self._store: Final = store\n        self._invitations: Final = InvitationRepository(store)\n        self._seekers: Final = SeekerRepository(store)\n")
    needs(queue, INVITATIONS, "from labora.server.matchmaking.queue_storage import SeekerRepository")
    for path in ("channels", "outbox_sender"):
        resub(f"labora/server/notifications/{path}.py", r"= store\.channels$", "= ChannelRepository(store)")
        needs(f"labora/server/notifications/{path}.py", CHANNELS)
    transports = "labora/server/notifications/transports.py"
    resub(transports, r"self\._store\.channels\.", "self._channels.")
    sub(transports, "        self._store: Final = store\n", "        self._channels: Final = ChannelRepository(store)\n")
    needs(transports, CHANNELS)
    relevance = "labora/server/notifications/relevance.py"
    sub(relevance, "        self._store: Final = store\n", "        self._store: Final = store\n        self._invitations: Final = InvitationRepository(store)\n")
    resub(relevance, r"self\._store\.invitations\.", "self._invitations.")
    needs(relevance, INVITATIONS)


def clean_core() -> None:
    """Problems know nothing of tables."""
    core = "labora/server/core/problems.py"
    sub(core, "from labora.server.games.schemas import TableView\n", "")
    resub(core, r"\bTableView\b", "Schema")
    needs(core, "from labora.server.core.schemas import Schema")
    answers = "labora/server/app/problem_responses.py"
    sub(answers, "table=problem.table,", "table=cast(TableView | None, problem.table),")
    needs(answers, "from typing import cast", "from labora.server.games.schemas import TableView")


def documents() -> None:
    page = "docs/architecture.md"
    resub(page, r"```text\n labora/rules .*?```\n", (HERE / "architecture-tree.txt").read_text().replace("\\", "\\\\"))
    resub(page, r"```text\nclick on a space.*?```\n", (HERE / "architecture-decision.txt").read_text().replace("\\", "\\\\"))
    sub(page, "the order of the rooms in `rules` and `server`", "the order of the folders in `rules` and `server`")
    sub(page, "The only edges upwards are the front\ndoor's conveniences", "In `rules` the only edges upwards are\nconveniences for programs")
    resub(page, r"`labora/rules`, `labora/bots/search` and", "`labora/rules`, `labora/bots/search`, `labora/bots/evaluation` and")
    sub("docs/service.md", "the types are in `labora/server/wire/`", "the types are in the `schemas.py` of each folder of `labora/server/`")
    sub("labora/locale/en/rules.ftl", "(labora/learn/book.py lists both)", "(labora/tutorial/rulebook.py lists both)")


def new_files() -> None:
    for file in sorted((HERE / "new").rglob("*")):
        if file.is_file():
            target = ROOT / file.relative_to(HERE / "new")
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(file.read_text())
    notes = ROOT / "notes" / "renames.csv"
    notes.parent.mkdir(exist_ok=True)
    notes.write_text((HERE / "renames.csv").read_text())
