"""Who waits looks at the own things while a key or a place card is held, and nothing of the table is changed by it."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.art.ground import HAND_HEAD
from game.play.peek import HOLD_SECONDS
from game.play.scene import TableScene
from game.play.session import Session
from game.program.routes import GameRoutes
from game.store.settings import Settings
from game.text.key_names import pressed
from game.text.messages import say
from game.tools import tour_vino
from game.tools.tour_play import played
from game.tools.tour_tables import season
from game.window.app import App
from game.window.input import Action, begun, ended
from game.window.tree import find
from rules.engine.choice import Ref
from tests.game.worlds import other_world
from tests.tables import vino_table, viticulture_table

SIZE = (960, 540)


def viticulture() -> Session:
    session = played(season("summer", "turn", 2), 3)
    session.kept.open_hands = False
    return session


def vino() -> Session:
    return tour_vino.played(tour_vino.asked("buy", 2), 3)


def table(session: Session) -> TableScene:
    app = App(GameRoutes, SIZE, Settings(animation="instant", inspect=None))
    found = (vino_table if session.game.rules.name == "vino" else viticulture_table)(app, session)
    app.scenes.replace(found)
    app.scenes.settle()
    app.step(0.02)
    return found


@pytest.fixture(params=[viticulture, vino])
def scene(request: pytest.FixtureRequest) -> TableScene:
    made: Callable[[], Session] = request.param
    return table(made())


def picture(scene: TableScene) -> pygame.Surface:
    scene.dirty = True
    scene.app.step(0.0)
    return scene.app.surface.copy()


def raw(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


def waiting(scene: TableScene) -> int:
    """Whose turn comes next."""
    order, asked = scene.interaction.view.order, scene.interaction.next_seat
    return int(order[(order.index(asked) + 1) % len(order)])


def button(scene: TableScene, kind: int, point: tuple[float, float]) -> None:
    at = scene.app.screen.pixel(point)
    pygame.event.post(pygame.event.Event(kind, pos=at, button=1))
    scene.app.step(0.0)


def test_the_key_shows_who_is_next_and_puts_back_all(scene: TableScene) -> None:
    interaction, before = scene.interaction, picture(scene)
    scene.handle(begun(Action.PEEK))
    during = picture(scene)
    assert scene.peek.seat == waiting(scene)
    assert raw(during) != raw(before)
    head = interaction.frame.hand._replace(h=HAND_HEAD + 10)
    for box in (*scene.peek.boxes, *([head] if scene.interaction.session.game_name == "viticulture" else [])):
        rect = scene.app.screen.pixels(box.grown(12))
        for surface in (before, during):
            surface.fill("black", rect)
    assert raw(during) == raw(before), "something beside the mat was touched"
    name = interaction.session.names[waiting(scene)]
    told = find(scene.nodes(), "peek")
    assert told is not None
    assert name in told.label
    after = picture(scene)
    scene.handle(ended(Action.PEEK))
    assert scene.peek.seat is None
    assert find(scene.nodes(), "peek") is None
    assert raw(picture(scene)) != raw(after)
    assert interaction.viewed is None


def test_a_place_card_is_held_or_clicked(scene: TableScene) -> None:
    interaction, seat = scene.interaction, waiting(scene)
    card = next(one.box for one in interaction.things if (one.ref.kind, one.ref.name) == ("seat", str(seat)))
    point = card.x + 0.4 * card.w, card.y + 0.3 * card.h
    button(scene, pygame.MOUSEBUTTONDOWN, point)
    assert scene.peek.seat is None
    scene.app.step(HOLD_SECONDS)
    assert scene.peek.seat == seat
    made = interaction.session.made
    button(scene, pygame.MOUSEBUTTONUP, point)
    assert scene.peek.seat is None
    assert (interaction.viewed, interaction.session.made) == (None, made)
    button(scene, pygame.MOUSEBUTTONDOWN, point)
    button(scene, pygame.MOUSEBUTTONUP, point)
    assert interaction.viewed == seat


def test_no_press_goes_through_what_is_shown(scene: TableScene) -> None:
    scene.handle(begun(Action.PEEK))
    before = scene.interaction.session.made, scene.interaction.pointer.selection.picked
    for thing in scene.interaction.things:
        if any(box.holds(*thing.box.centre) for box in scene.peek.boxes):
            button(scene, pygame.MOUSEBUTTONDOWN, thing.box.centre)
            button(scene, pygame.MOUSEBUTTONUP, thing.box.centre)
    assert (scene.interaction.session.made, scene.interaction.pointer.selection.picked) == before
    pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    scene.app.step(0.0)
    assert scene.peek.seat is None


def looked_at(session: Session) -> list[object]:
    """All that is seen and told at a table while the key, and then each place card, is held."""
    scene = table(session)
    announced: list[str] = []
    scene.app.announcements.listeners.append(lambda one: announced.append(one.words))
    found: list[object] = []

    def look() -> None:
        assert scene.peek.seat is not None
        nodes = [node for top in scene.nodes() for node in top.all()]
        told = [(node.name, node.label, node.state, node.told, node.value) for node in nodes]
        found.extend((raw(picture(scene)), told, list(announced)))

    scene.handle(begun(Action.PEEK))
    look()
    scene.handle(ended(Action.PEEK))
    for card in [one.box for one in scene.interaction.things if one.ref.kind == "seat"]:
        point = card.x + 0.4 * card.w, card.y + 0.3 * card.h
        button(scene, pygame.MOUSEBUTTONDOWN, point)
        scene.app.step(HOLD_SECONDS)
        look()
        button(scene, pygame.MOUSEBUTTONUP, point)
    return found


@pytest.mark.parametrize("made", [viticulture, vino])
def test_nothing_that_only_one_seat_may_know_is_seen_while_somebody_looks(made: Callable[[], Session]) -> None:
    session = made()
    assert looked_at(session) == looked_at(other_world(session))


def test_open_hands_are_seen_so_that_the_two_worlds_can_be_told_apart() -> None:
    session = viticulture()
    session.kept.open_hands = True
    assert looked_at(session) != looked_at(other_world(session))


def test_a_button_of_the_controller_is_held_as_the_key_is(scene: TableScene) -> None:
    for kind, looks in ((pygame.CONTROLLERBUTTONDOWN, True), (pygame.CONTROLLERBUTTONUP, False)):
        pygame.event.post(pygame.event.Event(kind, button=pygame.CONTROLLER_BUTTON_RIGHTSTICK, instance_id=0))
        scene.app.step(0.0)
        assert (scene.peek.seat is not None) == looks


def test_the_key_pressed_again_shows_the_one_after(scene: TableScene) -> None:
    seen = []
    for _ in range(3):
        scene.handle(begun(Action.PEEK))
        scene.handle(begun(Action.PEEK))
        seen.append(scene.peek.seat)
        scene.handle(ended(Action.PEEK))
    first, second, third = seen
    assert {first, second} == {0, 1, 2} - {scene.interaction.next_seat}
    assert third == first


def test_a_view_that_was_clicked_ends_with_the_answer_of_a_person(scene: TableScene) -> None:
    interaction = scene.interaction
    interaction.look_at(waiting(scene))
    assert interaction.viewed is not None
    assert interaction.decision is not None
    seat, events = interaction.seat, interaction.session.choose(interaction.decision.choices[0])
    scene.parts.answering.answered(events, seat)
    assert interaction.viewed is None


def test_the_hint_of_a_place_card_tells_how_to_look(scene: TableScene) -> None:
    told = scene.interaction.explain(Ref("seat", str(waiting(scene))))
    assert told is not None
    assert say("table-peek-how", press=pressed(Action.PEEK)) in told.body
