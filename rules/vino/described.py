"""Saying a position, or what a view tells of a seat, in the words of scenarios (choice-language §7)."""

from __future__ import annotations

from typing import Any

from rules.vino.box import Box
from rules.vino.seen import chosen, varieties
from rules.vino.state import FREE, PHASES, State
from rules.vino.view import View


def describe(s: State, box: Box) -> dict[Any, Any]:
    """The whole position; seats stand at the top by their numbers. A free vineyard is None."""
    found: dict[Any, Any] = {
        "round": s.round,
        "phase": PHASES[s.phase],
        "order": list(s.order),
        "turn": s.turn,
        "barrel": box.regions[s.barrel] if s.barrel >= 0 else None,
        "passed": [seat for seat in range(s.seats) if s.passed >> seat & 1],
        "bottles": [name for region, name in enumerate(box.regions) if s.bottles >> region & 1],
        "last_turn": not s.bottles,
        "market": dict(zip(box.varieties, s.market, strict=True)),
        "tiles": [box.regions[box.region_of_tile[tile]] for tile in reversed(s.face_down)],
        "regions": {
            name: {v - first + 1: None if s.owners[v] == FREE else s.owners[v] for v in range(first, end)}
            for name, (first, end) in zip(box.regions, box.road, strict=True)
        },
        "quiet_turns": s.quiet,
        "next_seed": s.seed,
    }
    for seat in range(s.seats):
        found[seat] = {
            "money": s.money[seat],
            "income": s.income[seat],
            "regions_chosen": list(chosen(s, box, seat)),
            "varieties": varieties(s, box, seat),
            "cellar": dict(zip(box.varieties, box.cellar(s, seat), strict=True)),
            "vineyards": s.owners.count(seat),
            "markers": box.spare_markers(s, seat),
        }
    return found


def describe_view(view: View, seat: int) -> dict[str, Any]:
    """What the view tells of one seat; ``money`` and ``regions_chosen`` are None where they are not to be known."""
    one = view.seats[seat]
    return {
        "money": one.money,
        "income": one.income,
        "regions_chosen": None if one.regions_chosen is None else list(one.regions_chosen),
        "marked": one.marked,
        "varieties": one.varieties,
        "cellar": one.cellar,
        "vineyards": one.vineyards,
        "markers": one.markers,
        "passed": one.passed,
    }
