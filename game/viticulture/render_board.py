"""Draws the shared part of the table: board, pieces on it, decks and walls, from a view."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby

from pygame import Surface

from game.art import automa, board, board_boxes, decks, pieces
from game.art.kit.boxes import Box, Spot
from game.art.kit.canvas import BLEED
from game.art.kit.layers import Paper
from game.art.kit.palette import NOBODY
from game.text.messages import say
from game.text.names import called
from game.text.printed import board as printed_board
from game.viticulture.spread import Spread
from game.viticulture.things import stood
from game.window.screen import Screen
from rules.engine.choice import Ref
from rules.viticulture.view import View

ROW_TOKEN = 42
"""Size of the glass token on a row, where it still lies."""


class BoardDrawing:
    """The board of one game. ``colours`` are the players' colours by seat, ``coins`` the lira that an action always
    brings (or costs, negative)."""

    def __init__(self, colours: Sequence[str], coins: Mapping[str, int]) -> None:
        self.colours = tuple(colours)
        self.coins = dict(coins)
        self._piles: dict[str, tuple[int, str]] = {}
        """How many cards lay on each discard pile when it was drawn last, and the top one."""

    def draw(
        self, surface: Paper, screen: Screen, view: View, spread: Spread, open_actions: frozenset[str],
        refused: str, hidden: frozenset[Ref],
    ) -> None:  # fmt: skip
        """Draw everything shared. ``open_actions`` stand unveiled, ``refused`` is the action (or nothing) that is
        pointed at in vain, ``hidden`` things are on their way and not drawn."""
        self._ground(surface, screen)
        self._rows(surface, screen, view, hidden)
        self._cells(surface, screen, view, spread, open_actions, refused)
        self._decks(surface, screen, view, hidden)
        self._workers(surface, screen, view, spread, hidden)
        self._walls(surface, screen, view, hidden)

    def _ground(self, surface: Paper, screen: Screen) -> None:
        names = board.SeasonNames(
            say("table-wake-up"), *(say(f"season-{season}") for season in ("summer", "fall", "winter"))
        )
        _put(surface, screen, board.ground(screen.scale, names), board_boxes.BOARD)

    def _rows(self, surface: Paper, screen: Screen, view: View, hidden: frozenset[Ref]) -> None:
        standing = {seat.row: seat.seat for seat in view.seats if seat.row and Ref("row", str(seat.row)) not in hidden}
        for row in range(1, 8):
            picture = board.wake_row(row, row in standing, say("table-wake-up-first"), screen.scale)
            _put(surface, screen, picture, board_boxes.wake_up_row(row))
        for row in view.automa.row_tokens if view.automa else ():
            spot = board_boxes.rooster_spot(row)
            image = automa.token_picture(ROW_TOKEN, screen.scale)
            surface.blit(image, image.get_rect(center=screen.pixel((spot.x, spot.y))))
        for row, seat in standing.items():
            spot = board_boxes.rooster_spot(row)
            image = pieces.rooster_picture(self.colours[seat], 52, screen.scale)
            _stand(surface, screen, image, spot.x, spot.y + 26, 52)
        if view.temporary_on_chart:
            image = pieces.worker_picture(NOBODY, "temporary", 40, screen.scale)
            box = board_boxes.wake_up_row(7)
            _stand(surface, screen, image, box.x + 82, box.bottom - 9, 40)

    def _cells(
        self, surface: Paper, screen: Screen, view: View, spread: Spread, open_actions: frozenset[str],
        refused: str,
    ) -> None:  # fmt: skip
        for action in (*board_boxes.SUMMER, *board_boxes.WINTER):
            state = "refused" if action == refused else "open" if action in open_actions else "veiled"
            look = self.cell_look(view, spread, action, state)
            _put(surface, screen, board.cell(look, screen.scale), board_boxes.action_cell(action))
        state = "open" if "gain_lira" in open_actions else "veiled"
        picture = board.cart(say("action-gain_lira"), say("table-cart-hint"), state, screen.scale)
        _put(surface, screen, picture, board_boxes.CART)
        fall_state = "open" if view.season == "fall" else "veiled"
        _put(surface, screen, board.fall(say("table-or"), fall_state, screen.scale), board_boxes.FALL)

    def cell_look(self, view: View, spread: Spread, action: str, state: str) -> board.CellLook:
        """How the cell of an action looks in a position, in a state of it (open, veiled or refused)."""
        spaces = [f"{action}.{place}" for place in spread.places]
        return board.CellLook(
            action,
            called("action", action),
            len(spaces),
            tuple(i for i, space in enumerate(spaces) if view.occupied.get(space)),
            self.coins.get(action, 0),
            len(view.occupied.get(f"{action}.art", ())),
            state,
            next((i for i, place in enumerate(spread.places) if place in bonus_places()), -1),
        )

    def _decks(self, surface: Paper, screen: Screen, view: View, hidden: frozenset[Ref]) -> None:
        for deck in board_boxes.DECKS:
            if Ref("pile", deck) not in hidden or deck not in self._piles:
                self._piles[deck] = view.piles.get(deck, 0), view.tops.get(deck, "")
            picture = decks.tray(deck, view.decks.get(deck, 0), *self._piles[deck], screen.scale)
            _put(surface, screen, picture, board_boxes.deck_stand(deck))

    def _workers(self, surface: Paper, screen: Screen, view: View, spread: Spread, hidden: frozenset[Ref]) -> None:
        for kind, colour, spot in self.standing(view, spread, hidden):
            where = board_boxes.standing(spot, kind)
            image = pieces.worker_picture(colour, kind, where.h, screen.scale)
            _stand(surface, screen, image, where.x, where.foot, where.h)
        on_cart = len(view.occupied.get("gain_lira", ()))
        if on_cart > board_boxes.CART_PLACES:
            last = board_boxes.cart_spot(on_cart)
            _plate(surface, screen, on_cart, last.x + 34, last.y)

    def standing(self, view: View, spread: Spread, hidden: frozenset[Ref]) -> Iterator[tuple[str, str, Spot]]:
        """The workers on the board: kind, colour and place."""
        for space, stands in view.occupied.items():
            for index, (seat, kind) in enumerate(stands):
                spot = None if space == "yoke" else spread.space(space, index)
                if spot is not None and stood(space, index) not in hidden:
                    yield kind, self.worker_colour(seat, kind), spot

    def worker_colour(self, seat: int, kind: str) -> str:
        """The colour of a worker of this seat."""
        return NOBODY if kind == "temporary" or seat < 0 else self.colours[seat]

    def _walls(self, surface: Paper, screen: Screen, view: View, hidden: frozenset[Ref]) -> None:
        on_stone = corks(view)
        for stone, seats in on_stone.items():
            for seat, spot in zip(seats, board_boxes.point_spots(stone, len(seats)), strict=True):
                if Ref("cork", str(seat)) not in hidden:
                    image = pieces.cork_picture(self.worker_colour(seat, "cork"), spot.r, screen.scale)
                    surface.blit(image, image.get_rect(center=screen.pixel((spot.x, spot.y))))
        self._off_track(surface, screen, view, on_stone.get(board_boxes.MOST_POINTS, []))
        by_step = groupby(sorted(view.seats, key=lambda seat: seat.residual), key=lambda seat: seat.residual)
        for step, group in by_step:
            seats = [seat.seat for seat in group]
            for seat, place in zip(seats, board_boxes.residual_spots(step, len(seats)), strict=True):
                if Ref("bottle", str(seat)) in hidden:
                    continue
                image = pieces.bottle_picture(self.colours[seat], place.h, screen.scale)
                x, y = screen.pixel((place.x, place.foot + place.h * 0.15))
                surface.blit(image, image.get_rect(midbottom=(x, y)))

    def _off_track(self, surface: Paper, screen: Screen, view: View, seats: Sequence[int]) -> None:
        """The points of those whose cork lies on the last stone with more points than it says."""
        far = {
            seat: view.seats[seat].vp for seat in seats if seat >= 0 and view.seats[seat].vp > board_boxes.MOST_POINTS
        }
        spots = (
            dict(zip(seats, board_boxes.point_spots(board_boxes.MOST_POINTS, len(seats)), strict=True)) if seats else {}
        )
        stone = board_boxes.point_stone(board_boxes.MOST_POINTS)
        if len(seats) != 2 and far:
            _plate(surface, screen, max(far.values()), stone.centre[0], stone.y + 13)
        elif far:
            for seat, points in far.items():
                _plate(surface, screen, points, stone.x - 13, spots[seat].y)


def _plate(surface: Paper, screen: Screen, number: int, x: float, y: float) -> None:
    image = pieces.number_plate(number, screen.scale)
    surface.blit(image, image.get_rect(center=screen.pixel((x, y))))


def corks(view: View) -> dict[int, list[int]]:
    """The seats whose corks lie on each stone of the victory wall; -1 is the Automa."""
    points = {seat.seat: seat.vp for seat in view.seats} | ({-1: view.automa.vp} if view.automa else {})
    found: dict[int, list[int]] = {}
    for seat, vp in points.items():
        found.setdefault(min(max(vp, board_boxes.LEAST_POINTS), board_boxes.MOST_POINTS), []).append(seat)
    return found


def bonus_places() -> frozenset[str]:
    """The places of an action that carry its bonus."""
    return frozenset(str(place["id"]) for place in printed_board()["places"] if place.get("bonus"))


def _put(surface: Paper, screen: Screen, picture: Surface, box: Box) -> None:
    surface.blit(picture, screen.pixel((box.x - BLEED, box.y - BLEED)))


def _stand(surface: Paper, screen: Screen, image: Surface, x: float, foot: float, h: float) -> None:
    surface.blit(image, image.get_rect(midbottom=screen.pixel((x, foot + 0.1 * h))))
