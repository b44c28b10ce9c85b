"""What a file says is posted as if a hand had done it."""

from __future__ import annotations

import threading
from pathlib import Path
from time import monotonic, sleep

import pygame
import pytest

from game.program import posted
from game.program.routes import GameRoutes
from game.window.app import App


@pytest.fixture
def app() -> App:
    made = App(GameRoutes, (640, 360))
    pygame.event.clear()
    return made


def test_a_file_that_grows_is_followed_line_by_line(app: App, tmp_path: Path) -> None:
    told = tmp_path / "told.txt"
    told.write_text("move 30 40\ndown 3", encoding="utf-8")
    posted.listen(app, {posted.VARIABLE: str(told)})
    with told.open("a", encoding="utf-8") as more:
        more.write("0 40\nup 30 40\nquit\n")
    kinds, end = [], monotonic() + 10
    wanted = [pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.QUIT]
    while len(kinds) < len(wanted) and monotonic() < end:
        events = pygame.event.get(wanted)
        assert all(event.pos == (30, 40) for event in events if event.type != pygame.QUIT)
        kinds += [event.type for event in events]
        sleep(posted.PAUSE)
    assert kinds == wanted


def test_what_is_seen_is_written_whole(app: App, tmp_path: Path) -> None:
    folder = tmp_path / "seen"
    folder.mkdir()
    app.surface.fill("#123456")
    posted.post(app, f"picture {folder / 'two words.png'}")
    assert [file.name for file in folder.iterdir()] == ["two words.png"]
    assert pygame.image.load(folder / "two words.png").get_at((5, 5)) == pygame.Color("#123456")


def test_without_the_variable_nothing_listens(app: App) -> None:
    before = set(threading.enumerate())
    posted.listen(app, {})
    assert set(threading.enumerate()) <= before


@pytest.mark.parametrize(
    "line",
    [
        "jump 3 4", "move 3", "down here there", "move 3 99999999999999999999", "move \udcff 2", "quit now", "up",
        "picture ", "picture seen", "picture seen.jpg", "picture a\0b.png", "picture {}/no/such/x.png",
        "picture {}/folder.png", "\0", "\x1b[2J",
    ],
)  # fmt: skip
def test_what_cannot_be_posted_is_told_in_a_sentence_and_the_next_line_followed(
    app: App, tmp_path: Path, line: str, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "folder.png").mkdir()
    told = tmp_path / "told.txt"
    told.write_text(f"\n{line.format(tmp_path)}\n \nmove 30 40\n", encoding="utf-8", errors="surrogateescape")
    posted.listen(app, {posted.VARIABLE: str(told)})
    end, events = monotonic() + 10, []
    while not events and monotonic() < end:
        events = pygame.event.get([pygame.MOUSEMOTION])
        sleep(posted.PAUSE)
    assert [event.pos for event in events] == [(30, 40)]
    [sentence] = capsys.readouterr().err.splitlines()
    assert sentence.startswith(str(told))
    assert sentence.isprintable()
    assert not [*tmp_path.glob("unfinished*")]


def test_a_file_that_is_not_there_is_told_in_a_sentence(
    app: App, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    posted._follow(app, tmp_path / "told.txt")
    [sentence] = capsys.readouterr().err.splitlines()
    assert sentence.startswith(str(tmp_path / "told.txt"))
