"""The table at one moment, and questions to it."""
