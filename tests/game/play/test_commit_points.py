"""What waits for Confirm, and what is said of it: choices that end the turn or pass the question on."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import pytest

from game.play.scene import TableScene
from game.play.session import Session
from game.program.routes import GameRoutes
from game.store.kept_game import KeptGame
from game.store.settings import Settings
from game.text.messages import say
from game.text.names import card_mention
from game.tools.tour_play import played
from game.tools.tour_tables import season
from game.viticulture.cards_first import CardsFirst
from game.viticulture.preview import preview_of
from game.window.app import App
from rules.checking.positions import position
from rules.engine.chance import Stream
from rules.engine.choice import Ref, choice
from rules.engine.foresight import Foresight
from rules.engine.game import Game
from rules.players.chance_bot import ChanceBot
from tests.game.film import RULES, table_at
from tests.game.laid import shown

HARVEST, CART = (choice("place", "worker", space) for space in ("harvest_field.left", "gain_lira"))


def table(session: Session) -> TableScene:
    """The table of a game."""
    return shown(App(GameRoutes, (640, 360), Settings(animation="instant")), session)


def test_a_harvest_that_follows_by_itself_waits_for_confirm() -> None:
    """Placing the worker and choosing the only field are two decisions, though only one is asked."""
    stream = Stream(1, "harvest")
    session = next(one for one in iter(lambda: table_at(position(RULES, stream, 2), 2), None) if harvests_one(one))
    scene = table(session)
    scene.parts.answering.propose(HARVEST)
    assert scene.interaction.held is not None
    assert scene.interaction.held.note == say("table-ends-turn")
    scene.interaction.cancel()
    scene.parts.answering.propose(CART)
    assert scene.interaction.held is None


def harvests_one(session: Session) -> bool:
    """Whether the harvest finds only one field and ends the turn, while the cart is one choice as well."""
    decision = session.decision
    assert decision is not None
    if decision.kind != "turn" or HARVEST not in decision.choices or CART not in decision.choices:
        return False
    foresight = session.foresee(HARVEST)
    return foresight.ends_turn and any(event.kind == "field_harvested" for event in foresight.events)


def test_only_the_own_turn_is_said_to_end() -> None:
    scene = table(played(season("summer", "turn", 3)))
    view, seat = scene.interaction.view, scene.interaction.seat
    ends = Foresight((), False, True, False, ())
    names, colours = scene.interaction.session.names, scene.interaction.session.colours
    assert [chip.icon for chip in preview_of(ends, view, seat, names, colours).chips] == ["pass"]
    assert not preview_of(ends, view, 1 - seat, names, colours).chips
    look = preview_of(ends._replace(asks=1 - seat), view, seat, names, colours)
    assert not look.chips
    assert [remark.words for remark in look.remarks] == [say("table-asks", name=names[1 - seat])]
    look = preview_of(ends._replace(asks=1 - seat, reveals=True), view, seat, names, colours)
    assert [remark.words for remark in look.remarks] == [
        say("table-reveals"),
        say("table-asks-next", name=names[1 - seat]),
    ]


def test_an_answer_after_which_the_hand_of_another_may_decide_waits_for_confirm() -> None:
    """Whether the turn's owner is asked for its bonus rests on its hand, so that an answer shows something of that."""
    game, _ = Game.load(RULES, (Path(__file__).parents[2] / "records" / "worlds" / "banker.jsonl").read_text())
    scene = table(Session(KeptGame(game)))
    scene.parts.answering.propose(choice("no"))
    assert scene.interaction.held is not None
    assert scene.interaction.held.note == say("table-may-reveal")
    told = scene.parts.ask.preview.told(scene.interaction.session.foresee(choice("no")))
    assert [remark.words for remark in told.remarks] == [say("table-may-reveal")]


def test_a_card_drawn_in_fall_waits_for_confirm_like_any_other_reveal() -> None:
    scene = table(played(season("fall", "deck", 1)))
    decision = scene.interaction.decision
    assert decision is not None
    scene.parts.answering.propose(decision.choices[0])
    assert scene.interaction.held is not None
    assert scene.interaction.held.note == say("table-reveals")
    scene.app.settings.confirm = "never"
    scene.parts.answering.propose(decision.choices[0])
    assert scene.interaction.held is None


@pytest.mark.parametrize("mode", ["never", "long", "always"])
def test_no_visitor_is_played_that_the_player_has_not_chosen(mode: Literal["never", "long", "always"]) -> None:
    """In whole games: where only one card can be played it waits to be confirmed; carrying it there chooses it."""
    scene = table(Session(KeptGame(Game.new(RULES, [{"name": "Lago", "colour": "lago"}], 5, {"level": "normal"}))))
    interaction, session = scene.interaction, scene.interaction.session
    scene.app.settings.confirm = mode
    bot, waited, carried = ChanceBot(Stream(2, "one card"), curious=True), 0, 0
    while session.decision is not None:
        interaction.queue.skip()
        decision = interaction.decision
        assert decision is not None
        for one in decision.choices:
            events = session.foresee(one).events
            taken = [event.choice.split() for event in events if event.kind == "auto_taken" and event.seat == 0]
            cards = [words[1] for words in taken if words[0] == "play"]
            if not cards or session.foresee(one).reveals:
                continue
            held = interaction.waits(one)
            assert held is not None
            assert held.note == say("table-plays", card=card_mention(cards[0]))
            waited += 1
            selection = interaction.pointer.selection
            if isinstance(selection, CardsFirst) and one.verb == "place":
                selection.pick((Ref("card", cards[0]),))
                again = interaction.waits(one)
                assert again is None or again.note != held.note
                selection.clear()
                carried += 1
        scene.parts.answering.answered(session.choose(bot.choose(decision)), 0)
    assert waited > 3
    assert carried > 2
