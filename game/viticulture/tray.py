"""What lies over the board: cards shown to all, the parents, and the gifts printed on papa, which are answers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.art.hand_face import option_boxes, tells_all
from game.art.kit.boxes import Box
from game.play.selection import Offer
from game.play.things import Thing
from game.text.printed import cards
from game.viticulture.things import tray_things
from rules.engine.choice import Ref
from rules.engine.decision import Decision
from rules.viticulture.view import SeatView, View


def tray(view: View, decision: Decision | None, own: SeatView, closed: bool) -> tuple[Ref, ...]:
    """The cards that lie over the board: those shown to all, or the parents to choose from."""
    if view.shown:
        return tuple(Ref("shown", card) for card in view.shown)
    if decision is None or view.season != "setup":
        return ()
    if decision.kind == "plant":
        return tuple(dict.fromkeys(Ref("card", chosen.words[0]) for chosen in decision.choices if chosen.words))
    if decision.kind in ("mama", "papa"):
        return () if closed else tuple(Ref("parent", chosen.words[0]) for chosen in decision.choices)
    return tuple(Ref("parent", card) for card in own.parents)


def gift_offers(decision: Decision) -> Iterator[Offer]:
    """The answers to the question of a papa, with the lines on his card that say them."""
    if _asks(decision):
        for chosen in decision.choices:
            yield Offer(chosen, (Ref("gift", f"{decision.source} {chosen.words[0]}"),))


def gift_things(decision: Decision | None, lying: Sequence[Ref]) -> Iterator[Thing]:
    """What those answers are on the card, where it lies on the plank."""
    if decision is None or not _asks(decision) or not tells_all(decision.source):
        return
    card = next((one.box for one in tray_things(lying) if one.ref.name == decision.source), None)
    if card is None:
        return
    for offer, line in zip(gift_offers(decision), option_boxes(decision.source), strict=False):
        yield Thing(offer.things[0], Box(card.x + line.x, card.y + line.y, line.w, line.h))


def _asks(decision: Decision) -> bool:
    """Whether a papa asks which of his gifts is taken."""
    source = cards().get(decision.source)
    return decision.kind == "branch" and source is not None and source.deck == "papa"
