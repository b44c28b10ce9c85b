"""Making the view of one seat from the table."""

from __future__ import annotations

from rules.engine.agenda import Frame
from rules.vino.box import Box
from rules.vino.purchase import Newcomers, Owners
from rules.vino.state import CHOOSE, FREE, ON_MAP, PHASES, State
from rules.vino.view import BuyersView, GiftView, SaleView, SeatView, View


def view(s: State, box: Box, by: int | None) -> View:
    """What seat ``by`` may know; None sees what is public."""
    return View(
        by=by,
        round=s.round,
        phase=PHASES[s.phase],
        order=s.order,
        turn=s.turn,
        barrel=box.regions[s.barrel] if s.barrel >= 0 else "",
        last_turn=not s.bottles,
        over=s.agenda is None,
        seats=tuple(_seat(s, box, seat, by) for seat in range(s.seats)),
        owners={
            name: tuple(None if seat == FREE else seat for seat in s.owners[first:end])
            for name, (first, end) in zip(box.regions, box.road, strict=True)
        },
        tiles={
            name: tuple(box.varieties[box.variety_of[tile]] for tile in range(first, end) if s.tiles[tile] == ON_MAP)
            for name, (first, end) in zip(box.regions, box.boxes, strict=True)
        },
        face_down=len(s.face_down),
        bottles=tuple(name for region, name in enumerate(box.regions) if s.bottles >> region & 1),
        market=dict(zip(box.varieties, s.market, strict=True)),
        buyers=_buyers(s, box),
        gift=_gift(s, box),
        sale=_sale(s, box),
        quiet_turns=max(0, s.quiet),
    )


def _seat(s: State, box: Box, seat: int, by: int | None) -> SeatView:
    open_money = by == seat or s.options.money_shown == "all" or s.agenda is None
    open_marks = by == seat or s.phase != CHOOSE
    return SeatView(
        seat=seat,
        money=s.money[seat] if open_money else None,
        income=s.income[seat],
        vineyards=s.owners.count(seat),
        markers=box.spare_markers(s, seat),
        varieties=varieties(s, box, seat),
        cellar=dict(zip(box.varieties, box.cellar(s, seat), strict=True)),
        regions_chosen=chosen(s, box, seat) if open_marks else None,
        marked=s.marks[seat].bit_count(),
        passed=bool(s.passed >> seat & 1),
    )


def varieties(s: State, box: Box, seat: int) -> dict[str, str]:
    """The variety that the seat grows in each region."""
    return {
        box.regions[box.region_of_tile[tile]]: box.varieties[box.variety_of[tile]]
        for tile, place in enumerate(s.tiles)
        if place == seat
    }


def chosen(s: State, box: Box, seat: int) -> tuple[str, ...]:
    """The regions that the seat has chosen in this turn."""
    return tuple(name for region, name in enumerate(box.regions) if s.marks[seat] >> region & 1)


def _buyers(s: State, box: Box) -> BuyersView | None:
    """From the questions that are open or wait in the region of the barrel, whatever has come between."""
    if s.barrel < 0:
        return None
    owners: tuple[int, ...] = ()
    newcomers: tuple[int, ...] = ()
    f = s.agenda
    while f is not None:
        step = box.nodes[f.node]
        if isinstance(step, Owners):
            owners = f.held[1:]
        elif isinstance(step, Newcomers):
            newcomers = (*f.held[1 + f.at :], *f.held[1 : 1 + f.at])
        f = f.below
    return BuyersView(owners, newcomers)


def _gift(s: State, box: Box) -> GiftView | None:
    f = _running(s, box, ("gift",))
    if f is None or not f.at:
        return None
    return GiftView(box.regions[f.held[0]], f.held[3:], f.at - 1)


def _sale(s: State, box: Box) -> SaleView | None:
    f = _running(s, box, ("return", "raise"))
    if f is None:
        return None
    variety, _, left, _ = f.held
    if box.nodes[f.node].kind == "raise":
        return SaleView(f.seat, box.varieties[variety], 0, left)
    assert f.below is not None
    steps = min(f.below.held[1], (s.market[variety] - box.least) // box.step)
    return SaleView(f.seat, box.varieties[variety], left, steps)


def _running(s: State, box: Box, kinds: tuple[str, ...]) -> Frame | None:
    f = s.agenda
    return f if f is not None and box.nodes[f.node].kind in kinds else None
