"""What the look over pictures takes for a fault, and what for none."""

from __future__ import annotations

import pygame

from game.art.kit import written
from game.art.kit.canvas import Canvas
from tests.pictures.faults import faults
from tests.pictures.sheet import Sheet


def sheet(*places: tuple[float, float], ink: str = "#FFF3D6") -> Sheet:
    """A dark sheet with the same words at these places, the first in a dark ink."""
    written.listen(True)
    canvas = Canvas(600, 200, 1)
    for number, (x, y) in enumerate(places):
        canvas.text(x, y, "The end of year 9", "display", 60, ink if number else "#0E1730")
        canvas.layer()
    found = Sheet((600, 200))
    found.fill("#201727")
    found.blit(canvas.surface(), (0, 0))
    written.listen(False)
    return found


def test_the_shadow_of_words_is_no_word_but_the_same_words_elsewhere_are() -> None:
    assert faults(sheet((24, 25), (20, 20)), 1) == []
    assert any("contrast" in fault for fault in faults(sheet((24, 25)), 1))
    assert any("overlap" in fault for fault in faults(sheet((20, 20), (20, 45), ink="#0E1730"), 1))
    assert any("contrast" in fault for fault in faults(sheet((24, 25), (20, 20), ink="#0E1730"), 1))


def test_nobody_reads_what_is_covered_or_darkened_but_all_that_is_only_tinted() -> None:
    covered, darkened, tinted, part = (sheet((20, 20)) for _ in range(4))
    covered.fill("#201727")
    darkened.fill((104, 96, 126), special_flags=pygame.BLEND_MULT)
    tinted.fill((255, 236, 204), special_flags=pygame.BLEND_MULT)
    part.fill("#201727", (0, 0, 10, 10))
    assert [len(one.words) for one in (covered, darkened, tinted, part)] == [0, 0, 1, 1]
