"""Finding people: those I have played with, and invitations among us."""

from fastapi import APIRouter

from labora.i18n import Words
from labora.server.app.dependencies import ServiceIn, problems
from labora.server.app.service import Service
from labora.server.games.dependencies import TableId, visible
from labora.server.games.domain.seats import plan_decline
from labora.server.games.views import table_summaries
from labora.server.matchmaking.invitations import handle
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

invitations = APIRouter(prefix="/api/tables/{identifier}", tags=["matchmaking"])
people = APIRouter(prefix="/api/me", tags=["matchmaking"])


async def _acquaintances(service: Service, table: str, person: Person) -> AcquaintancesView:
    asked = await service.invitations.rows.to(table)
    known = await service.invitations.acquaintances(person.id)
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


@invitations.get("/invitations", responses=problems(401, 404))
async def list_previous_players(
    identifier: TableId, service: ServiceIn, person: KnownPerson
) -> AcquaintancesView:
    """List the people you have played with, and who of them is invited to this table."""
    await visible(service, identifier, person)
    return await _acquaintances(service, identifier, person)


@invitations.post("/invite", responses=problems(401, 403, 404, 409))
async def invite_player(
    identifier: TableId, asked: AskInvite, service: ServiceIn, person: KnownPerson
) -> AcquaintancesView:
    """Invite a player. The table appears in their list, and they are notified if they want to be."""
    loaded = await visible(service, identifier, person)
    service.rate_limiter.check("invite", person.id)
    await service.invitations.invite(loaded, person.id, asked.people, asked.table)
    return await _acquaintances(service, identifier, person)


async def _invitations(service: Service, person: Person, words: Words) -> InvitationsView:
    found = []
    for one in await service.invitations.rows.of(person.id):
        row = await service.store.game(one.game)
        for summary in table_summaries([] if row is None else [row], person.id, words):
            if summary.open_seats and not any(seat.mine for seat in summary.seats):
                found.append(InvitationView(name=one.name, at=one.at, table=summary))
    shunned = await service.invitations.rows.avoided_by(person.id)
    return InvitationsView(
        invitations=found,
        avoided=[AvoidedView(who=handle(person.id, other), name=name) for other, name in shunned],
    )


@people.get("/invitations", responses=problems(401))
async def list_invitations(service: ServiceIn, person: KnownPerson, words: Sentences) -> InvitationsView:
    """List your invitations, and the users whom you have blocked."""
    return await _invitations(service, person, words)


@people.post("/invitations/{identifier}/decline", responses=problems(401, 404))
async def decline_invitation(
    identifier: TableId, asked: AskDecline, service: ServiceIn, person: KnownPerson, words: Sentences
) -> InvitationsView:
    """Decline an invitation; with `block`, block the user who sent it."""
    service.rate_limiter.check("change", person.id)
    await service.invitations.decline(person.id, identifier, block=asked.block)
    await service.registry.act(identifier, lambda draft: plan_decline(draft, person.id))
    return await _invitations(service, person, words)


@people.post("/blocked/remove", responses=problems(401, 404))
async def unblock_user(
    asked: AskUnblock, service: ServiceIn, person: KnownPerson, words: Sentences
) -> InvitationsView:
    """Unblock a user: they may invite you again."""
    service.rate_limiter.check("change", person.id)
    await service.invitations.bear(person.id, asked.who)
    return await _invitations(service, person, words)
