"""What all parts of the tour have in common: positions that are wanted, and tables brought into a state."""

from __future__ import annotations

from collections.abc import Callable

from game.play.handover import SECONDS as HANDOVER_SECONDS
from game.play.handover import Handover
from game.play.play import Play
from game.play.session import Session
from game.viticulture import layout, year_end
from game.viticulture.scene import TableScene
from game.window.screen import Point

Wanted = Callable[[Session], bool]


class NotReached(Exception):
    """A screen that the tour cannot show, since its game never comes to that; the message says which and why."""


def season(name: str, kind: str, year: int) -> Wanted:
    """Positions of a season in which a kind of question is asked, from a year on."""

    def wanted(session: Session) -> bool:
        if session.decision is None or session.decision.kind != kind:
            return False
        view = session.view(None)
        return bool(view.season == name and view.year >= year)

    return wanted


def never(_session: Session) -> bool:
    """No position: the game is played to its end."""
    return False


def still(_scene: Play) -> None:
    """Leave the table as it is."""


def hand_over(scene: Play) -> None:
    """The strip half way across the task panel."""
    scene.handover = Handover(scene.seat, HANDOVER_SECONDS / 2)


def log_line(scene: Play) -> None:
    """Point at the last line of the log but one, or at the only one that is seen."""
    scene.drawer = layout.DRAWER
    scene.point = scene.history.rows()[-2:][0][1].centre
    scene.history.point(scene.point)


def rest_at(scene: Play, point: Point) -> None:
    """Point there for long enough to be told about it."""
    scene.point = point
    scene.pointer.move(point)
    scene.rest = 10.0


def release(scene: Play, point: Point) -> None:
    """Let go of the pointer's button there."""
    outcome = scene.pointer.release(point)
    if outcome is not None:
        scene.listener.take(outcome)


def click(scene: Play, point: Point) -> None:
    """Click there."""
    scene.point = point
    scene.pointer.press(point)
    release(scene, point)


def show_year_end(scene: TableScene) -> None:
    """Show the last year's end once more."""
    events = scene.session.events
    at = max(i for i, event in enumerate(events) if year_end.begins(event))
    scene.strip = year_end.strip(events[:at], events[at:], scene.view, scene.session.colours, scene.session.names)
    scene.held = None
