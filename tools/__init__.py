"""What ./play and ./test run, with nothing but the standard library: set-up, and the developers' checks."""
