"""Moved to `labora.training.learn_weights`."""

from labora.deprecated import forward, run

__getattr__ = forward("labora.arena.learning", "labora.training.learn_weights")

if __name__ == "__main__":
    run("labora.arena.learning", "labora.training.learn_weights")
