"""The files of campaigns: damaged, half written, newer, out of place."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game.play.scene import TableScene
from game.play.session import Session
from game.store import campaigns
from game.store.kept_game import KeptGame
from tests.game.road import Program, at_campaign, begun, campaign_named, dealt, ended


def test_a_damaged_file_is_put_aside_and_the_others_stay() -> None:
    kept = ended(begun("Whole"), 22)
    bad = kept.path.with_name("bad.json")
    bad.write_bytes(b'{"progress": {"campaign": 1, "na')
    forged = json.loads(kept.path.read_text(encoding="utf-8"))
    forged["progress"]["challenge"] = 5
    forged["progress"]["tries"] = {str(n): 1 for n in range(1, 5)}
    cheat = kept.path.with_name("cheat.json")
    cheat.write_text(json.dumps(forged), encoding="utf-8")
    page = at_campaign().top
    assert [one.progress.name for one in page.kept] == ["Whole"]
    assert "bad.json" in page.fault
    assert "cheat.json" in page.fault
    assert not bad.exists()
    assert bad.with_suffix(".damaged").read_bytes() == b'{"progress": {"campaign": 1, "na'
    assert campaigns.found()[1] == []


def test_a_damaged_game_is_told_and_another_one_may_be_begun() -> None:
    kept = begun("Torn")
    session = dealt(kept)
    assert session.kept.file is not None
    session.close()
    session.kept.file.path.write_text("no game\n", encoding="utf-8")
    program = at_campaign()
    page = program.top
    program.press("start")
    assert program.top is page
    assert str(session.kept.file.path) in page.fault
    program.press("start")
    assert isinstance(program.top, TableScene)
    assert campaign_named("Torn").open_record == program.top.interaction.session.kept.file.path
    assert session.kept.file.path.read_text(encoding="utf-8") == "no game\n"


@pytest.mark.parametrize("name", ["a\0b.json", "x" * 400, "..", "../campaigns/odd.json"])
def test_a_game_whose_campaign_has_an_impossible_name_goes_on_without_one(name: str) -> None:
    link = campaigns.seat_of(begun("Odd")) | {campaigns.LINK: name}
    session = Session(KeptGame.begin(("Lago",), ("lago",), 7, {}, link=link))
    assert session.kept.campaign is None
    session.close()
    assert session.kept.file is not None
    assert KeptGame.opened(session.kept.file.path).campaign is None


def test_a_campaign_goes_on_with_no_file_outside_the_saved_games(tmp_path: Path) -> None:
    kept = begun("Out")
    session = dealt(kept)
    session.close()
    assert session.kept.file is not None
    away = tmp_path / "away.jsonl"
    away.write_bytes(session.kept.file.path.read_bytes())
    link = session.game.record.header.seats[0][campaigns.GAME]
    for file in (str(away), "../../away.jsonl"):
        assert campaigns.opened(kept, link, file).open_record is None


def test_a_half_written_campaign_changes_nothing() -> None:
    kept = begun("Kept")
    kept.path.with_name(kept.path.name + ".new").write_text('{"progress"', encoding="utf-8")
    found, told = campaigns.found()
    assert [one.progress.name for one in found] == ["Kept"]
    assert told == []


def test_the_file_of_a_newer_version_is_left_where_it_is() -> None:
    kept = begun("New")
    text = kept.path.read_text(encoding="utf-8").replace('"campaign": 1', '"campaign": 99')
    kept.path.write_text(text, encoding="utf-8")
    found, told = campaigns.found()
    assert found == []
    assert "newer version" in told[0]
    assert kept.path.read_text(encoding="utf-8") == text


def test_a_campaign_whose_folder_cannot_be_written_says_so(own_home: Path) -> None:
    own_home.mkdir(parents=True, exist_ok=True)
    (own_home / "campaigns").write_text("no folder", encoding="utf-8")
    program = Program()
    page = program.to_campaign()
    program.press("new")
    program.press("begin")
    assert "campaigns" in page.fault
    assert page.asking == "new"
