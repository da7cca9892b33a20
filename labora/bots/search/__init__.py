"""How bots search: over turns, over rounds, and over whole solo games. Compiled like the rules."""
