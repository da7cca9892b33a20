"""`labora serve`: runs the service."""

from typing import Annotated

import typer

from labora.cli.settings import database_in_use, service_settings


def serve(  # noqa: PLR0913, PLR0917 -- each option of the command is an argument
    host: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="Address to listen on (0.0.0.0: all interfaces).")
    ] = None,
    port: Annotated[
        int | None, typer.Option(metavar="N", help="Port to listen on.", min=0, max=65535)
    ] = None,
    database: Annotated[
        str | None,
        typer.Option(
            metavar="ADDRESS", help="Database URL: sqlite:///labora.db or postgresql://user@host/name."
        ),
    ] = None,
    web: Annotated[
        str | None,
        typer.Option(
            metavar="FOLDER", help="Serve the browser client from this folder instead of the bundled one."
        ),
    ] = None,
    bot_workers: Annotated[
        int | None,
        typer.Option(
            metavar="N",
            help="Number of bot worker processes; 0 leaves bots to servers started with --bots-only.",
            min=0,
            max=64,
        ),
    ] = None,
    bots_only: Annotated[
        bool | None,
        typer.Option(
            "--bots-only", help="Run bot workers only, for all servers on the same PostgreSQL database."
        ),
    ] = None,
    origins: Annotated[
        str | None, typer.Option(metavar="ORIGINS", help="Additional allowed origins, separated by commas.")
    ] = None,
    log_level: Annotated[
        str | None, typer.Option(metavar="LEVEL", help="Log level: debug, info, warning or error.")
    ] = None,
) -> None:
    """Run the game server, for this machine, a club or the public internet."""
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
