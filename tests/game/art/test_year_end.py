"""The plates of a year's end."""

from __future__ import annotations

import pytest

from game.art.kit import letters
from game.art.kit.boxes import Box
from game.art.year_end import YearEndLook, YearEndStep, plate, plate_boxes
from game.text.messages import FIRST
from tests.pictures.looking import listening
from tests.pictures.sheet import Sheet

WINDOW = Box(0, 0, 1920, 1080)
HEADS = "Workers come home", "Residual payments for wine orders", "First player"


@pytest.mark.parametrize("share", [1.0, 1.5])
def test_the_heads_of_all_plates_are_written_in_letters_of_one_size(share: float) -> None:
    steps = tuple(YearEndStep("lira", head, (("lago", "3"),)) for head in HEADS)
    look = YearEndLook(9, "The end of year 9", "A click goes on.", steps, (), "Earned this year", ("lago",))
    sheet = Sheet((1920, 1080))
    with listening(FIRST):
        letters.choose(share)
        for at, box in enumerate(plate_boxes(look.plates, WINDOW)):
            sheet.blit(plate(look, at, box._replace(x=0, y=0), 1), (round(box.x), round(box.y)))
    heads = {line.text: line.letters for line in sheet.words if any(letter.isalpha() for letter in line.text)}
    assert " ".join(heads) == " ".join((*HEADS, look.earned))
    assert len(set(heads.values())) == 1
