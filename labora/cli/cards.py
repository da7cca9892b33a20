"""`labora cards`: the cards with their numbers and what they do."""

import json
from typing import Annotated, Any, Final

import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from labora.cli.language import say, words
from labora.cli.parameters import VARIANT_NAMES, AsJson, checked_variant
from labora.cli.prose import Prose
from labora.cli.usage_errors import choose
from labora.rules.components.card import Card
from labora.rules.components.cards import CARDS
from labora.rules.components.codes import BUILDINGS, EMPTY, FOREST
from labora.rules.components.effects import parse_amounts
from labora.rules.components.goods import VARIANTS
from labora.tutorial.bot_statistics import card_played, run
from labora.tutorial.card_facts import CardFacts, catalogue

# Rows that the page has as well.
_TITLES: Final = {"example": "learn-example", "with": "learn-goes-with", "bots": "learn-bots"}


def cards(
    card: Annotated[
        str | None, typer.Argument(metavar="ID", help="Card id (F05, village) or name (Bakery).")
    ] = None,
    variant: Annotated[
        str | None,
        typer.Option(
            "--variant",
            "-v",
            metavar="VARIANT",
            help=f"Only the cards of one variant: {VARIANT_NAMES}.",
        ),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """List all cards, or show one card in full."""
    wanted = None if variant is None else checked_variant(variant)
    found = cards_of(wanted)
    if card is not None:
        found = [row for row in found if row.id in _identified(card, found)]
    if as_json:
        rows = [as_data(row) for row in found]
        print(
            json.dumps(rows[0] if card is not None and len(rows) == 1 else rows, indent=2, ensure_ascii=False)
        )
    elif card is not None:
        for row in found:
            Console().print(in_full(row))
    else:
        numbered = [row for row in found if row.code <= BUILDINGS]
        Console().print(_overview(numbered), _overview(found[len(numbered) :]))


def cards_of(variant: str | None) -> list[Card]:
    """The cards of one variant or of both, each once: buildings by number, basic buildings, settlements."""
    rows = {
        (row.code, row.id): row
        for number, name in enumerate(VARIANTS)
        if variant in (None, name)
        for row in CARDS[number]
        if EMPTY < row.code < FOREST
    }
    return [rows[key] for key in sorted(rows)]


def variants_of(card: Card) -> str:
    found = [name for number, name in enumerate(VARIANTS) if any(row.id == card.id for row in CARDS[number])]
    return found[0] if len(found) == 1 else "both"


def as_data(card: Card) -> dict[str, Any]:
    """All that is printed on a card, for programs."""
    cost = {
        good: (number // 2 if good == "energy" else number) for good, number in parse_amounts(card.cost_text)
    }
    return {
        "id": card.id,
        "number": int(card.code) if card.code <= BUILDINGS else None,
        "kind": _kind(card),
        "variant": variants_of(card),
        "name": words().card(card.id),
        "deck": card.deck,
        "players": card.players,
        "never_in": list(card.never_in),
        "cost": cost,
        "terrain": list(card.terrain),
        "cloister": card.cloister,
        "economic": int(card.economic),
        "dwelling": int(card.dwelling),
        "function": words().function(card.id),
    }


def _kind(card: Card) -> str:
    if card.is_settlement:
        return "settlement"
    return "building" if card.code <= BUILDINGS else "basic"


def _identified(wanted: str, found: list[Card]) -> set[str]:
    """The cards with this id, or with this name."""
    by_name: dict[str, set[str]] = {}
    for card in found:
        by_name.setdefault(card.id, set()).add(card.id)
        by_name.setdefault(words().card(card.id), set()).add(card.id)
    return by_name[choose(wanted, by_name, "cli-no-card")]


def _overview(found: list[Card]) -> Table:
    """Two lines a card at least: the name over the function, the cost over the terrain."""
    table = Table(box=SIMPLE_HEAD, pad_edge=False, show_lines=True)
    table.add_column(say("cli-cards-id"), no_wrap=True)
    table.add_column(say("cli-cards-column-function"), ratio=5)
    table.add_column(say("cli-cards-column-cost"), ratio=3)
    table.add_column(say("cli-cards-column-deck"), no_wrap=True)
    table.add_column(say("cli-cards-column-values"), no_wrap=True, justify="right")
    for card in found:
        table.add_row(
            card.id,
            _lines(Prose(words().card(card.id), style="bold"), words().function(card.id)),
            _lines(
                _cost(card),
                words().terrain(card.terrain),
                say("cli-cards-is-cloister") if card.cloister else "",
            ),
            _lines(words().deck(card.deck), say("cli-cards-for", players=card.players)),
            _lines(str(card.economic), str(card.dwelling)),
        )
    return table


def _lines(*lines: str | Text) -> Text:
    return Prose("\n").join(Prose(line) if isinstance(line, str) else line for line in lines if line)


def in_full(card: Card) -> Panel:
    rows = Table.grid(padding=(0, 2))
    variant = variants_of(card)
    facts = {
        "variant": say("cli-cards-both") if variant == "both" else words().variant(variant),
        "deck": words().deck(card.deck),
        "players": say("cli-cards-for", players=card.players),
        "never": say("list-separator").join(card.never_in),
        "cost": _cost(card),
        "terrain": words().terrain(card.terrain),
        "cloister": say("cli-yes") if card.cloister else say("cli-no"),
        "economic": str(card.economic),
        "dwelling": str(card.dwelling),
        "function": words().function(card.id),
        "example": _example(card),
        "with": _companions(card),
        "bots": _played(card),
    }
    for name, value in facts.items():
        if value:
            rows.add_row(say(_TITLES.get(name, f"cli-cards-{name}")), value)
    return Panel(rows, title=f"{card.id} {words().card(card.id)}", title_align="left", expand=False)


def _studied(card: Card) -> CardFacts:
    """Of a card of both variants, as in France."""
    return catalogue(next(number for number in range(len(VARIANTS)) if card in CARDS[number]))[card.id]


def _example(card: Card) -> str:
    example = _studied(card).example
    if example is None or not example.got:
        return ""
    if not example.gave:
        return words().goods(example.got)
    return say("trade", give=words().goods(example.gave), get=words().goods(example.got))


def _companions(card: Card) -> str:
    companions = _studied(card).companions
    return words().list(words().card(one.card) for one in companions) if companions else ""


def _played(card: Card) -> str:
    """How strong bots play it, in the games of the stored run."""
    variant = variants_of(card)
    found = card_played(VARIANTS[0] if variant == "both" else variant, card.id)
    if found is None:
        return ""
    times = words().number(found.uses, 1)
    built = say("learn-bots-built", percent=found.percent, round=found.round)
    used = say("learn-bots-used", times=times) if card.is_building else ""
    source = say(
        "learn-bots-source",
        games=run()["games"],
        bot=say("web-bot", bot=run()["bot"]),
        mode=words().mode(run()["mode"]),
        command=run()["command"],
    )
    return "\n".join(line for line in (f"{built} {used}".strip(), source) if line)


def _cost(card: Card) -> str:
    return words().goods(card.cost_text) if card.cost_text else ""
