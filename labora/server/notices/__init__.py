"""Telling people what they want to know when they are not here."""
