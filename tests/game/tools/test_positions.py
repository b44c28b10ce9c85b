"""Positions changed in any field are refused in a sentence or played; the tool that tries it finds what goes wrong."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.store.shelf import SavedGame
from game.tools import positions
from game.tools.mutations import mutated

SEED = 20


def test_changed_positions_are_refused_or_played(capsys: pytest.CaptureFixture[str]) -> None:
    assert positions.run(60, SEED, None) == 0, capsys.readouterr().out
    assert "60 changed positions" in capsys.readouterr().out


def test_changed_positions_are_looked_at_in_the_window(capsys: pytest.CaptureFixture[str]) -> None:
    assert positions.run(3, SEED + 1, None, positions.Window().look) == 0, capsys.readouterr().out


def test_what_does_not_go_well_is_found_and_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def stumbles(_path: Path, _place: str, *_more: Any) -> SavedGame:
        raise LookupError("no such card")

    monkeypatch.setattr(positions.shelf, "_kept", stumbles)
    assert positions.run(2, SEED, tmp_path) == 2
    assert "LookupError: no such card" in capsys.readouterr().out
    assert len(list(tmp_path.glob("*.jsonl"))) == 2


def test_a_freeze_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(positions, "MOST_SECONDS", 0.0)
    [(_, text)] = positions.changed_records(1, SEED)
    assert "it takes" in positions.tried(text).fault


def test_changes_reach_every_field_and_are_the_same_for_a_seed() -> None:
    data = {"whole": 1, "list": [1, [2, 3]], "inner": {"word": "a", "bytes": b"ab"}}
    made, again = ([str(mutated(data, Random(seed))) for seed in range(300)] for _ in range(2))
    assert made == again
    assert data == {"whole": 1, "list": [1, [2, 3]], "inner": {"word": "a", "bytes": b"ab"}}
    made_of = [mutated(data, Random(seed)) for seed in range(300)]
    for path in _paths(data):
        assert any(str(_at(one, path)) != str(_at(data, path)) for one in made_of), path


def _paths(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    keys = data if isinstance(data, dict) else range(len(data)) if isinstance(data, list) else ()
    for key in keys:
        yield (*path, key)
        yield from _paths(data[key], (*path, key))


def _at(data: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        try:
            data = data[key]
        except (LookupError, TypeError):
            return "gone"
    return data
