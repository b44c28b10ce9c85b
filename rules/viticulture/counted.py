"""How many of each thing are in a box of Viticulture, held against what the box says of itself."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules.engine import edition
from rules.viticulture.box import Box
from rules.viticulture.cards import EffectCard, Order


def hints(box: Box) -> Iterator[str]:
    """Where the box says something else than there is, cards that were added to it aside: sentences with their cure.

    Raises DataFault for a statement that is not understood.
    """
    components, board = box.components, box.components.board

    def number(cards: Sequence[EffectCard] | Sequence[Order]) -> int:
        return sum(not components.written[card.id].set for card in cards)

    counted = {
        "vine_cards": len(components.red),
        "orders": number(components.orders),
        "summer_visitors": number(components.summer_visitors),
        "winter_visitors": number(components.winter_visitors),
        "mamas": number(components.mamas),
        "papas": number(components.papas),
        "actions": len(board.actions),
        "wake_up_rows": len(board.wake_up_rows),
        "structures": len(board.structures),
        "fields": len(board.fields),
        "automa_cards": len(box.solo.cards),
        "levels": len(box.solo.automa.levels),
        "challenges": len(box.solo.challenges),
    }
    yield from edition.hints(components.folder, counted)
