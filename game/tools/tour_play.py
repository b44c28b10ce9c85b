"""The games of Viticulture that the tour plays by chance, so that its tables are rich."""

from __future__ import annotations

import random

from game.play.session import Session
from game.store import records
from game.store.kept_game import COLOURS, KeptGame
from game.tools.tour_tables import Wanted
from rules.engine.choice import Choice
from rules.engine.decision import Decision
from rules.engine.game import Game
from rules.viticulture.rules import Viticulture

SEED = 25
SEEDS = {6: 26}
"""Of which deals the tour's game is, by the number of its seats, where it is not the usual one."""
MOST_CHOICES = 3000
LIKED = {
    "fill_order": 400.0, "make_wine": 100.0, "harvest_field": 60.0, "plant_vine": 25.0, "build_structure": 8.0,
    "draw_order": 4.0, "draw_vine": 4.0, "play_winter_visitor": 3.0, "play_summer_visitor": 3.0, "train_worker": 2.0,
}  # fmt: skip
"""How much rather an action is chosen than any other, so that the table grows rich."""


OPPONENT = {"opponent": "3 trader 7"}
"""What a seat says of who plays it without a person."""


def played(until: Wanted, seats: int = 2, rules: Viticulture | None = None, opponents: bool = False) -> Session:
    """The tour's game, played up to the first position that is wanted, or to its end; by ``rules`` with other cards.

    With ``opponents`` only the first seat is a person's.
    """
    people = [{"name": colour.title(), "colour": colour} for colour in COLOURS[:seats]]
    people[1:] = [seat | OPPONENT if opponents else seat for seat in people[1:]]
    seed = SEEDS.get(seats, SEED)
    session = Session(KeptGame(Game.new(rules or records.viticulture(), people, seed)))
    chance = random.Random(seed)
    for _ in range(MOST_CHOICES):
        decision = session.decision
        if decision is None or until(session):
            break
        session.choose(some_choice(decision, chance))
    return session


def some_choice(decision: Decision | None, chance: random.Random) -> Choice:
    """Any choice, rather one that makes the table rich than one that ends the season."""
    assert decision is not None
    return chance.choices(decision.choices, [_weight(one) for one in decision.choices])[0]


def _weight(choice: Choice) -> float:
    if choice.verb in ("pass", "done", "no", "uproot") or str(choice).startswith("sell field"):
        return 0.03
    return LIKED.get(choice.words[1].partition(".")[0], 1.0) if choice.verb == "place" else 1.0
