"""Pictures that somebody saves: as PNG in the system's folder of pictures, else in the game's own."""

from __future__ import annotations

import io
import os
from datetime import datetime
from pathlib import Path

import pygame

from game import paths


class NotKept(Exception):
    """No picture could be written; the message is why, in the system's words, and ``folder`` where it was tried."""

    def __init__(self, folder: Path, fault: str) -> None:
        super().__init__(fault)
        self.folder = folder


def keep(picture: pygame.Surface, title: str) -> Path:
    """Save a picture under its title and the present time; returns the file. Raises NotKept."""
    content = io.BytesIO()
    pygame.image.save(picture, content, "picture.png")
    fault = NotKept(Path(), "")
    for folder in paths.picture_folders():
        try:
            return _written(folder, f"{title} {datetime.now():%Y-%m-%d %H.%M.%S}", content.getvalue())
        except OSError as error:
            fault = NotKept(folder, error.strerror or str(error))
    raise fault


def _written(folder: Path, name: str, content: bytes) -> Path:
    """Write a new file, which no other has the name of; where that fails nothing is left of it. Raises OSError."""
    folder.mkdir(parents=True, exist_ok=True)
    path, number = folder / f"{name}.png", 1
    while path.exists():
        number += 1
        path = folder / f"{name} {number}.png"
    try:
        with path.open("xb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
    except OSError:
        path.unlink(missing_ok=True)
        raise
    return path
