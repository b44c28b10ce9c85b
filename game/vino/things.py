"""What of the table of Vino can be pointed at, with its box, from below to above."""

from __future__ import annotations

from collections.abc import Iterator

from game.art import plates
from game.art.kit.boxes import Box
from game.play.things import Thing
from game.vino import map_boxes, printed
from game.vino.layout import Layout
from rules.engine.choice import Ref
from rules.vino.view import View

MARKER = Ref("marker", "own")
"""The pile of the own markers."""


def things(view: View, layout: Layout, mat: int, large: str) -> tuple[Thing, ...]:
    """All things of a position with the cellar of a seat; ``large`` is the region whose plate is large, or empty."""
    found = [*_map(), *_plates(view, "")]
    if large:
        plate = map_boxes.large_plate(large)
        found = [thing for thing in found if not plate.holds(*thing.box.centre)]
        found += [Thing(Ref("region", large), plate), *_on_plate(large, large)]
    return (*found, *_rail(view, layout), *_demand(layout), *_cellar(view, layout, mat))


def _map() -> Iterator[Thing]:
    for region in printed.regions():
        yield Thing(Ref("region", region), map_boxes.land(region))
    for region in printed.regions():
        yield Thing(Ref("region", region), map_boxes.number(region).box.grown(7))


def _plates(view: View, large: str) -> Iterator[Thing]:
    for region in printed.regions():
        yield Thing(Ref("region", region), map_boxes.plate(region))
        yield from _on_plate(region, large)


def _on_plate(region: str, large: str) -> Iterator[Thing]:
    for at in range(1, len(printed.regions()[region].road) + 1):
        name = f"{region}.{at}"
        spot = map_boxes.vineyard(name, large)
        reach = plates.LARGE_PITCH / 2 if large == region else plates.PITCH / 2
        yield Thing(Ref("vineyard", name), Box(spot.x - reach, spot.y - reach, 2 * reach, 2 * reach))
    for variety in printed.tiles(region):
        yield Thing(Ref("tile", f"{region}.{variety}"), map_boxes.tile(region, variety, large))


def _rail(view: View, layout: Layout) -> Iterator[Thing]:
    for seat, box in zip(view.order, layout.panels(len(view.seats)), strict=True):
        yield Thing(Ref("seat", str(seat)), box)


def _demand(layout: Layout) -> Iterator[Thing]:
    for variety in printed.varieties():
        row = layout.demand_row(variety)
        yield Thing(Ref("demand", variety), Box(layout.demand.x + 8, row.y, layout.demand.w - 16, row.h))


def _cellar(view: View, layout: Layout, mat: int) -> Iterator[Thing]:
    yield Thing(MARKER, layout.supply.box)
    for variety, box in zip(printed.varieties(), layout.arches, strict=True):
        yield Thing(Ref("arch", variety), box)
    for region, spot in zip(view.seats[mat].regions_chosen or (), layout.tokens, strict=False):
        yield Thing(Ref("mark", region), spot.box)
