"""What lies open of a seat, in words: for tables whose rail has no room for all of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from game.text.messages import say
from game.text.names import called, card_name, joined, token_name
from rules.viticulture.view import SeatView


def open_facts(own: SeatView) -> str:
    """Structures, vines by field, grapes and wines of a seat, a sentence each."""
    return " ".join(_facts(own))


def _facts(own: SeatView) -> Iterator[str]:
    built = [called("structure", name).casefold() for name in own.structures]
    yield say("open-built", what=joined(built)) if built else say("open-nothing-built")
    for field in own.fields:
        if field.vines:
            vines = joined([card_name(vine) for vine in field.vines])
            yield say("open-field", limit=field.limit, vines=vines)
        elif field.sold:
            yield say("open-field-sold", limit=field.limit)
    for sort, tokens in (("grape", own.grapes), ("wine", own.wines)):
        lying = _lying(sort, tokens)
        if lying:
            yield say(f"open-{sort}s", what=joined(lying))
    if own.trained:
        yield say("open-trained", count=own.trained)


def _lying(sort: str, tokens: Mapping[str, tuple[int, ...]]) -> list[str]:
    return [token_name(sort, f"{kind}.{value}") for kind, values in tokens.items() for value in values]
