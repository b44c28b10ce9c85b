"""Automa cards, levels and challenges: the printed numbers, other values for what is open, and faults in the files."""

from __future__ import annotations

import shutil
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import yaml

from rules.checking.steps import Run
from rules.engine.catalog import DataFault
from rules.engine.game import Game
from rules.engine.header import Header
from rules.viticulture.rules import Viticulture

DATA = Path(__file__).parents[3] / "data" / "viticulture"
AUTOMA: dict[str, Any] = yaml.safe_load((DATA / "automa.yaml").read_text(encoding="utf-8"))


@pytest.fixture
def changed(tmp_path: Path) -> Callable[[str, str, str], Viticulture]:
    """The rules after one text in a data file was put in place of another."""

    def load(file: str, old: str, new: str) -> Viticulture:
        folder = tmp_path / "data"
        shutil.copytree(DATA, folder, dirs_exist_ok=True)
        text = (folder / file).read_text(encoding="utf-8")
        assert old in text
        (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")
        return Viticulture(folder)

    return load


def laid(rules: Viticulture, given: dict[str, Any]) -> Run:
    state = rules.lay(given, rules.options({}), 1, 1)
    header = Header(rules.name, rules.version, rules.data_digest, {}, [{}], 1)
    return Run(Game.at(rules, header, state))


@pytest.mark.covers("V-SOLO-05", "V-SOLO-11", "RUL-172")
def test_each_action_stands_on_six_cards_and_each_colour_has_24_bands() -> None:
    cards = AUTOMA["cards"]
    assert [card["id"] for card in cards] == [f"automa_{number}" for number in range(1, 25)]
    bands = [band for card in cards for band in card["bands"]]
    assert all(len(card["bands"]) == 4 for card in cards)
    assert set(Counter(band["action"] for band in bands).values()) == {6}
    assert Counter(band["colour"] for band in bands) == {"green": 24, "yellow": 24, "red": 24, "blue": 24}
    assert len({band["action"] for band in bands if band.get("tuscany")}) == 4
    seasons = ["green", "yellow", "red", "blue"]
    for card in cards:
        colours = [seasons.index(band["colour"]) for band in card["bands"]]
        assert colours == sorted(colours)


@pytest.mark.covers("V-AGGR-02", "V-SOLO-DIFF-VHARD-01", "V-SOLO-DIFF-HARD-03")
def test_levels_and_targets() -> None:
    levels = {level["id"]: (level["years"], level["vp"], level.get("least", 0)) for level in AUTOMA["levels"]}
    assert levels == {
        "very_easy": (8, 20, 0),
        "easy": (7, 20, 0),
        "normal": (7, 20, 0),
        "hard": (7, 20, 2),
        "very_hard": (7, 23, 2),
    }
    assert AUTOMA["aggressive"] == {"levels": ["easy", "normal", "hard"], "targets": [-1, 0, 1, 4, 8, 13, 20]}
    assert AUTOMA["workers"] == 6


@pytest.mark.covers("V-OPEN-07", "RUL-196")
def test_points_may_be_barred_as_a_price(changed: Callable[[str, str, str], Viticulture]) -> None:
    rules = changed("campaign.yaml", "vp_costs: payable}", "vp_costs: barred}")
    seat = {"lira": 9, "hand": ["broker", "uncertified_broker"]}
    run = laid(rules, {"campaign": {"challenge": 6}, "seat": {0: seat}})
    run.choose({0: "place worker play_summer_visitor.left"})
    run.choose({0: "play uncertified_broker"})
    run.state({0: {"lira": 3, "vp": 0}})


@pytest.mark.covers("V-OPEN-05", "V-OPEN-06", "V-OPEN-09")
@pytest.mark.parametrize(
    ("challenge", "old", "new", "wanted"),
    [
        (4, "setup: {gain: {vp: 5}}", "setup: {pay: {vp: 5}}", {"vp": -5}),
        (7, "setup: {gain: {vp: 3}}", "setup: {gain: {vp: 3, lira: 4}}", {"vp": 3, "lira": 4}),
    ],
)
def test_other_starts_need_no_more_than_other_data(
    changed: Callable[[str, str, str], Viticulture], challenge: int, old: str, new: str, wanted: dict[str, int]
) -> None:
    rules = changed("campaign.yaml", old, new)
    parents = {"mamas": ["alyssa"], "papas": ["matt"]}
    run = laid(rules, {"season": "setup", "campaign": {"challenge": challenge}, "seat": {0: parents}})
    run.state({0: wanted})


@pytest.mark.parametrize(
    ("file", "old", "new", "words"),
    [
        ("automa.yaml", "action: make_wine}", "action: make_whine}", "did you mean 'make_wine'"),
        ("automa.yaml", "id: easy", "id: mild", "the levels are"),
        ("automa.yaml", "colour: green", "colour: grey", "automa.yaml, line"),
        ("automa.yaml", "workers: 6", "wokers: 6", "did you mean 'workers'"),
        ("automa.yaml", "setup: {gain: {vp: 3}}", "setup: {gian: {vp: 3}}", "did you mean 'gain'"),
        ("campaign.yaml", "spaces: middle, ", "spaces: midle, ", "did you mean 'middle'"),
        ("campaign.yaml", "from: deck", "from: dock", "did you mean 'deck'"),
        ("campaign.yaml", "harvest_field: {", "harvest_feld: {", "did you mean 'harvest_field'"),
        ("campaign.yaml", "if: {worker:", "if: {workers:", "did you mean 'worker'"),
        ("campaign.yaml", "{mama: none", "{mama: nobody", "campaign.yaml, line"),
        ("campaign.yaml", "at_least: 6", "at_lest: 6", "is no test"),
        ("campaign.yaml", "per: wine_in_large_cellar", "per: wine_in_cellar", "is no measure"),
    ],
)
def test_a_fault_in_the_data_is_told_with_its_place(
    changed: Callable[[str, str, str], Viticulture], file: str, old: str, new: str, words: str
) -> None:
    with pytest.raises(DataFault) as fault:
        changed(file, old, new)
    assert words in str(fault.value)
    assert file in str(fault.value)
    assert "\n" not in str(fault.value)
