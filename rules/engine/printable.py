"""Text of which nobody knows what it holds, made harmless for a terminal."""

from __future__ import annotations


def printable(text: str) -> str:
    """The text as one line of signs that can be seen; each other one, as one that ends a line, as ``\\x1b`` or so.

    What a file holds could otherwise clear the screen, colour or turn what follows, or pass for a line of ours.
    """
    if text.isprintable():
        return text
    return "".join(sign if sign.isprintable() else sign.encode("unicode_escape").decode() for sign in text)
