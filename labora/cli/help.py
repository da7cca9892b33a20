"""Help and complaints of the command line, in the language of whoever reads them.

In the code, help texts and what stands for a value are the ids of messages.
"""

from typing import Any, Final

import typer
from typer import core

from labora.bots import BOTS
from labora.bots.turn_bot import TurnBot
from labora.cli.bench import BASELINE
from labora.cli.language import say
from labora.cli.mcp import EXAMPLE
from labora.i18n import LANGUAGES
from labora.parallel.executors import PLACES
from labora.rules.components.goods import VARIANTS
from labora.rules.components.modes import MODES
from labora.training.row_files import FORMATS

# All that a help text may name.
_NAMES: Final = {
    "modes": " ".join(mode.name for mode in MODES),
    "variants": " ".join(VARIANTS),
    "bots": " ".join(BOTS),
    "judges": " ".join(name for name, bot in BOTS.items() if issubclass(bot, TurnBot)),
    "places": " ".join(PLACES),
    "languages": " ".join(LANGUAGES),
    "file": str(BASELINE),
    "example": EXAMPLE,
    "formats": " ".join(FORMATS),
}
# What Typer says itself.
_HEADINGS: Final = {
    "Arguments": "cli-heading-arguments",
    "Options": "cli-heading-options",
    "Commands": "cli-heading-commands",
    "required": "cli-required",
}
_DEFAULT: Final = "default: {default}"


class Command(core.TyperCommand):
    def format_usage(self, ctx: Any, formatter: Any) -> None:
        _write_usage(self, ctx, formatter)

    def get_short_help_str(self, limit: int = 0) -> str:
        return _whole_help(self)

    def get_help_option(self, ctx: Any) -> Any:
        return _spoken_help_option(super().get_help_option(ctx))


class Group(core.TyperGroup):
    def format_usage(self, ctx: Any, formatter: Any) -> None:
        _write_usage(self, ctx, formatter)

    def get_short_help_str(self, limit: int = 0) -> str:
        return _whole_help(self)

    def get_help_option(self, ctx: Any) -> Any:
        return _spoken_help_option(super().get_help_option(ctx))


def spoken(app: typer.Typer) -> Any:
    """The command of an application, with words instead of ids."""
    command = typer.main.get_command(app)
    _speak(command)
    core.__dict__["_"] = _heading
    return command


def _speak(command: Any) -> None:
    command.help = command.help and say(command.help, **_NAMES)
    command.options_metavar = say("cli-metavar-options")
    for parameter in command.params:
        parameter.help = parameter.help and say(parameter.help, **_NAMES)
        parameter.metavar = parameter.metavar and say(parameter.metavar)
    if isinstance(command, core.TyperGroup):
        command.subcommand_metavar = say("cli-metavar-command")
        for one in command.commands.values():
            _speak(one)


def _heading(text: str) -> str:
    """Typer asks gettext, which has no catalogue of it."""
    if text == _DEFAULT:
        return say("cli-default", value="{default}")
    return say(_HEADINGS[text]) if text in _HEADINGS else text


def _write_usage(command: Any, ctx: Any, formatter: Any) -> None:
    # Headings bring their own colon: in French it stands apart from the word.
    formatter.write_heading = lambda heading: formatter.write(f"{heading}\n")
    pieces = " ".join(command.collect_usage_pieces(ctx))
    formatter.write_usage(ctx.command_path, pieces, prefix=say("cli-heading-usage") + " ")


def _whole_help(command: Any) -> str:
    """Beside its name in a list of commands: never cut."""
    return command.help or ""


def _spoken_help_option(option: Any) -> Any:
    if option is not None:
        option.help = say("cli-option-help")
    return option


def complaint(error: typer.TyperException) -> str:
    """What is wrong with a command line. Typer has a class for each error, but exports few of them."""
    text = error.format_message()
    given: Any = error
    match type(error).__name__:
        case "NoArgsIsHelpError":
            return text
        case "NoSuchOption":
            nearest = next(iter(sorted(given.possibilities or ())), "none")
            return say("cli-usage-no-option", option=given.option_name, nearest=nearest)
        case "MissingParameter":
            return say("cli-usage-missing", what=_name(given))
        case "BadParameter":
            return say("cli-usage-bad-value", what=_name(given))
        case "BadOptionUsage":
            unwanted = "does not take" in text
            message = "cli-usage-unwanted-value" if unwanted else "cli-usage-no-value"
            return say(message, option=given.option_name)
    return _usage(text)


def _usage(text: str) -> str:
    """Errors that only have a sentence."""
    start, _, rest = text.partition(" (")
    if start.startswith("Got unexpected extra argument"):
        return say("cli-usage-too-many", text=rest.removesuffix(")"))
    if start.startswith("No such command"):
        # Behind the name Typer may guess what was meant.
        _, command, *guesses = text.split("'")
        return say(
            "cli-usage-no-command", command=command, nearest=guesses[1] if len(guesses) > 1 else "none"
        )
    return say("cli-usage-wrong")


def _name(error: Any) -> str:
    parameter = error.param
    if parameter is None:
        return str(error.param_hint or "")
    return (
        str(max(parameter.opts, key=len)) if parameter.param_type_name == "option" else str(parameter.metavar)
    )
