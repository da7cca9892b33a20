"""Moved to `labora.parallel.executors`."""

from labora.deprecated import forward

__getattr__ = forward(
    __name__,
    "labora.parallel.executors",
    {"place": "executor", "Place": "Executor", "Here": "InProcess", "Processes": "ProcessExecutor"},
)
