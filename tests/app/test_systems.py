"""What the built program is on each system: its icon, its version, its information, its signatures, no console."""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Callable
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from game.tools.packaging import app_icon, finish, labels, licences, signing, slim
from game.version import program_version

ROOT = Path(__file__).parents[2]
VERSION_PARTS = ("FixedFileInfo", "StringFileInfo", "StringStruct", "StringTable", "VarFileInfo", "VarStruct")


class Built:
    """What build.spec asks of PyInstaller, by name, on one system."""

    def __init__(self, platform: str, place: Path, patch: pytest.MonkeyPatch) -> None:
        self.asked: dict[str, dict[str, Any]] = {}
        patch.setattr(sys, "platform", platform)
        patch.setattr(app_icon, "png", lambda size: b"a picture")
        patch.setattr(licences, "collect", lambda *what, strict: [])
        patch.setattr(slim, "needed", lambda found: found)
        versions = ModuleType("versioninfo")
        for name in (*VERSION_PARTS, "VSVersionInfo"):
            setattr(versions, name, self._part(name))
        patch.setitem(sys.modules, "PyInstaller.utils.win32.versioninfo", versions)
        source = (ROOT / "build.spec").read_text("utf-8")
        tools = {name: self._part(name) for name in ("Analysis", "PYZ", "EXE", "COLLECT", "BUNDLE", "Tree")}
        exec(compile(source, "build.spec", "exec"), tools | {"SPECPATH": str(place)})

    def _part(self, name: str) -> Callable[..., Any]:
        def asked(*what: Any, **how: Any) -> Any:
            self.asked[name] = how
            return [] if name == "Tree" else SimpleNamespace(binaries=[], pure=[], datas=[], scripts=[])

        return asked


@pytest.mark.parametrize(("platform", "icon"), [("linux", None), ("win32", "icon.ico"), ("darwin", "icon.icns")])
def test_the_program_has_no_console_and_its_own_icon(
    platform: str, icon: str | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = Built(platform, tmp_path, monkeypatch).asked["EXE"]
    assert program["console"] is False
    assert program["name"] == labels.NAME
    assert (program["icon"] and Path(program["icon"]).name) == icon
    if icon:
        assert Path(program["icon"]).read_bytes()[:4] == {"icon.ico": b"\0\0\1\0", "icon.icns": b"icns"}[icon]


@pytest.mark.parametrize("platform", ["linux", "win32", "darwin"])
def test_only_windows_has_data_of_a_version_in_the_program(
    platform: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = Built(platform, tmp_path, monkeypatch).asked
    assert (asked["EXE"]["version"] is not None) == (platform == "win32")
    if platform == "win32":
        numbers = labels.numbers(program_version())
        assert asked["FixedFileInfo"] == {"filevers": numbers, "prodvers": numbers}


def test_macos_has_a_bundle_with_all_that_it_wants_to_know(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bundle = Built("darwin", tmp_path, monkeypatch).asked["BUNDLE"]
    assert bundle["name"] == f"{labels.TITLE}.app"
    assert (bundle["bundle_identifier"], bundle["version"]) == (labels.IDENTIFIER, program_version())
    assert bundle["info_plist"]["NSHighResolutionCapable"] is True


@pytest.mark.parametrize("platform", ["linux", "win32"])
def test_other_systems_have_none(platform: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "BUNDLE" not in Built(platform, tmp_path, monkeypatch).asked


def test_the_installed_program_has_no_console_either() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert set(project["gui-scripts"]) == {labels.NAME}
    assert "scripts" not in project


@pytest.fixture
def app(tmp_path: Path) -> Path:
    """A program for macOS as PyInstaller lays it out."""
    made = tmp_path / "Vendemmia.app"
    library, text = b"\xcf\xfa\xed\xfe" + bytes(60), b"no program"
    inner = made / "Contents" / "Frameworks"
    files = {
        made / "Contents" / "MacOS" / "vendemmia": library,
        made / "Contents" / "Info.plist": text,
        inner / "libSDL2.dylib": b"\xca\xfe\xba\xbe" + bytes(60),
        inner / "pygame" / "base.so": library,
        inner / "pygame" / "note.txt": text,
        inner / "Python.framework" / "Versions" / "3.11" / "Python": library,
        inner / "Python.framework" / "Versions" / "3.11" / "Resources" / "Info.plist": text,
    }
    for file, content in files.items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)
    (inner / "Python.framework" / "Versions" / "Current").symlink_to("3.11")
    (made / "Contents" / "Resources").mkdir()
    (made / "Contents" / "Resources" / "libSDL2.dylib").symlink_to("../Frameworks/libSDL2.dylib")
    return made


def test_inner_parts_are_signed_before_what_they_lie_in(app: Path) -> None:
    order = [part.relative_to(app.parent).as_posix() for part in signing.parts(app)]
    inner = "Vendemmia.app/Contents/Frameworks"
    assert order == [
        f"{inner}/Python.framework/Versions/3.11/Python",
        f"{inner}/Python.framework/Versions/3.11",
        f"{inner}/pygame/base.so",
        f"{inner}/libSDL2.dylib",
        "Vendemmia.app/Contents/MacOS/vendemmia",
        "Vendemmia.app",
    ]


def test_the_signature_is_nobodys_and_is_looked_at_in_the_end(app: Path) -> None:
    *signed, last = signing.commands(app)
    assert [command[-1] for command in signed] == [str(part) for part in signing.parts(app)]
    assert all(command[:4] == ["codesign", "--force", "--sign", "-"] for command in signed)
    assert last == ["codesign", "--verify", "--deep", "--strict", str(app)]


@pytest.mark.parametrize(("platform", "done"), [("linux", "dressed"), ("darwin", "signed"), ("win32", "")])
def test_each_system_gets_what_it_wants_before_all_is_packed(
    platform: str, done: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    order: list[str] = []
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setattr(finish, "root", lambda: tmp_path)
    monkeypatch.setattr(finish, "weight", lambda path: 1.0)
    monkeypatch.setattr(finish, "dress", lambda program: order.append("dressed"))
    monkeypatch.setattr(finish, "settle_rights", lambda program: None)
    monkeypatch.setattr(signing, "sign", lambda program: order.append("signed"))
    monkeypatch.setattr(finish, "pack", lambda program: order.append("packed") or program)
    (tmp_path / "dist" / (f"{labels.TITLE}.app" if platform == "darwin" else labels.NAME)).mkdir(parents=True)
    finish.main()
    assert order == [*filter(None, [done]), "packed"]


@pytest.mark.parametrize(("platform", "archive"), [
    ("linux", "linux-x86_64.tar.xz"), ("darwin", "macos-x86_64.tar.xz"), ("win32", "windows-x86_64.zip"),
])  # fmt: skip
def test_the_archive_is_called_by_version_system_and_processor(
    platform: str, archive: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setattr("platform.machine", lambda: "x86_64")
    (tmp_path / "vendemmia").mkdir()
    (tmp_path / "vendemmia" / "file").write_text("x")
    assert finish.pack(tmp_path / "vendemmia").name == f"{labels.NAME}-{program_version()}-{archive}"
