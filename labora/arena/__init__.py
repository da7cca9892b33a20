"""Games of bots: one after the other, or in several processes at once."""
