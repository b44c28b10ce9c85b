"""The layout: boxes and spots lie in their regions, do not overlap, and answer for every thing of a choice."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest

from game.art import board_boxes, mat_boxes
from game.art.kit.boxes import Box
from game.viticulture.fan import places
from game.viticulture.layout import layout_of
from game.viticulture.spread import Spread
from rules.engine.choice import Ref

LAYOUT = layout_of((1920, 1080))


def overlaps(a: Box, b: Box) -> bool:
    return a.x < b.right and b.x < a.right and a.y < b.bottom and b.y < a.bottom


def test_regions_and_cells_never_overlap() -> None:
    regions = (
        LAYOUT.frame.rail,
        board_boxes.BOARD,
        LAYOUT.frame.task,
        LAYOUT.frame.log,
        LAYOUT.frame.mat,
        LAYOUT.frame.hand,
    )
    on_board = [board_boxes.action_cell(action) for action in (*board_boxes.SUMMER, *board_boxes.WINTER)]
    on_board += [board_boxes.wake_up_row(row) for row in range(1, 8)] + [
        board_boxes.deck_stand(deck) for deck in board_boxes.DECKS
    ]
    on_board += [board_boxes.FALL, board_boxes.CART, board_boxes.POINT_WALL, board_boxes.RESIDUAL_WALL]
    on_mat = [LAYOUT.field_box(limit) for limit in mat_boxes.FIELDS]
    on_mat += [LAYOUT.structure_box(structure) for structure in mat_boxes.STRUCTURES]
    on_mat += [LAYOUT.worker_row, LAYOUT.cellar]
    for group, whole in ((regions, LAYOUT.frame.table), (on_board, board_boxes.BOARD), (on_mat, LAYOUT.frame.mat)):
        for a, b in combinations(group, 2):
            assert not overlaps(a, b), (a, b)
        for box in group:
            assert whole.x <= box.x
            assert whole.y <= box.y
            assert box.right <= whole.right
            assert box.bottom <= whole.bottom


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_rail_panels_share_the_rail(seats: int) -> None:
    boxes = LAYOUT.rail_panels(seats)
    assert len(boxes) == seats
    assert all(not overlaps(a, b) for a, b in combinations(boxes, 2))
    assert boxes[-1].bottom == pytest.approx(LAYOUT.frame.rail.bottom)


@pytest.mark.parametrize("count", range(1, 31))
def test_hand_cards_stay_in_the_hand_and_can_be_picked(count: int) -> None:
    found = places(LAYOUT.frame.hand, count)
    assert sorted(found) == list(range(count))
    for number, place in found.items():
        raised = places(LAYOUT.frame.hand, count, pointed=number)[number].box
        for box in (place.box, raised):
            assert LAYOUT.frame.hand.x <= box.x
            assert box.right <= LAYOUT.frame.hand.right
            assert LAYOUT.frame.hand.y <= box.y
            assert box.bottom <= LAYOUT.frame.hand.bottom
    for a, b in pairwise(place.found for place in found.values()):
        assert b.y > a.y or b.x - a.x >= 36


@pytest.mark.parametrize("places", [("left",), ("left", "middle"), ("left", "middle", "right")])
def test_spaces_lie_in_their_cell_side_by_side(places: tuple[str, ...]) -> None:
    spread = Spread(LAYOUT, places=places)
    for action in (*board_boxes.SUMMER, *board_boxes.WINTER):
        cell, spots = board_boxes.action_cell(action), spread.spaces(action)
        assert len(spots) == len(places)
        for spot in spots:
            assert cell.x < spot.x - spot.r
            assert spot.x + spot.r < cell.right
        for a, b in pairwise(spots):
            assert b.x - a.x >= a.r + b.r
        assert spread.space(f"{action}.right") == (spots[2] if len(places) == 3 else None)
        assert spread.space(f"{action}.art") is not None


@pytest.mark.parametrize(
    ("kind", "name"),
    [
        ("space", "give_tour.left"), ("space", "give_tour.art"), ("space", "gain_lira"), ("space", "yoke"),
        ("row", "7"), ("deck", "order"), ("pile", "vine"), ("field", "6"), ("structure", "large_cellar"),
        ("grape", "red.4"), ("wine", "sparkling.9"), ("worker", "grande"), ("seat", "1"), ("card", "merlot"),
        ("card", "pinot"),
    ],
)  # fmt: skip
def test_every_thing_a_choice_touches_has_a_box(kind: str, name: str) -> None:
    spread = Spread(LAYOUT, hand=("merlot", "syrah"), fields={5: ("pinot",), 6: (), 7: ()})
    box = spread.box(Ref(kind, name))
    assert box is not None
    assert box.w >= 36
    assert box.h >= 36
    assert LAYOUT.frame.table.x <= box.x
    assert box.right <= LAYOUT.frame.table.right


def test_things_that_do_not_lie_on_the_table_have_no_box() -> None:
    spread = Spread(LAYOUT)
    assert spread.box(Ref("card", "merlot")) is None
    assert spread.box(Ref("space", "give_tour.middle")) is None
    assert spread.box(Ref("branch", "gain_lira")) is None


@pytest.mark.parametrize("count", range(1, 7))
def test_markers_of_all_players_fit_on_one_stone(count: int) -> None:
    stone = board_boxes.point_stone(12)
    for spot in board_boxes.point_spots(12, count):
        assert stone.x <= spot.x - spot.r
        assert spot.x + spot.r <= stone.right
        assert spot.y + spot.r <= stone.bottom + 1
    for bottle in board_boxes.residual_spots(3, count):
        assert bottle.foot <= board_boxes.residual_stone(3).bottom
    assert len(board_boxes.point_spots(12, count)) == len(board_boxes.residual_spots(3, count)) == count
    assert board_boxes.point_stone(31) == board_boxes.point_stone(25)
