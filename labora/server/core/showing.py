"""A table that cannot be shown is a problem with a name, not a failure of the server."""

import contextlib
import logging
from collections.abc import Iterator
from typing import Final

from labora.server.core.errors import CannotBeShownError, DomainError

log: Final = logging.getLogger("labora.showing")


@contextlib.contextmanager
def showing(table: str) -> Iterator[None]:
    """Log what goes wrong and answer that the table cannot be shown; known problems stay as they are."""
    try:
        yield
    except DomainError:
        raise
    except Exception as error:
        log.exception("a table cannot be shown", extra={"table": table})
        raise CannotBeShownError from error
