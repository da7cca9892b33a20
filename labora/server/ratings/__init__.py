"""Ratings of people, results of finished games, and leaderboards."""
