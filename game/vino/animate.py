"""From events to movement on Vino's table: which piece travels from where to where."""

from __future__ import annotations

from game.art import seat_marks
from game.art.chart import along
from game.art.kit.boxes import Box
from game.play import motion
from game.play.motion import Face, Flight
from game.play.travel import Travel, Travels, piece, risen, sign_face
from game.vino import from_view, map_boxes, printed, rail, ribbon
from game.vino.animate_parts import Move, Transition
from game.vino.demand import crate_picture
from game.vino.faces import flag_face, icon_face, tile_face
from game.vino.layout import Layout
from game.window.screen import Point
from rules.engine.choice import Ref
from rules.engine.event import Event

NOTE, BARREL, BOTTLE = "notes", "barrel", "bottle_marker"
MOST_BARRELS = 6
"""So many barrels travel at most when wine is sold."""
STEP_SECONDS, MOST_SLIDE = 0.3, 0.9
"""How long a crate slides along its beam for each step, and at most."""
UNROLLED_SECONDS, ROLLED_SECONDS = 0.35, 0.25
"""How long a region is unrolled, and rolled up."""


def travels(event: Event, change: Transition) -> Travels:
    """How the things of an event travel; nothing for events that only change numbers or words."""
    move = MOVES.get(event.kind)
    return move(event, change) if move else ()


def money(start: Point, end: Point) -> Travels:
    """A note that goes from hand to hand, pale where it is taken."""
    return (Travel(Flight(icon_face(NOTE, 54), start, end, motion.piece_seconds(start, end), fades=True)),)


def _moved(face: Face, start: Point, end: Point, hides: Ref) -> Travels:
    """A thing of the table that changes its place."""
    return (Travel(Flight(face, start, end, motion.piece_seconds(start, end), rests=True), hides),)


def _purse(layout: Layout) -> Point:
    return layout.cellar_boxes.purse.centre


def _supply(layout: Layout) -> Point:
    spot = layout.cellar_boxes.supply
    return spot.x, spot.y


def _arch(variety: str, change: Transition) -> Point:
    """Where the bunch of a variety hangs in the cellar that is shown."""
    return change.layout.cellar_boxes.arches[printed.varieties().index(variety)].centre


def _plate(region: str, large: str) -> Box:
    return map_boxes.scroll(region) if large == region else map_boxes.plate(region)


def _given(event: Event, change: Transition) -> Travels:
    spot = map_boxes.vineyard(event.place, change.large)
    start, end = change.home(event.seat, _supply(change.layout)), (spot.x, spot.y)
    face = flag_face(change.colours[event.seat], spot.r / map_boxes.STONE)
    return piece(face, start, end, Ref("vineyard", event.place))


def _bought(event: Event, change: Transition) -> Travels:
    spot = map_boxes.vineyard(event.place, change.large)
    return (*money(change.home(event.seat, _purse(change.layout)), (spot.x, spot.y)), *_given(event, change))


def _returned(event: Event, change: Transition) -> Travels:
    spot = map_boxes.vineyard(event.place, change.large)
    face = flag_face(change.colours[event.seat], spot.r / map_boxes.STONE)
    return piece(face, (spot.x, spot.y), change.home(event.seat, _supply(change.layout)))


def _tile(event: Event, change: Transition) -> Travels:
    box = map_boxes.tile(event.place, event.thing, change.large)
    there = box.centre
    if event.seat < 0:
        return piece(tile_face(event.thing, box.w), map_boxes.MAP.centre, there)
    home = change.home(event.seat, _arch(event.thing, change))
    start, end = (there, home) if event.kind == "variety_taken" else (home, there)
    return piece(tile_face(event.thing), start, end)


def _demand(event: Event, change: Transition) -> Travels:
    start, end = (
        change.layout.demand_cell(event.thing, view.market[event.thing]).centre
        for view in (change.before, change.after)
    )
    side = change.layout.demand_cell(event.thing, 0).h
    steps = abs(change.after.market[event.thing] - change.before.market[event.thing]) // printed.scale()[2]
    slide = Flight(
        lambda scale: crate_picture(event.thing, side, scale), start, end, min(steps * STEP_SECONDS, MOST_SLIDE),
        rests=True, lift=0.0,
    )  # fmt: skip
    return (Travel(slide, Ref("demand", event.thing)),)


def _barrel(event: Event, change: Transition) -> Travels:
    """The barrel goes on along the coast; the region where it was is rolled up, the one where it comes is unrolled."""
    end = map_boxes.number(event.place, change.large)
    if change.before.barrel:
        from_ = map_boxes.number(change.before.barrel)
        start = from_.x, from_.y
    else:
        start = map_boxes.MAP.x + 60, map_boxes.MAP.bottom - 50
    barrel = piece(icon_face(BARREL, 44), start, (end.x, end.y), Ref("barrel", event.place))
    return (*rolled_up(change), *_unrolled(event.place, change), *barrel)


def _unrolled(region: str, change: Transition) -> Travels:
    """The region in which vineyards are bought now rises from its place on the chart."""
    if change.large != region:
        return ()
    size = 1 / map_boxes.lying(region, region).size
    return (Travel(_resized(region, change, (size, 1.0), UNROLLED_SECONDS), Ref("large", region)),)


def rolled_up(change: Transition) -> Travels:
    """The region that was unrolled goes back to its place."""
    region = change.before.barrel if change.before.phase == "buy" else ""
    if not region or region == change.large:
        return ()
    size = 1 / map_boxes.lying(region, region).size
    return (Travel(_resized(region, change, (1.0, size), ROLLED_SECONDS)),)


def _resized(region: str, change: Transition, sizes: tuple[float, float], seconds: float) -> Flight:
    road = from_view.road(change.after, region, change.colours, frozenset())
    rolled = map_boxes.lying(region, region)
    start, end = map_boxes.land(region).centre, map_boxes.land(region, region).centre
    if sizes[0] > sizes[1]:
        start, end = end, start
    return Flight(
        lambda scale: along.picture(road, rolled, scale), start, end, seconds, sizes=sizes, rests=True, lift=0
    )


def _bottle(event: Event, change: Transition) -> Travels:
    box = _plate(event.place, change.large)
    start = box.x + box.w * 0.5, box.y + 20
    end = map_boxes.MAP.centre[0], map_boxes.MAP.bottom - 30
    return (Travel(Flight(icon_face(BOTTLE, 60), start, end, motion.MOST_SECONDS, fades=True)),)


def _gift(event: Event, change: Transition) -> Travels:
    """The gift comes down on the plate from where the banner tells of it."""
    box = _plate(event.place, change.large)
    return piece(sign_face("gift", 64), (map_boxes.MAP.x + 84, map_boxes.MAP.y + 74), (box.centre[0], box.y + 24))


def _last_turn(_event: Event, change: Transition) -> Travels:
    """The sign of the end goes to the ribbon, which says from now on that this is the last turn."""
    frame = change.layout.frame
    end = frame.rail.centre[0], frame.ribbon.y + 32
    return piece(sign_face(BOTTLE, 64), map_boxes.MAP.centre, end)


def _passed(event: Event, change: Transition) -> Travels:
    """The hand of who has enough goes to the region that is being handled; where nothing is sold it only rises."""
    panel = change.panel(event.seat).centre
    if not event.place:
        return risen("pass", panel)
    spot = map_boxes.number(event.place, change.large)
    flight = Flight(sign_face("pass"), panel, (spot.x, spot.y), motion.SIGN_SECONDS, fades=True)
    return (Travel(flight),)


def _sold(event: Event, change: Transition) -> Travels:
    """Barrels go from the arch to the market, and money to where the income is counted."""
    market = change.layout.demand_row(event.thing).centre
    cellar = change.home(event.seat, _arch(event.thing, change))
    quantity = int(event.choice.rpartition(" ")[2] or 1)
    found: list[Travel] = []
    for _ in range(min(quantity, MOST_BARRELS)):
        found += piece(icon_face(BARREL, 48), cellar, market)
    return (*found, *money(market, change.number("income", event.seat)))


def _chosen(event: Event, change: Transition) -> Travels:
    """A token is laid face down; where it comes from is seen by those who may know its region."""
    spot = map_boxes.number(event.thing) if event.thing else None
    start = (spot.x, spot.y) if spot else map_boxes.MAP.centre
    own = change.layout.cellar_boxes.tokens[min(1, change.before.seats[event.seat].marked)]
    return piece(icon_face("token_down", 56), start, change.home(event.seat, (own.x, own.y)))


def _revealed(event: Event, change: Transition) -> Travels:
    """A token goes to the plate of its region and is turned over on the way."""
    seats = [seat for seat in change.after.order if event.thing in (change.after.seats[seat].regions_chosen or ())]
    spot = map_boxes.mark(event.thing, seats.index(event.seat) if event.seat in seats else 0)
    colour = change.colours[event.seat]
    flight = Flight(
        icon_face("token_down", 48), change.panel(event.seat).centre, (spot.x, spot.y), motion.MOST_SECONDS,
        turn=lambda scale: seat_marks.mark_picture(colour, 24, scale), sizes=(1.0, 0.5),
    )  # fmt: skip
    return (Travel(flight),)


def _order(event: Event, change: Transition) -> Travels:
    """Face and panel go to their new places, and the income to the older money."""
    seat, new = event.seat, int(event.place) - 1
    old = change.order.index(seat) if seat in change.order else change.before.order.index(seat)
    before, after = (
        change.layout.seat_boxes(order, change.shown)[seat]
        for order in (change.order or change.before.order, change.after.order)
    )
    found: list[Travel] = []
    if before != after:
        colour, innkeeper = change.colours[seat], change.innkeepers[seat]
        look = from_view.panel_look(change.after, seat, change.names[seat], colour, False, False, innkeeper)
        found += _moved(
            lambda scale: rail.picture(look, after.w, after.h, scale), before.centre, after.centre,
            Ref("seat", str(seat)),
        )  # fmt: skip
    if old != new and change.faces:
        colour, innkeeper = change.colours[seat], change.innkeepers[seat]
        found += _moved(
            lambda scale: ribbon.face_of(innkeeper, colour, False, scale), change.faces[old], change.faces[new],
            Ref("face", str(seat)),
        )  # fmt: skip
    if event.amount:
        found += money(change.number("income", seat, change.order or change.before.order), change.number("money", seat))
    return tuple(found)


MOVES: dict[str, Move] = {
    "vineyard_bought": _bought,
    "vineyard_given": _given,
    "vineyard_returned": _returned,
    "variety_taken": _tile,
    "variety_returned": _tile,
    "demand_changed": _demand,
    "barrel_moved": _barrel,
    "bottle_removed": _bottle,
    "gift_started": _gift,
    "last_turn": _last_turn,
    "passed": _passed,
    "wine_sold": _sold,
    "regions_chosen": _chosen,
    "regions_revealed": _revealed,
    "order_changed": _order,
    "season_started": lambda _event, change: rolled_up(change),
}
"""Kind of an event: how its things travel."""

TURNS = frozenset({"season_started"})
"""Kinds that move the ribbon, and a thing only now and then."""

STILL: dict[str, str] = {
    "game_started": "the curtain opens on the table that is laid",
    "auto_taken": "the only answer that there was; what it brings moves by itself",
    "skipped": "nothing could be done, and the log says so",
    "declined": "somebody plays on in a quiet game, and the log says so",
    "end_wished": "somebody would end a quiet game, and the log says so",
    "branch_taken": "no effect of Vino has two halves",
    "game_over": "the score comes over the table",
    "rewound": "an earlier position is put up at once",
    "handed_over": "nothing on the table changes, and the log says so",
}
"""Kinds that move nothing, and why."""

TRAILED = frozenset({"vineyard_bought", "vineyard_given", "vineyard_returned", "wine_sold"})
"""Kinds whose way stays to be seen until the next move; the variety tile goes with the vineyard."""
