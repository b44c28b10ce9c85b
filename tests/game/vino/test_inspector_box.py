"""The inspector finds a place on the chart where it cuts no name and leaves the region in play free."""

from __future__ import annotations

import pytest

from game.art.kit import letters
from game.art.kit.boxes import Box
from game.text.messages import FIRST, use_language
from game.vino import map_boxes, printed
from game.vino.inspector_box import MOST, MOST_LARGE, TALL, WIDE, WIDE_LARGE, quiet_place


@pytest.mark.parametrize("large", ["", *printed.regions()])
@pytest.mark.parametrize("share", [1.0, 1.75])
@pytest.mark.parametrize("code", ["en", "ru"])
def test_no_name_plate_is_cut_and_the_region_in_play_stays_free(large: str, share: float, code: str) -> None:
    use_language(code)
    letters.choose(share)
    try:
        wide, most = (WIDE_LARGE, MOST_LARGE) if letters.large() else (WIDE, MOST)
        for tall in (TALL, most):
            box = quiet_place(wide, tall, Box(0, 0, 0, 0), large, 0, code, share)
            cut = [one for one in printed.regions() if one != large and _cuts(box, map_boxes.plate(one))]
            assert not cut
            assert not large or not any(map(box.meets, map_boxes.large_parts(large)))
            assert map_boxes.MAP.contains(box)
    finally:
        letters.choose(1)
        use_language(FIRST)


def test_the_sheet_of_a_lesson_stays_free() -> None:
    thing = Box(0, 0, 0, 0)
    sheet = quiet_place(WIDE, TALL, thing, "", 0, FIRST, 1.0)
    assert not quiet_place(WIDE, TALL, thing, "", 0, FIRST, 1.0, sheet).meets(sheet)


def _cuts(box: Box, plate: Box) -> bool:
    return box.meets(plate) and not box.contains(plate)
