"""The places on the table of Viticulture that an event touches."""

from __future__ import annotations

from game.art import board_boxes
from game.play.things import FOREIGN
from rules.engine.choice import Ref
from rules.engine.event import Event

MAT_PLACES = frozenset({"field", "structure", "grape", "wine"})


def touched(event: Event, mat: int, hand: int) -> tuple[Ref, ...]:
    """The places that an event touches, where these seats' mat and hand lie open."""
    return tuple(_on_table(ref, mat, hand) for ref in _touched(event) if _seen(ref, event, mat))


def _seen(ref: Ref, event: Event, mat: int) -> bool:
    return ref.kind not in MAT_PLACES or event.seat == mat


def _on_table(ref: Ref, mat: int, hand: int) -> Ref:
    """The thing as it lies there: on a mat that is only looked at, fields and structures are called otherwise."""
    return Ref(FOREIGN + ref.kind, ref.name) if mat != hand and ref.kind in ("field", "structure") else ref


def _touched(event: Event) -> tuple[Ref, ...]:
    found: list[Ref] = []
    if event.seat >= 0:
        found.append(Ref("seat", str(event.seat)))
    if event.other >= 0 and event.other != event.seat:
        found.append(Ref("seat", str(event.other)))
    if event.kind == "rooster_placed":
        found.append(Ref("row", event.place))
    elif event.place in board_boxes.DECKS:
        found.append(Ref("pile" if event.kind == "card_discarded" else "deck", event.place))
    elif event.place.isdigit():
        found.append(Ref("field", event.place))
    elif event.kind.startswith(("worker_placed", "worker_planned", "worker_retrieved")):
        found.append(Ref("space" if event.place in ("gain_lira", "yoke") else "action", event.place.partition(".")[0]))
    if event.kind == "structure_built":
        found.append(Ref("structure", event.thing))
    sort = event.kind.partition("_")[0]
    if sort in ("grape", "wine") and "." in event.thing and " " not in event.thing:
        found.append(Ref(sort, event.thing))
    return tuple(found)
