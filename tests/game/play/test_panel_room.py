"""Where the inspector and the newest lines of the log lie while the log is a drawer."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.art import board_boxes
from game.art.kit import letters
from game.art.kit.boxes import Box
from game.play import panel_room
from game.play.inspector import inspected
from game.play.panel import Answer, Asked
from game.play.scene import TableScene
from game.play.session import Session
from game.program.routes import GameRoutes
from game.store.kept_game import KeptGame
from game.store.settings import Settings, TextSize
from game.tools import tour_vino
from game.window.app import App
from tests.tables import vino_table, viticulture_table


@pytest.fixture(autouse=True)
def usual() -> Iterator[None]:
    yield
    letters.choose(1)


def opened(window: tuple[int, int], text: TextSize) -> TableScene:
    app = App(GameRoutes, window, Settings(animation="instant", text=text, hands="open"))
    scene = viticulture_table(app, Session(KeptGame.begin(("Lago", "Cotto"), ("lago", "cotto"), 7, {})))
    app.scenes.push(scene)
    app.scenes.settle()
    for _ in range(6):
        scene.parts.answering.propose(scene.interaction.session.decision.choices[0])
        if scene.interaction.held is not None:
            scene.parts.answering.confirm()
    app.step(0.02)
    return scene


def apart(a: Box, b: Box) -> bool:
    return a.x >= b.right - 0.1 or b.x >= a.right - 0.1 or a.y >= b.bottom - 0.1 or b.y >= a.bottom - 0.1


@pytest.mark.parametrize("window", [(1920, 1080), (1152, 648)])
@pytest.mark.parametrize("text", [150, 175])
def test_the_inspector_covers_neither_hand_nor_board_nor_a_button(window: tuple[int, int], text: TextSize) -> None:
    scene = opened(window, text)
    assert scene.interaction.frame.drawer
    told = 0
    for thing in scene.interaction.things:
        scene.interaction.attention.move(thing.box.centre)
        scene.interaction.pointer.move(scene.interaction.attention.point)
        scene.interaction.attention.rest_for(10.0)
        seen = inspected(scene.interaction)
        found = scene.interaction.explain(seen[0].ref) if seen is not None else None
        if seen is None or found is None:
            continue
        told += 1
        box = scene.parts.renderer.inspector_box(found, seen[1], seen[0].box)
        assert apart(box, scene.interaction.frame.hand), thing
        assert apart(box, board_boxes.BOARD), thing
        assert apart(box, seen[0].box), thing
        buttons = [button for button in scene.buttons.all if button.name != "log-drawer"]
        assert all(apart(box, Box(*button.box)) for button in buttons), thing
    assert told > 30


def test_what_was_done_last_opens_the_drawer_of_the_log() -> None:
    scene = opened((1920, 1080), 150)
    look = scene.parts.ask.preview.look()
    assert panel_room.lines(scene.interaction, look) is None
    told, button = panel_room.line(scene.interaction, look), scene.buttons.named("log-drawer")
    assert told is not None
    assert button is not None
    assert button.box == told.box
    button.act()
    assert scene.interaction.drawer
    assert not panel_room.buttons(scene.interaction, look)


def test_where_the_log_has_a_place_there_is_no_handle() -> None:
    scene = opened((1920, 1080), 125)
    assert panel_room.lines(scene.interaction, scene.parts.ask.preview.look()) is None
    assert scene.buttons.named("log-drawer") is None


def test_a_sheet_of_answers_that_gives_way_to_the_hand_stays_in_the_window() -> None:
    scene = opened((1280, 720), 150)
    panel, hand = scene.interaction.panel, scene.interaction.frame.hand
    assert panel.asked is not None
    answers = tuple(Answer(str(n), "Discard", lambda: None, more="A reason of some words. " * 2) for n in range(3))
    placed = panel._on_a_sheet(Asked(panel.asked.look, answers, (), (hand,)), False, scene.app.screen)
    assert placed
    assert panel.sheet is not None
    assert panel.sheet.x >= 0
    assert apart(panel.sheet, hand)


def test_answers_that_fit_on_no_sheet_come_page_by_page_on_the_larger_one() -> None:
    app = App(GameRoutes, (1280, 720), Settings(animation="instant", text=175))
    scene = vino_table(app, tour_vino.played(tour_vino.asked("region", 2), 4))
    app.scenes.push(scene)
    app.scenes.settle()
    panel = scene.interaction.panel
    assert panel.asked is not None
    answers = tuple(Answer(str(n), "Lazio", lambda: None, more="A reason of some words. " * 6) for n in range(3))
    placed = panel._on_a_sheet(Asked(panel.asked.look, answers, ()), False, app.screen)
    assert panel.sheet is not None
    assert not apart(panel.sheet, scene.interaction.frame.log)
    for button in placed:
        assert panel.sheet.y <= button.box[1]
        assert button.box[1] + button.box[3] <= panel.sheet.bottom
