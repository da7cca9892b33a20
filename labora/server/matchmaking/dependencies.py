"""What routes of invitations and the queue ask for."""

from typing import Annotated

from fastapi import Depends

from labora.server.core.parts import provided
from labora.server.matchmaking.invitations import Invitations
from labora.server.matchmaking.queue import MatchQueue

InvitationsIn = Annotated[Invitations, Depends(provided(Invitations))]
QueueIn = Annotated[MatchQueue, Depends(provided(MatchQueue))]
