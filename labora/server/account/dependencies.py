"""What routes of profiles and accounts ask for."""

from typing import Annotated

from fastapi import Depends

from labora.server.account.deletion import UserDeletion
from labora.server.account.profiles import Profiles
from labora.server.core.parts import provided
from labora.server.database.connection import Database

DatabaseIn = Annotated[Database, Depends(provided(Database))]
ProfilesIn = Annotated[Profiles, Depends(provided(Profiles))]
DeletionIn = Annotated[UserDeletion, Depends(provided(UserDeletion))]
