"""Tools for developers: checks, locks, and generated files."""
