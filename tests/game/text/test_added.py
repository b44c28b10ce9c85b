"""Cards that somebody has added are called what the message files beside them say, as plain words."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from game.text import added, edition
from game.text.card_text import card_foot
from game.text.events_text import event_line
from game.text.names import card_name, card_title, source_name
from game.text.printed import cards
from rules.engine.event import Event
from rules.viticulture.rules import Viticulture
from tests.game.added import VILLAGE, box_with

LANGUAGES = {
    "en.ftl": "# mine\ncard-own_beekeeper = Beekeeper\ncard-own_zia = Aunt\n",
    "it.ftl": "card-own_beekeeper = Apicoltore\n",
    "de.ftl": "card-own_pruner = Winzer\ncard-own_zia = Tante\n",
}


pytestmark = pytest.mark.usefixtures("own_cards_again")


def look_at(folder: Path, sets: Mapping[str, Mapping[str, str]]) -> None:
    edition.use(Viticulture(box_with(folder, sets)))


def test_a_name_is_that_of_the_language_then_english_then_any_then_the_id(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    look_at(tmp_path / "box", {"village": {**VILLAGE, **LANGUAGES}})
    assert [card_name(card) for card in ("own_beekeeper", "own_zia", "own_pruner", "own_wanderer")] == [
        "Beekeeper", "Aunt", "Winzer", "Own wanderer",
    ]  # fmt: skip
    monkeypatch.setattr(added, "language_in_use", lambda: "it")
    assert [card_name(card) for card in ("own_beekeeper", "own_zia", "own_pruner")] == ["Apicoltore", "Aunt", "Winzer"]
    monkeypatch.setattr(added, "language_in_use", lambda: "de")
    assert [card_name(card) for card in ("own_beekeeper", "own_zia", "own_pruner")] == ["Beekeeper", "Tante", "Winzer"]


def test_names_follow_the_edition_that_is_looked_at(tmp_path: Path) -> None:
    other = {**VILLAGE, "en.ftl": "card-own_beekeeper = Mistress of bees\n"}
    look_at(tmp_path / "one", {"village": VILLAGE})
    assert card_name("own_beekeeper") == card_title("own_beekeeper") == source_name("own_beekeeper") == "Beekeeper"
    look_at(tmp_path / "other", {"village": other})
    assert card_name("own_beekeeper") == "Mistress of bees"
    edition.use_own()
    with pytest.raises(KeyError):
        card_name("own_beekeeper")


def test_names_follow_a_folder_that_has_changed(tmp_path: Path) -> None:
    look_at(tmp_path / "box", {"village": VILLAGE})
    assert card_name("own_beekeeper") == "Beekeeper"
    folder = tmp_path / "box" / "cards" / "village"
    (folder / "en.ftl").write_text("card-own_beekeeper = Mistress of bees\n")
    (folder / "more.yaml").write_text("mamas:\n- {id: own_nonna, effect: {gain: {lira: 1}}}\n")
    edition.use(Viticulture(tmp_path / "box"))
    assert [card_name(card) for card in ("own_beekeeper", "own_nonna")] == ["Mistress of bees", "Own nonna"]


def test_an_added_card_is_not_called_what_the_program_calls_another_with_its_id(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.text.names.known", lambda key: True)
    monkeypatch.setattr("game.text.names.say", lambda key, **more: "of the program")
    look_at(tmp_path / "box", {"village": VILLAGE})
    assert card_name("own_pruner") == "Pruner"
    assert card_name("own_wanderer") == "Own wanderer"


def test_the_foot_of_an_added_card_names_its_set_and_its_number_goes_on(tmp_path: Path) -> None:
    look_at(tmp_path / "box", {"village": VILLAGE})
    assert card_foot("own_beekeeper") == ("Summer visitor", "village")
    assert card_foot("own_wedding") == ("Wine order", "village")
    assert card_foot("surveyor") == ("Summer visitor", "No. 1")
    for deck in ("summer_visitor", "winter_visitor", "order", "mama"):
        numbers = [card.number for card in cards().values() if card.deck == deck]
        assert numbers == list(range(1, len(numbers) + 1))


def test_the_log_names_added_cards(tmp_path: Path) -> None:
    look_at(tmp_path / "box", {"village": VILLAGE})
    assert event_line(Event("visitor_played", seat=0, card="own_beekeeper"), ["Lago"]) == "Lago played Beekeeper"
    gained = event_line(Event("lira_changed", seat=0, amount=2, source="own_beekeeper"), ["Lago"])
    assert gained is not None
    assert "Beekeeper" in gained
