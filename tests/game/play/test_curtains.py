"""The screen goes from hand to hand: what is covered before a question, and what is asked openly."""

from __future__ import annotations

import pygame
import pytest

from game.play.curtain import CurtainScene
from game.play.scene import TableScene
from game.program.routes import GameRoutes
from game.store.settings import Settings
from game.text.messages import say
from game.text.printed import cards, effect_of
from game.viticulture.actions import deck_taken
from game.window.app import App
from rules.engine.choice import Choice, choice
from rules.engine.game import Game
from rules.engine.verbs import Effect
from rules.viticulture.on_hand import speaks_of_hand
from tests.game.film import RULES, Film, compare, other_hands, table_at
from tests.game.laid import shown
from tests.game.secret import STILL, asking, curtains, six, table_of, turn_of


@pytest.mark.parametrize("calm", [False, True], ids=["moving", "calm"])
def test_a_hand_over_frame_by_frame(calm: bool) -> None:
    s = turn_of(5, 4)
    world = other_hands(s, range(4))
    settings = Settings(reduced_motion=calm)

    def play(film: Film) -> None:
        before, decision = film.scene.interaction.seat, film.scene.interaction.decision
        assert decision is not None
        film.choose(next(one for one in decision.choices if _public(one)))
        film.run("a worker, and what follows")
        while film.scene.interaction.seat == before:
            assert film.scene.interaction.decision is not None
            film.choose(film.scene.interaction.decision.choices[-1])
            film.run("the next")

    compare((table_at(s, 4), table_at(world, 4)), settings, play)


def _public(one: Choice) -> bool:
    return one.verb == "place" and not deck_taken(one.words[1])


@pytest.mark.parametrize("kind", ["mama", "offer", "discard"])
def test_a_curtain_comes_before_a_secret_question(kind: str) -> None:
    before, chosen = curtains()[kind]
    asked = Game.at(RULES, six().record.header, before)
    first = asked.decision
    asked.choose(chosen)
    decision = asked.decision
    assert first is not None
    assert decision is not None
    others = [seat for seat in range(6) if seat != first.decider]
    world = other_hands(before, others)
    if kind == "mama":
        a, b = (world.players[seat] for seat in [seat for seat in others if seat != decision.decider][:2])
        a.mamas, b.mamas = b.mamas, a.mamas

    def play(film: Film) -> None:
        if film.curtain:
            film.lift()
        film.choose(chosen)
        film.run("the answer before")
        assert film.curtain
        film.run("the curtain")

    compare((table_of(before), table_of(world)), Settings(), play)


@pytest.mark.parametrize("card", ["queen", "governor", "importer", "volunteer_crew"])
def test_a_visitor_that_asks_others_draws_the_curtain(card: str) -> None:
    start, world, path = asking(card)

    def play(film: Film) -> None:
        for chosen in path:
            film.choose(chosen)
            film.run(str(chosen))
        assert film.curtain
        film.run("the curtain")

    one, two = compare((table_at(start, 3), table_at(world, 3)), Settings(), play)
    for film in (one, two):
        assert film.curtain
    two.lift()
    assert not two.scene.interaction.closed
    assert isinstance(two.app.scenes.scenes[-1], TableScene)


@pytest.mark.parametrize("card", ["handyman", "banker", "guest_speaker"])
def test_a_visitor_that_asks_others_openly_hands_over_without_a_curtain(card: str) -> None:
    start, world, path = asking(card, lambda decision: decision.kind == "may")

    def play(film: Film) -> None:
        before = film.scene.interaction.seat
        for chosen in path:
            film.scene.parts.answering.propose(chosen)
            film.roll("it is said who is asked next")
            told = film.scene.interaction.held.note if film.scene.interaction.held else ""
            film.scene.parts.answering.confirm()
            if chosen is not path[-1]:
                film.run("on")
        decision = film.scene.interaction.session.decision
        assert decision is not None
        assert told == say("table-asks", name=film.scene.interaction.session.names[decision.decider])
        while film.scene.interaction.seat == before:
            film.roll("asked", 1 / 15)
        assert not film.curtain
        assert film.scene.interaction.handovers.now is not None
        film.run("handed over")
        assert film.scene.interaction.closed
        assert film.scene.interaction.seat != before
        assert film.scene.buttons.named("yes") is not None
        film.choose(choice("no"))
        film.run("answered")

    compare((table_at(start, 3), table_at(world, 3)), Settings(), play)


def test_every_visitor_that_is_said_to_ask_openly_does_so() -> None:
    """What a visitor asks somebody does not change with the cards in the hand of who is asked."""
    visitors = {name for name, card in cards().items() if "visitor" in card.deck}
    openly = {name for name in visitors if not speaks_of_hand(effect_of(name) or Effect())}
    assert {"handyman", "motivator", "mentor", "swindler"} <= openly
    assert not {"volunteer_crew", "queen", "importer", "governor", "planter", "assessor", "manager"} & openly


def test_the_curtain_can_come_at_every_turn() -> None:
    s = turn_of(3, 3)
    film = Film(table_at(s, 3), Settings(animation="instant", curtain="always"))
    assert film.curtain
    film.key(pygame.KEYDOWN, pygame.K_SPACE)
    assert not film.curtain
    assert not film.scene.interaction.closed
    film.choose(choice("pass"))
    film.roll("next")
    assert film.curtain
    assert film.scene.interaction.closed


def test_escape_on_the_curtain_opens_the_menu() -> None:
    before, chosen = curtains()["discard"]
    film = Film(table_of(before), STILL)
    film.choose(chosen)
    film.roll("next")
    curtain = film.app.scenes.scenes[-1]
    assert isinstance(curtain, CurtainScene)
    film.key(pygame.KEYDOWN, pygame.K_ESCAPE)
    assert film.app.scenes.scenes[-1] is not curtain
    film.key(pygame.KEYUP, pygame.K_ESCAPE)
    film.key(pygame.KEYDOWN, pygame.K_ESCAPE)
    assert film.app.scenes.scenes[-1] is curtain


@pytest.mark.parametrize(("kind", "night"), [("offer", False), ("discard", True)])
def test_a_page_that_is_opened_while_pieces_move_lies_over_the_curtain_that_comes_after_the_night(
    kind: str, night: bool
) -> None:
    before, chosen = curtains()[kind]
    app = App(GameRoutes, (320, 180), Settings(animation="normal"))
    scene = shown(app, table_of(before))
    scene.parts.answering.answered(scene.interaction.session.choose(chosen), scene.interaction.seat)
    app.step(0.02)
    assert not scene.interaction.queue.empty
    app.scenes.push(app.routes.settings())
    app.scenes.settle()
    names = [type(one).__name__ for one in app.scenes.scenes]
    assert names == ["TableScene", *(() if night else ("CurtainScene",)), "SettingsScene"]
    app.scenes.pop()
    app.scenes.settle()
    assert scene.interaction.staged == night
    if night:
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(160, 90), button=1))
        while not isinstance(app.scenes.top, CurtainScene):
            app.step(0.02)
    assert isinstance(app.scenes.top, CurtainScene)
    app.close()
