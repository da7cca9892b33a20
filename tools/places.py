"""Where things are."""

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PYPROJECT = ROOT / "pyproject.toml"
LOCKS = ROOT / "requirements"

VENV = ROOT / ".venv"
LOCK_FILE = VENV / "setup.lock"
PROGRAMS = VENV / "bin"
PYTHON = PROGRAMS / "python"

WORKSHOP = VENV / "labora"
"""What set-up keeps for itself: stamps, logs, compiled engines, installed copies of the package."""
