"""A position by names: for reading, for JSON, and for what changed between two of them."""
