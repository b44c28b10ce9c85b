"""``learn``: goes on with what was learned before, and tells what is wrong with it in a sentence."""

from __future__ import annotations

from operator import mul
from pathlib import Path

import pytest

from rules.__main__ import main
from rules.command import learn_vino
from rules.players.vino import evolution
from rules.players.vino.mind import load


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Generations so small that nothing is learned, but all is done."""
    for name, value in (("BORN", 3), ("BEST", 2), ("DEALS", 1), ("TABLES", (3,)), ("LAST_TURN", 3)):
        monkeypatch.setattr(evolution, name, value)
    monkeypatch.setattr(learn_vino, "MEASURED", 2)
    monkeypatch.setattr(learn_vino, "GAMES", 3)


@pytest.mark.usefixtures("few")
def test_it_goes_on_where_it_was_stopped(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    once, twice = tmp_path / "once", tmp_path / "twice"
    assert main(["learn", "vino", str(once), "--generations", "2"]) == 0
    for _ in range(2):
        assert main(["learn", "vino", str(twice), "--generations", "1"]) == 0
    assert {file.name for file in once.iterdir()} == {learn_vino.PROGRESS, learn_vino.STRENGTH, learn_vino.WEIGHTS}
    for file in once.iterdir():
        assert file.read_bytes() == (twice / file.name).read_bytes()
    weights = load(once / learn_vino.WEIGHTS)
    assert "2 generations" in weights.learned
    assert weights.position["won at the end"] == evolution.BY_HAND.position["won at the end"]
    assert weights.position["money"] != evolution.BY_HAND.position["money"]
    told, wrong = capsys.readouterr()
    assert told.splitlines()[0] == (once / learn_vino.STRENGTH).read_text().rstrip("\n")
    assert "against two by hand" in told
    assert wrong == ""


def test_the_best_are_mixed_and_the_better_ones_count_more() -> None:
    before = evolution.begun()
    born = evolution.born(before)
    assert len(born) == evolution.BORN
    tried = [(float(at), every) for at, every in enumerate(born)]
    after = evolution.mixed(before, tried)
    best, shares = [every["money"] for every in born[::-1]], (5, 4, 3, 2, 1)
    assert after.middle["money"] == pytest.approx(sum(map(mul, best, shares)) / 15)
    assert after.middle["vineyards"] == before.middle["vineyards"]
    assert after.spread["vineyards"] == 0
    alike = evolution.mixed(before, [(0.0, before.middle)] * evolution.BORN)
    assert alike.spread["money"] == evolution.KEPT * before.spread["money"]
    assert after.generation == 1


@pytest.mark.parametrize(
    ("content", "words"),
    [
        ("", "tells of no progress"),
        ("{}", "tells of no progress"),
        ('{"generation":1,"middle":{},"spread":{}}', "inputs"),
    ],
)
def test_progress_that_is_none_is_told(
    content: str, words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / learn_vino.PROGRESS).write_text(content)
    assert main(["learn", "vino", str(tmp_path)]) == 2
    told = capsys.readouterr().err
    assert told.startswith(f"learn: {tmp_path / learn_vino.PROGRESS}: ")
    assert words in told
    assert told.endswith("take it away to begin anew.\n")
    assert told.count("\n") == 1


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--generations", "0"], "--generations 0: give a number"),
        (["--jobs", "65"], "--jobs 65: give a number"),
    ],
)
def test_numbers_that_make_no_sense(
    words: list[str], told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["learn", "vino", str(tmp_path), *words]) == 2
    assert told in capsys.readouterr().err


def test_a_folder_that_is_none(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("")
    assert main(["learn", "vino", str(tmp_path / "file")]) == 2
    assert "cannot be written" in capsys.readouterr().err


@pytest.mark.parametrize(
    "words",
    [
        ["--seats", "7"],
        ["--games", "-1"],
        ["--sweeps", "-1"],
        ["--positions", "0"],
        ["--open", "-1"],
        ["--open-width", "0"],
        ["--width", "0"],
        ["--noise", "-1"],
        ["--trust", "2"],
        ["--jobs", "99"],
        ["--jobs", "0"],
    ],
)
def test_arguments_of_viticulture_that_make_no_sense(
    words: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["learn", "viticulture", str(tmp_path / "new"), *words]) == 2
    assert capsys.readouterr().err.startswith(f"learn: {words[0]} {words[1]}")
    assert not (tmp_path / "new").exists()


def test_viticulture_says_which_folder_it_cannot_write(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("")
    assert main(["learn", "viticulture", str(tmp_path / "file")]) == 2
    assert "file: cannot be written" in capsys.readouterr().err


@pytest.mark.parametrize(
    "words", [["learn", "viticulture"], ["learn", "vino"], ["match", "--table"], ["match", "--keep"], ["show"]]
)
def test_an_empty_name_is_no_place(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main([*words, ""])
    assert left.value.code == 2
    assert "the name is empty; name a file or folder" in capsys.readouterr().err
