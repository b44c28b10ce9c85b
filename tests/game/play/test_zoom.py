"""Reading: cards and things large, cards pinned side by side, the glossary up to three levels deep."""

from __future__ import annotations

import msgspec
import pygame
import pytest

from game.art.glossary import links
from game.play.inspect import Explained
from game.play.scene import TableScene
from game.play.session import Session
from game.program.routes import GameRoutes
from game.store.kept_game import KeptGame
from game.store.settings import Settings
from game.text import glossary
from game.text.card_text import card_text
from game.text.printed import cards
from game.tools.tour_play import played
from game.tools.tour_tables import season
from game.viticulture.inspect import explain
from game.viticulture.open_facts import open_facts
from game.window.app import App
from game.window.screen import Point
from rules.engine.choice import Ref
from tests.game.laid import shown
from tests.tables import viticulture_table


@pytest.fixture
def scene() -> TableScene:
    app = App(GameRoutes, (1280, 720), Settings(animation="instant"))
    session = Session(KeptGame.begin(("Lago", "Cotto"), ("lago", "cotto"), 7, {}))
    session.kept.open_hands = True
    return shown(app, session)


def click(scene: TableScene, at: Point, button: int) -> None:
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        pygame.event.post(pygame.event.Event(kind, pos=scene.app.screen.pixel(at), button=button))
        scene.app.step(0.02)


def key(scene: TableScene, code: int, hold: float = 0.0) -> None:
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=code, mod=0, unicode="", scancode=0))
    scene.app.step(0.02)
    if hold:
        scene.app.step(hold)
    pygame.event.post(pygame.event.Event(pygame.KEYUP, key=code, mod=0, unicode="", scancode=0))
    scene.app.step(0.02)


def place(scene: TableScene, kind: str, name: str = "") -> Point:
    thing = next(one for one in scene.interaction.things if one.ref.kind == kind and name in ("", one.ref.name))
    x, y, _, h = thing.box
    return x + 8, y + h / 2


def test_a_right_click_reads_a_card_and_any_click_closes_it(scene: TableScene) -> None:
    click(scene, place(scene, "card"), 3)
    assert scene.parts.zoom.card
    click(scene, (20, 20), 1)
    assert not scene.parts.zoom.open


def test_things_that_are_no_cards_can_be_read_too(scene: TableScene) -> None:
    for kind, name in (("action", "make_wine"), ("structure", "windmill"), ("field", "5"), ("deck", "vine")):
        click(scene, next(one for one in scene.interaction.things if one.ref == Ref(kind, name)).box.centre, 3)
        assert scene.parts.zoom.page is not None
        scene.app.step(0.02)
        key(scene, pygame.K_ESCAPE)
        assert not scene.parts.zoom.open


def test_the_entries_of_a_thing_open_beside_the_inspector(scene: TableScene) -> None:
    """The inspector goes on telling of the thing, the table stays as it is, and nothing lies over the inspector."""
    click(scene, place(scene, "structure", "windmill"), 3)
    assert scene.parts.zoom.beside
    boxes = [entry.box for entry in scene.parts.zoom.entries()]
    assert boxes
    for box in boxes:
        assert box.right <= scene.parts.zoom.inspector_box().x
        assert scene.interaction.frame.table.y <= box.y
        assert box.bottom <= scene.parts.zoom.inspector_box().bottom + 1
    corner = scene.app.screen.pixel((scene.interaction.frame.mat.x + 300, scene.interaction.frame.mat.y + 8))
    before = scene.app.screen.surface.get_at(corner)
    key(scene, pygame.K_ESCAPE)
    assert not scene.parts.zoom.open
    assert scene.app.screen.surface.get_at(corner) == before


def test_the_key_held_is_a_peep(scene: TableScene) -> None:
    at = place(scene, "card")
    pygame.event.post(
        pygame.event.Event(pygame.MOUSEMOTION, pos=scene.app.screen.pixel(at), rel=(0, 0), buttons=(0, 0, 0))
    )
    scene.app.step(0.02)
    key(scene, pygame.K_LALT, hold=0.7)
    assert not scene.parts.zoom.open
    key(scene, pygame.K_i)
    assert scene.parts.zoom.open


def test_pinned_cards_stay_beside_the_next_ones(scene: TableScene) -> None:
    hand = list(dict.fromkeys(scene.interaction.view.seats[scene.interaction.seat].hand or ()))
    for card in hand[:2]:
        scene.parts.zoom.card = card
        key(scene, pygame.K_p)
        assert card in scene.parts.zoom.pinned
        key(scene, pygame.K_ESCAPE)
    scene.parts.zoom.card = "planter"
    scene.dirty = True
    scene.app.step(0.02)
    assert scene.parts.zoom._cards() == [*hand[:2], "planter"]
    boxes, _ = scene.parts.zoom._places()
    assert all(box.x >= 0 and box.right <= 1920 for box in boxes)
    scene.parts.zoom.card = hand[0]
    key(scene, pygame.K_p)
    assert hand[0] not in scene.parts.zoom.pinned


def test_nothing_of_a_closed_hand_stays_pinned(scene: TableScene) -> None:
    scene.interaction.visibility.for_all = False
    scene.interaction.visibility.kept = True
    scene.interaction.hand_changed()
    card = (scene.interaction.view.seats[scene.interaction.seat].hand or ("planter",))[0]
    scene.parts.zoom.show(Explained("", card=card), secret=True)
    scene.parts.zoom.pin()
    scene.interaction.close_hand()
    assert not scene.parts.zoom.pinned
    assert not scene.parts.zoom.open


def test_terms_open_one_from_the_other_three_levels_deep(scene: TableScene) -> None:
    scene.parts.zoom.card = "planter"
    shown = scene.parts.zoom.entries()
    assert [entry.term for entry in shown] == list(glossary.terms_in(card_text("planter"), "viticulture"))
    entry = shown[0]
    term, box = links(entry.term, entry.box.w, scene.app.screen.scale)[0]
    click(scene, (entry.box.x + box.centre[0], entry.box.y + box.centre[1]), 1)
    assert scene.parts.zoom.path == [entry.term, term]
    key(scene, pygame.K_RIGHT)
    key(scene, pygame.K_RIGHT)
    assert len(scene.parts.zoom.path) == 3
    shown_now = [entry.term for entry in scene.parts.zoom.entries()]
    at = shown_now.index(scene.parts.zoom.path[0])
    assert shown_now[at : at + 3] == scene.parts.zoom.path
    assert {one.term for one in shown} <= set(shown_now), "what belongs to the card is thrown out"
    for _ in range(3):
        key(scene, pygame.K_LEFT)
    assert scene.parts.zoom.path == []
    assert scene.parts.zoom.open


def test_a_click_on_an_entry_beside_its_terms_closes_what_was_opened_from_it(scene: TableScene) -> None:
    scene.parts.zoom.card = "planter"
    before = scene.parts.zoom.entries()
    term, box = links(before[0].term, before[0].box.w, scene.app.screen.scale)[0]
    click(scene, (before[0].box.x + box.centre[0], before[0].box.y + box.centre[1]), 1)
    assert scene.parts.zoom.path == [before[0].term, term]
    click(scene, (before[0].box.x + 8, before[0].box.y + 8), 1)
    assert scene.parts.zoom.path == [before[0].term]
    click(scene, (before[0].box.x - 300, before[0].box.y + 8), 1)
    assert not scene.parts.zoom.open


def test_the_opened_entry_is_shown_where_there_is_no_room_for_all(
    scene: TableScene, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene.parts.zoom.card = "planter"
    scene.parts.zoom.path = [scene.parts.zoom.terms()[-1]]
    full = scene.parts.zoom.entries()
    low = full[0].box._replace(h=full[-1].box.h + 1)
    monkeypatch.setattr(scene.parts.zoom, "_places", lambda: ([], low))
    assert [entry.term for entry in scene.parts.zoom.entries()] == scene.parts.zoom.path


def test_how_to_close_is_said_of_everything_that_is_read(scene: TableScene) -> None:
    for told in (Explained("", card="planter"), Explained("Vine", body="A vine.")):
        scene.parts.zoom.show(told)
        boxes, _ = scene.parts.zoom._places()
        words = [words for words, _ in scene.parts.zoom._hints(boxes[-1])]
        assert len(words) == 1
        assert "closes it" in words[0]


def test_every_entry_can_be_said_and_every_card_has_terms() -> None:
    for term in glossary.TERMS["viticulture"]:
        assert glossary.title(term)
        assert glossary.text(term).endswith(".")
    for card, printed in cards().items():
        if printed.deck != "automa":
            assert glossary.terms_in(card_text(card), "viticulture"), card


def test_a_panel_of_the_rail_tells_all_that_lies_open(scene: TableScene) -> None:
    told = explain(Ref("seat", "1"), scene.interaction.session.view(None), 0)
    assert told is not None
    assert told.body
    own = scene.interaction.session.view(None).seats[1]
    built = msgspec.structs.replace(own, structures=("trellis",), grapes={"red": (3,), "white": ()}, trained=1)
    words = open_facts(built)
    assert "trellis" in words
    assert "3" in words
    assert "One new worker" in words


def test_closing_the_hand_lets_go_only_of_the_pins_that_lie_in_it() -> None:
    scene = viticulture_table(
        App(GameRoutes, (640, 360), Settings(animation="instant")), played(season("summer", "turn", 3))
    )
    scene.app.scenes.push(scene)
    scene.app.scenes.settle()
    for card, secret in (("merlot", True), ("pinot", False)):
        scene.parts.zoom.show(Explained("", card=card), secret)
        scene.parts.zoom.pin()
    scene.parts.zoom.forget_hand()
    assert scene.parts.zoom.pinned == ["pinot"]
    assert scene.parts.zoom.card == "pinot"
    scene.parts.zoom.show(Explained("", card="merlot"), secret=True)
    scene.parts.zoom.forget_hand()
    assert scene.parts.zoom.card == ""
