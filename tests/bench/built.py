"""How long the built program takes from its start to the menu, on a screen without a monitor."""

from __future__ import annotations

import shutil
from pathlib import Path
from tempfile import TemporaryDirectory

from game.store.settings import Settings, save_settings
from tests.app.stage import SIZE, Start, stage, start

PROGRAM = Path(__file__).parents[2] / "dist" / "vendemmia" / "vendemmia"
STARTS = 7


def starts() -> list[Start]:
    """Several starts; none where ``make app`` has not been run or there is no Xvfb."""
    if not PROGRAM.is_file() or shutil.which("Xvfb") is None:
        return []
    with TemporaryDirectory() as folder:
        home, frame = Path(folder) / "home", Path(folder) / "frame"
        frame.mkdir()
        save_settings(home / "settings.yaml", Settings(mute=True, window=SIZE))
        found = []
        for _ in range(STARTS):
            with stage(frame) as screen:
                found.append(start(PROGRAM, screen, home))
    return found[1:]
