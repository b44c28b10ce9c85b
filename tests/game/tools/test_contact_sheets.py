"""The contact sheets: each named one is drawn into its file."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.tools import contact_sheets


def test_a_sheet_that_is_named_is_drawn_alone(tmp_path: Path) -> None:
    assert contact_sheets.main(["--out", str(tmp_path / "sheets"), "vines"]) == 0
    (file,) = (tmp_path / "sheets").iterdir()
    assert file.name == "vines.png"
    assert pygame.image.load(str(file)).get_width() > 9 * 90


def test_every_deck_has_a_sheet_at_hand_and_at_large_size() -> None:
    assert set(contact_sheets.sheets()) == {
        *("portraits", "innkeepers", "vines", "icons"),
        *(f"{size}-{deck}" for size in ("hand", "large") for deck in contact_sheets.DECKS),
    }


def test_a_grid_holds_all_its_boxes() -> None:
    canvas, boxes = contact_sheets.grid(23, 50, 40, 5)
    assert len(boxes) == 23
    assert all(x + w <= canvas.width and y + h <= canvas.height for x, y, w, h in boxes)
    assert len({box[:2] for box in boxes}) == 23


def test_cards_are_the_sheets_of_all_decks_in_both_sizes() -> None:
    assert list(contact_sheets.named(["cards"])) == [
        f"{size}-{deck}" for deck in contact_sheets.DECKS for size in ("hand", "large")
    ]
    assert list(contact_sheets.named(["icons", "hand"]))[:2] == ["icons", "hand-vine"]
    assert contact_sheets.named([]).keys() == contact_sheets.sheets().keys()


@pytest.mark.parametrize(("name", "words"), [("card", "did you mean 'cards'?"), ("zzz", "known are cards, hand, ")])
def test_a_sheet_that_is_unknown_is_refused_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str, words: str
) -> None:
    assert contact_sheets.main(["--out", str(tmp_path / "sheets"), "vines", name]) == 2
    assert capsys.readouterr().out.startswith(f"'{name}' is no sheet; {words}")
    assert not (tmp_path / "sheets").exists()
