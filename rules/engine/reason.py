"""Why something is not possible, as data; the sentence comes from the message files."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec


class Reason(msgspec.Struct, frozen=True, omit_defaults=True):
    """A refusal: its id, the numbers and names that fill its sentence, and the rule that decides.

    ``need`` and ``have`` are amounts in the unit of the id (money, cards, values); ``thing`` names what is missing
    or in the way.
    """

    id: str
    need: int = 0
    have: int = 0
    thing: str = ""
    rule: str = ""


def ruled(reason: Reason, rules: Mapping[str, str]) -> Reason:
    """The reason with the rule that decides; where it says none, that of its id."""
    return reason if reason.rule else msgspec.structs.replace(reason, rule=rules.get(reason.id, ""))


class Refused(Exception):
    """A choice that is not offered was made. Carries the reason."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.id)
        self.reason = reason
