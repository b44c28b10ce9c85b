"""The ground of the board in high contrast: flat paper, the places as outlines, the present season framed."""

from __future__ import annotations

from pygame import BLEND_RGBA_MULT, SRCALPHA, Surface, mask

from game.art import board_boxes
from game.art.board_boxes import BOARD, CART, SEASON_AREAS
from game.art.kit.cache import kept
from game.art.kit.palette import SEASONS
from game.art.kit.raster import pixels, raster
from game.art.kit.shapes import NONE, Fragment, path, polygon, rect
from game.art.valley import land, places

_LIT, _REST = "#FFFFFF", "#DCDCDC"
_LINE = "#111111"
_PALE = 70
"""How opaque the inside of an outlined place is, 0-255."""


@kept(2)
def ground(season: str, scale: float) -> Surface:
    """The paper with roads and the outlines of the places."""
    sheet = _sheet(season, scale).copy()
    for action in (*board_boxes.SUMMER, *board_boxes.WINTER):
        box = board_boxes.action_cell(action)
        outline = _outlined(action, board_boxes.season_of(action) == season, scale)
        at = box.x - BOARD.x, box.y - BOARD.y - places.OVER - 3
        sheet.blit(outline, (round(at[0] * scale), round(at[1] * scale)))
    return sheet


@kept(2)
def _sheet(season: str, scale: float) -> Surface:
    return raster(pixels(BOARD.w, scale), pixels(BOARD.h, scale), scale, _paper(season), painted=True)


def _paper(season: str) -> Fragment:
    """Flat paper: white where it is the season, grey elsewhere, a line along each road and round each season."""
    out, cart = rect(0, 0, BOARD.w, BOARD.h, _REST), CART.y - BOARD.y
    if season in ("summer", "winter"):
        out += rect(CART.x - BOARD.x, cart, CART.w, CART.h, _LIT)
    for name, area in SEASON_AREAS.items():
        x, y, w, h = area.x - BOARD.x, area.y - BOARD.y, area.w, cart
        now = name == season
        if now:
            out += rect(x, y, w, h, _LIT)
        out += path(f"M{x},{y}V{h}", NONE, _LINE, 1.5)
        if name in ("summer", "winter"):
            for row in range(3):
                road, wall = land.road_of(row)
                out += rect(x + 2, road, w - 4, wall - road, _LIT if now else "#EDEDED")
                out += path(f"M{x + 2},{road}H{x + w - 2}M{x + 2},{wall}H{x + w - 2}", NONE, "#8A8A8A", 1.5)
        if now:
            out += rect(x + 4, y + 6, w - 8, h - 8, NONE, 4, SEASONS[name].head, 5)
    return out


@kept(30)
def _outlined(action: str, is_open: bool, scale: float) -> Surface:
    """A place in pale inks within a strong outline."""
    image = places.picture(action, is_open, scale)
    sheet = image.copy()
    pale = Surface(image.get_size(), SRCALPHA)
    pale.fill((255, 255, 255, _PALE))
    sheet.blit(pale, (0, 0), special_flags=BLEND_RGBA_MULT)
    shape = mask.from_surface(image, 110)
    lines = ""
    for part in shape.connected_components(round(40 * scale * scale)):
        points = [(x / scale, y / scale) for x, y in part.outline(max(1, round(2 * scale)))]
        if len(points) > 6:
            lines += path(polygon(points), NONE, _LINE, 2)
    sheet.blit(raster(*image.get_size(), scale, lines, painted=True), (0, 0))
    return sheet
