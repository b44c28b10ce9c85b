"""Reasons at the table: numbers, the nearest miss of a hand, the rule, and nothing of a closed hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pygame
import pytest

from game.app import App
from game.scenes.table import TableScene
from game.settings import Settings
from game.storage import viticulture
from game.table.session import Session
from game.text.messages import say
from rules.engine.choice import Ref
from rules.engine.game import Game
from rules.engine.record import Header


def table(seat: Mapping[str, Any], season: str = "summer", closed: bool = False) -> TableScene:
    """A turn of a seat with these things, as scenarios lay it."""
    rules = viticulture()
    options = rules.options({})
    given = {"season": season, "turn": 0, "seat": {0: dict(seat)}}
    people = [{"name": name.title(), "colour": name} for name in ("lago", "cotto")]
    header = Header(rules.name, rules.version, rules.data_digest, {}, people, 3)
    session = Session(Game.at(rules, header, rules.lay(given, options, 2, 3)), None)
    session.open_hands = not closed
    app = App((1280, 720), Settings(animation="instant", inspect=0))
    scene = TableScene(app, session)
    app.scenes.replace(scene)
    app.scenes.settle()
    app.step(0.02)
    return scene


def told(scene: TableScene, kind: str, name: str) -> str:
    """What the inspector says against a thing that is pointed at."""
    app = scene.app
    at = next(thing for thing in scene.things if thing.ref == Ref(kind, name)).box.centre
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=app.screen.pixel(at), rel=(0, 0), buttons=(0, 0, 0)))
    app.step(0.02)
    inspected = scene.inspected()
    assert inspected is not None
    return inspected[1]


def test_a_dear_structure_says_what_it_costs_and_what_there_is() -> None:
    words = told(table({"lira": 1, "hand": []}), "action", "build_structure")
    assert "costs 2 lira; you have 1" in words
    assert "(V-" in words


def test_a_hand_of_vines_says_which_comes_nearest() -> None:
    scene = table({"hand": ["cabernet_sauvignon", "pinot"], "lira": 0})
    words = told(scene, "action", "plant_vine")
    assert "Pinot: This needs the trellis." in words
    assert "(V-SUM-PLANT-02)" in words


def test_an_order_says_the_nearest_miss() -> None:
    scene = table({"hand": ["order_1"], "wines": {"red": [2]}}, "winter")
    words = told(scene, "action", "fill_order")
    assert "wine of" in words
    assert "V-EDGE-117" in words


def test_the_rule_is_told_in_one_place_only() -> None:
    scene = table({"hand": [], "lira": 0}, "winter")
    told(scene, "action", "train_worker")
    at = scene.app.screen.pixel(scene.point)
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        pygame.event.post(pygame.event.Event(kind, pos=at, button=1))
    scene.app.step(0.02)
    inspected = scene.inspected()
    places = [scene.note, scene.bubble, inspected[1] if inspected else ""]
    assert all(places)
    assert [place.count("(V-") for place in places] == [1, 0, 0]


def test_a_failed_click_tells_the_reason_in_the_panel_and_at_the_pointer() -> None:
    scene = table({"hand": [], "lira": 0}, "winter")
    app = scene.app
    at = next(thing for thing in scene.things if thing.ref == Ref("action", "train_worker")).box.centre
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        pygame.event.post(pygame.event.Event(kind, pos=app.screen.pixel(at), button=1))
        app.step(0.02)
    assert "lira" in scene.note
    assert scene.panel.asked is not None
    assert scene.panel.asked.look.note == scene.note


@pytest.mark.parametrize("hand", [[], ["merlot"], ["sangiovese"]])
def test_a_closed_hand_gives_no_reason_away(hand: list[str]) -> None:
    assert told(table({"hand": hand}, closed=True), "action", "plant_vine") in ("", say("table-hidden", press="Space"))
