"""The engine: the rules of Ora et Labora, pure and deterministic."""
