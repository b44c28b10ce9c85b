"""Reading: cards and things large, cards pinned side by side, the glossary up to three levels deep."""

from __future__ import annotations

import msgspec
import pygame
import pytest

from game.art.glossary import links
from game.play.inspect import Explained
from game.play.session import Session
from game.program.routes import GameRoutes
from game.store.kept_game import KeptGame
from game.store.settings import Settings
from game.text import glossary
from game.text.card_text import card_text
from game.text.printed import cards
from game.tools.tour_play import played
from game.tools.tour_tables import season
from game.viticulture import layout
from game.viticulture.inspect import explain
from game.viticulture.open_facts import open_facts
from game.viticulture.scene import TableScene
from game.window.app import App
from game.window.screen import Point
from rules.engine.choice import Ref
from tests.game.laid import shown


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
    thing = next(one for one in scene.things if one.ref.kind == kind and name in ("", one.ref.name))
    x, y, _, h = thing.box
    return x + 8, y + h / 2


def test_a_right_click_reads_a_card_and_any_click_closes_it(scene: TableScene) -> None:
    click(scene, place(scene, "card"), 3)
    assert scene.large
    click(scene, (20, 20), 1)
    assert not scene.reader.open


def test_things_that_are_no_cards_can_be_read_too(scene: TableScene) -> None:
    for kind, name in (("action", "make_wine"), ("structure", "windmill"), ("field", "5"), ("deck", "vine")):
        click(scene, next(one for one in scene.things if one.ref == Ref(kind, name)).box.centre, 3)
        assert scene.reader.page is not None
        scene.app.step(0.02)
        key(scene, pygame.K_ESCAPE)
        assert not scene.reader.open


def test_the_entries_of_a_thing_open_beside_the_inspector(scene: TableScene) -> None:
    """The inspector goes on telling of the thing, the table stays as it is, and nothing lies over the inspector."""
    click(scene, place(scene, "structure", "windmill"), 3)
    assert scene.reader.beside
    boxes = [entry.box for entry in scene.reader.entries()]
    assert boxes
    for box in boxes:
        assert box.right <= scene.inspector_box.x
        assert layout.TABLE.y <= box.y
        assert box.bottom <= scene.inspector_box.bottom + 1
    corner = scene.app.screen.pixel((layout.MAT.x + 300, layout.MAT.y + 8))
    before = scene.app.screen.surface.get_at(corner)
    key(scene, pygame.K_ESCAPE)
    assert not scene.reader.open
    assert scene.app.screen.surface.get_at(corner) == before


def test_the_key_held_is_a_peep(scene: TableScene) -> None:
    at = place(scene, "card")
    pygame.event.post(
        pygame.event.Event(pygame.MOUSEMOTION, pos=scene.app.screen.pixel(at), rel=(0, 0), buttons=(0, 0, 0))
    )
    scene.app.step(0.02)
    key(scene, pygame.K_LALT, hold=0.7)
    assert not scene.reader.open
    key(scene, pygame.K_i)
    assert scene.reader.open


def test_pinned_cards_stay_beside_the_next_ones(scene: TableScene) -> None:
    hand = list(dict.fromkeys(scene.view.seats[scene.seat].hand or ()))
    for card in hand[:2]:
        scene.large = card
        key(scene, pygame.K_p)
        assert card in scene.reader.pinned
        key(scene, pygame.K_ESCAPE)
    scene.large = "planter"
    scene.dirty = True
    scene.app.step(0.02)
    assert scene.reader._cards() == [*hand[:2], "planter"]
    boxes, _ = scene.reader._places()
    assert all(box.x >= 0 and box.right <= 1920 for box in boxes)
    scene.large = hand[0]
    key(scene, pygame.K_p)
    assert hand[0] not in scene.reader.pinned


def test_nothing_of_a_closed_hand_stays_pinned(scene: TableScene) -> None:
    scene.sight.for_all = False
    scene.sight.kept = True
    scene.hand_changed()
    card = (scene.view.seats[scene.seat].hand or ("planter",))[0]
    scene.reader.show(Explained("", card=card), secret=True)
    scene.reader.pin()
    scene.close_hand()
    assert not scene.reader.pinned
    assert not scene.reader.open


def test_terms_open_one_from_the_other_three_levels_deep(scene: TableScene) -> None:
    scene.large = "planter"
    shown = scene.reader.entries()
    assert [entry.term for entry in shown] == list(glossary.terms_in(card_text("planter")))
    entry = shown[0]
    term, box = links(entry.term, entry.box.w, scene.app.screen.scale)[0]
    click(scene, (entry.box.x + box.centre[0], entry.box.y + box.centre[1]), 1)
    assert scene.reader.path == [entry.term, term]
    key(scene, pygame.K_RIGHT)
    key(scene, pygame.K_RIGHT)
    assert len(scene.reader.path) == 3
    shown_now = [entry.term for entry in scene.reader.entries()]
    at = shown_now.index(scene.reader.path[0])
    assert shown_now[at : at + 3] == scene.reader.path
    assert {one.term for one in shown} <= set(shown_now), "what belongs to the card is thrown out"
    for _ in range(3):
        key(scene, pygame.K_LEFT)
    assert scene.reader.path == []
    assert scene.reader.open


def test_a_click_on_an_entry_beside_its_terms_closes_what_was_opened_from_it(scene: TableScene) -> None:
    scene.large = "planter"
    before = scene.reader.entries()
    term, box = links(before[0].term, before[0].box.w, scene.app.screen.scale)[0]
    click(scene, (before[0].box.x + box.centre[0], before[0].box.y + box.centre[1]), 1)
    assert scene.reader.path == [before[0].term, term]
    click(scene, (before[0].box.x + 8, before[0].box.y + 8), 1)
    assert scene.reader.path == [before[0].term]
    click(scene, (before[0].box.x - 300, before[0].box.y + 8), 1)
    assert not scene.reader.open


def test_the_opened_entry_is_shown_where_there_is_no_room_for_all(
    scene: TableScene, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene.large = "planter"
    scene.reader.path = [scene.reader.terms()[-1]]
    full = scene.reader.entries()
    low = full[0].box._replace(h=full[-1].box.h + 1)
    monkeypatch.setattr(scene.reader, "_places", lambda: ([], low))
    assert [entry.term for entry in scene.reader.entries()] == scene.reader.path


def test_how_to_close_is_said_of_everything_that_is_read(scene: TableScene) -> None:
    for told in (Explained("", card="planter"), Explained("Vine", body="A vine.")):
        scene.reader.show(told)
        boxes, _ = scene.reader._places()
        words = [words for words, _ in scene.reader._hints(boxes[-1])]
        assert len(words) == 1
        assert "closes it" in words[0]


def test_every_entry_can_be_said_and_every_card_has_terms() -> None:
    for term in glossary.TERMS:
        assert glossary.title(term)
        assert glossary.text(term).endswith(".")
        assert term in glossary.terms_in(glossary.title(term)), term
    for card, printed in cards().items():
        if printed.deck != "automa":
            assert glossary.terms_in(card_text(card)), card


def test_a_panel_of_the_rail_tells_all_that_lies_open(scene: TableScene) -> None:
    told = explain(Ref("seat", "1"), scene.session.view(None), 0)
    assert told is not None
    assert told.body
    own = scene.session.view(None).seats[1]
    built = msgspec.structs.replace(own, structures=("trellis",), grapes={"red": (3,), "white": ()}, trained=1)
    words = open_facts(built)
    assert "trellis" in words
    assert "3" in words
    assert "One new worker" in words


def test_closing_the_hand_lets_go_only_of_the_pins_that_lie_in_it() -> None:
    scene = TableScene(App(GameRoutes, (640, 360), Settings(animation="instant")), played(season("summer", "turn", 3)))
    scene.app.scenes.push(scene)
    scene.app.scenes.settle()
    for card, secret in (("merlot", True), ("pinot", False)):
        scene.reader.show(Explained("", card=card), secret)
        scene.reader.pin()
    scene.reader.forget_hand()
    assert scene.reader.pinned == ["pinot"]
    assert scene.large == "pinot"
    scene.reader.show(Explained("", card="merlot"), secret=True)
    scene.reader.forget_hand()
    assert scene.large == ""
