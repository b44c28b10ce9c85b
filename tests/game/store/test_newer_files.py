"""Files with a mark of the byte order are read as without it; those of a newer version are told as such and left."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from game import paths
from game.pages.saved import SavedScene
from game.pages.title import TitleScene
from game.play.session import Session
from game.program.routes import GameRoutes
from game.store import campaigns, records, shelf, statistics
from game.store.kept_game import KeptGame
from game.store.settings import Settings
from game.window.app import App
from rules.__main__ import main
from rules.engine.chain import link, seal, unseal
from tests.game.driver import saved_after
from tests.game.pages.test_scenes import press, show


@pytest.fixture
def app() -> App:
    return App(GameRoutes, (640, 360), Settings(animation="instant"))


BOM = b"\xef\xbb\xbf"


def marked(path: Path) -> bytes:
    """Put a mark of the byte order before a file; what it held."""
    held = path.read_bytes()
    path.write_bytes(BOM + held)
    return held


def test_a_saved_game_with_a_mark_goes_on_and_keeps_it(app: App, capsys: pytest.CaptureFixture[str]) -> None:
    path = saved_after(20)
    names = records.unfinished()[0].names
    held = marked(path)
    title = TitleScene(app)
    show(app, title)
    assert title.notice == ""
    assert records.unfinished()[0].names == names
    [listed] = shelf.found("going")
    assert (listed.whole, listed.names) == (True, names)
    assert main(["show", str(path)]) == 0
    session = Session(KeptGame.opened(path))
    assert session.notice == ""
    assert session.decision is not None
    made = session.made
    session.choose(session.decision.choices[0])
    session.close()
    assert path.read_bytes().startswith(BOM + held)
    assert Session(KeptGame.opened(path)).made > made
    assert capsys.readouterr().err == ""


def test_a_saved_game_whose_lines_end_as_on_windows_goes_on(capsys: pytest.CaptureFixture[str]) -> None:
    path = saved_after(20)
    names = records.unfinished()[0].names
    held = resealed(path, list).replace(b"\n", b"\r\n")
    path.write_bytes(held)
    assert records.unfinished()[0].names == names
    [listed] = shelf.found("going")
    assert (listed.whole, listed.names) == (True, names)
    assert main(["show", str(path)]) == 0
    session = Session(KeptGame.opened(path))
    assert (session.notice, session.made) == ("", 20)
    assert session.decision is not None
    session.choose(session.decision.choices[0])
    session.close()
    assert path.read_bytes().startswith(held)
    assert Session(KeptGame.opened(path)).made == 21
    assert "no checks" not in capsys.readouterr().out


def test_a_saved_game_with_a_mark_is_taken_in(tmp_path: Path) -> None:
    path = saved_after(20).rename(tmp_path / "sent.jsonl")
    held = marked(path)
    [taken] = shelf.take_in(path)
    assert taken.read_bytes() == held


def test_campaigns_and_statistics_with_a_mark_are_read(tmp_path: Path) -> None:
    kept = campaigns.begin("Evenings", False)
    marked(kept.path)
    assert campaigns.found() == ([kept], [])
    statistics.place().parent.mkdir(parents=True, exist_ok=True)
    statistics.place().write_bytes(BOM + b"[]")
    assert statistics.played() == ()


def resealed(path: Path, change: Callable[[list[str]], list[str]]) -> bytes:
    """Write a record anew after a change of its rows, each with the check that a newer version would write."""
    rows, check = [], ""
    for body in change([unseal(row)[0] for row in path.read_text("utf-8").splitlines()]):
        check = link(check, body)
        rows.append(seal(body, check) + "\n")
    path.write_text("".join(rows), "utf-8")
    return path.read_bytes()


def more(row: str) -> str:
    """A row that says something more."""
    return row[:-1] + ',"weather":"rain"}'


CHANGES: dict[str, Callable[[list[str]], list[str]]] = {
    "header": lambda rows: [more(rows[0]), *rows[1:]],
    "line": lambda rows: [*rows[:9], more(rows[9]), *rows[10:]],
    "last line": lambda rows: [*rows[:-1], more(rows[-1])],
    "line of another kind": lambda rows: [*rows, '{"weather":"rain"}'],
}


@pytest.mark.parametrize("what", CHANGES)
def test_a_record_that_says_more_is_of_a_newer_version(what: str, app: App, capsys: pytest.CaptureFixture[str]) -> None:
    path = saved_after(20)
    names = records.unfinished()[0].names
    held = resealed(path, CHANGES[what])
    assert records.unfinished()[0].names == names
    title = TitleScene(app)
    show(app, title)
    press(app, "continue")
    assert "newer version" in title.notice
    assert title.buttons.named("last-good") is None
    show(app, SavedScene(app))
    [listed] = shelf.found("going")
    assert (listed.whole, listed.names) == (True, names)
    with pytest.raises(records.BadRecord, match="newer version") as fault:
        shelf.read(listed)
    assert fault.value.good == ""
    assert main(["show", str(path)]) == 1
    assert "newer version" in capsys.readouterr().err
    assert path.read_bytes() == held


def test_a_header_that_says_more_without_a_check_is_of_a_newer_version() -> None:
    path = saved_after(20)
    first, _, rest = path.read_text("utf-8").partition("\n")
    path.write_text(json.dumps(json.loads(first) | {"weather": "rain"}) + "\n" + rest, "utf-8")
    with pytest.raises(records.BadRecord, match="newer version"):
        KeptGame.opened(path)


def test_a_damaged_key_is_damage_and_no_news() -> None:
    path = saved_after(20)
    held = resealed(path, list)
    first, _, rest = held.partition(b"\n")
    path.write_bytes(json.dumps(json.loads(first)).encode() + b"\n" + rest)
    with pytest.raises(records.BadRecord, match="line 1 was changed"):
        KeptGame.opened(path)
    for old, new in ((b'"seed"', b'"sead"'), (b'"options"', b'"option5"'), (b'"seat":', b'"saet":')):
        path.write_bytes(held.replace(old, new, 1))
        with pytest.raises(records.BadRecord, match=r"last good point|no saved game"):
            KeptGame.opened(path)


@pytest.mark.parametrize("part", ["top", "progress", "played", "open"])
def test_a_campaign_that_says_more_is_of_a_newer_version(part: str) -> None:
    kept = campaigns.opened(campaigns.begin("Evenings", False), "one", "one.jsonl")
    raw = json.loads(kept.path.read_text("utf-8"))
    if part == "played":
        raw["played"] = [
            {"game": "x", "challenge": 1, "result": "loss", "vp": 1, "automa_vp": 2, "year": 7, "day": "x"}
        ]
    inner = {"top": raw, "played": raw["played"][0] if raw["played"] else {}}.get(part) or raw[part]
    inner["weather"] = "rain"
    held = json.dumps(raw)
    kept.path.write_text(held, "utf-8")
    found, [told] = campaigns.found()
    assert found == []
    assert "newer version" in told
    assert kept.path.read_text("utf-8") == held
    assert [file for file in paths.campaign_folder().iterdir() if "damaged" in file.name] == []
