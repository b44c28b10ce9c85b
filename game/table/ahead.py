"""Draws beforehand, a little in each frame at rest, what the next turns will show."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from game.art import cards, ground, mat
from game.table import layout
from game.table.things import hand_things

if TYPE_CHECKING:
    from game.scenes.table import TableScene


def ahead(scene: TableScene) -> Iterator[None]:
    """One drawing at each step; they are kept where they are made, and nothing is shown."""
    scale, seat = scene.app.screen.scale, scene.seat
    refs = hand_things(scene.session.view(seat).seats[seat])
    boxes = layout.hand_cards(len(refs))
    wide = len(boxes) < 2 or boxes[1].x >= boxes[0].right
    for ref in refs:
        if ref.kind == "card":
            yield
            cards.hand_card(ref.name, scale, wide)
    for colour in scene.session.colours:
        yield
        mat.ground(colour, scale * layout.ZOOM)
        yield
        ground.screen_frame(colour, scale)
