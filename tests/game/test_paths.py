"""The game finds its own files, and keeps what belongs to the player where the player's system says."""

from __future__ import annotations

from pathlib import Path

import pytest

from game import paths, version


def test_data_and_assets_are_found_beside_the_game() -> None:
    assert (paths.data() / "viticulture" / "board.yaml").is_file()
    assert paths.assets().is_dir()


def test_one_variable_moves_saves_and_settings(own_home: Path) -> None:
    assert paths.saves() == own_home / "saves"
    assert paths.saves().is_dir()
    assert paths.settings_file().parent == own_home


def test_without_the_variable_the_system_says_where(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(paths.HOME_VARIABLE)
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "APPDATA", "LOCALAPPDATA", "HOME"):
        monkeypatch.setenv(name, str(tmp_path))
    assert "vendemmia" in paths.saves().parts
    assert paths.settings_file().name == "settings.yaml"


def test_the_folder_of_somebody_who_is_not_known_is_a_folder_like_any_other(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(paths.HOME_VARIABLE, "~nobody-of-this-name/games")
    assert paths.save_folder() == Path("~nobody-of-this-name/games/saves")


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b'\xef\xbb\xbf[project]\nversion = "7.8"\n', "7.8"),
        (b"[project", None),
        (b"\xff\xfe", None),
        (b"", None),
        (b"project = 3", None),
    ],
)
def test_a_damaged_description_of_the_project_keeps_nobody_from_playing(
    content: bytes, told: str | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "pyproject.toml").write_bytes(content)
    monkeypatch.setattr(version, "root", lambda: tmp_path)
    version.program_version.cache_clear()
    found = version.program_version()
    version.program_version.cache_clear()
    assert found == told if told else found
