"""Cards of one's own: read with care, told when broken, and played with."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from game import paths
from game.store import own_cards, records
from game.store.kept_game import KeptGame
from game.store.own_cards import BadCards

MINE = """
summer_visitors:
- {id: beekeeper, effect: {gain: {lira: 2}}}
winter_visitors:
- {id: nurse, effect: [pay: {lira: 1}, gain: {vp: 1}]}
mamas:
- {id: zia, effect: [gain: {worker: 2, lira: 1}, draw: {vine: 1}]}
papas:
- {id: zio, effect: [gain: {grande: 1}, choose: [build: {only: yoke, free: true}, gain: {lira: 3}]]}
orders:
- {id: feast, wines: [{kind: red, value: 2}], vp: 1, residual: 1}
portraits:
  beekeeper: {hat: straw}
"""
NAMES = "# Names\ncard-beekeeper = Beekeeper\r\ncard-nurse = Nurse\ncard-zia = Zia\ncard-zio = Zio\n"


def village(name: str = "village", cards: str = MINE, names: str = NAMES) -> Path:
    """A set of cards where the program looks for them."""
    folder = paths.cards_folder() / name
    folder.mkdir(parents=True)
    (folder / "mine.yaml").write_text(cards, encoding="utf-8")
    if names:
        (folder / "en.ftl").write_text(names, encoding="utf-8")
    return folder


def test_a_set_is_found_and_played_with() -> None:
    village()
    (found,) = own_cards.found()
    assert found == own_cards.Found("village", ("feast", "beekeeper", "nurse", "zia", "zio"))
    rules = own_cards.rules_with(["village"])
    assert rules is own_cards.rules_with(["village"])
    words = {"beekeeper": "Beekeeper", "nurse": "Nurse", "zia": "Zia", "zio": "Zio"}
    assert rules.box.components.words == {"en": words}
    kept = KeptGame.begin(("A", "B"), ("lago", "cotto"), 5, {}, rules=rules)
    assert kept.game.record.header.data == rules.data_digest != records.viticulture().data_digest


def test_without_sets_the_rules_are_those_of_the_box() -> None:
    assert own_cards.found() == []
    assert own_cards.rules_with([]) is records.viticulture()


def test_a_set_that_is_gone_or_changed_is_told_and_never_crashes() -> None:
    folder = village()
    before = own_cards.rules_with(["village"])
    (folder / "mine.yaml").write_text("summer_visitors: [{id: bee, effect: {gain: {lira: 1}}}]")
    with pytest.raises(BadCards, match=r"en\.ftl, card-beekeeper: there is no such card"):
        own_cards.rules_with(["village"])
    (folder / "en.ftl").unlink()
    assert own_cards.rules_with(["village"]).data_digest != before.data_digest
    assert own_cards.found()[0].hints
    shutil.rmtree(folder)
    with pytest.raises(BadCards, match="is not there any more"):
        own_cards.rules_with(["village"])
