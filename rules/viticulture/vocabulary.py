"""The words of Viticulture's effects beside its verbs: measures, seats and structures."""

from __future__ import annotations

from collections.abc import Mapping

from rules.engine.reader import Reader
from rules.engine.verbs import Counted, Each, Effect, May, Verb, You, every_verb
from rules.engine.vocabulary import MeasureWord, Vocabulary
from rules.viticulture.verbs import VERBS, Build, Give, Harvest, Retrieve

SEATS: dict[str, str] = {
    "all": "everybody, the owner of the card too",
    "all_in_season": "everybody who has not passed this season, the owner too",
    "opponents": "everybody but the owner of the card",
    "right_neighbour": "the seat before the owner of the card",
}
"""The words for seats and what they mean (V-GEN-09: always in wake-up order)."""

ONE_SEAT = ("right_neighbour",)
"""The words for seats that never mean several."""

WITH_OWNER = ("all", "all_in_season")
"""The words for seats that mean the owner of the card too."""

NEXT_CELLAR = "next_cellar"
"""The medium cellar, or where it stands the large one."""

MEASURES: dict[str, MeasureWord] = {
    "vp": MeasureWord("victory points", -5, 99, counts=False),
    "worker": MeasureWord("workers in all, the grande, temporary and newly trained ones too", 1, 7),
    "structure": MeasureWord("structures on the mat", 0, 8),
    "structure_costing": MeasureWord("structures of that printed cost", 0, 8),
    "planted_vine": MeasureWord("vines on the fields", 0, 21),
    "empty_field": MeasureWord("fields that are neither planted nor sold", 0, 3),
    "planted_field": MeasureWord("fields with vines", 0, 3),
    "hand_card": MeasureWord("cards in the hand", 0, 99),
    "summer_visitor_in_hand": MeasureWord("summer visitors in the hand", 0, 99),
    "wine": MeasureWord("wines in the cellar", 0, 36),
    "wine_in_medium_cellar": MeasureWord("wines in the medium cellar", 0, 9),
    "wine_in_large_cellar": MeasureWord("wines in the large cellar", 0, 12),
    "built.cost": MeasureWord("the printed cost of the structure just built", 0, 9, "build", True, False),
    "planted.value": MeasureWord("red and white value together of the vine just planted", 0, 9, "plant", True, False),
    "planted.varieties": MeasureWord("different vines on the field just planted", 0, 9, "plant", True),
    "harvested.fields": MeasureWord("fields just harvested", 0, 3, "harvest", each_time=(1, 1)),
    "made.sparkling": MeasureWord("sparkling wines just made", 0, 9, "make_wine", each_time=(0, 1)),
    "made.types": MeasureWord("different types of the wines just made", 0, 4, "make_wine", each_time=(0, 1)),
    "paid.rivals": MeasureWord(
        "wines on the table worth at least the one just paid", 0, 99, "pay", True, False, left_of="wine"
    ),
}
"""Every measure by its word."""


MOST_TIMES: dict[type[Counted], str] = {Harvest: "planted_field", Retrieve: "worker"}
"""Verbs that cannot be done more often than a measure can be."""


def vocabulary(costs: Mapping[str, int]) -> Vocabulary:
    """The words of a box whose structures have these printed costs, in lira."""
    printed = tuple(sorted(set(costs.values())))
    measures = MEASURES | {"structure_costing": MEASURES["structure_costing"]._replace(with_number=printed)}

    def impossible(step: Verb) -> str:
        """Why a step can never be done."""
        if isinstance(step, Build):
            there = len(costs) if step.cost is None else sum(cost in step.cost for cost in costs.values())
            if step.count > there:
                return f"there are {there} such structures"
        if isinstance(step, Each) and step.up_to is not None and step.who in ONE_SEAT:
            return f"'{step.who}' is one seat, so none are selected; leave up_to out"
        if isinstance(step, Each) and step.who in WITH_OWNER and _between_seats(step):
            return f"'{step.who}' means you too, but nobody gives to himself or selects himself; write opponents"
        for verb, measure in MOST_TIMES.items():
            if isinstance(step, verb) and step.count > (most := MEASURES[measure].most):
                return f"it is done {most} times at most"
        return ""

    def left(measure: str, step: Verb) -> tuple[int, ...]:
        """The printed costs of the structures that a step can build."""
        if measure != "built.cost" or not isinstance(step, Build):
            return ()
        if step.only is not None and step.only in costs:
            return (costs[step.only],)
        return printed if step.cost is None else step.cost

    lists = {"seats": SEATS, "structures": (*costs, NEXT_CELLAR), "printed costs": printed}
    return Vocabulary(VERBS, measures, lists, impossible, left)


def _between_seats(step: Each) -> bool:
    """Whether it has no meaning for the owner of the card, nor words: all but what others may do and bring."""
    own = [one for part in step.do if isinstance(part, May) for one in part.what if not isinstance(one, You)]
    others = own if isinstance(step.do[0], May) else step.do
    return step.up_to is not None or any(isinstance(one, Give | You) for one in every_verb(Effect(others)))


def reader(costs: Mapping[str, int]) -> Reader:
    """Reads the effects of a box whose structures have these printed costs, in lira."""
    return Reader(vocabulary(costs))
