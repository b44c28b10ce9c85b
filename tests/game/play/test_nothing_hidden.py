"""What is foretold of a choice covers neither what it is of, nor what is told of that, nor a button."""

from __future__ import annotations

from collections.abc import Iterator
from math import inf

import pytest

from game.art.kit import letters
from game.art.kit.boxes import Box
from game.art.log import log_rows
from game.play.inspector import inspected
from game.play.scene import TableScene
from game.program.routes import GameRoutes
from game.store.settings import Settings, TextSize
from game.text.messages import languages, use_language
from game.tools import tour_vino
from game.vino.inspector_box import inspector_box
from game.viticulture import render_table
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
    "deck": ({"season": "fall", "turn": 0, "seat": {0: SUMMER}}, ()),
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
        return inspector_box(interaction, renderer.rule_key())
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
            if is_vino(scene):
                assert not box.meets(scene.interaction.layout.demand), thing
        if look is None or not hovered:
            continue
        foretold += 1
        place = scene.parts.renderer.preview_box(look)
        assert box is None or not place.meets(box), (thing, place, box)
        assert not place.meets(hovered[0].box), thing
        crossed = [one.name for one in scene.buttons.all if one.name != "log-drawer" and place.meets(Box(*one.box))]
        assert not crossed, thing
    assert foretold or name == "sell"


@pytest.mark.parametrize("words", [1.0, 1.5])
@pytest.mark.parametrize("name", TABLES)
def test_a_preview_of_an_answer_covers_no_line_of_the_log_and_no_button(
    name: str, words: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[float] = []
    drawing = render_table.log
    monkeypatch.setattr(render_table, "log", lambda *told: (drawn.append(told[3]), drawing(*told))[1])
    app = App(GameRoutes, (1920, 1080), Settings(animation="instant", text=round(100 * words)))
    scene = viticulture(name, app)
    interaction, log = scene.interaction, scene.interaction.frame.log
    for button in tuple(scene.buttons.all):
        scene.buttons.point_at(button.name)
        look = scene.parts.ask.preview.look()
        if look is None:
            continue
        place = scene.parts.renderer.preview_box(look)
        crossed = [one.name for one in scene.buttons.all if one.name != "log-drawer" and place.meets(Box(*one.box))]
        assert not crossed, button.name
        if place.meets(log) and not interaction.frame.drawer:
            drawn.clear()
            app.scenes.redraw()
            app.step(0.0)
            rows = log_rows(interaction.log_lines(), log, app.screen.scale)
            assert not any(place.meets(row) for _, row in rows if row.y + 1 >= log.y + drawn[-1]), button.name


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize("words", [100, 125, 150])
def test_what_can_be_built_is_seen_at_once(code: str, words: TextSize) -> None:
    use_language(code)
    session = laid({"season": "summer", "turn": 0, "seat": {0: {"lira": 20}}}, 3)
    session.choose(session.game.grammar.parse("place worker build_structure.middle"))
    scene = shown(App(GameRoutes, (1280, 720), Settings(animation="instant", text=words)), session)
    assert session.decision is not None
    names = {button.name for button in scene.buttons.all}
    assert {str(one) for one in session.decision.choices} <= names
