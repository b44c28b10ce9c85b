"""From a view to what is drawn: plates, panels, demand table and cellar."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from game.art.chart.along import Vineyard
from game.art.chart.plate import PlateLook
from game.art.grapes import Tile
from game.art.innkeepers import CALM
from game.text.messages import say
from game.text.numbers import numeral, plus
from game.vino import printed
from game.vino.cellar import CellarLook
from game.vino.demand import DemandLook, RowLook
from game.vino.rail import PanelLook
from game.vino.tokens import Token
from game.vino.words import region_name, variety_name
from rules.engine.choice import Ref
from rules.vino.view import SeatView, View


def tile(variety: str, owner: str = "", down: bool = False) -> Tile:
    """A variety tile."""
    return Tile(variety, say(f"variety-letter-{variety}"), owner, down)


def road(view: View, region: str, colours: Sequence[str], hidden: frozenset[Ref]) -> tuple[Vineyard, ...]:
    """The vineyards of a region with their owners; flags on their way are ``hidden``."""
    return tuple(
        Vineyard(
            vineyard.price,
            vineyard.owner == "government",
            "" if seat is None else colours[seat],
            Ref("vineyard", f"{region}.{at}") not in hidden,
        )
        for at, (vineyard, seat) in enumerate(zip(printed.regions()[region].road, view.owners[region], strict=True), 1)
    )


def plate_look(view: View, region: str, colours: Sequence[str], hidden: frozenset[Ref]) -> PlateLook:
    """What the name plate of a region shows; a barrel on its way is ``hidden``."""
    growers = {seat.varieties[region]: colours[seat.seat] for seat in view.seats if region in seat.varieties}
    free, number_ = view.tiles[region], printed.regions()[region].number.value
    tiles = tuple(
        tile(variety, growers.get(variety, ""), variety not in growers and variety not in free)
        for variety in printed.tiles(region)
    )
    here = view.barrel == region and Ref("barrel", region) not in hidden
    done = view.phase == "buy" and view.barrel != "" and number_ < printed.regions()[view.barrel].number.value
    return PlateLook(region, region_name(region), number_, tiles, region in view.bottles, here, done)


def queues(view: View, region: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The seats that still buy in a region, first who is next: owners, who buy as many as they like, and newcomers."""
    if region != view.barrel or view.buyers is None:
        return (), ()
    return view.buyers.owners, view.buyers.newcomers


def marks(view: View, region: str, colours: Sequence[str]) -> tuple[str, ...]:
    """The colours of those who are known to have chosen a region, in order of play."""
    if view.phase in ("preliminary", "choose"):
        return ()
    return tuple(colours[seat] for seat in view.order if region in (view.seats[seat].regions_chosen or ()))


def panel_look(
    view: View, seat: int, name: str, colour: str, active: bool, hover: bool, innkeeper: str = "", mood: str = CALM
) -> PanelLook:
    """The public facts of one player, and in which mood the innkeeper is."""
    own = view.seats[seat]
    return PanelLook(
        colour, name, view.order.index(seat) + 1, own.vineyards, _cash(own), _income(view, own), own.income > 0,
        tuple((tile(variety), own.cellar[variety]) for variety in printed.varieties() if own.cellar[variety]),
        _tokens(view, own), own.passed and view.barrel != "", active, hover, innkeeper, mood,
    )  # fmt: skip


def _cash(own: SeatView) -> str:
    """The money in words, empty while it is not to be seen."""
    return numeral(own.money) if own.money is not None else ""


def _income(view: View, own: SeatView) -> str:
    """The income of the round in words: empty before the own sale, 0 after it and where no sale comes."""
    if own.income:
        return plus(own.income)
    return numeral(0) if view.last_turn or view.over or _had_its_sale(view, own.seat) else ""


def _had_its_sale(view: View, seat: int) -> bool:
    if view.phase != "sell":
        return view.phase == "order"
    sells = view.sale is not None and view.sale.seat == seat
    return sells or view.order.index(seat) < view.order.index(view.turn)


def _tokens(view: View, own: SeatView) -> tuple[Token, ...]:
    """The regions marked this round, face down while they are a secret."""
    if view.phase == "preliminary" or not own.marked:
        return ()
    if own.regions_chosen is None:
        return (Token(),) * own.marked
    return tuple(_token(region) for region in own.regions_chosen)


def _token(region: str) -> Token:
    return Token(region, printed.regions()[region].number.value)


class Deciding(NamedTuple):
    """What is being decided in a cellar: the variety that is sold, the regions picked so far, and the money that a sale
    would leave, None where that is not to be seen."""

    selling: str = ""
    chosen: tuple[str, ...] = ()
    after: int | None = None


NOTHING = Deciding()


def cellar_look(
    view: View, seat: int, name: str, colour: str, deciding: Deciding = NOTHING, hides: bool = False,
    viewed: bool = False, asked: bool = False, innkeeper: str = "", mood: str = CALM,
) -> CellarLook:  # fmt: skip
    """The cellar of a seat. ``hides``: its money can be shown or hidden; ``viewed``: it is not that of who looks."""
    own = view.seats[seat]
    wines = tuple(
        (tile(one), variety_name(one), own.cellar[one], one == deciding.selling) for one in printed.varieties()
    )
    left = say("vino-left", left=own.markers, all=printed.components().facts.markers.value)
    return CellarLook(
        colour, name, view.order.index(seat) + 1, own.vineyards, left, wines,
        (*_tokens(view, own), *(_token(region) for region in deciding.chosen)),
        _cash(own), numeral(deciding.after) if deciding.after is not None else "",
        plus(own.income) if own.income else "", hides, viewed, asked, innkeeper, mood,
    )  # fmt: skip


def demand_look(view: View, steps: Mapping[str, int], hidden: frozenset[Ref]) -> DemandLook:
    """The demand table with what a sale would move."""
    return DemandLook(
        tuple(
            RowLook(tile(variety), view.market[variety], steps.get(variety, 0), Ref("demand", variety) in hidden)
            for variety in printed.varieties()
        )
    )
