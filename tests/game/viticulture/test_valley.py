"""The valley: light and evening, slabs and their marks, what is struck out on signs, and its quiet life."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pygame
import pytest

from game.art import board_boxes, marks
from game.art.board_boxes import BOARD, SEASON_AREAS, SUMMER, WINTER
from game.art.kit import letters
from game.art.kit.boxes import Box
from game.art.kit.canvas import BLEED
from game.art.valley.ground import ground
from game.art.valley.life import living
from game.play.attention import ASLEEP
from game.play.scene import TableScene
from game.program.routes import GameRoutes
from game.store.settings import Settings
from game.text.messages import say
from game.tools.tour_play import played
from game.tools.tour_tables import season
from game.window.app import App
from rules.engine.choice import Ref
from tests.tables import viticulture_table

SCALE = 0.5
HEAD = 24.0
"""How wide the hat of a worker on a slab is."""
HALF_DARK = 20
"""How much darker, of 255, the evening is at least."""


def light_on(season: str, area: Box) -> float:
    """How bright a part of the board is in the light of a season, 0 to 255."""
    sheet = ground(season, SCALE)
    x, y = (area.x - BOARD.x + BLEED) * SCALE, (area.y - BOARD.y + BLEED) * SCALE
    part = pygame.Rect(x, y, area.w * SCALE, area.h * SCALE).inflate(-20, -20)
    return sum(pygame.transform.average_color(sheet, part)[:3]) / 3


@pytest.mark.parametrize("now", SEASON_AREAS)
def test_a_season_lies_in_the_light_while_it_is_there_and_else_in_the_evening(now: str) -> None:
    for other, area in SEASON_AREAS.items():
        day, evening = light_on(other, area), light_on("", area)
        seen = light_on(now, area)
        assert day > evening + HALF_DARK
        assert abs(seen - (day if now == other else evening)) < HALF_DARK / 2, (now, other)


@pytest.mark.parametrize("places", [1, 2, 3])
@pytest.mark.parametrize("words", [1.0, 1.25, 1.5, 1.75])
def test_slabs_benches_and_signs_of_a_place_leave_each_other_room(places: int, words: float) -> None:
    letters.choose(words)
    try:
        for action in (*SUMMER, *WINTER):
            cell = board_boxes.action_cell(action)
            sign, slabs = board_boxes.name_sign(cell), board_boxes.cell_places(cell, places)
            assert cell.bottom - 2 <= sign.bottom <= cell.bottom
            for spot in (*slabs, *board_boxes.art_spots(cell, places)):
                assert cell.x <= spot.box.x
                assert spot.box.right <= cell.right
                assert spot.box.bottom <= sign.y
            assert all(a.box.right <= b.box.x for a, b in pairwise(slabs))
    finally:
        letters.choose(1.0)


@pytest.mark.parametrize("places", [2, 3])
def test_the_ring_of_a_grande_is_seen_between_the_workers_in_front_of_it(places: int) -> None:
    for action in (*SUMMER, *WINTER):
        cell = board_boxes.action_cell(action)
        ring, heads = board_boxes.art_spots(cell, places)[0], board_boxes.cell_places(cell, places)
        assert ring.box.grown(marks.MARGIN).right <= cell.right
        assert min(abs(ring.x - head.x) for head in heads) > ring.r + HEAD / 2


def test_marks_are_as_flat_as_what_they_lie_round() -> None:
    spot = board_boxes.cell_places(board_boxes.action_cell("give_tour"), 1)[0]
    for draw in (marks.legal_disc, marks.focus_disc, marks.refused_disc, marks.chosen_disc):
        picture = draw(spot.r, 1.0, flat=spot.flat)
        assert picture.get_size() == pytest.approx(
            (spot.box.w + 2 * marks.MARGIN, spot.box.h + 2 * marks.MARGIN), abs=1
        )
        middle = picture.get_width() // 2, picture.get_height() // 2
        beside, below = (middle[0] - round(spot.r) - 4, middle[1]), (middle[0], middle[1] + round(spot.box.h / 2) + 4)
        assert picture.get_at(beside).a > 0
        assert picture.get_at(below).a > 0
        assert picture.get_at(middle).a == 0


def table(seats: int, animation: str = "instant") -> TableScene:
    """A turn in summer."""
    session = played(season("summer", "turn", 9), seats)
    session.kept.agree(open_hands=True, may_rewind=False)
    scene = viticulture_table(App(GameRoutes, (1280, 720), Settings(animation=animation)), session)
    scene.app.scenes.replace(scene)
    scene.app.scenes.settle()
    return scene


def test_what_an_action_lacks_is_struck_out_on_its_sign() -> None:
    interaction = table(2).interaction
    opened, spread = interaction.opened_actions, interaction.spread
    free = {action for action in SUMMER if not interaction.view.occupied.get(f"{action}.left")}
    assert opened.lacks
    assert opened.lacks.keys() == free - opened.actions
    drawing = interaction.app.scenes.visible()[-1].parts.renderer.drawing.board
    for action in (*SUMMER, *WINTER):
        look = drawing.place_look(interaction.view, spread, action, opened)
        assert look.lacks == opened.lacks.get(action, "")
        assert look.lit == (action in SUMMER)
    assert drawing.place_look(interaction.view, spread, "play_summer_visitor", opened).name == say(
        "action-play_summer_visitor"
    )


@pytest.mark.parametrize(("seats", "handed"), [(4, "left"), (6, "right")])
def test_each_action_has_one_hand_which_covers_no_bonus(seats: int, handed: str) -> None:
    scene = table(seats)
    marker = scene.parts.renderer.marker(scene.app.screen.surface)
    legal = [ref for ref in scene.interaction.pointer.selection.marked() if ref.kind == "space"]
    marker.legal(legal, 0)
    hands = Counter(ref.name.partition(".")[0] for ref in legal if marker.sign(ref) == "hand")
    assert set(hands.values()) == {1}
    assert marker.sign(Ref("space", f"draw_vine.{handed}")) == "hand"
    assert marker.sign(Ref("space", "draw_vine.middle")) == ""


@pytest.mark.parametrize("now", SEASON_AREAS)
def test_only_the_present_season_lives_and_never_over_its_signs(now: str) -> None:
    signs = [board_boxes.name_sign(board_boxes.action_cell(action)) for action in (*SUMMER, *WINTER)]
    signs += [board_boxes.deck_stand(deck).grown(4) for deck in board_boxes.DECKS]
    signs += [board_boxes.hanging_sign(board_boxes.action_cell(one)).box.grown(3) for one in (*SUMMER, *WINTER)]
    names = [(area, min(88, area.w / 2 - 4)) for area in SEASON_AREAS.values()]
    signs += [Box(area.centre[0] - half, area.y + 8, 2 * half, 32) for area, half in names]
    seen = [at for step in range(200) for _, at in living(now, step, SCALE)]
    assert len(set(seen)) > 100
    for x, y in seen:
        assert SEASON_AREAS[now].grown(20).holds(x, y)
        assert not any(sign.holds(x, y) for sign in signs)
    assert not list(living("year_end", 3, SCALE))


def test_nothing_moves_by_itself_where_nobody_has_touched_anything_for_a_minute() -> None:
    scene = table(2, "normal")
    attention = scene.interaction.attention

    def moved(seconds: float) -> bool:
        before = attention.phase, attention.step
        scene.update(seconds)
        return before != (attention.phase, attention.step)

    scene.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=(5, 5), rel=(1, 0), buttons=(0, 0, 0)))
    assert moved(0.3)
    for _ in range(round(ASLEEP)):
        scene.update(1.0)
    assert not moved(0.3)
    scene.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=(9, 5), rel=(4, 0), buttons=(0, 0, 0)))
    assert moved(0.3)


def test_calm_pictures_do_not_live() -> None:
    scene = table(2, "normal")
    assert scene.parts.renderer.lives
    scene.app.settings.reduced_motion = True
    assert not scene.parts.renderer.lives
