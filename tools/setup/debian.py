"""Fetches what only the operating system can give, where set-up is allowed to."""

import functools
import os
import shutil
import subprocess
import sys

from tools.setup.commands import clean_environment, run_quietly

VERSION = f"python{sys.version_info.major}.{sys.version_info.minor}"


def can_install() -> bool:
    return os.geteuid() == 0 and shutil.which("apt-get") is not None


def install(*packages: str) -> bool:
    if not can_install():
        return False
    print(f"Installing {', '.join(packages)} ...", flush=True)
    _update_lists()
    return _apt_get("install", "--yes", "--no-install-recommends", *packages).returncode == 0


@functools.cache
def _update_lists() -> None:
    _apt_get("update")


def _apt_get(*arguments: str) -> subprocess.CompletedProcess[str]:
    environment = clean_environment({"DEBIAN_FRONTEND": "noninteractive"})
    return run_quietly(("apt-get", "--quiet", *arguments), "apt.log", environment)
