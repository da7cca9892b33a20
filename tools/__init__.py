"""What ./play and ./test run, with the standard library only: set-up, and the developers' checks."""
