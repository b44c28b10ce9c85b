"""The learned weights: what a network makes of them, and what is said of a file that holds none."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from rules.command.games import DATA
from rules.engine.catalog import DataFault
from rules.engine.chance import Stream
from rules.players.network import Network, Weights, Years, load
from rules.players.viticulture.inputs import Inputs
from rules.players.viticulture.learned import Learned
from rules.viticulture import rules as viticulture

NETWORK: dict[str, Any] = {
    "scale": 10.0,
    "base": 0.5,
    "units": [[2.0, -1.0], [-1.0, 0.0]],
    "inputs": {"vp": [1.0, 0.5, 0.25], "lira": [0.0, 1.0, 0.0]},
}


SHORT = NETWORK | {"inputs": {"vp": [1.0]}}
WEIGHTS: dict[str, Any] = {"version": 1, "learned": "by hand", "within": [NETWORK], "starts": []}


def written(folder: Path, **changed: Any) -> Path:
    file = folder / "weights.json"
    file.write_text(json.dumps(WEIGHTS | {"within": [NETWORK | changed]}))
    return file


def test_the_value_is_a_sum_and_what_the_units_add_above_their_threshold(tmp_path: Path) -> None:
    network = Network(load(written(tmp_path)).within[0], [["lira"], ["vp", "cards"]])
    assert network.value([[0.0], [0.0, 9.0]]) == pytest.approx(10 * 0.5)
    assert network.value([[0.0], [3.0, 0.0]]) == pytest.approx(10 * (0.5 + 0.75 + 2 * 2 - 1.5))
    assert network.value([[2.0], [0.0, 0.0]]) == pytest.approx(10 * (0.5 - 2))


@pytest.mark.parametrize("size", [1e-3, 1.0, 1e6])
def test_what_was_looked_at_before_changes_nothing_and_weights_of_any_size_are_counted(size: float) -> None:
    stream = Stream(5, "weights")

    def number(most: float) -> float:
        return most * (stream.below(2001) - 1000) / 1000

    names = [f"input {at}" for at in range(150)]
    weights = Weights(
        1.0, number(size), [(number(1), number(size)) for _ in range(20)],
        {name: [number(size) for _ in range(21)] for name in names},
    )  # fmt: skip
    positions = [[number(most) for _ in names] for most in (1, 5, 300) for _ in range(5)]
    kept = [[number(1) for _ in names[100:]] for _ in range(2)]
    positions = [[*inputs[:100], *kept[at % 3 == 0]] for at, inputs in enumerate(positions)]
    groups = [names[:60], names[60:100], names[100:]]
    network = Network(weights, groups)
    parted = [(inputs[:60], inputs[60:100], kept[at % 3 == 0]) for at, inputs in enumerate(positions)]
    found = [network.value(parts) for parts in parted]
    assert found == [Network(weights, groups).value(parts) for parts in parted]
    assert found == [Network(weights, [names]).value([inputs]) for inputs in positions]
    assert found == [network.value(parts) for parts in parted]
    for inputs, value in zip(positions, found, strict=True):
        rows = [weights.inputs[name] for name in names]
        sums = [sum(x * row[at] for x, row in zip(inputs, rows, strict=True)) for at in range(21)]
        units = [out * max(0.0, total + least) for total, (out, least) in zip(sums, weights.units, strict=False)]
        assert value == pytest.approx(weights.base + sums[-1] + sum(units), rel=1e-3, abs=size * 0.2)


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (None, "cannot be read"),
        ("", "holds no weights"),
        ('{"version":1}', "holds no weights"),
        (
            json.dumps(WEIGHTS | {"within": [SHORT]}),
            "'vp' has not one weight for each unit",
        ),
        (json.dumps(WEIGHTS | {"within": []}), "holds no weights"),
        (json.dumps(WEIGHTS | {"starts": [NETWORK | {"base": 1e300}]}), "holds no weights"),
        ("[" * 100_000, "holds no weights"),
        (" " * 9_000_000, "more than"),
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


def test_the_last_network_judges_all_later_years() -> None:
    rules = viticulture.load(DATA / "viticulture")
    inputs = Inputs(rules.box)

    def base(number: float) -> Weights:
        return Weights(1.0, number, [], {})

    years = Years(1, "by hand", [base(3), base(4)], (base(5),))
    within, starts = Learned(inputs, years, years), Learned(inputs, years, years, starts=True)
    s = rules.start(rules.options({}), 1, 7)
    found = []
    for year in (0, 1, 2, 7):
        s.year = year
        found.append((within.values([s], 0)[0], starts.values([s], 0)[0]))
    assert found == [(3, 5), (3, 5), (4, 5), (4, 5)]
