"""How many clicks the commonest moves take: nothing is asked that has one answer, or one that nobody would refuse."""

from __future__ import annotations

import pytest

from game.play.scene import TableScene
from game.program.routes import GameRoutes
from game.store.settings import Settings
from game.window.app import App
from rules.engine.choice import Ref
from tests.game.driver import Driver
from tests.game.laid import laid

SEATS = 3
"""With so many the spaces with a bonus are open."""


class Person(Driver):
    """Somebody whose clicks are counted, at a table in summer."""

    def __init__(self, **has: object) -> None:
        app = App(GameRoutes, (640, 360), Settings(animation="instant"))
        super().__init__(app, laid({"season": "summer", "turn": 0, "seat": {0: has}}, SEATS), drags=False)

    def touch(self, kind: str, name: str) -> None:
        self.click(self._point(Ref(kind, name)))

    @property
    def made(self) -> list[str]:
        return [str(one) for one in self.session.game.choices]


def lira(scene: TableScene) -> int:
    return int(scene.interaction.session.view(0).seats[0].lira)


def test_a_tour_with_its_bonus_is_one_click() -> None:
    person = Person(lira=0)
    person.touch("space", "give_tour.middle")
    assert person.made == ["place worker give_tour.middle", "bonus"]
    assert (person.clicked, lira(person.scene)) == (1, 3)
    assert person.session.decision is not None
    assert person.session.decision.decider != 0


def test_building_with_its_lira_is_three_clicks() -> None:
    person = Person(lira=3)
    person.touch("space", "build_structure.middle")
    person.press("build trellis")
    assert person.scene.interaction.held is not None, "the turn is over with it"
    person.press("confirm")
    assert person.made == ["place worker build_structure.middle", "build trellis", "bonus"]
    assert (person.clicked, lira(person.scene)) == (3, 2)


def test_both_are_taken_back_together() -> None:
    person = Person(lira=3)
    person.touch("space", "build_structure.middle")
    person.press("build trellis")
    person.press("confirm")
    person.scene.parts.review.take_back()
    assert person.made == ["place worker build_structure.middle"]
    assert lira(person.scene) == 3
    person.scene.parts.review.redo()
    assert person.made[1:] == ["build trellis", "bonus"]


def test_a_bonus_that_pays_for_the_structure_is_still_offered_before() -> None:
    person = Person(lira=2)
    person.touch("space", "build_structure.middle")
    offered = person.session.decision
    assert offered is not None
    assert "bonus" in [str(one) for one in offered.choices]


def test_the_preview_tells_both() -> None:
    person = Person(lira=0)
    decision = person.session.decision
    assert decision is not None
    chosen = next(one for one in decision.choices if str(one) == "place worker give_tour.middle")
    foresight, _ = person.scene.parts.ask.preview.foreseen(decision, chosen)
    assert sum(event.amount for event in foresight.events if event.kind == "lira_changed") == 3


@pytest.mark.parametrize("chosen", ["bonus", "done"])
def test_who_takes_or_leaves_a_bonus_need_not_confirm_that(chosen: str) -> None:
    """A victory point may bring the last year: it is asked; either answer can be taken back."""
    person = Person(grapes={"red": [4]})
    person.touch("space", "sell_grape_or_field.middle")
    while person.session.decision is not None and person.session.decision.kind != "bonus":
        person.press(next(one.name for one in person.scene.buttons.all if one.name.startswith(("branch", "sell"))))
    person.press(chosen)
    assert person.made[-1] == chosen
    assert person.clicked == 3
