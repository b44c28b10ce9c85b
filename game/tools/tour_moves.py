"""The screens of a table at which opponents play: one moves, and one that has moved waits for who looks on."""

from __future__ import annotations

from game.play.scene import TableScene
from game.play.session import Session
from game.tools.tour_pictures import Tour
from game.tools.tour_play import played
from game.tools.tour_tables import NotReached, season
from game.viticulture import scene as viticulture

FRAME_SECONDS = 0.05
ON_THE_WAY = 0.9
"""The share of its way after which a piece is seen moving."""
SHOWN = frozenset({"give_tour", "build_structure", "plant_vine", "draw_vine", "gain_lira"})
"""Actions to which an opponent may be seen going."""


def draw_moves(tour: Tour) -> None:
    """Draw a move of an opponent on its way, and one that waits until somebody goes on."""
    settings = tour.app.settings
    settings.animation = "normal"
    tour.lay("opponent-moves", _before_a_move(tour, "opponent-moves"), viticulture.table, _moves)
    settings.animation, settings.wait_for_me = "instant", True
    tour.lay("opponent-waits", _before_a_move(tour, "opponent-waits"), viticulture.table, _answer)
    settings.wait_for_me = False


def _before_a_move(tour: Tour, name: str) -> Session:
    """The tour's game with a single person where the first opponent is to place a worker."""
    placing = season("summer", "turn", 6)

    def wanted(session: Session) -> bool:
        decision = session.decision
        return decision is not None and decision.decider == 1 and placing(session)

    return tour.asked(name, played(wanted, tour.seats, opponents=True), wanted)


def _answer(scene: TableScene) -> None:
    """Let the opponent that is asked send a worker somewhere."""
    session = scene.interaction.session
    decision = session.decision
    assert decision is not None
    places = (one for one in decision.choices if one.verb == "place" and one.words[1].partition(".")[0] in SHOWN)
    chosen = next(places, None)
    if chosen is None:
        raise NotReached("the opponent can place no worker there")
    scene.parts.answering.answered(session.choose(chosen), decision.decider)


def _moves(scene: TableScene) -> None:
    _answer(scene)
    queue = scene.interaction.queue
    while not any(flight.share >= ON_THE_WAY for flight in queue.moving()):
        if queue.empty:
            raise NotReached("nothing moves")
        queue.update(FRAME_SECONDS)
    scene.interaction.redraw()
