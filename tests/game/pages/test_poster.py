"""The poster of the campaign: villages light up, and a pointer plays from it to its second village."""

from __future__ import annotations

from typing import Any

import pygame

from game.art import road, villages
from game.pages.campaign import LIGHTS_SECONDS, CampaignScene
from game.play.scene import TableScene
from game.program.routes import GameRoutes
from game.store.settings import Settings
from game.text.printed import challenges
from game.viticulture.solo_score import SoloScore
from game.window.app import App
from game.window.input import ACTION, Action
from tests.game.mouse import Mouse
from tests.game.road import SIZE, Program, at_campaign, begun, campaign_named, ended, last_year, prepare


def opened(settings: Settings) -> CampaignScene:
    """The page, just entered, before any time has passed."""
    page = CampaignScene(App(GameRoutes, SIZE, settings))
    page.app.scenes.push(page)
    page.app.scenes.settle()
    return page


def states(page: CampaignScene) -> list[str]:
    return [one.state for one in page._stations()]


def press(page: CampaignScene, name: str) -> None:
    """Click a button of the page with the pointer."""
    mouse = Mouse()
    mouse.app, mouse.scene = page.app, page
    mouse.press(name)


def at_third() -> None:
    """A campaign with two villages passed, the second one at the second try."""
    ended(ended(ended(begun("Autumn"), 24), 12), 24)


def test_villages_are_lit_as_far_as_the_campaign_has_come() -> None:
    at_third()
    page = opened(Settings(animation="instant"))
    assert states(page) == ["lit", "lit", "now"] + ["asleep"] * 5
    lines = [one.line for one in page._stations()]
    assert lines == ["passed at the first try", "passed in 2 tries"] + [""] * 6
    assert [one.chosen for one in page._stations()].index(True) == 2


def test_lights_come_one_after_the_other_and_a_press_ends_the_waiting() -> None:
    at_third()
    page = opened(Settings())
    assert states(page) == ["asleep"] * 8
    seen = []
    for _ in range(9):
        page.update(LIGHTS_SECONDS / 8)
        seen.append(states(page).count("asleep"))
    assert seen == sorted(seen, reverse=True)
    assert (set(seen), seen[-1]) == ({8, 7, 6, 5}, 5)
    again = opened(Settings())
    again.handle(pygame.event.Event(ACTION, name=Action.RIGHT, down=True))
    assert states(again) == states(page)


def test_with_less_motion_all_lights_are_there_at_once() -> None:
    at_third()
    page = opened(Settings(reduced_motion=True))
    before = states(page)
    page.dirty = False
    page.update(LIGHTS_SECONDS / 2)
    assert (before, page.dirty) == (["lit", "lit", "now"] + ["asleep"] * 5, False)


def test_without_a_campaign_the_road_can_be_read_and_begun() -> None:
    page = at_campaign().top
    assert states(page) == ["now"] + ["asleep"] * 7
    press(page, "station-4")
    assert page._told().name == "The long harvest"
    press(page, "new")
    press(page, "begin")
    assert page.campaign is not None
    assert page.buttons.named("start") is not None


def test_every_village_is_touched_on_the_poster_and_none_under_another() -> None:
    boxes = [road.station_box(index) for index in range(len(villages.STOPS))]
    assert len(boxes) == len(challenges())
    for index, box in enumerate(boxes):
        stop = villages.STOPS[index]
        assert box.holds(stop.x, stop.y)
        assert not any(other.holds(stop.x, stop.y) for other in boxes if other is not box)


def test_a_pointer_plays_a_campaign_from_its_poster_to_its_second_village() -> None:
    program = Program()
    page: Any = program.to_campaign()
    for name in ("new", "begin", "start"):
        press(page, name)
    assert isinstance(program.top, TableScene)
    kept = campaign_named("Campaign 1")
    assert kept.open_record is not None
    program.close()
    prepare(kept.open_record, last_year(24))
    again = Program()
    page = again.to_campaign()
    press(page, "start")
    again.driver().answer("pass")
    again.frame()
    assert isinstance(again.top, SoloScore)
    again.close()
    page = at_campaign().top
    assert states(page)[:3] == ["lit", "now", "asleep"]
    assert page._told().name == "The small crew"
