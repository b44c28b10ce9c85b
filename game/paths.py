"""Where things lie: the game's own files, and the folders of the person who plays."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from platformdirs import PlatformDirs, user_documents_path, user_pictures_path

HOME_VARIABLE = "VENDEMMIA_HOME"
"""Environment variable: one folder that holds saves and settings in place of the system's own folders."""

_FOLDERS = PlatformDirs("vendemmia", appauthor=False, roaming=True)


class NoHome(OSError):
    """The system knows no folder of the person who plays, and the environment names none."""


def root() -> Path:
    """The folder that holds ``data`` and ``assets``: the checkout, the installed package or the built program.

    Raises FileNotFoundError when they are in none of these places.
    """
    if getattr(sys, "frozen", False):
        return Path(getattr(sys, "_MEIPASS"))  # noqa: B009 (only there in the built program)
    here = Path(__file__).resolve().parent
    for place in (here.parent, here / "_bundled"):
        if (place / "assets").is_dir() and (place / "data").is_dir():
            return place
    raise FileNotFoundError(f"{here}: data and assets are not beside the game; install it again or run make play")


def data() -> Path:
    """The folder of cards, board and words."""
    return root() / "data"


def assets() -> Path:
    """The folder of pictures, sounds and fonts."""
    return root() / "assets"


def save_folder() -> Path:
    """The folder of saved games; it need not be there yet. Raises NoHome."""
    return _data_folder() / "saves"


def saves() -> Path:
    """The folder of saved games, made when missing. Raises OSError, NoHome."""
    folder = save_folder()
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def campaign_folder() -> Path:
    """The folder of campaigns; it need not be there yet. Raises NoHome."""
    return _data_folder() / "campaigns"


def lesson_folder() -> Path:
    """The folder of lessons that were begun; it need not be there yet. Raises NoHome."""
    return _data_folder() / "lessons"


def cards_folder() -> Path:
    """The folder of cards of one's own, a folder in it for each set; it need not be there. Raises NoHome."""
    return _data_folder() / "cards"


def picture_folders() -> tuple[Path, ...]:
    """Where pictures are saved, the best first: the system's folder of pictures, and the game's own. Raises NoHome."""
    own = _data_folder() / "pictures"
    if _chosen_folder() is None:
        with suppress(NoHome):
            return _of_system(user_pictures_path), own
    return (own,)


def documents_folder() -> Path:
    """The system's folder of documents, the home where there is no such folder, or the game's own. Raises NoHome."""
    try:
        folder = _of_system(user_documents_path)
        return folder if folder.is_dir() else _of_system(Path.home)
    except NoHome:
        return _data_folder()


def settings_file() -> Path:
    """The settings of the person who plays; its folder is made when missing if that can be, the file is not.

    Raises NoHome.
    """
    folder = _chosen_folder() or _of_system(lambda: _FOLDERS.user_config_path)
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
    return folder / "settings.yaml"


def _data_folder() -> Path:
    return _chosen_folder() or _of_system(lambda: _FOLDERS.user_data_path)


def _chosen_folder() -> Path | None:
    """The folder that the environment names for all that is kept; None where it names none."""
    chosen = os.environ.get(HOME_VARIABLE)
    # Path.expanduser would fail for somebody who is not known here.
    return Path(os.path.expanduser(chosen)) if chosen else None


def _of_system(look_up: Callable[[], Path]) -> Path:
    """A folder that the system knows of. Raises NoHome."""
    try:
        return look_up()
    except RuntimeError:
        raise NoHome from None
