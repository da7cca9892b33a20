"""Games as numbers, for programs that learn: one action space, masks, observations, many games at once."""
