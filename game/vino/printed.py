"""What is printed on Vino's components: regions, roads with their prices, tiles, demand scale and price table."""

from __future__ import annotations

from collections.abc import Mapping

from game.store import records
from game.text.edition import in_use, of_edition
from rules.vino.components import Components, Region, Sale
from rules.vino.rules import Vino


@of_edition
def components() -> Components:
    """Everything that the data files say. Raises DataFault."""
    found = in_use(Vino.name)
    return (found if isinstance(found, Vino) else records.vino()).box.components


@of_edition
def regions() -> Mapping[str, Region]:
    """The regions by id, in the order of their numbers."""
    return {region.id: region for region in sorted(components().regions, key=lambda one: one.number.value)}


@of_edition
def varieties() -> tuple[str, ...]:
    """The ids of the varieties in the order of the data."""
    return tuple(variety.id for variety in components().varieties)


@of_edition
def tiles(region: str) -> tuple[str, ...]:
    """The varieties that can grow in a region, in the order of all varieties. Raises KeyError."""
    return tuple(sorted((variety.id for variety in regions()[region].varieties), key=varieties().index))


def price(vineyard: str) -> int:
    """The price of a vineyard such as ``toscana.12``, in Vino. Raises KeyError for an unknown region."""
    region, _, at = vineyard.partition(".")
    return regions()[region].road[int(at) - 1].price


def government(vineyard: str) -> bool:
    """Whether the government sells this vineyard."""
    region, _, at = vineyard.partition(".")
    return regions()[region].road[int(at) - 1].owner == "government"


def sale(quantity: int) -> Sale:
    """The column of the price table for a quantity from 1 on. Raises IndexError beyond its end."""
    return components().price_table[quantity - 1]


def scale() -> tuple[int, int, int]:
    """Least demand, most demand, and the distance of two spaces, in Vino."""
    demand = components().demand
    return demand.least.value, demand.most.value, demand.step.value
