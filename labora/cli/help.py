"""How commands show their help: arguments without Python types, commands in groups."""

from collections.abc import Mapping
from typing import Any, Final

from typer import core

LONGEST_SUMMARY: Final = 64
_ARGUMENT: Final = "argument"


class Command(core.TyperCommand):
    """Show the help of a command in the layout of Labora."""

    def format_options(self, ctx: Any, formatter: Any) -> None:
        """Write arguments and options; Typer would add the Python type of each argument."""
        arguments = [one for one in self.params if one.param_type_name == _ARGUMENT]
        records = [one.get_help_record(ctx) for one in self.params if one.param_type_name != _ARGUMENT]
        help_option = self.get_help_option(ctx)
        if help_option is not None:
            records.append(help_option.get_help_record(ctx))
        if arguments:
            with formatter.section("Arguments"):
                formatter.write_dl(
                    [(str(one.metavar), getattr(one, "help", None) or "") for one in arguments]
                )
        with formatter.section("Options"):
            formatter.write_dl([record for record in records if record is not None])


class Group(core.TyperGroup):
    """Show the help of a group of commands in the layout of Labora."""

    headings: Mapping[str, str] = {}
    """The heading that each command is listed under."""

    def format_commands(self, ctx: Any, formatter: Any) -> None:
        """List the commands under their headings, each with its summary."""
        for heading in dict.fromkeys(self.headings.values()):
            with formatter.section(heading):
                formatter.write_dl(
                    [
                        (name, command.get_short_help_str(LONGEST_SUMMARY))
                        for name, command in self.commands.items()
                        if self.headings.get(name) == heading
                    ]
                )
