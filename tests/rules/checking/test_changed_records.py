"""Records changed in any byte are told: a short run of the check, and proof that it finds what is not told."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules.checking.__main__ import main
from rules.checking.changed_records import TABLES, Reading, changes, line_changes, made
from rules.command.games import GAMES
from tests import kept_box
from tests.chains import bare, sealed

RECORDS = Path(__file__).parents[2] / "records"


def test_records_of_all_kinds_changed_in_many_bytes(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["records", "--number", str(len(TABLES)), "--every", "97"]) == 0
    assert f"{len(TABLES)} records, 0 changes that were not told" in capsys.readouterr().out


def test_a_kept_record_changed_in_many_bytes(tmp_path: Path) -> None:
    """One that began before lines had checks, and went on since."""
    file = tmp_path / "game.jsonl"
    old = (RECORDS / "vino_rules_1.jsonl").read_text("utf-8").splitlines(keepends=True)
    whole = sealed("".join(old)).splitlines(keepends=True)
    file.write_text("".join(old[:-40] + whole[-40:]), "utf-8")
    assert main(["records", str(file), "--every", "311"]) == 0


def test_the_end_of_a_record_is_tried_in_every_byte() -> None:
    content = made(GAMES["vino"](), 3, {}, 1).encode()
    reading = Reading(GAMES["vino"](), content)
    found = [changed for changed in changes(content) if changed.at >= reading.last - 60]
    assert [(one.at, one.how) for one in found if reading.fault(one)] == []
    assert reading.told["last line left out"]
    assert reading.told["whole"]


def test_a_change_that_no_check_tells_is_found() -> None:
    rules = kept_box.viticulture()
    reading = Reading(rules, bare(made(rules, 2, {}, 7)).encode())
    last = reading.content.rindex(b'"digest"')
    behind = [one for one in changes(reading.content) if one.at > last and one.how == "another"]
    assert "read as another game" in [reading.fault(one) for one in behind]
    assert any(reading.fault(one) for one in line_changes(reading.content))


def test_a_file_that_is_no_record_is_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.jsonl"
    file.write_text("nonsense", "utf-8")
    assert main(["records", str(file)]) == 2
    assert main(["records", str(tmp_path / "none.jsonl")]) == 2
    assert capsys.readouterr().err.count("\n") == 2
