"""Cards that somebody has added to the box: where they are read from, and that a game is played with them."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from rules.command import games
from rules.engine.catalog import DataFault
from rules.engine.chance import Stream
from rules.engine.game import Game
from rules.engine.rules import data_files
from rules.players.chance_bot import ChanceBot
from rules.viticulture import card_ids
from rules.viticulture.cards import DECKS, KINDS, WINES
from rules.viticulture.causes import CAUSES
from rules.viticulture.options import LEVELS
from rules.viticulture.patterns import PATTERNS
from rules.viticulture.rules import Viticulture
from rules.viticulture.state import SEASONS

VILLAGE = """
summer_visitors:
- id: own_bee
  effect: {gain: {lira: 2}}
mamas:
- id: own_zia
  effect: [gain: {lira: 2}, draw: {vine: 1}]
"""


_NO_GRANDE = "[gain: {lira: 3}, choose: [gain: {vp: 1}, gain: {lira: 2}]]"
_TWO_GRANDES = "[gain: {grande: 1}, gain: {grande: 1}, choose: [gain: {vp: 1}, gain: {lira: 2}]]"
_GIVEN_GRANDE = "[gain: {grande: 1}, choose: [gain: {grande: 1}, gain: {lira: 2}]]"


@pytest.fixture
def box(tmp_path: Path) -> Path:
    """The folder of the box with one set of added cards."""
    folder = tmp_path / "viticulture"
    shutil.copytree(games.DATA / "viticulture", folder)
    (folder / "cards" / "village").mkdir(parents=True)
    (folder / "cards" / "village" / "mine.yaml").write_text(VILLAGE)
    (folder / "cards" / "village" / "en.ftl").write_text("card-own_bee = Beekeeper\n")
    return folder


def test_added_cards_are_shuffled_in_and_played(box: Path) -> None:
    rules = Viticulture(box)
    components = rules.box.components
    (own_bee,) = components.numbers["own_bee"]
    assert own_bee in components.cards_of[components.deck_of[components.numbers["surveyor"][0]]]
    assert components.written["own_zia"].set == "village"
    played = False
    for seed in range(30):
        game, bot = Game.new(rules, 4, seed), ChanceBot(Stream(seed, "added"))
        while game.decision is not None and not played:
            chosen = bot.choose(game.decision)
            played = str(chosen) == "play own_bee"
            game.choose(chosen)
    assert played


def test_the_digest_tells_what_was_added(box: Path) -> None:
    found = {Viticulture(box).data_digest}
    assert list(data_files(box))[-2:] == ["cards/village/en.ftl", "cards/village/mine.yaml"]
    (box / "cards" / "village" / "en.ftl").write_text("card-own_bee = Bee\n")
    found.add(Viticulture(box).data_digest)
    (box / "cards" / "village").rename(box / "cards" / "town")
    found.add(Viticulture(box).data_digest)
    shutil.rmtree(box / "cards")
    found.add(Viticulture(box).data_digest)
    assert len(found) == 4
    assert Viticulture(box).data_digest == Viticulture(games.DATA / "viticulture").data_digest


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("lira: 2}}", "lire: 2}}", "mine.yaml, line 4, summer_visitors[0].effect.gain.lire: 'lire'"),
        ("id: own_zia", "id: laura", "mine.yaml, line 6, mamas[0].id: 'laura' stands in"),
        ("mamas:", "mothers:", "'mothers' cannot stand here"),
        ("summer_visitors:", "visitors:", "did you mean"),
        ("summer_visitors:", "7: []\nsummer_visitors:", "at the top: a name before a sign ':' is a number"),
        ("mamas:", "portraits: {9: {hat: cap}}\nmamas:", ", portraits: a name before a sign ':' is a number"),
        ("mamas:", f"papas:\n- {{id: own_one, effect: {_TWO_GRANDES}}}\nmamas:", "write it once, {grande: 1}"),
        ("mamas:", f"papas:\n- {{id: own_none, effect: {_NO_GRANDE}}}\nmamas:", "write it once, {grande: 1}"),
        ("mamas:", f"papas:\n- {{id: own_gift, effect: {_GIVEN_GRANDE}}}\nmamas:", "take 'grande' out of the gift"),
    ],
)
def test_a_fault_is_told_with_its_place(box: Path, old: str, new: str, words: str) -> None:
    (box / "cards" / "village" / "mine.yaml").write_text(VILLAGE.replace(old, new, 1))
    with pytest.raises(DataFault) as fault:
        Viticulture(box)
    assert words in str(fault.value)


def test_no_card_is_called_like_something_else() -> None:
    rules = Viticulture(games.DATA / "viticulture")
    board, cards = rules.box.components.board, rules.box.components.written
    assert [card for card in cards if card_ids.fault(card, board)] == []
    others = {node.source for node in rules.nodes} - set(cards)
    others |= {*PATTERNS, *CAUSES, *DECKS, *WINES, *KINDS, *SEASONS, *LEVELS}
    others |= {name.partition(".")[0] for name in rules.box.spaces.names}
    assert [name for name in sorted(others) if not card_ids.fault(name, board)] == []


@pytest.mark.parametrize("name", ["own_bee", "row", "bee_2", "b", "automat", "challenger", "b" * 31])
def test_a_card_may_be_called_by_any_other_word(name: str) -> None:
    board = Viticulture(games.DATA / "viticulture").box.components.board
    assert bool(card_ids.fault(name, board)) == (name == "row")
