"""Which form of the engine is at work."""

from labora.rules.state import position


def engine_form() -> str:
    return "plain" if str(position.__file__).endswith(".py") else "compiled"
