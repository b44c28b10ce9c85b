"""The trail of the last move covers nothing, and ends with what it tells of."""

from __future__ import annotations

import math

import pygame
import pytest

from game.art import board_boxes
from game.art.valley import season_names, wake_up
from game.play.scene import TableScene
from game.play.session import Session
from game.play.things import Thing
from game.play.trail import FEWEST, STANDS, TAIL
from game.program.routes import GameRoutes
from game.store.kept_game import KeptGame
from game.store.settings import Settings
from game.tools.tour_play import played
from game.tools.tour_tables import season
from game.viticulture.trail import ViticultureTrail
from game.window.app import App
from rules.engine.choice import Ref
from tests.game.driver import SIX, saved_after
from tests.game.laid import shown


def table(session: Session) -> TableScene:
    app = App(GameRoutes, (640, 360), Settings(animation="instant"))
    return shown(app, session)


def answer(scene: TableScene, text: str) -> None:
    chosen = scene.interaction.session.game.grammar.parse(text)
    scene.parts.answering.answered(scene.interaction.session.choose(chosen), scene.interaction.seat)
    scene.interaction.queue.skip()
    for _ in range(2):
        scene.app.scenes.settle()
        scene.app.step(0.02)


def dots(scene: TableScene) -> list[tuple[float, float]]:
    ways = scene.interaction.trail.ways(scene.interaction.spread, scene.interaction.seat, -1)
    return [dot.place for way in ways for dot in way.dots]


def test_a_rooster_leaves_its_way_on_the_chart() -> None:
    scene = table(played(season("spring", "wake", 3)))
    assert scene.interaction.decision is not None
    row = scene.interaction.decision.choices[-1]
    answer(scene, str(row))
    assert any(place[0] < board_boxes.wake_up_row(1).right for place in dots(scene))


def test_the_way_to_a_row_of_the_chart_leaves_free_what_the_row_gives() -> None:
    for row in range(1, 8):
        scene = table(played(season("spring", "wake", 1)))
        answer(scene, f"wake {row}")
        assert dots(scene)
        for number in range(1, 8):
            given = board_boxes.wake_up_row(number)
            given = given._replace(y=given.y + 6, w=board_boxes.rooster_spot(1).box.x - given.x, h=given.h - 12)
            assert not any(given.holds(*place) for place in dots(scene))


def test_a_rooster_that_is_folded_leaves_its_way_beside_what_its_row_gives() -> None:
    scene = table(played(season("summer", "turn", 4)))
    row = board_boxes.wake_up_row(scene.interaction.view.seats[scene.interaction.seat].row)
    answer(scene, "pass")
    given = row._replace(y=row.y + 6, h=row.h - 12)
    assert any(row.x < x < row.right for x, _ in dots(scene))
    assert not any(given.holds(*place) for place in dots(scene))


def test_what_a_father_builds_leaves_no_way_over_the_board() -> None:
    scene = table(Session(KeptGame.opened(saved_after(13, SIX))))
    assert scene.interaction.decision is not None
    built = next(str(one) for one in scene.interaction.decision.choices if "build" in str(one))
    answer(scene, built)
    assert any(event.kind == "structure_built" for event in scene.interaction.session.events)
    assert not dots(scene)


def test_no_way_of_a_game_leaves_the_board_crosses_words_or_is_a_speck() -> None:
    """Whoever looks on, with whatever happened last."""
    session = played(season("spring", "wake", 2))
    scene = table(session)
    found = 0
    while session.decision is not None and session.view(None).year < 4:
        answer(scene, str(session.decision.choices[len(session.game.choices) % len(session.decision.choices)]))
        interaction = scene.interaction
        for way in interaction.trail.ways(interaction.spread, interaction.shown, -1):
            found += bool(way.dots)
            assert not way.dots or FEWEST <= len(way.dots) <= TAIL
            for x, y in (dot.place for dot in way.dots):
                assert board_boxes.BOARD.grown(-5).holds(x, y)
                assert not any(box.holds(x, y) for box in READ)
    assert found > 10


READ = (
    season_names.BOX, board_boxes.FALL, *map(board_boxes.deck_stand, board_boxes.DECKS),
    *(board_boxes.name_sign(board_boxes.action_cell(one)) for one in (*board_boxes.SUMMER, *board_boxes.WINTER)),
    *(wake_up.sign_box(row).grown(-6) for row in range(1, 8)),
)  # fmt: skip


def test_a_way_is_drawn_in_after_some_seconds_and_the_table_rests() -> None:
    scene = table(played(season("summer", "turn", 4)))
    answer(scene, "place worker gain_lira")
    trail = scene.interaction.trail
    assert trail.tail == TAIL
    changes = [trail.pass_time(0.05, False) for _ in range(160)]
    assert sum(changes) == TAIL
    assert trail.tail == 0
    assert not any(trail.pass_time(0.5, False) for _ in range(10))


def test_a_worker_is_ringed_and_leaves_no_way_over_chart_words_and_bonuses() -> None:
    scene = table(played(season("summer", "turn", 4)))
    for _ in range(2):
        answer(scene, "place worker gain_lira")
    trail, interaction = scene.interaction.trail, scene.interaction
    assert isinstance(trail, ViticultureTrail)
    ways = trail.ways(interaction.spread, interaction.seat, -1)
    assert not [dot for way in ways for dot in way.dots]
    (x, y, _), before = trail.ringed(ways)[0], scene.app.screen.surface.copy()
    assert math.dist((x, y), board_boxes.cart_spot(1)[:2]) < 30
    assert board_boxes.CART.grown(4).holds(x, y)
    trail.draw(before, scene.app.screen, interaction.spread, interaction.seat, -1)
    assert pygame.image.tobytes(before, "RGB") != pygame.image.tobytes(scene.app.screen.surface, "RGB")


def test_the_table_lets_the_ways_go_by_itself() -> None:
    scene = table(played(season("summer", "turn", 4)))
    answer(scene, "place worker gain_lira")
    scene.update(STANDS - 0.5)
    assert scene.interaction.trail.tail == TAIL
    scene.update(1.0)
    scene.update(0.1)
    assert scene.interaction.trail.tail == 0


def test_no_way_is_drawn_between_cards_that_lie_over_the_board(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = table(played(season("summer", "turn", 4)))
    answer(scene, "place worker gain_lira")
    drawn: list[object] = []
    monkeypatch.setattr(scene.interaction.trail, "draw", lambda *given: drawn.append(given))
    surface = scene.app.screen.surface
    scene.parts.renderer.trail(surface)
    assert len(drawn) == 1
    card = Thing(Ref("parent", "mama_1"), board_boxes.BOARD)
    monkeypatch.setattr(scene.interaction, "things", (*scene.interaction.things, card))
    scene.parts.renderer.trail(surface)
    assert len(drawn) == 1


def test_the_ways_of_a_year_are_gone_when_it_ends() -> None:
    scene = table(played(ends_year))
    answer(scene, "pass")
    assert scene.interaction.view.season == "spring"
    assert not dots(scene)


def ends_year(session: Session) -> bool:
    """Positions in which passing ends the year, after another seat has left a way."""
    decision, view = session.decision, session.view(None)
    if decision is None or decision.kind != "turn" or view.season != "winter" or view.year >= 4:
        return False
    return all(seat.passed or seat.seat == decision.decider for seat in view.seats)
