"""Planting by hand: the carried card leaves its field in view, and the coming vine lies beside the others."""

from __future__ import annotations

import pygame
import pytest

from game.art import mat_boxes
from game.art.estate import land, planted
from game.art.kit import letters, written
from game.art.kit.boxes import Box
from game.play.scene import TableScene
from game.play.session import Session
from game.program.routes import GameRoutes
from game.store.settings import Settings
from game.text.messages import languages, use_language
from game.text.printed import cards
from game.tools.tour_play import played
from game.window.app import App
from rules.engine.choice import Choice, Ref, choice
from rules.viticulture.action import BONUS
from tests.game.laid import laid, shown
from tests.game.mouse import Mouse
from tests.pictures.faults import LEAST_GROWN
from tests.tables import viticulture_table


@pytest.fixture
def scene() -> TableScene:
    """A table at which a second vine may be planted in a field."""
    app = App(GameRoutes, (1280, 720), Settings(animation="instant", confirm="always"))
    session = played(lambda session: second(session) is not None)
    session.kept.open_hands = True
    return shown(app, session)


def second(session: Session) -> Choice | None:
    """A choice that plants a vine beside the only one of a field."""
    decision, view = session.decision, session.view(None)
    if decision is None or decision.kind != "plant" or view.season == "setup":
        return None
    single = {str(field.limit) for field in view.seats[decision.decider].fields if len(field.vines) == 1}
    return next((one for one in decision.choices if one.verb == "plant" and one.words[1] in single), None)


def test_the_vine_that_grows_there_makes_room(scene: TableScene) -> None:
    chosen = second(scene.interaction.session)
    assert chosen is not None
    limit = int(chosen.words[1])
    field = next(one for one in scene.interaction.view.seats[scene.interaction.seat].fields if one.limit == limit)
    screen = scene.app.screen
    layout = scene.interaction.layout
    box = layout.vine_box(limit, 0, 2)
    tall, growth = box.h / layout.zoom, planted.Growth(land.season_of(scene.interaction.view.season))
    row = planted.planted_vine(field.vines[0], tall, growth, screen.scale * layout.zoom)
    solid = pygame.surfarray.array_alpha(row) == 255
    left, top = screen.pixel((box.x, box.y - planted.OVER * layout.zoom))

    def alike() -> bool:
        """Whether the vine lies where the first of two does."""
        seen = pygame.surfarray.array3d(screen.surface.subsurface((left, top, *row.get_size()))).astype(int)
        apart = abs(seen - pygame.surfarray.array3d(row))[solid]
        return bool(apart.mean() < 12)

    assert not alike()
    scene.parts.answering.propose(chosen)
    scene.app.step(0.02)
    assert alike()


def test_a_carried_card_does_not_cover_the_field(scene: TableScene) -> None:
    chosen = second(scene.interaction.session)
    assert chosen is not None
    vine, limit = chosen.words[0], int(chosen.words[1])
    thing = next(one for one in scene.interaction.things if one.ref == Ref("card", vine))
    field = scene.interaction.layout.field_box(limit)
    start, end = (thing.box.x + 20, thing.box.y + 120), (field.centre[0], field.centre[1] + 10)
    for kind, at in ((pygame.MOUSEBUTTONDOWN, start), (pygame.MOUSEMOTION, (start[0], start[1] - 30))):
        more = {"button": 1} if kind == pygame.MOUSEBUTTONDOWN else {"rel": (1, 1), "buttons": (1, 0, 0)}
        pygame.event.post(pygame.event.Event(kind, pos=scene.app.screen.pixel(at), **more))
        scene.app.step(0.02)
    assert scene.interaction.pointer.carried is not None
    before = number(scene, field)
    scene.interaction.pointer.move(end)
    scene.dirty = True
    scene.app.step(0.02)
    assert scene.interaction.pointer.carried is not None
    assert number(scene, field) == before, "it is covered"


def number(scene: TableScene, field: Box) -> bytes:
    """What is seen at the upper right of a field, where its number stands."""
    box = scene.app.screen.pixels(Box(field.right - 56, field.y + 10, 44, 20))
    return pygame.image.tobytes(scene.app.screen.surface.subsurface(box), "RGB")


def first(session: Session) -> Choice | None:
    """A choice of a turn in summer that plants the first vine of a field."""
    decision, view = session.decision, session.view(None)
    if decision is None or decision.kind != "plant" or decision.source != "plant_vine" or view.season != "summer":
        return None
    empty = {str(field.limit) for field in view.seats[decision.decider].fields if not field.vines}
    return next((one for one in decision.choices if one.verb == "plant" and one.words[1] in empty), None)


def test_a_field_is_not_called_empty_under_the_coming_vine() -> None:
    """Its price goes with the sign, as it does once the vine is planted."""
    session = played(lambda one: first(one) is not None)
    session.kept.open_hands = True
    chosen = first(session)
    assert chosen is not None
    app = App(GameRoutes, (1280, 720), Settings(animation="instant", confirm="always"))
    scene = viticulture_table(app, session)
    app.scenes.replace(scene)
    app.scenes.settle()
    app.step(0.02)
    field = scene.interaction.layout.field_box(int(chosen.words[1]))

    def price() -> bytes:
        box = app.screen.pixels(Box(field.x + 18, field.y + 18, 20, 20))
        return pygame.image.tobytes(app.screen.surface.subsurface(box), "RGB")

    before = price()
    scene.parts.answering.propose(chosen)
    app.step(0.02)
    assert scene.interaction.held is not None
    assert price() != before
    scene.interaction.cancel()
    app.step(0.02)
    assert price() == before


def test_stepping_back_to_a_question_shows_the_same_actions_open() -> None:
    """What the seat after it was offered has no bearing on it."""
    app = App(GameRoutes, (640, 360), Settings(animation="instant", confirm="never"))
    session = played(lambda one: first(one) is not None)
    session.kept.open_hands = True
    chosen = first(session)
    assert chosen is not None
    assert session.undo()
    scene = viticulture_table(app, session)
    app.scenes.replace(scene)
    app.scenes.settle()
    scene.parts.review.redo()
    app.step(0.02)
    open_then = scene.interaction.open_actions
    assert "plant_vine" in open_then
    scene.parts.answering.propose(chosen)
    app.step(0.02)
    assert scene.interaction.open_actions != open_then
    scene.parts.review.take_back()
    app.step(0.02)
    assert scene.interaction.decision is not None
    assert scene.interaction.decision.kind == "plant"
    assert scene.interaction.open_actions == open_then


class Planter(Mouse):
    """Somebody with a mouse who has planted one vine and is asked whether to take the bonus."""

    def __init__(self, hand: list[str]) -> None:
        self.app = App(GameRoutes, (960, 540), Settings(animation="instant"))
        self.session = laid({"season": "summer", "turn": 0, "seat": {0: {"hand": hand, "structures": ["trellis"]}}}, 3)
        for text in ("place worker plant_vine.middle", "plant pinot 5"):
            self.session.choose(self.session.game.grammar.parse(text))
        self.scene = shown(self.app, self.session)

    def spot(self, kind: str, name: str) -> tuple[float, float]:
        return next(thing.box.centre for thing in self.scene.interaction.things if thing.ref == Ref(kind, name))

    @property
    def made(self) -> list[str]:
        return [str(chosen) for chosen in self.session.game.choices]


def test_the_second_vine_of_the_bonus_is_carried_straight_to_its_field() -> None:
    planter = Planter(["pinot", "sangiovese", "malvasia"])
    decision = planter.scene.interaction.decision
    assert decision is not None
    assert decision.kind == "bonus"
    assert Ref("card", "malvasia") in planter.scene.interaction.pointer.selection.marked()
    planter.drag(planter.spot("card", "malvasia"), planter.spot("field", "6"))
    if planter.scene.interaction.held is not None:
        planter.press("confirm")
    assert planter.made[2:] == ["bonus", "plant malvasia 6"]
    planter.press("ribbon-undo")
    assert planter.made[2:] == []
    planter.press("ribbon-redo")
    assert planter.made[2:] == ["bonus", "plant malvasia 6"]


def test_the_second_vine_of_the_bonus_is_clicked_and_then_its_field() -> None:
    planter = Planter(["pinot", "sangiovese", "malvasia"])
    for kind, name in (("card", "malvasia"), ("field", "7")):
        planter.click(planter.spot(kind, name))
    if planter.scene.interaction.held is not None:
        planter.press("confirm")
    assert planter.made[2:] == ["bonus", "plant malvasia 7"]


def test_the_bonus_may_still_be_taken_or_left_by_its_buttons() -> None:
    planter = Planter(["pinot", "sangiovese", "malvasia"])
    decision = planter.scene.interaction.decision
    assert decision is not None
    assert BONUS in decision.choices
    planter.press("bonus")
    assert planter.made[2:] == ["bonus"]
    assert planter.scene.interaction.decision is not None
    assert planter.scene.interaction.decision.kind == "plant"
    planter.scene.parts.answering.propose(choice("plant", "malvasia", "6"))
    if planter.scene.interaction.held is not None:
        planter.press("confirm")
    planter.press("ribbon-undo")
    assert planter.made[2:] == ["bonus"]


@pytest.mark.parametrize("code", languages())
def test_every_vine_is_called_in_large_letters_where_words_are_large(code: str) -> None:
    use_language(code)
    letters.choose(1.75)
    written.listen(True)
    try:
        for vine in (one.id for one in cards().values() if one.deck == "vine"):
            lines = written.on(planted.planted_vine(vine, mat_boxes.VINE_H, planted.Growth(), 2 / 3))
            (line,) = (one for one in lines if not one.text.isdigit())
            assert line.letters >= round(LEAST_GROWN * 2 / 3), line
            assert line.inside
            assert not line.short
    finally:
        written.listen(False)
        letters.choose(1)
