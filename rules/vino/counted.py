"""How many of each thing are in a box of Vino, held against what the box says of itself."""

from __future__ import annotations

from collections.abc import Iterator

from rules.engine import edition
from rules.engine.catalog import Folder
from rules.vino.components import Components


def hints(folder: Folder, components: Components) -> Iterator[str]:
    """Where the box in a folder says something else than there is: sentences with file, line and cure.

    Raises DataFault for a statement that is not understood.
    """
    regions = components.regions
    vineyards = [len(region.road) for region in regions]
    varieties = [len(region.varieties) for region in regions]
    counted = {
        "regions": len(regions),
        "tiles": sum(varieties),
        "bottles": sum(region.bottle.value for region in regions),
        "fewest_vineyards": min(vineyards),
        "most_vineyards": max(vineyards),
        "fewest_varieties": min(varieties),
        "most_varieties": max(varieties),
    }
    said = {what: getattr(components.facts, what).value for what in counted}
    yield from edition.told_apart(folder / "regions.yaml", "facts", said, counted)
    more = {
        "varieties": len(components.varieties),
        "starting_tiles": len(components.starting_tiles),
        "vineyards": sum(vineyards),
        "columns": len(components.price_table),
    }
    yield from edition.hints(folder, more)
