"""Who is asking: people, their devices, tokens, and the ways back in."""
