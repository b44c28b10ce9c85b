"""What the system says of a fault, to be put into a sentence."""

from __future__ import annotations

from game.text.messages import say


def fault_words(fault: Exception) -> str:
    """The words of the system for what went wrong with a file, else those of the fault itself."""
    return getattr(fault, "strerror", None) or str(fault)


def too_large(most: int) -> str:
    """That a file has more than so many bytes, as the end of a sentence."""
    if most < 1 << 20:
        return say("window-fault-too-large", most=max(1, most >> 10), unit="kilobytes")
    return say("window-fault-too-large", most=most >> 20, unit="megabytes")
