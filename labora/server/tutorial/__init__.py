"""Lessons and puzzles at private tables; the rules, cards and goods to look up."""
