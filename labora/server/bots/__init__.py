"""Bots think in worker processes of their own."""
