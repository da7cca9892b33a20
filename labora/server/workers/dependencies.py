"""What routes of hints ask for."""

from typing import Annotated

from fastapi import Depends

from labora.server.core.parts import provided
from labora.server.workers.bot_runner import BotRunner

BotsIn = Annotated[BotRunner, Depends(provided(BotRunner))]
