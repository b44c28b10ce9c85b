"""The end of a year as a moment: what its plates tell, with a figure for each player, and how far it is."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import msgspec
import pygame

from game.art.kit.blending import blend
from game.art.kit.palette import NOBODY
from game.art.year_end import YearEndLook, YearEndNow, YearEndStep, YearGain
from game.play.motion import eased
from game.text.messages import say
from game.text.names import joined
from game.text.numbers import numeral
from game.text.printed import board
from game.text.told import Told
from game.window.screen import Screen
from rules.engine.event import Event
from rules.viticulture.view import View

FALLS_SECONDS, PLATE_SECONDS, STANDS_SECONDS, DAWN_SECONDS = 0.4, 0.45, 2.5, 0.6
"""How long the night falls, a plate comes, all of it stands, and the morning dawns."""
WALK_SECONDS = 9.0
"""For how long workers are on their way home."""
MORNING = (255, 214, 178)
"""What the inks of the table are multiplied with at dawn."""
PLATES: dict[str, int] = {"workers_returned": 1, "lira_changed": 2, "first_player_moved": 4}
"""At which plate, from 0 on, an event is told that follows the ageing; others with the event before them."""


def begins(event: Event) -> bool:
    """Whether this event begins the end of a year."""
    return event.kind == "season_started" and event.place == "year_end"


class YearEnd:
    """The moment at the end of a year, as it is seen now."""

    def __init__(self, tell: Callable[[], YearEndLook], whole: bool = False) -> None:
        """``whole``: all of it is there at once."""
        self._told = Told(tell)
        self._age = WALK_SECONDS if whole else 0.0
        self._came = self.look.plates if whole else 0
        self._since = 0.0
        """When the last plate came."""

    @property
    def look(self) -> YearEndLook:
        """What its plates tell."""
        return self._told.words

    def come(self) -> None:
        """Let the next plate come."""
        self._came, self._since = self._came + 1, self._age

    def update(self, seconds: float) -> bool:
        """Let time pass; True while something moves."""
        self._age += seconds
        return seconds > 0 and self._age <= WALK_SECONDS

    @property
    def now(self) -> YearEndNow:
        """How far it is."""
        plates = self._came - 1 + min(1.0, (self._age - self._since) / PLATE_SECONDS) if self._came else 0.0
        return YearEndNow(min(1.0, self._age / FALLS_SECONDS), plates, min(self._age, WALK_SECONDS))


class Dawn(msgspec.Struct):
    """The morning: the night fades over the table of the new year."""

    night: pygame.Surface
    age: float = 0.0
    low = False

    @property
    def over(self) -> bool:
        """Whether it is day."""
        return self.age >= DAWN_SECONDS

    def draw(self, surface: pygame.Surface, screen: Screen) -> None:
        """Lay what is left of the night over the table, in the light of the morning."""
        share = eased(self.age / DAWN_SECONDS)
        red, green, blue = (round(part + (255 - part) * share) for part in MORNING)
        surface.fill((red, green, blue), special_flags=pygame.BLEND_MULT)
        blend(surface, self.night, (0, 0), 1 - share)


def look_of_year(
    earlier: Sequence[Event],
    events: Sequence[Event],
    view: View,
    colours: Sequence[str],
    names: Sequence[str],
    by_keys: bool = False,
) -> YearEndLook:
    """What the end of a year tells; being ahead of the Automa is a step only where each year asks for it (V-AGGR-03).

    ``earlier`` are all events before it, ``events`` those from its beginning on, ``view`` the table before it.
    ``by_keys``: keys or a controller were used last.
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
    last = [YearEndStep("first_player", say("table-year-end-first"), mark, True)] if mark else []
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
        YearGain(colour, *(_signed(_earned(year, kind, seat)) for kind in ("vp_changed", "lira_changed")))
        for seat, colour in enumerate(colours)
    )
    words = (
        say("table-year-end", year=events[0].amount),
        say("table-year-end-line", by="keys" if by_keys else "pointer"),
    )
    earned, home = say("table-year-end-gains"), sum(map(workers, range(len(names))))
    return YearEndLook(events[0].amount, *words, steps, gains, earned, tuple(colours), home)


def told_year(look: YearEndLook, names: Sequence[str]) -> tuple[str, ...]:
    """What the plates tell, in words: a line for each step, and one for what the year has brought each."""
    called = {**dict(zip(look.colours, names, strict=True)), NOBODY: say("table-automa")}

    def each(figures: Iterable[tuple[str, str]]) -> str:
        names = ((called[colour], amount) for colour, amount in figures)
        return joined(
            [name if amount == name else say("reader-amount", name=name, amount=amount) for name, amount in names]
        )

    steps = [say("reader-list", what=step.words, list=each(step.figures)) for step in look.steps]
    gains = [say("reader-gain", name=called[one.colour], points=one.points, lira=one.lira) for one in look.gains]
    return look.title, look.line, *steps, look.earned, *gains


def parts(events: Sequence[Event], view: View) -> tuple[Sequence[Event], ...]:
    """The events that follow the ageing: those that happen with each of the plates, and those of the morning."""
    follows = any(event.kind == "first_player_moved" for event in events)
    plates = 6 if follows or (view.automa is not None and view.automa.aggressive) else 5
    found: list[list[Event]] = [[] for _ in range(plates + 1)]
    at = 0
    for event in events:
        at = plates if event.kind in ("year_ended", "season_started") else PLATES.get(event.kind, at)
        found[at].append(event)
    return tuple(found)


def _of_year(earlier: Sequence[Event]) -> Sequence[Event]:
    """The last events from the beginning of the year on."""
    springs = (i for i, event in enumerate(earlier) if event.kind == "season_started" and event.place == "spring")
    return earlier[max(springs, default=0) :]


def _earned(events: Sequence[Event], kind: str, seat: int) -> int:
    """What a seat has gained; what it has paid or lost for it is no part of that."""
    return sum(max(0, event.amount) for event in events if event.kind == kind and event.seat == seat)


def _signed(amount: int) -> str:
    return f"+{amount}" if amount >= 0 else numeral(amount)
