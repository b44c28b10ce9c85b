"""All that is wrong with cards, words and pictures is told in one run, with file, line and cure."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from game.art import portraits
from game.text.messages import languages
from game.tools import check_cards
from tests.boxes import VITICULTURE
from tests.house.modules import ROOT

CARDS = ("data", "assets/cards", "assets/icons", "tests/scenarios/visitors")
REST = ("game", "rules", "assets/map")


def copied(folder: Path, *parts: str) -> Path:
    """This folder, with copies of some parts of the project."""
    for part in parts:
        shutil.copytree(ROOT / part, folder / part, ignore=shutil.ignore_patterns("__pycache__"))
    return folder


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A copy of all that is said of cards."""
    return copied(tmp_path, *CARDS)


def change(file: Path, old: str, new: str) -> None:
    """Put other words into a file."""
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")


def told(project: Path) -> list[str]:
    """What the whole check says of a project."""
    words = [sys.executable, "-m", "game.tools.check"]
    done = subprocess.run(words, cwd=project, capture_output=True, text=True, check=False)
    lines = [line for line in done.stdout.splitlines() if not line.startswith("pygame")]
    assert done.returncode == (lines != ["cards, words and pictures are in order"]), done.stderr
    return [line.removeprefix(f"{project}/") for line in lines]


def test_no_card_of_the_box_gives_a_hint() -> None:
    assert list(check_cards.hints()) == []


def test_all_that_is_wrong_with_a_new_card_is_told_in_one_run(project: Path) -> None:
    copied(project, *REST)
    file = project / "data" / "viticulture" / "summer_visitors.yaml"
    with file.open("a", encoding="utf-8") as opened:
        opened.write("- id: own_beekeeper\n  effect: {gian: {lira: 2}}\n")
    line = len(file.read_text(encoding="utf-8").splitlines())
    change(project / "data" / "text" / "en" / "effects.ftl", "\nfx-lose =", "\nfx-lost-and-gone =")
    change(project / "data" / "text" / "en" / "board.ftl", "\naction-give_tour =", "\naction-give_a_tour =")
    change(project / "assets" / "icons" / "cork.svg", "<path", "<use/><path")
    found = told(project)
    effect, *others, count = found
    names, (portrait, *more) = others[: len(languages())], others[len(languages()) :]
    before = VITICULTURE["summer_visitors"]
    assert effect.startswith(
        f"data/viticulture/summer_visitors.yaml, line {line}, visitors[{before}].effect: 'gian' is no verb"
    )
    assert names == [
        f"data/text/{code}/cards.ftl: has no name for 'own_beekeeper'; add the line card-own_beekeeper = Own beekeeper"
        for code in languages()
    ]
    assert portrait.startswith(
        "assets/cards/portraits.yaml: nobody is drawn on 'own_beekeeper'; add under portraits a line"
    )
    for words in (
        "text of broker: there is no message 'fx-lose'",
        "assets/icons/cork.svg:",
        "README.md: cannot be made",
    ):
        assert any(words in one for one in more), words
    assert count == f"{len(found) - 1} faults"


@pytest.mark.parametrize(
    ("file", "old", "new", "words"),
    [
        ("data/text/en/cards.ftl", "card-broker = Broker\n", "", "cards.ftl: has no name for 'broker'; add the line"),
        ("data/text/en/cards.ftl", "card-short-pinot =", "card-short-pinnot =", "has no name for 'pinot'; add the"),
        ("data/text/en/cards.ftl", "card-broker =", "card-brokker =", "card-brokker: there is no card 'brokker'; take"),
        ("assets/cards/portraits.yaml", "  broker: {", "  brokker: {", "portraits.brokker: there is no visitor"),
        ("assets/cards/portraits.yaml", "  broker: {", "  brokker: {", "nobody is drawn on 'broker'; add"),
        ("assets/cards/portraits.yaml", "hat: fedora", "hat: fedorra", "portraits.surveyor: 'fedorra' is none of the"),
        ("assets/cards/portraits.yaml", "skull: long, ", "", "line 6, portraits.surveyor: add skull: egg, or other"),
        ("assets/cards/portraits.yaml", "portraits:", "people:", "has no list 'portraits' with a line for each card"),
        ("assets/cards/portraits.yaml", "portraits:", "portraits: [", "this is not YAML"),
        ("assets/cards/vines.yaml", "  pinot:", "  pinnot:", "no leaf and bunch of 'pinot' are drawn; add them under"),
        ("assets/cards/vines.yaml", "  pinot:", "  pinnot:", "vines.pinnot: there is no vine 'pinnot'; take the"),
        ("data/viticulture/vines.yaml", "id: pinot", "id: pinnot", "v_pinnot.svg: is not there; draw the icon of the"),
        ("data/viticulture/papas.yaml", "\npapas:", "\npapas: {", "this is not YAML"),
    ],
)  # fmt: skip
def test_what_is_missing_or_left_over_is_told(project: Path, file: str, old: str, new: str, words: str) -> None:
    change(project / file, old, new)
    found = list(check_cards.faults(project))
    assert any(words in fault for fault in found), found
    assert all(fault.startswith(str(project)) for fault in found)


def test_a_visitor_that_no_scenario_proves_is_a_hint(project: Path) -> None:
    (project / "tests" / "scenarios" / "visitors" / "winter" / "judge.yaml").unlink()
    (hint,) = check_cards.hints(project)
    assert hint.startswith("no scenario proves 'judge'; write ")
    assert list(check_cards.faults(project)) == []


def test_the_line_that_is_proposed_for_a_portrait_is_a_good_one() -> None:
    sentence = check_cards.portrait_wanted("broker")
    line = dict(pair.split(": ") for pair in sentence.partition(": {")[2].removesuffix("}").split(", "))
    assert portraits.faults_in("broker", line) == []
