"""A question of another's card with the longest names: all of it is seen, whatever the window and the letters."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import pygame
import pytest

from game.art.kit import letters, written
from game.art.kit.canvas import BLEED
from game.art.task import task_panel
from game.play.curtain import CurtainScene
from game.play.scene import TableScene
from game.play.session import Session
from game.program.routes import GameRoutes
from game.store.kept_game import KeptGame
from game.store.settings import Settings, TextSize
from game.text import edition
from game.window.app import App
from game.window.input import Action
from rules.engine.choice import Choice
from rules.engine.game import Game
from rules.engine.header import Header
from rules.viticulture.rules import Viticulture
from tests.invented import rules_with
from tests.tables import viticulture_table

WIDE, HAN = ("W" * 16, "WM" * 8), ("漢字" * 8, "葡萄酒" * 5 + "葡")
GIVER = {
    "each": "opponents",
    "do": {
        "may": [
            {"choose": [{"give": {"lira": 1, "vine": 1}}, {"plant": 1}]},
            {"you": [{"draw": {"order": 1}}, {"place_grape": {"colour": "red", "value": 1}}]},
        ]
    },
}
SWAPPER = {"together": "opponents", "give": {"vine": 2}, "else": {"choose": [{"gain": {"lira": 2}}, {"plant": 1}]}}

DOUBTER = [{"may": {"plant": 1}}, {"may": {"gain": {"lira": 1}}}]


@pytest.fixture(scope="module")
def rules(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Viticulture]:
    found = rules_with(tmp_path_factory.mktemp("box"), generous_neighbour=GIVER, swapper=SWAPPER, doubter=DOUBTER)
    edition.use(found)
    yield found
    edition.use_own()


@pytest.fixture(autouse=True)
def usual() -> Iterator[None]:
    written.listen(True)
    yield
    written.listen(False)
    letters.choose(1)


def asked(
    rules: Viticulture, card: str, names: tuple[str, str], window: tuple[int, int], text: TextSize, hand: str = "open"
) -> TableScene:
    """The table at which the second seat is asked by a card that the first has played."""
    seats = {0: {"hand": [card, "malvasia"], "lira": 5}, 1: {"hand": ["malvasia", "sangiovese"], "lira": 5}}
    state = rules.lay({"season": "summer", "seat": seats}, rules.options({}), 2, 1)
    people = [
        {"name": name, "colour": colour, "hand": hand} for name, colour in zip(names, ("lago", "nero"), strict=True)
    ]
    game = Game.at(rules, Header(rules.name, rules.version, rules.data_digest, {}, people, 1), state)
    game.choose(rules.grammar.parse("place worker play_summer_visitor.left"))
    app = App(GameRoutes, window, Settings(animation="instant", text=text))
    scene = viticulture_table(app, Session(KeptGame(game)))
    app.scenes.replace(scene)
    app.scenes.settle()
    app.step(0.1)
    return scene


@pytest.mark.parametrize(
    ("window", "text", "card", "names"),
    [
        ((1280, 720), 175, "swapper", WIDE),
        ((1280, 720), 175, "generous_neighbour", HAN),
        ((1920, 1080), 175, "generous_neighbour", WIDE),
        ((1920, 1080), 100, "swapper", HAN),
    ],
)
def test_nothing_of_it_is_cut_or_lies_under_a_button(
    rules: Viticulture, card: str, names: tuple[str, str], window: tuple[int, int], text: TextSize
) -> None:
    scene = asked(rules, card, names, window, text)
    panel, screen, task = scene.interaction.panel, scene.interaction.app.screen, scene.interaction.frame.task
    assert panel.asked is not None
    look = panel.asked.look
    assert names[0] in look.line
    assert look.name == names[1]
    told = written.on(task_panel(look, task, 0, screen.scale))
    assert names[1] in [one.text for one in told]
    lines = [one for one in told if one.style == "medium"]
    assert " ".join(one.text for one in lines).replace(" ", "") == look.line.replace(" ", "")
    left, right = (BLEED + 1) * screen.scale, (BLEED + task.w - 1) * screen.scale
    low = (BLEED + look.low - task.y) * screen.scale
    for one in told:
        assert not one.short, one
        assert left < one.box.left, one
        assert one.box.right < right, one
        assert one.box.bottom <= low + 1, one


def test_the_curtain_tells_whose_card_it_is(rules: Viticulture) -> None:
    scene = asked(rules, "swapper", WIDE, (1280, 720), 175, hand="closed")
    curtain = scene.interaction.app.scenes.scenes[-1]
    assert isinstance(curtain, CurtainScene)
    assert curtain.called.asked == f"Swapper, played by {WIDE[0]}: How many cards do you give?"


def test_the_card_that_asks_can_be_read(rules: Viticulture) -> None:
    scene = asked(rules, "generous_neighbour", WIDE, (1280, 720), 100)
    scene.parts.control._act(Action.INSPECT, True)
    assert scene.parts.zoom.card == "generous_neighbour"


def test_a_right_click_on_the_question_opens_the_card_that_asks(rules: Viticulture) -> None:
    scene = asked(rules, "generous_neighbour", WIDE, (1280, 720), 100)
    app, task = scene.interaction.app, scene.interaction.frame.task
    at = app.screen.pixel((task.x + 60, task.y + 80))
    for kind in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        more = {"rel": (0, 0), "buttons": (0, 0, 0)} if kind == pygame.MOUSEMOTION else {"button": 3}
        pygame.event.post(pygame.event.Event(kind, pos=at, **more))
    app.step(0.1)
    assert scene.parts.zoom.card == "generous_neighbour"


def test_answers_of_several_offers_are_buttons(rules: Viticulture) -> None:
    scene = asked(rules, "doubter", WIDE, (1280, 720), 100)
    for pressed in ("no plant", "yes gain_lira"):
        button = scene.interaction.buttons.named(pressed)
        assert button is not None
        assert button.act is not None
        button.act()
        if scene.interaction.held is not None:
            scene.parts.answering.confirm()
        scene.interaction.app.step(0.1)
    made = [line.choice for line in scene.interaction.session.game.record.lines if line.choice]
    assert made[-2:] == ["no plant", "yes gain_lira"]


@pytest.mark.parametrize(("mode", "waits"), [("long", False), ("always", True)])
def test_who_leaves_out_the_last_offer_of_a_turn_is_not_asked_again(
    rules: Viticulture, mode: Literal["long", "always"], waits: bool
) -> None:
    scene = asked(rules, "doubter", ("Lago", "Nero"), (1280, 720), 100)
    interaction = scene.interaction
    interaction.app.settings.confirm = mode
    scene.parts.answering.propose(Choice("no", ("plant",)))
    assert interaction.held is None
    scene.parts.answering.propose(Choice("no", ("gain_lira",)))
    assert (interaction.held is not None) == waits
    assert interaction.session.turn[0] == (0 if waits else 1)
