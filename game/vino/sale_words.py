"""What the calculator of a sale tells, in words."""

from __future__ import annotations

from game.play.selection import Selection
from game.text.messages import say
from game.vino.sale_draft import SaleDraft
from game.vino.words import variety_name


def sale_words(draft: Selection) -> tuple[str, ...]:
    """What a sale that is prepared brings, and what is still to be picked for it; nothing where none is begun."""
    if not isinstance(draft, SaleDraft) or not (draft.quantity or draft.begun):
        return ()
    sold = ""
    if draft.quantity:
        sold = say("reader-sale", thing=variety_name(draft.variety), quantity=draft.quantity, total=draft.total)
    back = say("reader-sale-return", picked=len(draft.returned), due=draft.due) if draft.due else ""
    rises = say("reader-sale-rises", picked=len(draft.rises), due=draft.steps) if draft.steps else ""
    return sold, back, rises
