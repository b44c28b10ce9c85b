"""The art lint names what the picture loader would leave out, and lets the rest pass."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.tools.art_lint import drawing_faults, faults, module_faults

FLAT = '<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">'


@pytest.mark.parametrize(
    "drawing",
    [
        '<use href="#leaf"/>',
        "<text>x</text>",
        '<pattern id="p"/>',
        '<g clip-path="url(#c)"/>',
        '<g style="clip-path: url(#c)"/>',
        '<g mask="url(#m)"/>',
        '<rect filter="url(#blur)"/>',
        '<radialGradient id="g" fx="50%"/>',
        '<path d="M 0 0 L 4 4" stroke-dasharray="2 2"/>',
        FLAT,
    ],
)
def test_finds_what_is_not_drawn(drawing: str) -> None:
    assert [fault.line for fault in faults(f"<svg>\n{drawing}\n</svg>")] == [2]


@pytest.mark.parametrize(
    "drawing",
    [
        '<path d="M 0 0 L 4 4"/>',
        '<linearGradient id="sky" x1="0%" y1="0%" x2="0%" y2="100%">',
        '<linearGradient id="sky" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="40">',
        '<rect fill="url(#user)"/>',
    ],
)
def test_lets_pass_what_is_drawn(drawing: str) -> None:
    assert faults(drawing) == ()


def test_a_broken_file_is_named_by_its_line(tmp_path: Path) -> None:
    path = tmp_path / "leaf.svg"
    path.write_text("<svg>\n<g>\n</svg>\n", encoding="utf-8")
    (fault,) = drawing_faults(path)
    assert fault.line == 3


def test_drawings_inside_a_module_are_read_and_its_prose_is_not(tmp_path: Path) -> None:
    path = tmp_path / "leaf.py"
    path.write_text('"""Never <use> it."""\n\nLEAF = "<use/>"\n', encoding="utf-8")
    (fault,) = module_faults(path)
    assert fault.line == 3
