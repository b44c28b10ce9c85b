"""What is foretold of a choice covers neither what it is of, nor what is told of that, nor a button."""

from __future__ import annotations

from collections.abc import Iterator
from math import inf

import pytest

from game.art.kit import letters
from game.art.kit.boxes import Box
from game.play.inspector import inspected
from game.play.scene import TableScene
from game.program.routes import GameRoutes
from game.store.settings import Settings
from game.tools import tour_vino
from game.vino.inspector_box import inspector_box
from game.window.app import App
from rules.engine.choice import Ref
from tests.game.laid import laid, shown
from tests.tables import is_vino, vino_table


@pytest.fixture(autouse=True)
def usual() -> Iterator[None]:
    yield
    letters.choose(1)


SUMMER = {"hand": ["pinot", "malvasia", "broker", "landscaper"], "structures": ["trellis"], "lira": 9}
TABLES = {
    "turn": ({"season": "summer", "turn": 0, "seat": {0: SUMMER}}, ()),
    "plant": ({"season": "summer", "turn": 0, "seat": {0: SUMMER}}, ("place worker plant_vine.left",)),
    "build": ({"season": "summer", "turn": 0, "seat": {0: SUMMER}}, ("place worker build_structure.left",)),
    "visitor": ({"season": "summer", "turn": 0, "seat": {0: SUMMER}}, ("place worker play_summer_visitor.left",)),
}


def viticulture(name: str, app: App) -> TableScene:
    given, made = TABLES[name]
    session = laid(given)
    for text in made:
        session.choose(session.game.grammar.parse(text))
    return shown(app, session)


def vino(name: str, app: App) -> TableScene:
    scene = vino_table(app, tour_vino.played(tour_vino.asked(name, 2), 3))
    app.scenes.replace(scene)
    app.scenes.settle()
    app.step(0.02)
    return scene


def told_at(scene: TableScene) -> Box | None:
    """Where it is told of what is pointed at."""
    interaction, renderer = scene.interaction, scene.parts.renderer
    seen = inspected(interaction)
    told = interaction.explain(seen[0].ref) if seen is not None else None
    if seen is None or told is None or interaction.panel.long:
        return None
    if is_vino(scene):
        return inspector_box(interaction, scene.parts.ask.preview.look(), scene.parts.ask)
    return renderer.inspector_box(told, seen[1], seen[0].box)


@pytest.mark.parametrize("words", [1.0, 1.5])
@pytest.mark.parametrize("name", [*TABLES, "buy", "sell"])
def test_a_preview_covers_nothing_that_must_be_read(name: str, words: float) -> None:
    app = App(GameRoutes, (1280, 720), Settings(animation="instant", text=round(100 * words)))
    scene = viticulture(name, app) if name in TABLES else vino(name, app)
    interaction, foretold = scene.interaction, 0
    if name == "plant":
        interaction.pointer.selection.touch(Ref("card", "pinot"))
    for thing in tuple(interaction.things):
        interaction.attention.move(thing.box.centre)
        interaction.pointer.move(interaction.attention.point)
        interaction.attention.rest_for(inf)
        look, hovered = scene.parts.ask.preview.look(), interaction.pointer.hovered
        box = told_at(scene)
        if box is not None:
            seen = inspected(interaction)
            assert seen is not None
            assert not box.meets(seen[0].box), thing
            if seen[0].ref.kind in ("demand", "arch"):
                assert not any(box.meets(one.box) for one in interaction.things if one.ref.kind == "demand"), thing
        if look is None or not hovered:
            continue
        foretold += 1
        place = scene.parts.renderer.preview_box(look)
        assert box is None or not place.meets(box), (thing, place, box)
        assert not place.meets(hovered[0].box), thing
        crossed = [one.name for one in scene.buttons.all if one.name != "log-drawer" and place.meets(Box(*one.box))]
        assert not crossed, thing
    assert foretold or name == "sell"
