"""Rows into a file, as they come: JSON, a line each, or Parquet."""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Final, Protocol, Self

from labora.extras import require
from labora.training.game_rows import TrainingRow

LINES: Final = ".jsonl"
PARQUET: Final = ".parquet"
FORMATS: Final = (PARQUET, LINES)
# Rows are written in groups of about so many: less is slow to read, more is memory.
_GROUP: Final = 5000


class Writer(Protocol):
    """Write rows to a file."""

    def add(self, rows: Iterable[TrainingRow]) -> None: ...

    def __enter__(self) -> Self: ...

    def __exit__(self, *error: object) -> None: ...


class LinesWriter:
    """Write rows as lines of JSON."""

    def __init__(self, path: Path) -> None:
        self._file: Final = path.open("w", encoding="utf-8")

    def add(self, rows: Iterable[TrainingRow]) -> None:
        self._file.writelines(json.dumps(row, separators=(",", ":")) + "\n" for row in rows)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self._file.close()


class ParquetWriter:
    """Write rows as Parquet."""

    def __init__(self, path: Path) -> None:
        require("data")
        import pyarrow as arrow  # noqa: PLC0415 -- of an extra
        from pyarrow import parquet  # noqa: PLC0415

        texts, numbers = arrow.string(), arrow.int32()
        kinds = {str: texts, int: numbers, bool: arrow.bool_(), list[str]: arrow.list_(texts)}
        kinds[list[int]] = arrow.list_(numbers)
        columns = [(name, kinds[kind]) for name, kind in TrainingRow.__annotations__.items()]
        self._schema: Final = arrow.schema(columns)
        self._table: Final = arrow.Table
        self._writer: Final = parquet.ParquetWriter(path, self._schema, compression="zstd")
        self._waiting: list[TrainingRow] = []

    def add(self, rows: Iterable[TrainingRow]) -> None:
        self._waiting.extend(rows)
        if len(self._waiting) >= _GROUP:
            self._flush()

    def _flush(self) -> None:
        self._writer.write_table(self._table.from_pylist(self._waiting, schema=self._schema))
        self._waiting = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self._flush()
        self._writer.close()


def writer_for(path: Path) -> Writer:
    """By the end of the file's name, which is one of FORMATS."""
    return ParquetWriter(path) if path.suffix == PARQUET else LinesWriter(path)
