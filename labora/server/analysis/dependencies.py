"""What routes of analyses ask for."""

from typing import Annotated

from fastapi import Depends

from labora.server.analysis.analyst import GameAnalyst
from labora.server.core.parts import provided

AnalystIn = Annotated[GameAnalyst, Depends(provided(GameAnalyst))]
