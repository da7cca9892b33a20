"""What must hold at every table and in every step: for tests and `--check`."""
