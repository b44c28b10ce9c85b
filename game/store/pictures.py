"""Pictures that somebody saves: as PNG in the system's folder of pictures, else in the game's own."""

from __future__ import annotations

import io
from datetime import datetime
from pathlib import Path

import pygame

from game import paths
from game.store.file_names import portable
from game.store.record_file import add
from game.text.faults import fault_words


class NotKept(Exception):
    """No picture could be written; the message is why, in the system's words, and ``folder`` where it was tried."""

    def __init__(self, folder: Path, fault: str) -> None:
        super().__init__(fault)
        self.folder = folder


def keep(picture: pygame.Surface, title: str) -> Path:
    """Save a picture under its title and the present time; returns the file. Raises NotKept."""
    content = io.BytesIO()
    pygame.image.save(picture, content, "picture.png")
    called, fault = portable(title, "picture"), NotKept(Path(), "")
    for folder in paths.picture_folders():
        try:
            folder.mkdir(parents=True, exist_ok=True)
            return add(folder / f"{called} {datetime.now():%Y-%m-%d %H.%M.%S}.png", content.getvalue())
        except OSError as error:
            fault = NotKept(folder, fault_words(error))
    raise fault
