"""Data files: every fault is told in one sentence with its file, place and cure."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from rules.__main__ import main
from rules.command import games, validate
from rules.command.games import GAMES
from rules.engine.catalog import DataFault
from rules.engine.edition import stated
from rules.engine.rules import data_files
from rules.viticulture.rules import Viticulture
from tests.boxes import VITICULTURE

BROKEN = [
    ("vines.yaml", "red: 1", "redd: 1", "line", "did you mean 'red'"),
    ("vines.yaml", "copies: 4", "copies: many", "line", "here belongs a whole number"),
    ("vines.yaml", "copies: 4", "copies: 100000000", "line", "at most 99"),
    ("vines.yaml", "trellis", "treliss", "treliss", "correct its spelling"),
    ("orders.yaml", "kind: red", "kind: rose", "line", "rose"),
    ("orders.yaml", "vp: 2", "vp: -1", "orders[0].vp", "at least 0"),
    ("orders.yaml", "residual: 1", "residual: 9", "orders[0].residual", "at most 5"),
    ("orders.yaml", "orders:", "orders: [", "line", "not YAML"),
    ("summer_visitors.yaml", "gain: {", "gian: {", "line", "did you mean 'gain'"),
    ("winter_visitors.yaml", "train: 1", "train: some", "line", "train"),
    ("papas.yaml", "only: trellis", "only: treliss", "line", "trellis"),
    ("mamas.yaml", "vine: 1", "wine: 1", "line", "wine"),
    ("mamas.yaml", "id: laura", "id: broker", "line 13, mamas[10].id", "already; give one another id"),
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


VINES, ORDERS = VITICULTURE["vine_cards"], VITICULTURE["orders"]
HINTS = [
    (
        "viticulture",
        "vines.yaml",
        "copies: 4",
        "copies: 5",
        f"vine_cards: the box has {VINES}, but there are {VINES + 1}",
    ),
    (
        "viticulture",
        "edition.yaml",
        f"  orders: {ORDERS}\n",
        "",
        f"how many it has, but there are {ORDERS}",
    ),
    ("vino", "edition.yaml", "varieties: 5", "varieties: 6", "the box has 6, but there are 5"),
    ("vino", "regions.yaml", "tiles: {value: 30", "tiles: {value: 31", "write 30 for tiles"),
]


def test_any_count_of_the_box_may_differ(data: Path) -> None:
    for game in GAMES:
        said = stated(data / game)
        file = data / game / "edition.yaml"
        text = file.read_text(encoding="utf-8")
        for what, count in said.counts.items():
            file.write_text(text.replace(f"{what}: {count}", f"{what}: {count + 1}"), encoding="utf-8")
            [hint] = GAMES[game]().hints()
            assert f"counts.{what}: the box has {count + 1}, but there are {count}; " in hint
        file.write_text(text, encoding="utf-8")


@pytest.mark.parametrize(("game", "file", "old", "new", "words"), HINTS)
def test_other_counts_than_the_box_says_are_a_hint(
    game: str, file: str, old: str, new: str, words: str, data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = (data / game / file).read_text(encoding="utf-8")
    assert old in text
    (data / game / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    assert main(["validate"]) == 0
    said = capsys.readouterr()
    assert said.out == "all data is in order\n"
    [hint] = said.err.splitlines()
    assert words in hint
    stating = file if game == "vino" else "edition.yaml"
    assert f"{data / game / stating}, line " in hint


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        (f"orders: {ORDERS}", f"ordes: {ORDERS}", "did you mean 'orders'"),
        (f"orders: {ORDERS}", "orders: many", "counts.orders: here belongs a whole number, not a word"),
        ("counts:", "count:", "did you mean 'counts'"),
        ("name:", "name: [", "this is not YAML"),
    ],
)
def test_a_damaged_statement_of_a_box_is_a_fault(
    old: str, new: str, words: str, data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = data / "viticulture" / "edition.yaml"
    file.write_text(file.read_text(encoding="utf-8").replace(old, new, 1), encoding="utf-8")
    assert main(["validate"]) == 1
    [fault] = capsys.readouterr().err.splitlines()
    assert str(file) in fault
    assert words in fault


def test_all_that_is_wrong_is_told_in_one_run(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    changed = {
        "edition.yaml": (("orders: ", "orders: x"), ("fields: ", "fields: x")),
        "summer_visitors.yaml": (("gain: {vp: 3}", "gain: {pv: 3}"),),
    }
    for name, words in changed.items():
        text = (data / "viticulture" / name).read_text(encoding="utf-8")
        for old, new in words:
            assert old in text
            text = text.replace(old, new, 1)
        (data / "viticulture" / name).write_text(text, encoding="utf-8")
    assert main(["validate"]) == 1
    faults = capsys.readouterr().err.splitlines()
    assert len(faults) == 3
    for place in ("gain.pv", "counts.orders", "counts.fields"):
        assert any(f"{place}: " in fault for fault in faults), place


def test_what_a_box_says_of_itself_makes_no_other_game(data: Path) -> None:
    before = GAMES["viticulture"]().data_digest
    (data / "viticulture" / "edition.yaml").unlink()
    assert Viticulture(data / "viticulture").data_digest == before
    assert not [place for place in data_files(data / "viticulture") if "edition" in place]


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The data folder from which the command reads, a copy that may be changed."""
    folder = tmp_path / "data"
    for game in GAMES:
        shutil.copytree(games.DATA / game, folder / game)
    monkeypatch.setattr(games, "DATA", folder)
    return folder


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
