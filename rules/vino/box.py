"""The box: the numbered things of Vino, the tables the rules look them up in, and all nodes of a game."""

from __future__ import annotations

from rules.engine.agenda import Node
from rules.engine.catalog import Folder
from rules.engine.choice import Choice, choice
from rules.vino.components import Components
from rules.vino.state import FREE, State


class Box:
    """Components and tables. Raises DataFault when a data file is not understood.

    Regions, vineyards, tiles and varieties are numbered as in the data file. ``road[r]`` are the first vineyard of
    region r and the one after its last, ``boxes[r]`` the same of its tiles.
    """

    def __init__(self, folder: Folder) -> None:
        self.components = components = Components(folder)
        self.nodes: list[Node] = []
        self.varieties = tuple(variety.id for variety in components.varieties)
        self.regions = tuple(region.id for region in components.regions)
        self.markers = components.facts.markers.value
        self.start_money = components.start_money.value
        demand = components.demand
        self.least, self.most, self.start = demand.least.value, demand.most.value, demand.start.value
        self.step = demand.step.value
        self.table = tuple(components.price_table)
        self._number_land()
        self._name_choices()

    def _number_land(self) -> None:
        regions = self.components.regions
        self.by_number = tuple(sorted(range(len(regions)), key=lambda r: regions[r].number.value))
        self.bottles = sum(1 << r for r, region in enumerate(regions) if region.bottle.value)
        road, boxes = [], []
        self.names: list[str] = []
        self.prices: list[int] = []
        self.region_of: list[int] = []
        self.private: list[bool] = []
        self.variety_of: list[int] = []
        for r, region in enumerate(regions):
            road.append((len(self.names), len(self.names) + len(region.road)))
            for at, vineyard in enumerate(region.road, 1):
                self.names.append(f"{region.id}.{at}")
                self.prices.append(vineyard.price)
                self.region_of.append(r)
                self.private.append(vineyard.owner == "private")
            boxes.append((len(self.variety_of), len(self.variety_of) + len(region.varieties)))
            self.variety_of += sorted(self.varieties.index(variety.id) for variety in region.varieties)
        self.road, self.boxes = tuple(road), tuple(boxes)
        self.number = {name: v for v, name in enumerate(self.names)}
        self.region_of_tile = tuple(r for r, (first, end) in enumerate(boxes) for _ in range(first, end))
        self.starting_tiles = tuple(self.tile(tile.region, tile.variety) for tile in self.components.starting_tiles)

    def _name_choices(self) -> None:
        def each(verb: str, names: tuple[str, ...] | list[str]) -> tuple[Choice, ...]:
            return tuple(choice(verb, name) for name in names)

        self.buy = each("buy", self.names)
        self.gift = each("gift", self.names)
        self.give_back = each("return", self.names)
        self.mark = each("region", self.regions)
        self.grow = each("variety", self.varieties)
        self.rise = each("raise", self.varieties)
        self.sell = tuple(
            tuple(choice("sell", variety, str(sale.sold)) for sale in self.table) for variety in self.varieties
        )

    def add(self, node: Node, source: str) -> None:
        """Number a node and put it into the table of all nodes."""
        node.enter(self.nodes, source)

    def tile(self, region: str, variety: str) -> int:
        """The number of the tile of this variety in this region; -1 if the region does not grow it."""
        first, end = self.boxes[self.regions.index(region)]
        wanted = self.varieties.index(variety)
        return next((tile for tile in range(first, end) if self.variety_of[tile] == wanted), -1)

    def count(self, s: State, seat: int, region: int) -> int:
        """How many vineyards a seat has in a region."""
        return s.owners.count(seat, *self.road[region])

    def tile_of(self, s: State, seat: int, region: int) -> int:
        """The tile that a seat has in a region, or -1."""
        return s.tiles.find(seat, *self.boxes[region])

    def cellar(self, s: State, seat: int) -> list[int]:
        """For each variety the number of vineyards in which the seat grows it (N-CELLAR-01)."""
        found = [0] * len(self.varieties)
        tile = s.tiles.find(seat)
        while tile >= 0:
            first, end = self.road[self.region_of_tile[tile]]
            found[self.variety_of[tile]] += s.owners.count(seat, first, end)
            tile = s.tiles.find(seat, tile + 1)
        return found

    def grown(self, s: State, seat: int, variety: int) -> list[int]:
        """The vineyards in which the seat grows this variety."""
        found: list[int] = []
        tile = s.tiles.find(seat)
        while tile >= 0:
            if self.variety_of[tile] == variety:
                found += [v for v in range(*self.road[self.region_of_tile[tile]]) if s.owners[v] == seat]
            tile = s.tiles.find(seat, tile + 1)
        return found

    def ranked(self, s: State, region: int, seats: tuple[int, ...]) -> tuple[int, ...]:
        """The seats that own vineyards in a region, most first; of equals the one whose farthest lies farther."""
        first, end = self.road[region]
        owners = s.owners
        keys = [
            (-count, -owners.rfind(seat, first, end), seat)
            for seat in seats
            if (count := owners.count(seat, first, end))
        ]
        return tuple(seat for _, _, seat in sorted(keys))

    def free(self, s: State, region: int) -> list[int]:
        """The vineyards of a region that nobody has."""
        owners = s.owners
        return [v for v in range(*self.road[region]) if owners[v] == FREE]

    def spare_markers(self, s: State, seat: int) -> int:
        """How many more vineyards this seat can mark (N-EDGE-45)."""
        return self.markers - s.owners.count(seat)
