"""Bonuses that are taken without a click: by the things of their step, and those that bring nothing but lira."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile

from game.play.selection import Offer
from game.viticulture.offers import offers, things
from game.viticulture.render_board import bonus_places
from rules.engine.choice import DONE, Choice
from rules.engine.decision import Decision
from rules.engine.foresight import Foresight
from rules.engine.game import Game
from rules.viticulture.action import BONUS


def free_lira(game: Game, chosen: Choice) -> tuple[Choice, ...]:
    """The bonus after an answer where it brings nothing but lira, so that nobody is asked; else none.

    More lira are never worse. Of a victory point that cannot be said: it may bring the last year.
    """
    steps = game.steps_to(chosen) or (chosen,)
    later = game.offered_after(*steps)
    if later is None or later.kind != "bonus" or later.choices != (BONUS, DONE):
        return ()
    before = len(game.foresee(*steps).events)
    # Whoever has no worker left passes then, and the year may end with that.
    brought = takewhile(lambda one: one.kind != "passed", game.foresee(*steps, BONUS).events[before:])
    events = [one for one in brought if one.seat == later.decider]
    only = bool(events) and all(one.kind == "lira_changed" and one.amount > 0 for one in events)
    return (BONUS,) if only else ()


def only_draws(chosen: Choice, foresight: Foresight, seat: int) -> bool:
    """Whether a worker comes to a place with a bonus and does nothing there but draw cards, which the bonus does too.

    Whoever knows beforehand that both are wanted need not confirm twice that hidden cards become known.
    """
    if chosen.verb != "place" or chosen.words[1].rpartition(".")[2] not in bonus_places():
        return False
    kinds = {event.kind for event in foresight.events if event.seat == seat}
    return foresight.reveals and kinds == {"worker_placed", "card_drawn"}


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
