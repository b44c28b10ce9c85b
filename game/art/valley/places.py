"""The twelve places of the valley as pictures: open in their season, shut in the others."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Surface

from game.art import board_boxes
from game.art.kit.cache import kept
from game.art.kit.raster import pixels, raster
from game.art.kit.shapes import Fragment, group
from game.art.valley import summer_places as summer
from game.art.valley import winter_places as winter

PLACES: dict[str, Callable[[bool], Fragment]] = {
    "draw_vine": summer.nursery,
    "give_tour": summer.tour_bus,
    "build_structure": summer.building_site,
    "play_summer_visitor": summer.tavern_terrace,
    "sell_grape_or_field": summer.market_stall,
    "plant_vine": summer.planting,
    "draw_order": winter.order_office,
    "harvest_field": winter.harvest_rows,
    "make_wine": winter.press_house,
    "play_winter_visitor": winter.winter_tavern,
    "train_worker": winter.school_yard,
    "fill_order": winter.wine_shop,
}
"""The drawing of each action's place; ``True``: its doors are open and its goods lie out."""

OVER = 12
"""How far a picture reaches above its place and to the right of it, in design px."""
_WIDTH, _HEIGHT, _MIDDLE = 206.0, 104.0, 125.0


@kept(60, lasting=True)
def picture(action: str, is_open: bool, scale: float) -> Surface:
    """A place without road, slabs and signs, ``OVER`` larger than the picture of its box above and at the right.

    Where large words leave it less room it is drawn smaller, in the middle.
    """
    share = board_boxes.picture_height() / _HEIGHT
    left = 0 if share == 1 else _WIDTH / 2 - _MIDDLE * share
    shapes = group(PLACES[action](is_open), left, OVER, share)
    size = pixels(_WIDTH + OVER, scale), pixels(board_boxes.picture_height() + OVER, scale)
    return raster(*size, scale, shapes, painted=True)
