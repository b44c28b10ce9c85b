"""The view tells who still buys in the region of the barrel, in their order, whatever comes between."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path

from rules.engine.game import Game
from rules.vino.rules import load
from rules.vino.view import View

BOX = load(Path(__file__).resolve().parents[3] / "data" / "vino")


def ranked(view: View, region: str, seats: list[int]) -> list[int]:
    """Owners by the number of their vineyards, then by the farthest (N-BUY-06, N-BUY-07)."""
    road = view.owners[region]
    return sorted(
        (seat for seat in seats if seat in road),
        key=lambda seat: (-road.count(seat), -max(at for at, one in enumerate(road) if one == seat)),
    )


def test_the_order_stands_when_the_barrel_comes_and_only_who_is_done_leaves_it() -> None:
    met: Counter[str] = Counter()
    for seed in range(6):
        game, chance, region = Game.new(BOX, 5, seed), random.Random(seed), ""
        while (decision := game.decision) is not None:
            view = game.view(None)
            assert isinstance(view, View)
            if view.phase == "buy":
                met[decision.source if decision.kind == "buy" else decision.kind] += 1
                assert view.buyers is not None
                owners, newcomers = list(view.buyers.owners), list(view.buyers.newcomers)
                chose = [seat for seat in view.order if view.barrel in (view.seats[seat].regions_chosen or ())]
                buying = [seat for seat in chose if not view.seats[seat].passed]
                assert sorted(owners + newcomers) == sorted(buying)
                if view.barrel != region:
                    assert owners == ranked(view, view.barrel, buying)
                    assert newcomers == [seat for seat in buying if seat not in owners]
                if decision.kind == "buy":
                    assert (owners or newcomers)[0] == decision.decider
            else:
                assert view.buyers is None
            region = view.barrel
            weights = [0.3 if one.verb in ("done", "pass") else 1.0 for one in decision.choices]
            game.choose(chance.choices(decision.choices, weights)[0])
    assert min(met[kind] for kind in ("owners", "newcomers", "variety", "gift")) > 3
