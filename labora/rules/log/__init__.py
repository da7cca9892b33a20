"""What happened, as events."""
