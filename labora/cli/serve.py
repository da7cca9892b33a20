"""`labora serve`: runs the service."""

from typing import Annotated

import typer

from labora.cli.settings import database_in_use, service_settings


def serve(  # noqa: PLR0913, PLR0917 -- each option of the command is an argument
    host: Annotated[str | None, typer.Option(metavar="cli-metavar-address", help="serve-host")] = None,
    port: Annotated[
        int | None, typer.Option(metavar="cli-metavar-n", help="serve-port", min=0, max=65535)
    ] = None,
    database: Annotated[
        str | None, typer.Option(metavar="cli-metavar-address", help="serve-database")
    ] = None,
    web: Annotated[str | None, typer.Option(metavar="cli-metavar-folder", help="serve-web")] = None,
    bot_workers: Annotated[
        int | None, typer.Option(metavar="cli-metavar-n", help="serve-bot-workers", min=0, max=64)
    ] = None,
    bots_only: Annotated[bool | None, typer.Option("--bots-only", help="serve-bots-only")] = None,
    origins: Annotated[str | None, typer.Option(metavar="cli-metavar-text", help="serve-origins")] = None,
    log_level: Annotated[str | None, typer.Option(metavar="cli-metavar-text", help="serve-log-level")] = None,
) -> None:
    # Other commands start faster without all that the service needs.
    from labora.server.app.serve import serve as run  # noqa: PLC0415

    settings = service_settings(
        host=host,
        port=port,
        database=database,
        web=web,
        bot_workers=bot_workers,
        bots_only=bots_only,
        origins=origins,
        log_level=log_level,
    )
    with database_in_use():
        run(settings)
