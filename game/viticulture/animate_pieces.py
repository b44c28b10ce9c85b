"""How the pieces on the board travel: workers, roosters, corks, bottles, coins, and the signs of what else happens."""

from __future__ import annotations

from game.art import board_boxes, pieces
from game.art.automa import Parts
from game.play.motion import Face
from game.play.travel import Travel, Travels, piece, risen, sign_face
from game.viticulture import automa
from game.viticulture.animate_parts import Move, Transition
from game.viticulture.faces import rooster_face, worker_face
from game.viticulture.things import stood
from game.window.screen import Point
from rules.engine.choice import Ref
from rules.engine.event import Event
from rules.viticulture.view import View


def _waiting(change: Transition, seat: int, kind: str, index: int = 0) -> Point:
    own = change.after.seats[max(0, seat)]
    place = change.layout.worker_place(kind, index if kind == "worker" else 0, own.regulars + own.trained)
    return change.home(seat, place.box.centre)


def _spot(change: Transition, space: str, index: int, kind: str = "worker") -> Point:
    """The middle of a worker that stands on a space."""
    spot = change.spread.space(space, index)
    return board_boxes.standing(spot, kind).box.centre if spot else board_boxes.BOARD.centre


def _placed(event: Event, change: Transition) -> Travels:
    if event.place == "yoke":
        return _at_the_yoke(event, change)
    index = max(0, len(change.after.occupied.get(event.place, ())) - 1)
    face = worker_face(change.colour(event.seat, event.thing), event.thing)
    own = change.after.seats[event.seat].workers.get(event.thing, 0)
    start = _waiting(change, event.seat, event.thing, max(0, own))
    return piece(face, start, _spot(change, event.place, index, event.thing), stood(event.place, index))


def _at_the_yoke(event: Event, change: Transition) -> Travels:
    """The yoke is on the player's own mat."""
    face = worker_face(change.colour(event.seat, event.thing), event.thing)
    start = _waiting(change, event.seat, event.thing)
    end = change.home(event.seat, change.layout.structure_box("yoke").centre)
    return piece(face, start, end) if start != end else risen("yoke", start)


def _retrieved(event: Event, change: Transition) -> Travels:
    index = max(0, len(change.before.occupied.get(event.place, ())) - 1)
    end = _waiting(change, event.seat, event.thing)
    return piece(
        worker_face(change.colour(event.seat, event.thing), event.thing),
        _spot(change, event.place, index, event.thing),
        end,
    )


def _gained(event: Event, change: Transition) -> Travels:
    start = board_boxes.wake_up_row(7).centre if event.source.startswith("row_") else board_boxes.CART.centre
    end = _waiting(change, event.seat, event.thing)
    return piece(worker_face(change.colour(event.seat, event.thing), event.thing), start, end)


def _trained(event: Event, change: Transition) -> Travels:
    own = change.after.seats[event.seat]
    end = _waiting(change, event.seat, "worker", max(0, own.regulars + own.trained - 1))
    return piece(worker_face(change.colour(event.seat), "worker"), board_boxes.action_cell("train_worker").centre, end)


def _all_home(_event: Event, change: Transition) -> Travels:
    found: list[Travel] = []
    for space, stands in change.before.occupied.items():
        for index, (seat, kind) in enumerate(stands):
            start = _spot(change, space, index, kind)
            if space == "yoke":
                start = change.home(seat, change.layout.structure_box("yoke").centre)
            end = board_boxes.wake_up_row(7).centre if kind == "temporary" else _waiting(change, seat, kind)
            if start != end:
                found += piece(worker_face(change.colour(seat, kind), kind), start, end)
    return tuple(found)


def _perched(row: int) -> Point:
    """The middle of a rooster on the perch of its row."""
    x, foot, tall = board_boxes.rooster_standing(row)
    return x, foot - tall / 2


def _rooster_placed(event: Event, change: Transition) -> Travels:
    start = change.home(event.seat, change.layout.waiting_rooster.centre)
    return piece(rooster_face(change.colour(event.seat)), start, _perched(int(event.place)), Ref("row", event.place))


def _passed(event: Event, change: Transition) -> Travels:
    """The rooster folds itself and goes to the player's panel."""
    colour, row = change.colour(event.seat), change.after.seats[event.seat].row
    start, end = _perched(row or 1), change.panel(event.seat)
    return piece(lambda scale: pieces.folded_rooster_picture(colour, 52, scale), start, end)


def _first_player(event: Event, change: Transition) -> Travels:
    """The grapes go on to the next player, and the roosters come home."""
    found = list(piece(sign_face("first_player"), change.panel(change.before.first_player), change.panel(event.seat)))
    for own in change.before.seats:
        if own.row:
            end = change.home(own.seat, change.layout.waiting_rooster.centre)
            found += piece(rooster_face(change.colour(own.seat)), _perched(own.row), end)
    return tuple(found)


def cork_spot(view: View, seat: int) -> Point:
    """Where the cork of a seat lies on the wall."""
    stone = _stone(view.seats[seat].vp)
    beside = [own.seat for own in view.seats if _stone(own.vp) == stone]
    spot = board_boxes.point_spots(stone, len(beside))[beside.index(seat)]
    return spot.x, spot.y


def _stone(points: int) -> int:
    return min(max(points, board_boxes.LEAST_POINTS), board_boxes.MOST_POINTS)


def _points(event: Event, change: Transition) -> Travels:
    colour = change.colour(event.seat)
    start, end = cork_spot(change.before, event.seat), cork_spot(change.after, event.seat)
    if start == end:
        return risen("vp" if event.amount > 0 else "vp_lost", end)
    return piece(lambda scale: pieces.cork_picture(colour, 14, scale), start, end, Ref("cork", str(event.seat)))


def _automa_points(event: Event, change: Transition) -> Travels:
    before = change.before.automa.vp if change.before.automa else 0
    start, end = board_boxes.point_stone(before).centre, board_boxes.point_stone(event.amount).centre
    return piece(lambda scale: pieces.cork_picture(change.colour(-1), 14, scale), start, end, Ref("cork", "-1"))


def _residual(event: Event, change: Transition) -> Travels:
    colour = change.colour(event.seat)
    start, end = (
        board_boxes.residual_stone(view.seats[event.seat].residual).centre for view in (change.before, change.after)
    )
    if start == end:
        return risen("residual", end)
    return piece(lambda scale: pieces.bottle_picture(colour, 44, scale), start, end, Ref("bottle", str(event.seat)))


def _lira(event: Event, change: Transition) -> Travels:
    purse, bank = change.home(event.seat, change.layout.lira.centre), board_boxes.CART.centre
    start, end = (bank, purse) if event.amount > 0 else (purse, bank)
    return piece(_coin(abs(event.amount)), start, end)


def _coin(amount: int) -> Face:
    return lambda scale: pieces.coin_picture(42, scale, amount)


def _action_used(event: Event, change: Transition) -> Travels:
    action = event.place.partition(".")[0]
    cell = board_boxes.CART if action == "gain_lira" else board_boxes.action_cell(action)
    return piece(sign_face("worker"), change.home(event.seat, change.layout.worker_row.centre), cell.centre)


def _planned_skipped(event: Event, change: Transition) -> Travels:
    return risen("slash", _spot(change, event.place, 0))


def _last_year(event: Event, change: Transition) -> Travels:
    """The flag goes from the wall to the ribbon, which says from now on that this is the last year."""
    frame = change.layout.frame
    plate = frame.rail.centre[0], frame.ribbon.y + 32
    return piece(sign_face("last_year"), cork_spot(change.after, max(0, event.seat)), plate)


def _automa_card(_event: Event, change: Transition) -> Travels:
    """The card is turned up on the Automa's panel."""
    panel = change.layout.automa_panel
    return piece(sign_face("automa"), (panel.centre[0], panel.bottom - 24), _automa_parts(change).card.centre)


def _automa_parts(change: Transition) -> Parts:
    return automa.where(change.layout.automa_panel, change.after.automa.challenge if change.after.automa else 0)


def _automa_worker(event: Event, change: Transition) -> Travels:
    end = _spot(change, event.place, 0)
    if not event.amount:
        return risen("slash", end)
    return piece(worker_face(change.colour(-1), "automa"), change.panel(-1), end, stood(event.place, 0))


def _token_gained(event: Event, change: Transition) -> Travels:
    spot = board_boxes.rooster_spot(int(event.place)) if event.place.isdigit() else None
    start = (spot.x, spot.y) if spot else board_boxes.CART.centre
    return piece(sign_face("bonus_token"), start, _automa_parts(change).tokens.centre)


def _token_spent(event: Event, change: Transition) -> Travels:
    here = event.source in (*board_boxes.SUMMER, *board_boxes.WINTER)
    end = board_boxes.action_cell(event.source).centre if here else board_boxes.BOARD.centre
    return piece(sign_face("bonus_token"), _automa_parts(change).tokens.centre, end)


MOVES: dict[str, Move] = {
    "worker_placed": _placed,
    "worker_planned": _placed,
    "worker_retrieved": _retrieved,
    "worker_gained": _gained,
    "worker_trained": _trained,
    "workers_returned": _all_home,
    "rooster_placed": _rooster_placed,
    "passed": _passed,
    "first_player_moved": _first_player,
    "vp_changed": _points,
    "residual_changed": _residual,
    "lira_changed": _lira,
    "action_used": _action_used,
    "planned_skipped": _planned_skipped,
    "last_year": _last_year,
    "automa_card": _automa_card,
    "automa_target": _automa_points,
    "automa_worker": _automa_worker,
    "token_gained": _token_gained,
    "token_spent": _token_spent,
}
"""Kind of an event: how its things travel."""
