"""Places where many workers stand: how many is told where some of them hide others."""

from __future__ import annotations

from itertools import pairwise

import pytest

from game.art import board_boxes
from game.play.scene import TableScene
from game.program.routes import GameRoutes
from game.store.kept_game import KeptGame
from game.store.records import viticulture
from game.store.settings import Settings, TextSize
from game.viticulture.interaction import ViticultureInteraction
from game.viticulture.render_board import BoardDrawing
from game.window.app import App
from rules.engine.game import Game
from rules.engine.header import Header
from tests.tables import viticulture_table

COLOURS = ("lago", "cotto", "sole", "salvia", "nero", "calce")


def crowded(grandes: int, on_cart: int, words: TextSize = 100) -> TableScene:
    """Summer with six seats: so many grandes on a full action, and so many workers on the cart."""
    rules = viticulture()
    slabs = {f"draw_vine.{place}": f"{seat} worker" for seat, place in enumerate(("left", "middle", "right"))}
    occupied = slabs | {
        "draw_vine.art": [f"{seat} grande" for seat in range(grandes)],
        "gain_lira": [f"{3 + number % 3} worker" for number in range(on_cart)],
    }
    given = {"season": "summer", "turn": 5, "occupied": {space: stands for space, stands in occupied.items() if stands}}
    seats = [{"name": colour.title(), "colour": colour} for colour in COLOURS]
    header = Header(rules.name, rules.version, rules.data_digest, {}, seats, 3)
    kept = KeptGame(Game.at(rules, header, rules.lay(given, rules.options({}), len(seats), 3)))
    app = App(GameRoutes, (640, 360), Settings(animation="instant", reduced_motion=True, text=words))
    scene = viticulture_table(app, kept)
    app.scenes.replace(scene)
    app.scenes.settle()
    app.step(0.5)
    return scene


def test_how_many_stand_is_told_beside_the_hand_of_a_legal_place() -> None:
    interaction = crowded(6, 12).interaction
    assert isinstance(interaction, ViticultureInteraction)
    told = {number: (x, y) for number, x, y in BoardDrawing(COLOURS, {}).crowds(interaction.view, interaction.spread)}
    assert set(told) == {6, 12}
    x, y = told[12]
    last = board_boxes.cart_spot(12)
    assert y < last.y - 10
    assert x > last.x + last.r


@pytest.mark.parametrize("words", [100, 175])
def test_five_grandes_on_one_action_are_all_seen(words: TextSize) -> None:
    interaction = crowded(5, 0, words).interaction
    assert isinstance(interaction, ViticultureInteraction)
    drawing, view = BoardDrawing(COLOURS, {}), interaction.view
    assert not list(drawing.crowds(view, interaction.spread))
    standing = [
        (colour, board_boxes.standing(spot, kind))
        for space, kind, colour, spot in drawing.standing(view, interaction.spread, frozenset())
        if space == "draw_vine.art"
    ]
    assert [colour for colour, _ in standing] == list(COLOURS[:5])
    for one, other in pairwise(sorted((one for _, one in standing), key=lambda one: -one.x)):
        assert one.x - other.x > 0.6 * one.h
    assert drawing.place_look(view, interaction.spread, "draw_vine", interaction.opened_actions).benches >= 5
