"""Aids: whatever a bot says about a game that is still going on."""

from labora.server.table.table import Table


def aids_allowed(table: Table) -> bool:
    """When it is over, nothing said about a game helps anybody in it."""
    return table.phase == "over" or table.hints
