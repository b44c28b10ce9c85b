"""From a view to what is drawn: plates, panels, demand table and cellar."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.art.grapes import Tile
from game.art.innkeepers import CALM
from game.art.plates import Circle, PlateLook
from game.text.messages import say
from game.vino import printed
from game.vino.cellar import CellarLook
from game.vino.demand import DemandLook, RowLook
from game.vino.rail import PanelLook
from game.vino.words import number, region_name, variety_name
from rules.engine.choice import Ref
from rules.vino.view import SeatView, View

FACE_DOWN = -1
"""In place of a region's number: its token lies face down."""


def tile(variety: str, owner: str = "", down: bool = False) -> Tile:
    """A variety tile."""
    return Tile(variety, say(f"variety-letter-{variety}"), owner, down)


def plate_look(view: View, region: str, colours: Sequence[str], hidden: frozenset[Ref], lit: bool) -> PlateLook:
    """What the plate of a region shows; things on their way are ``hidden``."""
    road = tuple(
        Circle(
            vineyard.price,
            vineyard.owner == "government",
            "" if seat is None else colours[seat],
            Ref("vineyard", f"{region}.{at}") not in hidden,
        )
        for at, (vineyard, seat) in enumerate(zip(printed.regions()[region].road, view.owners[region], strict=True), 1)
    )
    growers = {seat.varieties[region]: colours[seat.seat] for seat in view.seats if region in seat.varieties}
    free = view.tiles[region]
    tiles = tuple(
        tile(variety, growers.get(variety, ""), variety not in growers and variety not in free)
        for variety in printed.tiles(region)
    )
    return PlateLook(
        region, region_name(region), printed.regions()[region].number.value, road, tiles, region in view.bottles,
        view.barrel == region, lit,
    )  # fmt: skip


def marks(view: View, region: str, colours: Sequence[str]) -> tuple[str, ...]:
    """The colours of those who are known to have chosen a region, in order of play."""
    if view.phase in ("preliminary", "choose"):
        return ()
    return tuple(colours[seat] for seat in view.order if region in (view.seats[seat].regions_chosen or ()))


def owners(view: View, region: str, colours: Sequence[str]) -> tuple[str, ...]:
    """The colours of those who own vineyards in a region, in order of play."""
    return tuple(colours[seat] for seat in view.order if seat in view.owners[region])


def panel_look(
    view: View, seat: int, name: str, colour: str, active: bool, viewed: bool, hover: bool,
    innkeeper: str = "", mood: str = CALM,
) -> PanelLook:  # fmt: skip
    """The public facts of one player, and in which mood the innkeeper is."""
    own = view.seats[seat]
    return PanelLook(
        colour, name, view.order.index(seat) + 1, own.vineyards, say("vino-left", left=own.markers),
        *_cash(own), _income(view, own), own.income > 0,
        tuple((tile(variety), own.cellar[variety]) for variety in printed.varieties()),
        tuple((region, at) for region, _, at in _tokens(view, own)),
        own.passed and view.barrel != "", active, viewed, hover, innkeeper, mood,
    )  # fmt: skip


def _cash(own: SeatView) -> tuple[str, bool]:
    return (str(own.money), True) if own.money is not None else (say("vino-cash-hidden"), False)


def _income(view: View, own: SeatView) -> str:
    """The income of the round in words: nothing yet before the own sale, 0 after it and where no sale comes."""
    if own.income:
        return say("vino-income", amount=own.income)
    return number(0) if view.last_turn or view.over or _had_its_sale(view, own.seat) else say("vino-not-yet")


def _had_its_sale(view: View, seat: int) -> bool:
    if view.phase != "sell":
        return view.phase == "order"
    sells = view.sale is not None and view.sale.seat == seat
    return sells or view.order.index(seat) < view.order.index(view.turn)


def _tokens(view: View, own: SeatView) -> list[tuple[str, str, int]]:
    if view.phase == "preliminary" or not own.marked:
        return []
    if own.regions_chosen is None:
        return [("", "", FACE_DOWN)] * own.marked
    return [_token(region) for region in own.regions_chosen]


def _token(region: str) -> tuple[str, str, int]:
    return region, region_name(region), printed.regions()[region].number.value


def cellar_look(
    view: View, seat: int, name: str, colour: str, viewed: bool, selling: str, chosen: Sequence[str], after: int | None,
    watched: bool = False,
) -> CellarLook:  # fmt: skip
    """The cellar of a seat. ``selling`` is the variety being sold, ``chosen`` the regions picked so far, ``after`` the
    money that the sale would leave, None where that is not to be seen. ``watched``: it is not that of who looks."""
    own = view.seats[seat]
    regions = sum(seat in owners for owners in view.owners.values())
    tokens = _tokens(view, own) + [_token(region) for region in chosen]
    return CellarLook(
        colour,
        say("vino-cellar-of", name=name) if viewed or watched else say("vino-cellar"),
        say("vino-cellar-line", vineyards=own.vineyards, regions=regions),
        say("vino-left", left=own.markers),
        tuple((tile(one), variety_name(one), own.cellar[one], one == selling) for one in printed.varieties()),
        tuple(tokens),
        *_cash(own),
        number(after) if after is not None else "",
        viewed,
    )


def demand_look(view: View, steps: Mapping[str, int], hidden: frozenset[Ref]) -> DemandLook:
    """The demand table with what a sale would move."""
    return DemandLook(
        tuple(
            RowLook(tile(variety), view.market[variety], steps.get(variety, 0), Ref("demand", variety) in hidden)
            for variety in printed.varieties()
        )
    )
