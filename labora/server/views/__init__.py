"""From the engine's values to what travels."""
