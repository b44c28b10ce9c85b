"""Things of the step after the bonus of a space: who touches one of them means that bonus too."""

from __future__ import annotations

from collections.abc import Iterator

from game.play.selection import Offer
from game.viticulture.offers import offers, things
from rules.engine.decision import Decision
from rules.engine.game import Game
from rules.viticulture.action import BONUS


def offers_after(game: Game, decision: Decision, closed: bool) -> Iterator[Offer]:
    """What may be touched where a question only asks whether the bonus is wanted: the things of its first step.

    With a closed hand nothing that rests on its faces. Where the rules would take the only step unasked, its things
    mean the bonus itself.
    """
    if decision.kind != "bonus" or BONUS not in decision.choices:
        return
    foresight = game.foresee(BONUS)
    if foresight.reveals:
        return
    for event in foresight.events:
        if event.kind == "auto_taken" and event.seat == decision.decider:
            forced = game.grammar.parse(event.choice)
            if not (closed and game.rests_on_hand(forced)):
                yield Offer(BONUS, things(forced))
            return
    later = game.offered_after(BONUS)
    if later is not None and not (closed and game.asks_for_hand(later)):
        yield from (offer for offer in offers(later.choices) if offer.things)
