"""Tables while they are played: in memory, appended to one at a time, told to those who watch."""
