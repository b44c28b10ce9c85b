"""The market stall, cellars and plates: everything in its place, and no money that is not to be seen."""

from __future__ import annotations

from itertools import combinations, pairwise, product

import pytest

from game.art.kit.boxes import Box
from game.tools import tour_vino
from game.vino import animate, from_view, printed, tickets
from game.vino.animate_parts import Transition
from game.vino.layout import Layout, layout_of
from rules.engine.event import Event
from rules.vino.view import View

WINDOWS = ((1280, 720), (1920, 1080), (1024, 768), (2560, 1080))


def layouts() -> list[Layout]:
    return [layout_of(*one) for one in product(WINDOWS, (1.0, 1.5), (3, 4, 5))]


@pytest.fixture(scope="module")
def view() -> View:
    """What everybody sees when somebody sells."""
    return seen()


def seen() -> View:
    session = tour_vino.played(tour_vino.asked("sell", 2), 3)
    found = session.view_at(session.made, None)
    assert isinstance(found, View)
    return found


def test_a_crate_hangs_at_its_demand_and_never_over_a_value_or_a_post() -> None:
    least, most, step = printed.scale()
    for layout in layouts():
        stall = layout.demand
        for variety in printed.varieties():
            row = layout.demand_row(variety)
            cells = [layout.demand_cell(variety, value) for value in range(least, most + 1, step)]
            ways = [two.centre[0] - one.centre[0] for one, two in pairwise(cells)]
            assert max(ways) - min(ways) < 0.01
            assert all(row.y < cell.y and cell.bottom <= row.bottom for cell in cells)
            assert cells[0].centre[0] - cells[0].h / 2 >= stall.x + 14
            assert cells[-1].centre[0] + cells[-1].h / 2 <= stall.right - 84


def test_nothing_of_the_table_lies_over_anything_else() -> None:
    for layout in layouts():
        frame, seats = layout.frame, 5 if layout.cellar.w < 700 else 4 if layout.cellar.w < 800 else 3
        boxes = [frame.ribbon, frame.task, layout.demand, *layout.seat_boxes(range(seats), 0).values()]
        boxes += [] if frame.drawer else [frame.log]
        for one, other in combinations(boxes, 2):
            assert not one.meets(other), (one, other)
        parts = layout.cellar_boxes
        around = [parts.purse, *parts.arches, parts.supply.box, *(spot.box for spot in parts.tokens)]
        for first, second in combinations(around, 2):
            assert not first.meets(second), (first, second)
        assert all(_within(box, layout.cellar) for box in (*around, parts.button))


def _within(box: Box, whole: Box) -> bool:
    return whole.x <= box.x and box.right <= whole.right and whole.y <= box.y and box.bottom <= whole.bottom


def test_money_is_seen_neither_on_plates_nor_in_a_cellar_that_is_closed(view: View) -> None:
    for own in view.seats:
        assert own.money is None
        plate = from_view.panel_look(view, own.seat, "Nero", "nero", False, False)
        cellar = from_view.cellar_look(view, own.seat, "Nero", "nero")
        assert (plate.cash, cellar.cash, cellar.after) == ("", "", "")
        assert dict(zip(printed.varieties(), (count for _, _, count, _ in cellar.arches), strict=True)) == own.cellar
        assert {tile.variety: count for tile, count in plate.wines} == {
            variety: count for variety, count in own.cellar.items() if count
        }
        assert plate.vineyards == own.vineyards


def test_a_ticket_tells_what_is_free(view: View) -> None:
    for region, owners in view.owners.items():
        free = [printed.price(f"{region}.{at}") for at, owner in enumerate(owners, 1) if owner is None]
        assert tickets.look_of(view, region) == (
            region, len(free), min(free, default=0),
            tuple(one for one in printed.tiles(region) if one in view.tiles[region]),
        )  # fmt: skip


def test_a_crate_slides_along_its_beam_no_longer_than_a_while(view: View) -> None:
    layout, variety = layout_of((1280, 720)), printed.varieties()[0]
    step = printed.scale()[2]
    for steps, seconds in ((1, animate.STEP_SECONDS), (-8, animate.MOST_SLIDE)):
        after = seen()
        after.market[variety] = view.market[variety] + steps * step
        change = Transition(view, after, layout, "", 0, ("lago", "cotto", "sole"))
        (slide,) = animate.travels(Event("demand_changed", seat=0, thing=variety, amount=steps * step), change)
        assert slide.flight.seconds == seconds
        assert slide.flight.start[1] == slide.flight.end[1]
        assert slide.flight.end == layout.demand_cell(variety, after.market[variety]).centre
