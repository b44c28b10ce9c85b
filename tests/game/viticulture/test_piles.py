"""The discard piles on the board: the face of the top card, as the events tell it."""

from __future__ import annotations

import pygame
from msgspec.structs import replace

from game.art import board_boxes, cards, decks
from game.program.routes import GameRoutes
from game.store import records
from game.store.settings import Settings
from game.tools.tour_play import played
from game.tools.tour_tables import season
from game.viticulture.open_actions import Opened
from game.viticulture.reduce import reduce
from game.window.app import App
from rules.engine.choice import Ref
from rules.engine.event import Event
from rules.engine.game import Game
from tests.game.driver import SIX, kept_choices
from tests.tables import viticulture_table


def test_the_top_of_a_pile_follows_the_events() -> None:
    """What the events tell of a pile's top is what the rules say; they do not tell of every visitor that is played."""
    header, choices = kept_choices(SIX)
    game = Game.new(records.viticulture(), [dict(seat) for seat in header.seats], header.seed, header.options)
    seen = set()
    for choice in choices:
        view = game.view(None)
        for event in game.choose(game.grammar.parse(choice)):
            view = reduce(view, event.as_seen_by(None))
        for deck in ("vine", "order"):
            top = view.tops.get(deck, "")
            if view.piles.get(deck):
                assert top == game.view(None).tops[deck]
                seen.add(top)
    assert len(seen) > 10


def test_a_card_taken_from_those_shown_to_all_may_be_discarded_from_the_hand_next() -> None:
    start = Game.new(records.viticulture(), 2, 3).view(0)
    told = (
        *(Event("card_revealed", seat=0, card=card, place="vine") for card in ("pinot", "pinot", "malvasia")),
        Event("card_drawn", seat=0, card="pinot", place="vine"),
        *(Event("card_discarded", seat=0, card=card) for card in ("pinot", "malvasia", "pinot")),
    )
    view = start
    for event in told:
        view = reduce(view, event)
    assert view.shown == ()
    assert view.seats == start.seats
    assert view.piles["vine"] == start.piles.get("vine", 0) + 3
    assert view.decks["vine"] == start.decks["vine"] - 3


def test_every_card_looks_different_on_its_pile() -> None:
    faces = [
        pygame.image.tobytes(decks.tray("vine", 20, 3, vine, True, 1.0), "RGBA") for vine in ("", "pinot", "malvasia")
    ]
    assert len(set(faces)) == len(faces)
    assert cards.piled_card("order_1", 1.0).get_size() == cards.PILED


def test_a_card_lies_on_its_pile_only_when_it_has_arrived() -> None:
    scene = viticulture_table(
        App(GameRoutes, (1280, 720), Settings(animation="instant")), played(season("summer", "turn", 3))
    )
    scene.app.scenes.push(scene)
    scene.app.scenes.settle()
    screen, pile = scene.app.screen, Ref("pile", "vine")
    x, y, w, h = board_boxes.pile_box("vine")
    box = pygame.Rect(screen.pixel((x, y)), (w * screen.scale, h * screen.scale))

    def seen(top: str, hidden: frozenset[Ref]) -> bytes:
        view = replace(scene.interaction.view, piles={"vine": 1}, tops={"vine": top})
        scene.parts.renderer.drawing.board.draw(
            screen.surface, screen, view, scene.interaction.spread, Opened(), hidden
        )
        return pygame.image.tobytes(screen.surface.subsurface(box), "RGB")

    before = seen("pinot", frozenset())
    assert seen("malvasia", frozenset({pile})) == before
    assert seen("malvasia", frozenset()) != before
