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
    AskBear,
    AskDecline,
    AskInvite,
    AvoidedView,
    InvitationsView,
    InvitationView,
)
from labora.server.users.dependencies import KnownPerson, Sentences
from labora.server.users.storage import Person

invitations = APIRouter(prefix="/api/tables/{identifier}", tags=["finding"])
people = APIRouter(prefix="/api/me", tags=["finding"])


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
async def see_acquaintances(
    identifier: TableId, service: ServiceIn, person: KnownPerson
) -> AcquaintancesView:
    """Whom I have played with, and who of them is invited to this table."""
    await visible(service, identifier, person)
    return await _acquaintances(service, identifier, person)


@invitations.post("/invite", responses=problems(401, 403, 404, 409))
async def invite(
    identifier: TableId, asked: AskInvite, service: ServiceIn, person: KnownPerson
) -> AcquaintancesView:
    """They see it among their tables, and are told if they want to be."""
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
async def see_invitations(service: ServiceIn, person: KnownPerson, words: Sentences) -> InvitationsView:
    return await _invitations(service, person, words)


@people.post("/invitations/{identifier}/decline", responses=problems(401, 404))
async def decline(
    identifier: TableId, asked: AskDecline, service: ServiceIn, person: KnownPerson, words: Sentences
) -> InvitationsView:
    """This invitation; with `block` everything of whoever has sent it."""
    service.rate_limiter.check("change", person.id)
    await service.invitations.decline(person.id, identifier, block=asked.block)
    await service.registry.act(identifier, lambda draft: plan_decline(draft, person.id))
    return await _invitations(service, person, words)


@people.post("/avoided/bear", responses=problems(401, 404))
async def bear(asked: AskBear, service: ServiceIn, person: KnownPerson, words: Sentences) -> InvitationsView:
    """Somebody may invite me again."""
    service.rate_limiter.check("change", person.id)
    await service.invitations.bear(person.id, asked.who)
    return await _invitations(service, person, words)
