"""Moved to `labora.i18n`."""

from labora.deprecated import forward

__getattr__ = forward(__name__, "labora.i18n")
