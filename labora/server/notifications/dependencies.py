"""What routes of notification channels ask for."""

from typing import Annotated

from fastapi import Depends

from labora.server.core.parts import provided
from labora.server.notifications.channels import Channels
from labora.server.notifications.transports import Transports

ChannelsIn = Annotated[Channels, Depends(provided(Channels))]
TransportsIn = Annotated[Transports, Depends(provided(Transports))]
