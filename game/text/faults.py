"""What the system says of a fault, to be put into a sentence."""

from __future__ import annotations


def fault_words(fault: Exception) -> str:
    """The words of the system for what went wrong with a file, else those of the fault itself."""
    return getattr(fault, "strerror", None) or str(fault)
