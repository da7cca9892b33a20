"""Moved to `labora.i18n.checks`."""

from labora.deprecated import forward, run

__getattr__ = forward("labora.words.checking", "labora.i18n.checks")

if __name__ == "__main__":
    run("labora.words.checking", "labora.i18n.checks")
