"""Moved to `labora.training.measure_losses`."""

from labora.deprecated import forward, run

__getattr__ = forward("labora.analysis.measuring", "labora.training.measure_losses")

if __name__ == "__main__":
    run("labora.analysis.measuring", "labora.training.measure_losses")
