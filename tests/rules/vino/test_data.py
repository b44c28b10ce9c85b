"""The map and the market hold what is known of them, and a wrong number is told with file and line."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from rules.engine.catalog import DataFault
from rules.vino.components import Components
from rules.vino.rules import Vino, load
from tests.boxes import VINO

DATA = Path(__file__).resolve().parents[3] / "data" / "vino"
BOX = load(DATA).box


@pytest.mark.covers("N-COMP-01", "N-COMP-03", "N-COMP-05", "N-COMP-06", "N-GAP-02", "N-GAP-04", "N-GAP-07")
def test_the_map_has_what_the_box_lists() -> None:
    components = Components(DATA)
    assert list(load(DATA).hints()) == []
    assert len(BOX.varieties) == VINO["varieties"]
    assert len(components.regions) == components.facts.regions.value
    assert BOX.markers == components.facts.markers.value


@pytest.mark.covers("N-PRELIM-03", "N-GAP-03")
def test_the_starting_tiles_are_those_of_the_rules() -> None:
    tiles = {(tile.region, tile.variety) for tile in Components(DATA).starting_tiles}
    assert tiles == {
        ("liguria", "nebbiolo"),
        ("lazio", "trebbiano"),
        ("campania", "montepulciano"),
        ("sardegna", "pinot_grigio"),
        ("calabria", "pinot_grigio"),
        ("abruzzo", "barbera"),
        ("toscana", "montepulciano"),
        ("veneto", "nebbiolo"),
        ("trentino", "trebbiano"),
    }
    assert [BOX.regions[region] for region in BOX.by_number] == [
        tile.region for tile in Components(DATA).starting_tiles
    ]


@pytest.mark.covers("N-COMP-07", "N-GAP-05", "N-GAP-06")
def test_the_market_is_a_scale_in_equal_steps_with_a_rising_table() -> None:
    assert (BOX.least, BOX.start, BOX.most) == (-500, 0, 500)
    revenues = [sale.revenue for sale in BOX.table]
    assert revenues == sorted(set(revenues))
    assert all(1 <= sale.lost <= sale.sold for sale in BOX.table)


def test_every_number_says_where_it_comes_from() -> None:
    sources = Components(DATA).sources()
    assert sum(sources.values()) > 300
    assert all(sources.values())


@pytest.mark.covers("N-GEN-01")
def test_the_game_is_for_three_to_five() -> None:
    rules = load(DATA)
    for seats in (2, 6):
        with pytest.raises(ValueError, match="3 to 5"):
            rules.start(rules.options({}), seats, 1)


@pytest.mark.covers("N-SETUP-08", "N-EDGE-46")
def test_a_cellar_never_outgrows_its_counter() -> None:
    assert BOX.markers <= 49


def changed(old: str, new: str) -> Callable[[str], str]:
    def change(text: str) -> str:
        assert old in text
        return text.replace(old, new, 1)

    return change


@pytest.mark.parametrize(
    ("file", "change", "told"),
    [
        (
            "regions.yaml",
            changed("price: 140", "price: 50"),
            "prices must not fall along the road; the one before is 60",
        ),
        ("regions.yaml", changed("price: 60", "prise: 60"), "did you mean 'price'"),
        (
            "regions.yaml",
            changed("id: pinot_grigio, source: published}\n    road", "id: pinot, source: published}\n    road"),
            "'pinot' is no variety",
        ),
        (
            "regions.yaml",
            changed("value: 3, source: published}\n    bottle", "value: 4, source: published}\n    bottle"),
            "size says 4",
        ),
        (
            "regions.yaml",
            changed("bottle: {value: true", "bottle: {value: false"),
            "a bottle exactly if it has government",
        ),
        ("regions.yaml", changed("source: deduced", "source: guessed"), "guessed"),
        ("regions.yaml", changed("number: {value: 1,", "number: {value: 2,"), "must be 1 to 9, each once"),
        (
            "regions.yaml",
            changed("variety: trebbiano, source", "variety: pinot_grigio, source"),
            "does not grow 'pinot_grigio'",
        ),
        ("market.yaml", changed("revenue: 270", "revenue: 140"), "the revenue must rise; the one before is 140"),
        ("market.yaml", changed("sold: 2,", "sold: 3,"), "without gaps; here belongs 2"),
        ("market.yaml", changed("lost: 1, shift: 1", "lost: 2, shift: 1"), "nor exceed the quantity"),
        ("market.yaml", changed("step: {value: 50", "step: {value: 60"), "the steps must lead exactly"),
    ],
)
def test_a_wrong_number_is_told_with_its_place(
    file: str, change: Callable[[str], str], told: str, tmp_path: Path
) -> None:
    for name in ("regions.yaml", "market.yaml"):
        shutil.copy(DATA / name, tmp_path / name)
    (tmp_path / file).write_text(change((DATA / file).read_text(encoding="utf-8")), encoding="utf-8")
    with pytest.raises(DataFault) as caught:
        Vino(tmp_path)
    sentence = str(caught.value)
    assert told in sentence
    assert f"{tmp_path / file}, line " in sentence


def test_printed_numbers_can_take_the_place_of_ours(tmp_path: Path) -> None:
    for name in ("regions.yaml", "market.yaml"):
        shutil.copy(DATA / name, tmp_path / name)
    market = (DATA / "market.yaml").read_text(encoding="utf-8").replace("revenue: 140,", "revenue: 130,")
    (tmp_path / "market.yaml").write_text(market, encoding="utf-8")
    rules = Vino(tmp_path)
    assert rules.box.table[0].revenue == 130
    assert rules.data_digest != load(DATA).data_digest
