"""Pictures that come and go."""

from __future__ import annotations

import pytest
from pygame import SRCALPHA, Rect, Surface

from game.art.kit.blending import blend


@pytest.mark.parametrize("flags", [0, SRCALPHA])
@pytest.mark.parametrize(("share", "red"), [(-0.2, 0), (0.0, 0), (0.5, 128), (1.0, 255), (1.5, 255)])
def test_a_picture_is_laid_with_a_share_of_its_strength(flags: int, share: float, red: int) -> None:
    ground, picture = Surface((4, 4)), Surface((2, 2), flags)
    picture.fill("red")
    blend(ground, picture, (1, 1), share, Rect(0, 0, 1, 2))
    assert ground.get_at((1, 1)).r == pytest.approx(red, abs=2)
    assert not ground.get_at((2, 1)).r
    assert not ground.get_at((0, 0)).r


@pytest.mark.parametrize("flags", [0, SRCALPHA])
def test_the_picture_stays_as_it_was(flags: int) -> None:
    picture = Surface((2, 2), flags)
    usual = picture.get_alpha(), picture.get_flags()
    for share in (0.3, 0.6):
        blend(Surface((4, 4)), picture, (0, 0), share)
        assert (picture.get_alpha(), picture.get_flags()) == usual
