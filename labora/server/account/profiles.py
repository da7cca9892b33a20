"""The pages of users: what they have played, and what others may see of it."""

from typing import Final

from labora.server.account.errors import NoSuchPageError
from labora.server.account.profile_schemas import PersonPageView
from labora.server.account.profile_views import person_page
from labora.server.ratings.result_storage import ResultRepository
from labora.server.ratings.storage import RatingRepository
from labora.server.ratings.updates import RatingUpdater
from labora.server.users.storage import PersonRepository


class Profiles:
    """Make the page of a user from what is stored about them."""

    def __init__(
        self,
        persons: PersonRepository,
        results: ResultRepository,
        ratings: RatingRepository,
        rating_updates: RatingUpdater,
    ) -> None:
        self._persons: Final = persons
        self._results: Final = results
        self._ratings: Final = ratings
        self._rating_updates: Final = rating_updates

    async def page(self, identifier: str, *, mine: bool) -> PersonPageView:
        profile = await self._persons.profile(identifier)
        if profile is None:
            raise NoSuchPageError
        await self._rating_updates.settled()
        rated = await self._ratings.course_of(identifier)
        return person_page(profile, await self._results.of_person(identifier), rated, mine=mine)

    async def show(self, identifier: str, shows: list[str]) -> PersonPageView:
        """What others may see from now on."""
        await self._persons.show(identifier, shows)
        return await self.page(identifier, mine=True)
