"""Where the things of a position lie: every thing that can be pointed at, with its box, from below to above."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from msgspec.structs import replace

from game.art import board_boxes, mat_boxes
from game.art.board_boxes import PLACES
from game.art.kit.boxes import Box
from game.play.things import BACK, FOREIGN, Thing
from game.text.printed import board
from game.viticulture import automa
from game.viticulture.fan import CARD
from game.viticulture.hand import Lying
from game.viticulture.layout import Layout
from game.viticulture.spread import Spread
from rules.engine.choice import Ref
from rules.viticulture.view import SeatView, View

TRAY_GAP = 24
TITLE = 46.0
"""How much higher the plank is with a title, in design px."""
"""Between cards that lie on a plank over the board, because they are shown to all or chosen from."""
TRAY_NARROW = 14
"""The same where they lie on two rows."""
MOST_IN_A_ROW = 5


def spread_of(view: View, layout: Layout, seat: int, asked: frozenset[str] = frozenset()) -> Spread:
    """Where the things of a position lie with the mat and hand of ``seat`` open; these cards are ``asked`` for."""
    own = view.seats[seat]
    fields = {field.limit: field.vines for field in own.fields}
    return Spread(layout, len(view.seats), view.spaces_open, own.hand or (), fields, own.regulars, asked)


def things(
    view: View, mat: int, hand: int, spread: Spread, cards: Sequence[Lying], tray: Sequence[Ref] = (),
    others: bool = False,
) -> tuple[Thing, ...]:  # fmt: skip
    """All things of the position with the mat of one seat and the hand of another; ``tray`` lies over the board.

    The things of a mat that is not the hand's can only be looked at: their kinds begin with ``FOREIGN``. So do the
    ``cards`` in the place of the hand where they are an ``others``'.
    """
    own, layout = view.seats[mat], spread.layout
    on_mat = [*_mat(own, layout), *_workers(own, layout)]
    if mat != hand:
        on_mat = [_foreign(thing) for thing in on_mat]
    in_hand = [Thing(one.ref, one.place.found, in_hand=True, whole=one.place.box) for one in cards]
    if others:
        in_hand = [_foreign(thing) for thing in in_hand]
    parts: tuple[Iterable[Thing], ...] = (
        _board(view, spread),
        _rail(spread),
        (Thing(ref, box) for ref, box in automa.things(view.automa, layout.automa_panel)) if view.automa else (),
        on_mat,
        _rooster(view.seats[hand], layout),
        in_hand,
        tray_things(tray),
    )
    return tuple(thing for part in parts for thing in part)


def _foreign(thing: Thing) -> Thing:
    return replace(thing, ref=Ref(FOREIGN + thing.ref.kind, thing.ref.name))


def _board(view: View, spread: Spread) -> Iterator[Thing]:
    for row in range(1, 8):
        yield Thing(Ref("row", str(row)), board_boxes.wake_up_row(row))
    for deck in board_boxes.DECKS:
        yield Thing(Ref("deck", deck), board_boxes.deck_box(deck))
        yield Thing(Ref("pile", deck), board_boxes.pile_box(deck))
    for action in (*board_boxes.SUMMER, *board_boxes.WINTER):
        any_space = tuple(Ref("space", f"{action}.{place}") for place in (*PLACES, "art"))
        yield Thing(Ref("action", action), board_boxes.action_cell(action), stands_for=any_space)
        names = [f"{action}.{place}" for place in (*spread.places, "art")]
        yield from (Thing(Ref("space", name), spot.box) for name in names if (spot := spread.space(name)))
    yield Thing(Ref("action", "gain_lira"), board_boxes.CART)
    yield Thing(Ref("space", "gain_lira"), board_boxes.CART)
    for space, stands in view.occupied.items():
        yield from _standing(space, stands, spread)


def stood(space: str, index: int) -> Ref:
    """One of the workers on a space, the one that came there as number ``index`` (from 0)."""
    return Ref("stood", f"{space} {index}")


def _standing(space: str, stands: Sequence[tuple[int, str]], spread: Spread) -> Iterator[Thing]:
    if space == "yoke":
        return
    for index, (_, kind) in enumerate(stands):
        spot = spread.space(space, index)
        if spot is not None:
            yield Thing(Ref("standing", f"{kind} {space}"), spot.box)


def _rail(spread: Spread) -> Iterator[Thing]:
    for seat, box in enumerate(spread.layout.rail_panels(spread.seats)):
        yield Thing(Ref("seat", str(seat)), box)


def _mat(own: SeatView, layout: Layout) -> Iterator[Thing]:
    for field in own.fields:
        yield Thing(Ref("field", str(field.limit)), layout.field_box(field.limit))
        for index, vine in enumerate(field.vines):
            box = layout.vine_box(field.limit, index, len(field.vines))
            yield Thing(Ref("planted", f"{vine} {field.limit}"), box)
    for structure in (*mat_boxes.STRUCTURES, "medium_cellar", "large_cellar"):
        if not (structure.endswith("cellar") and structure in own.structures):
            yield Thing(Ref("structure", structure), layout.structure_box(structure))
    yield Thing(Ref("space", "yoke"), layout.structure_box("yoke"))
    for row, (sort, kind) in enumerate(mat_boxes.CELLAR_ROWS):
        if sort == "wine":
            yield Thing(Ref("cellar", kind), _dug(layout.cellar_row(row), own))
        for value in range(1, 10):
            if sort == "grape" or holds(own, kind, value):
                yield Thing(Ref(sort, f"{kind}.{value}"), layout.stored_box(sort, kind, value))


def _dug(row: Box, own: SeatView) -> Box:
    """The part of a row of the cellar that is no rock: a third, and another one for each cellar that is dug."""
    cellars = sum(structure.endswith("cellar") for structure in own.structures)
    return row._replace(w=row.w * (1 + cellars) / 3)


def holds(own: SeatView, kind: str, value: int) -> bool:
    """Whether a cellar of a seat has a slot for wine of a kind and value; behind a locked door there is none."""
    return any(
        one["values"][0] <= value <= one["values"][1] and kind in one["kinds"]
        for one in board()["cellars"]
        if "structure" not in one or one["structure"] in own.structures
    )


def _workers(own: SeatView, layout: Layout) -> Iterator[Thing]:
    for kind, count in own.workers.items():
        for index in range(count):
            yield Thing(Ref("worker", kind), layout.worker_place(kind, index, own.regulars + own.trained).box)


def _rooster(own: SeatView, layout: Layout) -> Iterator[Thing]:
    """The rooster of the seat that is asked: waiting on its mat, or on its row."""
    yield Thing(Ref("rooster", "own"), board_boxes.rooster_spot(own.row).box if own.row else layout.waiting_rooster)


def hand_things(own: SeatView) -> tuple[Ref, ...]:
    """The cards of a hand from the left: faces when they are known, else backs by deck."""
    if own.hand is not None:
        return tuple(Ref("card", card) for card in own.hand)
    return tuple(Ref(BACK, deck) for deck in board_boxes.DECKS for _ in range(own.cards.get(deck, 0)))


def tray_rows(count: int) -> int:
    """On how many rows so many cards lie over the board."""
    return 1 if count <= MOST_IN_A_ROW else 2


def tray_box(count: int, titled: bool = False) -> Box:
    """The plank over the board for so many cards, with room for a title above them where it is ``titled``."""
    rows = tray_rows(count)
    gap = TRAY_GAP if rows == 1 else TRAY_NARROW
    width = -(-count // rows) * (CARD[0] + gap) + gap + 20
    height = rows * (CARD[1] + gap) - gap + 2 * (34 if rows == 1 else 16)
    centre, middle = board_boxes.BOARD.centre
    top = 196 if rows == 1 else middle - height / 2
    return (
        Box(centre - width / 2, top - TITLE, width, height + TITLE)
        if titled
        else Box(centre - width / 2, top, width, height)
    )


def tray_things(tray: Sequence[Ref]) -> tuple[Thing, ...]:
    """The cards on the plank over the board, side by side."""
    w, h = CARD
    box, rows = tray_box(len(tray)), tray_rows(len(tray))
    gap, edge = (TRAY_GAP, 34) if rows == 1 else (TRAY_NARROW, 16)
    across = -(-len(tray) // rows)
    left, top = box.x + 10 + gap, box.y + edge
    return tuple(
        Thing(ref, Box(left + i % across * (w + gap), top + i // across * (h + gap), w, h))
        for i, ref in enumerate(tray)
    )


def part(name: str, own: SeatView, layout: Layout) -> Box | None:
    """A part of board or mat that is no thing of its own, by its name; of a seat the stones on which its ``points`` and
    its ``bottle`` stand, and the first ``grape`` on its crush pad."""
    if name == "grape":
        lying = ((kind, value) for kind, values in own.grapes.items() for value in values)
        return next((layout.stored_box("grape", kind, value) for kind, value in lying), None)
    on_mat = {"lira": layout.lira, "workers": layout.worker_row, "cellar": layout.cellar}
    rows = {"pad": _rows(layout, "grape"), "wines": _rows(layout, "wine")}
    walls = {"victory_track": board_boxes.POINT_WALL, "residual": board_boxes.RESIDUAL_WALL}
    stones = {"points": board_boxes.point_stone(own.vp), "bottle": board_boxes.residual_stone(own.residual)}
    found = board_boxes.SEASON_AREAS | walls | stones | {"board": board_boxes.BOARD} | on_mat | rows
    return found.get(name)


def _rows(layout: Layout, sort: str) -> Box:
    """The rows of crush pad (grape) or cellar (wine)."""
    rows = [layout.cellar_row(row) for row, (of, _) in enumerate(mat_boxes.CELLAR_ROWS) if of == sort]
    return rows[0]._replace(h=rows[-1].bottom - rows[0].y)


def zone(name: str, layout: Layout) -> Box | None:
    """A region onto which a thing may be carried: board, hand, mat or cellar."""
    frame = layout.frame
    regions = {"board": board_boxes.BOARD, "hand": frame.hand, "mat": frame.mat, "cellar": layout.cellar}
    return regions.get(name)
