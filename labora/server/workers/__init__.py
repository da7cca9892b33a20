"""Processes in which bots think, on this machine or on others, and the queue that they take work from."""
