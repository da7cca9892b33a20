"""Matchmaking: preferences, a queue, invitations."""
