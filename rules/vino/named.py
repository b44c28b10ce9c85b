"""A position in which everything is called by its name, so that it means the same whatever else the data hold.

It stands at the beginning of a turn: what is still to be done is no part of it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from rules.engine.naming import Names
from rules.vino.box import Box
from rules.vino.options import Options
from rules.vino.state import FACE_DOWN, FREE, ON_MAP, PHASES, State

FREE_SITE, MAP, MIXED = "free", "map", "face_down"
"""Who has a vineyard that nobody has, and where a tile is that nobody has."""

UNOWNED = {ON_MAP: MAP, FACE_DOWN: MIXED}
"""The words for where a tile is that no seat has."""


class _Region(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who has each vineyard of the road, from its cheap end on, and where the tile of each variety is."""

    road: list[int | str]
    tiles: dict[str, int | str]


class _Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    options: Options
    seats: int
    seed: int
    round: int
    phase: str
    order: tuple[int, ...]
    money: tuple[int, ...]
    income: tuple[int, ...]
    market: dict[str, int]
    regions: dict[str, _Region]
    bottles: list[str]
    marks: list[list[str]]
    face_down: list[str] = []
    barrel: str = ""
    passed: int = 0
    turn: int = 0
    quiet: int = 0
    revealed: int = 0
    results: tuple[int, ...] = ()


class Naming:
    """Says positions of one map by names and understands them again."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.regions = Names("region", box.regions)
        self.varieties = Names("variety", box.varieties)
        tiles = zip(box.region_of_tile, box.variety_of, strict=True)
        self.tiles = Names("tile", [f"{box.regions[region]}.{box.varieties[variety]}" for region, variety in tiles])
        self._grown = [[(box.varieties[box.variety_of[tile]], tile) for tile in range(*boxes)] for boxes in box.boxes]
        """The tiles of each region, with their varieties."""

    def named(self, s: State) -> dict[str, Any]:
        """The position by names, as JSON has it."""
        table = _Table(
            options=s.options,
            seats=s.seats,
            seed=s.seed,
            round=s.round,
            phase=PHASES[s.phase],
            order=s.order,
            money=s.money,
            income=s.income,
            market=self.varieties.by(dict(enumerate(s.market))),
            regions=self.regions.by({region: self._region(s, region) for region in range(len(self.regions))}),
            bottles=self.regions.of_bits(s.bottles),
            marks=[self.regions.of_bits(marks) for marks in s.marks],
            face_down=self.tiles.listed(s.face_down),
            barrel=self.regions.name(s.barrel) if s.barrel >= 0 else "",
            passed=s.passed,
            turn=s.turn,
            quiet=s.quiet,
            revealed=s.revealed,
            results=s.results,
        )
        found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(table))
        return found

    def _region(self, s: State, region: int) -> _Region:
        box = self.box
        road: list[int | str] = [FREE_SITE if seat == FREE else seat for seat in s.owners[slice(*box.road[region])]]
        places = s.tiles
        tiles: dict[str, int | str] = {
            name: UNOWNED.get(places[tile], places[tile]) for name, tile in self._grown[region]
        }
        return _Region(road, tiles)

    def understood(self, named: Mapping[str, Any]) -> State:
        """The position with nothing to be done yet. Raises ValueError where it was made with another map."""
        try:
            table = msgspec.convert(named, _Table)
        except msgspec.ValidationError as fault:
            raise ValueError(f"this is no position of vino: {fault}") from None
        if table.phase not in PHASES:
            raise ValueError(f"this is no position of vino: it knows no phase '{table.phase[:40]}'")
        regions, market = self.regions.places(table.regions), self.varieties.places(table.market)
        if (len(regions), len(market)) != (len(self.regions), len(self.varieties)):
            raise ValueError("this position of vino was made with another map")
        owners, tiles = bytearray(), bytearray()
        for region in range(len(self.regions)):
            owners += self._road(region, regions[region])
            tiles += self._tiles(region, regions[region])
        return State(
            agenda=None,
            seed=table.seed,
            results=table.results,
            beside=False,
            revealed=table.revealed,
            blind=-1,
            events=None,
            asked=[],
            options=table.options,
            seats=table.seats,
            round=table.round,
            phase=PHASES.index(table.phase),
            turn=table.turn,
            order=table.order,
            owners=bytes(owners),
            tiles=bytes(tiles),
            face_down=self.tiles.numbers(table.face_down),
            money=table.money,
            income=table.income,
            market=tuple(market[variety] for variety in range(len(self.varieties))),
            bottles=self.regions.bits(table.bottles),
            barrel=self.regions.number(table.barrel) if table.barrel else -1,
            passed=table.passed,
            marks=tuple(self.regions.bits(marks) for marks in table.marks),
            quiet=table.quiet,
        )

    def _road(self, region: int, said: _Region) -> bytes:
        first, end = self.box.road[region]
        if len(said.road) != end - first:
            raise ValueError(f"there are {end - first} vineyards in {self.regions.name(region)}, not {len(said.road)}")
        return bytes(_place(seat, {FREE_SITE: FREE}) for seat in said.road)

    def _tiles(self, region: int, said: _Region) -> bytes:
        names = [self.box.varieties[self.box.variety_of[tile]] for tile in range(*self.box.boxes[region])]
        if set(names) != set(said.tiles):
            raise ValueError(f"other varieties grow in {self.regions.name(region)} here")
        return bytes(_place(said.tiles[name], {MAP: ON_MAP, MIXED: FACE_DOWN}) for name in names)


def _place(said: int | str, places: Mapping[str, int]) -> int:
    """The number of a seat or place. Raises ValueError."""
    if isinstance(said, int) and 0 <= said < FACE_DOWN:
        return said
    if isinstance(said, str) and said in places:
        return places[said]
    raise ValueError(f"this is no position of vino: nothing is at {str(said)[:40]!r}")
