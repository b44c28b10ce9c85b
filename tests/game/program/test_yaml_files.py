"""Every YAML file of the project is read by one loader: no key stands twice, and a byte-order mark does no harm."""

from __future__ import annotations

import ast
import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from game import paths
from game.art import portraits
from game.art.chart import place
from game.sound.events import BadSounds, event_sounds
from game.sound.synthesis.composition import BadPiece, read_piece
from game.sound.synthesis.effects import read_effects
from game.store import examples
from game.store.settings import BrokenSettings, Settings, load_settings, save_settings
from game.text import edition, lessons, printed, rulebook
from game.tools.packaging.licences import Index
from game.tools.packaging.needs import Libraries
from game.tools.words import terms
from rules.checking import scenario
from rules.engine import catalog
from rules.players import advice, characters, levels
from rules.vino import rules as vino
from rules.viticulture import rules as viticulture

ROOT = Path(__file__).parents[3]
FAULTS = (catalog.DataFault, portraits.BadPortrait, BadSounds, BadPiece, BrokenSettings)
BOM = b"\xef\xbb\xbf"


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of all that is written in YAML, from which the program reads."""
    for folder in ("data", "assets/cards", "assets/map", "assets/licences", "assets/app", "tests/scenarios/vineyard"):
        shutil.copytree(ROOT / folder, tmp_path / folder)
    monkeypatch.setattr(paths, "root", lambda: tmp_path)
    kept = (portraits.read, place.atlas, place.sheet, event_sounds)
    for one in kept:
        one.cache_clear()
    # A game that was looked at before has its cards from another folder.
    edition.use_own()
    edition.forget()
    yield tmp_path
    for one in kept:
        one.cache_clear()
    edition.forget()


READERS: dict[str, Callable[[Path], object]] = {
    "data/viticulture": lambda file: list(viticulture.load(file.parent).hints()),
    "data/players/levels.yaml": levels.read,
    "data/players/advice.yaml": advice.read,
    "data/players/characters.yaml": characters.read,
    "data/vino": lambda file: list(vino.load(file.parent).hints()),
    "data/rulebook/v": rulebook.read,
    "data/rulebook/examples": lambda file: scenario.load(file, examples.BESIDES),
    "data/lessons": lessons.read,
    "data/sound/events.yaml": event_sounds,
    "data/sound/effects.yaml": read_effects,
    "data/sound/music": read_piece,
    "data/text": lambda file: terms.read(file.parent),
    "assets/cards": lambda file: portraits.read(file.name),
    "assets/map/italy.yaml": lambda file: place.atlas(),
    "assets/map/chart.yaml": lambda file: place.sheet(),
    "assets/licences": lambda file: catalog.load(file, Index),
    "assets/app": lambda file: catalog.load(file, Libraries),
    "tests/scenarios": scenario.load,
}
FILES = sorted(
    file.relative_to(ROOT).as_posix() for folder in ("data", "assets") for file in (ROOT / folder).rglob("*.yaml")
)


def reader(name: str) -> Callable[[Path], object]:
    [found] = [read for start, read in READERS.items() if name.startswith(start)]
    return found


@pytest.mark.parametrize("name", [*FILES, "tests/scenarios/vineyard/harvest.yaml"])
def test_a_key_that_stands_twice_is_told_with_its_line(name: str, tree: Path) -> None:
    file = tree / name
    rows = file.read_text("utf-8").splitlines(keepends=True)
    at = next(at for at, row in enumerate(rows) if re.match(r"\w[\w ]*:", row))
    word = rows[at].partition(":")[0]
    file.write_text("".join(rows) + f"\n{word}: 7\n", "utf-8")
    with pytest.raises(FAULTS) as fault:
        reader(name)(file)
    line = len(rows) + 2
    assert f"{file}, line {line}: '{word}' stands twice" in str(fault.value)
    assert "\n" not in str(fault.value)


@pytest.mark.parametrize("name", [*FILES, "tests/scenarios/vineyard/harvest.yaml"])
def test_a_mark_of_the_byte_order_changes_nothing(name: str, tree: Path) -> None:
    file = tree / name
    file.write_bytes(BOM + file.read_bytes())
    reader(name)(file)


def test_what_is_printed_on_cards_is_read_by_the_same_loader(tree: Path) -> None:
    file = tree / "data" / "viticulture" / "vines.yaml"
    file.write_text(file.read_text("utf-8") + "\nvines: []\n", "utf-8")
    with pytest.raises(catalog.DataFault, match="'vines' stands twice"):
        printed.cards()


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("a: 1\nb:\n  c: 1\n  d: 2\n  c: 3\n", "line 5: 'c' stands twice"),
        ("- {x: 1, y: 2,\n   x: 3}\n", "line 2: 'x' stands twice"),
        ("1: a\n0x1: b\n2: c\n", "line 2: '0x1' stands twice"),
        ('a: 1\n"a": 2\n', "line 2: 'a' stands twice"),
    ],
)
def test_a_key_stands_twice_however_it_is_written(text: str, told: str, tmp_path: Path) -> None:
    (tmp_path / "odd.yaml").write_text(text, "utf-8")
    with pytest.raises(catalog.DataFault, match=told):
        catalog.plain(tmp_path / "odd.yaml")


def test_settings_with_a_mark_of_the_byte_order_are_settings() -> None:
    save_settings(paths.settings_file(), Settings(text=150))
    paths.settings_file().write_bytes(BOM + paths.settings_file().read_bytes())
    assert load_settings(paths.settings_file()).text == 150


def test_nobody_reads_yaml_by_another_loader() -> None:
    for file in [*(ROOT / "rules").rglob("*.py"), *(ROOT / "game").rglob("*.py")]:
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Attribute) and node.attr in ("load", "safe_load", "decode"):
                called = ast.unparse(node)
                assert called != "msgspec.yaml.decode", file
                assert (
                    not called.startswith("yaml.")
                    or "rules/engine/catalog" in file.as_posix()
                    or ("game/store/settings" in file.as_posix())
                ), file
