"""Spending a bonus action token together with the placing of a worker: it is touched or carried first."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.art.preview import PreviewLook, Remark
from game.play.preview import Foreseer
from game.play.selection import Offer
from game.text.card_text import bonus_text
from game.text.messages import say
from game.text.printed import entries
from game.viticulture.automa import TOKEN
from rules.engine.choice import Choice
from rules.engine.decision import Decision
from rules.viticulture.view import AutomaView


def with_token(offers: Iterable[Offer], decision: Decision | None, automa: AutomaView | None) -> Iterator[Offer]:
    """The placements that a token can go with, with the token before their other things (V-SOLO-13)."""
    if decision is None or decision.kind != "turn" or automa is None or not automa.may_spend:
        return
    for offer in offers:
        if _action(offer.choice):
            yield Offer(offer.choice, (TOKEN, *offer.things))


def _action(chosen: Choice) -> str:
    """The action on which a choice places a worker; empty where there is no bonus to be had."""
    action = chosen.words[1].partition(".")[0] if chosen.verb == "place" else ""
    return action if action in entries("actions") else ""


class TokenForeseer(Foreseer):
    """Adds to what a placement brings what the token does that goes with it."""

    def look(self) -> PreviewLook | None:
        scene, look = self.scene, super().look()
        if TOKEN not in scene.pointer.selection.picked or scene.decision is None or not scene.queue.empty:
            return look
        chosen = self.highlighted()
        action = _action(chosen) if chosen is not None else ""
        if not action:
            return look
        remark = Remark("bonus_token", say("preview-with-token", bonus=bonus_text(action)))
        look = look or PreviewLook((), ())
        return look._replace(remarks=(*look.remarks, remark))
