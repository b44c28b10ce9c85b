"""What takes long is done beside the window: its progress is seen, it can be left, and then all is as it was."""

from __future__ import annotations

import tracemalloc
from pathlib import Path
from threading import Semaphore

import pygame
import pytest

from game import paths
from game.pages.saved import SavedScene
from game.pages.title import TitleScene
from game.play.scene import TableScene
from game.program.routes import GameRoutes, show_first
from game.store import job, records
from game.store.settings import Settings
from game.window import waiting
from game.window.app import App
from game.window.input import ACTION, Action
from rules.engine.choice import Choice
from rules.engine.event import Event
from rules.engine.game import Game
from rules.engine.record import Line, text_of
from tests.chains import bare
from tests.game.pages.test_scenes import press, show, top
from tests.game.store.test_records import begun

PAIRS, MANY = 800, 10_000
"""How often a choice is taken back in a game that is read, and in one that is not read to its end."""


@pytest.fixture(autouse=True)
def nothing_at_once(monkeypatch: pytest.MonkeyPatch, all_at_once: None) -> None:
    """No frame waits for work."""
    monkeypatch.setattr(waiting, "AT_ONCE", 0.0)


@pytest.fixture
def app() -> App:
    return App(GameRoutes, (640, 360), Settings(animation="instant"))


def long_record(pairs: int = PAIRS) -> str:
    """A game in which a choice was taken back and made again so many times."""
    session = begun(30)
    while not session.game.can_undo:
        decision = session.decision
        assert decision is not None
        session.choose(decision.choices[0])
    session.close()
    made = session.game.record
    assert session.kept.file is not None
    session.kept.file.path.unlink()
    last = next(line for line in reversed(made.lines) if line.choice)
    return text_of(made.header, [*made.lines, *[Line(undo=True), last] * pairs])


def kept(text: str, name: str = "long.jsonl") -> Path:
    path = paths.saves() / name
    path.write_text(text, encoding="utf-8")
    return path


def waited(app: App) -> int:
    """How many frames are drawn until the work has ended."""
    frames = 0
    while isinstance(top(app), waiting.Waiting):
        app.clock.tick(100)
        app.step(0.02)
        frames += 1
    return frames


def test_the_bar_shows_how_far_the_work_is(app: App) -> None:
    show(app, TitleScene(app))
    step, done, told = Semaphore(0), [], []

    def work() -> str:
        for part in range(10):
            step.acquire()
            job.tell(part / 10)
        return "done"

    waiting.do(app, "Reading", work, done.append, told.append)
    app.step(0.02)
    seen = [app.surface.get_at(app.screen.pixel((x, BAR_MIDDLE))) for x in BAR_LEFT]
    for _ in range(6):
        step.release()
        app.clock.tick(30)
        app.step(1 / waiting.PER_SECOND)
    scene = top(app)
    assert isinstance(scene, waiting.Waiting)
    app.step(1 / waiting.PER_SECOND)
    now = [app.surface.get_at(app.screen.pixel((x, BAR_MIDDLE))) for x in BAR_LEFT]
    assert [before != after for before, after in zip(seen, now, strict=True)] == [True, False]
    step.release(9)
    waited(app)
    assert (done, told) == (["done"], [])


BAR_MIDDLE = waiting.BAR[1] + waiting.BAR[3] / 2
BAR_LEFT = [waiting.BAR[0] + waiting.BAR[2] * share for share in (0.2, 0.8)]
"""Two places of the bar, one of them filled by and by."""


def test_a_long_game_is_taken_in_while_frames_are_drawn(app: App, tmp_path: Path) -> None:
    file = tmp_path / "long.jsonl"
    file.write_text(long_record(), encoding="utf-8")
    page = SavedScene(app)
    show(app, page)
    page._take_in(file)
    app.step(0.02)
    assert isinstance(top(app), waiting.Waiting)
    assert waited(app)
    assert [one.path.name for one in page.all["going"]] == ["long.jsonl"]
    assert "taken in" in page.notice


@pytest.mark.parametrize("how", ["cancel", "back"])
def test_who_leaves_an_import_finds_all_as_it_was(app: App, tmp_path: Path, how: str) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    text = long_record(MANY)
    (folder / "1.jsonl").write_text("\n".join(text.splitlines()[:20]) + "\n", encoding="utf-8")
    (folder / "2.jsonl").write_text(text, encoding="utf-8")
    page = SavedScene(app)
    show(app, page)
    page._take_in(folder)
    app.step(0.02)
    if how == "cancel":
        press(app, "cancel")
    else:
        app.scenes.handle(pygame.event.Event(ACTION, name=Action.BACK, down=True))
    waited(app)
    assert top(app) is page
    assert page.notice == ""
    assert not list(paths.saves().glob("*.jsonl"))


def test_a_long_game_is_continued_from_the_title_or_left(app: App) -> None:
    path = kept(long_record(MANY))
    before = path.read_bytes()
    show(app, TitleScene(app))
    press(app, "continue")
    press(app, "cancel")
    waited(app)
    assert isinstance(top(app), TitleScene)
    assert path.read_bytes() == before
    path.write_text(long_record(), encoding="utf-8")
    press(app, "continue")
    assert waited(app)
    table = top(app)
    assert isinstance(table, TableScene)
    table.interaction.session.close()


def test_a_damaged_game_is_told_on_the_title(app: App) -> None:
    rows = long_record().splitlines()
    rows[-2] = rows[-2].replace("choice", "chance").replace("undo", "undone")
    path = kept("\n".join(rows) + "\n")
    show(app, TitleScene(app))
    press(app, "continue")
    assert waited(app)
    title = top(app)
    assert isinstance(title, TitleScene)
    assert f"{path} cannot be continued: line {len(rows) - 1} is damaged" in title.notice
    assert title.buttons.named("last-good") is not None


def test_a_game_named_at_the_start_is_waited_for_too(app: App) -> None:
    path = kept(long_record())
    show_first(app, path)
    assert waited(app)
    table = top(app)
    assert isinstance(table, TableScene)
    table.interaction.session.close()
    path.write_text("no record\n")
    show_first(app, path)
    with pytest.raises(records.BadRecord, match=r"long.jsonl"):
        waited(app)


def test_the_page_of_saved_games_is_used_while_a_long_game_is_read_for_its_picture(app: App) -> None:
    kept(long_record(MANY))
    page = SavedScene(app)
    show(app, page)
    for _ in range(3):
        app.step(0.02)
    [game] = page.listed()
    assert top(app) is page
    assert page.picture(game) is None
    press(app, "delete")
    press(app, "yes")
    waited(app)
    assert page.all["going"] == []
    [gone] = page.all["bin"]
    assert page.picture(gone) is None


@pytest.mark.parametrize("checked", [True, False])
def test_one_game_finds_what_is_damaged(checked: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """However long a record is, its choices are made once; where a check tells the damage, as far as that."""
    text = long_record(200)
    rows = (text if checked else bare(text)).splitlines()
    at = len(rows) - 9
    rows[at] = rows[at].replace("choice", "chance") if checked else rows[at].replace('"seat":', '"seat":1')
    made = 0
    choose = Game.choose

    def counted(game: Game, chosen: Choice) -> tuple[Event, ...]:
        nonlocal made
        made += 1
        return choose(game, chosen)

    monkeypatch.setattr(Game, "choose", counted)
    with pytest.raises(records.BadRecord, match=f"line {at + 1} ") as told:
        records.played(Path("long.jsonl"), ("\n".join(rows) + "\n").encode())
    assert made <= sum('"choice"' in row for row in rows)
    lines = told.value.good.splitlines()
    assert lines == rows[: len(lines)]
    if checked:
        assert len(lines) == at


def test_a_record_of_millions_of_lines_is_refused_before_it_is_read() -> None:
    first = long_record(0).splitlines()
    text = first[0] + "\n" * 3_000_000 + first[1] + "\n"
    tracemalloc.start()
    with pytest.raises(records.BadRecord, match="more than 2000000 lines"):
        records.played(Path("long.jsonl"), text.encode())
    assert tracemalloc.get_traced_memory()[1] < 30 << 20
    tracemalloc.stop()
