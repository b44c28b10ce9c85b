"""What all parts of the tour have in common: positions that are wanted, and tables brought into a state."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game import paths
from game.art.delivery import Delivered
from game.art.pressing import Pressed
from game.play.playing import PLAYERS
from game.play.scene import TableScene
from game.play.session import Session
from game.viticulture import delivery, harvest, moment, pressing, year_end
from game.viticulture.interaction import ViticultureInteraction
from game.window.input import Action, begun
from game.window.screen import Point
from rules.players.advisers import adviser

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


def suggest(scene: TableScene) -> None:
    """Ask what now, and point at the first of the moves that are suggested."""
    interaction = scene.interaction
    decision, session = interaction.decision, interaction.session
    assert decision is not None
    scene.handle(begun(Action.ADVICE))
    known = session.known_at(session.made, decision.decider)
    found = adviser(session.game.rules, paths.data() / PLAYERS).suggest(known)
    interaction.advice.tell(found)
    interaction.show_question()
    scene.buttons.point_at(found[0].answer)


def still(_scene: TableScene) -> None:
    """Leave the table as it is."""


def hand_over(scene: TableScene) -> None:
    """The sign of who is next, half way."""
    interaction = scene.interaction
    handover = interaction.handing_over(interaction.seat)
    assert handover is not None
    handover.age = handover.seconds / 2
    interaction.handovers.turn(handover)
    interaction.show_question()


def show_poster(scene: TableScene) -> None:
    """The poster of a harvest, half way: of the field of the asked seat with most vines."""
    interaction = scene.interaction
    assert isinstance(interaction, ViticultureInteraction)
    field = max(interaction.own.fields, key=lambda field: len(field.vines))
    vines = harvest.picked(interaction.view, interaction.seat, str(field.limit))
    interaction.leave_question()
    interaction.show_question()
    interaction.queue.overlays.append(harvest.Poster(vines, harvest.POSTER_SECONDS / 2))


def show_pressing(scene: TableScene) -> None:
    """The pressing of a wine, half way, by the innkeeper of the asked seat."""
    wine = Pressed("sparkling", 9, (("red", 3), ("red", 2), ("white", 4)))
    _show_moment(scene, pressing.Pressing(_who(scene), moment.SECONDS, moment.SECONDS * 0.6, wine=wine))


def show_delivery(scene: TableScene) -> None:
    """An order that is filled, half way, by the innkeeper of the asked seat."""
    order = Delivered((("red", 5), ("white", 4), ("blush", 6)), 4, 2)
    interaction = scene.interaction
    assert isinstance(interaction, ViticultureInteraction)
    home = delivery.home(interaction.layout.rail_panels(len(interaction.order))[interaction.seat])
    shown = delivery.Delivery(_who(scene), moment.SECONDS, moment.SECONDS * 0.72, order=order, home=home)
    _show_moment(scene, shown)


def _who(scene: TableScene) -> tuple[str, str]:
    session, seat = scene.interaction.session, scene.interaction.seat
    return session.innkeepers[seat], session.colours[seat]


def _show_moment(scene: TableScene, shown: moment.Moment) -> None:
    interaction = scene.interaction
    interaction.leave_question()
    interaction.show_question()
    interaction.queue.overlays.append(shown)


def log_line(scene: TableScene) -> None:
    """Point at the last line of the log but one, or at the only one that is seen."""
    interaction, review = scene.interaction, scene.parts.review
    if interaction.frame.drawer and not interaction.drawer:
        interaction.toggle_log()
    interaction.attention.move(review.rows()[-2:][0][1].centre)
    review.point(interaction.attention.point)


def rest_at(scene: TableScene, point: Point) -> None:
    """Point there for long enough to be told about it."""
    scene.interaction.attention.move(point)
    scene.interaction.pointer.move(point)
    scene.interaction.attention.rest_for(10.0)


def release(scene: TableScene, point: Point) -> None:
    """Let go of the pointer's button there."""
    outcome = scene.interaction.pointer.release(point)
    if outcome is not None:
        scene.parts.answering.take(outcome)


def click(scene: TableScene, point: Point) -> None:
    """Click there."""
    scene.interaction.attention.move(point)
    scene.interaction.pointer.press(point)
    release(scene, point)


def show_year_end(scene: TableScene) -> None:
    """Show the last year's end once more."""
    interaction = scene.interaction
    assert isinstance(interaction, ViticultureInteraction)
    session, events = interaction.session, interaction.session.events
    at = max(i for i, event in enumerate(events) if year_end.begins(event))
    told = events[:at], events[at:], interaction.view, session.colours, session.names
    interaction.put_down()
    interaction.tell_year(year_end.YearEnd(partial(year_end.look_of_year, *told), whole=True))
