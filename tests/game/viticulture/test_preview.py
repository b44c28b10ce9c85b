"""What a choice would bring, shown before it is made, and nothing in it that a player may not know."""

from __future__ import annotations

from collections.abc import Mapping

import pygame
import pytest

from game.art.estate import land, planted
from game.play.scene import TableScene
from game.play.session import Session
from game.program.routes import GameRoutes
from game.store.kept_game import KeptGame
from game.store.settings import Settings
from game.text.messages import say
from game.tools.tour_play import played
from game.tools.tour_tables import season
from game.window.app import App
from game.window.screen import Point
from rules.engine.choice import Ref
from tests.game.driver import SIX, saved_after
from tests.game.laid import shown, summer_turn
from tests.tables import viticulture_table


@pytest.fixture
def app() -> App:
    return App(GameRoutes, (1280, 720), Settings(animation="instant"))


def table(app: App, name: str, kind: str, year: int, open_hands: bool = True) -> TableScene:
    session = played(season(name, kind, year))
    session.kept.open_hands = open_hands
    return shown(app, session)


def turn_of(app: App, seat: Mapping[str, object]) -> TableScene:
    """A turn in summer of a seat with these things, as scenarios lay it."""
    session = summer_turn(seat)
    return shown(app, session)


def point(app: App, at: Point) -> None:
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=app.screen.pixel(at), rel=(0, 0), buttons=(0, 0, 0)))
    app.step(0.02)


def point_at(app: App, scene: TableScene, kind: str, name: str) -> None:
    point(app, next(thing for thing in scene.interaction.things if thing.ref == Ref(kind, name)).box.centre)


def test_a_tour_is_seen_to_bring_lira_before_it_is_given(app: App) -> None:
    scene = table(app, "summer", "turn", 9)
    before = scene.interaction.view.seats[scene.interaction.seat].lira
    point_at(app, scene, "action", "give_tour")
    look = scene.parts.ask.preview.look()
    assert look is not None
    assert (look.chips[0].icon, look.chips[0].words) == ("lira", f"{before} → {before + 2}")
    assert look.chips[-1].icon == "pass"


def test_a_preview_that_is_known_already_speaks_the_language_in_use(app: App) -> None:
    scene = table(app, "summer", "turn", 9)
    point_at(app, scene, "action", "give_tour")
    for code in ("es", "ru", "en"):
        app.settings.language = code
        app.settings_changed()
        app.step(0.02)
        look = scene.parts.ask.preview.look()
        assert look is not None
        assert look.chips[-1].words == say("preview-ends")


def test_drawing_is_seen_to_be_final_and_tells_no_card(app: App) -> None:
    scene = table(app, "summer", "turn", 9)
    point_at(app, scene, "action", "draw_vine")
    look = scene.parts.ask.preview.look()
    assert look is not None
    assert ("card_vine", "+1") in [(chip.icon, chip.words) for chip in look.chips]
    assert [remark.icon for remark in look.remarks] == ["eye"]


def test_a_wine_is_seen_in_its_slot(app: App) -> None:
    scene = table(app, "winter", "make", 2)
    assert scene.interaction.decision is not None
    for choice in scene.interaction.decision.choices:
        if choice.verb != "make":
            continue
        scene.buttons.hovered = str(choice)
        look = scene.parts.ask.preview.look()
        assert look is not None
        slots = scene.parts.ask.preview.slots()
        assert len(slots) == 1
        kind, _, value = slots[0].name.partition(".")
        assert kind == choice.words[0]
        wanted = min(9, sum(int(grape.partition(".")[2]) for grape in choice.words[1:]))
        assert bool(look.remarks) == (int(value) < wanted)


def test_a_vine_is_seen_on_its_field_before_it_is_confirmed(app: App) -> None:
    app.settings.confirm = "always"
    scene = table(app, "summer", "plant", 2)
    assert scene.interaction.decision is not None
    chosen = next(choice for choice in scene.interaction.decision.choices if choice.verb == "plant")
    vine, limit = chosen.words[0], int(chosen.words[1])
    field = next(field for field in scene.interaction.view.seats[scene.interaction.seat].fields if field.limit == limit)
    layout = scene.interaction.layout
    box = layout.vine_box(limit, len(field.vines), len(field.vines) + 1)
    growth = planted.Growth(land.season_of(scene.interaction.view.season))
    row = planted.planted_vine(vine, box.h / layout.zoom, growth, app.screen.scale * layout.zoom)
    solid = pygame.surfarray.array_alpha(row) == 255
    place = app.screen.pixel((box.x, box.y - planted.OVER * layout.zoom)), row.get_size()

    def unlike() -> float:
        """How far the place of the new vine is from looking like it."""
        seen = pygame.surfarray.array3d(app.screen.surface.subsurface(*place)).astype(int)
        return float(abs(seen - pygame.surfarray.array3d(row))[solid].mean())

    before = unlike()
    scene.parts.answering.propose(chosen)
    app.step(0.02)
    assert scene.interaction.held is not None
    assert unlike() < before / 2
    scene.interaction.cancel()
    app.step(0.02)
    assert unlike() == before


def test_a_closed_hand_is_no_part_of_a_preview(app: App) -> None:
    scene = table(app, "summer", "turn", 9, open_hands=False)
    for action in ("plant_vine", "play_summer_visitor"):
        point_at(app, scene, "action", action)
        assert scene.parts.ask.preview.look() is None


def test_looking_ahead_changes_nothing(app: App) -> None:
    scene = table(app, "winter", "turn", 10)
    before, events = scene.interaction.session.game.digest(), len(scene.interaction.session.events)
    for thing in scene.interaction.things:
        point(app, thing.box.centre)
        scene.parts.ask.preview.look()
    assert (scene.interaction.session.game.digest(), len(scene.interaction.session.events)) == (before, events)


def test_what_a_father_brings_is_not_mixed_with_what_the_next_one_does(app: App) -> None:
    session = Session(KeptGame.opened(saved_after(13, SIX)))
    session.kept.open_hands = True
    scene = viticulture_table(app, session)
    app.scenes.replace(scene)
    app.scenes.settle()
    app.step(0.02)
    assert scene.interaction.decision is not None
    assert scene.interaction.decision.kind == "branch"
    before = scene.interaction.view.seats[scene.interaction.seat].lira
    scene.buttons.hovered = "branch gain_lira"
    look = scene.parts.ask.preview.look()
    assert look is not None
    assert [(chip.icon, chip.colour) for chip in look.chips] == [("lira", ""), ("pass", "")]
    assert look.chips[0].words == f"{before} → {before + 4}"


def test_answers_that_draw_from_a_deck_carry_the_eye(app: App) -> None:
    scene = table(app, "fall", "deck", 2)
    asked = scene.interaction.panel.asked
    assert asked is not None
    assert asked.answers
    assert {answer.icon for answer in asked.answers} == {"eye"}
    scene.buttons.hovered = asked.answers[0].name
    look = scene.parts.ask.preview.look()
    assert look is not None
    assert [remark.icon for remark in look.remarks] == ["eye"]


def test_the_only_visitor_that_can_be_played_is_named(app: App) -> None:
    """It is played at once when the worker stands there."""
    scene = turn_of(app, {"hand": ["importer"]})
    point_at(app, scene, "action", "play_summer_visitor")
    look = scene.parts.ask.preview.look()
    assert look is not None
    assert "Plays Importer" in [remark.words for remark in look.remarks]


def test_of_several_visitors_none_is_named(app: App) -> None:
    scene = turn_of(app, {"hand": ["importer", "tour_guide"]})
    point_at(app, scene, "action", "play_summer_visitor")
    look = scene.parts.ask.preview.look()
    assert look is None or not any("Plays" in remark.words for remark in look.remarks)
