"""Moved to `labora.parallel.scheduler`."""

from labora.deprecated import forward

__getattr__ = forward(__name__, "labora.parallel.scheduler")
