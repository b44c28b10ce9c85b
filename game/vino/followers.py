"""Who follows in the region where vineyards are bought, in words."""

from __future__ import annotations

from collections.abc import Sequence

from game.text.messages import say
from game.text.names import joined
from rules.vino.view import View


def words(view: View, names: Sequence[str]) -> str:
    """Who buys after whoever acts in the region of the barrel; empty where nobody buys now.

    Owners buy as many as they like, and after them newcomers one vineyard each by turns. A gift holds all of them up.
    """
    if view.buyers is None:
        return ""
    gift = "yes" if view.gift is not None else "no"
    waiting = [*view.buyers.owners, *view.buyers.newcomers]
    acting = [] if view.gift is not None else waiting[:1]
    owners, newcomers = (
        [names[seat] for seat in seats if seat not in acting] for seats in (view.buyers.owners, view.buyers.newcomers)
    )
    if not owners and not newcomers:
        return say("vino-then-nobody", gift=gift)
    first = f"{say('vino-then', gift=gift)} {joined(owners or newcomers)}"
    return f"{first}, {say('vino-then-newcomers')} {joined(newcomers)}." if owners and newcomers else f"{first}."
