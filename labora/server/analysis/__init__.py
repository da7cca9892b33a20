"""Analyzes games, and suggests turns."""
