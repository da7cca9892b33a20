"""Finding people: those I have played with, and invitations among us."""

from fastapi import APIRouter

from labora.i18n import Words
from labora.server.core.dependencies import RateLimiterIn, problems
from labora.server.games.dependencies import AccessIn, RegistryIn, TableId, TableRepositoryIn
from labora.server.games.domain.seats import plan_decline
from labora.server.games.storage import TableRepository
from labora.server.games.views import table_summaries
from labora.server.matchmaking.dependencies import InvitationsIn
from labora.server.matchmaking.invitations import Invitations, handle
from labora.server.matchmaking.schemas import (
    AcquaintancesView,
    AcquaintanceView,
    AskDecline,
    AskInvite,
    AskUnblock,
    AvoidedView,
    InvitationsView,
    InvitationView,
)
from labora.server.users.dependencies import KnownPerson, Sentences
from labora.server.users.storage import Person

table_router = APIRouter(prefix="/api/tables/{identifier}", tags=["matchmaking"])
my_router = APIRouter(prefix="/api/me", tags=["matchmaking"])


async def _acquaintances(invitations: Invitations, table: str, person: Person) -> AcquaintancesView:
    asked = await invitations.rows.to(table)
    known = await invitations.acquaintances(person.id)
    return AcquaintancesView(
        people=[
            AcquaintanceView(
                who=who,
                name=one.name,
                games=one.games,
                last=one.last,
                state="free" if one.person not in asked else "declined" if asked[one.person] else "invited",
            )
            for who, one in known.items()
        ]
    )


@table_router.get("/invitations", responses=problems(401, 404))
async def list_previous_players(
    identifier: TableId, access: AccessIn, invitations: InvitationsIn, person: KnownPerson
) -> AcquaintancesView:
    """List the people you have played with, and who of them is invited to this table."""
    await access.visible(identifier, person)
    return await _acquaintances(invitations, identifier, person)


@table_router.post("/invite", responses=problems(401, 403, 404, 409))
async def invite_player(
    identifier: TableId,
    asked: AskInvite,
    access: AccessIn,
    limiter: RateLimiterIn,
    invitations: InvitationsIn,
    person: KnownPerson,
) -> AcquaintancesView:
    """Invite a player. The table appears in their list, and they are notified if they want to be."""
    loaded = await access.visible(identifier, person)
    limiter.check("invite", person.id)
    await invitations.invite(loaded, person.id, asked.people, asked.table)
    return await _acquaintances(invitations, identifier, person)


async def _invitations(
    repository: TableRepository, invitations: Invitations, person: Person, words: Words
) -> InvitationsView:
    found = []
    for one in await invitations.rows.of(person.id):
        row = await repository.game(one.game)
        for summary in table_summaries([] if row is None else [row], person.id, words):
            if summary.open_seats and not any(seat.mine for seat in summary.seats):
                found.append(InvitationView(name=one.name, at=one.at, table=summary))
    shunned = await invitations.rows.avoided_by(person.id)
    return InvitationsView(
        invitations=found,
        avoided=[AvoidedView(who=handle(person.id, other), name=name) for other, name in shunned],
    )


@my_router.get("/invitations", responses=problems(401))
async def list_invitations(
    repository: TableRepositoryIn, invitations: InvitationsIn, person: KnownPerson, words: Sentences
) -> InvitationsView:
    """List your invitations, and the users whom you have blocked."""
    return await _invitations(repository, invitations, person, words)


@my_router.post("/invitations/{identifier}/decline", responses=problems(401, 404))
async def decline_invitation(
    identifier: TableId,
    asked: AskDecline,
    registry: RegistryIn,
    limiter: RateLimiterIn,
    invitations: InvitationsIn,
    person: KnownPerson,
    words: Sentences,
) -> InvitationsView:
    """Decline an invitation; with `block`, block the user who sent it."""
    limiter.check("change", person.id)
    await invitations.decline(person.id, identifier, block=asked.block)
    await registry.act(identifier, lambda draft: plan_decline(draft, person.id))
    return await _invitations(registry.tables, invitations, person, words)


@my_router.post("/blocked/remove", responses=problems(401, 404))
async def unblock_user(
    asked: AskUnblock,
    limiter: RateLimiterIn,
    repository: TableRepositoryIn,
    invitations: InvitationsIn,
    person: KnownPerson,
    words: Sentences,
) -> InvitationsView:
    """Unblock a user: they may invite you again."""
    limiter.check("change", person.id)
    await invitations.bear(person.id, asked.who)
    return await _invitations(repository, invitations, person, words)
