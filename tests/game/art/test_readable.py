"""What lies on the table of Viticulture is told from its ground: whose grande worker it is, what is not built."""

from __future__ import annotations

import pygame
import pytest

from game.art import board_boxes, decks, mat_boxes
from game.art.country import structures
from game.art.kit import written
from game.art.kit.canvas import BLEED
from game.art.kit.palette import rgb
from game.art.kit.written import luminance, on
from game.art.pieces import worker_picture
from game.art.valley import cart
from game.art.valley.corners import _BLOSSOMS
from game.art.valley.wake_up import sign_box
from game.text.messages import FIRST, say, use_language

KINDS = ("grande", "worker")
COLOURS = ("lago", "cotto", "sole", "salvia", "nero", "calce")
SKIES = ("#F5B560", "#BFD9EA", "#9FD6CE", "#E58A4C", "#8CBF5A")


def ratio(one: tuple[int, ...] | pygame.Color, other: tuple[int, ...] | pygame.Color) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("tall", [29, 43, 58])
def test_a_grande_worker_carries_the_emblem_of_its_owner_as_large_as_any_worker(tall: int) -> None:
    body = pygame.Rect(0.3 * tall, 0.72 * tall, 0.6 * tall, 0.3 * tall)
    bodies = []
    for colour in COLOURS:
        grande, plain = (worker_picture(colour, kind, tall, 2).subsurface([2 * n for n in body]) for kind in KINDS)
        assert pygame.image.tobytes(grande, "RGBA") == pygame.image.tobytes(plain, "RGBA")
        bodies.append(pygame.image.tobytes(pygame.transform.grayscale(grande), "RGB"))
    assert len(set(bodies)) == len(COLOURS)
    hats = {pygame.image.tobytes(worker_picture("lago", kind, tall, 2), "RGBA") for kind in KINDS}
    assert len(hats) == 2


@pytest.mark.parametrize("sky", SKIES)
@pytest.mark.parametrize("structure", mat_boxes.STRUCTURES)
def test_a_structure_that_is_not_built_is_seen_on_every_sky(structure: str, sky: str) -> None:
    plan = structures.plan(structure, 1)
    sheet = pygame.Surface(plan.get_size())
    sheet.fill(rgb(sky))
    sheet.blit(plan, (0, 0))
    w, h = sheet.get_size()
    seen = [(x, y) for x in range(w) for y in range(h) if plan.get_at((x, y)).a > 200]
    dark = sum(ratio(sheet.get_at(at), rgb(sky)) >= 3 for at in seen)
    pale = sum(luminance(sheet.get_at(at)) > 0.45 for at in seen)
    assert dark > 0.05 * len(seen)
    assert pale > 0.4 * len(seen)


@pytest.mark.parametrize("lit", [True, False])
def test_an_empty_place_for_cards_is_no_dark_hole(lit: bool) -> None:
    picture = decks.tray("vine", 0, 0, "", lit, 1)
    empty = picture.get_at((round(BLEED + 32), round(BLEED + 16)))
    assert luminance(empty) > 0.09


@pytest.mark.parametrize("code", ["en", "es", "it", "ru"])
def test_the_words_on_the_sign_of_the_cart_keep_clear_of_its_rim(code: str) -> None:
    use_language(code)
    written.listen(True)
    picture = cart.cart(say("action-gain_lira"), say("table-cart-hint"), "summer", True, 0, 2 / 3)
    lines = on(picture)
    written.listen(False)
    use_language(FIRST)
    sign = cart.sign_box(300)
    top, foot = ((y - board_boxes.CART.y + BLEED) * 2 / 3 for y in (sign.y, sign.bottom))
    assert lines
    for line in lines:
        assert line.box.top - top >= 2.5
        assert foot - line.box.bottom >= 2.5


def test_nothing_grows_behind_the_signs_of_the_rows() -> None:
    signs = [sign_box(row) for row in range(1, 8)]
    for x, _, tall in _BLOSSOMS:
        left = x + board_boxes.BOARD.x - tall * 0.5
        assert left > max(sign.right for sign in signs)
