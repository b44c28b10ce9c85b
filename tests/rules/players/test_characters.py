"""The characters of opponents: read, and told in a sentence where their file cannot be."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules.command.games import DATA
from rules.engine.catalog import DataFault
from rules.players.characters import FILE, USUAL, known, read


def test_the_five_characters_are_those_that_are_usual() -> None:
    found, fault = known(DATA / "players")
    assert tuple(found) == USUAL
    assert fault == ""


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "characters.yaml"),
        ("{}", "names no character"),
        ("grower: 3", "line 1"),
        ("grower:\n  lean: {chess: {}}", "line 2"),
        ("grower:\n  lean: {vino: {price: 99}}", "line 2"),
        ("grower:\n  lean: {vino: {price: much}}", "line 2"),
        ("Grower!: {}", "Grower!"),
        ("grower: {}\ngrower: {}", "line 2: 'grower' stands twice"),
        ("- grower", "line 1"),
        ("a: &a {}\nb: *a", "line 2"),
    ],
)
def test_a_file_that_makes_no_sense_is_told_and_the_usual_characters_play(text: str, said: str, tmp_path: Path) -> None:
    (tmp_path / FILE).write_text(text, "utf-8")
    with pytest.raises(DataFault) as fault:
        read(tmp_path / FILE)
    assert said in str(fault.value)
    found, told = known(tmp_path)
    assert tuple(found) == USUAL
    assert str(tmp_path / FILE) in told
    assert "\n" not in told


def test_a_missing_file_is_told_too(tmp_path: Path) -> None:
    found, told = known(tmp_path)
    assert tuple(found) == USUAL
    assert "put the file back" in told
