"""`labora admin`: looking after the service's database."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any, Final, TypeVar

import typer

from labora.cli.language import say
from labora.cli.problems import ProblemError
from labora.cli.settings import service_settings

FAILED: Final = 1
Answer = TypeVar("Answer")
Database = Annotated[str | None, typer.Option(help=say("serve-database"))]

admin = typer.Typer(name="admin", help=say("admin-help"), no_args_is_help=True, rich_markup_mode=None)


def with_database(database: str | None, work: Callable[[Any], Awaitable[Answer]]) -> Answer:
    from labora.server.run.admin import Admin, AdminError  # noqa: PLC0415
    from labora.server.wire import problems  # noqa: PLC0415

    chosen = service_settings(database=database).database

    async def run() -> Answer:
        async with Admin(chosen) as opened:
            return await work(opened)

    try:
        return asyncio.run(run())
    except AdminError as error:
        raise ProblemError(say(error.message), FAILED) from None
    except problems.ProblemError as error:
        raise ProblemError(say(f"problem-{error.name}", **error.arguments), FAILED) from None
    except (OSError, EOFError, ValueError) as error:
        raise ProblemError(say("admin-file", reason=str(error)), FAILED) from None


@admin.command("close-table", help=say("admin-close-table"))
def close_table(table: str, database: Database = None) -> None:
    with_database(database, lambda opened: opened.close_table(table))
    print(say("admin-done"))


@admin.command("remove-message", help=say("admin-remove-message"))
def remove_message(table: str, number: int, database: Database = None) -> None:
    with_database(database, lambda opened: opened.remove_message(table, number))
    print(say("admin-done"))


@admin.command("block-token", help=say("admin-block-token"))
def block_token(token: str, database: Database = None) -> None:
    with_database(database, lambda opened: opened.block(token))
    print(say("admin-done"))


@admin.command("find-person", help=say("admin-find-person"))
def find_person(name: str, database: Database = None) -> None:
    found = with_database(database, lambda opened: opened.persons_named(name))
    for identifier, created, tables in found:
        print(identifier, datetime.fromtimestamp(created, UTC).isoformat(timespec="seconds"), tables)


@admin.command("delete-person", help=say("admin-delete-person"))
def delete_person(person: str, database: Database = None) -> None:
    with_database(database, lambda opened: opened.delete_person(person))
    print(say("admin-done"))


@admin.command("backup", help=say("admin-backup"))
def backup(file: Path, database: Database = None) -> None:
    rows = with_database(database, lambda opened: opened.back_up(file))
    print(say("admin-rows", rows=rows, file=str(file)))


@admin.command("restore", help=say("admin-restore"))
def restore(file: Path, database: Database = None) -> None:
    rows = with_database(database, lambda opened: opened.restore(file))
    print(say("admin-rows", rows=rows, file=str(file)))
