"""What records are written in. Both numbers stand in every record."""

from typing import Final

# Raised when a corrected rule makes other moves legal than before: old records may then end early.
RULES: Final = 2
# Raised when options or records are written in another way: older programs then cannot read them.
NOTATION: Final = 2
