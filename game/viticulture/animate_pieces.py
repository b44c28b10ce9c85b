"""How the pieces on the board travel: workers, roosters, corks, bottles, coins, and the signs of what else happens."""

from __future__ import annotations

from game.art import pieces
from game.art.automa import Parts
from game.play.motion import Face
from game.play.ways import Move, Table, Way, Ways, piece, risen
from game.viticulture import automa, layout
from game.viticulture.faces import rooster_face, sign_face, worker_face
from game.viticulture.things import stood
from game.window.screen import Point
from rules.engine.choice import Ref
from rules.engine.event import Event
from rules.viticulture.view import View


def _waiting(table: Table, seat: int, kind: str, index: int = 0) -> Point:
    own = table.after.seats[max(0, seat)]
    place = layout.worker_place(kind, index if kind == "worker" else 0, own.regulars + own.trained)
    return table.home(seat, place.box.centre)


def _spot(table: Table, space: str, index: int) -> Point:
    spot = table.spread.space(space, index)
    return (spot.x, spot.y) if spot else layout.BOARD.centre


def _placed(event: Event, table: Table) -> Ways:
    if event.place == "yoke":
        return _at_the_yoke(event, table)
    index = max(0, len(table.after.occupied.get(event.place, ())) - 1)
    face = worker_face(table.colour(event.seat, event.thing), event.thing)
    own = table.after.seats[event.seat].workers.get(event.thing, 0)
    start = _waiting(table, event.seat, event.thing, max(0, own))
    return piece(face, start, _spot(table, event.place, index), stood(event.place, index))


def _at_the_yoke(event: Event, table: Table) -> Ways:
    """The yoke is on the player's own mat."""
    face = worker_face(table.colour(event.seat, event.thing), event.thing)
    start = _waiting(table, event.seat, event.thing)
    end = table.home(event.seat, layout.structure_box("yoke").centre)
    return piece(face, start, end) if start != end else risen("yoke", start)


def _retrieved(event: Event, table: Table) -> Ways:
    index = max(0, len(table.before.occupied.get(event.place, ())) - 1)
    end = _waiting(table, event.seat, event.thing)
    return piece(worker_face(table.colour(event.seat, event.thing), event.thing), _spot(table, event.place, index), end)


def _gained(event: Event, table: Table) -> Ways:
    start = layout.wake_up_row(7).centre if event.source.startswith("row_") else layout.CART.centre
    end = _waiting(table, event.seat, event.thing)
    return piece(worker_face(table.colour(event.seat, event.thing), event.thing), start, end)


def _trained(event: Event, table: Table) -> Ways:
    own = table.after.seats[event.seat]
    end = _waiting(table, event.seat, "worker", max(0, own.regulars + own.trained - 1))
    return piece(worker_face(table.colour(event.seat), "worker"), layout.action_cell("train_worker").centre, end)


def _all_home(_event: Event, table: Table) -> Ways:
    found: list[Way] = []
    for space, stands in table.before.occupied.items():
        for index, (seat, kind) in enumerate(stands):
            start = _spot(table, space, index)
            if space == "yoke":
                start = table.home(seat, layout.structure_box("yoke").centre)
            end = layout.wake_up_row(7).centre if kind == "temporary" else _waiting(table, seat, kind)
            if start != end:
                found += piece(worker_face(table.colour(seat, kind), kind), start, end)
    return tuple(found)


def _rooster_placed(event: Event, table: Table) -> Ways:
    spot = layout.rooster_spot(int(event.place))
    start = table.home(event.seat, layout.WAITING_ROOSTER.centre)
    return piece(rooster_face(table.colour(event.seat)), start, (spot.x, spot.y), Ref("row", event.place))


def _passed(event: Event, table: Table) -> Ways:
    """The rooster folds itself and goes to the player's panel."""
    colour, row = table.colour(event.seat), table.after.seats[event.seat].row
    spot = layout.rooster_spot(row) if row else layout.rooster_spot(1)
    return piece(lambda scale: pieces.folded_rooster_picture(colour, 52, scale), (spot.x, spot.y),
                 table.panel(event.seat))  # fmt: skip


def _first_player(event: Event, table: Table) -> Ways:
    """The grapes go on to the next player, and the roosters come home."""
    found = list(piece(sign_face("first_player"), table.panel(table.before.first_player), table.panel(event.seat)))
    for own in table.before.seats:
        if own.row:
            spot = layout.rooster_spot(own.row)
            end = table.home(own.seat, layout.WAITING_ROOSTER.centre)
            found += piece(rooster_face(table.colour(own.seat)), (spot.x, spot.y), end)
    return tuple(found)


def cork_spot(view: View, seat: int) -> Point:
    """Where the cork of a seat lies on the wall."""
    stone = _stone(view.seats[seat].vp)
    beside = [own.seat for own in view.seats if _stone(own.vp) == stone]
    spot = layout.point_spots(stone, len(beside))[beside.index(seat)]
    return spot.x, spot.y


def _stone(points: int) -> int:
    return min(max(points, layout.LEAST_POINTS), layout.MOST_POINTS)


def _points(event: Event, table: Table) -> Ways:
    colour = table.colour(event.seat)
    start, end = cork_spot(table.before, event.seat), cork_spot(table.after, event.seat)
    if start == end:
        return risen("vp" if event.amount > 0 else "vp_lost", end)
    return piece(lambda scale: pieces.cork_picture(colour, 14, scale), start, end, Ref("cork", str(event.seat)))


def _automa_points(event: Event, table: Table) -> Ways:
    before = table.before.automa.vp if table.before.automa else 0
    start, end = layout.point_stone(before).centre, layout.point_stone(event.amount).centre
    return piece(lambda scale: pieces.cork_picture(table.colour(-1), 14, scale), start, end, Ref("cork", "-1"))


def _residual(event: Event, table: Table) -> Ways:
    colour = table.colour(event.seat)
    start, end = (layout.residual_stone(view.seats[event.seat].residual).centre for view in (table.before, table.after))
    if start == end:
        return risen("residual", end)
    return piece(lambda scale: pieces.bottle_picture(colour, 44, scale), start, end, Ref("bottle", str(event.seat)))


def _lira(event: Event, table: Table) -> Ways:
    purse, bank = table.home(event.seat, layout.LIRA.centre), layout.CART.centre
    start, end = (bank, purse) if event.amount > 0 else (purse, bank)
    return piece(_coin(abs(event.amount)), start, end)


def _coin(amount: int) -> Face:
    return lambda scale: pieces.coin_picture(42, scale, amount)


def _action_used(event: Event, table: Table) -> Ways:
    action = event.place.partition(".")[0]
    cell = layout.CART if action == "gain_lira" else layout.action_cell(action)
    return piece(sign_face("worker"), table.home(event.seat, layout.WORKER_ROW.centre), cell.centre)


def _planned_skipped(event: Event, table: Table) -> Ways:
    return risen("slash", _spot(table, event.place, 0))


def _last_year(event: Event, table: Table) -> Ways:
    """The flag goes from the wall to the ribbon, which says from now on that this is the last year."""
    plate = layout.RAIL.centre[0], layout.RIBBON.y + 32
    return piece(sign_face("last_year"), cork_spot(table.after, max(0, event.seat)), plate)


def _automa_card(_event: Event, table: Table) -> Ways:
    """The card is turned up on the Automa's panel."""
    panel = layout.automa_panel()
    return piece(sign_face("automa"), (panel.centre[0], panel.bottom - 24), _automa_parts(table).card.centre)


def _automa_parts(table: Table) -> Parts:
    return automa.where(table.after.automa.challenge if table.after.automa else 0)


def _automa_worker(event: Event, table: Table) -> Ways:
    end = _spot(table, event.place, 0)
    if not event.amount:
        return risen("slash", end)
    return piece(worker_face(table.colour(-1), "automa"), table.panel(-1), end, stood(event.place, 0))


def _token_gained(event: Event, table: Table) -> Ways:
    spot = layout.rooster_spot(int(event.place)) if event.place.isdigit() else None
    start = (spot.x, spot.y) if spot else layout.CART.centre
    return piece(sign_face("bonus_token"), start, _automa_parts(table).tokens.centre)


def _token_spent(event: Event, table: Table) -> Ways:
    here = event.source in (*layout.SUMMER, *layout.WINTER)
    end = layout.action_cell(event.source).centre if here else layout.BOARD.centre
    return piece(sign_face("bonus_token"), _automa_parts(table).tokens.centre, end)


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
