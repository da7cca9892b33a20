"""Expected problems end in one sentence, never in a traceback."""

import errno


class SetupError(Exception):
    """Its text is a sentence for the person at the keyboard."""


def sentence_for(error: OSError) -> str:
    place = f" ({error.filename})" if error.filename else ""
    match error.errno:
        case errno.ENOSPC | errno.EDQUOT:
            return f"The disk is full{place}; free some space and start again."
        case errno.EROFS | errno.EACCES | errno.EPERM:
            return f"Labora installs itself into its own folder and may not write there{place}."
        case _:
            return f"Set-up failed: {error.strerror or error}{place}."
