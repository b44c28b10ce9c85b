"""The words of Viticulture's choices (choice-language §2): which names each kind of thing has."""

from __future__ import annotations

from rules.engine.choice import Grammar
from rules.engine.effect import May
from rules.viticulture.box import Box
from rules.viticulture.cards import DECKS, KINDS, WINES
from rules.viticulture.patterns import PATTERNS


def grammar(box: Box) -> Grammar:
    """The grammar of Viticulture with the names of this box."""
    components = box.components
    values = {f"{kind}.{value}" for kind in WINES for value in range(1, 10)}
    grapes = {name for name in values if name.startswith(("red.", "white."))}
    offers = {node.yes.words[0] for node in box.nodes if isinstance(node, May) and node.yes.words}
    branches = {name.words[0] for node in box.nodes for name in getattr(node, "names", ())}
    sets: dict[str, set[str]] = {
        "mama": {card.id for card in components.mamas},
        "papa": {card.id for card in components.papas},
        "row": {str(row.row) for row in components.board.wake_up_rows},
        "worker": set(KINDS),
        "space": set(box.spaces.names),
        "action": {*box.spaces.actions, box.spaces.names[box.spaces.cart], box.spaces.names[box.spaces.yoke]},
        "card": set(components.numbers),
        "branch": branches,
        "offer": offers,
        "deck": set(DECKS),
        "pile": set(DECKS),
        "field": {str(field.limit) for field in components.board.fields},
        "structure": set(components.structures),
        "kind": set(WINES),
        "grape": grapes,
        "wine": values,
        "number": {str(n) for n in range(10)},
        "seat": {str(n) for n in range(6)},
    }
    patterns = {**PATTERNS, "yes": ["", "offer"], "no": ["", "offer"]} if offers else PATTERNS
    return Grammar(patterns, {kind: names.__contains__ for kind, names in sets.items()})
