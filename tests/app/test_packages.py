"""What a .deb and an .rpm are told of the program, and that all its versions agree."""

from __future__ import annotations

import gzip
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from importlib.metadata import distribution
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from game.__main__ import INTERRUPTED
from game.program.options import command_line
from game.text.languages import offered
from game.text.messages import FIRST, language_in_use
from game.tools.packaging import (
    app_icon,
    app_image,
    changes,
    files,
    finish,
    labels,
    licences,
    manual,
    metainfo,
    needs,
    rights,
    system_packages,
)
from game.version import program_version

ROOT = Path(__file__).parents[2]
GLIBC = "2.36"


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A program as it is built, as far as its packages look at it."""
    folder = tmp_path_factory.mktemp("dist") / labels.NAME
    (folder / "_internal").mkdir(parents=True)
    (folder / labels.NAME).write_bytes(b"")
    finish.dress(folder)
    finish.settle_rights(folder)
    return folder


@pytest.fixture(scope="module")
def stage(program: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return system_packages.staged(program, tmp_path_factory.mktemp("packages") / "stage")


def order(kind: str, program: Path, stage: Path) -> dict[str, Any]:
    return system_packages.order(kind, program, stage, "x86_64", needs.Needs(GLIBC, needs.libraries()))


def test_the_version_is_one() -> None:
    newest = changes.releases()[0]
    release = ElementTree.fromstring(metainfo.text(changes.releases())).find("releases/release")
    assert release is not None
    assert program_version() == newest.version == release.get("version")
    assert release.get("date") == newest.date


def test_changes_are_read_and_told_in_the_form_of_each_kind() -> None:
    told = changes.read(
        "# Changes\n\nAll.\n\n## 0.2.0 (2027-01-05)\n\n- One.\n- Two.\n\n## 0.1.0 (2026-11-30)\n- First.\n"
    )
    assert [one.version for one in told] == ["0.2.0", "0.1.0"]
    assert told[0].changes == ("One.", "Two.")
    first, second = changes.debian(told).split("\n\n -- ")[:2]
    assert first == "vendemmia (0.2.0) unstable; urgency=medium\n\n  * One.\n  * Two."
    assert second.startswith(f"{labels.MAINTAINER}  Tue, 05 Jan 2027 00:00:00 +0000\n")
    assert changes.rpm(told)[1]["changes"] == [{"note": "First."}]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "# Changes\n",
        "## 0.1.0\n- One.",
        "## 0.1.0 (soon)\n- One.",
        "## 0.1.0 (2026-11-30)\nOne.",
        "## 1 (2026-11-30)\n",
        "## 1.0.0 (2026-13-45)\n- One.",
        "## 1.0.0 (\u0662\u0660\u0662\u0666-11-30)\n- One.",
        "## 01.0.0 (2026-11-30)\n- One.",
        "## ../../x (2026-11-30)\n- One.",
        "## 1.0.0 (2026-11-30)\n- \n",
        "## 1.0.0 (2026-11-30)\n- One.\n-\n",
        "- One.\n## 1.0.0 (2026-11-30)\n- Two.",
        "## 1.0.0 (2026-11-30)\n- One.\n## 1.0.0 (2026-11-29)\n- Two.",
        "## 0.9.0 (2026-11-20)\n- One.\n## 0.10.0 (2026-11-20)\n- Two.",
        "## 1.1.0 (2026-11-20)\n- One.\n## 1.0.0 (2026-11-30)\n- Two.",
        "##1.0.0 (2026-11-30)\n- One.\n## 0.9.0 (2026-11-20)\n- Two.",
    ],
)
def test_a_list_of_changes_that_cannot_be_read_is_told(text: str) -> None:
    with pytest.raises(changes.BadChanges, match=r"^CHANGELOG.md"):
        changes.read(text)


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"\xef\xbb\xbf## 1000.0.0 (2026-11-30)\n- One.\n", "1000.0.0"),
        (b"\xff", "UTF-8"),
        (None, "put it back"),
    ],
)
def test_a_list_of_changes_of_another_version_or_none_is_told(
    content: bytes | None, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if content is not None:
        (tmp_path / "CHANGELOG.md").write_bytes(content)
    monkeypatch.setattr(changes, "source", lambda: tmp_path / "CHANGELOG.md")
    with pytest.raises(changes.BadChanges, match=rf"^CHANGELOG.md.*{told}"):
        changes.releases()


def test_the_manual_tells_the_options_that_the_program_takes() -> None:
    said = subprocess.run(
        [sys.executable, "-m", "game", "--language", FIRST, "--help"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    page = manual.text(FIRST, "1.0", "2026-11-30").replace("\\-", "-").replace("\\fB", "").replace("\\fR", "")
    options = re.findall(r"^\s+(--\w+)", said, re.MULTILINE)
    assert re.findall(r"^(--\w+)", page, re.MULTILINE) == options
    for option in command_line()._actions:
        assert str(option.help) in page


@pytest.mark.parametrize("code", offered())
def test_the_manual_is_whole_in_every_language(code: str, tmp_path: Path) -> None:
    before = language_in_use()
    page = manual.text(code, "1.0", "2026-11-30")
    assert language_in_use() == before
    assert page.count(".SH ") == 7
    assert f"\n{INTERRUPTED}\n" in page
    if check := shutil.which("groff"):
        done = subprocess.run(
            [check, "-Kutf8", "-man", "-ww", "-Tutf8"], input=page.encode(), capture_output=True, check=True
        )
        assert done.stderr == b""


def test_nothing_in_the_manual_means_anything_to_troff() -> None:
    assert manual.plain(".so a\\b --c") == "\\&.so a\\eb \\-\\-c"


@pytest.mark.parametrize("kind", system_packages.KINDS)
def test_a_package_puts_everything_where_a_system_looks_for_it(kind: str, program: Path, stage: Path) -> None:
    told = order(kind, program, stage)
    assert (told["name"], told["version"], told["arch"]) == (labels.NAME, program_version(), "amd64")
    places = {one["dst"]: one for one in told["contents"]}
    assert all(Path(one["src"]).exists() for one in places.values() if one.get("type") != "symlink")
    link = places["/usr/bin/vendemmia"]
    assert Path("/usr/bin", link["src"]).resolve() == Path("/usr/lib/vendemmia/vendemmia")
    wanted = {
        "/usr/share/applications/vendemmia.desktop", f"/usr/share/metainfo/{labels.IDENTIFIER}.metainfo.xml",
        "/usr/share/icons/hicolor/scalable/apps/vendemmia.svg", "/usr/share/icons/hicolor/48x48/apps/vendemmia.png",
        "/usr/share/man/man6/vendemmia.6.gz", "/usr/share/man/ru/man6/vendemmia.6.gz",
        "/usr/share/doc/vendemmia/copyright",
    }  # fmt: skip
    assert wanted <= places.keys()
    assert ("/usr/share/doc/vendemmia/changelog.gz" in places) == (kind == "deb")
    glibc = {"deb": f"libc6 (>= {GLIBC})", "rpm": f"libc.so.6(GLIBC_{GLIBC})(64bit)"}[kind]
    assert told["depends"][0] == glibc


def test_a_deb_tells_the_changes_and_the_rights(stage: Path) -> None:
    documents = stage / "usr/share/doc/vendemmia"
    assert gzip.decompress((documents / "changelog.gz").read_bytes()).decode().startswith("vendemmia (")
    told = (documents / "copyright").read_text("utf-8")
    assert {*re.findall(r"^License: (\S+)$", told, re.MULTILINE)} == {"Expat", "CC-BY-4.0", "OFL-1.1", "others"}
    assert not [line for line in told.splitlines() if line and not re.match(r"(\S+: | )", line)]


def test_each_licence_is_whole() -> None:
    assert rights.expat().startswith("Permission is hereby granted")
    assert rights.expat().endswith("OTHER DEALINGS IN THE SOFTWARE.")
    assert rights.cc_by().startswith("Creative Commons Attribution 4.0 International")
    assert rights.cc_by().endswith("Creative Commons may be contacted at creativecommons.org.")
    assert rights.open_font().startswith("SIL OPEN FONT LICENSE Version 1.1")


def test_the_program_brings_its_own_licences(tmp_path: Path) -> None:
    licences.copy_own(tmp_path)
    assert "MIT License" in (tmp_path / "LICENSE.txt").read_text("utf-8")
    assert "Attribution 4.0" in (tmp_path / "LICENSE-assets.txt").read_text("utf-8")


def test_every_licence_of_a_package_is_brought(tmp_path: Path) -> None:
    assert licences._copy_brought(distribution("accesskit"), tmp_path)
    assert {"LICENSE-APACHE", "LICENSE-MIT", "LICENSE.chromium", "AUTHORS"} == {one.name for one in tmp_path.iterdir()}


def test_what_the_program_is_linked_to_is_known() -> None:
    told = "Dynamic Section:\n  NEEDED               libdl.so.2\n  NEEDED               libX11.so.6\n  RPATH  $ORIGIN\n"
    assert needs.linked([told]) == {"libdl.so.2", "libX11.so.6"}
    assert needs.newest([b"\0GLIBC_2.4\0GLIBC_2.36\0", b"GLIBC_2.9"]) == "2.36"


def test_a_library_that_nobody_brings_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "one.so").write_bytes(files.ELF + b"\0GLIBC_2.17\0")
    monkeypatch.setattr(needs, "_read", lambda file: "  NEEDED               libnew.so.3\n")
    with pytest.raises(needs.NotKnown, match=r"libnew\.so\.3"):
        needs.of(tmp_path)
    (tmp_path / "libnew.so.3").write_bytes(b"")
    assert needs.of(tmp_path).glibc == "2.17"


def test_what_is_built_for_no_known_c_library_is_told() -> None:
    with pytest.raises(needs.NotKnown, match="names a version of the C library"):
        needs.newest(iter([b"\x7fELF"]))


@pytest.mark.parametrize("fault", [needs.NotKnown("libnew.so.3"), changes.BadChanges("CHANGELOG.md, line 3")])
def test_what_keeps_it_from_being_packed_is_told_in_a_sentence(
    fault: Exception, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def make(*_what: Path) -> list[Path]:
        raise fault

    monkeypatch.setattr(system_packages, "make", make)
    assert system_packages.main() == 1
    assert capsys.readouterr().err == f"{fault}\n"


@pytest.mark.parametrize("packs", [finish.main, app_image.main, lambda: sys.exit(system_packages.main())])
def test_without_a_finished_program_nothing_is_packed(
    packs: Callable[[], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for module in (finish, app_image, system_packages):
        monkeypatch.setattr(module, "root", lambda: tmp_path)
    monkeypatch.setattr(sys, "argv", ["packs", "appimagetool"])
    with pytest.raises(SystemExit) as ended:
        packs()
    sentence = capsys.readouterr().err if ended.value.code == 1 else str(ended.value.code)
    assert "make app" in sentence
    assert str(tmp_path / "dist") in sentence


@pytest.mark.parametrize("told", [["no-such-tool"], [sys.executable, "-c", "raise SystemExit(3)"]])
def test_a_tool_that_is_missing_or_fails_is_told_in_a_sentence(told: list[str]) -> None:
    with pytest.raises(files.CannotPack, match=rf"^{re.escape(told[0])} "):
        files.run(told)


def test_an_app_image_wants_its_tool_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["app_image"])
    with pytest.raises(SystemExit, match="make app-image APPIMAGETOOL="):
        app_image.main()


def test_only_what_is_started_may_be_started(program: Path) -> None:
    rights_of = {file.name: file.stat().st_mode & 0o777 for file in program.iterdir() if file.is_file()}
    assert rights_of == {"vendemmia": 0o755, "menu.sh": 0o755}
    assert (program / "share/applications/vendemmia.desktop").stat().st_mode & 0o777 == 0o644


def test_an_app_image_starts_the_program_and_names_its_icon(program: Path, tmp_path: Path) -> None:
    laid = app_image.lay_out(program, tmp_path / "Vendemmia.AppDir")
    assert (laid / "AppRun").resolve() == laid / "usr/lib/vendemmia/vendemmia" == (laid / "usr/bin/vendemmia").resolve()
    assert (laid / "usr/lib/vendemmia/_internal").is_dir()
    assert (laid / "vendemmia.desktop").is_file()
    assert (laid / ".DirIcon").read_bytes() == app_icon.png(app_image.ICON)
