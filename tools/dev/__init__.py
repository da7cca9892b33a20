"""For whoever changes Labora: checks, locks, and what is written by programs."""
