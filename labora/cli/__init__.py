"""The command `labora`: one file for each of its commands."""

from labora.cli.app import main

__all__ = ["main"]
