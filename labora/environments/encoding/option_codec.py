"""Options spelt as actions, and actions read as options."""

from librt.vecs import append, vec
from mypy_extensions import i64

from labora.environments.encoding.action_game import ActionGame
from labora.environments.encoding.actions import AMOUNTS, AMOUNTS_FROM, SAY_MORE, SAY_PAY, action_of
from labora.rules.constants import decision_kinds
from labora.rules.constants.errors import LaboraError
from labora.rules.engine.offers import is_payment
from labora.rules.engine.option import Goods, Option, goods_option, goods_vector
from labora.rules.notation import option_code, option_of
from labora.rules.state.position import Position


def spell(position: Position, option: Option) -> list[int]:
    """The actions, one after the other, that together are an offered option of the open decision."""
    if isinstance(option, Goods):
        return [int(action) for action in _spell_goods(position, goods_vector(option))]
    code = option_code(position, option)
    if code is None:
        raise _not_offered(position, option)
    if position.kind == decision_kinds.AMOUNT:
        return [int(action) for action in _spell_number(vec[i64](), code)]
    return [int(action_of(position, code))]


def _spell_number(actions: vec[i64], number: i64) -> vec[i64]:
    for _ in range(number // AMOUNTS):
        actions = append(actions, SAY_MORE)
    return append(actions, AMOUNTS_FROM + number % AMOUNTS)


def _spell_goods(position: Position, given: vec[i64]) -> vec[i64]:
    pieces = ActionGame(position.copy()).pieces
    if pieces is None:
        raise _not_offered(position, goods_option(given))
    actions = vec[i64]()
    if not pieces.asked:
        return append(actions, SAY_PAY)
    while len(pieces.numbers):
        number = given[pieces.good]
        if number not in pieces.numbers:
            raise _not_offered(position, goods_option(given))
        actions = _spell_number(actions, number)
        pieces.choose(number)
    return actions


def _not_offered(position: Position, option: Option) -> LaboraError:
    kind = "over" if position.over else decision_kinds.NAMES[position.kind]
    return LaboraError(f"{option.text!r} is not an option of the decision {kind!r}.")


def read(position: Position, actions: list[int]) -> Option:
    """The option that actions are together."""
    if not position.over and not is_payment(position.kind) and position.kind != decision_kinds.REWARD:
        return _read_plain(position, actions)
    play = ActionGame(position.copy())
    given = None if play.pieces is None else play.pieces.given
    for number, action in enumerate(actions):
        if not play.take(action) or (len(play.said) == 0) != (number == len(actions) - 1):
            raise _wrong(position, actions)
    if given is None or not actions:
        raise _wrong(position, actions)
    return goods_option(given)


def _read_plain(position: Position, actions: list[int]) -> Option:
    play = ActionGame(position.copy())
    for action in actions[:-1]:
        if action != SAY_MORE or not play.take(action):
            raise _wrong(position, actions)
    for index in range(len(play.actions)):
        if actions and play.actions[index] == actions[-1] and actions[-1] != SAY_MORE:
            return option_of(position, play.codes[index])
    raise _wrong(position, actions)


def _wrong(position: Position, actions: list[int]) -> LaboraError:
    kind = "over" if position.over else decision_kinds.NAMES[position.kind]
    return LaboraError(f"The actions {actions} are not an option of the decision {kind!r}.")
