"""Saved games that begin in a position no game has: the pages that show them stay, and they can be deleted."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from game import paths
from game.pages.saved import SavedScene
from game.pages.title import TitleScene
from game.program.routes import GameRoutes
from game.store import records, shelf
from game.store.settings import Settings
from game.window.app import App
from rules.engine.game import Game
from rules.engine.position_text import packed
from rules.engine.rules import Rules
from tests.game.pages.test_scenes import press, show, top

HUGE = 10**9


@pytest.fixture
def app() -> App:
    return App(GameRoutes, (640, 360), Settings(animation="instant"))


def saved(rules: Rules, seats: int, path: str, value: Any, **header: Any) -> Path:
    """A saved game that begins in a position of which one part was exchanged."""
    game = Game.new(rules, [{"name": "Lago", "colour": "lago"}] * seats, 5)
    position = msgspec.msgpack.decode(game.rules.encode(game.state))
    *way, last = (int(word) if word.isdigit() else word for word in path.split("."))
    part: Any = position
    for word in way:
        part = part[word]
    part[last] = value
    said = msgspec.structs.replace(game.record.header, position=packed(msgspec.msgpack.encode(position)), **header)
    file = paths.saves() / "odd.jsonl"
    file.write_bytes(msgspec.json.encode(said) + b"\n")
    return file


@pytest.mark.parametrize(
    ("game", "seats", "path", "value"),
    [
        ("viticulture", 2, "players.0.regular", HUGE),
        ("viticulture", 2, "players.0.hand", [HUGE]),
        ("viticulture", 1, "solo.tokens", HUGE),
        ("vino", 3, "seats", HUGE),
        ("vino", 3, "owners", b"\x63" * 400),
    ],
)
def test_the_pages_stand_and_the_game_can_be_deleted(app: App, game: str, seats: int, path: str, value: Any) -> None:
    file = saved(records.vino() if game == "vino" else records.viticulture(), seats, path, value)
    show(app, TitleScene(app))
    press(app, "continue")
    title = top(app)
    assert isinstance(title, TitleScene)
    assert f"{file} cannot be continued: its first line is damaged" in title.notice
    _delete(app, file)


def test_a_first_line_of_more_than_a_million_letters_is_told(app: App) -> None:
    file = saved(records.viticulture(), 2, "turn", 0, data="x" * (1 << 20))
    show(app, TitleScene(app))
    press(app, "continue")
    title = top(app)
    assert isinstance(title, TitleScene)
    assert "line 1 has more than 262144 letters" in title.notice
    _delete(app, file)


@pytest.mark.parametrize(
    "header",
    [
        {"seats": []},
        {"seats": [{"name": "Lago"}] * 5_000},
        {"seats": [{"name": "x" * 100_000}] * 2},
        {"options": {"challenge": 10**30}},
        {"options": {"challenge": [[]]}},
        {"options": {str(number): number for number in range(500)}},
        {"seed": 10**30},
        {"seed": 1 << 63},
        {"version": -1},
        {"version": 10**20},
        {"game": "\x1b[2J" * 100},
        {"position": "x"},
        {"position": "A" * 1_000_000},
    ],
)
def test_any_first_line_is_listed_and_told(app: App, header: dict[str, Any]) -> None:
    game = Game.new(records.viticulture(), [{"name": "Lago", "colour": "lago"}] * 2, 5)
    said = msgspec.structs.replace(game.record.header, **header)
    file = paths.saves() / "odd.jsonl"
    file.write_bytes(msgspec.json.encode(said) + b"\n")
    with pytest.raises(records.BadRecord) as told:
        records.opened(file)
    assert len(str(told.value)) < 600
    assert str(told.value).isprintable()
    show(app, TitleScene(app))
    _delete(app, file)


def _delete(app: App, file: Path) -> None:
    """Look at the page of saved games for a while and delete the game there, for good."""
    page = SavedScene(app)
    show(app, page)
    for _ in range(4):
        app.step(0.02)
    assert [one.path for one in page.listed()] == [file]
    press(app, "delete")
    press(app, "yes")
    assert shelf.found("going") == []
    page.show("bin")
    app.step(0.02)
    press(app, "empty")
    press(app, "yes")
    assert shelf.found("bin") == []
