"""Runs the programs that set-up needs, quietly: what they say goes to a log."""

import os
import subprocess
from collections.abc import Mapping, Sequence

from tools.setup.paths import ROOT, WORKSHOP

# A caller's own settings for these would send packages or imports elsewhere.
MISLEADING = ("PYTHONHOME", "PYTHONPATH", "PIP_TARGET", "PIP_PREFIX", "PIP_USER", "PIP_REQUIRE_VIRTUALENV")


def clean_environment(extra: Mapping[str, str] | None = None) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name not in MISLEADING}
    return kept | dict(extra or {})


def run_quietly(
    command: Sequence[str], log: str, environment: Mapping[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    done = subprocess.run(
        command,
        cwd=ROOT,
        env=clean_environment(environment),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
        close_fds=False,  # see start_lock.py
    )
    WORKSHOP.mkdir(parents=True, exist_ok=True)
    (WORKSHOP / log).write_text(done.stdout, encoding="utf-8")
    return done
