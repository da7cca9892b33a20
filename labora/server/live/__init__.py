"""Tables in memory, their followers, and news between processes."""
