"""The learned weights: what a network makes of them, and what is said of a file that holds none."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from rules.engine.catalog import DataFault
from rules.players.network import Network, load

WEIGHTS: dict[str, Any] = {
    "version": 1,
    "learned": "by hand",
    "scale": 10.0,
    "base": 0.5,
    "units": [[2.0, -1.0], [-1.0, 0.0]],
    "inputs": {"vp": [1.0, 0.5, 0.25], "lira": [0.0, 1.0, 0.0]},
}


def written(folder: Path, **changed: Any) -> Path:
    file = folder / "weights.json"
    file.write_text(json.dumps(WEIGHTS | changed))
    return file


def test_the_value_is_a_sum_and_what_the_units_add_above_their_threshold(tmp_path: Path) -> None:
    network = Network(load(written(tmp_path)), ["lira", "vp", "cards"])
    assert network.value([0.0, 0.0, 9.0]) == pytest.approx(10 * 0.5)
    assert network.value([0.0, 3.0, 0.0]) == pytest.approx(10 * (0.5 + 0.75 + 2 * 2 - 1.5))
    assert network.value([2.0, 0.0, 0.0]) == pytest.approx(10 * (0.5 - 2))


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (None, "cannot be read"),
        ("", "holds no weights"),
        ('{"version":1}', "holds no weights"),
        (json.dumps(WEIGHTS | {"inputs": {"vp": [1.0]}}), "'vp' has not one weight for each unit"),
        (json.dumps(WEIGHTS | {"base": 1e300}), "holds no weights"),
        ("[" * 100_000, "holds no weights"),
        (" " * 5_000_000, "more than"),
    ],
)
def test_a_file_without_weights_is_told_in_a_sentence(tmp_path: Path, content: str | None, words: str) -> None:
    file = tmp_path / "weights.json"
    if content is not None:
        file.write_text(content)
    with pytest.raises(DataFault) as fault:
        load(file)
    sentence = str(fault.value)
    assert sentence.startswith(str(file))
    assert words in sentence
    assert sentence.endswith("put the file of the program back.")
    assert "\n" not in sentence
