"""Numbers and names that the whole engine speaks: codes of decisions, reasons, errors, versions."""
