"""The curtain falls over what was seen last and rises over the table, unless nothing is to move."""

from __future__ import annotations

import pygame

from game.play.curtain import FALL_SECONDS, RISE_SECONDS, CurtainScene, Rising
from game.play.scene import TableScene
from game.store.settings import Settings
from tests.game.film import Film
from tests.game.secret import curtains, table_of


def covered(settings: Settings) -> tuple[Film, bytes]:
    """A table before which a curtain has just begun to fall, and what was seen before that."""
    before, chosen = curtains()["mama"]
    film = Film(table_of(before), settings)
    film.run("rest", 0.2)
    if film.curtain:
        film.lift()
        film.run("rest", 1.0)
    film.choose(chosen)
    seen = picture(film)
    for _ in range(600):
        if film.curtain:
            break
        seen = picture(film)
        film.app.step(0.02)
    assert film.curtain
    return film, seen


def picture(film: Film) -> bytes:
    return pygame.image.tobytes(film.app.surface, "RGB")


def foot(pixels: bytes) -> bytes:
    """Rows of a picture to which the curtain comes last, above the boards of its floor."""
    return pixels[len(pixels) * 7 // 10 : len(pixels) * 8 // 10]


def top(film: Film) -> CurtainScene:
    scene = film.app.scenes.scenes[-1]
    assert isinstance(scene, CurtainScene)
    return scene


def test_it_falls_over_what_was_seen_last() -> None:
    film, seen = covered(Settings())
    film.app.step(FALL_SECONDS * 0.3)
    halfway = picture(film)
    assert foot(halfway) == foot(seen)
    assert halfway != seen
    film.app.step(FALL_SECONDS)
    down = picture(film)
    assert foot(down) != foot(seen)
    film.app.step(1.0)
    assert picture(film) == down


def test_a_press_lets_it_be_down_at_once() -> None:
    film, _ = covered(Settings())
    assert top(film).age < FALL_SECONDS
    film.app.step(0.4)
    film.key(pygame.KEYDOWN, pygame.K_RIGHT)
    assert top(film).age >= FALL_SECONDS


def test_it_rises_over_the_table_which_can_be_used_meanwhile() -> None:
    film, _ = covered(Settings())
    film.app.step(FALL_SECONDS)
    film.lift()
    assert isinstance(film.app.scenes.scenes[-1], TableScene)
    assert not film.scene.interaction.closed
    assert [type(one) for one in film.scene.interaction.queue.overlays] == [Rising]
    film.app.step(RISE_SECONDS / 2)
    open_half = picture(film)
    film.app.step(RISE_SECONDS)
    film.app.step(0.02)
    assert not film.scene.interaction.queue.overlays
    assert picture(film) != open_half


def test_with_less_motion_it_is_there_and_gone_at_once() -> None:
    film, _ = covered(Settings(reduced_motion=True))
    assert top(film).age >= FALL_SECONDS
    film.app.step(0.02)
    down = picture(film)
    film.app.step(FALL_SECONDS / 2)
    assert picture(film) == down
    film.app.step(0.5)
    film.lift()
    assert not film.scene.interaction.queue.overlays
