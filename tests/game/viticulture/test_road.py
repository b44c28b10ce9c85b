"""The road on which anybody gets a lira: its signs stand by the slab that they are about."""

from __future__ import annotations

import math

from game.art import board_boxes
from game.art.board_boxes import CART, CART_PLACES
from game.art.buttons import NUMBER
from game.art.kit.boxes import Box
from game.program.routes import GameRoutes
from game.store.settings import Settings
from game.window.app import App
from rules.engine.choice import Ref
from tests.game.laid import laid, shown


def test_the_number_of_a_suggestion_stands_beside_the_first_slab_and_covers_nothing() -> None:
    app = App(GameRoutes, (640, 360), Settings(animation="instant"))
    scene = shown(app, laid({"season": "summer", "turn": 0}, 3))
    road = next(one for one in scene.interaction.things if one.ref == Ref("space", "gain_lira"))
    x, y = scene.parts.renderer.number_place(road)
    disc = Box(x - NUMBER, y - NUMBER, 2 * NUMBER, 2 * NUMBER)
    assert CART.y <= disc.y
    assert disc.bottom <= CART.bottom
    slabs = [board_boxes.cart_spot(number) for number in range(CART_PLACES)]
    assert math.dist((x, y), (slabs[0].x, slabs[0].y)) < 3 * NUMBER
    assert not any(disc.meets(slab.box) for slab in slabs)


def test_the_number_of_a_suggestion_stands_inside_the_box_of_the_yoke() -> None:
    app = App(GameRoutes, (640, 360), Settings(animation="instant"))
    scene = shown(app, laid({"season": "summer", "turn": 0}, 3))
    yoke = next(one for one in scene.interaction.things if one.ref == Ref("space", "yoke"))
    x, y = scene.parts.renderer.number_place(yoke)
    assert yoke.box.contains(Box(x - NUMBER, y - NUMBER, 2 * NUMBER, 2 * NUMBER))
