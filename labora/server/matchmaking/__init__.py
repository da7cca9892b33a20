"""Finding somebody to play with: preferences, a queue, invitations."""
