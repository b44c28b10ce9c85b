"""How numbers are written: with a true minus, and with their sign where they are a change."""

from __future__ import annotations


def numeral(amount: int) -> str:
    """A number with the right sign for less than nothing."""
    return str(amount).replace("-", "−")


def plus(amount: int) -> str:
    """An amount with its sign."""
    return f"+{amount}" if amount > 0 else numeral(amount)
