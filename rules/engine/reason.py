"""Why something is not possible, as data; the sentence comes from the message files."""

from __future__ import annotations

import msgspec


class Reason(msgspec.Struct, frozen=True, omit_defaults=True):
    """A refusal: its id, the numbers and names that fill its sentence, and the rule that decides.

    ``need`` and ``have`` are amounts in the unit of the id (lira, vp, cards, value 1-9); ``thing`` names what is
    missing or in the way (a structure, a field, a space, a card).
    """

    id: str
    need: int = 0
    have: int = 0
    thing: str = ""
    rule: str = ""


class Refused(Exception):
    """A choice that is not offered was made. Carries the reason."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.id)
        self.reason = reason
