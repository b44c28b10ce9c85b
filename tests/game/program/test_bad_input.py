"""Whatever a user's files, options and folders hold: one clear sentence with place and cure, and nothing is lost."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from game import paths
from game.art import portrait_files, portraits
from game.art.kit import cache, fonts, icons
from game.art.kit.boxes import Box
from game.pages.title import TitleScene
from game.play.scene import TableScene
from game.play.score import ScoreScene
from game.play.session import Session
from game.program import loading
from game.program.options import window_size
from game.program.routes import GameRoutes
from game.program.start import main
from game.sound.events import event_sounds
from game.store import records
from game.store.kept_game import KeptGame
from game.store.settings import Settings
from game.text import messages
from game.viticulture.frame import frame_of
from game.viticulture.season import season_turn
from game.window.app import App
from tests.game.driver import RECORD
from tests.game.pages.test_scenes import press, show, top
from tests.tables import viticulture_table

ROOT = Path(__file__).parents[3]
SIZES = [(100, 100), (320, 1000), (2000, 200), (641, 359), (801, 1111)]


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of what the program reads, to be broken."""
    place = tmp_path / "tree"
    (place / "assets").mkdir(parents=True)
    shutil.copytree(ROOT / "data", place / "data")
    for name in ("fonts", "icons", "cards"):
        shutil.copytree(ROOT / "assets" / name, place / "assets" / name)
    for module in (paths, icons, fonts):
        monkeypatch.setattr(module, "root", lambda: place)
    monkeypatch.setattr(App, "run", _two_frames)
    monkeypatch.setattr(loading, "load_ahead", lambda: None)
    kept = (
        icons.drawing,
        icons.is_sign,
        icons.on_paper,
        icons.on_dark,
        fonts.font,
        fonts._file,
        messages._plain,
        event_sounds,
    )
    for one in kept:
        one.cache_clear()
    messages._known.clear()
    yield place
    for one in kept:
        one.cache_clear()
    messages._known.clear()


def _two_frames(app: App) -> int:
    app.step(0.02)
    return 0


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The one sentence with which the program stops."""
    assert main(arguments) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert "Traceback" not in said.err
    return said.err


def test_the_copied_tree_is_good(tree: Path) -> None:
    assert main([]) == 0


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"vines: [",
        b"vines:\n\t- {id: a}\n",
        b"\x00\x01\x02",
        b"\xff\xfe",
        b"vines: !!python/object:os.system {}\n",
        b"vines: 7\n",
        b"vines:\n- {id: sangiovese, read: 1}\n",
        b"- 1\n",
        b"vines: " + b"[" * 4000,
        b"vines: 2020-99-99\n",
        b"vines: " + b"9" * 5000,
    ],
    ids=["empty", "open", "tab", "control", "raw", "tag", "number", "key", "list", "deep", "date", "digits"],
)
def test_a_broken_data_file(tree: Path, capsys: pytest.CaptureFixture[str], content: bytes) -> None:
    file = tree / "data" / "viticulture" / "vines.yaml"
    file.write_bytes(content)
    assert str(file) in told(capsys)


@pytest.mark.parametrize("name", ["board.yaml", "papas.yaml"])
def test_a_missing_data_file(tree: Path, capsys: pytest.CaptureFixture[str], name: str) -> None:
    (tree / "data" / "viticulture" / name).unlink()
    assert name in told(capsys)


def test_an_effect_that_is_not_understood(tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tree / "data" / "viticulture" / "summer_visitors.yaml"
    file.write_text(file.read_text("utf-8").replace("gain:", "gian:"), "utf-8")
    sentence = told(capsys)
    assert all(word in sentence for word in ("line", "gain"))


@pytest.mark.parametrize("content", [None, b"", b"sounds: [", b"sounds: {card_drawn: 7}", b"\xff\xfe"])
def test_a_table_of_sounds_that_is_missing_or_damaged(
    tree: Path, capsys: pytest.CaptureFixture[str], content: bytes | None
) -> None:
    file = tree / "data" / "sound" / "events.yaml"
    file.unlink() if content is None else file.write_bytes(content)
    assert str(file) in told(capsys)


@pytest.mark.parametrize("content", [b"window-title", b"\xff\xff", b"window-title = {", b"window-title = a\n" * 2])
def test_broken_words(tree: Path, capsys: pytest.CaptureFixture[str], content: bytes) -> None:
    (tree / "data" / "text" / "en" / "window.ftl").write_bytes(content)
    assert "window" in told(capsys)


def test_missing_words(tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    shutil.rmtree(tree / "data" / "text" / "en")
    assert "data/text/en" in told(capsys).replace("\\", "/")


@pytest.mark.parametrize("content", [None, b"", b"hello", b"<svg", b"<svg></svg", b"\xff\xfe"])
def test_an_icon_that_is_missing_or_damaged(
    tree: Path, capsys: pytest.CaptureFixture[str], content: bytes | None
) -> None:
    file = tree / "assets" / "icons" / "grape_red.svg"
    file.unlink() if content is None else file.write_bytes(content)
    assert "grape_red" in told(capsys)


@pytest.mark.parametrize("content", [None, b"", b"hello"])
def test_a_font_that_is_missing_or_damaged(
    tree: Path, capsys: pytest.CaptureFixture[str], content: bytes | None
) -> None:
    cache.forget()
    file = tree / "assets" / "fonts" / "display.ttf"
    file.unlink() if content is None else file.write_bytes(content)
    sentence = told(capsys)
    assert "display.ttf" in sentence
    assert "build_fonts" in sentence


@pytest.fixture
def drawn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of the files of all who are drawn, to be broken."""
    place = tmp_path / "cards"
    shutil.copytree(ROOT / "assets" / "cards", place)
    monkeypatch.setattr(portraits, "assets", lambda: tmp_path)
    kept = (
        portraits.read, portraits.recipes, portraits.companions, portraits.innkeepers, portraits.opponents,
        portraits.vines,
    )  # fmt: skip
    for one in kept:
        one.cache_clear()
    yield place
    for one in kept:
        one.cache_clear()


@pytest.mark.parametrize("content", [None, b"", b"a: [", b"- 1", b"portraits: 2020-99-99"])
@pytest.mark.parametrize("name", ["portraits.yaml", "vines.yaml"])
def test_portraits_that_are_missing_or_damaged(drawn: Path, name: str, content: bytes | None) -> None:
    file = drawn / name
    file.unlink() if content is None else file.write_bytes(content)
    with pytest.raises(portraits.BadPortrait, match="install the game again"):
        portrait_files.check()


@pytest.mark.parametrize(
    ("name", "old", "new", "words"),
    [
        ("portraits.yaml", "  surveyor: {skull: ", "  surveyor: {skull: very_", "portraits.surveyor: 'very_"),
        ("portraits.yaml", "  surveyor: {", "  surveyor: 7 #", "portraits.surveyor: a portrait names its parts"),
        ("portraits.yaml", "  surveyor: {", "  surveyor: {prop: plan, ", "portraits.surveyor: "),
        ("portraits.yaml", "  groom: {", "  groom: [] #", "companions.groom: a portrait names its parts"),
        ("portraits.yaml", "beside: groom", "beside: gloom", "'gloom' is none of the words for beside"),
        ("portraits.yaml", "  lago: {", "  laco: {", "nobody is drawn for the colour 'lago'"),
        ("portraits.yaml", "\ninnkeepers:\n", "\ninnkeepers: {}\nothers:\n", "nobody is drawn for the colour 'lago'"),
        ("portraits.yaml", "\nopponents:\n", "\nopponents:\n  host_9: {}\n", "opponents.host_9: add skull: "),
        ("portraits.yaml", "\nportraits:\n", "\nportraits: {}\nothers:\n", "portraits: has no line"),
        ("vines.yaml", "  sangiovese:\n", "  sangiovese: 3\n  old:\n", "vines.sangiovese: "),
        ("vines.yaml", "mid: 1.12", "mid: far", "vines.sangiovese.leaf.mid: "),
        ("vines.yaml", 'ink: "#8C1D3F"', "ink: red", "vines.sangiovese.red.ink: "),
        ("vines.yaml", "rows: [4, 5, 5, 4, 4, 3, 2, 1]", "rows: []", "vines.sangiovese.red.rows: "),
        ("vines.yaml", "\nvines:\n", "\nvines: {}\nothers:\n", "vines: has no line"),
    ],
)
def test_portraits_that_say_nonsense(drawn: Path, name: str, old: str, new: str, words: str) -> None:
    file = drawn / name
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(portraits.BadPortrait) as fault:
        portrait_files.check()
    sentence = str(fault.value)
    assert str(file) in sentence
    assert ", line " in sentence
    assert words in sentence
    assert sentence.endswith("Mend it, or install the game again.")
    assert sentence.isprintable()


def header(**more: object) -> str:
    return json.dumps(json.loads(RECORD.read_text("utf-8").splitlines()[0]) | more) + "\n"


FOREIGN = {
    "empty": b"",
    "binary": bytes(range(256)) * 40,
    "text": b"Dear diary\n",
    "list": b"[1, 2]\n",
    "deep": b"[" * 100_000,
    "other game": header(game="chess").encode(),
    "vino": header(game="vino").encode(),
    "future": header(record=99).encode(),
    "more keys": header(speed=2).encode(),
    "no seats": header(seats=[]).encode(),
    "many seats": header(seats=[{}] * 9).encode(),
    "option": header(options={"gravity": "off"}).encode(),
    "seed": header(seed="seven").encode(),
    "position": header(position="bm90aGluZw==").encode(),
    "foreign position": header(position="bm90aGluZw==", version=0).encode(),
    "line": (header() + "hello\n" + '{"undo":true}\n').encode(),
    "choice": (header() + '{"choice":"fly to the moon","seat":0}\n' * 2).encode(),
    "seat": (header() + '{"choice":"wake 1","seat":9}\n' * 2).encode(),
    "deep line": (header() + '{"choice":' + "[" * 100_000 + "\n" + '{"undo":true}\n').encode(),
    "other cards": (header(data="0" * 16) + '{"choice":"fly to the moon","seat":0}\n').encode(),
}


@pytest.mark.parametrize("what", FOREIGN)
def test_a_file_that_is_no_game_of_ours(
    what: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(App, "run", _two_frames)
    monkeypatch.setattr(loading, "load_ahead", lambda: None)
    file = tmp_path / "strange.jsonl"
    file.write_bytes(FOREIGN[what])
    assert str(file) in told(capsys, "--record", str(file))
    assert file.read_bytes() == FOREIGN[what]


def test_a_file_too_large_to_be_a_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "huge.jsonl"
    with file.open("wb") as sparse:
        sparse.truncate(records.LARGEST + 1)
    assert "too large" in told(capsys, "--record", str(file))


def test_a_folder_in_place_of_a_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert str(tmp_path) in told(capsys, "--record", str(tmp_path))


def test_a_device_in_place_of_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert f"{os.devnull} cannot be opened" in told(capsys, "--record", os.devnull)


def test_odd_people_in_a_header_can_be_drawn(tmp_path: Path) -> None:
    people = [{"name": "", "colour": "ultraviolet"}, {"colour": "lago"}, {"name": "x" * 400, "colour": "lago"}]
    file = tmp_path / "odd.jsonl"
    file.write_text(header(seats=people), "utf-8")
    app = App(GameRoutes, (640, 360), Settings(animation="instant"))
    show(app, viticulture_table(app, Session(KeptGame.opened(file))))


@pytest.mark.parametrize(
    "text", ["", "1x1", "99x100", "99999x99999", "0x0", "-5x500", "1280*720", "٣٠٠x٣٠٠", "1e3x1e3"]
)
def test_window_sizes_that_make_no_sense(text: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["--window", text])
    assert stopped.value.code == 2
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize("size", [(1, 1), (1, 1500), (1500, 1), (99, 800)], ids=str)
def test_a_window_that_is_drawn_to_a_sliver_and_back(size: tuple[int, int]) -> None:
    app = App(GameRoutes, (640, 360), Settings(animation="instant"))
    show(app, viticulture_table(app, Session(KeptGame.begin(("Lago", "Cotto"), ("lago", "cotto"), 7, {}))))
    app.step(0.2)
    # Not every window manager heeds a least size.
    app.window._window.minimum_size = (1, 1)
    for wish in (size, (800, 450)):
        app.window._window.size = wish
        app.step(0.2)
        app.step(0.2)
        assert app.screen.surface.get_size() == wish
        assert len(season_turn(app.screen, frame_of((1920, 1080)), (Box(0, 0, 9, 9), Box(9, 0, 9, 9))).before) == 2
    assert app.window.size == app.screen.frame.size == (800, 450)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_odd_windows_are_drawn(size: tuple[int, int]) -> None:
    assert window_size(f"{size[0]}x{size[1]}") == size
    app = App(GameRoutes, size, Settings(animation="instant"))
    session = Session(KeptGame.begin(("Lago", "Cotto"), ("lago", "cotto"), 7, {}))
    for scene in (TitleScene(app), app.routes.new_game((), "viticulture"), viticulture_table(app, session)):
        show(app, scene)
        app.step(0.02)


@pytest.mark.parametrize(
    "content",
    [b"\xff", b"text: [", b"- a", b"text: 2020-99-99", b"text: " + b"9" * 5000],
)
def test_damaged_settings_are_put_aside(content: bytes, app: App) -> None:
    file = paths.settings_file()
    file.write_bytes(content)
    again = App(GameRoutes, (640, 360))
    title = TitleScene(again)
    assert "damaged" in title.notice
    assert next(file.parent.glob("*.damaged*")).read_bytes() == content


@pytest.mark.parametrize(
    ("content", "name"), [(b"text: 7", "text"), (b"window: [1, 1]", "window"), (b"keys: 3", "keys")]
)
def test_answers_that_make_no_sense_stay_in_the_file_and_are_named(content: bytes, name: str, app: App) -> None:
    file = paths.settings_file()
    file.write_bytes(content)
    again = App(GameRoutes, (640, 360))
    notice = TitleScene(again).notice
    assert name in notice
    assert str(file) in notice
    assert getattr(again.settings, name) == getattr(Settings(), name)
    assert file.read_bytes() == content


def test_empty_settings_are_the_usual_ones_or_put_aside(app: App) -> None:
    paths.settings_file().write_bytes(b"")
    assert App(GameRoutes, (640, 360)).settings.text == 100


def test_without_a_home_settings_and_games_live_in_memory(own_home: Path) -> None:
    own_home.write_text("a file where a folder should be")
    app = App(GameRoutes, (640, 360), Settings(animation="instant"))
    show(app, TitleScene(app))
    press(app, "new-game")
    press(app, "game-viticulture")
    press(app, "start")
    table = top(app)
    assert isinstance(table, TableScene)
    assert str(own_home) in table.interaction.session.notice
    app.step(0.02)
    assert table.interaction.session.decision is not None
    table.interaction.session.choose(table.interaction.session.decision.choices[0])
    press(app, "ribbon-menu")
    press(app, "to-title")
    assert isinstance(top(app), TitleScene)
    app.close()
    assert own_home.read_text() == "a file where a folder should be"


def test_a_save_folder_that_cannot_be_read_is_told(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    def closed() -> list[records.Save]:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(records, "unfinished", closed)
    title = TitleScene(app)
    show(app, title)
    assert str(paths.save_folder()) in title.notice
    assert "Permission denied" in title.notice


def test_a_kept_game_that_is_over_shows_its_score(app: App, tmp_path: Path) -> None:
    file = tmp_path / "over.jsonl"
    shutil.copy(RECORD, file)
    show(app, viticulture_table(app, Session(KeptGame.opened(file))))
    assert isinstance(top(app), ScoreScene)


@pytest.fixture
def app() -> App:
    return App(GameRoutes, (640, 360), Settings(animation="instant"))
