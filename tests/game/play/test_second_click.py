"""A second click: too soon it answers nothing that was not there before, and later it confirms what is chosen."""

from __future__ import annotations

import pygame
import pytest

from game.play.panel import ring
from game.play.session import Session
from game.program.routes import GameRoutes
from game.store.settings import Settings
from game.vino.sale_draft import SaleDraft
from game.window.app import App
from game.window.widgets.buttons import SURE_SECONDS, Button
from rules.engine.choice import Ref
from tests.game.laid import laid, shown
from tests.game.mouse import Mouse
from tests.game.vino import driver as vino

SIZE = (640, 360)


class Clicker(Mouse):
    """Somebody who clicks without waiting for anything."""

    def __init__(self, session: Session, first: str = "", **wished: object) -> None:
        settings = Settings(animation="instant", tips="off")
        for name, value in wished.items():
            setattr(settings, name, value)
        self.app = App(GameRoutes, SIZE, settings)
        self.session = session
        if first:
            session.choose(session.game.grammar.parse(first))
        self.scene = shown(self.app, session)

    @property
    def made(self) -> list[str]:
        return [str(one) for one in self.session.game.choices]

    def at(self, kind: str, name: str) -> tuple[float, float]:
        return next(thing.box.centre for thing in self.scene.interaction.things if thing.ref == Ref(kind, name))

    def button(self, name: str) -> tuple[float, float]:
        found = self.scene.buttons.named(name)
        assert found is not None
        x, y, w, h = found.box
        return x + min(40, w / 2), y + h / 2

    def quick(self, point: tuple[float, float]) -> None:
        """Press and release where the pointer is, at once."""
        self.post(pygame.MOUSEBUTTONDOWN, point, button=1)
        self.post(pygame.MOUSEBUTTONUP, point, button=1)
        self.frame()

    def key(self) -> None:
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode=""))
        pygame.event.post(pygame.event.Event(pygame.KEYUP, key=pygame.K_RETURN, mod=0))
        self.frame()


def summer(seats: int = 2, **seat: object) -> Session:
    return laid({"season": "summer", "turn": 0, "seat": {0: {"lira": 9, **seat}}}, seats)


def test_taking_the_bonus_stands_where_confirm_stood() -> None:
    clicker = Clicker(summer(3))
    clicker.click(clicker.at("space", "draw_vine.middle"))
    place = clicker.button("confirm")
    clicker.move(place)
    clicker.click(place)
    before = clicker.made
    bonus = clicker.scene.buttons.at(place)
    assert bonus is not None
    assert bonus.name == "bonus"
    assert clicker.scene.buttons.named("done") is not None
    clicker.quick(place)
    assert clicker.made == before
    clicker.click(place)
    assert clicker.scene.interaction.held is not None or clicker.made == [*before, "bonus"]


def test_a_double_click_on_a_space_places_no_worker_of_the_next_player() -> None:
    clicker = Clicker(summer())
    things = clicker.scene.interaction.things
    place = next(thing.box.centre for thing in things if thing.ref.name.startswith("gain_lira"))
    clicker.move(place)
    clicker.quick(place)
    assert len(clicker.made) == 1
    assert clicker.session.decision is not None
    assert clicker.session.decision.decider == 1
    clicker.quick(place)
    assert len(clicker.made) == 1
    clicker.app.step(SURE_SECONDS)
    clicker.quick(place)
    assert len(clicker.made) == 2


def test_what_is_pointed_at_anew_can_be_clicked_at_once() -> None:
    clicker = Clicker(summer())
    for name in ("build_structure.left", "give_tour.left"):
        clicker.post(pygame.MOUSEMOTION, clicker.at("space", name), rel=(0, 0), buttons=(0, 0, 0))
        clicker.quick(clicker.at("space", name))
        if clicker.session.decision is not None and clicker.session.decision.kind == "build":
            clicker.session.undo()
            clicker.scene.interaction.return_to_now(0)
    assert clicker.made == ["place worker give_tour.left"]


def test_a_second_click_on_what_waits_for_confirm_confirms_it_but_not_a_double_click() -> None:
    clicker = Clicker(summer())
    place = clicker.at("space", "draw_vine.left")
    clicker.move(place)
    clicker.quick(place)
    assert clicker.scene.interaction.held is not None
    clicker.quick(place)
    assert clicker.scene.interaction.held is not None
    assert clicker.made == []
    clicker.app.step(SURE_SECONDS)
    clicker.quick(place)
    assert clicker.made == ["place worker draw_vine.left"]


def test_a_double_click_on_a_card_picks_it() -> None:
    clicker = Clicker(summer(hand=["pinot", "malvasia"], structures=["trellis"]), "place worker plant_vine.left")
    card = clicker.at("card", "pinot")
    clicker.move(card)
    clicker.quick(card)
    clicker.quick(card)
    assert clicker.scene.interaction.pointer.selection.picked == (Ref("card", "pinot"),)


def test_a_double_click_on_one_of_several_picks_it() -> None:
    hand = ["pinot", "malvasia", "merlot", "syrah", "trebbiano", "sangiovese", "chardonnay", "broker", "planner"]
    session = laid({"season": "winter", "turn": 0, "seat": {0: {"hand": hand}}})
    for _ in range(2):
        session.choose(session.game.grammar.parse("pass"))
    clicker = Clicker(session)
    decision = session.decision
    assert decision is not None
    assert decision.kind == "discard"
    card = clicker.at("card", "pinot")
    clicker.app.step(SURE_SECONDS)
    clicker.move(card)
    clicker.quick(card)
    clicker.quick(card)
    assert len(clicker.scene.interaction.pointer.selection.picked) == 1
    clicker.app.step(SURE_SECONDS)
    clicker.quick(card)
    assert clicker.scene.interaction.pointer.selection.picked == ()


def test_stepping_back_twice_needs_no_rest() -> None:
    session = summer(3)
    clicker = Clicker(session, "place worker give_tour.middle")
    clicker.click(clicker.button("bonus"))
    if clicker.scene.interaction.held is not None:
        clicker.click(clicker.button("confirm"))
    assert len(clicker.made) == 2
    undo = clicker.button("ribbon-undo")
    clicker.move(undo)
    clicker.quick(undo)
    clicker.quick(undo)
    assert clicker.made == []


@pytest.mark.parametrize("drag", [(12.0, 0.0), (0.0, 10.0)])
def test_a_piece_that_was_shaken_stays_chosen(drag: tuple[float, float]) -> None:
    clicker = Clicker(summer())
    worker = clicker.at("worker", "worker")
    clicker.click(worker)
    clicker.click(clicker.at("space", "draw_vine.left"))
    held = clicker.scene.interaction.held
    assert held is not None
    clicker.drag(worker, (worker[0] + drag[0], worker[1] + drag[1]))
    assert clicker.scene.interaction.held == held
    assert clicker.scene.interaction.pointer.selection.chosen == held.choice


def test_enter_twice_answers_one_question() -> None:
    clicker = Clicker(summer(3), "place worker draw_vine.middle", confirm="always")
    clicker.scene.parts.focus.show("done")
    clicker.key()
    assert clicker.scene.interaction.held is not None
    clicker.key()
    assert clicker.made[1:] == []
    clicker.app.step(SURE_SECONDS)
    clicker.key()
    assert clicker.made[1:] == ["done"]


def test_a_double_click_in_the_menu_presses_nothing_of_the_page_that_opens() -> None:
    app = App(GameRoutes, SIZE, Settings())
    app.begin(app.routes.title())
    title = app.scenes.scenes[-1]
    point = next(button for button in title.buttons.all if button.name == "settings").box
    clicker = Clicker.__new__(Clicker)
    clicker.app = app
    where = point[0] + 30, point[1] + point[3] / 2
    clicker.move(where)
    clicker.quick(where)
    page = app.scenes.scenes[-1]
    assert page is not title
    hit = page.buttons.at(where)
    pressed = []
    for button in page.buttons.all:
        button.act = lambda name=button.name: pressed.append(name)
    page.buttons.all.append(
        Button("under", (where[0] - 5, where[1] - 5, 10, 10), ring(10, 10, "under"), lambda: pressed.append("under"))
    )
    clicker.quick(where)
    assert pressed == [], hit
    app.step(SURE_SECONDS)
    clicker.quick(where)
    assert pressed == ["under"]


def test_a_sale_in_vino_stays_when_its_variety_is_clicked_again() -> None:
    driver = vino.reached(3, 7, lambda session: session.decision is not None and session.decision.kind == "sell", SIZE)
    draft = driver.scene.interaction.pointer.selection
    assert isinstance(draft, SaleDraft)
    variety = next(one for one in draft.cellar if draft.most(one))
    for _ in range(2):
        driver.touch(Ref("arch", variety))
        assert draft.variety == variety
        assert draft.quantity


def test_a_vineyard_in_vino_that_waits_for_confirm_is_bought_by_a_second_click() -> None:
    driver = vino.Driver(3, 7, size=SIZE)
    driver.app.settings.confirm = "always"
    driver.play(lambda session: session.decision is not None and session.decision.kind == "buy")
    interaction = driver.scene.interaction
    for ref in [one.things[-1] for one in interaction.pointer.selection.offers]:
        driver.touch(ref)
        if interaction.held is not None:
            break
    made = driver.session.made
    assert interaction.held is not None
    bought = interaction.held.choice
    driver.touch(Ref("vineyard", bought.words[0]))
    assert driver.session.game.choices[made] == bought
