"""What is sent to a node by value and not by name: it must run where there is no Labora, to say so."""

from typing import Any


def look() -> str:
    """Which Labora there is; an older one has no identity but its number."""
    import labora  # noqa: PLC0415

    try:
        from labora.parallel.packing import identity  # noqa: PLC0415
    except ImportError:
        return labora.__version__
    return identity()


def carry(sender: str, parcel: bytes) -> Any:
    from labora.parallel.packing import unpacked  # noqa: PLC0415

    return unpacked(sender, parcel)
