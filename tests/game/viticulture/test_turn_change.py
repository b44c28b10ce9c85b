"""The change of turn between people at one screen: the wedge before the question, and when it is left out."""

from __future__ import annotations

import pygame
import pytest

from game.play.scene import TableScene
from game.program.routes import GameRoutes
from game.store.settings import Settings, Speed
from game.tools.tour_play import played
from game.tools.tour_tables import season
from game.viticulture.turn_change import QUICK, TurnChange
from game.window.app import App
from rules.players.opponent import Opponent
from tests.game.film import Film, table_at
from tests.game.laid import shown
from tests.game.play.mixed import Waiting
from tests.game.secret import turn_of

FRAME = 0.02


def table(seats: int, animation: Speed = "normal", calm: bool = False) -> TableScene:
    """A turn in summer between so many people."""
    app = App(GameRoutes, (640, 360), Settings(confirm="never", animation=animation, reduced_motion=calm))
    return shown(app, played(season("summer", "turn", 3), seats))


def answer(scene: TableScene, text: str = "place worker gain_lira") -> None:
    """Answer, and let everything move until somebody else is asked."""
    decision = scene.interaction.decision
    assert decision is not None
    scene.parts.answering.propose(next(one for one in decision.choices if str(one).startswith(text)))
    while not scene.interaction.queue.empty:
        scene.app.step(FRAME)


def answers(scene: TableScene) -> set[str]:
    """The buttons on the table that answer or step back."""
    return {b.name for b in scene.buttons.all if not b.name.startswith(("ribbon-", "hand", "log"))}


def wait(scene: TableScene) -> float:
    """Wait until the wedge is gone; for how long."""
    waited = 0.0
    while scene.interaction.handovers.now is not None:
        scene.app.step(FRAME)
        waited += FRAME
    return waited


def test_the_question_is_written_when_the_wedge_has_run_together() -> None:
    scene = table(4)
    for _ in range(3):
        before = scene.interaction.seat
        answer(scene)
        assert isinstance(scene.interaction.handovers.now, TurnChange)
        assert scene.interaction.seat != before
        asked = scene.interaction.panel.asked
        assert asked is not None
        assert (asked.look.title, asked.answers, asked.below, answers(scene)) == ("", (), (), set())
        assert asked.look.name == scene.interaction.session.names[scene.interaction.seat]
        assert wait(scene) < 1.0
        asked = scene.interaction.panel.asked
        assert asked is not None
        assert asked.look.title
        assert answers(scene)


def test_the_wedge_lies_over_board_and_task_panel_and_not_over_the_hand() -> None:
    scene = table(4)
    answer(scene)
    wait(scene)
    pygame.event.clear()
    answer(scene)
    change, layout = scene.interaction.handovers.now, scene.interaction.layout
    assert change is not None
    change.age = 0.4
    scene.dirty = True
    scene.app.step(0.0)
    surface, pixel = scene.app.screen.surface, scene.app.screen.pixel
    body = pygame.Color({"lago": "#1B56A0", "cotto": "#C4420F", "sole": "#F4C430", "salvia": "#2FA58E"}[
        scene.interaction.session.colours[scene.interaction.seat]
    ])  # fmt: skip
    there = surface.get_at(pixel((layout.frame.task.right - 20, layout.frame.task.y + 320)))
    assert max(abs(a - b) for a, b in zip(there[:3], body[:3], strict=True)) < 60
    hand = surface.get_at(pixel((layout.frame.hand.right - 30, layout.frame.hand.bottom - 8)))
    assert max(hand[:3]) < 60


@pytest.mark.parametrize("by", ["click", "key"])
def test_a_click_or_a_key_ends_it_and_does_nothing_more(by: str) -> None:
    scene = table(4)
    answer(scene)
    made = scene.interaction.session.made
    legal = next(thing for thing in scene.interaction.things if thing.ref.kind == "space")
    if by == "click":
        pos = scene.app.screen.pixel(legal.box.centre)
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            pygame.event.post(pygame.event.Event(kind, pos=pos, button=1))
    else:
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            pygame.event.post(pygame.event.Event(kind, key=pygame.K_RETURN, mod=0, unicode="\r"))
    scene.app.step(0.0)
    assert scene.interaction.handovers.now is None
    assert answers(scene)
    assert (scene.interaction.session.made, scene.interaction.pointer.selection.picked) == (made, ())


def test_two_who_play_fast_see_it_once_a_season_and_others_each_time() -> None:
    scene = table(2)
    seen = []
    for _ in range(3):
        answer(scene)
        seen.append(scene.interaction.handovers.now is not None)
        wait(scene)
    assert seen == [True, False, False]
    scene.interaction.handovers.update(QUICK, 1.0)
    answer(scene)
    assert scene.interaction.handovers.now is not None


@pytest.mark.parametrize(("animation", "calm"), [("instant", False), ("normal", True)])
def test_without_motion_the_question_stands_at_once(animation: Speed, calm: bool) -> None:
    scene = table(4, animation, calm)
    answer(scene)
    assert scene.interaction.handovers.now is None
    assert answers(scene)


def test_it_never_comes_with_a_curtain() -> None:
    film = Film(table_at(turn_of(3, 3), 3), Settings(curtain="always"))
    film.key(pygame.KEYDOWN, pygame.K_SPACE)
    assert film.scene.interaction.decision is not None
    film.choose(film.scene.interaction.decision.choices[-1])
    film.run("next")
    assert film.curtain
    assert film.scene.interaction.handovers.now is None


def test_it_comes_neither_between_opponents_nor_back_to_who_plays_alone_with_them() -> None:
    session = played(season("summer", "turn", 3), 4)
    assert session.decision is not None
    person = session.decision.decider
    for seat in range(4):
        if seat != person:
            session.hand_over(seat, Opponent(1, "host", 5))
    scene = shown(App(GameRoutes, (640, 360), Settings(confirm="never")), session)
    scene.playing.leave()
    scene.playing = Waiting(scene.interaction, scene.parts.answering)
    answer(scene)
    for _ in range(4):
        assert scene.interaction.handovers.now is None
        seat, session = scene.interaction.next_seat, scene.interaction.session
        if seat == person:
            break
        assert session.decision is not None
        scene.parts.answering.answered(session.choose(session.decision.choices[-1]), seat)
        while not scene.interaction.queue.empty:
            scene.app.step(FRAME)
    assert scene.interaction.decision is not None
    assert answers(scene)
