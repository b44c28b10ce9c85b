"""The examples of the rulebooks: each says what happens by the rules; what is wrong with one is told with its cure."""

from __future__ import annotations

from pathlib import Path
from shutil import copytree

import pytest

from game import paths
from game.store import examples
from game.tools import check_examples
from rules.engine.catalog import DataFault

PLANT = Path("data/rulebook/examples/viticulture/plant.yaml")


def test_what_every_example_says_is_what_happens() -> None:
    assert list(check_examples.unplayable(paths.root())) == []


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("{0: plant syrah 6}", "{0: plant merlot 7}", ("step 3 (choose", "plant merlot 7", "mend")),
        ("fields: {6: [pinot, syrah]}}", "fields: {6: [syrah]}}", ("step 4 (state", "pinot", "mend")),
        ("game: viticulture", "game: vino", ("line 3", "move the file")),
        ("  - state:", "  - offered: {seat: 1, has: [pass]}\n#", ("steps", "state:")),
        ("captions: [1, 2]", "captions: [3]", ("line 5", "count the choices")),
        ("captions: [1, 2]", "captoins: [1, 2]", ("captoins",)),
        ("V-ACT-PLANT", "V-ACT-TOUR", ("line 2", "V-ACT-TOUR")),
        ("hand: [syrah,", "hand: [syrup,", ("syrup",)),
        ("hand: [syrah,", "hand: 7, vp: [syrah,", ("hand", "here belongs a list")),
        ("choose: {0: plant syrah 6}", "choose: 5", ("steps[2].choose", "write it like {0: pass}")),
        ("choose: {0: plant syrah 6}", "choose: [pass]", ("steps[2].choose", "write it like {0: pass}")),
        ("choose: {0: plant syrah 6}", "choose: null", ("steps[2].choose", "write it like {0: pass}")),
        ("choose: {0: plant syrah 6}", "choose: {0: [pass]}", ("steps[2].choose", "write it like {0: pass}")),
        ("game: viticulture", "game: ../x", ("line 3", "known are vino, viticulture")),
    ],
)
def test_what_is_wrong_is_told_with_file_place_and_cure(
    tmp_path: Path, old: str, new: str, told: tuple[str, ...]
) -> None:
    copytree(paths.root() / "data" / "rulebook", tmp_path / "data" / "rulebook")
    text = (tmp_path / PLANT).read_text(encoding="utf-8")
    assert old in text
    (tmp_path / PLANT).write_text(text.replace(old, new, 1), encoding="utf-8")
    for file in (tmp_path / PLANT.parent).glob("*.yaml"):
        if file.name != PLANT.name:
            file.unlink()
    (found,) = (one for one in check_examples.unplayable(tmp_path) if "viticulture" in one)
    assert str(tmp_path / PLANT) in found
    assert all(words in found for words in told), found


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("choose: {0: plant syrah 6}", "choose: null", "steps[2].choose: write it like {0: pass}"),
        ("choose: {0: plant syrah 6}", "choose: {0: plant merlot 7}", "steps[2].choose: it cannot be played"),
        ("hand: [syrah,", "hand: [syrup,", "given.seat[0].hand[0]: it cannot be played"),
        ("captions: [1, 2]", "captions: [9]", "captions[0]: there is no choice 9"),
        ("game: viticulture", "seed: 99999999999999999999999", "seed: here belongs a number"),
    ],
)
def test_an_example_that_cannot_be_shown_says_so_with_its_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, old: str, new: str, told: str
) -> None:
    text = (paths.root() / PLANT).read_text(encoding="utf-8")
    assert old in text
    file = tmp_path / PLANT.name
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    monkeypatch.setattr(examples, "folder_of", lambda game, home=None: tmp_path)
    with pytest.raises(DataFault) as fault:
        examples.Shown("viticulture", "plant")
    assert str(fault.value).startswith(f"{file}, line ")
    assert told in str(fault.value)


def test_an_example_without_its_entry_is_told(tmp_path: Path) -> None:
    copytree(paths.root() / "data" / "rulebook", tmp_path / "data" / "rulebook")
    (tmp_path / PLANT).rename((tmp_path / PLANT).with_name("plantt.yaml"))
    (found,) = check_examples.unplayable(tmp_path)
    assert "plantt.yaml" in found
    assert "'plant'" in found
