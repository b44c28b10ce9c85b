"""Moods of innkeepers: what happens to a seat is seen in its face for a moment, and then nothing moves any more."""

from __future__ import annotations

import pytest

from game.art.innkeepers import CALM, GLAD, PROUD, WORRIED
from game.play.animator import Animator
from game.play.moods import SECONDS, Feeling, Moods
from game.play.scene import TableScene
from game.play.session import Session
from game.program.routes import GameRoutes
from game.store.settings import Settings
from game.vino.animator import VinoAnimator
from game.viticulture.animator import ViticultureAnimator
from game.window.app import App
from rules.engine.event import Event
from tests.game.laid import laid, shown
from tests.game.vino.driver import session_of
from tests.game.viticulture.told import kinds
from tests.tables import vino_table

SIZE = (1280, 720)


def table(session: Session, settings: Settings | None = None) -> tuple[App, TableScene]:
    app = App(GameRoutes, SIZE, settings or Settings(animation="instant", confirm="never"))
    return app, shown(app, session)


def answer(scene: TableScene, words: str) -> None:
    """Give an answer, and what is asked on the way to it."""
    decision = scene.interaction.decision
    assert decision is not None
    scene.parts.answering.propose(next(one for one in decision.choices if str(one).startswith(words)))
    scene.parts.answering.confirm()


def mood(scene: TableScene, seat: int) -> str:
    moods = scene.parts.review.moods
    return moods[seat] if moods else CALM


def face(app: App, scene: TableScene, seat: int) -> bytes:
    """The face of a seat as the window shows it now, without its rim, which tells whose turn it is."""
    panel = next(
        thing.box for thing in scene.interaction.things if thing.ref.kind == "seat" and thing.ref.name == str(seat)
    )
    (x, y), radius = scene.parts.renderer.disc(panel)
    box = app.screen.pixels((x - radius / 2, y - radius / 2, radius, radius))
    return bytes(app.screen.surface.subsurface(box).copy().get_buffer().raw)


def test_a_gain_is_seen_in_the_face_for_two_seconds_and_then_the_table_rests() -> None:
    app, scene = table(laid({"season": "summer", "turn": 0}))
    before = face(app, scene, 0)
    answer(scene, "place worker give_tour.left")
    app.step(0.02)
    assert (mood(scene, 0), mood(scene, 1)) == (GLAD, CALM)
    assert face(app, scene, 0) != before
    app.step(SECONDS - 0.1)
    assert mood(scene, 0) == GLAD
    app.step(0.2)
    assert mood(scene, 0) == CALM
    app.step(0.02)
    assert face(app, scene, 0) == before
    app.scenes.scenes[-1].dirty = False
    for _ in range(30):
        scene.update(0.1)
    assert not scene.dirty or scene.interaction.pointer.selection.offers, "only the marks of what may be touched move"


def test_an_order_that_is_filled_makes_proud_though_it_brings_coins() -> None:
    seat = {"hand": ["order_1"], "wines": {"red": [5]}, "structures": ["medium_cellar"]}
    app, scene = table(laid({"season": "winter", "turn": 0, "seat": {0: seat}}))
    answer(scene, "place worker fill_order.left")
    for _ in range(4):
        decision = scene.interaction.decision
        if mood(scene, 0) == PROUD:
            break
        assert decision is not None
        assert decision.decider == 0
        answer(scene, str(decision.choices[0]))
    kinds_ = [event.kind for event in scene.interaction.session.events]
    assert "order_filled" in kinds_
    assert "vp_changed" in kinds_[kinds_.index("order_filled") :]
    app.step(0.02)
    assert mood(scene, 0) == PROUD


def test_to_pay_for_what_one_wants_is_no_grief_but_to_lose_points_is() -> None:
    spent, lost = Event("lira_changed", 0, amount=-4), Event("vp_changed", 0, amount=-1)
    feelings = ViticultureAnimator.feelings
    assert feelings["lira_changed"].of(spent, by=0) == CALM
    assert feelings["lira_changed"].of(spent, by=1) == WORRIED
    assert feelings["vp_changed"].of(lost, by=0) == WORRIED
    assert feelings["grape_lost"].of(Event("grape_lost", 0, amount=3), by=0) == WORRIED


def test_a_mood_gives_way_only_to_one_that_weighs_as_much() -> None:
    moods = Moods()
    assert moods.shown(3) == ()
    moods.feel(1, PROUD)
    moods.feel(1, GLAD)
    moods.feel(2, GLAD)
    moods.feel(2, WORRIED)
    assert moods.shown(3) == (CALM, PROUD, WORRIED)
    assert not moods.update(SECONDS / 2)
    moods.feel(2, WORRIED)
    assert moods.update(SECONDS * 0.6)
    assert moods.shown(3) == (CALM, CALM, WORRIED)
    assert moods.update(SECONDS)
    assert not moods.update(SECONDS)
    moods.feel(0, CALM)
    assert moods.shown(3) == ()
    assert Feeling(GLAD).of(Event("card_drawn", 0, amount=-1), 0) == CALM


@pytest.mark.parametrize(("game", "animator"), [("viticulture", ViticultureAnimator), ("vino", VinoAnimator)])
def test_feelings_are_of_kinds_of_events_that_there_are(game: str, animator: type[Animator]) -> None:
    assert set(animator.feelings) <= kinds(game)
    felt = {one.gain for one in animator.feelings.values()} | {one.loss for one in animator.feelings.values()}
    assert {GLAD, PROUD, WORRIED} <= felt


def test_vineyards_please_whoever_buys_them_in_vino() -> None:
    app = App(GameRoutes, SIZE, Settings(animation="instant", confirm="never"))
    session = session_of(3, 4)
    scene = vino_table(app, session)
    app.scenes.replace(scene)
    app.scenes.settle()
    app.step(0.02)
    begun, felt = len(session.events), []
    for _ in range(20):
        felt = [event for event in session.events[begun:] if event.kind in VinoAnimator.feelings]
        decision = scene.interaction.decision
        if decision is None or felt:
            break
        answer(scene, str(decision.choices[0]))
    bought = felt[0]
    assert bought.seat >= 0
    app.step(0.02)
    assert GLAD in scene.parts.review.moods
    before = face(app, scene, bought.seat)
    app.step(SECONDS + 0.1)
    app.step(0.02)
    assert face(app, scene, bought.seat) != before


def test_the_past_is_calm() -> None:
    app, scene = table(laid({"season": "summer", "turn": 0}))
    answer(scene, "place worker give_tour.left")
    assert mood(scene, 0) == GLAD
    scene.parts.review.step(-1)
    app.step(0.02)
    assert scene.parts.review.looking
    assert scene.parts.review.moods == ()
