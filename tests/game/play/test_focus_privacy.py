"""The focus of keys and controller tells nothing of a hand that is closed."""

from __future__ import annotations

import pytest

from game.play.focus import REGIONS
from game.window.input import Action, begun
from tests.game.film import Film, compare, other_hands, table_at
from tests.game.secret import STILL, turn_of

MOVES = (Action.RIGHT, Action.DOWN, Action.LEFT)


def go_everywhere(film: Film) -> None:
    """Go through all regions with the hand closed, touching what has the focus."""
    scene = film.scene
    assert scene.interaction.closed
    for region in REGIONS:
        if not any(target.region == region for target in scene.parts.focus.targets()):
            continue
        scene.parts.focus.move(Action.RIGHT)
        scene.parts.focus.enter(region)
        film.roll(f"in {region}")
        for action in (*MOVES, Action.INSPECT, Action.BACK):
            if action != Action.BACK or scene.parts.zoom.card:
                scene.handle(begun(action))
            film.roll(f"{action} in {region}")
        if region in ("board", "hand") and scene.parts.focus.at and scene.parts.focus.at.thing:
            scene.parts.focus.choose()
            film.roll(f"chosen in {region}")
            scene.interaction.cancel()
            film.roll(f"let go in {region}")


def peep(film: Film) -> None:
    """Go through the opened hand and close it again."""
    scene = film.scene
    scene.parts.focus.move(Action.RIGHT)
    scene.parts.review.hold_hand(True)
    scene.parts.focus.enter("hand")
    for action in (Action.RIGHT, Action.RIGHT, Action.INSPECT):
        scene.handle(begun(action))
    scene.parts.review.hold_hand(False)
    film.roll("closed")
    go_everywhere(film)


@pytest.mark.parametrize(("number", "seats"), [(1, 2), (3, 6)])
@pytest.mark.parametrize("script", [go_everywhere, peep])
def test_no_focus_tells_a_closed_hand(number: int, seats: int, script: object) -> None:
    s = turn_of(number, seats)
    assert callable(script)
    compare((table_at(s, seats), table_at(other_hands(s, range(seats)), seats)), STILL, script)
