"""Every byte of every write may be the last one: what was good before stays, and the game goes on in memory."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from game import paths
from game.pages.title import TitleScene
from game.play.session import Session
from game.program.routes import GameRoutes
from game.store import campaigns, records, shelf, statistics
from game.store import record_file as book
from game.store.kept_game import KeptGame
from game.store.record_file import RecordFile, replace
from game.store.settings import BrokenSettings, Settings, load_settings, save_settings
from game.window.app import App
from rules.engine.game import Game
from rules.engine.header import FORMAT
from tests.chains import bare
from tests.game.driver import RECORD
from tests.game.pages.test_scenes import show
from tests.game.store.disks import full_after
from tests.game.store.test_records import answer, begun, path_of

ROOT = Path(__file__).parents[3]
EVERY = int(os.environ.get("VENDEMMIA_TORN_EVERY", "23"))
"""Of a whole record every so many bytes are tried; 1 for all."""


def closed(choices: int) -> Path:
    session = begun(choices)
    session.close()
    return path_of(session)


def continued(path: Path) -> Game:
    session = Session(KeptGame.opened(path))
    session.close()
    return session.game


def whole_line(data: bytes) -> bool:
    return records.whole_lines(data) != b""


def copied(path: Path) -> Path:
    copy = path.with_name("copy.jsonl")
    copy.write_bytes(path.read_bytes())
    return copy


def test_a_choice_torn_at_each_byte_costs_at_most_itself(capsys: pytest.CaptureFixture[str]) -> None:
    path = closed(3)
    before = path.read_bytes()
    session = Session(KeptGame.opened(path))
    answer(session)
    session.close()
    line = path.read_bytes()[len(before) :].decode()
    for size in range(len(line) + 1):
        path.write_bytes(before)
        book = RecordFile(path)
        book.keep(records.whole_lines(book.open()))
        with full_after(len(before) + size):
            book.write(line.rstrip("\n"))
        assert path.read_bytes() == before + line[:size].encode()
        assert bool(book.fault) == (size < len(line))
        copy = copied(path)
        game = continued(copy)
        assert game.made in (3, 4)
        assert game.made == 4 or size < len(line) - 1
        book.write('{"undo":true}')
        assert book.fault == ""
        assert path.read_bytes() == before + line.encode() + b'{"undo":true}\n'
        book.close()
    with capsys.disabled():
        print(f"\n{len(line) + 1} writes of a choice torn")


def test_the_first_line_torn_at_each_byte_is_written_when_there_is_room(capsys: pytest.CaptureFixture[str]) -> None:
    line = begun().game.record.text().partition("\n")[0]
    for size in range(len(line) + 1):
        book = RecordFile.fresh()
        with full_after(size):
            book.write(line)
        assert book.fault
        book.write('{"undo":true}')
        assert book.path.read_text("utf-8") == line + '\n{"undo":true}\n'
        book.close()
        book.path.unlink()
    with capsys.disabled():
        print(f"\n{len(line) + 1} first lines torn")


def test_a_record_cut_at_any_byte_goes_on_or_is_told_and_left(capsys: pytest.CaptureFixture[str]) -> None:
    path = closed(9)
    whole = path.read_bytes()
    cut, opened = path.with_name("cut.jsonl"), 0
    sizes = range(1, len(whole), EVERY)
    for size in sizes:
        cut.write_bytes(whole[:size])
        lines = whole[:size].rfind(b"\n") + 1
        if not lines and not whole_line(whole[:size]):
            with pytest.raises(records.BadRecord, match=r"cut\.jsonl"):
                continued(cut)
            assert cut.read_bytes() == whole[:size]
            continue
        opened += 1
        text = continued(cut).record.text()
        assert text.startswith(whole[:lines].decode())
        assert whole.decode().startswith(text.rpartition("\n")[0])
    with capsys.disabled():
        print(f"\n{len(sizes)} records cut, {opened} went on")


def test_whole_files_torn_at_each_byte_leave_the_old_ones(capsys: pytest.CaptureFixture[str]) -> None:
    settings = paths.settings_file()
    save_settings(settings, Settings(text=125))
    kept = campaigns.begin("Evenings", False)
    campaigns.write(kept)
    exported = paths.saves() / "out.jsonl"
    replace(exported, b"what was there")
    content = Path(closed(1)).read_bytes()
    over = Game.load(records.viticulture(), RECORD.read_text("utf-8"))[0]
    statistics.note(over, "one.jsonl")
    statistics.note(over, "two.jsonl")
    count = 0
    for file, write in (
        (settings, lambda: save_settings(settings, Settings(text=150))),
        (kept.path, lambda: campaigns.write(kept._replace(open=campaigns.Open("game", "file.jsonl")))),
        (exported, lambda: replace(exported, content)),
        (statistics.place(), lambda: statistics.note(over, "three.jsonl")),
    ):
        old = file.read_bytes()
        write()
        new = file.read_bytes()
        assert new != old
        file.write_bytes(old)
        others = sorted(path.name for path in file.parent.iterdir())
        for size in range(0, len(new), 1 if len(new) < 2000 else EVERY):
            with full_after(size), pytest.raises(OSError, match="too large"):
                write()
            assert file.read_bytes() == old
            assert sorted(path.name for path in file.parent.iterdir()) == others
            count += 1
        write()
        assert file.read_bytes() == new
    with capsys.disabled():
        print(f"\n{count} writes of whole files torn")


def test_the_game_goes_on_while_the_disk_is_full_and_is_whole_afterwards() -> None:
    session = begun(2)
    size = path_of(session).stat().st_size
    with full_after(size + 7):
        for _ in range(6):
            answer(session)
        assert path_of(session).name in session.notice
    answer(session)
    assert session.notice == ""
    assert path_of(session).read_text("utf-8") == session.game.record.text()


def test_nothing_can_be_written_and_the_game_is_played_in_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(paths.HOME_VARIABLE, "/proc/vendemmia")
    app = App(GameRoutes, (640, 360), Settings(animation="instant"))
    show(app, TitleScene(app))
    session = begun(12)
    assert "/proc/vendemmia" in session.notice
    app.keep_settings()
    assert "/proc/vendemmia" in app.notice


SENTENCES = {
    "record": "it is too large", "settings": "it is too large", "campaign": "too large", "statistics": "is kept as",
}  # fmt: skip


@pytest.mark.parametrize("what", SENTENCES)
def test_two_hundred_megabytes_of_nonsense_are_told_and_left(what: str) -> None:
    paths.saves()
    campaigns.begin("Evenings", False)
    place = {
        "record": paths.saves() / "huge.jsonl",
        "settings": paths.settings_file(),
        "campaign": paths.campaign_folder() / "huge.json",
        "statistics": statistics.place(),
    }[what]
    with place.open("wb") as file:
        file.write(b"[" * 4096)
        file.truncate(200 << 20)
    if what == "record":
        with pytest.raises(records.BadRecord) as fault:
            records.opened(place)
        told = str(fault.value)
        assert [one.whole for one in shelf.found("going")] == [False]
        elsewhere = place.rename(paths.saves().parent / "huge.jsonl")
        with pytest.raises(records.BadRecord):
            shelf.take_in(elsewhere)
        elsewhere.rename(place)
    elif what == "settings":
        with pytest.raises(BrokenSettings) as broken:
            load_settings(place)
        told, place = str(broken.value), broken.value.aside
    elif what == "statistics":
        with pytest.raises(statistics.BadTally) as bad:
            statistics.played()
        told, place = str(bad.value), place.with_name("statistics.damaged.json")
    else:
        kept, sentences = campaigns.found()
        assert [one.progress.name for one in kept] == ["Evenings"]
        told, place = sentences[0], place.with_suffix(".damaged")
    assert SENTENCES[what] in told
    assert place.stat().st_size == 200 << 20


@pytest.mark.parametrize("change", [{"record": FORMAT + 1}, {"version": 999}, {"record": 7, "clouds": ["many"]}])
def test_a_game_of_a_newer_version_is_told_and_left(change: dict[str, object]) -> None:
    path = closed(4)
    first, _, rest = path.read_text("utf-8").partition("\n")
    text = msgspec.json.encode(msgspec.json.decode(first) | change).decode() + "\n" + rest
    path.write_text(text, "utf-8")
    with pytest.raises(records.BadRecord, match="newer version") as fault:
        records.opened(path)
    assert fault.value.good == ""
    assert path.read_text("utf-8") == text


def test_an_older_game_of_other_cards_goes_on_and_the_old_file_is_kept() -> None:
    path = closed(9)
    first, _, rest = bare(path.read_text("utf-8")).partition("\n")
    other = msgspec.json.encode(msgspec.json.decode(first) | {"record": 1, "data": "0" * 16}).decode()
    torn = rest.rsplit("\n", 2)[0] + '\n{"choice":"wake 99","seat":0}\n'
    path.write_text(f"{other}\n{torn}", "utf-8")
    session = Session(KeptGame.opened(path))
    assert session.kept.note
    assert [file.read_text("utf-8") for file in (paths.saves() / "older").iterdir()] == [f"{other}\n{torn}"]


def test_after_the_clock_was_set_back_the_game_played_last_is_still_the_last() -> None:
    older, newer = closed(2), closed(4)
    os.utime(newer, (4_000_000_000, 4_000_000_000))
    session = Session(KeptGame.opened(older))
    answer(session)
    session.close()
    assert [save.path for save in records.unfinished()] == [older, newer]
    fresh = begun(1)
    assert [save.path for save in records.unfinished()] == [path_of(fresh), older, newer]


def test_a_damaged_campaign_is_back_as_it_was_before() -> None:
    kept = campaigns.begin("Evenings", False)
    campaigns.opened(kept, "one", "one.jsonl")
    campaigns.opened(kept, "two", "two.jsonl")
    kept.path.write_bytes(kept.path.read_bytes()[:40])
    [back], [told] = campaigns.found()
    assert back.progress == kept.progress
    assert "Evenings" in told
    assert campaigns.found()[1] == []


def test_two_copies_of_the_program_write_settings_and_neither_reads_half_of_them() -> None:
    path = paths.settings_file()
    save_settings(path, Settings())
    script = (
        "import sys; from pathlib import Path; from game.store.settings import Settings, save_settings\n"
        "for number in range(150): save_settings(Path(sys.argv[1]), "
        "Settings(keys={str(k): (sys.argv[2],) * 9 for k in range(number)}))"
    )
    copies = [subprocess.Popen([sys.executable, "-c", script, str(path), key], cwd=ROOT) for key in ("a", "b")]
    read = 0
    while any(copy.poll() is None for copy in copies):
        load_settings(path)
        read += 1
    assert [copy.returncode for copy in copies] == [0, 0]
    assert read > 20
    assert sorted(file.name for file in path.parent.glob("settings*")) == ["settings.before.yaml", "settings.yaml"]
    assert load_settings(path.with_suffix(".before.yaml")).keys


def test_damaged_statistics_are_back_as_they_were_before_and_nothing_is_lost() -> None:
    over = Game.load(records.viticulture(), RECORD.read_text("utf-8"))[0]
    for name in ("one", "two", "three"):
        statistics.note(over, name)
    torn = statistics.place().read_bytes()[:100]
    statistics.place().write_bytes(torn)
    with pytest.raises(statistics.BadTally, match="as they were before"):
        statistics.note(over, "four")
    assert [one.file for one in statistics.played()] == ["one", "two", "four"]
    assert statistics.place().with_name("statistics.damaged.json").read_bytes() == torn
    statistics.clear()
    assert statistics.played() == ()
    assert not statistics.place().with_name("statistics.before.json").exists()


def test_statistics_of_a_newer_version_are_told_and_left() -> None:
    over = Game.load(records.viticulture(), RECORD.read_text("utf-8"))[0]
    statistics.note(over, "one")
    games = msgspec.json.decode(statistics.place().read_bytes())
    content = msgspec.json.encode([games[0] | {"weather": "fine"}])
    statistics.place().write_bytes(content)
    for act in (statistics.played, lambda: statistics.note(over, "two"), lambda: statistics.forget("one")):
        with pytest.raises(statistics.BadTally, match="newer version"):
            act()
    assert statistics.place().read_bytes() == content


def test_a_game_that_is_over_tells_that_the_statistics_were_damaged() -> None:
    rows = RECORD.read_text("utf-8").splitlines(keepends=True)
    last = max(number for number, row in enumerate(rows) if '"choice"' in row)
    path = paths.saves() / "almost.jsonl"
    path.write_text("".join(rows[:last]), "utf-8")
    session = Session(KeptGame.opened(path))
    statistics.place().write_bytes(b"nonsense")
    session.choose(session.game.grammar.parse(msgspec.json.decode(rows[last])["choice"]))
    assert session.decision is None
    assert "statistics.damaged.json" in session.notice
    session.close()
    assert [one.file for one in statistics.played()] == ["almost.jsonl"]


def test_two_copies_of_the_program_remember_the_games_of_both() -> None:
    script = (
        "import sys; from game.store import statistics; from rules.engine.game import Game\n"
        "from pathlib import Path; from tests import kept_box\n"
        "over = Game.load(kept_box.viticulture(), Path(sys.argv[1]).read_text('utf-8'))[0]\n"
        "for number in range(12): statistics.note(over, f'{sys.argv[2]} {number}')"
    )
    copies = [subprocess.Popen([sys.executable, "-c", script, str(RECORD), key], cwd=ROOT) for key in ("a", "b")]
    assert [copy.wait() for copy in copies] == [0, 0]
    assert {one.file for one in statistics.played()} == {
        f"{key} {number}" for key in ("a", "b") for number in range(12)
    }


def test_a_copy_of_the_program_that_stands_still_holds_nobody_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(book, "PATIENCE", 0.05)
    over = Game.load(records.viticulture(), RECORD.read_text("utf-8"))[0]
    with book.alone(statistics.place()):
        statistics.note(over, "one")
    assert [one.file for one in statistics.played()] == ["one"]


def test_a_campaign_that_cannot_be_written_is_told_and_played_in_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = campaigns.begin("Evenings", False)
    before = kept.path.read_bytes()
    link = campaigns.seat_of(kept)
    session = Session(KeptGame.begin(("Lago",), ("lago",), 5, kept.progress.options(), link=link))
    with full_after(8), pytest.raises(OSError, match="too large"):
        campaigns.opened(kept, link[campaigns.GAME], path_of(session).name)
    assert kept.path.read_bytes() == before
    monkeypatch.setenv(paths.HOME_VARIABLE, "/proc/vendemmia")
    answer(session)
    assert session.decision is not None


def test_two_copies_of_the_program_count_each_others_games() -> None:
    """A campaign that somebody else has written since it was read is not put back to what it was."""
    kept = campaigns.begin("Evenings", False)
    elsewhere = campaigns.read(kept.path)
    played = elsewhere._replace(
        progress=campaigns._after(elsewhere.progress, (campaigns.Played("x", 1, "win", 22, 20, 7, "2026-09-21"),)),
        played=(campaigns.Played("x", 1, "win", 22, 20, 7, "2026-09-21"),),
    )
    campaigns.write(played)
    assert campaigns.opened(kept, "two", "two.jsonl").played == played.played
