"""`labora admin`: looking after the service's database."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any, TypeVar

import typer

from labora.cli.help import Command
from labora.cli.language import say
from labora.cli.record_files import reason_of
from labora.cli.settings import FAILED, database_in_use, service_settings
from labora.cli.usage_errors import UsageError

Answer = TypeVar("Answer")
Database = Annotated[
    str | None,
    typer.Option(metavar="ADDRESS", help="Database URL: sqlite:///labora.db or postgresql://user@host/name."),
]
TableId = Annotated[str, typer.Argument(metavar="TABLE")]
Number = Annotated[int, typer.Argument(metavar="N")]
Token = Annotated[str, typer.Argument(metavar="TEXT")]
PersonName = Annotated[str, typer.Argument(metavar="NAME")]
PersonId = Annotated[str, typer.Argument(metavar="ID")]
ReportId = Annotated[str, typer.Argument(metavar="ID")]
File = Annotated[Path, typer.Argument(metavar="FILE")]

admin = typer.Typer(
    name="admin",
    help="Administer the server's database: tables, messages, users, ratings, backups.",
    no_args_is_help=True,
    rich_markup_mode=None,
)


def with_database(database: str | None, work: Callable[[Any], Awaitable[Answer]]) -> Answer:
    from labora.server.app.problem_table import answer_to  # noqa: PLC0415
    from labora.server.core.errors import DomainError  # noqa: PLC0415
    from labora.server.moderation.administration import Admin, AdminError  # noqa: PLC0415

    chosen = service_settings(database=database).database

    async def run() -> Answer:
        async with Admin(chosen) as opened:
            return await work(opened)

    try:
        with database_in_use():
            return asyncio.run(run())
    except AdminError as error:
        raise UsageError(say(error.message), FAILED) from None
    except DomainError as error:
        raise UsageError(say(f"problem-{answer_to(error).name}", **error.arguments), FAILED) from None
    except (OSError, EOFError, ValueError) as error:
        raise UsageError(say("admin-file", reason=reason_of(error)), FAILED) from None


def _moment(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")


@admin.command("close-table", cls=Command, help="Close a table. No more moves can be made there.")
def close_table(table: TableId, database: Database = None) -> None:
    with_database(database, lambda opened: opened.close_table(table))
    print(say("admin-done"))


@admin.command(
    "remove-message", cls=Command, help="Remove a message from a table, by the number of its event."
)
def remove_message(table: TableId, number: Number, database: Database = None) -> None:
    with_database(database, lambda opened: opened.remove_message(table, number))
    print(say("admin-done"))


@admin.command("block-token", cls=Command, help="Block an access token, given as plain text or as its hash.")
def block_token(token: Token, database: Database = None) -> None:
    with_database(database, lambda opened: opened.block(token))
    print(say("admin-done"))


@admin.command("block-person", cls=Command, help="Block a user on all devices and recovery links.")
def block_person(person: PersonId, database: Database = None) -> None:
    with_database(database, lambda opened: opened.block_person(person, True))
    print(say("admin-done"))


@admin.command("unblock-person", cls=Command, help="Unblock a user.")
def unblock_person(person: PersonId, database: Database = None) -> None:
    with_database(database, lambda opened: opened.block_person(person, False))
    print(say("admin-done"))


@admin.command("reports", cls=Command, help="List open reports: id, time, user, table, message, text.")
def reports(
    database: Database = None,
    everything: Annotated[bool, typer.Option("--all", help="Include closed reports.")] = False,
) -> None:
    for report in with_database(database, lambda opened: opened.reports(with_done=everything)):
        message = "" if report.message is None else report.message
        print(report.id, _moment(report.at), report.person, report.game, message)
        for line in report.text.splitlines():
            print("   ", line)


@admin.command("close-report", cls=Command, help="Mark a report as resolved.")
def close_report(report: ReportId, database: Database = None) -> None:
    with_database(database, lambda opened: opened.close_report(report))
    print(say("admin-done"))


@admin.command("find-person", cls=Command, help="Find users by name: id, date joined, number of tables.")
def find_person(name: PersonName, database: Database = None) -> None:
    found = with_database(database, lambda opened: opened.persons_named(name))
    for identifier, created, tables in found:
        print(identifier, _moment(created), tables)


@admin.command(
    "delete-person",
    cls=Command,
    help="Delete a user's name, devices, links and messages. Bots take over their seats.",
)
def delete_person(person: PersonId, database: Database = None) -> None:
    with_database(database, lambda opened: opened.delete_person(person))
    print(say("admin-done"))


@admin.command("ratings", cls=Command, help="Recompute all ratings and list those that changed.")
def ratings(database: Database = None) -> None:
    count, changed = with_database(database, lambda opened: opened.ratings())
    for one in changed:
        print(one.person, one.modes, one.variant, _rated(one.before), "→", _rated(one.after))
    print(say("admin-ratings-done", count=count, changed=len(changed)))


def _rated(rating: Any) -> str:
    return "–" if rating is None else f"{rating.points} ± {rating.spread} ({rating.games})"


@admin.command("backup", cls=Command, help="Back up everything to a file. The server can keep running.")
def backup(file: File, database: Database = None) -> None:
    rows = with_database(database, lambda opened: opened.back_up(file))
    print(say("admin-rows", rows=rows, file=str(file)))


@admin.command("restore", cls=Command, help="Restore a backup into an empty database.")
def restore(file: File, database: Database = None) -> None:
    rows = with_database(database, lambda opened: opened.restore(file))
    print(say("admin-rows", rows=rows, file=str(file)))
