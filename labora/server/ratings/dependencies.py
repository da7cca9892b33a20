"""What routes of leaderboards and profiles ask for."""

from typing import Annotated

from fastapi import Depends

from labora.server.core.parts import provided
from labora.server.ratings.result_storage import ResultRepository
from labora.server.ratings.storage import RatingRepository
from labora.server.ratings.updates import RatingUpdater

RatingsIn = Annotated[RatingRepository, Depends(provided(RatingRepository))]
RatingUpdatesIn = Annotated[RatingUpdater, Depends(provided(RatingUpdater))]
ResultsIn = Annotated[ResultRepository, Depends(provided(ResultRepository))]
