"""What somebody's move in Vino means for those who wait, told from what lies open before and after it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.play.log import Passed, Waiting
from game.text.messages import say
from game.text.names import joined
from game.text.numbers import plus
from game.vino.words import region_name, variety_name
from rules.vino.view import View


def matters(passed: Passed, seat: int, waiting: Waiting, names: Sequence[str]) -> Iterator[str]:
    """What a move of a seat means for the seats that wait, in sentences, what weighs most first."""
    before: View = passed.before
    after: View = passed.after
    others = [other for other in waiting.seats if other != seat]
    if after.last_turn and not before.last_turn:
        yield say("matters-last-round")
    elif len(passed.now.bottles) == len(after.bottles) == 1 < len(before.bottles):
        yield say("matters-last-bottle", place=region_name(after.bottles[0]))
    for other in others:
        given = after.seats[other].vineyards - before.seats[other].vineyards
        if given > 0:
            yield say("matters-given", you=waiting.you(other), name=names[other], count=given)
    for variety, value in after.market.items():
        grow = [other for other in others if after.seats[other].cellar.get(variety)]
        if grow and before.market[variety] != value == passed.now.market[variety]:
            list_, you = joined([names[other] for other in grow]), waiting.you(grow[0])
            yield say("matters-demand", thing=variety_name(variety), value=plus(value), list=list_, you=you)
    for region, owners in after.owners.items():
        if others and None not in owners and None in before.owners[region]:
            yield say("matters-sold-out", place=region_name(region))
