"""What now?: suggestions in the task panel, by mouse and by key, only where they are wanted and may be seen."""

from __future__ import annotations

import pytest

from game.play.interaction import Interaction
from game.play.scene import TableScene
from game.program.routes import GameRoutes
from game.store.kept_game import KeptGame
from game.store.settings import Settings
from game.text.advice import purpose_words
from game.text.messages import say
from game.window.app import App
from game.window.input import Action, begun
from rules.engine.game import Game
from rules.players.suggestion import Gain, Purpose
from tests.game.laid import shown, summer_turn
from tests.game.play.test_playing import SIZE, leave, nobody_is_left, table, until

__all__ = ["nobody_is_left"]


def ask(app: App, scene: TableScene) -> None:
    """Press the key."""
    scene.handle(begun(Action.ADVICE))
    app.step(0.02)


def names(scene: TableScene) -> set[str]:
    return {button.name for button in scene.buttons.all}


def title(scene: TableScene) -> str:
    asked = scene.interaction.panel.asked
    assert asked is not None
    return asked.look.title


def test_suggestions_are_found_out_beside_the_window_and_picked_as_by_a_click() -> None:
    app, scene = table("viticulture", 0, 0, size=SIZE)
    until(app, lambda: scene.interaction.decision is not None)
    interaction = scene.interaction
    ask(app, scene)
    assert title(scene) == say("advice-title")
    until(app, lambda: interaction.advice.found is not None)
    app.step(0.02)
    assert interaction.advice.found
    first = interaction.advice.found[0].answer
    assert first in names(scene)
    assert interaction.decision is not None
    assert first in map(str, interaction.decision.choices)
    button = scene.buttons.named(first)
    assert button is not None
    button.act()
    app.step(0.02)
    picked = interaction.held is not None or interaction.pointer.selection.picked or interaction.session.made
    assert picked
    assert title(scene) != say("advice-title")
    leave(app)


def test_asked_too_soon_they_come_with_the_next_question_unless_something_else_is_pressed() -> None:
    app, scene = table("viticulture", 0, 1, size=SIZE)
    interaction = scene.interaction
    for between in ((), (Action.TELL_TURN,), (Action.BACK,)):
        until(app, lambda: interaction.decision is not None)
        assert interaction.decision is not None
        scene.parts.answering.propose(interaction.decision.choices[0])
        if interaction.held is not None:
            scene.parts.answering.confirm()
        while interaction.decision is not None and interaction.thinking < 0:
            scene.parts.answering.propose(interaction.decision.choices[0])
            if interaction.held is not None:
                scene.parts.answering.confirm()
            app.step(0.02)
        assert interaction.decision is None
        ask(app, scene)
        for action in between:
            scene.handle(begun(action))
        until(app, lambda: interaction.decision is not None)
        for _ in range(3):
            app.step(0.02)
        assert (title(scene) == say("advice-title")) == (Action.BACK not in between)
    leave(app)


def test_asked_while_the_past_is_shown_they_are_those_of_now() -> None:
    app, scene = table("viticulture", 0, 0, size=SIZE)
    interaction = scene.interaction
    until(app, lambda: interaction.decision is not None)
    while not interaction.session.made or interaction.decision is None:
        assert interaction.decision is not None
        scene.parts.answering.propose(interaction.decision.choices[0])
        if interaction.held is not None:
            scene.parts.answering.confirm()
        app.step(0.02)
    scene.parts.review.look(0)
    app.step(0.02)
    assert interaction.at is not None
    ask(app, scene)
    assert interaction.at is None
    assert title(scene) == say("advice-title")
    leave(app)


@pytest.mark.parametrize("heard", [False, True])
def test_for_those_who_listen_the_focus_comes_to_the_first_one(heard: bool) -> None:
    app, scene = table("viticulture", 0, 0, size=SIZE)
    if heard:
        app.announcements.listeners.append(lambda one: None)
    interaction, focus = scene.interaction, scene.parts.focus
    until(app, lambda: interaction.decision is not None)
    assert focus.at is None
    ask(app, scene)
    until(app, lambda: interaction.advice.found is not None)
    app.step(0.02)
    assert interaction.advice.found
    assert (focus.at.button if focus.at is not None else "") == (interaction.advice.found[0].answer if heard else "")
    leave(app)


def test_they_go_with_the_key_back_and_with_anything_that_is_picked() -> None:
    app, scene = table("viticulture", 0, 0, size=SIZE)
    until(app, lambda: scene.interaction.decision is not None)
    decision = scene.interaction.decision
    assert decision is not None
    for action in (Action.BACK, Action.ADVICE):
        ask(app, scene)
        assert title(scene) == say("advice-title")
        scene.handle(begun(action))
        app.step(0.02)
        assert title(scene) != say("advice-title")
    ask(app, scene)
    scene.parts.answering.propose(decision.choices[0])
    app.step(0.02)
    assert title(scene) != say("advice-title")
    leave(app)


def test_a_table_or_person_that_wants_none_has_none() -> None:
    app, scene = table("viticulture", 0, 0, size=SIZE)
    until(app, lambda: scene.interaction.decision is not None)
    assert "advice" in names(scene)
    app.settings.advice = False
    scene.interaction.show_question()
    assert "advice" not in names(scene)
    app.settings.advice = True
    scene.interaction.session.kept.advice = False
    scene.interaction.show_question()
    assert "advice" not in names(scene)
    ask(app, scene)
    assert title(scene) != say("advice-title")
    leave(app)


def test_a_closed_hand_is_not_told_of() -> None:
    app, scene = table("viticulture", 0, 0, size=SIZE)
    until(app, lambda: scene.interaction.decision is not None)
    scene.interaction.visibility.open_for_all(False)
    scene.interaction.hand_changed()
    ask(app, scene)
    button = scene.buttons.named("advice")
    assert button is not None
    assert button.why == say("advice-closed")
    assert title(scene) != say("advice-title")
    leave(app)


def test_the_way_to_an_order_is_told_with_the_next_step_and_what_is_kept_for_winter() -> None:
    planted = Purpose("plant", "malvasia", place="6", then=Purpose("way-harvest", "order_3", cost=2))
    told = purpose_words(planted)
    assert told.endswith("So you can fill an order for red 3 and white 1 in about 2 years. Next: harvest the grapes.")
    suits = Purpose("wine-suits", "order_3", "red.3", then=Purpose("way-ripen", "order_3", cost=2))
    assert purpose_words(suits).endswith(
        "asks for it. You can fill that order in about 2 years. Next: let the wine ripen."
    )
    lacks = Purpose("train", amount=4, then=Purpose("way-lira", "order_1", "medium_cellar", amount=2))
    assert purpose_words(lacks).endswith("this year. Next: 2 more lira for the medium cellar.")
    leaves = Purpose("train", amount=4, then=Purpose("leaves", "order_1", amount=1, cost=2))
    assert purpose_words(leaves).endswith("leaves one worker for winter, and an order for red 5 needs 2.")
    kept = Purpose("keeps", amount=2, gains=(Gain("make", 1), Gain("fill", 1)))
    assert purpose_words(kept) == "Keep your 2 workers for winter: make wine and fill an order."


def test_what_a_move_brings_is_told_in_one_sentence() -> None:
    gains = Purpose("gains", "planter", gains=(Gain("vp", 1), Gain("order", 2)))
    assert purpose_words(gains) == "With Planter it brings 1 point and 2 wine orders."
    none = Purpose("orders-none", amount=4, count=36)
    assert purpose_words(none).endswith("4 of the 36 orders need no other cellar than yours.")
    far = purpose_words(Purpose("orders-far", "order_7", amount=4, cost=2, count=36))
    assert far.startswith("You hold an order for red 6, about 2 years away.")
    assert purpose_words(Purpose("grape", thing="white.1")) == "You get white grape 1: wine is made of grapes."
    kept = Purpose("keeps", amount=1, gains=(Gain("harvest", 1),), then=Purpose("later", "order_3"))
    assert purpose_words(kept) == (
        "Keep your worker for winter: harvest. Otherwise an order for red 3 and white 1 takes a year more."
    )
    way = Purpose("way-harvest", "order_3", cost=1)
    cheaper = Purpose("structure-way", thing="yoke", then=Purpose("cheaper", "handyman", amount=2, then=way))
    assert "Handyman in your hand builds it for 2 lira less. So you can fill" in purpose_words(cheaper)
    assert purpose_words(cheaper).endswith("next year. Next: harvest the grapes.")
    lent = Purpose("gains", gains=(Gain("temporary", 1),), then=Purpose("then-build", thing="cottage"))
    assert purpose_words(lent) == (
        "It brings one more worker until the year’s end. Later this year you can still build the cottage."
    )
    way = Purpose("harvest-wine-order", "order_1", "red.5", "6", 4)
    assert purpose_words(way).startswith("Field 6 gives grapes for the red wine 5 with which you can fill an order")
    assert purpose_words(way).endswith(": 4 points.")


def test_a_record_says_that_a_table_wants_no_advice() -> None:
    kept = KeptGame.begin(("", ""), ("lago", "cotto"), 1, {}, advice=False)
    again, _ = Game.load(kept.game.rules, kept.game.record.text())
    kept.close()
    assert not KeptGame(again).advice
    assert KeptGame(Game.new(kept.game.rules, [{}, {}], 1)).advice


def test_where_nothing_is_suggested_the_key_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    app = App(GameRoutes, (320, 180), Settings(animation="instant", reduced_motion=True))
    heard: list[str] = []
    app.announcements.listeners.append(lambda one: heard.append(one.words))
    scene = shown(app, summer_turn({"lira": 3}))
    interaction = scene.interaction

    def said() -> list[str]:
        heard.clear()
        scene.handle(begun(Action.ADVICE))
        scene.announcer.update()
        interaction.put_down()
        interaction.show_question()
        scene.announcer.update()
        return [one for one in heard if not one.startswith(interaction.session.names[0])]

    app.settings.advice = False
    assert said() == [say("advice-off", by="settings")]
    app.settings.advice, interaction.session.kept.advice = True, False
    assert said() == [say("advice-off", by="table")]
    interaction.session.kept.advice = True
    interaction.leave_question()
    interaction.show_question()
    assert said() == [say("voice-nothing-asked")]
    monkeypatch.setattr(Interaction, "thinking", 1)
    interaction.show_question()
    assert said() == [say("advice-soon")]
    scene.handle(begun(Action.ADVICE))
    asked = interaction.panel.asked
    assert asked is not None
    assert asked.look.note == say("advice-soon")
