"""Where things are."""

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PYPROJECT = ROOT / "pyproject.toml"
LOCKS = ROOT / "requirements"

VENV = ROOT / ".venv"
LOCK_SUFFIX = ".lock"
"""Of the files in VENV that starts at the same time wait for."""
PROGRAMS = VENV / "bin"
PYTHON = PROGRAMS / "python"
LABORA = PROGRAMS / "labora"

WORKSHOP = VENV / "labora"
"""What set-up keeps for itself: stamps, logs, compiled engines, installed copies of the package."""
