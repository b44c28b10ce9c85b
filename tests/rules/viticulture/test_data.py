"""The cards and the board hold the printed numbers, and the patterns that the printed sets follow.

There may be more cards than the printed ones, as long as the box says so.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.boxes import VITICULTURE

DATA = Path(__file__).resolve().parents[3] / "data" / "viticulture"
VARIETIES = {
    "sangiovese": (1, 0, 4),
    "malvasia": (0, 1, 4),
    "pinot": (1, 1, 6),
    "syrah": (2, 0, 5),
    "trebbiano": (0, 2, 5),
    "merlot": (3, 0, 5),
    "sauvignon_blanc": (0, 3, 5),
    "cabernet_sauvignon": (4, 0, 4),
    "chardonnay": (0, 4, 4),
}
"""Red and white of each, and how many copies are printed."""
BOARD: dict[str, Any] = yaml.safe_load((DATA / "board.yaml").read_text(encoding="utf-8"))


def listed(file: str, key: str) -> list[dict[str, Any]]:
    cards: list[dict[str, Any]] = yaml.safe_load((DATA / file).read_text(encoding="utf-8"))[key]
    return cards


def parts(effect: list[dict[str, Any]]) -> dict[str, Any]:
    return {verb: what for step in effect for verb, what in step.items()}


@pytest.mark.parametrize(
    ("file", "key", "count"),
    [
        ("orders.yaml", "orders", "orders"),
        ("summer_visitors.yaml", "visitors", "summer_visitors"),
        ("winter_visitors.yaml", "visitors", "winter_visitors"),
        ("mamas.yaml", "mamas", "mamas"),
        ("papas.yaml", "papas", "papas"),
    ],
)
@pytest.mark.covers("V-COMP-01", "V-COMP-02")
def test_numbers_of_cards(file: str, key: str, count: str) -> None:
    assert len({card["id"] for card in listed(file, key)}) == len(listed(file, key)) == VITICULTURE[count]


@pytest.mark.covers("V-COMP-06")
def test_vines() -> None:
    """The stronger the vine, the more it needs."""
    vines = listed("vines.yaml", "vines")
    assert sum(vine["copies"] for vine in vines) == VITICULTURE["vine_cards"]
    needs = {1: [], 2: ["trellis"], 3: ["irrigation"], 4: ["trellis", "irrigation"]}
    assert all(vine["needs"] == needs[vine["red"] + vine["white"]] for vine in vines if vine["id"] in VARIETIES)


@pytest.mark.covers(
    *("V-VINE-SANGIOVESE", "V-VINE-MALVASIA", "V-VINE-PINOT", "V-VINE-SYRAH", "V-VINE-TREBBIANO"),
    *("V-VINE-MERLOT", "V-VINE-SAUVIGNON", "V-VINE-CABERNET", "V-VINE-CHARDONNAY"),
)
def test_varieties() -> None:
    """Red and white of each, and that no printed copy is missing."""
    vines = {vine["id"]: (vine["red"], vine["white"], vine["copies"]) for vine in listed("vines.yaml", "vines")}
    for name, (red, white, copies) in VARIETIES.items():
        assert vines[name][:2] == (red, white)
        assert vines[name][2] >= copies


def test_orders() -> None:
    """V-ORDER-04, V-ORDER-06: points and bottle steps; no two orders are alike."""
    orders = listed("orders.yaml", "orders")
    regular = [order for order in orders if order["residual"] == (2 if order["vp"] >= 5 else 1)]
    printed = Counter({2: 6, 3: 8, 4: 10, 5: 7, 6: 5})
    assert Counter(order["vp"] for order in regular) >= printed
    assert len({tuple((wine["kind"], wine["value"]) for wine in order["wines"]) for order in orders}) >= printed.total()
    kinds = Counter(wine["kind"] for order in orders for wine in order["wines"])
    assert kinds >= Counter({"red": 22, "white": 26, "blush": 10, "sparkling": 6})
    example = [{"kind": "red", "value": 2}, {"kind": "white", "value": 4}]
    assert (3, 1) in [(order["vp"], order["residual"]) for order in orders if order["wines"] == example]


def test_mamas() -> None:
    """Two workers each; sixteen hands are all ways to draw three cards that are not of one deck."""
    effects = [parts(mama["effect"]) for mama in listed("mamas.yaml", "mamas")]
    regular = [effect for effect in effects if effect["gain"] == {"worker": 2}]
    hands = Counter(tuple(sorted(Counter(effect["draw"]).elements())) for effect in regular)
    ways = combinations_with_replacement(sorted(BOARD["decks"]), 3)
    assert hands >= Counter(hand for hand in ways if len(set(hand)) > 1)
    assert sum(effect["gain"] == {"worker": 2, "lira": 2} for effect in effects) >= 2


def test_papas() -> None:
    """Each thing to choose comes twice, and the money on the card adds up to 6 or 7."""
    sums = {"yoke": 7, "medium_cellar": 7, "vp": 7}
    seen: Counter[str] = Counter()
    for papa in listed("papas.yaml", "papas"):
        effect = parts(papa["effect"])
        thing, money = effect["choose"]
        piece = thing["build"]["only"] if "build" in thing else next(iter(thing["gain"]))
        lira = effect["gain"].get("lira", 0) + money.get("gain", {}).get("lira", 0)
        seen[piece] += effect["gain"].get("grande") == 1 and lira == sums.get(piece, 6)
    pieces = ["trellis", "irrigation", "yoke", "windmill", "cottage", "tasting_room", "medium_cellar", "worker", "vp"]
    assert seen >= Counter(dict.fromkeys(pieces, 2))


@pytest.mark.covers("V-COMP-05", "V-STRUCT-COST", "V-STRUCT-CELLAR-02")
def test_structures() -> None:
    assert {structure["id"]: structure["cost"] for structure in BOARD["structures"]} == {
        "trellis": 2,
        "irrigation": 3,
        "yoke": 2,
        "windmill": 5,
        "cottage": 4,
        "tasting_room": 6,
        "medium_cellar": 4,
        "large_cellar": 6,
    }
    assert [one["id"] for one in BOARD["structures"] if one.get("needs") == "medium_cellar"] == ["large_cellar"]


def test_actions_and_places() -> None:
    """Six actions in each season, and the bonus on the middle place of three seats and more."""
    assert Counter(action["season"] for action in BOARD["actions"]) == {"summer": 6, "winter": 6}
    assert all("bonus" in action for action in BOARD["actions"])
    places = [(place["id"], place["seats"], place.get("bonus", False)) for place in BOARD["places"]]
    assert places == [("left", 1, False), ("middle", 3, True), ("right", 5, False)]


def test_cellar_slots() -> None:
    """V-COMP-08: nine slots for red and for white, six for blush, three for sparkling."""
    slots: Counter[str] = Counter()
    for cellar in BOARD["cellars"]:
        lowest, highest = cellar["values"]
        slots.update(dict.fromkeys(cellar["kinds"], highest - lowest + 1))
    assert slots == {"red": 9, "white": 9, "blush": 6, "sparkling": 3}
    assert len(BOARD["grape_prices"]) == 9
