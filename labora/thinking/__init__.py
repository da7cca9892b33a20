"""What bots think with: features of a position, their worth, a search over turns. Compiled like the rules."""
