"""Reasons at the table: numbers, the nearest miss of a hand, and nothing of a closed hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pygame
import pytest

from game.art import board_boxes
from game.play.bubble import ABOVE, place_of
from game.play.inspector import inspected
from game.play.note import Held
from game.play.scene import TableScene
from game.play.session import Session
from game.program.routes import GameRoutes
from game.store.kept_game import KeptGame
from game.store.records import viticulture
from game.store.settings import Settings
from game.text.messages import say
from game.tools.tour_play import played
from game.tools.tour_tables import season as season_of
from game.viticulture.closed_hand import concealed_spaces
from game.viticulture.frame import frame_of
from game.window.app import App
from game.window.screen import Screen
from rules.engine.choice import Ref, choice
from rules.engine.game import Game
from rules.engine.header import Header
from tests.game.driver import Driver
from tests.game.laid import shown

waking = season_of("spring", "wake", 1)


def table(seat: Mapping[str, Any], season: str = "summer", closed: bool = False) -> TableScene:
    """A turn of a seat with these things, as scenarios lay it."""
    rules = viticulture()
    options = rules.options({})
    given = {"season": season, "turn": 0, "seat": {0: dict(seat)}}
    people = [{"name": name.title(), "colour": name} for name in ("lago", "cotto")]
    header = Header(rules.name, rules.version, rules.data_digest, {}, people, 3)
    session = Session(KeptGame(Game.at(rules, header, rules.lay(given, options, 2, 3))))
    session.kept.open_hands = not closed
    app = App(GameRoutes, (1280, 720), Settings(animation="instant", inspect=0))
    return shown(app, session)


def told(scene: TableScene, kind: str, name: str) -> str:
    """What the inspector says against a thing that is pointed at."""
    app = scene.app
    at = next(thing for thing in scene.interaction.things if thing.ref == Ref(kind, name)).box.centre
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=app.screen.pixel(at), rel=(0, 0), buttons=(0, 0, 0)))
    app.step(0.02)
    seen = inspected(scene.interaction)
    assert seen is not None
    return seen[1]


def test_a_dear_structure_says_what_it_costs_and_what_there_is() -> None:
    words = told(table({"lira": 1, "hand": []}), "action", "build_structure")
    assert words.endswith("costs 2 lira; you have 1.")


def test_a_hand_of_vines_says_which_comes_nearest() -> None:
    scene = table({"hand": ["cabernet_sauvignon", "pinot"], "lira": 0})
    words = told(scene, "action", "plant_vine")
    assert words.endswith("Pinot comes nearest. This needs the trellis.")


def test_a_card_whose_action_waits_for_confirm_says_so() -> None:
    scene = table({"hand": ["sponsor"]})
    interaction, tried = scene.interaction, choice("play", "sponsor")
    assert interaction.why(Ref("card", "sponsor"), tried) == "Place a worker on “Play a summer visitor” first."
    for space, said in (("play_summer_visitor.left", "Confirm the"), ("draw_vine.left", "Place a")):
        interaction.held = Held(choice("place", "worker", space), str, "plain")
        assert interaction.why(Ref("card", "sponsor"), tried) == f"{said} worker on “Play a summer visitor” first."


def test_an_order_says_the_nearest_miss() -> None:
    scene = table({"hand": ["order_1"], "wines": {"red": [2]}}, "winter")
    words = told(scene, "action", "fill_order")
    assert words == "This takes a red wine of 5 or more; your best for it is 2."


def test_a_failed_click_tells_the_reason_at_the_pointer_and_nowhere_else() -> None:
    scene = table({"hand": [], "lira": 0}, "winter")
    app = scene.app
    at = next(thing for thing in scene.interaction.things if thing.ref == Ref("action", "train_worker")).box.centre
    before = [(button.name, button.box) for button in scene.interaction.buttons.all]
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        pygame.event.post(pygame.event.Event(kind, pos=app.screen.pixel(at), button=1))
        app.step(0.02)
    assert [(button.name, button.box) for button in scene.interaction.buttons.all] == before
    assert "lira" in scene.interaction.note.refusal
    assert scene.interaction.panel.asked is not None
    assert scene.interaction.panel.asked.look.note == ""


@pytest.mark.parametrize(
    ("season", "action", "hand"),
    [
        ("summer", "plant_vine", ["broker", "order_1"]),
        ("summer", "play_summer_visitor", ["merlot", "merchant"]),
        ("winter", "play_winter_visitor", ["merlot", "broker"]),
        ("winter", "fill_order", ["merlot", "broker"]),
    ],
)
def test_an_action_for_which_there_is_no_card_says_so_before_the_hand_is_opened(
    season: str, action: str, hand: list[str]
) -> None:
    """How many cards of each deck a seat holds is public."""
    closed, opened = (table({"hand": hand}, season, closed=one) for one in (True, False))
    words = told(closed, "action", action)
    assert words == told(opened, "action", action)
    assert "in your hand" in words or "no wine order" in words
    assert action not in closed.interaction.open_actions
    assert not any(ref.name.startswith(action) for ref in concealed(closed))


def concealed(scene: TableScene) -> frozenset[Ref]:
    """The spaces that are marked with the closed eye."""
    assert scene.interaction.decision is not None
    return concealed_spaces(scene.interaction.decision, scene.interaction.view)


@pytest.mark.parametrize("hand", [["merlot"], ["sangiovese"]])
def test_a_closed_hand_gives_no_reason_away(hand: list[str]) -> None:
    assert told(table({"hand": hand}, closed=True), "action", "plant_vine") in ("", say("table-hidden", press="Space"))


def test_a_rooster_carried_to_an_action_is_told_the_same_whether_the_hand_is_open_or_not() -> None:
    """What is not asked at all does not rest on the hand."""
    words = []
    for hands in ("open", "closed"):
        session = played(waking)
        session.kept.open_hands = hands == "open"
        driver = Driver(App(GameRoutes, (960, 540), Settings(animation="instant")), session, drags=True)
        assert driver.scene.interaction.closed == (hands == "closed")
        rooster, space = (
            next(thing for thing in driver.scene.interaction.things if thing.ref == ref).box.centre
            for ref in (Ref("rooster", "own"), Ref("space", "plant_vine.left"))
        )
        driver.drag(rooster, space)
        words.append(driver.scene.interaction.note.words)
    assert words[0] == words[1]
    assert words[0] == say("reason-not_asked_now")


def test_an_action_says_in_spring_why_it_cannot_be_taken() -> None:
    session = played(waking)
    session.kept.open_hands = True
    scene = Driver(App(GameRoutes, (960, 540), Settings(animation="instant", inspect=0)), session, drags=False).scene
    assert told(scene, "action", "build_structure") == say("reason-not_asked_now")


def test_a_thing_says_why_not_also_while_the_answers_lie_over_the_inspector() -> None:
    """The reason stands at the pointer then."""
    scene = table({"lira": 4, "hand": []})
    driver = Driver(scene.app, scene.interaction.session, False, scene)
    driver.click(
        next(
            thing for thing in scene.interaction.things if thing.ref == Ref("space", "build_structure.left")
        ).box.centre
    )
    if scene.interaction.held is not None:
        driver.press("confirm")
    assert scene.interaction.panel.long
    driver.move((960, 20))
    bare = scene.app.screen.surface.copy()
    words = told(scene, "structure", "large_cellar")
    assert words
    x, y = scene.interaction.attention.point
    beside = pygame.Rect(0, 0, 60, 16)
    beside.midbottom = scene.app.screen.pixel((x, y - ABOVE))
    assert pygame.image.tobytes(bare.subsurface(beside), "RGB") != pygame.image.tobytes(
        scene.app.screen.surface.subsurface(beside), "RGB"
    )


def test_what_is_built_is_listed_with_its_price_and_the_bonus_comes_first() -> None:
    rules, seats = viticulture(), 3
    given = {"season": "summer", "turn": 0, "seat": {0: {"lira": 4, "hand": []}}}
    people = [{"name": name.title(), "colour": name} for name in ("lago", "cotto", "sole")]
    header = Header(rules.name, rules.version, rules.data_digest, {}, people, 3)
    session = Session(KeptGame(Game.at(rules, header, rules.lay(given, rules.options({}), seats, 3))))
    session.kept.open_hands = True
    session.choose(session.game.grammar.parse("place worker build_structure.middle"))
    scene = Driver(App(GameRoutes, (1280, 720), Settings(animation="instant", inspect=0)), session, drags=False).scene
    assert scene.interaction.panel.asked is not None
    words = [str(answer.words) for answer in scene.interaction.panel.asked.answers]
    assert words[0].startswith("First the bonus: ")
    assert "Trellis for 2 lira" in words
    assert told(scene, "structure", "windmill").endswith("Take the bonus first.")
    assert "bonus" not in told(scene, "structure", "tasting_room")


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1024, 768)])
@pytest.mark.parametrize("wide", [120, 380])
def test_a_reason_lies_off_the_panel_and_clear_of_the_name_of_its_place(size: tuple[int, int], wide: int) -> None:
    screen, frame = Screen(pygame.Surface(size)), frame_of(size, 1)
    tall = 40 if wide < 300 else 62
    panel = screen.pixels(frame.task)
    for action in (*board_boxes.SUMMER, *board_boxes.WINTER):
        cell = board_boxes.action_cell(action)
        for spot in board_boxes.cell_places(cell, 2):
            pixels = round(wide * screen.scale), round(tall * screen.scale)
            place = place_of(pixels, screen, (spot.x, spot.y), frame.task)
            assert screen.frame.contains(place)
            assert not place.colliderect(panel)
            assert not place.colliderect(screen.pixels(board_boxes.name_sign(cell)))
            assert not place.collidepoint(screen.pixel((spot.x, spot.y)))
