"""What the inspector says about a thing, whichever game it is."""

from __future__ import annotations

from typing import NamedTuple


class Explained(NamedTuple):
    """Title, a line under it, the icon and the text of the inspector; ``card`` is the card it is about."""

    title: str
    sub: str = ""
    icon: str = ""
    body: str = ""
    card: str = ""
