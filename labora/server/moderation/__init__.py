"""Complaints about players, and what administrators do about them."""
