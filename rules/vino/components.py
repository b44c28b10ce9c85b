"""The components of Vino as they stand in the data files, checked against what is known of the board."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Literal

import msgspec

from rules.engine.catalog import EffectFault, Folder, load, located, nearest

Source = Literal["published", "deduced", "reconstructed"]
"""Where a number comes from: a public text, something that follows from one, or our own making."""

Fault = tuple[tuple[str | int, ...], str]


class _Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pass


class Number(_Strict, frozen=True):
    """A number and where it comes from."""

    value: int
    source: Source


class Flag(_Strict, frozen=True):
    """A yes or no and where it comes from."""

    value: bool
    source: Source


class Variety(_Strict, frozen=True):
    """A variety, or that it can grow in a region."""

    id: str
    source: Source


class StartingTile(_Strict, frozen=True):
    """One of the tiles mixed face down for the preliminary turn."""

    region: str
    variety: str
    source: Source


class Vineyard(_Strict, frozen=True):
    """One circle of the map: its price in Vino, and who sells it."""

    price: int
    source: Source
    owner: Literal["private", "government"]
    owner_source: Source


class Region(_Strict, frozen=True):
    """A region: place in the order of purchase, varieties, vineyards from the cheap end of the road on."""

    id: str
    number: Number
    size: Number
    bottle: Flag
    varieties: list[Variety]
    road: list[Vineyard]


class Facts(_Strict, frozen=True):
    """What is known of the board as a whole; ``markers`` are the vineyard markers of each player.

    The others say how many there are of what, and nothing in play rests on them.
    """

    regions: Number
    tiles: Number
    bottles: Number
    fewest_vineyards: Number
    most_vineyards: Number
    fewest_varieties: Number
    most_varieties: Number
    markers: Number


class Demand(_Strict, frozen=True):
    """The scale of demand in Vino: its ends, where the markers start, and the distance of two spaces."""

    least: Number
    most: Number
    start: Number
    step: Number


class Sale(_Strict, frozen=True):
    """A column of the price table: quantity, revenue in Vino, vineyards given back, spaces that demand falls."""

    sold: int
    revenue: int
    lost: int
    shift: int
    source: Source


class _Regions(_Strict, frozen=True):
    facts: Facts
    varieties: list[Variety]
    starting_tiles: list[StartingTile]
    regions: list[Region]


class _Market(_Strict, frozen=True):
    start_money: Number
    demand: Demand
    price_table: list[Sale]


class Components:
    """All components of Vino. Raises DataFault for what is not understood or does not fit together."""

    def __init__(self, folder: Folder) -> None:
        land = load(folder / "regions.yaml", _Regions)
        market = load(folder / "market.yaml", _Market)
        _check(folder / "regions.yaml", _land_faults(land))
        _check(folder / "market.yaml", _market_faults(market))
        self.facts = land.facts
        self.varieties = land.varieties
        self.starting_tiles = land.starting_tiles
        self.regions = land.regions
        self.start_money = market.start_money
        self.demand = market.demand
        self.price_table = market.price_table

    def sources(self) -> dict[str, int]:
        """How many numbers are published, deduced and reconstructed, for the page that tells players."""
        found = {"published": 0, "deduced": 0, "reconstructed": 0}
        parts = (self.facts, self.varieties, self.starting_tiles, self.regions, self.start_money, self.demand)
        for word in _source_words(msgspec.to_builtins((*parts, self.price_table))):
            found[word] += 1
        return found


def _source_words(raw: Any) -> Iterator[str]:
    if isinstance(raw, dict):
        for key, value in raw.items():
            if key in ("source", "owner_source"):
                yield value
            else:
                yield from _source_words(value)
    elif isinstance(raw, (list, tuple)):
        for value in raw:
            yield from _source_words(value)


def _check(file: Folder, faults: Iterator[Fault]) -> None:
    for path, sentence in faults:
        raise located(file, EffectFault(path, sentence))


def _land_faults(land: _Regions) -> Iterator[Fault]:
    regions = land.regions
    names = [variety.id for variety in land.varieties]
    if len(set(names)) < len(names):
        yield ("varieties",), "a variety stands twice; take one out"
    if len({region.id for region in regions}) < len(regions):
        yield ("regions",), "a region stands twice; take one out"
    if sorted(region.number.value for region in regions) != list(range(1, len(regions) + 1)):
        yield ("regions",), f"the numbers of the regions must be 1 to {len(regions)}, each once"
    for i, region in enumerate(regions):
        yield from ((("regions", i, *path), sentence) for path, sentence in _region_faults(region, names))
    yield from _starting_faults(land)


def _region_faults(region: Region, names: Sequence[str]) -> Iterator[Fault]:
    road, size = region.road, len(region.road)
    if size != region.size.value:
        yield ("road",), f"the road has {size} vineyards; size says {region.size.value}"
    grown = [variety.id for variety in region.varieties]
    if not grown:
        yield ("varieties",), "a region has at least one variety"
    for i, name in enumerate(grown):
        if name not in names:
            yield ("varieties", i), f"'{name}' is no variety; {nearest(name, names)}"
        if name in grown[:i]:
            yield ("varieties", i), f"'{name}' stands twice; a region has one tile of each variety"
    for i, vineyard in enumerate(road):
        if vineyard.price <= 0:
            yield ("road", i, "price"), "a vineyard costs something"
        if i and vineyard.price < road[i - 1].price:
            yield ("road", i, "price"), f"prices must not fall along the road; the one before is {road[i - 1].price}"
    if not any(vineyard.owner == "private" for vineyard in road):
        yield ("road",), "a region has at least one private vineyard"
    if region.bottle.value != any(vineyard.owner == "government" for vineyard in road):
        yield ("bottle",), "a region has a bottle exactly if it has government vineyards"


def _starting_faults(land: _Regions) -> Iterator[Fault]:
    regions = {region.id: region for region in land.regions}
    seen: set[str] = set()
    for i, tile in enumerate(land.starting_tiles):
        if tile.region not in regions:
            yield ("starting_tiles", i, "region"), f"'{tile.region}' is no region; {nearest(tile.region, regions)}"
        grown = [variety.id for variety in regions[tile.region].varieties]
        if tile.variety not in grown:
            yield ("starting_tiles", i, "variety"), f"{tile.region} does not grow '{tile.variety}'"
        if tile.region in seen:
            yield ("starting_tiles", i), f"{tile.region} has a starting tile already; take one out"
        seen.add(tile.region)
    if len(seen) != len(regions):
        yield ("starting_tiles",), "every region has one starting tile"


def _market_faults(market: _Market) -> Iterator[Fault]:
    demand = market.demand
    least, most, start, step = (n.value for n in (demand.least, demand.most, demand.start, demand.step))
    if step <= 0 or least % step or most % step:
        yield ("demand", "step"), f"the steps must lead exactly to {least} and {most}"
    if start or least != -most:
        yield ("demand", "start"), "demand starts at 0, in the middle of the scale"
    if market.start_money.value <= 0:
        yield ("start_money",), "players begin with some money"
    table = market.price_table
    if not table:
        yield ("price_table",), "the price table has at least one column"
    for i, sale in enumerate(table):
        before = table[i - 1] if i else Sale(0, 0, 0, 0, "published")
        if sale.sold != i + 1:
            yield ("price_table", i, "sold"), f"quantities are counted from 1 without gaps; here belongs {i + 1}"
        if sale.revenue <= before.revenue:
            yield ("price_table", i, "revenue"), f"the revenue must rise; the one before is {before.revenue}"
        if not before.lost <= sale.lost <= sale.sold:
            yield ("price_table", i, "lost"), f"the loss must not fall below {before.lost} nor exceed the quantity"
        if sale.shift < before.shift:
            yield ("price_table", i, "shift"), f"the shift must not fall; the one before is {before.shift}"
