"""What a position is worth: features, weights, and what settlements and cards may still bring. Compiled."""
