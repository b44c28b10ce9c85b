"""What of the table of Vino can be pointed at, with its box, from below to above."""

from __future__ import annotations

from collections.abc import Iterator

from game.art.kit import letters
from game.art.kit.boxes import Box
from game.play.things import Thing
from game.text.edition import of_edition
from game.text.messages import language_in_use
from game.vino import from_view, map_boxes, printed
from game.vino.layout import Layout
from rules.engine.choice import Ref
from rules.vino.view import View

MARKER = Ref("marker", "own")
"""The pile of the own markers."""


def things(view: View, layout: Layout, mat: int, large: str) -> tuple[Thing, ...]:
    """All things of a position with the cellar of a seat; ``large`` is the region that is unrolled, or empty."""
    lands, small = list(_lands()), list(_on_chart(language_in_use(), letters.share()))
    if large:
        # What stands on the own place of the unrolled region is not there; its name plate stays, so that the region is
        # not rolled up below a pointer that rests there. Of all others nothing is covered.
        small = [thing for thing in small if thing.ref.name.partition(".")[0] != large or thing.ref.kind == "region"]
        lands.append(Thing(Ref("region", large), map_boxes.land(large, large)))
        small += _unrolled(view, large)
    return (*lands, *small, *_seats(view, layout, mat), *_demand(layout), *_cellar(view, layout, mat))


@of_edition
def _lands() -> tuple[Thing, ...]:
    return tuple(Thing(Ref("region", region), map_boxes.land(region)) for region in printed.regions())


@of_edition
def _on_chart(_language: str, _words: float) -> tuple[Thing, ...]:
    """All that stands on the chart at rest, with its name plates."""
    found: list[Thing] = []
    for region in printed.regions():
        found += (Thing(Ref("region", region), map_boxes.plate(region)), *_stones_and_tiles(region, ""))
    return tuple(found)


def _stones_and_tiles(region: str, large: str) -> Iterator[Thing]:
    for at in range(1, len(printed.regions()[region].road) + 1):
        name = f"{region}.{at}"
        yield Thing(Ref("vineyard", name), map_boxes.stone(name, large))
    for variety in printed.tiles(region):
        yield Thing(Ref("tile", f"{region}.{variety}"), map_boxes.tile(region, variety, large))


def _unrolled(view: View, region: str) -> Iterator[Thing]:
    yield Thing(Ref("region", region), _scroll(view, region))
    yield from _stones_and_tiles(region, region)


def _scroll(view: View, region: str) -> Box:
    owners, newcomers = from_view.queues(view, region)
    return map_boxes.scroll(region, (len(owners), len(newcomers)))


def _seats(view: View, layout: Layout, mat: int) -> Iterator[Thing]:
    for seat, box in layout.seat_boxes(view.order, mat).items():
        yield Thing(Ref("seat", str(seat)), box)


def _demand(layout: Layout) -> Iterator[Thing]:
    for variety in printed.varieties():
        row = layout.demand_row(variety)
        yield Thing(Ref("demand", variety), Box(layout.demand.x + 18, row.y, layout.demand.w - 36, row.h))


def _cellar(view: View, layout: Layout, mat: int) -> Iterator[Thing]:
    supply, arches = layout.cellar_boxes.supply.box, layout.cellar_boxes.arches
    # With the number beside them they reach to the arches.
    yield Thing(MARKER, supply, whole=supply._replace(w=arches[0].x - 2 - supply.x))
    for variety, box in zip(printed.varieties(), layout.cellar_boxes.arches, strict=True):
        yield Thing(Ref("arch", variety), box)
    for region, spot in zip(view.seats[mat].regions_chosen or (), layout.cellar_boxes.tokens, strict=False):
        yield Thing(Ref("mark", region), spot.box)
