"""Numbers of Vino that count: money, income and vineyards run up or down to their new value in the rail, and pop."""

from __future__ import annotations

from game.play.counting import Count
from game.play.motion import Queue
from game.vino.layout import Layout
from rules.engine.event import Event
from rules.vino.view import View

ICONS = {"money": "notes", "income": "income", "vineyards": "vineyard"}
"""A number of a seat and its icon."""


def count(queue: Queue, event: Event, before: View, after: View, layout: Layout, shown: int, arrival: float) -> None:
    """Let the numbers of a seat run that an event has changed, once its things have arrived after so many seconds.

    Income that becomes older money is not counted down, and what is not to be seen is not counted.
    """
    for name, icon in ICONS.items() if event.seat >= 0 else ():
        start, end = (getattr(view.seats[event.seat], name) for view in (before, after))
        if start is None or end is None or start == end or (name == "income" and not end):
            continue
        for one in [one for one in queue.overlays if isinstance(one, Count)]:
            if (one.what, one.seat) == (icon, event.seat):
                queue.overlays.remove(one)
                start = one.number
        queue.overlays.append(
            Count(icon, event.seat, start, end, layout.number_place(name, event.seat, after.order, shown), arrival)
        )
