"""``--safe`` starts with the usual settings, opens no sound, and leaves the kept settings alone."""

from __future__ import annotations

import os

import pytest

from game import paths
from game.program.options import command_line
from game.program.routes import GameRoutes
from game.program.safe import SafeApp

BROKEN = b"text: [nonsense"


def test_the_option_is_known() -> None:
    assert command_line().parse_args(["--safe", "--window", "1280x720"]).safe
    assert not command_line().parse_args([]).safe


def test_broken_settings_are_neither_read_nor_written(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "no such thing")
    paths.settings_file().write_bytes(BROKEN)
    app = SafeApp(GameRoutes, (640, 360))
    assert os.environ["SDL_AUDIODRIVER"] == "dummy"
    assert app.settings.mute
    assert app.window.size == (640, 360)
    app.settings.text = 150
    app.settings_changed()
    app.close()
    assert paths.settings_file().read_bytes() == BROKEN
    assert [file.name for file in paths.settings_file().parent.iterdir()] == ["settings.yaml"]
