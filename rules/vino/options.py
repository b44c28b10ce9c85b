"""The options of a game of Vino."""

from __future__ import annotations

from typing import Literal

import msgspec


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What the table has agreed on (N-OPT-01 to N-OPT-04); the first value is the default.

    With ``first_order: chosen`` the players sit down as they like: seat 0 begins and the last seat is the banker.
    With ``preliminary_gift: none`` a gift that falls due in the preliminary turn comes when the first turn begins.
    """

    money_shown: Literal["income_only", "all"] = "income_only"
    first_order: Literal["random", "chosen"] = "random"
    negative_sale: Literal["not_allowed", "for_zero"] = "not_allowed"
    preliminary_gift: Literal["at_once", "none"] = "at_once"
