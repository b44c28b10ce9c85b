"""The trail on the table of Viticulture: where on the board the pieces of the last move went to."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.art import board_boxes
from game.art.kit.boxes import Box
from game.art.seat_marks import ring_picture
from game.art.valley import cart, season_names
from game.play.trail import Dot, Leg, Trail, Way, dots_along
from game.viticulture.animate import MOVES
from game.viticulture.animate_parts import Transition
from game.viticulture.render_board import bonus_places
from game.viticulture.spread import Spread
from game.window.screen import Screen
from rules.viticulture.view import View

_CLEAR = 6.0
"""How far the middle of a dot keeps from the rim of the board."""
_CART_SIGN = 340.0
"""How long the sign of the cart may be."""
_PLACED = ("worker_placed", "worker_planned")
_RING = 27.0
"""Radius of the ring round a worker."""
UNDER_ROW = 2.7
"""How far below a row of the wake-up chart the way of a rooster runs: in the middle of the gap to the next one."""


class ViticultureTrail(Trail[View, Spread]):
    """The ways of the last move in Viticulture."""

    def __init__(self, colours: Sequence[str]) -> None:
        super().__init__(MOVES, colours)

    def covered(self, lie: Spread, after: View, leg: Leg) -> Sequence[Box]:
        """All but the board; on it what is read, and the chart where the way only passes it."""
        first, last = board_boxes.wake_up_row(1), board_boxes.wake_up_row(7)
        rail, board = lie.layout.frame.rail, board_boxes.BOARD
        chart = Box(rail.right, first.y, first.right - rail.right, last.bottom - first.y)
        found = [box.grown(_CLEAR) for box in around(board, lie.layout.frame.table)]
        found += () if any(chart.holds(*end) for end in leg) else (chart,)
        found += [board_boxes.FALL, *map(board_boxes.deck_stand, board_boxes.DECKS)]
        found += [season_names.BOX, cart.sign_box(_CART_SIGN)]
        walls = board_boxes.point_stone(board_boxes.LEAST_POINTS).y
        found.append(Box(board.x, walls, board.w, board.bottom - walls))
        for action in (*board_boxes.SUMMER, *board_boxes.WINTER):
            cell = board_boxes.action_cell(action)
            found += board_boxes.name_sign(cell), board_boxes.hanging_sign(cell).box
            bonuses = (lie.space(f"{action}.{place}") for place in bonus_places() & set(lie.places))
            found += (spot.box for spot in bonuses if spot is not None)
        for space, stands in after.occupied.items():
            for index, (_, kind) in enumerate(stands):
                spot = None if space == "yoke" else lie.space(space, index)
                found += () if spot is None else (spot.box, board_boxes.standing(spot, kind).box)
        return found

    def draw_ways(self, surface: pygame.Surface, screen: Screen, ways: Sequence[Way]) -> None:
        """Besides: a ring round each worker that was placed."""
        super().draw_ways(surface, screen, ways)
        for x, y, colour in self.ringed(ways):
            image = ring_picture(colour, _RING, screen.scale)
            surface.blit(image, image.get_rect(center=screen.pixel((x, y))))

    def ringed(self, ways: Sequence[Way]) -> list[tuple[float, float, str]]:
        """The middles of such rings, and their colours."""
        return [(*way.end, way.colour) for way in ways if way.event.kind in _PLACED]

    def ways(self, lie: Spread, mat: int, asked: int) -> list[Way]:
        """A worker's way over the board has no dots: it is ringed where it stands."""
        return [way._replace(dots=[]) if way.event.kind in _PLACED else way for way in super().ways(lie, mat, asked)]

    def along(self, lie: Spread, leg: Leg, colour: str) -> list[Dot]:
        """A rooster's way between rail and chart runs along the foot of its row, one from the mat straight up to it:
        what the row gives must be read."""
        rows = [board_boxes.wake_up_row(number) for number in range(1, 8)]
        row = next((box for box in rows if any(box.holds(*end) for end in leg)), None)
        edge = lie.layout.frame.rail.right
        if row is None:
            return super().along(lie, leg, colour)
        if min(leg[0][0], leg[1][0]) > edge:
            column = board_boxes.rooster_spot(1).x
            return dots_along((column, leg[0][1]), (column, leg[1][1]), colour, 0.0)
        foot = row.bottom + UNDER_ROW
        outside, beside = (edge, foot), (board_boxes.rooster_spot(1).box.x, foot)
        start, end = (outside, beside) if leg[0][0] < row.x else (beside, outside)
        return dots_along(start, end, colour, 0.0)

    def transition(self, before: View, after: View, lie: Spread, shown: int) -> Transition:
        return Transition(before, after, lie, shown, self.colours)


def around(inner: Box, outer: Box) -> tuple[Box, Box, Box, Box]:
    """What of a box lies above, below, left and right of a smaller one within it."""
    return (
        Box(outer.x, outer.y, outer.w, inner.y - outer.y),
        Box(outer.x, inner.bottom, outer.w, outer.bottom - inner.bottom),
        Box(outer.x, inner.y, inner.x - outer.x, inner.h),
        Box(inner.right, inner.y, outer.right - inner.right, inner.h),
    )
