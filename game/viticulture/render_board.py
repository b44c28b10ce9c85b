"""Draws the shared part of the table: board, pieces on it, decks and walls, from a view."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby

from pygame import Surface

from game.art import automa, board_boxes, decks, pieces
from game.art.kit.boxes import Box, Spot
from game.art.kit.canvas import BLEED
from game.art.kit.layers import Paper
from game.art.kit.palette import NOBODY
from game.art.valley import cart, standing, walls
from game.art.valley.ground import ground
from game.art.valley.place import MARGIN, PlaceLook, place
from game.art.valley.season_names import BOX as SKY
from game.art.valley.season_names import SeasonNames, season_names
from game.art.valley.wake_up import wake_row
from game.text.messages import say
from game.text.names import called
from game.text.printed import board as printed_board
from game.viticulture.automa import first_row
from game.viticulture.open_actions import Opened
from game.viticulture.spread import Spread
from game.viticulture.things import stood
from game.window.screen import Screen
from rules.engine.choice import Ref
from rules.viticulture.view import View

LAST_ROW = 7
"""The row whose gift is a piece, which somebody takes away."""
ROW_TOKEN = 42
"""Size of the glass token on a row, where it still lies."""

TWINS = {"play_summer_visitor": "play_winter_visitor", "play_winter_visitor": "play_summer_visitor"}
"""Actions that differ only in their season: their names stand side by side and are worded alike."""


class BoardDrawing:
    """The board of one game. ``colours`` are the players' colours by seat, ``coins`` the lira that an action always
    brings (or costs, negative)."""

    def __init__(self, colours: Sequence[str], coins: Mapping[str, int]) -> None:
        self.colours = tuple(colours)
        self.coins = dict(coins)
        self._piles: dict[str, tuple[int, str]] = {}
        """How many cards lay on each discard pile when it was drawn last, and the top one."""

    def draw(
        self, surface: Paper, screen: Screen, view: View, spread: Spread, opened: Opened, hidden: frozenset[Ref]
    ) -> None:
        """Draw everything shared. ``opened`` are the actions that somebody may take, and what the others lack;
        ``hidden`` things are on their way and not drawn."""
        self.lay_ground(surface, screen, view.season)
        self._rows(surface, screen, view, hidden)
        self._places(surface, screen, view, spread, opened)
        self._decks(surface, screen, view, hidden)
        self._workers(surface, screen, view, spread, opened, hidden)
        self._walls(surface, screen, view, hidden)

    def lay_ground(self, surface: Paper, screen: Screen, season: str) -> None:
        """The valley in the light of a season, the names of all, and the walls."""
        words = say("table-wake-up"), *(say(f"season-{name}") for name in ("summer", "fall", "winter"))
        _put(surface, screen, ground(season_of_light(season), screen.scale), board_boxes.BOARD)
        _put(surface, screen, season_names(season, SeasonNames(*words), screen.scale), SKY, 0)
        _put(surface, screen, walls.walls(screen.scale), walls.BOX, 0)

    def _rows(self, surface: Paper, screen: Screen, view: View, hidden: frozenset[Ref]) -> None:
        roosters = {seat.row: seat.seat for seat in view.seats if seat.row and Ref("row", str(seat.row)) not in hidden}
        lit, first = view.season == "spring", first_row(view)
        for row in range(1, 8):
            taken = row == LAST_ROW and not view.temporary_on_chart
            picture = wake_row(row, lit, first, taken, screen.scale)
            _put(surface, screen, picture, board_boxes.wake_up_row(row))
        for row in view.automa.row_tokens if view.automa else ():
            spot = board_boxes.rooster_spot(row)
            image = automa.token_picture(ROW_TOKEN, screen.scale)
            surface.blit(image, image.get_rect(center=screen.pixel((spot.x, spot.y))))
        for row, seat in roosters.items():
            x, foot, h = board_boxes.rooster_standing(row)
            image = pieces.rooster_picture(self.colours[seat], h, screen.scale)
            _stand(surface, screen, image, x, foot, h)

    def _places(self, surface: Paper, screen: Screen, view: View, spread: Spread, opened: Opened) -> None:
        for action in (*board_boxes.SUMMER, *board_boxes.WINTER):
            look = self.place_look(view, spread, action, opened)
            _put(surface, screen, place(look, screen.scale), board_boxes.action_cell(action), MARGIN)
        workers = len(view.occupied.get("gain_lira", ()))
        light = view.season if view.season in ("summer", "winter") else ""
        words = say("action-gain_lira"), say("table-cart-hint")
        picture = cart.cart(*words, light, "gain_lira" in opened.actions, workers, screen.scale)
        _put(surface, screen, picture, board_boxes.CART)
        _put(surface, screen, cart.fall(say("table-or"), view.season == "fall", screen.scale), board_boxes.FALL)

    def place_look(self, view: View, spread: Spread, action: str, opened: Opened) -> PlaceLook:
        """How the place of an action looks in a position."""
        spaces = [f"{action}.{place}" for place in spread.places]
        taken = tuple(i for i, space in enumerate(spaces) if view.occupied.get(space))
        grandes, is_open = len(view.occupied.get(f"{action}.art", ())), action in opened.actions
        return PlaceLook(
            action,
            called("action", action),
            len(spaces),
            taken,
            next((i for i, place in enumerate(spread.places) if place in bonus_places()), -1),
            grandes + (is_open and len(taken) == len(spaces)),
            board_boxes.season_of(action) == view.season,
            is_open,
            self.coins.get(action, 0),
            "" if is_open else opened.lacks.get(action, ""),
            called("action", TWINS[action]) if action in TWINS else "",
        )

    def _decks(self, surface: Paper, screen: Screen, view: View, hidden: frozenset[Ref]) -> None:
        for deck in board_boxes.DECKS:
            if Ref("pile", deck) not in hidden or deck not in self._piles:
                self._piles[deck] = view.piles.get(deck, 0), view.tops.get(deck, "")
            lit = view.season == "fall"
            picture = decks.tray(deck, view.decks.get(deck, 0), *self._piles[deck], lit, screen.scale)
            _put(surface, screen, picture, board_boxes.deck_stand(deck))

    def _workers(
        self, surface: Paper, screen: Screen, view: View, spread: Spread, opened: Opened, hidden: frozenset[Ref]
    ) -> None:
        for space, kind, colour, spot in self.standing(view, spread, hidden):
            where, action = board_boxes.standing(spot, kind), space.partition(".")[0]
            evening = "" if action == "gain_lira" or action in opened.actions else board_boxes.season_of(action)
            image = standing.worker(colour, kind, where.h, "" if evening == view.season else evening, screen.scale)
            _stand(surface, screen, image, where.x, where.foot, where.h)
        for number, x, y in self.crowds(view, spread):
            _plate(surface, screen, number, x, y)

    def crowds(self, view: View, spread: Spread) -> Iterator[tuple[int, float, float]]:
        """How many workers stand where some hide others, and where that is told: beside the mark of a legal place."""
        for space, stands in view.occupied.items():
            last = spread.space(space, len(stands))
            if space == "gain_lira" and len(stands) > board_boxes.CART_PLACES and last:
                yield len(stands), last.x + 36, last.y - 16
            elif space.endswith(".art") and last and spread.space(space, len(stands) - 2) == last:
                yield len(stands), last.x - last.r - 10, last.y - 6

    def standing(self, view: View, spread: Spread, hidden: frozenset[Ref]) -> Iterator[tuple[str, str, str, Spot]]:
        """The workers on the board, those at the back first: space, kind, colour and place."""
        for space, stands in sorted(view.occupied.items(), key=lambda one: not one[0].endswith(".art")):
            for index, (seat, kind) in enumerate(stands):
                spot = None if space == "yoke" else spread.space(space, index)
                if spot is not None and stood(space, index) not in hidden:
                    yield space, kind, self.worker_colour(seat, kind), spot

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
            for seat, bottle in zip(seats, board_boxes.residual_spots(step, len(seats)), strict=True):
                if Ref("bottle", str(seat)) in hidden:
                    continue
                image = pieces.bottle_picture(self.colours[seat], bottle.h, screen.scale)
                x, y = screen.pixel((bottle.x, bottle.foot + bottle.h * 0.15))
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


def season_of_light(season: str) -> str:
    """The season in whose light the valley lies: nothing where it is none of the four."""
    return season if season in board_boxes.SEASON_AREAS else ""


def _put(surface: Paper, screen: Screen, picture: Surface, box: Box, margin: float = BLEED) -> None:
    surface.blit(picture, screen.pixel((box.x - margin, box.y - margin)))


def _stand(surface: Paper, screen: Screen, image: Surface, x: float, foot: float, h: float) -> None:
    surface.blit(image, image.get_rect(midbottom=screen.pixel((x, foot + 0.1 * h))))
