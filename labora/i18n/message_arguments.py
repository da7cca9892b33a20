"""What a message may speak about; most speak of little."""

from collections.abc import Callable, Iterator, Mapping
from typing import Final, Generic, TypeVar

from labora.i18n.messages import Argument
from labora.i18n.names import Names

About = TypeVar("About")
Makers = Mapping[str, Callable[[Names, About], Argument]]


class Arguments(Mapping[str, Argument], Generic[About]):
    """Make arguments when a message asks for them; those that are `given` come first."""

    def __init__(
        self, makers: Makers[About], names: Names, about: About, given: Mapping[str, Argument] | None = None
    ) -> None:
        self._makers: Final = makers
        self._names: Final = names
        self._about: Final = about
        self._made: Final[dict[str, Argument]] = dict(given or {})

    def __getitem__(self, name: str) -> Argument:
        if name not in self._made:
            self._made[name] = self._makers[name](self._names, self._about)
        return self._made[name]

    def __iter__(self) -> Iterator[str]:
        return iter({**self._makers, **self._made})

    def __len__(self) -> int:
        return len({**self._makers, **self._made})
