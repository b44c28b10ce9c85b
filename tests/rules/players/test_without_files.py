"""Files of weights and levels that are missing, damaged or of another version: one line says so, and all play on."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from rules.__main__ import main
from rules.command import pairing
from rules.command.games import DATA, GAMES
from rules.engine.agenda import advance
from rules.players.kinds import KINDS
from rules.players.levels import players
from rules.players.opponent import Opponent

WEIGHTS = {"viticulture": ["viticulture.json"], "vino": ["vino.json"]}
FAULTS = {
    "missing": (None, "cannot be read"),
    "a folder": ("folder", "cannot be read"),
    "empty": ("", "holds no weights"),
    "torn": ('{"version": 1, "learned": "by', "holds no weights"),
    "no text": ("\udcff\udcfe", "holds no weights"),
    "newer": (
        '{"version": 2, "learned": "by dreams", "more": {}}',
        "has version 2, where this program knows version 1",
    ),
    "no version": ('{"learned": "by dreams"}', "holds no weights"),
    "a list": ("[1, 2]", "holds no weights"),
    "too large": (" " * 9_000_000, "more than"),
    "deep": ("[" * 100_000, "holds no weights"),
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """What players think with, to be damaged."""
    return Path(shutil.copytree(DATA / "players", tmp_path / "players"))


def answers(game: str, folder: Path) -> None:
    """Every level answers the first question of a game."""
    rules = GAMES[game]()
    found = players(rules, folder)
    s = rules.start(rules.options({}), 3, 1)
    advance(rules.nodes, s)
    assert s.agenda is not None
    known = rules.known_to(s, s.agenda.seat)
    for level in range(1, 6):
        assert found.player(Opponent(level, "trader", 7)).choose(known) in s.asked


def damage(file: Path, content: str | None) -> None:
    file.unlink()
    if content == "folder":
        file.mkdir()
    elif content is not None:
        file.write_bytes(content.encode("utf-8", "surrogateescape"))


@pytest.mark.parametrize(("game", "name"), [(game, name) for game, names in WEIGHTS.items() for name in names])
@pytest.mark.parametrize("kind", FAULTS)
def test_weights_that_cannot_be_used_are_told_in_one_line(game: str, name: str, kind: str, folder: Path) -> None:
    content, words = FAULTS[kind]
    damage(folder / name, content)
    found = players(GAMES[game](), folder)
    [note] = found.notes
    assert note.startswith(f"{folder / name}: ")
    assert words in note
    assert "put the file of the program back. Until then opponents judge by hand" in note
    assert "\n" not in note
    assert len(note) < 600


@pytest.mark.parametrize("game", GAMES)
def test_without_any_file_all_levels_play(game: str, tmp_path: Path) -> None:
    found = players(GAMES[game](), tmp_path)
    assert len(found.notes) == 3
    answers(game, tmp_path)
    for kind in KINDS:
        found.maker(kind)


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (None, "cannot be read"),
        ("", "at the top"),
        ("vino: [}", "line 1"),
        ("viticulture: []\nvino: []\n", "line 1, viticulture"),
        ("\udcff", "is not a text in UTF-8"),
        (
            f"viticulture: [{', '.join(['{by: turn, evaluation: learned, replies: 3}'] * 5)}]\nvino: []\n",
            "of no use by: turn",
        ),
        ("a: &a [1]\nb: *a\n", "line 2"),
        ("# large\n" * 2_500_000, "more than"),
    ],
)
@pytest.mark.parametrize("game", GAMES)
def test_levels_that_are_not_understood_are_told_in_one_line(
    game: str, content: str | None, words: str, folder: Path
) -> None:
    damage(folder / "levels.yaml", content)
    [note] = players(GAMES[game](), folder).notes
    assert note.startswith(str(folder / "levels.yaml"))
    assert words in note
    assert "\n" not in note
    answers(game, folder)


def test_characters_that_fill_a_huge_file_are_told_in_one_line(folder: Path) -> None:
    damage(folder / "characters.yaml", "# large\n" * 2_500_000)
    [note] = players(GAMES["viticulture"](), folder).notes
    assert note.startswith(f"{folder / 'characters.yaml'}: has more than")


def test_a_name_that_nobody_looks_at_is_told(folder: Path) -> None:
    file = folder / "vino.json"
    content = json.loads(file.read_text())
    content["region"]["taste"] = 1.0
    file.write_text(json.dumps(content))
    [note] = players(GAMES["vino"](), folder).notes
    assert "'taste' is nothing of a position that is looked at" in note


def test_a_match_tells_it_and_is_played(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "vino.json").unlink()
    monkeypatch.setattr(pairing, "DATA", folder.parent)
    assert main(["match", "vino", "2", "1", "--games", "1", "--jobs", "1", "--seed", "77"]) == 0
    told, wrong = capsys.readouterr()
    assert "wins: " in told
    assert wrong.count("\n") == 1
    assert wrong.startswith(f"{folder / 'vino.json'}: cannot be read")
