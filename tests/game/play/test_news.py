"""What opponents did since the own last turn stands below the question, in the order of the log."""

from __future__ import annotations

import pygame
import pytest

from game.play import panel_room
from game.program.routes import GameRoutes
from game.store.settings import Settings
from game.tools.tour_play import played
from game.tools.tour_tables import Wanted
from game.window.app import App
from tests.game.laid import shown

SIZE = (1280, 720)


def own_turn(opponents: bool) -> Wanted:
    return lambda session: (
        session.decision is not None
        and session.decision.kind == "turn"
        and session.decision.decider == 0
        and session.made - session.last_choice_of(0) > 4
        and (session.opponents[1] is not None) == opponents
    )


def test_the_moves_of_opponents_stand_below_the_question_of_the_own_turn() -> None:
    app = App(GameRoutes, SIZE, Settings(animation="instant", tips="off"))
    scene = shown(app, played(own_turn(True), seats=4, opponents=True))
    said = [one.words for one in scene.parts.review.told_news()]
    assert len(said) > 1
    assert all(words.split()[0] in scene.interaction.session.names[1:] for words in said)
    found = panel_room.news(scene.interaction, None, scene.parts.review.told_news())
    assert found is not None
    box, picture = found
    interaction = scene.interaction
    assert box.y >= interaction.panel.free[0]
    assert box.y + picture.get_height() / app.screen.scale <= interaction.panel.free[1] + 1
    place = app.screen.pixel(box[:2])
    seen = app.screen.surface.subsurface((*place, *picture.get_size())).copy()
    scene.parts.review._news = (scene.interaction.session.lines, 0, scene.interaction.by), ()
    scene.interaction.redraw()
    app.step(0.02)
    bare = app.screen.surface.subsurface((*place, *picture.get_size()))
    assert pygame.image.tobytes(seen, "RGB") != pygame.image.tobytes(bare, "RGB")
    scene.playing.leave()


def test_they_are_told_in_the_order_in_which_they_were_made(monkeypatch: pytest.MonkeyPatch) -> None:
    app = App(GameRoutes, SIZE, Settings(animation="instant", tips="off"))
    scene = shown(app, played(own_turn(True), seats=4, opponents=True))
    lines: list[tuple[str, ...]] = []
    drawn = panel_room.task.news
    monkeypatch.setattr(
        panel_room.task, "news", lambda head, told, *room: (lines.append(told), drawn(head, told, *room))[1]
    )
    panel_room.news(scene.interaction, None, scene.parts.review.told_news())
    said = tuple(one.words for one in scene.parts.review.told_news())
    assert lines
    assert all(told == said[-len(told) :] for told in lines)
    scene.playing.leave()


def test_the_heading_tells_how_many_moves_there_is_no_room_for(monkeypatch: pytest.MonkeyPatch) -> None:
    app = App(GameRoutes, SIZE, Settings(animation="instant", tips="off"))
    scene = shown(app, played(own_turn(True), seats=4, opponents=True))
    told: list[tuple[str, tuple[str, ...]]] = []
    drawn = panel_room.task.news
    monkeypatch.setattr(
        panel_room.task, "news", lambda head, lines, *room: (told.append((head, lines)), drawn(head, lines, *room))[1]
    )
    said = scene.parts.review.told_news()
    many = (*said, *said, *said, *said)
    for moves in (said[-1:], many):
        assert panel_room.news(scene.interaction, None, moves) is not None
        head, lines = told[-1]
        left = len(moves) - len(lines)
        assert head == (
            f"Opponents’ last moves (the log has {left} more)" if left else "Opponents since your last turn"
        )
    assert len(told[-1][1]) < len(many)
    scene.playing.leave()


def test_people_who_saw_each_other_move_are_told_nothing() -> None:
    app = App(GameRoutes, SIZE, Settings(animation="instant"))
    scene = shown(app, played(own_turn(False), seats=4))
    assert scene.parts.review.told_news() == ()
