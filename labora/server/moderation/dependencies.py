"""What routes of complaints ask for."""

from typing import Annotated

from fastapi import Depends

from labora.server.core.parts import provided
from labora.server.moderation.complaint_storage import ComplaintRepository

ComplaintsIn = Annotated[ComplaintRepository, Depends(provided(ComplaintRepository))]
