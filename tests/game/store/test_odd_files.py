"""What is no file where one is looked for, and files that mean more than they say: told, and nobody waits for them."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from threading import Thread

import msgspec
import pytest

from game import paths
from game.art.kit.fonts import rendered, shortened, width
from game.pages import saved_picture
from game.pages.campaign import CampaignScene
from game.pages.saved import SavedScene
from game.pages.statistics import StatisticsScene
from game.pages.title import TitleScene
from game.play.scene import TableScene
from game.program import crash
from game.program.routes import GameRoutes
from game.store import campaigns, earlier, editions, records, shelf, statistics
from game.store.kept_game import KeptGame
from game.store.played_seats import LONGEST_NAME
from game.store.record_file import contents
from game.store.settings import BrokenSettings, Settings, kept_settings, load_settings, save_settings
from game.text.messages import say
from game.window.app import App
from rules.checking import scenario
from rules.engine import catalog
from tests.game.driver import saved_after
from tests.game.pages.test_scenes import press, show, top

BOMB = b"a: &a [x, x, x, x, x, x, x, x, x, x]\n" + b"".join(
    b"%c: &%c [" % (name, name) + b", ".join([b"*%c" % (name - 1)] * 10) + b"]\n" for name in b"bcdefghijkl"
)
"""A few lines of YAML that mean more than any memory holds."""


def pipe(place: Path) -> None:
    os.mkfifo(place)


def folder(place: Path) -> None:
    place.mkdir()
    (place / "inside").write_text("inside")


def loop(place: Path) -> None:
    place.symlink_to(place.name)


def device(place: Path) -> None:
    place.symlink_to("/dev/zero")


ODD = pytest.mark.parametrize("odd", [pipe, folder, loop, device])
Odd = Callable[[Path], None]


@pytest.fixture
def app() -> App:
    return App(GameRoutes, (640, 360), Settings(animation="instant"))


@ODD
def test_what_is_no_file_has_no_contents(odd: Odd, tmp_path: Path) -> None:
    odd(tmp_path / "odd")
    with pytest.raises(OSError, match="odd"):
        contents(tmp_path / "odd", 100)


def test_a_file_that_grows_while_it_is_read_is_too_large(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"12345")
    assert contents(tmp_path / "file", 5) == b"12345"
    with pytest.raises(ValueError, match="too large"):
        contents(tmp_path / "file", 4)


@ODD
def test_settings_that_are_no_file(odd: Odd, own_home: Path) -> None:
    own_home.mkdir()
    odd(paths.settings_file())
    settings, told = kept_settings(paths.settings_file())
    assert settings == Settings()
    assert "settings.damaged.yaml" in told
    save_settings(paths.settings_file(), Settings(text=150))
    assert load_settings(paths.settings_file()).text == 150


@ODD
def test_earlier_settings_that_are_no_file(odd: Odd, own_home: Path) -> None:
    own_home.mkdir()
    paths.settings_file().write_text("[")
    odd(paths.settings_file().with_suffix(".before.yaml"))
    with pytest.raises(BrokenSettings) as fault:
        load_settings(paths.settings_file())
    assert fault.value.before is None


@ODD
@pytest.mark.parametrize("name", ["statistics.json", "statistics.before.json"])
def test_statistics_that_are_no_file(odd: Odd, name: str, own_home: Path, app: App) -> None:
    own_home.mkdir(exist_ok=True)
    if name != "statistics.json":
        statistics.place().write_text("damaged")
    odd(own_home / name)
    page = StatisticsScene(app)
    show(app, page)
    assert "statistics" in page.notice
    assert page.games == ()


@ODD
@pytest.mark.parametrize("name", ["one.json", "one.before"])
def test_campaigns_that_are_no_file(odd: Odd, name: str, app: App) -> None:
    kept = campaigns.begin("Evenings", False)
    (kept.path.with_name("one.json")).write_text("damaged")
    (kept.path.with_name(name)).unlink(missing_ok=True)
    odd(kept.path.with_name(name))
    show(app, CampaignScene(app))
    assert [one.progress.name for one in campaigns.found()[0]] == ["Evenings"]
    assert campaigns.said_of("one.json", 3) == campaigns.said_of("", 3)


@ODD
def test_saved_games_that_are_no_file(odd: Odd, app: App) -> None:
    good = saved_after(20)
    odd(good.with_name("odd.jsonl"))
    os.utime(good, (1, 1))
    title = TitleScene(app)
    show(app, title)
    assert [one.path for one in records.unfinished()] == [good]
    assert [one.path for one in shelf.found("going")] == [good]


@ODD
def test_pictures_of_games_that_are_no_file(odd: Odd, app: App) -> None:
    odd(saved_after(20).with_suffix(".png"))
    page = SavedScene(app)
    show(app, page)
    for _ in range(3):
        app.step(0.02)
    [kept] = page.listed()
    assert saved_picture.load(kept.picture) is None or odd is not folder
    assert page.picture(kept) is not None


@ODD
def test_earlier_states_that_are_no_file(odd: Odd) -> None:
    good = saved_after(20)
    (good.parent / earlier.FOLDER).mkdir()
    odd(good.parent / earlier.FOLDER / f"{good.stem} state 1.jsonl")
    opened = records.opened(good)
    opened.file.close()
    assert opened.file.fault == ""
    assert earlier.generations(good)[-1].read_bytes() == good.read_bytes()
    good.write_text(good.read_text("utf-8") + "damaged\n\n", "utf-8")
    with pytest.raises(records.BadRecord) as fault:
        records.opened(good)
    assert fault.value.good.count("\n") > 20


@ODD
def test_a_marker_of_a_report_that_is_no_file(odd: Odd) -> None:
    crash.folder().mkdir(parents=True)
    odd(crash.folder() / crash.UNTOLD)
    assert crash.notice() == ""


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (BOMB, "line 2"),
        (b"keys: &a {up: *a}", "line 1"),
        (b"later: &a [*a]", "line 1"),
        (b"later: 0x" + b"f" * 5000, "too many|more digits"),
        (b"later: 1" + b":59" * 3000, "too many|more digits"),
        (b"text: 125\nmute: true\ntext: 150\n", "line 3: 'text' stands twice"),
        (b"later: {a: 1,\n a: 2}", "line 2: 'a' stands twice"),
        (b"text: [", "^line 2: this is not YAML"),
    ],
)
def test_settings_that_mean_more_than_they_say(content: bytes, told: str, own_home: Path, app: App) -> None:
    own_home.mkdir(exist_ok=True)
    paths.settings_file().write_bytes(content)
    with pytest.raises(BrokenSettings, match=told) as fault:
        load_settings(paths.settings_file())
    assert fault.value.aside.read_bytes() == content
    save_settings(paths.settings_file(), Settings())
    paths.settings_file().write_bytes(content)
    save_settings(paths.settings_file(), Settings())
    assert load_settings(paths.settings_file()) == Settings()


@pytest.mark.parametrize("read", [scenario.load, lambda file: catalog.load(file, dict)])
def test_data_that_means_more_than_it_says(read: Callable[[Path], object], tmp_path: Path) -> None:
    file = tmp_path / "bomb.yaml"
    file.write_bytes(BOMB)
    with pytest.raises(catalog.DataFault, match=r"bomb.yaml, line 2: .*write out"):
        read(file)


def test_a_number_with_thousands_of_digits_in_data(tmp_path: Path) -> None:
    (tmp_path / "long.yaml").write_text("seed: " + "9" * 5000)
    with pytest.raises(catalog.DataFault, match=r"long.yaml: .*too many digits.* write it in quotes"):
        scenario.load(tmp_path / "long.yaml")


@pytest.mark.parametrize("name", [b"\xff\xfe.jsonl", b"a\nb.jsonl", b"\xe2\x80\x8b.jsonl"])
def test_any_name_of_a_file_can_be_shown(name: bytes, app: App) -> None:
    (paths.saves() / os.fsdecode(name)).write_text("damaged")
    for page in (TitleScene(app), SavedScene(app)):
        show(app, page)
        app.step(0.02)


HALF = "\ud800"
WORDS = [
    "\u200b\ufeff", "a\0b", "\u202eabc", "e" + "\u0301" * 300, "{$x} <b> %s", "\U0001f468\u200d\U0001f469", "x" * 5000,
]  # fmt: skip
"""Names as nobody gives them: of invisible letters, with marks that turn the line or join letters, and too long."""


@pytest.mark.parametrize("words", [*WORDS, HALF])
def test_any_words_can_be_drawn_said_and_shortened(words: str) -> None:
    assert rendered(words, "bold", 20, "#000000").get_height() > 0
    assert width(shortened(words, "bold", 20, 300), "bold", 20) <= 300
    told = say("campaign-error-newer", file=words, fault=words)
    assert words[:1000] in told
    assert len(told) < 5000


@pytest.mark.parametrize("words", WORDS)
def test_a_game_of_such_people_goes_on(words: str, app: App) -> None:
    file = saved_after(20)
    header, _, rest = file.read_bytes().partition(b"\n")
    raw = msgspec.json.decode(header)
    raw["seats"][0]["name"] = words
    file.write_bytes(msgspec.json.encode(raw) + b"\n" + rest)
    show(app, TitleScene(app))
    press(app, "continue")
    table = top(app)
    assert isinstance(table, TableScene)
    assert len(table.interaction.session.names[0]) <= LONGEST_NAME
    app.step(0.02)


def test_a_game_of_thousands_is_told_and_left(app: App) -> None:
    file = saved_after(20)
    header, _, rest = file.read_bytes().partition(b"\n")
    raw = msgspec.json.decode(header)
    content = msgspec.json.encode(raw | {"seats": raw["seats"] * 3000}) + b"\n" + rest
    file.write_bytes(content)
    for page in (SavedScene(app), TitleScene(app)):
        show(app, page)
        app.step(0.02)
    press(app, "continue")
    assert "1 to 6 players" in page.notice
    assert file.read_bytes() == content


def test_links_in_a_ring_are_no_place(tmp_path: Path) -> None:
    loop(tmp_path / "ring")
    saved_after(20)
    [one] = shelf.found("going")
    with pytest.raises(records.BadRecord, match="ring"):
        shelf.take_in(tmp_path / "ring" / "game.jsonl")
    with pytest.raises(shelf.BadPlace, match="ring"):
        shelf.export(one, tmp_path / "ring" / "game.jsonl")


def nowhere(place: Path) -> None:
    place.symlink_to(place.with_name("nowhere"))


@pytest.mark.parametrize("odd", [pipe, folder, loop, nowhere, device])
@pytest.mark.parametrize("where", ["", "finished", "older"])
def test_what_is_no_file_neither_holds_up_emptying_the_bin_nor_keeps_cards(odd: Odd, where: str) -> None:
    KeptGame.begin(("Lago", "Cotto"), ("lago", "cotto"), 1, {}).close()
    [one] = shelf.found("going")
    (paths.saves() / where).mkdir(exist_ok=True)
    odd(paths.saves() / where / "odd.jsonl")
    shelf.throw_away(one)
    assert len(list(editions.folder().iterdir())) == 1
    done = Thread(target=shelf.empty_bin, daemon=True)
    done.start()
    done.join(10)
    assert not done.is_alive()
    assert shelf.found("bin") == []
    assert list(editions.folder().iterdir()) == []


def test_a_folder_in_the_place_of_a_picture_keeps_nothing_in_the_bin() -> None:
    for number in range(3):
        KeptGame.begin(("Lago", "Cotto"), ("lago", "cotto"), number, {}).close()
    for one in shelf.found("going"):
        folder(one.picture)
        shelf.throw_away(one)
    for one in shelf.found("bin"):
        assert not one.picture.exists()
        folder(one.picture)
    first = shelf.found("bin")[0]
    with pytest.raises(shelf.BadPlace, match="cannot be deleted") as told:
        shelf.empty_bin()
    assert str(first.picture) in str(told.value)
    assert shelf.found("bin") == []
    assert list(editions.folder().iterdir()) == []
    shelf.empty_bin()


def test_a_file_that_is_all_ending_is_no_saved_game() -> None:
    (paths.saves() / ".jsonl").write_text("x\n")
    assert records.unfinished() == []
    assert shelf.found("going") == []


def test_a_name_of_several_lines_is_told_in_one(tmp_path: Path) -> None:
    (tmp_path / "a\nb.jsonl").write_text("junk\n")
    with pytest.raises(records.BadRecord) as told:
        shelf.take_in(tmp_path)
    assert "a\\nb.jsonl" in str(told.value)
    assert str(told.value).isprintable()
