"""Every file that the program reads, damaged at random: it is understood or told in a sentence, and nothing is lost."""

from __future__ import annotations

import random
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pygame
import pytest

from game import paths
from game.art import portrait_files, portraits
from game.art.kit import icons
from game.pages.saved import SavedScene
from game.play.session import Session
from game.program.routes import GameRoutes
from game.store import campaigns, records, shelf, statistics
from game.store.kept_game import KeptGame
from game.store.settings import BrokenSettings, KeptSeat, LastSolo, LastTable, Settings, load_settings, save_settings
from game.text.messages import BadMessages, Language
from game.window.app import App
from rules.engine.catalog import DataFault
from rules.engine.game import Game
from rules.engine.rules import Rules
from rules.vino.rules import Vino
from rules.viticulture.rules import Viticulture
from tests.game.driver import RECORD
from tests.game.pages.test_scenes import show
from tests.game.store.hostile import SEED, damaged

ROOT = Path(__file__).parents[3]


@pytest.fixture
def told(capsys: pytest.CaptureFixture[str]) -> Iterator[Callable[[str, int, int], None]]:
    """Says at the end how many files were tried and how many of them were understood."""
    lines: list[str] = []
    yield lambda kind, tried, understood: lines.append(f"{kind}: {tried} damaged files, {understood} understood")
    with capsys.disabled():
        print("", *lines, sep="\n", end="")


def sentence(fault: Exception) -> None:
    assert str(fault)
    assert "\n" not in str(fault)
    assert "Traceback" not in str(fault)


def left_as_it_was(path: Path, content: bytes, good: str = "") -> None:
    """The file is unchanged, and its last good point can be played."""
    assert path.read_bytes() == content
    assert not good or records.played(path, good.encode())


def record(rules: Rules, seats: int, choices: int) -> bytes:
    """The record of a game after so many choices at random."""
    chance = random.Random(SEED)
    people = [{"name": name, "colour": name.lower()} for name in ("Lago", "Cotto", "Sole")[:seats]]
    game = Game.new(rules, people, 7)
    for _ in range(choices):
        if game.decision is not None:
            game.choose(chance.choice(game.decision.choices))
    return game.record.text().encode()


@pytest.mark.parametrize(("name", "seats"), [("viticulture", 2), ("viticulture", 1), ("vino", 3)])
def test_records(name: str, seats: int, told: Callable[[str, int, int], None]) -> None:
    good = record(records.vino() if name == "vino" else records.viticulture(), seats, 60)
    path = paths.saves() / "game.jsonl"
    tried = understood = 0
    for content in damaged(good, f"{name} {seats}"):
        path.write_bytes(content)
        tried += 1
        try:
            session = Session(KeptGame.opened(path))
        except records.BadRecord as fault:
            sentence(fault)
            left_as_it_was(path, content, fault.good)
            continue
        understood += 1
        session.view(None)
        session.close()
        for folder in ("earlier", "older", "finished"):
            shutil.rmtree(paths.saves() / folder, ignore_errors=True)
    told(f"records of {name} for {seats}", tried, understood)


def test_the_page_of_saved_games_shows_any_file(told: Callable[[str, int, int], None]) -> None:
    good = record(records.viticulture(), 2, 12)
    app = App(GameRoutes, (640, 360), Settings(animation="instant"))
    files = list(damaged(good, "page"))
    for number, content in enumerate(files):
        (paths.saves() / f"{number}.jsonl").write_bytes(content or b" ")
        (paths.saves() / f"{number}.png").write_bytes(content[:50])
    page = SavedScene(app)
    show(app, page)
    assert len(page.listed()) == len(files)
    seen = 0
    while page.first + 6 < len(files):
        app.step(0.02)
        page._turn(6)
        seen += 6
    app.step(0.02)
    assert len(shelf.found("going")) == len(files)
    told("listed games", len(files), sum(one.whole for one in page.listed()))


def test_settings(told: Callable[[str, int, int], None]) -> None:
    path = paths.settings_file()
    seats = (KeptSeat("lago", "Lago"), KeptSeat("cotto", "Cotto"))
    save_settings(path, Settings(table=LastTable(seats), solo=LastSolo(seats[0]), keys={"undo": ("u", "z")}))
    good, tried, understood = path.read_bytes(), 0, 0
    for content in damaged(good, "settings"):
        path.write_bytes(content)
        tried += 1
        try:
            load_settings(path)
            understood += 1
        except BrokenSettings as fault:
            sentence(fault)
            left_as_it_was(fault.aside, content)
    told("settings", tried, understood)


def test_campaigns(told: Callable[[str, int, int], None]) -> None:
    kept = campaigns.opened(campaigns.begin("Evenings", False), "game", "game.jsonl")
    good, tried, understood = kept.path.read_bytes(), 0, 0
    for content in damaged(good, "campaigns"):
        shutil.rmtree(paths.campaign_folder())
        paths.campaign_folder().mkdir()
        kept.path.write_bytes(content)
        tried += 1
        found, sentences = campaigns.found()
        understood += len(found)
        assert len(found) + len(sentences) == 1
        if sentences:
            assert "\n" not in sentences[0]
            assert content in [file.read_bytes() for file in paths.campaign_folder().iterdir()]
    told("campaigns", tried, understood)


@pytest.mark.parametrize(("name", "load"), [("viticulture", Viticulture), ("vino", Vino)])
def test_data_of_the_games(
    name: str, load: Callable[[Path], Rules], tmp_path: Path, told: Callable[[str, int, int], None]
) -> None:
    folder = tmp_path / name
    shutil.copytree(paths.data() / name, folder)
    files = sorted(file for file in folder.rglob("*.yaml"))
    chance = random.Random(SEED)
    tried = understood = 0
    originals = {file: file.read_bytes() for file in files}
    streams = {file: damaged(good, f"{name} {file.name}") for file, good in originals.items()}
    for _ in damaged(b"", name):
        file = chance.choice(files)
        content = next(streams[file], originals[file])
        file.write_bytes(content)
        tried += 1
        try:
            load(folder)
            understood += 1
        except DataFault as fault:
            sentence(fault)
        file.write_bytes(originals[file])
    told(f"data of {name}", tried, understood)


def test_statistics(told: Callable[[str, int, int], None]) -> None:
    statistics.note(Game.load(records.viticulture(), RECORD.read_text("utf-8"))[0], "one.jsonl")
    good, tried, understood = statistics.place().read_bytes(), 0, 0
    for content in damaged(good, "statistics"):
        statistics.place().write_bytes(content)
        tried += 1
        try:
            statistics.played()
            understood += 1
        except statistics.BadTally as fault:
            sentence(fault)
            [kept] = [*statistics.place().parent.glob("statistics.damaged*")] or [statistics.place()]
            left_as_it_was(kept, content)
            kept.unlink()
    told("statistics", tried, understood)


def test_icons(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, told: Callable[[str, int, int], None]) -> None:
    (tmp_path / "assets" / "icons").mkdir(parents=True)
    monkeypatch.setattr(icons, "root", lambda: tmp_path)
    kept: tuple[Any, ...] = (icons.drawing, icons.is_sign, icons.on_paper, icons.on_dark)
    tried = understood = 0
    good = (ROOT / "assets" / "icons" / "grape_red.svg").read_bytes()
    for content in damaged(good, "icons"):
        (tmp_path / "assets" / "icons" / "grape_red.svg").write_bytes(content)
        for one in kept:
            one.cache_clear()
        tried += 1
        try:
            icons.on_dark("grape_red")
            understood += 1
        except icons.IconMissing as fault:
            sentence(fault)
    for one in kept:
        one.cache_clear()
    told("icons", tried, understood)


def test_words(tmp_path: Path, told: Callable[[str, int, int], None]) -> None:
    tried = understood = 0
    for content in damaged((paths.data() / "text" / "en" / "saved.ftl").read_bytes(), "words"):
        (tmp_path / "saved.ftl").write_bytes(content)
        tried += 1
        try:
            language = Language("en", tmp_path)
            for key in language.where:
                language.say(key, count=2, file="x", place="bin", game="vino", year=1, season="fall", when="now")
            understood += 1
        except BadMessages as fault:
            sentence(fault)
    told("files of words", tried, understood)


def test_portraits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, told: Callable[[str, int, int], None]) -> None:
    shutil.copytree(ROOT / "assets" / "cards", tmp_path / "cards")
    monkeypatch.setattr(portraits, "assets", lambda: tmp_path)
    kept: tuple[Any, ...] = (
        portraits.read, portraits.recipes, portraits.companions, portraits.innkeepers, portraits.opponents,
        portraits.vines,
    )  # fmt: skip
    tried = understood = 0
    for name in ("portraits.yaml", "vines.yaml"):
        file = tmp_path / "cards" / name
        good = file.read_bytes()
        for content in list(damaged(good, name))[::3]:
            file.write_bytes(content)
            for one in kept:
                one.cache_clear()
            tried += 1
            try:
                portrait_files.check()
                understood += 1
            except portraits.BadPortrait as fault:
                sentence(fault)
        file.write_bytes(good)
    for one in kept:
        one.cache_clear()
    told("portraits", tried, understood)


@pytest.mark.parametrize("name", ["../../out.jsonl", "/etc/passwd", "a/../../b.json", "..\\..\\x.json", "\x00"])
def test_no_path_in_a_file_leads_out_of_the_folder(name: str, own_home: Path) -> None:
    """Neither the campaign that a record names nor the record that a campaign names is sought anywhere else."""
    outside = own_home.parent / "out.jsonl"
    outside.write_text("untouched")
    session = Session(KeptGame.begin(("Lago",), ("lago",), 3, {}, link={"campaign": name, "campaign_game": name}))
    assert session.kept.campaign is None
    session.close()
    kept = campaigns.begin("Evenings", False)
    text = msgspec.json.decode(kept.path.read_bytes()) | {"open": {"game": "x", "file": name}}
    kept.path.write_bytes(msgspec.json.encode(text))
    [found], _ = campaigns.found()
    assert found.open_record is None
    assert outside.read_text() == "untouched"


def test_a_picture_beside_a_record_cannot_be_a_bomb() -> None:
    path = paths.saves() / "game.png"
    pygame.image.save(pygame.Surface((3000, 3000)), str(path))
    from game.pages import saved_picture

    assert saved_picture.load(path) is None
