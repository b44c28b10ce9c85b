"""Cards of one's own: read with care, told when broken, and played with."""

from __future__ import annotations

import shutil
from pathlib import Path

import msgspec
import pytest

from game import paths
from game.store import editions, own_cards, records, shelf, statistics
from game.store.kept_game import COLOURS, KeptGame
from game.store.own_cards import BadCards
from game.store.records import BadRecord
from rules.engine.chance import Stream
from rules.engine.game import Game
from rules.players.chance_bot import ChanceBot
from tests.chains import bare

MINE = """
summer_visitors:
- {id: own_beekeeper, effect: {gain: {lira: 2}}}
winter_visitors:
- {id: own_nurse, effect: [pay: {lira: 1}, gain: {vp: 1}]}
mamas:
- {id: own_zia, effect: [gain: {worker: 2, lira: 1}, draw: {vine: 1}]}
papas:
- {id: own_zio, effect: [gain: {grande: 1}, choose: [build: {only: yoke, free: true}, gain: {lira: 3}]]}
orders:
- {id: feast, wines: [{kind: red, value: 2}], vp: 1, residual: 1}
portraits:
  own_beekeeper: {hat: straw}
"""
NAMES = "# Names\ncard-own_beekeeper = Beekeeper\r\ncard-own_nurse = Nurse\ncard-own_zia = Zia\ncard-own_zio = Zio\n"


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
    assert found == own_cards.Found("village", ("feast", "own_beekeeper", "own_nurse", "own_zia", "own_zio"))
    rules = own_cards.rules_with(["village"])
    assert rules is own_cards.rules_with(["village"])
    words = {"own_beekeeper": "Beekeeper", "own_nurse": "Nurse", "own_zia": "Zia", "own_zio": "Zio"}
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
    with pytest.raises(BadCards, match=r"en\.ftl, card-own_beekeeper: there is no such card"):
        own_cards.rules_with(["village"])
    (folder / "en.ftl").unlink()
    assert own_cards.rules_with(["village"]).data_digest != before.data_digest
    assert own_cards.found()[0].hints
    shutil.rmtree(folder)
    with pytest.raises(BadCards, match="is not there; put it back"):
        own_cards.rules_with(["village"])


MANY = "summer_visitors:\n" + "".join(f"- {{id: bee_{n}, effect: {{gain: {{lira: 2}}}}}}\n" for n in range(60))
PEOPLE = ("Ada", "Bice", "Carla", "Dina", "Elsa", "Fina")


def begun(seats: int, choices: int) -> KeptGame:
    """A game with many cards of one's own, after so many choices."""
    village("bees", MANY, "")
    rules = own_cards.rules_with(["bees"])
    kept = KeptGame.begin(PEOPLE[:seats], COLOURS[:seats], 11, {}, rules=rules)
    played_on(kept, choices)
    return kept


def played_on(kept: KeptGame, choices: int = 9999) -> KeptGame:
    """The game after so many more choices, or at its end."""
    bot = ChanceBot(Stream(kept.game.made, "bot"))
    for _ in range(choices):
        if kept.game.decision is None:
            break
        kept.choose(bot.choose(kept.game.decision))
    return kept


@pytest.mark.parametrize("seats", [1, 2, 6])
def test_a_game_goes_on_when_its_cards_are_deleted(seats: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = begun(seats, 60 * seats)
    game, path = kept.game, records.unfinished()[0].path
    assert game.record.header.cards == ("bees",)
    kept.close()
    shutil.rmtree(paths.cards_folder())
    opened = KeptGame.opened(path)
    assert (opened.notice, opened.game.digest(), opened.game.made) == ("", game.digest(), game.made)
    assert (opened.undo() and opened.redo()) or seats == 1
    assert opened.game.digest() == game.digest()
    branch = KeptGame.branch(opened, opened.game.choices[:30])
    assert (branch.game.made, branch.game.record.header.cards) == (30, ("bees",))
    branch.close()
    played_on(opened, 9999 if seats < 3 else 120).close()
    assert any(event.card.startswith("bee_") for event in opened.game.events if event.kind == "visitor_played")
    assert len(statistics.played()) == opened.over == (seats < 3)
    saved = [*shelf.found("finished"), *shelf.found("going")]
    digests = {opened.game.digest(), branch.game.digest()}
    assert {shelf.read(one).digest() for one in saved} == digests
    sent = [shelf.export(one, tmp_path) for one in saved]
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path / "another home"))
    taken = [shelf.take_in(one)[0] for one in sent]
    assert {KeptGame.opened(one).game.digest() for one in taken} == digests
    assert not paths.cards_folder().exists()


def test_a_lost_copy_is_made_again_from_the_folder() -> None:
    kept = begun(2, 40)
    path = records.unfinished()[0].path
    kept.close()
    for damage in (Path.unlink, lambda file: file.write_bytes(b"no archive")):
        [copy] = editions.folder().iterdir()
        whole = copy.read_bytes()
        damage(copy)
        opened = KeptGame.opened(path)
        opened.close()
        assert opened.game.digest() == kept.game.digest()
        assert copy.read_bytes() == whole


@pytest.mark.parametrize("choices", [40, 9999])
def test_where_all_is_lost_the_cards_are_named(choices: int) -> None:
    kept = begun(1, choices)
    kept.close()
    path = next(paths.save_folder().rglob("*.jsonl"))
    shutil.rmtree(editions.folder())
    (paths.cards_folder() / "bees" / "mine.yaml").write_text(MANY.replace("lira: 2", "lira: 3"))
    before = path.read_bytes()
    with pytest.raises(BadRecord, match=r"Put bees back into .*cards as it was"):
        KeptGame.opened(path)
    assert path.read_bytes() == before


def test_a_record_without_such_cards_is_written_as_before() -> None:
    kept = KeptGame.begin(PEOPLE[:2], COLOURS[:2], 11, {})
    kept.close()
    first = records.unfinished()[0].path.read_text().splitlines()[0]
    assert '"position":"","record":2,"check"' in first
    assert "cards" not in first
    text = kept.game.record.text()
    assert Game.load(kept.game.rules, text)[0].record.text() == text


def test_an_older_program_takes_a_game_with_such_cards_for_one_of_a_newer_version() -> None:
    header = begun(2, 0).game.record.header
    assert header.record == 3
    with pytest.raises(msgspec.ValidationError, match="unknown field `cards`"):
        msgspec.json.decode(msgspec.json.encode(header), type=_Older)


class _Older(msgspec.Struct, forbid_unknown_fields=True):
    """A header as it was before."""

    game: str
    version: int
    data: str
    options: dict[str, object]
    seats: list[dict[str, str]]
    seed: int
    position: str = ""
    record: int = 2


@pytest.mark.parametrize("name", ["../saves", "/etc", "..", "", "a" * 25, "con", "élan", "a/b", "x\n"])
def test_a_record_cannot_lead_to_another_folder(name: str) -> None:
    kept = begun(2, 5)
    kept.close()
    path = records.unfinished()[0].path
    shutil.rmtree(editions.folder())
    path.write_text(
        bare(path.read_text()).replace('"cards":["bees"]', f'"cards":{msgspec.json.encode([name]).decode()}')
    )
    with pytest.raises(BadRecord, match="no copy is kept"):
        KeptGame.opened(path)
