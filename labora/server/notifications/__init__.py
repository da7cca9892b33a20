"""Messages to people who are away: what for, in which words, and by which channel."""
