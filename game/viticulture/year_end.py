"""What the strip of the year's end tells: its steps with a figure for each player."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.art.kit.palette import NOBODY
from game.art.year_end import YearEndStep, YearGain
from game.text.messages import say
from game.text.printed import board
from rules.engine.event import Event
from rules.viticulture.view import View

READ_SECONDS, STRIP_SECONDS = 0.5, 3.6
"""How long the strip stays at least before the first and after the last thing has moved, and at least altogether."""


def begins(event: Event) -> bool:
    """Whether this event begins the end of a year."""
    return event.kind == "season_started" and event.place == "year_end"


class Strip(NamedTuple):
    """Title and steps of the strip, and what the year has brought each player."""

    title: str
    steps: tuple[YearEndStep, ...]
    gains: tuple[YearGain, ...]


def strip(
    earlier: Sequence[Event], events: Sequence[Event], view: View, colours: Sequence[str], names: Sequence[str]
) -> Strip:
    """The strip of a year's end; being ahead of the Automa is a step only where each year asks for it (V-AGGR-03).

    ``earlier`` are all events before it, ``events`` those from its beginning on, ``view`` the table before it.
    """
    told = list(events[:1])
    for event in events[1:]:
        if event.kind == "season_started":
            break
        told.append(event)

    def figures(amount: Callable[[int], int], sign: str = "") -> tuple[tuple[str, str], ...]:
        return tuple((colour, f"{sign}{amount(seat)}") for seat, colour in enumerate(colours))

    def aged(seat: int) -> int:
        return sum(event.kind in ("grape_aged", "wine_aged") and event.seat == seat for event in told)

    def workers(seat: int) -> int:
        return view.seats[seat].regulars + view.seats[seat].trained + 1

    def residual(seat: int) -> int:
        return sum(event.amount for event in told if event.kind == "lira_changed" and event.seat == seat)

    def excess(seat: int) -> int:
        return max(0, sum(view.seats[seat].cards.values()) - int(board()["hand_limit"]))

    first = next((event.seat for event in told if event.kind == "first_player_moved"), -1)
    mark = ((colours[first], names[first]),) if first >= 0 else ()
    last = [YearEndStep("first_player", say("table-year-end-first"), mark, first >= 0)] if view.automa is None else []
    if view.automa is not None and view.automa.aggressive:
        points = view.seats[0].vp, view.automa.vp
        ahead = tuple(
            (colour, str(vp).replace("-", "\u2212")) for colour, vp in zip((colours[0], NOBODY), points, strict=True)
        )
        last = [YearEndStep("automa_worker", say("table-year-end-target"), ahead, points[0] > points[1])]
    steps = (
        YearEndStep("age", say("table-year-end-age"), figures(aged), True),
        YearEndStep("worker", say("table-year-end-workers"), figures(workers), True),
        YearEndStep("residual", say("table-year-end-residual"), figures(residual, "+"), True),
        YearEndStep("discard", say("table-year-end-discard"), figures(excess), not any(map(excess, range(len(names))))),
        *last,
    )
    year = [*_of_year(earlier), *told]
    gains = tuple(
        YearGain(colour, _signed(_sum(year, "vp_changed", seat)), _signed(_sum(year, "lira_changed", seat, least=1)))
        for seat, colour in enumerate(colours)
    )
    return Strip(say("table-year-end", year=events[0].amount), steps, gains)


def _of_year(earlier: Sequence[Event]) -> Sequence[Event]:
    """The last events from the beginning of the year on."""
    springs = (i for i, event in enumerate(earlier) if event.kind == "season_started" and event.place == "spring")
    return earlier[max(springs, default=0) :]


def _sum(events: Sequence[Event], kind: str, seat: int, least: int | None = None) -> int:
    """The sum of a seat's changes, or only of those of at least so much."""
    found = (event.amount for event in events if event.kind == kind and event.seat == seat)
    return sum(amount for amount in found if least is None or amount >= least)


def _signed(number: int) -> str:
    return f"+{number}" if number >= 0 else str(number).replace("-", "\u2212")
