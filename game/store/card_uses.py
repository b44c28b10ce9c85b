"""What was made of each card, region and variety in a game, told from its events. No rule is known here."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from rules.engine.event import Event
from rules.engine.game import Game
from rules.vino.view import View as VinoView

PLAYED = frozenset({"visitor_played", "order_filled", "vine_planted"})
"""Kinds of events at which a card is played, by whomever."""


class Use(msgspec.Struct, frozen=True, array_like=True):
    """A card, or a region or variety of Vino, in one game or in several.

    ``times`` is how often the card was played, a vineyard of the region bought, or the variety sold. ``points`` are
    those that came of the card, or the vineyards there were at the end. ``money`` is what came in less what was paid.
    """

    name: str
    times: int
    points: int = 0
    money: int = 0


def uses(game: Game) -> tuple[Use, ...]:
    """What was used in a game up to now, by name."""
    view = game.view(None)
    found = (*_told(game.events), *(_owned(view) if isinstance(view, VinoView) else ()))
    return tuple(use for _, use in sorted(total(found).items()) if use.times > 0 or isinstance(view, VinoView))


def total(parts: Iterable[Use]) -> dict[str, Use]:
    """The sum of several uses, by name."""
    found: dict[str, Use] = {}
    for one in parts:
        old = found.get(one.name, Use(one.name, 0))
        found[one.name] = Use(one.name, old.times + one.times, old.points + one.points, old.money + one.money)
    return found


def _told(events: Iterable[Event]) -> Iterable[Use]:
    for event in events:
        source = event.source.partition(".")[0]
        if event.kind in PLAYED:
            yield Use(event.card, 1)
        elif event.kind == "vp_changed":
            yield Use(source, 0, event.amount)
        elif event.kind == "lira_changed":
            yield Use(source, 0, 0, event.amount)
        elif event.kind == "vineyard_bought":
            yield Use(event.place.partition(".")[0], 1, 0, -event.amount)
        elif event.kind == "wine_sold":
            yield Use(event.thing, 1, 0, event.amount)


def _owned(view: VinoView) -> Iterable[Use]:
    """The vineyards of all seats, by region and by variety."""
    for region, owners in view.owners.items():
        yield Use(region, 0, sum(seat is not None for seat in owners))
    for seat in view.seats:
        for variety, count in seat.cellar.items():
            yield Use(variety, 0, count)
