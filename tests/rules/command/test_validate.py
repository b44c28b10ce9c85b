"""Data files: every fault is told in one sentence with its file, place and cure."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from rules.__main__ import main
from rules.command import games, validate
from rules.command.validate import viticulture
from rules.engine.catalog import DataFault
from rules.viticulture.components import Components
from rules.viticulture.rules import Viticulture

BROKEN = [
    ("vines.yaml", "red: 1", "redd: 1", "line", "did you mean 'red'"),
    ("vines.yaml", "copies: 4", "copies: many", "line", "Expected `int`"),
    ("vines.yaml", "copies: 4", "copies: 100000000", "line", "<= 99"),
    ("vines.yaml", "trellis", "treliss", "treliss", "correct its spelling"),
    ("orders.yaml", "kind: red", "kind: rose", "line", "rose"),
    ("orders.yaml", "orders:", "orders: [", "line", "not YAML"),
    ("summer_visitors.yaml", "gain: {", "gian: {", "line", "did you mean 'gain'"),
    ("winter_visitors.yaml", "train: 1", "train: some", "line", "train"),
    ("papas.yaml", "only: trellis", "only: treliss", "line", "trellis"),
    ("mamas.yaml", "vine: 1", "wine: 1", "line", "wine"),
    ("mamas.yaml", "id: laura", "id: broker", "line 13, mamas[10].id", "summer_visitors.yaml already; give one"),
    ("board.yaml", "play: summer_visitor", "play: [1]", "line", "play"),
    ("board.yaml", "kind: blush, red: 1", "kind: red, red: 1", "recipes", "one recipe for each"),
    ("board.yaml", "id: give_tour", "id: take_tour", "actions", "'give_tour' is missing"),
    ("board.yaml", "row: 7", "row: 8", "wake_up_rows", "without a gap"),
    ("board.yaml", "hook: after_planting", "hook: after_lunch", "line", "after_lunch"),
    ("board.yaml", "id: irrigation", "id: trellis", "structures", "stands twice"),
]


@pytest.mark.parametrize(("file", "old", "new", "place", "cure"), BROKEN)
def test_broken_data_is_told_in_one_sentence(
    tmp_path: Path, file: str, old: str, new: str, place: str, cure: str
) -> None:
    folder = tmp_path / "viticulture"
    shutil.copytree(games.DATA / "viticulture", folder)
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(DataFault) as fault:
        Viticulture(folder)
    sentence = str(fault.value)
    assert sentence.startswith(str(folder))
    assert place in sentence
    assert cure in sentence
    assert "\n" not in sentence


@pytest.mark.parametrize(
    ("file", "old", "new", "words"),
    [
        ("vines.yaml", "copies: 4", "copies: 5", "there must be 42 vine cards, not 43"),
    ],
)
def test_wrong_numbers_and_names_are_told(tmp_path: Path, file: str, old: str, new: str, words: str) -> None:
    folder = tmp_path / "viticulture"
    shutil.copytree(games.DATA / "viticulture", folder)
    text = (folder / file).read_text(encoding="utf-8")
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    faults = list(viticulture(Components(folder)))
    assert len(faults) == 1
    assert words in faults[0]


def test_missing_file(tmp_path: Path) -> None:
    with pytest.raises(DataFault, match="put the file back"):
        Viticulture(tmp_path)


def test_the_data_is_in_order(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["validate"]) == 0
    assert capsys.readouterr().out == "all data is in order\n"
    assert list(validate.faults()) == []


def test_all_faults_of_all_cards_are_told_together(tmp_path: Path) -> None:
    folder = tmp_path / "viticulture"
    shutil.copytree(games.DATA / "viticulture", folder)
    for file, old, new in (
        ("summer_visitors.yaml", "gain: {lira: 4}", "gian: {lira: 4}"),
        ("summer_visitors.yaml", "discount: 3", "discount: lots"),
        ("winter_visitors.yaml", "id: judge", "id: broker"),
        ("vines.yaml", "red: 1", "redd: 1"),
        ("orders.yaml", "kind: red", "kind: rose"),
        ("mamas.yaml", "id: alaena, effect", "id: alaena, efect"),
    ):
        text = (folder / file).read_text(encoding="utf-8")
        assert old in text
        (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    told = [fault.removeprefix(f"{folder}/") for fault in validate.cards(folder)]
    assert len(told) == 6
    assert all(", line " in fault for fault in told)
    for words in ("'gian'", "'lots'", "'broker' stands in", "'redd'", "'rose'", "'efect'"):
        assert sum(words in fault.replace("`", "'") for fault in told) == 1, words
