"""Lines of the terminal do not break at no-break spaces."""

from rich.console import Console
from rich.text import Text

from labora.cli.prose import Prose


def lines(text: Text, width: int) -> list[str]:
    console = Console(width=width)
    with console.capture() as captured:
        console.print(text)
    return captured.get().splitlines()


def test_words_stay_together_at_no_break_spaces() -> None:
    assert lines(Prose("aaaa bbbb cccc dddd\u00a0: eeee"), 20) == ["aaaa bbbb cccc ", "dddd\u00a0: eeee"]
    assert lines(Prose("aaaa bbbb cccc 12\u202fcoins"), 20) == ["aaaa bbbb cccc ", "12\u202fcoins"]


def test_joined_texts_keep_them_and_their_styles() -> None:
    joined = Prose("\n").join([Prose("aaaa bbbb cccc w\u00a0domu", style="bold"), Prose("dalej")])
    assert lines(joined, 17) == ["aaaa bbbb cccc ", "w\u00a0domu", "dalej"]
    assert joined.spans[0].style == "bold"
