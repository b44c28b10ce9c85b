"""What lies over what at a table: the thing that is carried over everything but the curtain."""

from __future__ import annotations

import pygame
import pytest

from game.play.scene import TableScene
from game.program.routes import GameRoutes
from game.store.settings import Settings
from game.tools import tour_vino
from game.tools.tour_play import played
from game.tools.tour_tables import season
from game.window.app import App
from game.window.screen import Screen
from tests.tables import vino_table, viticulture_table

CLOTH = (1, 2, 3)
WHERE = (900.0, 420.0)


class Cloth:
    """Lies over the whole table, as a season that begins does."""

    low, over, age = False, False, 0.0

    def draw(self, surface: pygame.Surface, screen: Screen) -> None:
        """Cover everything."""
        surface.fill(CLOTH)


def table(game: str) -> TableScene:
    app = App(GameRoutes, (1280, 720), Settings(animation="instant"))
    session = played(season("summer", "turn", 3)) if game == "viticulture" else None
    if session is not None:
        session.kept.agree(open_hands=True, may_rewind=False)
        scene = viticulture_table(app, session)
    else:
        scene = vino_table(app, tour_vino.played(tour_vino.asked("buy", 2), 3))
    app.scenes.push(scene)
    app.scenes.settle()
    app.step(0.02)
    return scene


@pytest.mark.parametrize(("game", "kind"), [("viticulture", "worker"), ("viticulture", "card"), ("vino", "marker")])
def test_what_is_carried_lies_over_all_that_lies_over_the_table(game: str, kind: str) -> None:
    scene = table(game)
    interaction, screen = scene.interaction, scene.app.screen
    liftable = interaction.pointer.selection.liftable()
    thing = next(one for one in reversed(interaction.things) if one.ref.kind == kind and one.ref in liftable)
    x, y = thing.box.x + 12, thing.box.y + thing.box.h / 2
    interaction.pointer.move((x, y))
    interaction.pointer.press((x, y))
    interaction.pointer.move((x + 60, y - 60))
    interaction.pointer.move(WHERE)
    assert interaction.pointer.carried is not None
    interaction.queue.overlays.append(Cloth())
    scene.draw(screen.surface)
    at = screen.pixel(WHERE)
    around = pygame.Rect(0, 0, 240, 240)
    around.center = at
    seen = {tuple(screen.surface.get_at((px, py)))[:3] for px in range(around.left, around.right, 4)
            for py in range(around.top, around.bottom, 4)}  # fmt: skip
    assert len(seen) > 3, "only the cloth is seen where the thing is carried"
    assert tuple(screen.surface.get_at(screen.pixel((300, 300))))[:3] == CLOTH
