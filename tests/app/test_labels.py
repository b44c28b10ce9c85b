"""What the systems are told about the built program, as they want it told."""

from __future__ import annotations

import plistlib
import re
import shutil
import struct
import subprocess
import tomllib
from pathlib import Path
from xml.etree import ElementTree

import pytest
import yaml

from game.text.languages import offered
from game.text.messages import FIRST
from game.tools.packaging import app_icon, finish, labels
from game.tools.words.check import COMPLETE

XML = "{http://www.w3.org/XML/1998/namespace}"
ROOT = Path(__file__).parents[2]
WORKFLOW = ROOT / ".github" / "workflows" / "release.yml"


@pytest.mark.parametrize(
    ("version", "numbers"),
    [
        ("0.1.0", (0, 1, 0, 0)), ("2", (2, 0, 0, 0)), ("1.2.3.4.5", (1, 2, 3, 4)), ("1.0rc1", (1, 0, 0, 0)),
        ("1.2.3+local", (1, 2, 3, 0)), ("next", (0, 0, 0, 0)), ("", (0, 0, 0, 0)),
    ],
)  # fmt: skip
def test_windows_wants_four_numbers(version: str, numbers: tuple[int, ...]) -> None:
    assert labels.numbers(version) == numbers
    assert labels.properties(version)["ProductVersion"] == version


def test_macos_wants_a_list_that_can_be_written() -> None:
    told = plistlib.loads(plistlib.dumps(labels.information("1.2rc1")))
    assert told["CFBundleVersion"] == "1.2.0"
    assert re.fullmatch(r"public\.app-category\.[a-z-]+", told["LSApplicationCategoryType"])
    assert told["NSHighResolutionCapable"] is True


def test_the_identifier_is_a_domain_turned_round() -> None:
    assert re.fullmatch(r"[a-z]+(\.[a-z]+){2,}", labels.IDENTIFIER)
    assert labels.IDENTIFIER.endswith(f".{labels.NAME}")


def test_the_wheel_has_the_same_licence_and_brings_the_text_of_each() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert project["license"] == labels.LICENCE
    texts = [file.read_text("utf-8") for pattern in project["license-files"] for file in ROOT.glob(pattern)]
    for words in ("MIT License", "Attribution 4.0 International", "SIL OPEN FONT LICENSE"):
        assert [text for text in texts if words in text]


def test_the_icons_hold_all_their_sizes() -> None:
    ico, icns = app_icon.ico(), app_icon.icns()
    kind, count = struct.unpack("<HH", ico[2:6])
    assert (kind, count) == (1, len(app_icon.ICO_SIZES))
    for number, size in enumerate(app_icon.ICO_SIZES):
        wide, _, _, _, _, bits, long, start = struct.unpack("<BBBBHHII", ico[6 + 16 * number : 22 + 16 * number])
        assert (wide or 256, bits) == (size, 32)
        assert _size_of(ico[start : start + long]) == size
    assert struct.unpack(">I", icns[4:8])[0] == len(icns)
    at, found = 8, []
    while at < len(icns):
        kind_of, long = icns[at : at + 4], struct.unpack(">I", icns[at + 4 : at + 8])[0]
        found.append((kind_of, _size_of(icns[at + 8 : at + long])))
        at += long
    assert found == [(kind_of, size) for size, kind_of in app_icon.ICNS_TYPES.items()]


def _size_of(png: bytes) -> int:
    assert png.startswith(b"\x89PNG")
    wide, tall = struct.unpack(">II", png[16:24])
    assert wide == tall
    return int(wide)


def test_the_description_for_shops_has_no_gaps(tmp_path: Path) -> None:
    finish.dress(tmp_path)
    [file] = (tmp_path / "share" / "metainfo").iterdir()
    told = ElementTree.fromstring(file.read_text("utf-8"))
    assert told.findtext("id") == labels.IDENTIFIER == file.name.removesuffix(".metainfo.xml")
    assert told.findtext("project_license") == labels.LICENCE
    languages = {one.get(f"{XML}lang", FIRST) for one in told.findall("summary")}
    assert languages == {*offered()}
    assert {one.text for one in told.findall("languages/lang")} == {*COMPLETE}
    launchable = told.findtext("launchable")
    assert (tmp_path / "share" / "applications" / str(launchable)).is_file()
    if check := shutil.which("appstreamcli"):
        subprocess.run([check, "validate", "--pedantic", "--no-net", str(file)], check=True, capture_output=True)


def test_the_menu_entry_names_an_icon_and_a_program(tmp_path: Path) -> None:
    finish.dress(tmp_path)
    entry = tmp_path / "share" / "applications" / "vendemmia.desktop"
    told = dict(line.split("=", 1) for line in entry.read_text("utf-8").splitlines() if "=" in line)
    assert (told["Type"], told["Exec"], told["Terminal"]) == ("Application", labels.NAME, "false")
    assert {key for key in told if key.startswith("Comment[")} == {
        f"Comment[{one}]" for one in offered() if one != FIRST
    }
    icons = [file.stem for file in (tmp_path / "share" / "icons").rglob("*.*")]
    assert icons == [told["Icon"]] * (len(app_icon.SIZES) + 1)
    if check := shutil.which("desktop-file-validate"):
        subprocess.run([check, str(entry)], check=True, capture_output=True)


def test_a_release_is_built_on_all_three_systems_with_the_least_rights() -> None:
    told = yaml.safe_load(WORKFLOW.read_text("utf-8"))
    assert told[True] == {"push": {"tags": ["v*"]}, "workflow_dispatch": None}
    assert told["permissions"] == {"contents": "read"}
    app = told["jobs"]["app"]
    systems = [one["system"].split("-")[0] for one in app["strategy"]["matrix"]["include"]]
    assert systems == ["ubuntu", "windows", "macos"]
    for wanted in ("make ${{ matrix.made }}", "make app-proof"):
        assert [step.get("if") for step in app["steps"] if step.get("run", "").startswith(wanted)] == [None]
    assert [one["made"] for one in app["strategy"]["matrix"]["include"]] == ["packages", "app", "app"]
    wanted = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["requires-python"]
    [python] = [step["with"]["python-version"] for step in app["steps"] if "setup-python" in step.get("uses", "")]
    assert wanted == f">={python}"
    assert told["jobs"]["publish"]["permissions"] == {"contents": "write"}
    for job in told["jobs"].values():
        assert all(("uses" in step) != ("run" in step) for step in job["steps"])
        assert all(re.fullmatch(r"actions/[a-z-]+@v\d+", step.get("uses", "actions/none@v1")) for step in job["steps"])
