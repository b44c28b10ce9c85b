"""Scenarios that are played with cards of one's own."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules.__main__ import main

CARDS = """
summer_visitors:
- id: own_bee
  effect: {gain: {lira: 1}, per: planted_vine}
"""
STORY = """
name: One lira for each vine
given:
  season: summer
  seat: {0: {hand: [own_bee], fields: {5: [pinot], 6: [malvasia]}}}
steps:
- choose: {0: place worker play_summer_visitor.left}
- state: {0: {lira: 2}}
"""


@pytest.fixture
def village(tmp_path: Path) -> Path:
    """A folder of cards, with a scenario beside it."""
    folder = tmp_path / "village"
    folder.mkdir()
    (folder / "bees.yaml").write_text(CARDS, encoding="utf-8")
    (tmp_path / "story.yaml").write_text(STORY, encoding="utf-8")
    return folder


@pytest.mark.parametrize("given", ["", "bees.yaml"])
def test_a_scenario_holds_with_the_cards_of_a_folder_or_a_file(
    village: Path, capsys: pytest.CaptureFixture[str], given: str
) -> None:
    assert main(["check", "--cards", str(village / given), str(village.parent / "story.yaml")]) == 0
    assert capsys.readouterr().out.endswith("1 hold, 0 do not\n")


def test_without_the_cards_it_cannot_be_laid_out(village: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", str(village.parent / "story.yaml")]) == 1
    assert "'own_bee' is no card that can lie here" in capsys.readouterr().out


def test_all_faults_of_the_cards_are_told_and_nothing_is_played(
    village: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wrong = "- id: cooper\n  effect: {gian: {lira: 1}}\n- id: notary\n  effect: {gain: {lira: two}}\n"
    (village / "bees.yaml").write_text(CARDS + wrong, encoding="utf-8")
    assert main(["check", "--cards", str(village), str(village.parent / "story.yaml")]) == 1
    told = capsys.readouterr()
    assert told.out == ""
    assert [line.partition(", ")[2].partition(":")[0] for line in told.err.splitlines()] == [
        "line 6, summer_visitors[1].effect", "line 8, summer_visitors[2].effect.gain.lira",
    ]  # fmt: skip


def test_a_folder_that_is_not_there_is_told(village: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "--cards", str(village.parent / "town"), "story.yaml"]) == 1
    assert capsys.readouterr().err.startswith(f"{village.parent / 'town'}: is not there; ")
