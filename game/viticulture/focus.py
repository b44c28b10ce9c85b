"""The focus on Viticulture's table."""

from __future__ import annotations

from game.play.answer import Answering
from game.play.focus import Focus
from game.play.review import Review
from game.play.things import Thing
from game.viticulture.interaction import ViticultureInteraction
from rules.engine.choice import Ref
from rules.viticulture.view import SeatView


class ViticultureFocus(Focus):
    """The focus of one table of Viticulture: of slots only those get it in which something lies."""

    interaction: ViticultureInteraction

    def __init__(self, interaction: ViticultureInteraction, answering: Answering, review: Review) -> None:
        super().__init__(interaction, answering, review)

    def worth(self, thing: Thing, kind: str) -> bool:
        if kind in ("grape", "wine"):
            return _lies(self.interaction.view.seats[self.interaction.shown], kind, thing.ref.name)
        if thing.ref.name == "yoke":
            return kind == "structure" and Ref("space", "yoke") not in self.interaction.pointer.selection.touchable()
        return super().worth(thing, kind)


def _lies(seat: SeatView, sort: str, name: str) -> bool:
    kind, _, value = name.partition(".")
    kept = seat.grapes if sort == "grape" else seat.wines
    return int(value) in kept.get(kind, ())
